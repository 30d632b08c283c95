"""The computer player: plays out its hand in few groups and keeps what commands the table.

Every play has a price: the worth of the hand it leaves, what taking the lead is worth, and
whom it helps.  Level 1 misjudges prices at random; level 3 also counts the cards that have
gone, and plays for a sure way out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from engines.cards.pack import Card, pack
from engines.games.guandan import tribute
from engines.games.guandan.choosing import spare_first
from engines.games.guandan.groups import RUNS, Cards, Group, Kind, fitting
from engines.games.guandan.plans import worth
from engines.games.guandan.plays import Pattern, Stock, declared, patterns
from engines.games.guandan.rules import (
    HAND,
    PASS,
    SEATS,
    Move,
    Pay,
    Play,
    Played,
    Return,
    Take,
    partner,
)
from engines.games.guandan.view import View
from engines.luck import Luck

PACKS = Counter(pack(jokers=True) * 2)
LEAD = 0.5  # what it is worth to be the one who leads next
NEAR = ((2, 2.6), (5, 1.9), (10, 1.1))  # the same when an enemy has so few cards left
ENDING = 1.2  # worth of a hand that is nearly out
HOLD = 0.3  # a lead that is seldom beaten
SURE = -100.0


@dataclass(frozen=True, slots=True)
class Option:
    cards: Cards
    group: Group
    rest: Cards


def advise(view: View, luck: Luck, level: int) -> Move:
    """A legal move; for a level see above."""
    if view.giving:
        return _gift(view)
    priced: list[tuple[float, Move]] = [
        (_price(view, option, level), _play(view, option)) for option in options(view)
    ]
    if view.on:
        priced.append((worth(view.hand, view.terms), PASS))
    if level == 1:
        priced = [(price + luck.below(300) / 100, move) for price, move in priced]
    return min(priced, key=lambda one: one[0])[1]


def _play(view: View, option: Option) -> Play:
    return Play(option.cards, declared(option.cards, option.group, view.on, view.terms))


# ---------------------------------------------------------------------- tribute
def _gift(view: View) -> Move:
    """The card whose loss costs least; of two tributes the first."""
    if view.choosing:
        return Take(view.gifts[0].payer)
    allowed = tribute.payable if view.paying else tribute.returnable
    best = min(
        allowed(view.hand, view.terms), key=lambda c: worth(_less(view.hand, (c,)), view.terms)
    )
    return Pay(best) if view.paying else Return(best)


def _less(hand: Cards, cards: Cards) -> Cards:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


# ---------------------------------------------------------------------- plays
def options(view: View) -> Iterator[Option]:
    """Each group that can be played, made once, of the copies the hand needs least."""
    stock = Stock.of(view.hand, view.terms)
    for pattern in patterns(view.terms):
        if (view.on is None or pattern.group.beats(view.on)) and stock.makes(pattern):
            cards = _made(view.hand, stock, pattern)
            if pattern.group in fitting(cards, view.on, view.terms):
                yield Option(cards, pattern.group, _less(view.hand, cards))


def _made(hand: Cards, stock: Stock, pattern: Pattern) -> Cards:
    """The pattern from a hand, with as few 逢人配 as will do."""
    cards: list[Card] = []
    for rank, n in pattern.need:
        plain = spare_first(stock.held(rank, pattern.suit), hand)[:n]
        cards += [*plain, *(stock.terms.wild,) * (n - len(plain))]
    return stock.terms.arranged(cards)


def _price(view: View, option: Option, level: int) -> float:
    if not option.rest:
        return SURE
    if level > 2 and _goes_out(view, option):
        return SURE + 1
    price = worth(option.rest, view.terms)
    if view.last_played:
        return price - _gain(view, option, view.last_played)
    return price + _danger(view, option)


def _gain(view: View, option: Option, last: Played) -> float:
    """What taking the lead from whoever has it is worth."""
    ending = worth(option.rest, view.terms) < ENDING
    if last.seat == partner(view.seat or 0):
        if ending and not option.group.power:
            return LEAD
        on = last.group
        return -0.3 - (_height(on) / 20 if on else 0) - (2.5 if option.group.power else 0)
    fewest = min(_left(view, seat) for seat in _enemies(view))
    near = next((gain for most, gain in NEAR if fewest <= most), LEAD)
    return near + (0.5 if ending else 0.0)


def _danger(view: View, option: Option) -> float:
    """What leading this gives away, to enemies or to the partner who has few cards left."""
    size, height = option.group.size, _height(option.group)
    price = -HOLD if option.group.kind in (*RUNS, Kind.FULL_HOUSE) else 0.0
    if any(_left(view, seat) == size for seat in _enemies(view)) and not option.group.power:
        price += 2.5 - height / 8
    mate = partner(view.seat or 0)
    if mate not in view.out and _left(view, mate) == size and size < 3:
        price += height / 10 - 1.5
    return price


def _height(group: Group) -> int:
    return 20 if group.power else group.key


def _enemies(view: View) -> list[int]:
    seats = (((view.seat or 0) + step) % SEATS for step in (1, 3))
    return [seat for seat in seats if seat not in view.out]


def _left(view: View, seat: int) -> int:
    """Cards a seat has left; one that need not tell yet has more than ten."""
    count = view.counts[seat]
    return HAND if count is None else count


# ---------------------------------------------------------------------- sure ways out
def _goes_out(view: View, option: Option) -> bool:
    """Whether this cannot be beaten and all that is left then goes in one play."""
    return bool(fitting(option.rest, None, view.terms)) and _unbeatable(view, option)


def _unbeatable(view: View, option: Option) -> bool:
    """Whether the cards still unseen hold nothing higher, however they are shared out."""
    gone = Counter(card for played in view.plays for card in played.cards)
    unseen = PACKS - gone - Counter(view.hand)
    stock = Stock.of(tuple(unseen.elements()), view.terms)
    most = max((_left(view, seat) for seat in _enemies(view)), default=0)
    return not any(
        pattern.group.size <= most and pattern.group.beats(option.group) and stock.makes(pattern)
        for pattern in patterns(view.terms)
    )
