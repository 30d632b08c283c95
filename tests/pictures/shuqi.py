"""Tables of number chess as people meet them: start, a crossing, a chain, the call."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engines import games
from engines.games import AnyGame
from render.scene import Scene
from tests.pictures.boards import CHINESE, MIXED, TAIWAN, table

CASES = Path(__file__).parents[2] / "engines/games/shuqi/cases/endings.json"
# Where Red's pieces 0 to 9 stand, then Blue's.
MIDDLE = ("a1 d4 d2 h4 f3 c1 c2 g5 e1 h2", "o1 k2 j3 e3 l4 h6 m2 f2 n1 i2")
CHAIN = ("o1 d4 d2 d3 d1 n1 l4 m1 m2 n2", "b1 l1 c1 l2 a1 c3 h7 i7 i6 b2")
FULL = json.loads(CASES.read_text("utf-8"))[2]["position"]


def shuqi() -> Iterator[tuple[str, Scene]]:
    game = games.find("shuqi")()
    yield "start", table(game, game.start(), "zh-Hans", CHINESE, "0:20", "0:20")
    middle = after(game, standing(MIDDLE, "red"), "c1 i6 3/(2-7/5)")
    yield "middle", table(game, middle, "en", MIXED, "0:18", "0:20")
    chain = after(game, standing(CHAIN, "blue"), "i7 c2 e4: 6-3; 3")
    yield "chain", table(game, chain, "zh-Hant", TAIWAN, "0:18", "0:20", seat=1)
    yield "end", table(game, after(game, FULL, "stop"), "en", MIXED, "0:11", "0:20")


def standing(points: tuple[str, str], to_move: str) -> dict[str, Any]:
    red, blue = ({p: n for n, p in enumerate(side.split())} for side in points)
    return {"red": red, "blue": blue, "to_move": to_move}


def after(game: AnyGame, position: Any, said: str) -> Any:
    """The state after one move from a position."""
    state = game.start(game.place(position))
    (seat,) = game.to_move(state)
    return game.play(state, seat, game.parse(game.observe(state, seat), said))
