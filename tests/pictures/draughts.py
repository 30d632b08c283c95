"""Tables of draughts as people meet them: start, a capture of three, a crowning, the end."""

from __future__ import annotations

from collections.abc import Iterator

from engines import games
from render.scene import Scene
from tests.pictures.boards import CHINESE, MIXED, TAIWAN, played, table

GAME = (
    "35-30 17-21 32-27 21x32 38x27 19-24 30x19 13x24 27-22 18x27 31x22 16-21 22-17 11x22 33-29 "
    "24x33 39x26 14-19 36-31 8-13 31-27 20-24 37-32 10-14 43-38 14-20 34-29 24x33 38x29 4-10 "
    "40-34 13-18 44-40 9-13 27-21 3-8 21-17 12x21 26x17 19-23 32-28 23x32 29-24 20x29 34x3 2-8 "
    "3x12 7x18 42-37 18-22 17x28 32x23 37-31 15-20 41-37 13-18 31-27 6-11 40-35 10-15 45-40 1-6 "
    "35-30 11-17 40-35 23-28 46-41 17-22 47-42 22x31 37x26 20-25 30-24 25-30 24-19 18-23 35x24 "
    "23x14 42-38 14-20 24-19 5-10 19-13 20-25 13-8 25-30 8-2 30-34 2-19 34-39 19x32 39-44 32x5 "
    "15-20 49x40 20-25 40-34 6-11 26-21 11-16 21-17 16-21 17x26 25-30 34x25"
)
TAKEN, CROWNED = 17, 45  # plies
RUSSIAN = (
    "c3-d4 b6-c5 d4:b6 c7:a5 d2-c3 a7-b6 c3-b4 a5:c3 b2:d4 d6-c5 d4-e5 f6:d4 a3-b4 c5:a3 e3:a7"
)


def draughts() -> Iterator[tuple[str, Scene]]:
    game = games.find("draughts")()
    yield "start", table(game, game.start(), "en", MIXED, "10:00", "10:00")
    yield "middle", table(game, played(game, GAME, TAKEN), "zh-Hans", CHINESE, "7:42", "8:05")
    crowned = played(game, GAME, CROWNED)
    yield "black", table(game, crowned, "zh-Hant", TAIWAN, "4:31", "0:09", seat=1)
    yield "end", table(game, played(game, GAME), "en", MIXED, "2:10", "3:55")
    russian = games.find("draughts").of({"variant": "russian"})
    yield "russian", table(russian, played(russian, RUSSIAN), "zh-Hans", CHINESE, "5:20", "4:41")
