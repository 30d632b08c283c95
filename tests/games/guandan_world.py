"""Other worlds of guandan: cards that a seat cannot see change hands among the others."""

from __future__ import annotations

from collections import Counter

from engines.cards.pack import BIG_JOKER, Card
from engines.game import replay
from engines.games import AnyGame
from engines.games.guandan import position
from engines.games.guandan.rules import HAND, SEATS, State
from engines.luck import Luck
from tests.selfplay import Record

TRIED = 60  # pairs of cards


def swap(
    game: AnyGame, deal: str, record: Record, seat: int | None, luck: Luck
) -> tuple[str, Record]:
    """The same record from a deal in which hidden cards were exchanged, one for one.

    What was paid stays each payer's highest card, and a big joker stays where it is: whether
    tribute is resisted is known to all.
    """
    begun: State = game.start(deal)
    now: State = replay(game, deal, record)
    hands = [list(hand) for hand in begun.hands]
    hidden = [[] if s == seat else _hidden(now, s) for s in range(SEATS)]
    for _ in range(TRIED):
        one, other = luck.below(SEATS), luck.below(SEATS)
        if one == other or not hidden[one] or not hidden[other]:
            continue
        mine, theirs = luck.choice(hidden[one]), luck.choice(hidden[other])
        if _may_come(now, one, theirs) and _may_come(now, other, mine):
            for s, gone, came in ((one, mine, theirs), (other, theirs, mine)):
                for cards in (hands[s], hidden[s]):
                    cards[cards.index(gone)] = came
    return _dealt(begun, hands, deal), record


def _hidden(now: State, seat: int) -> list[Card]:
    """The cards still in a hand whose place nobody else knows."""
    left = Counter(now.hands[seat])
    for gift in now.gifts:
        left -= Counter(card for card in (gift.paid, gift.returned) if card)
    if now.turned_up:
        left -= Counter([now.turned_up])
    return [card for card in left.elements() if card.rank != BIG_JOKER]


def _may_come(now: State, seat: int, card: Card) -> bool:
    """Whether a payer's tribute is still the highest with this card in the hand."""
    paid = [gift.paid for gift in now.gifts if gift.payer == seat and gift.paid]
    height = now.terms.height
    return card == now.terms.wild or all(height(card.rank) <= height(p.rank) for p in paid)


def _dealt(begun: State, hands: list[list[Card]], deal: str) -> str:
    """The deal text of these hands: the same seat leads, the same card is turned up."""
    place, lot = map(int, deal.split()[-2:])
    leader = place // HAND
    up = begun.turned_up
    place = HAND * leader + (hands[leader].index(up) if up else 0)
    cards = position.written(card for hand in hands for card in hand)
    return f"{cards} {place} {lot}"
