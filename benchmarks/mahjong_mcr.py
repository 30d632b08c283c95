"""Wins counted per second, beside `PyMahjongGB` when it is installed, and moves of the computer.

    python -m benchmarks.mahjong_mcr [hands]

Both count the same recorded hands (tests/data), which have every fan in them, in turns.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from engines.games.mahjong_mcr import MahjongMcr
from engines.games.mahjong_mcr.counting import Hand, House, score
from engines.games.mahjong_mcr.desk import hand_of
from engines.games.mahjong_mcr.tiles import CODES, Meld
from engines.luck import SEED_BYTES, Luck

DATA = Path(__file__).parent.parent / "tests" / "data" / "mahjong_mcr_counted.json"
GAME = MahjongMcr()
HOUSE = House(wait_in_knitted=True, wait_ignores_own_four=False)
ROUNDS = 5
SUITS = {"m": "W", "s": "T", "p": "B"}
HONOURS = dict(zip("ESWNCFP", ("F1", "F2", "F3", "F4", "J1", "J2", "J3"), strict=True))


def fresh(hand: Hand) -> Hand:
    """The same hand with nothing worked out yet."""
    return Hand(**{name: getattr(hand, name) for name in Hand.__dataclass_fields__})


def ours(hands: list[Hand]) -> Callable[[], None]:
    def count() -> None:
        for hand in hands:
            score(fresh(hand), HOUSE)

    return count


def peer(hands: list[Hand]) -> Callable[[], None] | None:
    try:
        from MahjongGB import MahjongFanCalculator  # type: ignore[import-not-found]
    except ImportError:
        return None
    given = [_theirs(hand) for hand in hands]

    def count() -> None:
        for arguments in given:
            MahjongFanCalculator(*arguments)

    return count


def _theirs(hand: Hand) -> tuple[Any, ...]:
    marks = (hand.self_draw, hand.last_of_kind, hand.kong, hand.wall_last)
    return (
        tuple(map(_pack, hand.melds)),
        tuple(map(_tile, hand.concealed)),
        _tile(hand.tile),
        hand.flowers,
        *marks,
        hand.seat,
        hand.prevailing,
    )


def _tile(tile: int) -> str:
    code = CODES[tile]
    return HONOURS[code] if len(code) == 1 else SUITS[code[1]] + code[0]


def _pack(one: Meld) -> tuple[str, str, int]:
    kind = {"c": "CHI", "p": "PENG"}.get(one.kind, "GANG")
    return kind, _tile(one.tile + (one.kind == "c")), int(one.is_open)


def deals(hands: int) -> tuple[float, float, int]:
    """So many deals of four computers: seconds a move, the slowest move, deals won."""
    luck, times, won = Luck(bytes(SEED_BYTES)), [], 0
    for _ in range(hands):
        state = GAME.start(GAME.deal(luck))
        while waiting := GAME.to_move(state):
            view = GAME.observe(state, min(waiting))
            began = perf_counter()
            move = GAME.advise(view, luck, GAME.levels)
            times.append(perf_counter() - began)
            state = GAME.play(state, min(waiting), move)
        won += state.won is not None
    return sum(times) / len(times), max(times), won


def main(hands: int) -> None:
    cases = json.loads(DATA.read_text("utf-8"))["hands"]
    counted = [hand_of(case) for case in cases]
    contenders = {"yiqun": ours(counted)}
    if theirs := peer(counted):
        contenders["PyMahjongGB"] = theirs
    speeds: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, count in contenders.items():
            began = perf_counter()
            count()
            speeds[name].append((perf_counter() - began) / len(counted))
    said = [f"{name}: {median(s) * 1000:.3f} ms to count a win" for name, s in speeds.items()]
    mean, slowest, won = deals(hands)
    said.append(
        f"yiqun: {mean * 1000:.1f} ms a move of level {GAME.levels}, slowest {slowest:.2f} s"
    )
    said.append(f"yiqun: {won} of {hands} deals among four such players were won")
    print("\n".join(said))  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
