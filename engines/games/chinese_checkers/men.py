"""The men of the six seats: each its own outline and ink, so that no colour need be seen."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from engines.game import Seat
from render.scene import XY, Box, Disc, Polygon, Symbol

FILLS = ("red", "card_back", "stone_black", "stone_white", "square_dark", "felt")
INKS = ("disc", "card", "stone_white", "black", "black", "ink")  # of what is written on a man
RIM = 0.04


def _regular(*radii: float, points: int) -> tuple[XY, ...]:
    """Points round the middle, as far from it as the radii say in turn; the first on top."""
    angles = (2 * pi * n / points for n in range(points))
    return tuple(
        (round(radii[n % len(radii)] * sin(a), 4), round(-radii[n % len(radii)] * cos(a), 4))
        for n, a in enumerate(angles)
    )


@cache
def man(seat: Seat) -> Symbol:
    """Disc, square, triangle, diamond, cross and star, in the order of seats."""
    return Symbol(f"man-{seat}", (_outline(seat, 1.0),))


def _outline(seat: Seat, size: float) -> Disc | Box | Polygon:
    fill, edge, rim = FILLS[seat], "stone_edge", RIM * size
    if seat == 0:
        return Disc(0, 0, 0.42 * size, fill, edge, rim)
    if seat == 1:
        half = 0.38 * size
        return Box(-half, -half, 2 * half, 2 * half, fill, edge, rim)
    points = {
        2: _regular(0.6, points=3),  # with room for figures in its middle
        3: _regular(0.54, points=4),
        4: _cross(0.44, 0.26),
        5: _regular(0.5, 0.33, points=12),
    }[seat]
    return Polygon(tuple((x * size, y * size) for x, y in points), fill, edge, rim)


def _cross(arm: float, half: float) -> tuple[XY, ...]:
    points = [(half, -arm), (half, -half), (arm, -half)]
    for _ in range(3):
        points += [(-y, x) for x, y in points[-3:]]
    return tuple(points)


@cache
def badge(seat: Seat) -> Symbol:
    """A man on a round of wood, to be seen on a page of any colour."""
    wood = Disc(0, 0, 0.48, "wood", "wood_edge", 0.03)
    return Symbol(f"badge-{seat}", (wood, _outline(seat, 0.72)))
