"""What belongs to which suit in a hand with a trump suit and a level, and what is higher."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engines.cards.pack import BIG_JOKER, JOKERS, RANKS, SMALL_JOKER, Card, card, pack

Cards = tuple[Card, ...]

NO_TRUMP = "N"
TRUMPS = "T"  # the effective suit of jokers, level cards and cards of the trump suit
POINTS = {"5": 5, "T": 10, "K": 10}
SUIT_ORDER = "DCHS"  # as off suits are laid out: red and black in turn
_CODES = {SMALL_JOKER: "sj", BIG_JOKER: "bj"}
_JOKERS = {code: rank for rank, code in _CODES.items()}


@dataclass(frozen=True)
class Order:
    """Suits and heights of one hand.

    `trump` is a suit or NO_TRUMP.  `constant`: all twos are trumps (常主, three packs).
    `aces_join`: at level 2 a pair of trump aces and one of 副级牌 make a tractor.
    """

    trump: str
    level: str
    constant: bool = False
    aces_join: bool = True

    def suit(self, one: Card) -> str:
        """The suit a card belongs to: its own, or TRUMPS."""
        return self._places[one][0]

    def height(self, one: Card) -> int:
        """The place in its suit, from 0; neighbours differ by one, equal cards do not."""
        return self._places[one][1]

    def tall(self, suit: str) -> int:
        """One more than the greatest height in a suit."""
        return 1 + max(high for own, high, _ in self._places.values() if own == suit)

    @cached_property
    def _places(self) -> dict[Card, tuple[str, int, int]]:
        """Suit, height, and the place in a hand as it is shown, of every card."""
        found = {}
        for one in pack(jokers=True):
            suit, height = self._belongs(one), self._heights[one.code]
            group = len(SUIT_ORDER) if suit == TRUMPS else SUIT_ORDER.index(suit)
            found[one] = (
                suit,
                height,
                (100 * group + height) * 10 + SUIT_ORDER.find(one.suit),
            )
        return found

    def _belongs(self, one: Card) -> str:
        if one.rank in JOKERS or one.rank == self.level or one.suit == self.trump:
            return TRUMPS
        return TRUMPS if self.constant and one.rank == "2" else one.suit

    @cached_property
    def _heights(self) -> dict[str, int]:
        plain = [r for r in RANKS if r != self.level and not (self.constant and r == "2")]
        found = {s + r: n for s in "CDHS" for n, r in enumerate(plain)}
        top = 0 if self.trump == NO_TRUMP else len(plain)
        for rank in ("2", self.level) if self.constant else (self.level,):
            if rank == self.level == "2" and not self.aces_join:
                top += 1
            own = 0 if self.trump == NO_TRUMP else 1
            found |= {s + rank: top + (own if s == self.trump else 0) for s in "CDHS"}
            top += 1 + own
        return found | {SMALL_JOKER: top, BIG_JOKER: top + 1}

    def of_suit(self, cards: Iterable[Card], suit: str) -> Cards:
        return tuple(one for one in cards if self.suit(one) == suit)

    def arranged(self, cards: Iterable[Card]) -> Cards:
        """As a hand is shown: off suits, then trumps, each low to high."""
        places = self._places
        return tuple(sorted(cards, key=lambda one: places[one][2]))


def points(cards: Iterable[Card]) -> int:
    """分: five for a 5, ten for a 10 or a king."""
    return sum(POINTS.get(one.rank, 0) for one in cards)


def code(one: Card) -> str:
    """`S7`, `HT`, `sj`, `bj`."""
    return _CODES.get(one.rank, one.code)


def coded(text: str) -> Card:
    """The inverse of `code`.  Raises ValueError."""
    return Card(_JOKERS[text]) if text in _JOKERS else card(text)


def codes(cards: Iterable[Card]) -> str:
    return " ".join(map(code, cards))


def held(hand: Iterable[Card], cards: Iterable[Card]) -> bool:
    return not Counter(cards) - Counter(hand)


def without(hand: Cards, cards: Iterable[Card]) -> Cards:
    """The hand less these cards, in its order."""
    gone = Counter(cards)
    left = []
    for one in hand:
        if gone[one]:
            gone[one] -= 1
        else:
            left.append(one)
    return tuple(left)
