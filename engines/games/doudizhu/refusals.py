"""Why a bid or a play may not stand, and what would.

What is open to all is looked at first, so that an answer given in the group never tells
which cards the seat holds; `PRIVATE` reasons do, and are for that seat's eyes only.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum

from engines.game import Illegal
from engines.games.doudizhu import rules
from engines.games.doudizhu.groups import (
    JOKERS,
    ORDER,
    SEQUENCE,
    Group,
    Kind,
    answer,
    arranged,
    readings,
)
from engines.games.doudizhu.notation import WORDS, named
from engines.games.doudizhu.plays import plays
from engines.games.doudizhu.rules import Bid, Move, Play, Why
from engines.games.doudizhu.view import View
from render.words import Phrase, phrase

PRIVATE: frozenset[StrEnum] = frozenset(
    {Why.NOT_HELD, Why.TWO_MEANINGS, Why.WHICH_JOKER, Why.NO_NUMBER, Why.NUMBERED}
)
_WHOLE_PACK = "".join(rank * 4 for rank in ORDER if rank not in JOKERS) + JOKERS


def explain(view: View, move: Move, wings: str) -> Illegal:
    match move:
        case Bid(points):
            if not view.bidding:
                return Illegal(Why.BIDDING_OVER)
            return Illegal(Why.BID_TOO_LOW, bid=points, highest=max(view.bids, default=0))
        case _ if view.bidding:
            return Illegal(Why.BIDDING_STILL)
        case Play(""):
            return Illegal(Why.MUST_LEAD)
        case Play(cards):
            return _explain_play(view, cards, wings)


def _explain_play(view: View, cards: str, wings: str) -> Illegal:
    shown = named(cards)
    if not readings(cards, wings):
        return Illegal(Why.NO_COMBINATION, cards=shown, nearest=nearest(cards))
    if answer(cards, view.last, wings) is None and view.last and view.standing:
        return _not_enough(shown, view.last, rules.ranks(view.standing.cards), wings)
    return Illegal(Why.NOT_HELD, cards=shown, missing=named(missing(view.ranks, cards)))


def missing(hand: str, cards: str) -> str:
    """Which of the cards the hand has not."""
    return "".join((Counter(cards) - Counter(hand)).elements())


def _not_enough(shown: Phrase, last: Group, cards: str, wings: str) -> Illegal:
    if last.kind is Kind.ROCKET:
        return Illegal(Why.ROCKET_STANDS)
    better = next(plays(_WHOLE_PACK, last, wings))
    group = answer(better, last, wings)
    same = group is not None and group.kind is last.kind
    return Illegal(
        Why.DOES_NOT_BEAT,
        cards=shown,
        last=named(cards, last),
        way="bomb" if last.kind is Kind.BOMB else "same" if same else "top",
        kind=phrase(WORDS, f"kind-{last.kind}"),
        size=len(cards),
        example=named(better, group),
    )


def nearest(cards: str) -> Phrase:
    """What kind of group these cards nearly are, and what it would take."""
    counts = Counter(cards)
    alike = len(set(counts.values())) == 1 and len(counts) > 1
    trios = sum(n == 3 for n in counts.values())
    shapes = {
        "jokers": set(JOKERS) <= counts.keys(),
        "high_chain": alike and len(counts) > 2 and not counts.keys() <= set(SEQUENCE),
        "short_chain": alike and arranged(counts) in SEQUENCE,
        "gap": alike and (len(counts) > 2 or trios > 1),
        "plane": trios > 1,
        "trio": trios == 1,
        "four": 4 in counts.values(),
        "two": len(cards) == 2,
    }
    return phrase(WORDS, f"nearest-{next((key for key, is_so in shapes.items() if is_so), 'none')}")
