"""What must follow a lead: the suit, and of it tractors, triples and pairs as they are held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engines.cards.pack import Card
from engines.games.shengji.reasons import Why
from engines.games.shengji.shapes import levels, split
from engines.games.shengji.suits import Cards, Order, without

Lengths = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Demand:
    """What a lead asks for: `tractors` are lengths, longest first, `triples` and `pairs` how
    many, tractors included."""

    size: int
    suit: str
    triple_tractors: Lengths
    triples: int
    tractors: Lengths
    pairs: int


@dataclass(frozen=True, slots=True)
class Owed:
    """What of a demand a hand can meet."""

    triple_tractors: Lengths
    triples: int
    tractors: Lengths
    pairs: int


def demand(order: Order, lead: Cards) -> Demand:
    units = split(order, lead)

    def tractors(width: int) -> Lengths:
        found = (u.length for u in units if u.width == width and u.length > 1)
        return tuple(sorted(found, reverse=True))

    def sets(width: int) -> int:
        return sum(u.length for u in units if u.width == width)

    return Demand(len(lead), order.suit(lead[0]), tractors(3), sets(3), tractors(2), sets(2))


def owed(order: Order, asked: Demand, own: Cards, protect: bool) -> Owed:
    """What these cards of the led suit owe it: more cards of it than are asked for.

    `protect`: pairs are asked only of cards of which there are just two.
    """
    counts = Counter(own)
    wide = _lengths(asked.triple_tractors, _row(order, counts, 3))
    triples = min(asked.triples, sum(n >= 3 for n in counts.values()))
    # A triple that cannot be met asks for a pair in its place, a tractor of them for a tractor.
    missing = asked.triples - triples
    lengths = asked.tractors
    if missing > 1 and asked.triple_tractors:
        lengths = tuple(sorted((*lengths, missing), reverse=True))
    long = _lengths(lengths, _row(order, counts, 2, protect))
    whole = sum(n == 2 if protect else n >= 2 for n in counts.values())
    if not protect:
        whole -= triples
    return Owed(wide, triples, long, min(asked.pairs + missing, whole))


def _row(order: Order, counts: Counter[Card], width: int, exact: bool = False) -> Lengths:
    """How many different such sets there are at each height."""
    found = levels(order, counts, width, exact)
    return tuple(len(found.get(h, ())) for h in range(1 + max(found, default=-1)))


@lru_cache(4096)
def _lengths(asked: Lengths, row: Lengths) -> Lengths:
    """The greatest list of tractor lengths that can be taken out of a row for those asked.

    The longest comes first; what a shorter one leaves of it is asked for again.
    """
    if not asked:
        return ()
    most, *others = asked
    for length in range(most, 1, -1):
        left = tuple(sorted((*others, *([most - length] if most - length > 1 else [])))[::-1])
        lists = [
            (length, *_lengths(left, _taken(row, low, length)))
            for low in range(len(row) - length + 1)
            if all(row[low : low + length])
        ]
        if lists:
            return max(lists)
    return _lengths(tuple(others), row)


def _taken(row: Lengths, low: int, length: int) -> Lengths:
    return tuple(n - (low <= h < low + length) for h, n in enumerate(row))


def fault(order: Order, lead: Cards, hand: Cards, play: Cards, protect: bool) -> Why | None:
    """Which duty a play from this hand fails in; None: it may follow."""
    asked = demand(order, lead)
    if len(play) != asked.size:
        return Why.COUNT
    own, shown = order.of_suit(hand, asked.suit), order.of_suit(play, asked.suit)
    if len(shown) < min(len(own), asked.size):
        return Why.SUIT
    if len(own) <= asked.size:
        return None
    return _short(order, asked, owed(order, asked, own, protect), shown, protect)


def _short(order: Order, asked: Demand, due: Owed, shown: Cards, protect: bool) -> Why | None:
    """Which of tractors, triples and pairs are missing from the cards shown."""
    counts = Counter(shown)
    wide = _lengths(asked.triple_tractors, _row(order, counts, 3))
    lengths = asked.tractors
    if len(due.tractors) and asked.triple_tractors and asked.triples - due.triples > 1:
        lengths = tuple(sorted((*lengths, asked.triples - due.triples), reverse=True))
    if wide < due.triple_tractors or _lengths(lengths, _row(order, counts, 2)) < due.tractors:
        return Why.TRACTOR
    triples = sum(n >= 3 for n in counts.values())
    if triples < due.triples:
        return Why.TRIPLE
    pairs = sum(n == 2 if protect else n >= 2 for n in counts.values())
    if not protect:
        pairs -= due.triples
    return Why.PAIR if pairs < due.pairs else None


def follows(order: Order, lead: Cards, hand: Cards, protect: bool) -> Iterator[Cards]:
    """Every play that may follow, the lowest cards first."""
    asked = demand(order, lead)
    own = order.of_suit(hand, asked.suit)
    if len(own) <= asked.size:
        rest = order.arranged(without(hand, own))
        yield from (own + more for more in choices(rest, asked.size - len(own)))
        return
    due = owed(order, asked, own, protect)
    least = due.pairs + due.triples
    for play in _choices(tuple(Counter(order.arranged(own)).items()), asked.size, least):
        if _short(order, asked, due, play, protect) is None:
            yield play


def choices(cards: Cards, size: int) -> Iterator[Cards]:
    """Every different choice of so many of these cards."""
    return _choices(tuple(Counter(cards).items()), size, 0)


def _choices(
    counts: tuple[tuple[Card, int], ...], size: int, sets: int, left: int | None = None
) -> Iterator[Cards]:
    """Choices with at least so many sets of two or more alike."""
    if size == 0:
        if sets <= 0:
            yield ()
        return
    left = sum(n for _, n in counts) if left is None else left
    if left < size or 2 * sets > size:
        return
    (one, most), *others = counts
    for number in range(min(most, size), -1, -1):
        rest = _choices(tuple(others), size - number, sets - (number > 1), left - most)
        yield from ((one,) * number + more for more in rest)
