"""What a picture costs, scene and PNG together: CPU milliseconds and kilobytes, medians.

Run with `python -m benchmarks.pictures`.  "live" is a picture after one more move, drawn by a
host that has drawn as many of the game before: another position, other clocks, the same
players with names of six Han characters, seen by the next seat; "new" one whose players have
not been seen before either, each with a name of twenty characters nobody else has; "seen" the
same picture again; "first" the very first one of its kind.  The kilobytes are those of "live"
and of "new" pictures.  Where the chess package is installed, its SVG board is measured in the
same run; with resvg or cairosvg as a PNG, which is what a chat needs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from itertools import count
from statistics import median
from time import process_time
from typing import Any

from engines import games
from engines.formats.course import course, follow
from engines.formats.knockout import Knockout
from engines.formats.scene import tree_scene
from engines.formats.stage import NONE, ONE, Field, Result, Table
from engines.games import AnyGame
from engines.luck import SEED_BYTES, Luck
from render.look import Look, Player
from render.paint import pixels, png
from render.scene import Scene

ROUNDS = 60
SEED = bytes(SEED_BYTES)
# A picture from the number of the turn and of the party that plays.
Draw = Callable[[int, int], Scene]
HAN = [chr(code) for code in range(0x4E00, 0x4E00 + 4000)]


def name(number: int, length: int = 20) -> str:
    """Han characters that no other number gives."""
    return "".join(HAN[(number * 97 + step * 389) % len(HAN)] for step in range(length))


def look(turn: int, party: int, seats: int, key: str) -> Look:
    clock = f"{turn // 60 % 60}:{turn % 60:02}"
    length = 20 if party else 6
    players = (
        Player(name(party * seats + s, length), clock, s == turn % seats) for s in range(seats)
    )
    return Look("zh-Hans", turn % 2, tuple(players), f"#{turn} {key}")


def positions(key: str) -> tuple[AnyGame, list[Any]]:
    """A game, and enough states of games played by chance that none is drawn twice."""
    game = games.find(key)()
    states: list[Any] = []
    for number in count():
        luck = Luck(number.to_bytes(SEED_BYTES, "big"))
        state = game.start(game.deal(luck))
        while game.to_move(state) and len(states) < 3 * ROUNDS + 3:
            states.append(state)
            seat = min(game.to_move(state))
            move = luck.choice(tuple(game.legal_moves(game.observe(state, seat))))
            state = game.apply(state, seat, move)
        if len(states) == 3 * ROUNDS + 3:
            return game, states
    raise AssertionError


def table(key: str) -> Draw:
    """What the seats see in turn."""
    game, states = positions(key)

    def draw(turn: int, party: int) -> Scene:
        view = game.observe(states[turn % len(states)], turn % game.count)
        scene: Scene = game.picture(view, look(turn, party, game.count, key))
        return scene

    return draw


def hand_of_20() -> Draw:
    """The landlord's twenty cards at dou dizhu, each time of another deal."""
    game = games.find("doudizhu")()
    views = []
    for seed in range(3 * ROUNDS + 3):
        state = game.start(game.deal(Luck(seed.to_bytes(SEED_BYTES, "big"))))
        bid = game.parse(game.observe(state, 0), "3")
        views.append(game.observe(game.apply(state, 0, bid), 0))

    def draw(turn: int, party: int) -> Scene:
        scene: Scene = game.picture(views[turn % len(views)], look(turn, party, 3, "doudizhu"))
        return scene

    return draw


def bracket() -> Draw:
    """Sixty-four entrants, all rounds played."""
    stage, field = Knockout(placement="bracket"), Field(tuple(range(64)), seed=SEED)

    def report(number: int, index: int, table: Table) -> Result:
        del index
        best = min(table.seats)
        took = tuple(ONE if entrant == best else NONE for entrant in table.seats)
        return Result(number, table.seats, took)

    done = course(stage, follow(stage, field, report).field)
    return lambda turn, party: tree_scene(
        stage, done, {e: name(party * 64 + e, 6) for e in range(64)}, "zh-Hans", f"杯 {turn}"
    )


def cost(draw: Callable[[], bytes]) -> tuple[float, bytes]:
    """CPU milliseconds, and what was drawn."""
    start = process_time()
    data = draw()
    return 1000 * (process_time() - start), data


def measured(scene: Draw, rounds: int) -> str:
    turns = count()

    def one(live: bool) -> tuple[float, bytes]:
        turn = next(turns)
        return cost(lambda: png(scene(turn, 0 if live else turn)))

    first, _ = one(True)
    for _ in range(rounds):
        one(True)
    live = [one(True) for _ in range(rounds)]
    new = [one(False) for _ in range(rounds)]
    again = scene(next(turns), 0)
    png(again)
    kept = median(cost(lambda: png(again))[0] for _ in range(rounds))
    width, height, _ = pixels(again)
    known, fresh = median(ms for ms, _ in live), median(ms for ms, _ in new)
    usual, large = (median(len(data) for _, data in some) / 1000 for some in (live, new))
    return (
        f"{width}x{height}: live {known:5.1f} ms  new {fresh:5.1f} ms  seen {kept:5.1f} ms"
        f"  first {first:5.0f} ms  {usual:3.0f} and {large:3.0f} kB"
    )


def peer() -> str:
    """The chess package's board, with the last move and a check marked."""
    chess, drawing = import_module("chess"), import_module("chess.svg")
    played = chess.Board("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")
    moved = chess.Move.from_uci("d8h4")

    def svg() -> str:
        return str(drawing.board(played, lastmove=moved, check=chess.E1, size=840))

    found = raster()
    if not found:
        median_ms = median(cost(lambda: svg().encode())[0] for _ in range(ROUNDS))
        return f"SVG alone, no rasteriser installed: {median_ms:5.1f} ms"
    tool, convert = found
    costs = [cost(lambda: convert(svg())) for _ in range(ROUNDS)]
    size = median(len(data) for _, data in costs)
    return f"with {tool}: {median(ms for ms, _ in costs):5.1f} ms  {size / 1000:4.0f} kB"


def raster() -> tuple[str, Callable[[str], bytes]] | None:
    for tool, convert in (
        ("resvg_py", lambda made, svg: bytes(made.svg_to_bytes(svg_string=svg))),
        ("cairosvg", lambda made, svg: bytes(made.svg2png(svg.encode()))),
    ):
        try:
            made = import_module(tool)
        except ImportError:
            continue
        return tool, lambda svg, convert=convert, made=made: convert(made, svg)
    return None


def main() -> None:
    for key in games.keys():
        sys.stdout.write(f"{key:16} {measured(table(key), ROUNDS)}\n")
    sys.stdout.write(f"{'hand of 20':16} {measured(hand_of_20(), ROUNDS)}\n")
    sys.stdout.write(f"{'bracket of 64':16} {measured(bracket(), 10)}\n")
    try:
        sys.stdout.write(f"{'chess.svg':16} {peer()}\n")
    except ImportError:
        sys.stdout.write("chess.svg        not installed\n")


if __name__ == "__main__":
    main()
