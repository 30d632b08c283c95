"""Auctions at the rule desk, and what else may be called."""

from __future__ import annotations

from typing import Any

from engines.cards.bridge import desk, notation
from engines.cards.bridge.contract import HIGHEST, SEATS, bid_at, height
from engines.cards.bridge.notation import bid_name, call_fact
from engines.cards.bridge.play import Call
from engines.cards.bridge.reasons import Reason
from engines.game import Case, Illegal
from engines.games.bridge import rules
from engines.games.bridge.rules import PASS, Why
from render.words import Fact

MOST_CALLS = 319  # the longest auction there is
_SAID = {
    Why.BID_TOO_LOW: "bid too low",
    Why.NO_DOUBLE: "double not allowed",
    Why.NO_REDOUBLE: "redouble not allowed",
    Why.AUCTION_OVER: "auction is over",
}


def lowest(calls: tuple[Call, ...]) -> Fact:
    """The lowest bid that would stand, as an example; a pass above 7NT."""
    found = rules.last_bid(calls)
    place = height(found[1]) + 1 if found else 0
    return bid_name(bid_at(place)) if place <= HIGHEST else call_fact(PASS)


def judged(case: Case) -> dict[str, Any]:
    """What an auction comes to: a contract, passed out, still open, or where it went wrong."""
    dealer = desk.seat(case, "dealer")
    said = case["calls"]
    if not isinstance(said, list) or len(said) > MOST_CALLS + 1:
        raise KeyError("calls")
    calls: tuple[Call, ...] = ()
    for at, text in enumerate(said):
        try:
            bid = notation.read_call(notation.tidied(str(text)))
        except Illegal as illegal:
            assert illegal.why is Reason.NO_LEVEL
            return _illegal(at, "level 1-7")
        if bid is None:
            raise KeyError(str(text))
        why = rules.why_not(calls, bid)
        if why:
            return _illegal(at, _SAID[why])
        calls = (*calls, Call(bid))
    return _result(calls, dealer)


def _illegal(at: int, reason: str) -> dict[str, Any]:
    return {"result": "illegal", "at": at, "reason": reason}


def _result(calls: tuple[Call, ...], dealer: int) -> dict[str, Any]:
    found = rules.last_bid(calls)
    if not rules.over(calls):
        return {"result": "open"}
    if found is None:
        return {"result": "passed out"}
    return {
        "result": "contract",
        "contract": found[1].bid,
        "doubled": rules.doubled(calls),
        "declarer": SEATS[rules.declarer(calls, dealer)],
    }
