"""Tables of Chinese checkers as people meet them: start, middle, the last step home."""

from __future__ import annotations

from collections.abc import Iterator

from engines import games
from render.scene import Scene
from tests.pictures.boards import CHINESE, MIXED, TAIWAN, THREE, played, table

SIX = (*CHINESE, *TAIWAN, *MIXED)
MIDDLE = (
    "o3-m9 k1-k3 e3-g3 c3-e9 g11-i9 k11-k9 q1-m7 m1-i1 e1-e5 d1-h2 h10-l9 m10-m6 o1-m5 k2-k4 h1-j4 "
    "a1-e7 e13-g9 m12-k8 n1-h3 l2-l6 f1-n1 b1-f4 e10-e6 m13-k11 n2-j5 l3-l7 g3-i3 d4-h9 e12-e8 "
    "k10-g4 p2-h4 k3-i5 g2-k10 d2-f9 f10-h8 l11-f8 o2-g2 i1-g5 f3-j6 b2-h1 f12-j9 m6-i2 h3-b2 "
    "m4-m10 i3-k5 f9-j2 g9-i7 j10-h7"
)
DUEL = "o3-m9 c1-e5 q1-m7 c2-e6 n3-l6 d1-f6 o2-k6 a1-g5 n2-j5 d2-h5 m7-i5 h5-j4 l6-d2 e6-g4"
ALMOST = ("a1 b1 b2 c1 c2 c3 d1 d2 d3 e9", "n1 n2 n4 o1 o2 p1 p2 q1 m8 l7")


def chinese_checkers() -> Iterator[tuple[str, Scene]]:
    kind = games.find("chinese_checkers")
    duel, three, six = (kind.of({}, players) for players in (2, 3, 6))
    yield "start", table(three, three.start(), "zh-Hant", THREE, "1:00", "1:00", "1:00")
    yield "middle", table(six, played(six, MIDDLE), "zh-Hans", SIX, *["0:10"] * 6)
    yield "jumps", table(duel, played(duel, DUEL, 13), "en", MIXED, "0:52", "1:00", seat=1)
    home = played(duel, "e9-d4", deal=duel.place({"pieces": [own.split() for own in ALMOST]}))
    yield "end", table(duel, home, "en", MIXED, "0:31", "0:48")
