"""What stands round a game's picture: who plays, whose turn it is, clocks, what was said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil

from render.fonts import measure, wrap
from render.look import Look, Player
from render.scene import (
    Box,
    Disc,
    Hot,
    Line,
    Polygon,
    Scene,
    Shape,
    Stamp,
    Symbol,
    Text,
)

PIXELS = 720.0  # how wide a picture is: twice a phone's 360
NOTE_LINES = 6  # of one note: how to set up an army takes that many
ABREAST = 3  # labels side by side: more would be too narrow on a phone


@dataclass(frozen=True, slots=True)
class Measure:
    """Lengths in the body's units; `em` is 12.6 pixels where the picture is 360 wide."""

    width: float

    @property
    def em(self) -> float:
        return self.width * 0.035

    @property
    def gap(self) -> float:
        return self.em * 0.5

    def label(self, tall: bool) -> float:
        """How high a seat's label is: one line, or two."""
        return self.em * (3.4 if tall else 2.0)

    @property
    def line(self) -> float:
        return self.em * 1.45


def around(
    body: Scene,
    look: Look,
    notes: tuple[str, ...] = (),
    badges: Sequence[Symbol | None] = (),
) -> Scene:
    """The body with its title, the seats' labels and note lines round it.

    The facing seat is at the bottom, the others on top, its left neighbour (the seat before
    it) leftmost.  `badges` has a symbol for each seat that has one (the colour of its men).
    """
    size = Measure(body.width)
    facing = look.facing if 0 <= look.facing < len(look.players) else 0
    rows = _rows(len(look.players), facing)
    above: list[Shape] = []
    top = size.gap
    if look.title:
        above.append(_title(look, top, size))
        top += size.line + size.gap * 0.3
    for row in rows:
        above += _label_row(row, look.players, badges, top, size)
        top += size.label(_tall(row, look.players)) + size.gap
    bottom = top + body.height
    below: list[Shape] = []
    if look.players:
        below += _label_row((facing,), look.players, badges, bottom + size.gap, size)
        bottom += size.label(False) + size.gap
    lines = tuple(_note_lines(notes, size))
    for number, text in enumerate(lines):
        below.append(_note(text, bottom + size.gap + (number + 0.5) * size.line, size, look))
    bottom += size.gap * (2 if lines else 1) + len(lines) * size.line
    return replace(
        body,
        height=bottom,
        shapes=(*(shifted(shape, 0, top) for shape in body.shapes), *above, *below),
        ground=_shifted_ground(body.ground, top),
        hot=tuple(Hot(h.x, h.y + top, h.w, h.h, h.value, h.label) for h in body.hot),
        unit=PIXELS / body.width,
    )


def _rows(count: int, facing: int) -> list[tuple[int, ...]]:
    """The seats on top, row by row: neighbours of the facing seat outermost."""
    others = [(facing - 1 - step) % count for step in range(count - 1)]
    per = ceil(len(others) / ceil(len(others) / ABREAST)) if others else 1
    return [tuple(others[at : at + per]) for at in range(0, len(others), per)]


def _tall(row: Sequence[int], players: Sequence[Player]) -> bool:
    """Whether labels this narrow need a line of their own for clock and score."""
    figures = max(bool(players[seat].clock) + bool(players[seat].score) for seat in row)
    return len(row) + figures > 3


def _title(look: Look, top: float, size: Measure) -> Text:
    room = size.width - 2 * size.gap
    return Text(
        size.width / 2,
        top + size.line * 0.42,
        look.title,
        size.em,
        "muted",
        room=room,
        face=look.face,
    )


def _note(text: str, y: float, size: Measure, look: Look) -> Text:
    room = size.width - 2 * size.gap
    return Text(size.width / 2, y, text, size.em, "ink", room=room, face=look.face)


def _note_lines(notes: Sequence[str], size: Measure) -> Iterator[str]:
    for note in notes:
        if note:
            yield from wrap(note, size.em, size.width - 2 * size.gap, NOTE_LINES)


def _label_row(
    seats: Sequence[int],
    players: Sequence[Player],
    badges: Sequence[Symbol | None],
    top: float,
    size: Measure,
) -> Iterator[Shape]:
    wide = (size.width - size.gap * (len(seats) + 1)) / len(seats)
    tall = _tall(seats, players)
    for column, seat in enumerate(seats):
        left = size.gap + column * (wide + size.gap)
        badge = badges[seat] if seat < len(badges) else None
        yield from _label(players[seat], badge, Place(left, top, wide, tall), size)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a label is, by its top left corner."""

    left: float
    top: float
    wide: float
    tall: bool


def _label(player: Player, badge: Symbol | None, at: Place, size: Measure) -> Iterator[Shape]:
    """A name on the left, score and clock right of it, or below it when there is no room."""
    em = size.em
    name = at.top + (em * 1.1 if at.tall else size.label(False) / 2)
    figures = at.top + em * 2.4 if at.tall else name
    fill, edge = ("on_turn", "turn_mark") if player.on_turn else ("panel", "panel_edge")
    yield Box(at.left, at.top, at.wide, size.label(at.tall), fill, edge, em * 0.08, em * 0.4)
    start, end = at.left + em * 0.6, at.left + at.wide - em * 0.6
    if player.on_turn:
        yield _pointer(start, name, em)
        start += em * 0.95
    if badge:
        yield Stamp(badge, start + em * 0.7, name, em * 1.5)
        start += em * 1.7
    free = end
    for text in _figures(player, at.left + em * 0.6 if at.tall else start, end, figures, em):
        yield text
        free = text.x - min(text.room, measure(text.text, text.size, text.weight)) - em * 0.6
    room = max((end if at.tall else free) - start, em)
    weight = 700 if player.on_turn else 400
    yield Text(start, name, player.name, em * 1.1, "ink", "start", weight, room)


def _figures(player: Player, start: float, end: float, y: float, em: float) -> Iterator[Text]:
    """The clock at the right end, the score left of it, each with half of what is left."""
    weight = 700 if player.on_turn else 400
    for text, ink in ((player.clock, "ink"), (player.score, "muted")):
        if text:
            room = (end - start) * 0.45
            yield Text(end, y, text, em, ink, "end", weight, room)
            end -= min(room, measure(text, em, weight)) + em * 0.6


def _pointer(x: float, y: float, em: float) -> Polygon:
    points = ((x, y - em * 0.42), (x + em * 0.66, y), (x, y + em * 0.42))
    return Polygon(points, "turn_mark")


@lru_cache(64)
def _shifted_ground(ground: tuple[Shape, ...], dy: float) -> tuple[Shape, ...]:
    return tuple(shifted(shape, 0, dy) for shape in ground)


def shifted(shape: Shape, dx: float, dy: float) -> Shape:
    """The same shape, moved."""
    match shape:
        case Line() | Polygon():
            return shape._replace(points=tuple((x + dx, y + dy) for x, y in shape.points))
        case Stamp() | Disc() | Box() | Text():
            return shape._replace(x=shape.x + dx, y=shape.y + dy)
    raise TypeError(shape)
