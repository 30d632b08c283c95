"""Singles, pairs, triples and tractors: how cards of one suit split into units."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engines.cards.pack import Card
from engines.games.shengji.suits import Cards, Order

Shape = tuple[int, int]  # how many alike, and how many such in a row
WIDEST = 3


@dataclass(frozen=True, slots=True)
class Unit:
    """`length` neighbours of `width` equal cards each, the lowest at height `low`."""

    width: int
    length: int
    low: int
    cards: Cards

    @property
    def size(self) -> int:
        return self.width * self.length

    @property
    def shape(self) -> Shape:
        return self.width, self.length


Levels = dict[int, list[Card]]  # by height, the cards held often enough


def levels(order: Order, counts: Counter[Card], width: int, exact: bool = False) -> Levels:
    """Which cards there are `width` of (`exact`: no more), by height."""
    found: Levels = {}
    # The fewest first, so that a tractor does not break a triple it could spare.
    for one, count in sorted(counts.items(), key=lambda held: held[1]):
        if count == width if exact else count >= width:
            found.setdefault(order.height(one), []).append(one)
    return found


def runs(found: Levels, length: int) -> Iterator[int]:
    """Where as many neighbours begin, from below."""
    for low in sorted(found):
        if all(low + step in found for step in range(1, length)):
            yield low


def unit(found: Levels, low: int, shape: Shape) -> Unit:
    width, length = shape
    cards = tuple(found[low + step][0] for step in range(length) for _ in range(width))
    return Unit(width, length, low, cards)


def split(order: Order, cards: Iterable[Card]) -> tuple[Unit, ...]:
    """Cards of one suit as a lead: the longest tractor first, then triples, pairs, singles."""
    counts = Counter(cards)
    found: list[Unit] = []
    while max(counts.values(), default=0) > 1:
        best = _biggest(order, counts)
        found.append(best)
        counts -= Counter(best.cards)
    singles = sorted(counts, key=order.height, reverse=True)
    return (*found, *(Unit(1, 1, order.height(one), (one,)) for one in singles))


def _biggest(order: Order, counts: Counter[Card]) -> Unit:
    """The unit of most cards, a tractor before a triple, the highest of several."""
    found = {width: levels(order, counts, width) for width in range(2, WIDEST + 1)}
    size, _, width, low = max(
        (width * length, length > 1, width, low)
        for width, at in found.items()
        for low in at
        for length in (_run(at, low),)
    )
    return unit(found[width], low, (width, size // width))


def _run(at: Levels, low: int) -> int:
    """How many neighbours there are from `low` on."""
    length = 1
    while low + length in at:
        length += 1
    return length


def is_unit(order: Order, cards: Cards) -> bool:
    """Whether cards of one suit are a single unit, not a throw."""
    counts = Counter(cards)
    heights = sorted(map(order.height, counts))
    alike = len(set(counts.values())) == 1
    in_a_row = heights == list(range(heights[0], heights[0] + len(heights)))
    return alike and in_a_row and (len(counts) == 1 or len(cards) > len(counts))


def tractor_pairs(order: Order, cards: Cards) -> int:
    """How many pairs the tractor has that these cards are; 0 when they are none."""
    if len({order.suit(one) for one in cards}) != 1:
        return 0
    first, *others = split(order, cards)
    return first.length if not others and first.width == 2 and first.length > 1 else 0


def fits(order: Order, cards: Iterable[Card], shapes: tuple[Shape, ...]) -> Iterator[Cut]:
    """Every way to cut these cards into units of exactly these shapes, biggest first."""
    yield from _fits(order, Counter(cards), shapes)


Cut = tuple[Unit, ...]


def _fits(order: Order, counts: Counter[Card], shapes: tuple[Shape, ...]) -> Iterator[Cut]:
    if not shapes:
        yield ()
        return
    shape, *rest = shapes
    if shape == (1, 1):  # only singles are left, and they fit in one way
        singles = sorted(counts.elements(), key=order.height, reverse=True)
        yield tuple(Unit(1, 1, order.height(one), (one,)) for one in singles[: len(shapes)])
        return
    found = levels(order, counts, shape[0])
    for low in runs(found, shape[1]):
        taken = unit(found, low, shape)
        for others in _fits(order, counts - Counter(taken.cards), tuple(rest)):
            yield taken, *others


def by_size(shapes: Iterable[Shape]) -> tuple[Shape, ...]:
    return tuple(sorted(shapes, key=lambda s: (s[0] * s[1], s), reverse=True))
