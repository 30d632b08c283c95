"""What a player can know of the others' cards from what was played."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engines.cards.pack import Card
from engines.games.shengji.shapes import Unit, split
from engines.games.shengji.suits import TRUMPS, Cards, Order
from engines.games.shengji.tricks import beats
from engines.games.shengji.view import View


@dataclass(frozen=True)
class Memory:
    """`unseen`: cards that others may hold; without counting, all that one does not hold.

    `void`: the suits each seat has shown not to have.
    """

    order: Order
    seat: int
    seats: int
    unseen: Counter[Card]
    void: dict[int, frozenset[str]]

    @classmethod
    def of(cls, view: View, counts: bool) -> Memory:
        seen = Counter(view.hand)
        if counts:
            seen.update(view.kitty)
            for put in _puts(view):
                seen.update(put)
        unseen = Counter(view.house.whole) - seen
        return cls(view.order, view.seat or 0, view.house.count, unseen, _voids(view))

    def top(self, one: Unit) -> bool:
        """Whether nothing that others may hold of its suit is higher."""
        suit = self.order.suit(one.cards[0])
        return not beats(self.order, self._of(suit), one)

    def _of(self, suit: str) -> Counter[Card]:
        return Counter({c: n for c, n in self.unseen.items() if self.order.suit(c) == suit})

    def ruffed(self, suit: str) -> bool:
        """Whether an opponent may ruff this suit."""
        return suit != TRUMPS and any(
            suit in self.void[seat] and TRUMPS not in self.void[seat]
            for seat in range(self.seats)
            if (seat - self.seat) % 2
        )

    def partner_ruffs(self, suit: str) -> bool:
        return suit != TRUMPS and any(
            suit in self.void[seat] and TRUMPS not in self.void[seat]
            for seat in range(self.seats)
            if seat != self.seat and (seat - self.seat) % 2 == 0
        )

    def holds(self, cards: Cards, lead: Cards) -> bool:
        """Whether those who are still to play will hardly beat these cards."""
        suit = self.order.suit(cards[0])
        biggest = split(self.order, cards)[0]
        return self.top(biggest) and (suit == TRUMPS or not self.ruffed(self.order.suit(lead[0])))


def _puts(view: View) -> list[Cards]:
    return [put.cards for trick in view.tricks for put in trick.plays] + [
        put.cards for put in view.table
    ]


def _voids(view: View) -> dict[int, frozenset[str]]:
    """Who did not follow has no more of the suit."""
    order = view.order
    found: dict[int, set[str]] = {seat: set() for seat in range(view.house.count)}
    for plays in (*(trick.plays for trick in view.tricks), view.table):
        for put in plays[1:]:
            suit = order.suit(plays[0].cards[0])
            if any(order.suit(one) != suit for one in put.cards):
                found[put.seat].add(suit)
    return {seat: frozenset(suits) for seat, suits in found.items()}
