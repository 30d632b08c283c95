"""The six chess figures as drawings: hollow for White, solid with light lines for Black.

Each lies in a square of side 1 around (0, 0).  A figure is a few overlapping parts: all are
drawn with an edge, then filled once more without, so that one outline goes round the whole.
"""

from __future__ import annotations

from functools import cache

from render.scene import XY, Box, Disc, Line, Polygon, Symbol

Points = tuple[XY, ...]
Part = Polygon | Disc
EDGE = 0.055
INKS = {"white": ("stone_white", "stone_black"), "black": ("stone_black", "stone_white")}


def _round(points: Points, closed: bool = True, times: int = 3) -> Points:
    """The corners cut off again and again; a point given twice stays a corner."""
    for _ in range(times):
        ends = (*points[1:], points[0]) if closed else points[1:]
        cut: list[XY] = [] if closed else [points[0]]
        for (x, y), (u, v) in zip(points, ends, strict=False):
            cut += [(x * 0.75 + u * 0.25, y * 0.75 + v * 0.25)]
            cut += [(x * 0.25 + u * 0.75, y * 0.25 + v * 0.75)]
        points = tuple(cut) if closed else (*cut, points[-1])
    return points


def _both(right: Points) -> Points:
    """An outline from its right half, given from top to bottom."""
    return (*right, *((-x, y) for x, y in reversed(right)))


def _turned(right: Points) -> Polygon:
    """What a lathe makes of the right half of an outline; its ends are corners."""
    return Polygon(_round(_both((right[0], *right, right[-1]))))


def _bar(half: float, y: float) -> Line:
    return Line(((-half, y), (half, y)))


FOOT = Polygon(_both(((0.235, 0.27), (0.31, 0.345), (0.31, 0.42))))
RIM = _bar(0.24, 0.345)
TEETH = ((-0.27, 0.12), (-0.065, 0.13), (0.15, 0.12))

PAWN: tuple[Part, ...] = (
    FOOT,
    _turned(((0.07, -0.02), (0.08, 0.14), (0.22, 0.28))),
    Polygon(_both(((0.12, -0.05), (0.17, -0.005), (0.12, 0.04)))),
    Disc(0, -0.175, 0.145),
)
ROOK: tuple[Part, ...] = (
    FOOT,
    Polygon(_both(((0.17, -0.15), (0.17, 0.2), (0.235, 0.28)))),
    Polygon(_both(((0.27, -0.29), (0.27, -0.22), (0.17, -0.14)))),
    *(Polygon(((x, -0.38), (x + w, -0.38), (x + w, -0.28), (x, -0.28))) for x, w in TEETH),
)
BISHOP: tuple[Part, ...] = (
    FOOT,
    _turned(((0.08, 0.06), (0.09, 0.16), (0.22, 0.28))),
    Polygon(_both(((0.13, 0.03), (0.19, 0.075), (0.13, 0.12)))),
    _turned(((0.0, -0.36), (0.13, -0.27), (0.23, -0.08), (0.13, 0.06))),
    Disc(0, -0.375, 0.055),
)
QUEEN: tuple[Part, ...] = (
    FOOT,
    Polygon(
        _both(
            (
                (0.0, -0.36),
                (0.085, -0.06),
                (0.2, -0.31),
                (0.225, -0.03),
                (0.37, -0.21),
                (0.245, 0.14),
                (0.205, 0.2),
                (0.235, 0.28),
            )
        )
    ),
    Disc(0, -0.36, 0.055),
    *(Disc(side * x, y, 0.05) for side in (-1, 1) for x, y in ((0.2, -0.315), (0.37, -0.215))),
)
KING: tuple[Part, ...] = (
    FOOT,
    _turned(((0.02, -0.2), (0.2, -0.3), (0.37, -0.13), (0.29, 0.04), (0.19, 0.14), (0.235, 0.28))),
    Polygon(_both(((0.1, -0.2), (0.06, -0.28)))),
    Polygon(_both(((0.035, -0.45), (0.035, -0.24)))),
    Polygon(_both(((0.105, -0.395), (0.105, -0.33)))),
)
KNIGHT: tuple[Part, ...] = (
    FOOT,
    Polygon(
        _round(
            (
                (-0.23, 0.28),
                (-0.23, 0.28),
                (-0.21, 0.15),
                (-0.03, 0.07),
                (-0.01, -0.06),
                (-0.14, -0.02),
                (-0.19, 0.07),
                (-0.31, 0.06),
                (-0.37, -0.05),
                (-0.29, -0.13),
                (-0.25, -0.25),
                (-0.16, -0.32),
                (-0.14, -0.43),
                (-0.14, -0.43),
                (-0.05, -0.35),
                (0.02, -0.41),
                (0.02, -0.41),
                (0.07, -0.33),
                (0.24, -0.24),
                (0.31, -0.02),
                (0.25, 0.28),
                (0.25, 0.28),
            )
        )
    ),
)
FIGURES: dict[str, tuple[tuple[Part, ...], tuple[Line | Disc, ...]]] = {
    "p": (PAWN, (RIM,)),
    "r": (ROOK, (RIM, _bar(0.16, 0.2), _bar(0.16, -0.14))),
    "n": (
        KNIGHT,
        (
            RIM,
            Line(_round(((0.07, -0.24), (0.19, -0.14), (0.21, 0.02), (0.17, 0.2)), closed=False)),
            Disc(-0.15, -0.19, 0.032),
            Disc(-0.295, -0.02, 0.02),
        ),
    ),
    "b": (BISHOP, (RIM, Line(((0.11, -0.2), (0.02, -0.09))), _bar(0.1, 0.075))),
    "q": (QUEEN, (RIM, _bar(0.19, 0.2), _bar(0.22, 0.12))),
    "k": (KING, (RIM, _bar(0.18, 0.2), _bar(0.19, 0.12), Line(((0, -0.19), (0, 0.06))))),
}


def _dressed(part: Part, fill: str, edge: str) -> Part:
    if isinstance(part, Disc):
        return Disc(part.x, part.y, part.r, fill, edge, EDGE)
    return Polygon(part.points, fill, edge, EDGE)


def _drawn(detail: Line | Disc, ink: str) -> Line | Disc:
    if isinstance(detail, Disc):
        return Disc(detail.x, detail.y, detail.r, ink)
    return Line(detail.points, ink, 0.035)


@cache
def figure(kind: str, colour: str) -> Symbol:
    """A man by its FEN letter in lower case, "white" or "black"."""
    parts, details = FIGURES[kind]
    fill, line = INKS[colour]
    return Symbol(
        f"chess-{colour}-{kind}",
        (
            *(_dressed(part, fill, "stone_black") for part in parts),
            *(_dressed(part, fill, "") for part in parts),
            *(_drawn(detail, line) for detail in details),
        ),
    )


@cache
def seat_figure(colour: str) -> Symbol:
    """A king on a square of a board, to be seen on a page of any colour: whose men they are."""
    ground = Box(-0.49, -0.49, 0.98, 0.98, "square_dark", "wood_edge", 0.02, 0.1)
    king = figure("k", colour)
    return Symbol(f"chess-seat-{colour}", (ground, *king.shapes))
