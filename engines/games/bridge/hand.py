"""What a bidder counts in a hand."""

from __future__ import annotations

from dataclasses import dataclass

from engines.cards.bridge.play import SUITS, Cards
from engines.cards.bridge.points import high_cards

MAJORS = "SH"
SHORT = {0: 3, 1: 2, 2: 1}  # what a short suit adds when there is a fit
STOPS = {"A": 1, "K": 2, "Q": 3}


@dataclass(frozen=True, slots=True)
class Counted:
    """High-card points, lengths by suit, and the cards themselves."""

    cards: Cards
    high: int
    lengths: dict[str, int]

    @property
    def balanced(self) -> bool:
        """No singleton and at most one doubleton."""
        counts = sorted(self.lengths.values())
        return counts[0] >= 2 and counts[1] >= 3

    @property
    def long(self) -> int:
        """High cards, and a point for every card beyond four in a suit."""
        return self.high + sum(max(0, n - 4) for n in self.lengths.values())

    def fitting(self, trump: str) -> int:
        """High cards, and what short suits are worth with this trump suit."""
        if trump == "NT":
            return self.high
        short = sum(SHORT.get(n, 0) for suit, n in self.lengths.items() if suit != trump)
        return self.high + (short if self.lengths[trump] > 2 else 0)

    def stops(self, suit: str) -> bool:
        return any(
            c.suit == suit and self.lengths[suit] >= STOPS.get(c.rank, 5) for c in self.cards
        )

    def longest(self, among: str = SUITS) -> str:
        """The longest suit, the higher one of two; ♣ before ♦ when both have three."""
        best = max(among, key=lambda suit: self.lengths[suit])
        if self.lengths[best] == 3 and "C" in among and self.lengths["C"] == 3:
            return "C"
        return best


def counted(cards: Cards) -> Counted:
    lengths = {suit: sum(card.suit == suit for card in cards) for suit in SUITS}
    return Counted(cards, high_cards(cards), lengths)
