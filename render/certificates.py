"""Certificates: a page in landscape with a border, what is said, and a seal.

A4 in millimetres.  Words come from the caller; the light theme is meant, as on paper.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, sqrt

from render.fonts import measure, wrap
from render.scene import XY, Box, Line, Scene, Shape, Text

WIDE, HIGH = 297.0, 210.0
ON_SCREEN, ON_PAPER = 4.0, 6.0  # pixels a millimetre: 1188 x 840, and 152 a printed inch
LONGEST_SEAL = 16
COMMA = "，"
BODY, LEADING = 9.0, 17.0
TOP, ROOM = 104.0, 217.0


@dataclass(frozen=True, slots=True)
class Certificate:
    """What one says.  `name` stands on a line of its own; `seal` is stamped, if not empty.

    `face` is "sc" or "tc": whose forms Han characters take.
    """

    title: str
    name: str
    body: str
    signed: str
    date: str
    seal: str = ""
    face: str = "sc"

    @property
    def alt(self) -> str:
        return "\n".join(filter(None, (self.title, self.name, self.body, self.signed, self.date)))


def page(said: Certificate, unit: float = ON_SCREEN) -> Scene:
    return Scene(
        WIDE,
        HIGH,
        (*_words(said), *_seal(said.seal, said.face)),
        said.alt,
        ground=tuple(_border()),
        unit=unit,
    )


# ---------------------------------------------------------------------- the frame
def _border() -> Iterator[Shape]:
    for inset, width in ((9.0, 1.6), (12.5, 0.5)):
        yield Box(inset, inset, WIDE - 2 * inset, HIGH - 2 * inset, "", "wood_edge", width)
    for flip_x in (False, True):
        for flip_y in (False, True):
            for points in _CORNER:
                yield Line(tuple(_flipped(p, flip_x, flip_y) for p in points), "wood_edge", 0.9)


def _flipped(point: XY, flip_x: bool, flip_y: bool) -> XY:
    x, y = point
    return (WIDE - x if flip_x else x, HIGH - y if flip_y else y)


def _meander(start: float, turns: int, step: float) -> tuple[XY, ...]:
    """回纹: a square spiral from the corner inwards."""
    x = y = start
    points = [(x, y)]
    reach = 2.0 * turns * step
    ways = ((1, 0), (0, 1), (-1, 0), (0, -1))
    for turn in range(4 * turns):
        across, down = ways[turn % 4]
        x, y = x + across * reach, y + down * reach
        points.append((x, y))
        if turn % 2:
            reach -= step
    return tuple(points)


_CORNER = (_meander(16.0, 2, 4.0),)


# ---------------------------------------------------------------------- what is said
def _words(said: Certificate) -> Iterator[Shape]:
    face, middle = said.face, WIDE / 2
    letters = _spaced(said.title)
    yield Text(middle, 50, letters, 20, "red", "middle", 700, ROOM, face)
    yield Text(middle, 79, said.name, 13, "ink", "middle", 700, ROOM - 30, face)
    half = min(max(measure(said.name, 13, 700) / 2 + 8, 50), ROOM / 2)
    yield Line(((middle - half, 88), (middle + half, 88)), "ink", 0.4)
    for number, line in enumerate(_balanced(said.body)):
        yield Text(
            middle, TOP + number * LEADING * 0.82, line, BODY, "ink", "middle", 400, ROOM, face
        )
    for y, text, size in ((166, said.signed, 8.0), (178, said.date, 7.0)):
        yield Text(WIDE - 74, y, text, size, "ink", "middle", 400, 90, face)


def _balanced(body: str) -> tuple[str, ...]:
    """As few lines as it takes, about equally long; two of them part at a Han comma, for no
    space says where a word of Han characters ends."""
    lines = wrap(body, BODY, ROOM, most=4)
    if len(lines) == 2 and (parted := _at_a_comma(body)):
        return parted
    for share in range(40, 100, 4):
        tighter = wrap(body, BODY, ROOM * share / 100, most=4)
        if len(tighter) == len(lines) and max(measure(t, BODY) for t in tighter) <= ROOM:
            return tighter
    return lines


def _at_a_comma(body: str) -> tuple[str, str] | None:
    """The two most equal lines, if there are any that fit."""
    cuts = (place for place, char in enumerate(body, 1) if char == COMMA)
    halves = [(body[:cut], body[cut:]) for cut in cuts]
    wide = {half: [measure(line, BODY) for line in half] for half in halves}
    fitting = [half for half in halves if max(wide[half]) <= ROOM]
    return min(fitting, key=lambda half: abs(wide[half][0] - wide[half][1]), default=None)


def _spaced(title: str) -> str:
    """A short Han title stands wide."""
    return (
        "\u3000".join(title)
        if title.isalpha() and not title.isascii() and len(title) < 7
        else title
    )


# ---------------------------------------------------------------------- the seal
def _seal(text: str, face: str) -> Iterator[Shape]:
    """方印: up to sixteen characters in columns from right to left."""
    letters = [char for char in text if not char.isspace()][:LONGEST_SEAL]
    if not letters:
        return
    rows = ceil(sqrt(len(letters)))
    columns = ceil(len(letters) / rows)
    size = 30.0 / rows
    width, height = columns * size + 4, rows * size + 4
    left, top = 158 - width / 2, 172 - height / 2
    yield Box(left, top, width, height, "", "red", 1.4, 1.5)
    for column in range(columns):
        inside = letters[column * rows : (column + 1) * rows]
        apart = rows * size / len(inside)  # the last column is filled by fewer
        for row, char in enumerate(inside):
            x, y = left + width - 2 - (column + 0.5) * size, top + 2 + (row + 0.5) * apart
            yield Text(x, y, char, size * 0.86, "red", "middle", 700, size * 0.94, face)
