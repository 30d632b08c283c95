"""进贡, 还贡, 抗贡: from the second hand on, before the first lead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engines.cards.pack import BIG_JOKER
from engines.games.guandan.groups import Cards, Terms
from engines.games.guandan.levels import side
from engines.games.guandan.rules import SEATS, Gift, Move, Pay, Return, State, Take, moved

HIGHEST_RETURN = 10
SEAT_ORDER, RANDOM, CHOSEN = "seat_order", "random", "winners_choose"


def payers(before: Sequence[int]) -> tuple[int, ...]:
    """双下: both losers; else 末游, even to the own partner."""
    double = side(before[0]) == side(before[1])
    return tuple(sorted(before[2:] if double else before[3:]))


def resisting(hands: Sequence[Cards], paying: Iterable[int]) -> tuple[int, ...]:
    """抗贡: who of the payers hold both 大王, in one hand or two; nobody if others have one."""
    holders = [seat for seat in paying for card in hands[seat] if card.rank == BIG_JOKER]
    return tuple(sorted(set(holders))) if len(holders) == 2 else ()


def payable(hand: Cards, terms: Terms) -> Cards:
    """The copies of the highest card, 逢人配 apart; none if the hand has no other."""
    cards = [card for card in hand if card != terms.wild]
    highest = max((terms.height(card.rank) for card in cards), default=0)
    best = (card for card in cards if terms.height(card.rank) == highest)
    return tuple(dict.fromkeys(terms.arranged(best)))


def returnable(hand: Cards, terms: Terms) -> Cards:
    """Cards of 10 or less that are no level cards; where there are none, the lowest."""
    low = [card for card in hand if terms.height(card.rank) <= HIGHEST_RETURN]
    if not low:
        least = min((terms.height(card.rank) for card in hand), default=0)
        low = [card for card in hand if terms.height(card.rank) == least]
    return tuple(dict.fromkeys(terms.arranged(low)))


def begun(state: State) -> State:
    """A new hand, before anything is paid: who must pay, or who resists."""
    if not state.before:
        return state
    paying = payers(state.before)
    resisted = resisting(state.hands, paying)
    if resisted:
        return replace(state, resisted=resisted, turn=state.before[0])
    return replace(state, gifts=tuple(map(Gift, paying)))


def waiting(state: State) -> frozenset[int]:
    """Who has to pay, to choose or to return now; nobody once it is all done."""
    unpaid = {gift.payer for gift in state.gifts if gift.paid is None}
    if unpaid:
        return frozenset(unpaid)
    if any(gift.receiver is None for gift in state.gifts):
        return frozenset({state.before[0]})
    return frozenset(
        gift.receiver for gift in state.gifts if gift.returned is None and gift.receiver is not None
    )


def shared_out(
    gifts: tuple[Gift, ...], before: Sequence[int], terms: Terms, equal: str, lot: int
) -> tuple[Gift, ...]:
    """Who takes what was paid: the higher card goes to 头游, the other to 二游.

    Equal cards: 头游 takes from the next payer after him, or by the lot; where he is to choose
    the gifts stay without a taker.
    """
    if len(gifts) == 1:
        return (replace(gifts[0], receiver=before[0]),)
    heights = [terms.height(gift.paid.rank) if gift.paid else 0 for gift in gifts]
    if heights[0] == heights[1]:
        if equal == CHOSEN:
            return gifts
        after = sorted(gifts, key=lambda gift: (gift.payer - before[0]) % SEATS)
        first = gifts[lot % 2] if equal == RANDOM else after[0]
    else:
        first = gifts[heights.index(max(heights))]
    return _taking(gifts, before, first.payer)


def _taking(gifts: tuple[Gift, ...], before: Sequence[int], payer: int) -> tuple[Gift, ...]:
    """The gifts when 头游 takes this payer's and 二游 the other."""
    return tuple(
        replace(gift, receiver=before[0] if gift.payer == payer else before[1]) for gift in gifts
    )


def leader(gifts: tuple[Gift, ...], first: int) -> int:
    """Who paid 头游 leads."""
    return next(gift.payer for gift in gifts if gift.receiver == first)


# ---------------------------------------------------------------------- moves
def give(state: State, seat: int, move: Move, equal: str) -> State:
    """After a payment, a choice or a return; cards change hands when the last one is made."""
    match move:
        case Pay(card):
            gifts = tuple(replace(g, paid=card) if g.payer == seat else g for g in state.gifts)
            if any(gift.paid is None for gift in gifts):
                return replace(state, gifts=gifts)
            gifts = shared_out(gifts, state.before, state.terms, equal, state.lot)
            return _paid(replace(state, gifts=gifts))
        case Take(payer):
            return _paid(replace(state, gifts=_taking(state.gifts, state.before, payer)))
        case Return(card):
            gifts = tuple(
                replace(g, returned=card) if g.receiver == seat else g for g in state.gifts
            )
            return _returned(replace(state, gifts=gifts))
        case _:
            raise ValueError(move)


def _paid(state: State) -> State:
    hands = state.hands
    for gift in state.gifts:
        if gift.receiver is None or gift.paid is None:
            return state
        hands = moved(hands, gift.payer, gift.receiver, gift.paid, state.terms)
    return replace(state, hands=hands)


def _returned(state: State) -> State:
    if waiting(state):
        return state
    hands = state.hands
    for gift in state.gifts:
        if gift.receiver is not None and gift.returned is not None:
            hands = moved(hands, gift.receiver, gift.payer, gift.returned, state.terms)
    return replace(state, hands=hands, turn=leader(state.gifts, state.before[0]))
