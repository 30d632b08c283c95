"""Every group a hand can play, each set of cards once, simple kinds and low cards first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from engines.cards.pack import JOKERS, RANKS, SUITS, Card
from engines.games.guandan.groups import (
    ACE,
    ALIKE,
    MOST_ALIKE,
    RUNS,
    Cards,
    Group,
    Kind,
    Terms,
    answer,
    fitting,
    window,
)

FOUR_JOKERS = Group(Kind.JOKER_BOMB, 0, 4)
Need = tuple[tuple[str, int], ...]  # so many cards of each of these ranks


@dataclass(frozen=True, slots=True)
class Pattern:
    """What a group is made of; `suit` where all its cards must have one."""

    group: Group
    need: Need
    suit: str = ""


@dataclass(frozen=True, slots=True)
class Stock:
    """A hand in parts: the plain cards of each rank, and how many 逢人配."""

    plain: dict[str, Cards]
    wilds: int
    terms: Terms

    @classmethod
    def of(cls, hand: Cards, terms: Terms) -> Stock:
        plain: dict[str, list[Card]] = {}
        for card in hand:
            if card != terms.wild:
                plain.setdefault(card.rank, []).append(card)
        return cls({r: tuple(cards) for r, cards in plain.items()}, hand.count(terms.wild), terms)

    def held(self, rank: str, suit: str) -> Cards:
        cards = self.plain.get(rank, ())
        return tuple(card for card in cards if card.suit == suit) if suit else cards

    def makes(self, pattern: Pattern) -> bool:
        lacking = sum(max(0, n - len(self.held(r, pattern.suit))) for r, n in pattern.need)
        return lacking <= (0 if pattern.group == FOUR_JOKERS else self.wilds)


def plays(hand: Cards, on: Group | None, terms: Terms) -> Iterator[tuple[Cards, Group]]:
    """Each set of cards of the hand that may be played on a group (None: led), and what it is.

    Cards that may be plate or tube come once as each.
    """
    stock = Stock.of(hand, terms)
    for pattern in patterns(terms):
        group = pattern.group
        if (on and not group.beats(on)) or not stock.makes(pattern):
            continue
        for cards in _filled(stock, pattern):
            if _plain(group, cards, terms) or group in fitting(cards, on, terms):
                yield cards, group


def _plain(group: Group, cards: Cards, terms: Terms) -> bool:
    """Whether there is but one way to read the cards: no 逢人配, nor maybe a straight flush."""
    return group.kind is not Kind.STRAIGHT and terms.wild not in cards


def declared(cards: Cards, group: Group, on: Group | None, terms: Terms) -> str:
    """The kind, where the cards could be another as well and it must be said."""
    return "" if answer(cards, on, terms) == group else str(group.kind)


def _filled(stock: Stock, pattern: Pattern) -> Iterator[Cards]:
    """All ways to make the pattern: how many plain cards of each rank, and which."""
    held = [stock.held(rank, pattern.suit) for rank, _ in pattern.need]
    needs = [n for _, n in pattern.need]
    ways = [
        range(min(n, len(cards)), max(0, n - stock.wilds) - 1, -1)
        for n, cards in zip(needs, held, strict=True)
    ]
    for counts in product(*ways):
        lacking = sum(needs) - sum(counts)
        if lacking <= stock.wilds:
            wild = (stock.terms.wild,) * lacking
            for chosen in product(*map(some_of, held, counts)):
                yield stock.terms.arranged((*(c for cards in chosen for c in cards), *wild))


@cache
def some_of(cards: Cards, number: int) -> tuple[Cards, ...]:
    """So many of the cards, equal cards being no different choice."""
    return tuple(dict.fromkeys(combinations(cards, number)))


# ---------------------------------------------------------------------- patterns
def needed(group: Group, ranks: tuple[str, ...], terms: Terms) -> Need:
    """What a group is made of, in the order it is read; `ranks` are those of its plain cards."""
    if group.kind in RUNS or group.kind is Kind.STRAIGHT_FLUSH:
        times, length = RUNS.get(group.kind, RUNS[Kind.STRAIGHT])
        return tuple((rank, times) for rank in window(group.key, length))
    rank = terms.rank(group.key)
    if group.kind is Kind.FULL_HOUSE:
        pair = next((other for other in ranks if other != rank), "")
        return ((rank, 3), (pair, 2))
    return ((rank, group.size),)


@cache
def patterns(terms: Terms) -> tuple[Pattern, ...]:
    """Everything that can be played at all."""
    return (
        *_alike(terms, range(1, 4)),
        *_full_houses(terms),
        *_runs(),
        *_alike(terms, range(4, MOST_ALIKE + 1)),
        *_straight_flushes(),
        Pattern(FOUR_JOKERS, tuple((joker, 2) for joker in JOKERS)),
    )


def _by_height(terms: Terms, ranks: str) -> list[str]:
    return sorted(ranks, key=terms.height)


def _alike(terms: Terms, sizes: range) -> Iterator[Pattern]:
    for size in sizes:
        for rank in _by_height(terms, RANKS + JOKERS if size < 3 else RANKS):
            kind = ALIKE.get(size, Kind.BOMB)
            yield Pattern(Group(kind, terms.height(rank), size), ((rank, size),))


def _full_houses(terms: Terms) -> Iterator[Pattern]:
    for trio in _by_height(terms, RANKS):
        for pair in _by_height(terms, RANKS + JOKERS if terms.joker_pair else RANKS):
            if pair != trio:
                group = Group(Kind.FULL_HOUSE, terms.height(trio), 5)
                yield Pattern(group, ((trio, 3), (pair, 2)))


def _runs() -> Iterator[Pattern]:
    for kind, (times, length) in RUNS.items():
        for top in range(length, ACE + 1):
            need = tuple((rank, times) for rank in window(top, length))
            yield Pattern(Group(kind, top, times * length), need)


def _straight_flushes() -> Iterator[Pattern]:
    _, length = RUNS[Kind.STRAIGHT]
    for top in range(length, ACE + 1):
        for suit in SUITS:
            need = tuple((rank, 1) for rank in window(top, length))
            yield Pattern(Group(Kind.STRAIGHT_FLUSH, top, length), need, suit)
