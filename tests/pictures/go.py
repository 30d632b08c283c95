"""Tables of go as people meet them: start, a large board, counting, the end."""

from __future__ import annotations

from collections.abc import Iterator

from engines import games
from render.scene import Scene
from tests.pictures.boards import CHINESE, MIXED, TAIWAN, played, table

LARGE = (
    "c16 r4 d3 r16 j17 l3 r10 c9 l10 c15 c14 c13 q4 d14 d17 c3 b14 r12 c8 j16 d15 q10 b15 o3 d9 q3 "
    "c10 b9 k3 p4 m3 d13 l4 l2 r11 q5 q11 j3 q9 p10 r13 r17 q12 k4 k2 j2 k1 m4 l5 m2 q17 e3 d4 n3 "
    "c12 c7 j4 s12 k5 q16 p17 r14 e4 d8 f3 d10 e9 b8 c11"
)
SMALL = (
    "c6 d7 d6 e6 d3 g7 c7 f3 e5 g5 c4 e3 d4 e4 e7 f6 d8 g4 d2 f7 f8 f5 d5 g8 h4 f2 h2 c3 b8 g3 h8 "
    "h3 e2 b3 f9 g9 c2 f1 e8 h7 e1 pass pass"
)
MARKED = f"{SMALL} h2 b3 h4 h8"
OVER = f"{MARKED} done done"


def go() -> Iterator[tuple[str, Scene]]:
    game, small = games.find("go")(), games.find("go").of({"size": 9})
    yield "start", table(game, game.start(), "zh-Hant", TAIWAN, "30:00", "30:00")
    yield "middle", table(game, played(game, LARGE), "zh-Hans", CHINESE, "12:40", "9:55")
    yield "counting", table(small, played(small, MARKED), "en", MIXED, "3:20", "4:02")
    yield "end", table(small, played(small, OVER), "zh-Hans", CHINESE, seat=1)
