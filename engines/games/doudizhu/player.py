"""The computer player: plays out its hand in few groups and keeps what commands the table.

Every play has a price: the worth of the hand it leaves, what its own height gives away, and
whom it helps.  Level 1 misjudges prices at random; level 3 also counts the cards that have
gone, and plays for a sure win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from engines.games.doudizhu.groups import (
    HEIGHT,
    JOKERS,
    ORDER,
    Group,
    Kind,
    answer,
)
from engines.games.doudizhu.plans import turns, worth
from engines.games.doudizhu.plays import plays
from engines.games.doudizhu.rules import PASS, SEATS, Bid, Move, Play, may_bid, ranks, without
from engines.games.doudizhu.view import View
from engines.luck import Luck

WHOLE = Counter({rank: 1 if rank in JOKERS else 4 for rank in ORDER})
BIDS = ((3, 4.0), (2, 5.0), (1, 6.0))  # the bid for a hand worth at most so much
WINGS_TRIED = 6  # ways to fill the wings of one run
HEIGHT_PRICE = 0.03
LEAD = 0.7  # what it is worth to be the one who leads next
NEAR = {1: 4.0, 2: 2.5, 3: 1.5}  # the same when an enemy has so few cards left
PARTNERS = -0.6  # and when the partner has the lead already; less for higher cards
SURE = -100.0


@dataclass(frozen=True, slots=True)
class Option:
    cards: str
    group: Group
    rest: str


def advise(view: View, luck: Luck, level: int, wings: str) -> Move:
    """A legal move; for a level see above."""
    if view.bidding:
        return _bid(view)
    prices = [
        (_price(view, option, level, wings), Play(option.cards)) for option in _options(view, wings)
    ]
    if view.last:
        prices.append((worth(view.ranks), PASS))
    if level == 1:
        prices = [(price + luck.below(300) / 100, move) for price, move in prices]
    return min(prices, key=lambda priced: priced[0])[1]


def _bid(view: View) -> Bid:
    value = worth(view.ranks)
    for points, most in BIDS:
        if value <= most and may_bid(view.bids, points):
            return Bid(points)
    return Bid(0)


def _options(view: View, wings: str) -> Iterator[Option]:
    """What can be played, with only the lowest few wings for each run."""
    tried: Counter[Group] = Counter()
    for cards in plays(view.ranks, view.last, wings):
        group = answer(cards, view.last, wings)
        if group is None or tried[group] >= WINGS_TRIED:
            continue
        tried[group] += 1
        yield Option(cards, group, without(view.ranks, cards))


def _price(view: View, option: Option, level: int, wings: str) -> float:
    if not option.rest:
        return SURE
    if level > 2 and turns(option.rest) == 1 and _unbeatable(view, option.group, wings):
        return SURE + 1
    price = worth(option.rest) + HEIGHT_PRICE * _height(option)
    if view.last:
        return price - _gain(view, option)
    return price + _danger(view, option)


def _gain(view: View, option: Option) -> float:
    """What taking the lead from whoever has it is worth."""
    if view.standing and not _enemies(view, view.standing.seat):
        return 0.0 if turns(option.rest) == 1 else PARTNERS - _height(option) / len(ORDER)
    fewest = min(view.counts[seat] for seat in range(SEATS) if _enemies(view, seat))
    return NEAR.get(fewest, LEAD)


def _danger(view: View, option: Option) -> float:
    """What leading this gives away: to enemies with few cards, or gains for the partner."""
    follower = ((view.seat or 0) + 1) % SEATS
    size, height = len(option.cards), _height(option)
    if option.group.kind not in (Kind.SOLO, Kind.PAIR):
        return 0.0
    if not _enemies(view, follower) and view.counts[follower] == size:
        return height / len(ORDER) - 2.0
    left = [view.counts[seat] for seat in range(SEATS) if _enemies(view, seat)]
    return 3.0 - height / len(ORDER) * 2 if size in left else 0.0


def _height(option: Option) -> int:
    return HEIGHT.get(option.group.key, len(ORDER))


def _enemies(view: View, seat: int) -> bool:
    return seat != view.seat and view.landlord in (seat, view.seat)


def _unbeatable(view: View, group: Group, wings: str) -> bool:
    """Whether no card still unseen beats it."""
    gone = Counter("".join(ranks(played.cards) for played in view.plays))
    unseen = WHOLE - gone - Counter(view.ranks)
    left = "".join(rank * unseen[rank] for rank in ORDER)
    return next(plays(left, group, wings), None) is None
