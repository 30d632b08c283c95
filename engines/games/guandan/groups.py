"""牌型: what a set of cards is, with or without 逢人配, and what beats what.

Heights are 2 … 14 for 2 … A, 15 for the level rank, 16 and 17 for the jokers.  In sequences
every card keeps its natural place, and the ace is high or low.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache

from engines.cards.pack import BIG_JOKER, JOKERS, RANKS, SMALL_JOKER, SUITS, Card

Cards = tuple[Card, ...]
ACE_LOW = "A" + RANKS  # the natural places 1 … 14
ACE = 14
LEVEL = 15
MOST_ALIKE = 10
_JOKER_HEIGHTS = {SMALL_JOKER: 16, BIG_JOKER: 17}


class Kind(StrEnum):
    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    FULL_HOUSE = "full_house"
    STRAIGHT = "straight"
    TUBE = "tube"
    PLATE = "plate"
    BOMB = "bomb"
    STRAIGHT_FLUSH = "straight_flush"
    JOKER_BOMB = "joker_bomb"


ALIKE = {1: Kind.SINGLE, 2: Kind.PAIR, 3: Kind.TRIPLE}
RUNS = {Kind.STRAIGHT: (1, 5), Kind.TUBE: (2, 3), Kind.PLATE: (3, 2)}  # times each, how many ranks
DECLARED = (Kind.PLATE, Kind.TUBE)  # the two that the same cards may be


@dataclass(frozen=True, slots=True)
class Terms:
    """What a hand is played at: the level's rank, and whether 三带二 may carry two jokers."""

    level: str = "2"
    joker_pair: bool = True

    @property
    def wild(self) -> Card:
        """逢人配, the heart of the level rank."""
        return Card(self.level, "H")

    def height(self, rank: str) -> int:
        return _heights(self.level)[rank]

    def rank(self, height: int) -> str:
        """The rank of this height."""
        return next(rank for rank, high in _heights(self.level).items() if high == height)

    def arranged(self, cards: Iterable[Card]) -> Cards:
        """Low to high, each rank by suit: how cards are kept and shown."""
        heights = _heights(self.level)
        return tuple(sorted(cards, key=lambda c: heights[c.rank] * len(SUITS) + SUITS.find(c.suit)))


@cache
def _heights(level: str) -> dict[str, int]:
    natural = {rank: place for place, rank in enumerate(RANKS, 2)}
    return {**natural, level: LEVEL, **_JOKER_HEIGHTS}


@dataclass(frozen=True, slots=True)
class Group:
    """A set of cards read as one kind; `key` is its height (in sequences the natural place of
    the top card, 0 for the four jokers), `size` the number of its cards."""

    kind: Kind
    key: int
    size: int

    @property
    def name(self) -> str:
        return f"{self.kind}{self.size}" if self.kind is Kind.BOMB else str(self.kind)

    @property
    def power(self) -> int:
        """0 for what is no bomb; bombs of 4 and 5, 同花顺, bombs of 6 … 10, 天王炸."""
        match self.kind:
            case Kind.BOMB:
                return 2 * self.size
            case Kind.STRAIGHT_FLUSH:
                return 11
            case Kind.JOKER_BOMB:
                return 2 * MOST_ALIKE + 1
            case _:
                return 0

    def beats(self, other: Group) -> bool:
        """A stronger bomb over all else; otherwise the same kind and higher."""
        if self.power != other.power:
            return self.power > other.power
        return self.kind is other.kind and self.key > other.key


# ---------------------------------------------------------------------- reading
@lru_cache(maxsize=1 << 16)
def readings(cards: Cards, terms: Terms) -> tuple[Group, ...]:
    """All that these cards can be, by name and height; a card without a suit may have any."""
    wilds = cards.count(terms.wild)
    plain = [card for card in cards if card != terms.wild]
    counts = Counter(card.rank for card in plain)
    found = {
        *_alike(counts, wilds, terms),
        *_full_houses(counts, wilds, terms),
        *_runs(plain, counts, wilds),
    }
    return tuple(sorted(found, key=lambda group: (group.name, group.key)))


def fitting(cards: Cards, on: Group | None, terms: Terms) -> tuple[Group, ...]:
    """The best that these cards are when played on a group (None: led); nothing if they may
    not be.

    A bomb reading goes before others, then the highest of each kind: only on a lead may there
    be two, plate and tube.
    """
    fit = [group for group in readings(cards, terms) if on is None or group.beats(on)]
    strongest = max((group.power for group in fit), default=0)
    best = {group.kind: group for group in fit if group.power == strongest}
    return tuple(best.values())


def answer(cards: Cards, on: Group | None, terms: Terms, declared: str = "") -> Group | None:
    """The one group these cards are on another, as declared where two kinds fit."""
    fit = fitting(cards, on, terms)
    if len(fit) > 1 or declared:
        fit = tuple(group for group in fit if group.kind == declared)
    return fit[0] if fit else None


def _alike(counts: Mapping[str, int], wilds: int, terms: Terms) -> Iterator[Group]:
    """单 对 三张 炸弹 天王炸; 逢人配 alone are level cards, and never jokers."""
    size = sum(counts.values()) + wilds
    if not wilds and counts == dict.fromkeys(JOKERS, 2):
        yield Group(Kind.JOKER_BOMB, 0, size)
    if len(counts) > 1 or not 1 <= size <= MOST_ALIKE:
        return
    rank = next(iter(counts), terms.level)
    if rank not in JOKERS or not (wilds or size > 2):
        yield Group(ALIKE.get(size, Kind.BOMB), terms.height(rank), size)


def _full_houses(counts: Mapping[str, int], wilds: int, terms: Terms) -> Iterator[Group]:
    """三带二: three of one rank, two of another."""
    if sum(counts.values()) + wilds != 5:
        return
    if list(counts.values()) == [3] and not counts.keys() & set(JOKERS):
        yield Group(Kind.FULL_HOUSE, terms.height(next(iter(counts))), 5)
    if len(counts) != 2:
        return
    for trio, pair in (tuple(counts), tuple(counts)[::-1]):
        carries = counts[pair] == 2 and terms.joker_pair if pair in JOKERS else counts[pair] <= 2
        if trio not in JOKERS and counts[trio] <= 3 and carries:
            yield Group(Kind.FULL_HOUSE, terms.height(trio), 5)


def _runs(plain: list[Card], counts: Mapping[str, int], wilds: int) -> Iterator[Group]:
    """顺子 三连对 三同连张 同花顺."""
    size = len(plain) + wilds
    for kind, (times, length) in RUNS.items():
        if size != times * length or not plain or max(counts.values()) > times:
            continue
        for top in range(length, ACE + 1):
            if counts.keys() <= set(window(top, length)):
                yield from _in_suits(Group(kind, top, size), plain, wilds)


def window(top: int, length: int) -> str:
    """So many ranks in a row up to a natural place: `A2345` for 5."""
    return ACE_LOW[top - length : top]


def _in_suits(run: Group, plain: list[Card], wilds: int) -> Iterator[Group]:
    """A straight of one suit is always 同花顺, but 逢人配 may take another suit."""
    suits = {card.suit for card in plain}
    free = bool(wilds) or "" in suits
    one_suit = len(suits - {""}) < 2
    if run.kind is not Kind.STRAIGHT or free or not one_suit:
        yield run
    if run.kind is Kind.STRAIGHT and one_suit:
        yield Group(Kind.STRAIGHT_FLUSH, run.key, run.size)
