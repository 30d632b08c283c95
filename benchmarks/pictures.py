"""What a picture costs: CPU milliseconds and kilobytes, medians.

Run with `python -m benchmarks.pictures`.  "new" is a picture whose names, clocks and last move
have not been seen before, as after each move of a live game; "first" is the very first one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import count
from statistics import median
from time import process_time

from render.cards import face, fan
from render.frame import around
from render.grids import board, crossings, labels_across, moved, place_mark
from render.look import Look, Player
from render.paint import pixels, png
from render.pieces import disc_piece
from render.scene import Box, Scene, Stamp

ROUNDS = 40
BACK = "車馬象士將士象馬車"
FRONT = "俥傌相仕帥仕相傌俥"
GROUND = (
    *board(0.25, 0.1, 9.5, 10.8),
    *crossings(9, 10, river=4),
    *(mark for x in (2, 8) for y in (3, 8) for mark in place_mark(x, y)),
    *labels_across("123456789", 1, 0.3, 0.3),
    *labels_across("九八七六五四三二一", 1, 10.7, 0.3),
)


def players(turn: int) -> tuple[Player, Player]:
    clock = f"{turn // 60 % 60:02}:{turn % 60:02}"
    return (
        Player("棋逢对手将遇良才一二三四五六七八九十甲乙", clock, turn % 2 == 0),
        Player("山外青山楼外楼强中更有强中手高手如云", "10:00", turn % 2 == 1),
    )


def xiangqi(turn: int) -> Scene:
    """Thirty-two men, a moving cannon, two names of twenty characters, coordinates."""
    end = (1 + turn % 9, 8)
    men = [Stamp(disc_piece(man, "black"), 1 + x, 1) for x, man in enumerate(BACK)]
    men += [Stamp(disc_piece(man, "red"), 1 + x, 10) for x, man in enumerate(FRONT)]
    men += [Stamp(disc_piece("砲", "black"), x, 3) for x in (2, 8)]
    men += [Stamp(disc_piece("炮", "red"), x, 8) for x in (end[0], 10)]
    men += [Stamp(disc_piece("卒", "black"), x, 4) for x in range(1, 10, 2)]
    men += [Stamp(disc_piece("兵", "red"), x, 7) for x in range(1, 10, 2)]
    body = Scene(10, 11, (*men, *moved((2, 8), end)), "", GROUND)
    return around(body, Look("zh-Hans", 0, players(turn), "#12 象棋"))


def hand(turn: int) -> Scene:
    """Twenty cards in two rows under four played ones."""
    pack = [face(rank, suit) for rank in ("A", "K", "Q", "J", "10") for suit in "SHCD"]
    held = fan(pack, 0.3, 2.8, 9.4, values=[str(n) for n in range(20)])
    played = fan(pack[turn % 16 : turn % 16 + 4], 0.3, 0.3, 9.4)
    height = 2.8 + held.height + 0.3
    table = (Box(0, 0, 10, height, "felt"),)
    body = Scene(10, height, (*played.shapes, *held.shapes), "", table, held.hot)
    return around(body, Look("zh-Hans", 0, (*players(turn), Player("三", "", False))))


def cost(draw: Callable[[], bytes]) -> tuple[float, bytes]:
    """CPU milliseconds, and what was drawn."""
    start = process_time()
    data = draw()
    return 1000 * (process_time() - start), data


def measured(scene: Callable[[int], Scene], turns: Iterator[int]) -> str:
    first, _ = cost(lambda: png(scene(next(turns))))
    again = scene(next(turns))
    png(again)
    kept = median(cost(lambda: png(again))[0] for _ in range(ROUNDS))
    new = [cost(lambda: png(scene(next(turns)))) for _ in range(ROUNDS)]
    width, height, _ = pixels(again)
    fresh, size = median(ms for ms, _ in new), median(len(data) for _, data in new)
    return (
        f"{width}x{height}: new {fresh:5.1f} ms  seen {kept:5.1f} ms  first {first:5.0f} ms"
        f"  {size / 1000:4.0f} kB"
    )


def main() -> None:
    for name, scene in (("xiangqi board", xiangqi), ("20-card hand", hand)):
        sys.stdout.write(f"{name:14} {measured(scene, count())}\n")


if __name__ == "__main__":
    main()
