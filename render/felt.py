"""A table of cards or tiles: the felt everything lies on, and plates for its seats."""

from __future__ import annotations

from render.scene import Box, Hot, Scene, Shape


def table(
    width: float, height: float, shapes: tuple[Shape, ...], *, alt: str, hot: tuple[Hot, ...] = ()
) -> Scene:
    """What lies on the table, in units of a tenth of its usual width of 10."""
    edge = 0.025
    felt = Box(edge, edge, width - 2 * edge, height - 2 * edge, "felt", "felt_line", 0.05)
    return Scene(width, height, shapes, alt=alt, ground=(felt,), hot=hot, unit=100)


def plate(x: float, y: float, width: float, height: float, marked: bool) -> Box:
    """What stands for a seat; marked while it is to act."""
    fill, edge = ("on_turn", "turn_mark") if marked else ("panel", "panel_edge")
    return Box(x, y, width, height, fill, edge, 0.04, 0.15)
