"""A position with all cards open, small and quick: for thinking ahead, not for the rules.

A card is a number, suit times 13 plus rank; a hand is a bit set of cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engines.cards.bridge.contract import PLAYERS
from engines.cards.bridge.play import SUITS, Played
from engines.cards.pack import RANKS, Card

SUIT = (1 << 13) - 1
SHIFTS = (0, 13, 26, 39)
PACK = (1 << 52) - 1


def place(card: Card) -> int:
    return SUITS.index(card.suit) * 13 + RANKS.index(card.rank)


def card_at(place_: int) -> Card:
    suit, rank = divmod(place_, 13)
    return Card(RANKS[rank], SUITS[suit])


def bits(cards: Iterable[Card]) -> int:
    return sum(1 << place(card) for card in cards)


def each(held: int) -> Iterator[int]:
    """The cards of a set, lowest first in each suit."""
    while held:
        low = held & -held
        yield low.bit_length() - 1
        held ^= low


def trump_of(trump: str) -> int:
    """The number of the trump suit; -1 in notrump."""
    return SUITS.index(trump) if trump else -1


@dataclass(slots=True)
class Deal:
    """Cards of each seat, whose lead or turn it is, and the cards of the trick so far."""

    hands: list[int]
    turn: int
    trick: list[tuple[int, int]]  # seat and card
    trump: int

    def copy(self) -> Deal:
        return Deal(self.hands[:], self.turn, self.trick[:], self.trump)

    def playable(self) -> int:
        held = self.hands[self.turn]
        if not self.trick:
            return held
        following = held & (SUIT << SHIFTS[self.trick[0][1] // 13])
        return following or held

    def winning(self) -> tuple[int, int]:
        """The seat and card that win the trick so far."""
        best = self.trick[0]
        for one in self.trick[1:]:
            if self.beats(one[1], best[1]):
                best = one
        return best

    def beats(self, card: int, on: int) -> bool:
        if card // 13 == on // 13:
            return card > on
        return card // 13 == self.trump

    def put(self, card: int) -> int:
        """Play a card from the hand on turn; the winner's seat when it completes the trick,
        else -1."""
        self.hands[self.turn] ^= 1 << card
        self.trick.append((self.turn, card))
        if len(self.trick) < PLAYERS:
            self.turn = (self.turn + 1) % PLAYERS
            return -1
        self.turn = self.winning()[0]
        self.trick.clear()
        return self.turn


def trick_of(played: tuple[Played, ...]) -> list[tuple[int, int]]:
    return [(one.seat, place(one.card)) for one in played]


def distinct(cards: int, gone: int) -> list[int]:
    """Of a hand's cards that only cards out of play (`gone`) stand between, the lowest."""
    found: list[int] = []
    before = -1
    for card in each(cards):
        between = ((1 << card) - 1) & ~((1 << (before + 1)) - 1)
        if before < 0 or before // 13 != card // 13 or between & ~gone:
            found.append(card)
        before = card
    return found


# ---------------------------------------------------------------------- looking ahead
Known = dict[tuple[int, ...], int]


def best(deal: Deal, side: int, known: Known) -> int:
    """Tricks that a side takes of the rest when both play perfectly.

    Quick for four tricks, slow for more than six.  `known` keeps what was found out for this
    side and these trumps.
    """
    return _best(deal, side, 0, 13, known)


def _best(deal: Deal, side: int, low: int, high: int, known: Known) -> int:
    """The value, of no interest outside low … high but at the start of a trick."""
    if not any(deal.hands) and not deal.trick:
        return 0
    key = (*deal.hands, deal.turn)
    fresh = not deal.trick
    if fresh and key in known:
        return known[key]
    mine = deal.turn % 2 == side
    found = -1 if mine else PLAYERS * 13
    gone = PACK & ~(deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.hands[3])
    gone &= ~sum(1 << card for _, card in deal.trick)
    floor, ceiling = (0, 13) if fresh else (low, high)
    for card in distinct(deal.playable(), gone):
        after = deal.copy()
        taker = after.put(card)
        won = int(taker >= 0 and taker % 2 == side)
        value = won + _best(after, side, floor - won, ceiling - won, known)
        if mine:
            found = max(found, value)
            floor = max(floor, value)
        else:
            found = min(found, value)
            ceiling = min(ceiling, value)
        if floor >= ceiling:
            break
    if fresh:
        known[key] = found
    return found
