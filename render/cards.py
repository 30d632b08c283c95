"""Playing cards, drawn by ourselves: faces, a back, and hands fanned to be read on a phone.

A card is one unit high; `fan` stamps it at any size.  Ranks are "2" to "10", "J", "Q", "K",
"A"; suits are "S", "H", "C", "D"; jokers have the rank "big" or "small" and no suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil, cos, pi, sin

from render.scene import XY, Box, Disc, Hot, Polygon, Shape, Stamp, Symbol, Text

Part = Polygon | Disc | Box | Text
WIDTH = 0.7  # of a card, its height being 1
ROW = 11  # cards in one row of a fan: more would hide each other's index at phone size
LINE = 0.6  # of a card's height from one row to the next: the index stays in sight
PEAKS = {"J": 2, "Q": 3, "K": 5}
CORNER = 0.2  # where the index stands: from the left edge, in card heights


def _at(points: Sequence[XY], x: float, y: float, size: float) -> tuple[XY, ...]:
    return tuple((x + px * size, y + py * size) for px, py in points)


def _heart() -> tuple[XY, ...]:
    turns = (2 * pi * step / 48 for step in range(48))
    return tuple(
        (
            0.47 * sin(t) ** 3,
            -(13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) / 33 - 0.06,
        )
        for t in turns
    )


def _diamond() -> tuple[XY, ...]:
    """Four sides that bend inwards a little."""
    tips = ((0.0, -0.5), (0.38, 0.0), (0.0, 0.5), (-0.38, 0.0))
    sides = zip(tips, (*tips[1:], tips[0]), strict=True)
    return tuple(point for a, b in sides for point in _bent(a, b))


def _bent(a: XY, b: XY) -> list[XY]:
    """The way from a to b, drawn towards the middle."""
    pull = 0.43
    middle = ((a[0] + b[0]) * pull, (a[1] + b[1]) * pull)
    return [
        (_bend(t, a[0], middle[0], b[0]), _bend(t, a[1], middle[1], b[1]))
        for t in (step / 8 for step in range(8))
    ]


def _bend(t: float, start: float, pull: float, end: float) -> float:
    return (1 - t) ** 2 * start + 2 * t * (1 - t) * pull + t * t * end


def _stem() -> tuple[XY, ...]:
    return ((0.0, 0.05), (0.05, 0.3), (0.2, 0.5), (-0.2, 0.5), (-0.05, 0.3))


HEART, DIAMOND, STEM = _heart(), _diamond(), _stem()
SPADE = tuple((x * 0.94, -y * 0.86 - 0.08) for x, y in HEART)
STAR = tuple(
    (reach * sin(pi * tip / 5), -reach * cos(pi * tip / 5))
    for tip, reach in enumerate((0.5, 0.21) * 5)
)


def suit_ink(suit: str) -> str:
    return "suit_red" if suit in ("H", "D") else "suit_black"


def pip(suit: str, x: float, y: float, size: float) -> tuple[Part, ...]:
    """The sign of a suit in a square of side `size` round (x, y)."""
    ink = suit_ink(suit)
    stem = Polygon(_at(STEM, x, y, size), ink)
    if suit == "H":
        return (Polygon(_at(HEART, x, y, size), ink),)
    if suit == "D":
        return (Polygon(_at(DIAMOND, x, y, size), ink),)
    if suit == "S":
        return (Polygon(_at(SPADE, x, y, size), ink), stem)
    leaves = ((0.0, -0.26), (-0.25, 0.1), (0.25, 0.1))
    middle = Disc(x, y, 0.12 * size, ink)
    return (*(Disc(x + a * size, y + b * size, 0.23 * size, ink) for a, b in leaves), middle, stem)


def _crown(peaks: int, x: float, y: float, size: float, ink: str) -> tuple[Part, ...]:
    """The sign of a court card: the more peaks, the higher the rank."""
    half, low, high = size / 2, y + size * 0.22, y - size * 0.3
    step = size / (peaks - 1)
    tips = [(x - half + step * peak, high) for peak in range(peaks)]
    dips = [(tip_x + step / 2, y) for tip_x, _ in tips[:-1]]
    zigzag = [point for pair in zip(tips, [*dips, (0.0, 0.0)], strict=True) for point in pair][:-1]
    inset = size * 0.08
    base = ((x + half - inset, low), (x - half + inset, low))
    balls = (Disc(tip_x, tip_y, size * 0.06, ink) for tip_x, tip_y in tips)
    return (Polygon((*zigzag, *base), ink), *balls)


def _blank() -> Box:
    return Box(-WIDTH / 2, -0.5, WIDTH, 1, "card", "card_edge", 0.012, 0.06)


@cache
def face(rank: str, suit: str = "") -> Symbol:
    """The face of a card; its rank and suit stand large in the top left corner."""
    if not suit:
        return _joker(rank)
    ink = suit_ink(suit)
    left = CORNER - WIDTH / 2
    shapes: list[Part] = [_blank()]
    if rank in PEAKS:
        shapes += _crown(PEAKS[rank], 0.15, 0.1, 0.26, ink)
        shapes += pip(suit, 0.15, 0.31, 0.24)
    else:
        shapes += pip(suit, 0.12, 0.23, 0.36)
    shapes.append(Text(left, -0.335, rank, 0.31, ink, weight=700, room=0.3))
    shapes += pip(suit, left, -0.045, 0.19)
    return Symbol(f"card-{rank}{suit}", tuple(shapes), WIDTH, 1.0)


def _joker(rank: str) -> Symbol:
    """The big joker has a full red star, the small one an empty black star."""
    big = rank == "big"
    ink = "suit_red" if big else "suit_black"
    left = CORNER - WIDTH / 2
    fill = ink if big else ""

    def star(x: float, y: float, size: float) -> Polygon:
        return Polygon(_at(STAR, x, y, size), fill, ink, 0.022)

    return Symbol(
        f"card-{rank}",
        (
            _blank(),
            star(left, -0.33, 0.26),
            Text(left, -0.06, "王", 0.22, ink, weight=700),
            star(0.12, 0.23, 0.34),
        ),
        WIDTH,
        1.0,
    )


@cache
def back() -> Symbol:
    """The back of a card: a lattice in a border."""
    w, h = WIDTH - 0.1, 0.9
    tile = ((0, -0.5), (0.5, 0), (0, 0.5), (-0.5, 0))
    tiles = tuple(
        Polygon(_at(tile, column * 0.12, row * 0.12, 0.075), "back_line")
        for column in range(-2, 3)
        for row in range(-3, 4)
    )
    panel = Box(-w / 2, -h / 2, w, h, "card_back", "", 0, 0.04)
    return Symbol("card-back", (_blank(), panel, *tiles), WIDTH, 1.0)


@dataclass(frozen=True, slots=True)
class Fan:
    """A hand laid out: what to draw, where each card shows, and how high it all is."""

    shapes: tuple[Shape, ...]
    hot: tuple[Hot, ...]
    height: float

    def frame(self, y: float, size: float, out: float = 0.1, rounded: float = 0.15) -> Box:
        """A line round the cards, `size` high and laid out from y down: the play to beat."""
        middles = [card.x for card in self.shapes if isinstance(card, Stamp)]
        half = WIDTH * size / 2
        left, right = min(middles) - half - out, max(middles) + half + out
        return Box(
            left, y - out, right - left, self.height + 2 * out, "", "turn_mark", 0.06, rounded
        )


def fan(
    cards: Sequence[Symbol],
    x: float,
    y: float,
    width: float,
    *,
    values: Sequence[str] = (),
    labels: Sequence[str] = (),
    size: float = 2.0,
    row: int = ROW,
) -> Fan:
    """A hand in overlapping rows, centred within `width` right of (x, y), the top left.

    `size` is a card's height.  With `values`, each card is hot where it shows.
    """
    if not cards:
        return Fan((), (), 0.0)
    lines = ceil(len(cards) / row)
    per = ceil(len(cards) / lines)
    step = _step(per, width, size)
    shapes: list[Shape] = []
    hot: list[Hot] = []
    for number, card in enumerate(cards):
        line, column = divmod(number, per)
        here = min(per, len(cards) - line * per)
        left = x + (width - step * (here - 1) - WIDTH * size) / 2 + column * step
        top = y + line * LINE * size
        shapes.append(Stamp(card, left + WIDTH * size / 2, top + size / 2, size))
        if values:
            seen = WIDTH * size if column == here - 1 else min(step, WIDTH * size)
            high = size if line == lines - 1 else LINE * size
            label = labels[number] if labels else values[number]
            hot.append(Hot(left, top, seen, high, values[number], label))
    return Fan(tuple(shapes), tuple(hot), size + (lines - 1) * LINE * size)


def _step(per: int, width: float, size: float) -> float:
    """From one card to the next: side by side with a little air, closer when they must be."""
    aside = WIDTH * size * 1.04
    return min(aside, (width - WIDTH * size) / (per - 1)) if per > 1 else aside
