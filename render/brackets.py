"""Knock-outs: a column for each round, a box for each pairing, lines to the next round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from render.fonts import measure
from render.scene import Box, Line, Scene, Shape, Text

COLUMN = 4.6  # from one round to the next
BOX = 3.9
SLOT = 0.58
APART = 1.6  # from one pairing to the next in the first round
TITLE, LINE = 0.48, 0.7
SIZE = 0.38
NOTE = 0.29
MARGIN = 0.3
UNITS = (52.0, 110.0)  # pixels a unit, at least and at most


@dataclass(frozen=True, slots=True)
class Slot:
    """One side of a pairing: a cleaned name ("" while undecided), its score, whether it won."""

    name: str
    score: str = ""
    won: bool = False


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two sides; without a lower one the upper has a bye."""

    upper: Slot
    lower: Slot | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """A heading ("Quarter-finals") and the pairings from the top down; None leaves a gap."""

    title: str
    pairings: tuple[Pairing | None, ...]


def bracket(
    rounds: Sequence[Round],
    *,
    title: str = "",
    end: str = "",
    alt: str = "",
    face: str = "auto",
    joined: bool = True,
) -> Scene:
    """The whole knock-out; a pairing stands in the middle of the two that feed it.

    `end` says how it ended, after the title or, where there is no room, below it.
    `joined`: lines run from each round to the next, pairing to pairing in their order.
    """
    width = max(len(rounds), 2) * COLUMN - (COLUMN - BOX) + 2 * MARGIN
    heads = _heads(title, end, width - 2 * MARGIN, face)
    top = MARGIN + (0.8 + LINE * (len(heads) - 1) if heads else 0.0)
    places = _places(rounds)
    depth = max((len(place) for place in places), default=0)
    first = top + 0.7 + APART / 2
    height = first + max(depth, 1) * APART - APART / 2 + MARGIN
    shapes: list[Shape] = [
        Text(MARGIN, MARGIN + 0.3 + number * LINE, head, TITLE, "ink", "start", 700,
             width - 2 * MARGIN, face)
        for number, head in enumerate(heads)
    ]  # fmt: skip
    shapes += _joints(rounds, places, first) if joined else ()
    for number, (one, place) in enumerate(zip(rounds, places, strict=True)):
        left = MARGIN + number * COLUMN
        shapes.append(
            Text(left + BOX / 2, top + 0.25, one.title, SIZE, "muted", room=BOX, face=face)
        )
        for pairing, at in zip(one.pairings, place, strict=True):
            if pairing:
                shapes += _pairing(pairing, left, first + at * APART, face)
    least, most = UNITS
    return Scene(width, height, tuple(shapes), alt, unit=max(least, min(most, 900 / width)))


def _heads(title: str, end: str, room: float, face: str) -> tuple[str, ...]:
    parts = tuple(part for part in (title, end) if part)
    line = " · ".join(parts)
    return (line,) if line and measure(line, TITLE, 700, face) <= room else parts


def _places(rounds: Sequence[Round]) -> list[tuple[float, ...]]:
    """How far down each pairing stands, in steps of the first round."""
    places: list[tuple[float, ...]] = []
    most = max((len(one.pairings) for one in rounds), default=0)
    for one in rounds:
        count = len(one.pairings)
        before = places[-1] if places else ()
        if len(before) == 2 * count:
            places.append(
                tuple((a + b) / 2 for a, b in zip(before[::2], before[1::2], strict=True))
            )
        elif len(before) == count:
            places.append(before)
        else:
            places.append(tuple((at + 0.5) * most / count - 0.5 for at in range(count)))
    return places


def _joints(
    rounds: Sequence[Round], places: Sequence[tuple[float, ...]], first: float
) -> Iterator[Shape]:
    for number, (before, after) in enumerate(pairwise(places)):
        if len(before) not in (len(after), 2 * len(after)):
            continue
        start = MARGIN + number * COLUMN + BOX
        middle, end = start + (COLUMN - BOX) / 2, start + COLUMN - BOX
        feeds = len(before) // len(after)
        for at, y in enumerate(before):
            if (
                rounds[number].pairings[at] is None
                or rounds[number + 1].pairings[at // feeds] is None
            ):
                continue
            down, up = first + y * APART, first + after[at // feeds] * APART
            yield Line(
                ((start, down), (middle, down), (middle, up), (end, up)), "panel_edge", 0.035
            )


def _pairing(pairing: Pairing, left: float, middle: float, face: str) -> Iterator[Shape]:
    slots = [pairing.upper] if pairing.lower is None else [pairing.upper, pairing.lower]
    top = middle - SLOT * len(slots) / 2
    yield Box(left, top, BOX, SLOT * len(slots), "panel", "panel_edge", 0.035, 0.1)
    if len(slots) == 2:
        yield Line(((left, middle), (left + BOX, middle)), "panel_edge", 0.025)
    for number, slot in enumerate(slots):
        yield from _slot(slot, left, top + (number + 0.5) * SLOT, face)
    if pairing.note:
        yield Text(
            left + BOX / 2,
            top + SLOT * len(slots) + 0.2,
            pairing.note,
            NOTE,
            "muted",
            room=BOX,
            face=face,
        )


def _slot(slot: Slot, left: float, y: float, face: str) -> Iterator[Shape]:
    """The name on the left, the score on the right; a winner is bold and green."""
    ink, weight = ("good", 700) if slot.won else ("ink", 400)
    taken = measure(slot.score, SIZE, weight) + 0.2 if slot.score else 0.0
    room = BOX - 0.36 - min(taken, 1.0)
    if slot.name:
        yield Text(left + 0.18, y, slot.name, SIZE, ink, "start", weight, room, face)
    if slot.score:
        yield Text(left + BOX - 0.18, y, slot.score, SIZE, ink, "end", weight, 0.8, face)
