"""What a picture is made of, before anyone has drawn it.

Lengths are in units of the scene's own choosing; x grows to the right, y downwards.  Inks
are names that a theme turns into colours, so one scene serves light and dark.  `ground` is
what does not change between moves (the empty board): painters may keep it.  Shapes are made
and looked up by the hundred for each picture: that is why they are tuples.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

XY = tuple[float, float]


class Line(NamedTuple):
    points: tuple[XY, ...]
    ink: str = "line"
    width: float = 0.03


class Polygon(NamedTuple):
    points: tuple[XY, ...]
    fill: str = ""
    edge: str = ""
    width: float = 0.03


class Disc(NamedTuple):
    x: float
    y: float
    r: float
    fill: str = ""
    edge: str = ""
    width: float = 0.03


class Box(NamedTuple):
    """A rectangle by its top left corner; `round` is the radius of its corners."""

    x: float
    y: float
    w: float
    h: float
    fill: str = ""
    edge: str = ""
    width: float = 0.03
    round: float = 0.0


class Text(NamedTuple):
    """One line of text, vertically centred on y.

    `size` is the em in units; `room` is the width it must fit in (0: as wide as it likes):
    longer text is made smaller down to 70 %, then cut with an ellipsis.  `face` is "sc",
    "tc" or "auto": which glyphs to prefer for Han characters.
    """

    x: float
    y: float
    text: str
    size: float
    ink: str = "ink"
    anchor: str = "middle"  # start, middle, end
    weight: int = 400
    room: float = 0.0
    face: str = "auto"


@dataclass(frozen=True, slots=True)
class Symbol:
    """A small drawing used many times, in a square of side 1 around (0, 0): drawn once."""

    name: str
    shapes: tuple[Line | Polygon | Disc | Box | Text, ...]
    w: float = 1.0
    h: float = 1.0
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # Painters look symbols up dozens of times a picture, and some have dozens of shapes.
        object.__setattr__(self, "_hash", hash((self.name, self.shapes, self.w, self.h)))

    def __hash__(self) -> int:
        return self._hash


class Stamp(NamedTuple):
    """A symbol put at (x, y), its centre, `size` units for each of its own."""

    symbol: Symbol
    x: float
    y: float
    size: float = 1.0


Shape = Line | Polygon | Disc | Box | Text | Stamp


class Hot(NamedTuple):
    """A place that can be clicked, by its top left corner; `value` is what a click says."""

    x: float
    y: float
    w: float
    h: float
    value: str
    label: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """`unit` is how many pixels one unit takes at normal (2x) size; `paper` the background ink."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    alt: str
    ground: tuple[Shape, ...] = ()
    hot: tuple[Hot, ...] = field(default=())
    unit: float = 80.0
    paper: str = "paper"
