"""Why a move may not stand, and what would.

What is open to all is looked at first, so that an answer given in the group never tells
which cards the seat holds; `PRIVATE` reasons do, and are for that seat's eyes only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum

from engines.cards.pack import SMALL_JOKER, SYMBOLS, Card, face
from engines.game import Common, Illegal
from engines.games.shengji import rules
from engines.games.shengji.declaring import CHALLENGE, THREE
from engines.games.shengji.following import fault, follows
from engines.games.shengji.notation import WORDS, named
from engines.games.shengji.reasons import Why
from engines.games.shengji.rules import Bury, Move, Pass, Phase, Play, Show
from engines.games.shengji.suits import TRUMPS, Cards, held
from engines.games.shengji.view import View
from render.words import Phrase, phrase

PRIVATE: frozenset[StrEnum] = frozenset(
    {
        Why.NOT_HELD,
        Why.NO_NUMBER,
        Why.NUMBERED,
        Why.NEEDS_SUIT,
        Why.TWO_MEANINGS,
        Why.SUIT,
        Why.TRACTOR,
        Why.TRIPLE,
        Why.PAIR,
    }
)
_PHASE_OF = {
    Show: Phase.DECLARE,
    Pass: Phase.DECLARE,
    Bury: Phase.BURY,
    Play: Phase.PLAY,
}


def explain(view: View, move: Move) -> Illegal:
    if view.phase is not _PHASE_OF[type(move)]:
        return _wrong_phase(view, move)
    match move:
        case Show():
            return _explain_show(view, move)
        case Bury(cards):
            if len(cards) != view.house.kitty_size:
                most = view.house.kitty_size
                return Illegal(Why.BURY_COUNT, count=len(cards), wanted=most)
            return _not_held(view, cards)
        case Play(cards):
            return _explain_lead(view, cards) if not view.table else _explain_follow(view, cards)
        case Pass():
            return Illegal(Common.FORBIDDEN)


def _wrong_phase(view: View, move: Move) -> Illegal:
    match view.phase, move:
        case Phase.DECLARE, _:
            return Illegal(Why.DECLARING_STILL, level=face(view.level))
        case _, Pass() if view.phase is Phase.PLAY:
            return Illegal(Why.NO_PASS)
        case Phase.BURY, _:
            return Illegal(Why.BURY_FIRST, wanted=view.house.kitty_size)
        case _, Bury():
            return Illegal(Why.BURIED_ALREADY)
        case _:
            return Illegal(Why.DECLARING_OVER)


def _explain_show(view: View, move: Show) -> Illegal:
    declaring, seat = view.declaring, view.seat or 0
    new = rules.declaration(declaring, seat, move, view.drawn)
    wrong = declaring.fault(view.standing, new)
    if wrong is None:
        return _not_held(view, move.cards)
    standing = named(view.standing.cards) if view.standing else phrase(WORDS, "nothing")
    return Illegal(
        wrong,
        cards=named(move.cards),
        level=face(view.level),
        standing=standing,
        better=_better(view),
    )


def _better(view: View) -> Phrase:
    """What would go over what stands, in words, with an example."""
    shown = view.standing
    first = shown.cards[0] if shown else Card(view.level, "H")
    kind = str(len(shown.cards)) if shown and first.suit else "jokers" if shown else "0"
    book = view.house.rules
    if book == THREE:
        kind = f"first{len(shown.cards) if shown else 0}" if view.first_hand else f"three{kind}"
    elif kind != "jokers":
        kind = f"two{kind}"
    else:
        small = first.rank == SMALL_JOKER and book == CHALLENGE and view.first_hand
        kind = "small" if small else "top"
    other = SYMBOLS[next(suit for suit in "SHCD" if suit != first.suit)]
    return phrase(WORDS, "better", kind=kind, card=other + face(view.level))


def _explain_lead(view: View, cards: Cards) -> Illegal:
    order = view.order
    suits = Counter(order.suit(one) for one in cards)
    if len(suits) > 1:
        best = suits.most_common(1)[0][0]
        example = named(order.of_suit(cards, best))
        return Illegal(Why.TWO_SUITS, cards=named(cards), example=example)
    return _not_held(view, cards)


def _explain_follow(view: View, cards: Cards) -> Illegal:
    order, hand = view.order, view.hand
    lead, count = named(view.lead), len(view.lead)
    if len(cards) != count:
        return Illegal(Why.COUNT, played=len(cards), lead=lead, count=count)
    if not held(hand, cards):
        return _not_held(view, cards)
    protect = view.house.protect
    duty = fault(order, view.lead, hand, cards, protect) or Why.COUNT
    example = next(follows(order, view.lead, hand, protect))
    suit = suit_word(order.suit(view.lead[0]))
    return Illegal(duty, suit=suit, example=named(example), lead=lead)


def suit_word(suit: str) -> Phrase:
    return phrase(WORDS, "suit", suit="trumps" if suit == TRUMPS else SYMBOLS[suit])


def _not_held(view: View, cards: Iterable[Card]) -> Illegal:
    lacking = (Counter(cards) - Counter(view.hand)).elements()
    return Illegal(Why.NOT_HELD, cards=named(cards), missing=named(view.order.arranged(lacking)))
