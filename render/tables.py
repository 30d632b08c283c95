"""Tables: standings, schedules, lists of lots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.fonts import measure
from render.scene import Box, Line, Scene, Shape, Text

WIDTH = 10.0  # units; text is 0.36 of a unit, 13 pixels where the picture is 360 wide
UNIT = 72.0
SIZE = 0.36
ROW = 0.66
GAP = 0.22


@dataclass(frozen=True, slots=True)
class Column:
    """A heading; `anchor` is how cells stand: start, middle or end (numbers)."""

    title: str
    anchor: str = "start"


@dataclass(frozen=True, slots=True)
class Row:
    """Cells by column, missing ones empty; a strong row is bold (a winner, the reader)."""

    cells: tuple[str, ...]
    strong: bool = False


def table(
    columns: Sequence[Column],
    rows: Sequence[Row],
    *,
    title: str = "",
    alt: str = "",
    face: str = "auto",
) -> Scene:
    """A page-wide table: columns as wide as their text, the widest giving way when crowded."""
    widths = _widths(columns, rows)
    top = GAP
    shapes: list[Shape] = []
    if title:
        room = WIDTH - 2 * GAP
        shapes.append(Text(GAP, top + 0.32, title, 0.46, "ink", "start", 700, room, face))
        top += 0.78
    header = Row(tuple(column.title for column in columns))
    shapes += _cells(header, columns, widths, top, "muted", face)
    shapes.append(Line(((GAP, top + ROW), (WIDTH - GAP, top + ROW)), "panel_edge", 0.03))
    for number, row in enumerate(rows):
        top += ROW
        if number % 2:
            shapes.append(Box(GAP, top, WIDTH - 2 * GAP, ROW, "stripe"))
        shapes += _cells(row, columns, widths, top, "ink", face)
    return Scene(WIDTH, top + ROW + GAP, tuple(shapes), alt, unit=UNIT)


def _cells(
    row: Row,
    columns: Sequence[Column],
    widths: Sequence[float],
    top: float,
    ink: str,
    face: str,
) -> list[Shape]:
    shapes: list[Shape] = []
    left = GAP
    for column, cell, width in zip(columns, row.cells, widths, strict=False):
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[column.anchor]
        x = left + GAP / 2 + share * (width - GAP)
        weight = 700 if row.strong else 400
        if cell:
            at = (x, top + ROW / 2)
            room = max(width - GAP, 0.1)
            shapes.append(Text(*at, cell, SIZE, ink, column.anchor, weight, room, face))
        left += width
    return shapes


def _widths(columns: Sequence[Column], rows: Sequence[Row]) -> tuple[float, ...]:
    """Widths in units, gaps included, that fill the page; room to spare goes to the words."""
    page = WIDTH - 2 * GAP
    wished = [
        GAP * 1.05 + max(measure(text, SIZE, 700) for text in _column(number, columns, rows))
        for number in range(len(columns))
    ]
    spare = page - sum(wished)
    if spare >= 0:
        words = [n for n, column in enumerate(columns) if column.anchor == "start"]
        widest = max(words or range(len(wished)), key=wished.__getitem__, default=0)
        return tuple(w + spare * (n == widest) for n, w in enumerate(wished))
    limit = _limit(wished, page)
    return tuple(min(w, limit) for w in wished)


def _column(number: int, columns: Sequence[Column], rows: Sequence[Row]) -> list[str]:
    cells = [row.cells[number] for row in rows if number < len(row.cells)]
    return [columns[number].title, *cells]


def _limit(wished: Sequence[float], page: float) -> float:
    """The width that wide columns are cut to, so that all of them fill the page."""
    left, waiting = page, sorted(wished)
    for done, width in enumerate(waiting):
        share = left / (len(waiting) - done)
        if width >= share:
            return share
        left -= width
    return left
