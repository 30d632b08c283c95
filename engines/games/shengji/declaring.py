"""亮主 and 反主 by each of the three rule books: what may be shown, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engines.cards.pack import BIG_JOKER, JOKERS, RANKS, SMALL_JOKER, Card
from engines.games.shengji.reasons import Why
from engines.games.shengji.suits import NO_TRUMP, Cards

COMPANY, CHALLENGE, THREE = "A", "B", "3deck"
_JOKER_PAIR = 3  # above a pair of level cards
_THREE_JOKERS = 4  # above three level cards


@dataclass(frozen=True, slots=True)
class Declaration:
    """What a seat showed when it had `drawn` so many cards; `suit` is what it wants as trumps
    ("": that of the next card it draws)."""

    seat: int
    cards: Cards
    suit: str
    drawn: int = 0


@dataclass(frozen=True, slots=True)
class Declaring:
    """The rules of one hand.  `book` is COMPANY, CHALLENGE or THREE."""

    book: str
    first_hand: bool
    level: str
    reinforce: bool = True

    @property
    def for_big_jokers(self) -> bool:
        """抢亮大王: three packs, first hand."""
        return self.book == THREE and self.first_hand

    def suit_of(self, cards: Cards, named: str = "") -> str:
        """The trumps that these cards ask for; "" for the suit of the next card drawn."""
        if cards[0].rank not in JOKERS:
            return cards[0].suit
        if self.book != THREE:
            return NO_TRUMP
        return "" if self.first_hand else named

    def strength(self, cards: Cards) -> int:
        """Higher counters lower; the cards are known to be of a kind that may be shown."""
        big = cards[0].rank == BIG_JOKER
        if cards[0].rank not in JOKERS or self.for_big_jokers:
            return len(cards)
        if self.book == THREE:
            return _THREE_JOKERS + int(big)
        return _JOKER_PAIR + int(big and self.book == CHALLENGE and self.first_hand)

    def final(self, shown: Declaration) -> bool:
        """Whether nothing can go over this."""
        if self.for_big_jokers:
            return len(shown.cards) == 3
        if self.book == THREE:
            return self.strength(shown.cards) > _THREE_JOKERS
        most = self.book == CHALLENGE and self.first_hand
        return self.strength(shown.cards) >= _JOKER_PAIR + int(most)

    def fault(self, standing: Declaration | None, new: Declaration) -> Why | None:
        """Why these cards may not be shown now; None: they may."""
        unfit = self._unfit(new)
        if unfit is not None:
            return unfit
        if standing is None:
            jokers = new.cards[0].rank in JOKERS
            return Why.JOKERS_OPEN if jokers and self.book != THREE else None
        if standing.seat == new.seat and not self._own(standing, new):
            return Why.OWN
        stronger = self.strength(new.cards) > self.strength(standing.cards)
        return None if stronger else Why.TOO_FEW

    def _unfit(self, new: Declaration) -> Why | None:
        """What is wrong with the cards themselves."""
        first, count = new.cards[0], len(new.cards)
        if self.for_big_jokers:
            others = any(one.rank != BIG_JOKER for one in new.cards)
            return Why.BIG_JOKER_ONLY if others else None
        if any(one.rank not in (*JOKERS, self.level) for one in new.cards):
            return Why.NOT_LEVEL
        if any(one != first for one in new.cards) or count > (3 if self.book == THREE else 2):
            return Why.NOT_ALIKE
        if first.rank not in JOKERS:
            return None
        if count != (3 if self.book == THREE else 2):
            return Why.JOKERS_COUNT
        return Why.NAME_SUIT if self.book == THREE and not new.suit else None

    def _own(self, standing: Declaration, new: Declaration) -> bool:
        """Whether a seat may go over what it has shown itself: more of the same, and with
        three packs anything higher."""
        return self.reinforce and (self.book == THREE or standing.cards[0] == new.cards[0])

    # ------------------------------------------------------------------ what comes of it
    def dealer(self, shown: Sequence[Declaration], first: int) -> int:
        """Who deals the first hand: whoever showed first (A), or last; nobody: `first`."""
        if not shown:
            return first
        return shown[0 if self.book == COMPANY else -1].seat

    def turned(self, kitty: Cards) -> str | None:
        """Trumps when nobody showed anything; None when there are only jokers in the kitty."""
        return NO_TRUMP if self.book == CHALLENGE else first_suit(kitty)


def first_suit(cards: Iterable[Card]) -> str | None:
    """The suit of the first card that has one."""
    return next((one.suit for one in cards if one.suit), None)


def highest_turned(kitty: Cards) -> int:
    """Which of the cards turned one after the other is the highest; jokers top, ties earlier."""
    ranks = RANKS + SMALL_JOKER + BIG_JOKER
    return max(range(len(kitty)), key=lambda place: (ranks.index(kitty[place].rank), -place))
