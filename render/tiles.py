"""Mahjong tiles, drawn by ourselves: a number in the corner, sticks, rings or characters.

A tile is one unit high; stamp it at any size.  Codes are `1m` … `9m` 萬, `1s` … `9s` 條,
`1p` … `9p` 餅, `E S W N` winds, `C F P` 中 發 白, `a` … `h` the flowers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from math import cos, pi, sin

from render.scene import XY, Box, Disc, Line, Polygon, Symbol, Text

Part = Line | Polygon | Disc | Box | Text
WIDTH = 0.74  # of a tile, its height being 1
HAN = "一二三四五六七八九"
CHARACTERS = dict(zip("ESWNCFPabcdefgh", "東南西北中發白春夏秋冬梅蘭竹菊", strict=True))
INKS = {"C": "suit_red", "F": "tile_green", "P": "tile_blue"}
MIDDLE, HALF_WIDE, HALF_HIGH = (0.0, 0.13), 0.22, 0.25  # where the sticks and rings are

# Where the signs of each number stand, from -1 to 1 each way.
_PAIR, _TRIO, _QUAD = (-0.75, 0.75), (-1.0, 0.0, 1.0), (-1.0, -0.33, 0.33, 1.0)


def _grid(across: Iterable[float], down: Iterable[float]) -> tuple[XY, ...]:
    down = tuple(down)
    return tuple((x, y) for y in down for x in across)


RINGS: dict[int, tuple[XY, ...]] = {
    1: ((0, 0),),
    2: ((0, -0.7), (0, 0.7)),
    3: ((-0.75, -0.75), (0, 0), (0.75, 0.75)),
    4: _grid(_PAIR, (-0.7, 0.7)),
    5: (*_grid(_PAIR, (-0.85, 0.85)), (0, 0)),
    6: _grid(_PAIR, _TRIO),
    7: ((-0.95, -1.0), (0, -0.75), (0.95, -0.5), *_grid(_PAIR, (0.25, 1.0))),
    8: _grid(_PAIR, _QUAD),
    9: _grid(_TRIO, _TRIO),
}
STICKS: dict[int, tuple[XY, ...]] = {
    2: RINGS[2],
    3: ((0, -0.7), (-0.75, 0.7), (0.75, 0.7)),
    4: RINGS[4],
    5: (*_grid((-1.0, 1.0), (-0.7, 0.7)), (0, 0)),
    6: _grid(_TRIO, (-0.7, 0.7)),
    7: ((0, -1.0), *_grid(_TRIO, (0.05, 1.0))),
    8: _grid((-1.05, -0.35, 0.35, 1.05), (-0.7, 0.7)),
    9: _grid(_TRIO, _TRIO),
}
# Which stick of a number is the odd one out.
_RED_STICK = {5: (4,), 7: (0,), 9: (1, 4, 7)}


def _place(at: XY) -> XY:
    return MIDDLE[0] + at[0] * HALF_WIDE, MIDDLE[1] + at[1] * HALF_HIGH


def _blank() -> Box:
    return Box(-WIDTH / 2, -0.5, WIDTH, 1, "card", "card_edge", 0.025, 0.09)


def _corner(text: str, ink: str = "suit_black") -> Text:
    return Text(-WIDTH / 2 + 0.06, -0.345, text, 0.28, ink, "start", 700, 0.26)


@cache
def face(code: str) -> Symbol:
    """The face of a tile.  Raises KeyError for a code there is none of."""
    number, suit = (int(code[0]), code[1]) if len(code) == 2 else (0, code)
    parts = {"m": _characters, "s": _bamboos, "p": _dots}.get(suit)
    drawn = parts(number) if parts else _honour(code)
    return Symbol(f"tile-{code}", (_blank(), *drawn), WIDTH, 1.0)


def _characters(number: int) -> Iterator[Part]:
    yield _corner(str(number))
    yield Text(0.08, -0.17, HAN[number - 1], 0.4, "suit_black", weight=700, face="tc")
    yield Text(0.08, 0.23, "萬", 0.4, "suit_red", weight=700, face="tc")


def _dots(number: int) -> Iterator[Part]:
    yield _corner(str(number))
    radius = 0.24 if number == 1 else 0.125 if number < 4 else 0.105 if number < 7 else 0.085
    for x, y in map(_place, RINGS[number]):
        yield Disc(x, y, radius, "card", "tile_blue", radius * 0.36)
        yield Disc(x, y, radius * 0.38, "suit_red" if number in (1, 5, 9) else "tile_blue")


def _bamboos(number: int) -> Iterator[Part]:
    yield _corner(str(number))
    if number == 1:
        yield from _bird()
        return
    rows = len({y for _, y in STICKS[number]})
    high = 0.3 if rows == 2 else 0.19 if number != 5 else 0.27
    for index, at in enumerate(STICKS[number]):
        x, y = _place(at)
        ink = "suit_red" if index in _RED_STICK.get(number, ()) else "tile_green"
        yield Box(x - 0.04, y - high / 2, 0.08, high, ink, "", 0, 0.035)
        yield Box(x - 0.04, y - 0.014, 0.08, 0.028, "card")


def _oval(x: float, y: float, a: float, b: float, tilt: float) -> tuple[XY, ...]:
    steps = (2 * pi * step / 24 for step in range(24))
    return tuple(
        (
            x + a * cos(t) * cos(tilt) - b * sin(t) * sin(tilt),
            y + a * cos(t) * sin(tilt) + b * sin(t) * cos(tilt),
        )
        for t in steps
    )


def _bird() -> Iterator[Part]:
    """One bamboo is a sparrow, as it has long been."""
    for lift in (0.0, 0.09, 0.18):
        yield Polygon(((0.0, 0.14), (-0.3, 0.2 + lift), (-0.26, 0.28 + lift)), "tile_green")
    yield Polygon(_oval(0.02, 0.12, 0.2, 0.13, -0.6), "tile_green")
    yield Polygon(_oval(0.0, 0.14, 0.11, 0.055, -0.5), "card")
    yield Disc(0.16, -0.08, 0.1, "suit_red")
    yield Polygon(((0.24, -0.13), (0.34, -0.07), (0.24, -0.03)), "tile_blue")
    yield Disc(0.18, -0.1, 0.022, "card")
    for foot in (0.02, 0.1):
        yield Line(((foot, 0.22), (foot + 0.02, 0.42)), "suit_red", 0.028)


def _honour(code: str) -> Iterator[Part]:
    ink = INKS.get(code, "suit_black")
    if code == "P":
        yield _corner(code, "suit_black")
        yield Box(-0.2, -0.13, 0.44, 0.52, "", "tile_blue", 0.05, 0.03)
        yield Box(-0.11, -0.04, 0.26, 0.34, "", "tile_blue", 0.025, 0.02)
        return
    if code in "abcdefgh":
        yield from _flower(code)
        return
    yield _corner(code, ink)
    yield Text(0.03, 0.1, CHARACTERS[code], 0.56, ink, weight=700, face="tc")


def _flower(code: str) -> Iterator[Part]:
    """Seasons in red, plants in green, each with its number and a blossom."""
    index = "abcdefgh".index(code)
    ink = "suit_red" if index < 4 else "tile_green"
    yield _corner(str(index % 4 + 1), ink)
    for petal in range(5):
        turn = 2 * pi * petal / 5 - pi / 2
        yield Disc(0.16 + 0.08 * cos(turn), -0.3 + 0.08 * sin(turn), 0.055, ink)
    yield Disc(0.16, -0.3, 0.035, "card")
    yield Text(0.0, 0.14, CHARACTERS[code], 0.5, ink, weight=700, face="tc")


@cache
def back() -> Symbol:
    """The back of a tile."""
    w, h = WIDTH - 0.12, 0.88
    panel = Box(-w / 2, -h / 2, w, h, "card_back", "", 0, 0.06)
    ring = Box(-w / 2 + 0.09, -h / 2 + 0.09, w - 0.18, h - 0.18, "", "back_line", 0.03, 0.04)
    return Symbol("tile-back", (_blank(), panel, ring), WIDTH, 1.0)
