"""High-card points, and who declares by them in minibridge."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.cards.bridge.contract import PLAYERS
from engines.cards.pack import Card

HONOURS = {"A": 4, "K": 3, "Q": 2, "J": 1}
ALL_POINTS = 40


def high_cards(cards: Iterable[Card]) -> int:
    return sum(HONOURS.get(card.rank, 0) for card in cards)


def declarer(points: Sequence[int], dealer: int) -> int | None:
    """The stronger hand of the stronger side; level, whichever comes first from the dealer.

    None when the sides are level: such a board is not played.
    """
    sides = points[0] + points[2], points[1] + points[3]
    if sides[0] == sides[1]:
        return None
    strong = 0 if sides[0] > sides[1] else 1
    seats = (seat for turn in range(PLAYERS) if (seat := (dealer + turn) % PLAYERS) % 2 == strong)
    return max(seats, key=lambda seat: points[seat])
