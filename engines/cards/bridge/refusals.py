"""Why a card, a claim or an answer may not stand, and what would.

What is open to all is looked at first, so that an answer given in the group never tells
what a hand holds; `PRIVATE` reasons do, and are for that seat's eyes only.
"""

from __future__ import annotations

from enum import StrEnum

from engines.cards.bridge.notation import WORDS, call_fact
from engines.cards.bridge.play import Answer, Call, Cards, Claim, Move, Play
from engines.cards.bridge.reasons import Reason
from engines.cards.bridge.view import View
from engines.cards.pack import Card
from engines.game import Illegal
from render.words import phrase

PRIVATE: frozenset[StrEnum] = frozenset({Reason.NOT_HELD, Reason.FOLLOW_SUIT, Reason.NO_NUMBER})


def explain(view: View, move: Move) -> Illegal:
    """For a move that is no call, or comes after the auction."""
    match move:
        case Play(card) if view.calling:
            return Illegal(Reason.CARD_TOO_SOON, card=card.symbol)
        case Claim() if view.calling:
            return Illegal(Reason.CLAIM_TOO_SOON)
        case Call(bid):
            return Illegal(Reason.CALL_TOO_LATE, call=call_fact(bid))
        case Answer():
            return Illegal(Reason.NO_CLAIM)
        case _ if view.claim:
            return Illegal(Reason.CLAIM_STANDS)
        case Claim(tricks):
            return _claim(view, tricks)
        case Play(card):
            return _card(view, card)


def _claim(view: View, tricks: int) -> Illegal:
    if not view.open:
        return Illegal(Reason.CLAIM_TOO_SOON)
    if view.claimed == sum(view.won):
        return Illegal(Reason.CLAIM_AGAIN)
    if view.seat != view.declarer:
        return Illegal(Reason.CLAIM_NOT_YOURS)
    return Illegal(Reason.CLAIM_TOO_MANY, tricks=tricks, left=view.left)


def _card(view: View, card: Card) -> Illegal:
    if any(played.card == card for played in view.played):
        return Illegal(Reason.GONE, card=card.symbol)
    if view.for_dummy and card not in view.hand:
        return Illegal(Reason.NOT_IN_DUMMY, card=card.symbol, example=_example(view.playable))
    if card not in view.hand:
        return Illegal(Reason.NOT_HELD, card=card.symbol, example=_example(view.playable))
    led = phrase(WORDS, f"suit-{view.playable[0].suit}")
    return Illegal(Reason.FOLLOW_SUIT, card=card.symbol, suit=led, example=_example(view.playable))


def _example(cards: Cards) -> str:
    return cards[-1].symbol if cards else "♥3"
