"""Who wins a trick, whether a throw stands, and what the last trick is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engines.cards.pack import Card
from engines.games.shengji.shapes import Cut, Unit, by_size, fits, levels, runs, split
from engines.games.shengji.suits import TRUMPS, Cards, Order

Strength = tuple[tuple[int, int], ...]


def winner(order: Order, plays: Sequence[Cards]) -> int:
    """Which of the plays wins, counted from the lead; of equal ones the first."""
    lead, *others = plays
    units = split(order, lead)
    best, most = 0, (int(order.suit(lead[0]) == TRUMPS), _strength(units))
    for place, play in enumerate(others, 1):
        mine = strength(order, lead, units, play)
        if mine is not None and mine > most:
            best, most = place, mine
    return best


def strength(order: Order, lead: Cards, units: Cut, play: Cards) -> tuple[int, Strength] | None:
    """What a follower's play is worth, greater is better; None for a discard.

    A trump hand that can be cut in several ways counts as the best of them.  A throw in its
    own suit is never beaten.
    """
    suit = order.suit(lead[0])
    own = {order.suit(one) for one in play}
    if len(own) != 1 or not own <= {suit, TRUMPS} or (own == {suit} and len(units) > 1):
        return None
    cuts = fits(order, play, by_size(u.shape for u in units))
    best = max(map(_strength, cuts), default=None)
    return None if best is None else (int(own == {TRUMPS}), best)


def _strength(cut: Cut) -> Strength:
    """Biggest units first; single cards count only where there is nothing else."""
    sizes = sorted(((u.size, u.low) for u in cut), reverse=True)
    return tuple(one for one in sizes if one[0] > 1) or tuple(sizes)


def beaten(order: Order, lead: Cards, others: Iterable[Cards]) -> Unit | None:
    """The unit of a throw that must stay down alone because somebody can beat it.

    Of several the smallest, then the lowest.  A single unit is no throw and always stands.
    """
    units = split(order, lead)
    if len(units) == 1:
        return None
    suit = order.suit(lead[0])
    hands = [Counter(order.of_suit(hand, suit)) for hand in others]
    lost = [u for u in units if any(beats(order, hand, u) for hand in hands)]
    return min(lost, key=lambda u: (u.size, u.length, u.low), default=None)


def beats(order: Order, hand: Counter[Card], mine: Unit) -> bool:
    """Whether cards of its suit have something higher of its shape."""
    found = levels(order, hand, mine.width)
    return any(low > mine.low for low in runs(found, mine.length))


def multiplier(order: Order, cards: Cards) -> int:
    """抠底: 2 for singles, 4 for a pair, 2·2ⁿ for a tractor of n pairs; the best unit counts.

    A triple counts as two pairs, for each card beyond the first doubles once.
    """
    return max(2 << (u.length * (u.width - 1)) for u in split(order, cards))
