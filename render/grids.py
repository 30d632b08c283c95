"""Boards: crossing lines, chequered squares, what is written round them, marks on them.

Column and row numbers count from 0 at the top left.  One cell is one unit; (x, y) is where
the first crossing is, or the top left corner of the first square.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from render.scene import XY, Box, Disc, Line, Shape, Text


@cache
def board(x: float, y: float, w: float, h: float) -> tuple[Shape, ...]:
    """A slab of wood by its top left corner."""
    edge = 0.05
    return (Box(x + edge / 2, y + edge / 2, w - edge, h - edge, "wood", "wood_edge", edge, 0.12),)


@cache
def crossings(
    columns: int,
    rows: int,
    x: float = 1.0,
    y: float = 1.0,
    river: int | None = None,
    width: float = 0.025,
) -> tuple[Shape, ...]:
    """Lines that cross in `columns` x `rows` points; the inner upright ones stop at a river.

    `river` is the row above it: 4 on a xiangqi board.
    """
    right, bottom = x + columns - 1, y + rows - 1
    lines: list[Shape] = [Line(((x, y + r), (right, y + r)), "line", width) for r in range(rows)]
    for column in range(columns):
        at = x + column
        if river is None or column in (0, columns - 1):
            spans: tuple[XY, ...] = ((y, bottom),)
        else:
            spans = ((y, y + river), (y + river + 1, bottom))
        lines += [Line(((at, top), (at, end)), "line", width) for top, end in spans]
    return tuple(lines)


def stars(points: Iterable[XY], r: float = 0.09) -> tuple[Shape, ...]:
    """The dots of a go board."""
    return tuple(Disc(x, y, r, "line") for x, y in points)


def place_mark(x: float, y: float, left: bool = True, right: bool = True) -> tuple[Shape, ...]:
    """The small angles round a xiangqi point where a cannon or pawn starts."""
    sides = (*((-1,) if left else ()), *((1,) if right else ()))
    near, far = 0.08, 0.22
    return tuple(
        Line(
            (
                (x + side * near, y + up * far),
                (x + side * near, y + up * near),
                (x + side * far, y + up * near),
            ),
            "line",
            0.02,
        )
        for side in sides
        for up in (-1, 1)
    )


@cache
def squares(
    columns: int, rows: int, x: float = 0.0, y: float = 0.0, dark_corner: bool = False
) -> tuple[Shape, ...]:
    """Chequered squares in a border; `dark_corner` says the top left one is dark."""
    whole = Box(x, y, columns, rows, "square_light")
    dark = tuple(
        Box(x + column, y + row, 1, 1, "square_dark")
        for row in range(rows)
        for column in range(columns)
        if (column + row) % 2 != dark_corner
    )
    edge = Box(x, y, columns, rows, "", "wood_edge", 0.05)
    return (whole, *dark, edge)


def labels_across(
    texts: Iterable[str], x: float, y: float, size: float = 0.34, ink: str = "wood_ink"
) -> tuple[Shape, ...]:
    """A row of coordinates: the first centred on (x, y), then one each unit to the right."""
    return tuple(
        Text(x + column, y, text, size, ink, weight=700) for column, text in enumerate(texts)
    )


def labels_down(
    texts: Iterable[str], x: float, y: float, size: float = 0.34, ink: str = "wood_ink"
) -> tuple[Shape, ...]:
    """A column of coordinates: the first centred on (x, y), then one each unit downwards."""
    return tuple(Text(x, y + row, text, size, ink, weight=700) for row, text in enumerate(texts))


def came_from(x: float, y: float, r: float = 0.16) -> tuple[Shape, ...]:
    """A small hollow ring: the point or square the last move left."""
    return (Disc(x, y, r, "", "accent", 0.055),)


def corners(
    x: float, y: float, half: float = 0.47, ink: str = "accent", width: float = 0.07
) -> tuple[Shape, ...]:
    """Four angles round (x, y): where the last move ended."""
    arm = half * 0.42
    return tuple(
        Line(
            (
                (x + side * half, y + up * (half - arm)),
                (x + side * half, y + up * half),
                (x + side * (half - arm), y + up * half),
            ),
            ink,
            width,
        )
        for side in (-1, 1)
        for up in (-1, 1)
    )


def moved(start: XY, end: XY, half: float = 0.47) -> tuple[Shape, ...]:
    """The last move: a ring where it came from, corners where it went."""
    return (*came_from(*start), *corners(*end, half))


def last_stone(x: float, y: float, colour: str, r: float = 0.17) -> tuple[Shape, ...]:
    """A ring upon the stone placed last, which is "black" or "white"."""
    return (Disc(x, y, r, "", "stone_white" if colour == "black" else "accent", 0.08),)


def checked(x: float, y: float, r: float = 0.495) -> tuple[Shape, ...]:
    """A strong ring round the piece in check."""
    return (Disc(x, y, r, "", "alarm", 0.08),)
