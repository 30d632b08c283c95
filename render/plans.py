"""Plans of tables 桌次表: a card for each table, with who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.fonts import measure
from render.scene import Box, Scene, Shape, Text
from render.tables import GAP, SIZE, UNIT, WIDTH

ACROSS = 2
LINE = 0.54
HEAD = 0.62
INSIDE = 0.16
SMALL = 0.32


@dataclass(frozen=True, slots=True)
class Seat:
    """`mark` is the seat's own (a wind, a number), `score` what was taken there."""

    mark: str
    name: str
    score: str = ""
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A table: its number, a note beside it (its boards), its seats from the top down."""

    title: str
    seats: tuple[Seat, ...]
    note: str = ""


def plan(
    cards: Sequence[Card], *, title: str = "", foot: str = "", alt: str = "", face: str = "auto"
) -> Scene:
    """Cards two to a row under a title; `foot` is a line below (who sits out)."""
    shapes: list[Shape] = []
    top = GAP
    room = WIDTH - 2 * GAP
    if title:
        shapes.append(Text(GAP, top + 0.32, title, 0.46, "ink", "start", 700, room, face))
        top += 0.82
    width = (WIDTH - GAP * (ACROSS + 1)) / ACROSS
    for start in range(0, len(cards), ACROSS):
        row = cards[start : start + ACROSS]
        height = HEAD + LINE * max(len(card.seats) for card in row) + INSIDE
        for place, card in enumerate(row):
            shapes += _card(card, GAP + place * (width + GAP), top, width, height, face)
        top += height + GAP
    if foot:
        shapes.append(Text(GAP, top + 0.25, foot, SIZE, "muted", "start", 400, room, face))
        top += 0.5 + GAP
    return Scene(WIDTH, top, tuple(shapes), alt, unit=UNIT)


def _card(card: Card, x: float, y: float, w: float, h: float, face: str) -> list[Shape]:
    left, right, middle = x + INSIDE, x + w - INSIDE, y + HEAD / 2
    shapes: list[Shape] = [Box(x, y, w, h, "panel", "panel_edge", 0.03, 0.12)]
    half = (w - 3 * INSIDE) / 2
    shapes.append(Text(left, middle, card.title, SIZE, "ink", "start", 700, half, face))
    if card.note:
        shapes.append(Text(right, middle, card.note, SMALL, "muted", "end", 400, half, face))
    marks = max(measure(seat.mark, SMALL) for seat in card.seats) + INSIDE
    for place, seat in enumerate(card.seats):
        shapes += _seat(seat, left, right, marks, y + HEAD + LINE * (place + 0.45), face)
    return shapes


def _seat(seat: Seat, left: float, right: float, marks: float, y: float, face: str) -> list[Shape]:
    weight = 700 if seat.strong else 400
    score = measure(seat.score, SIZE, weight) + INSIDE if seat.score else 0.0
    room = right - left - marks - score
    shapes: list[Shape] = [
        Text(left, y, seat.mark, SMALL, "muted", "start", 400, 0.0, face),
        Text(left + marks, y, seat.name, SIZE, "ink", "start", weight, room, face),
    ]
    if seat.score:
        shapes.append(Text(right, y, seat.score, SIZE, "ink", "end", weight, 0.0, face))
    return shapes
