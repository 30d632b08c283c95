"""The auction of contract bridge (laws 17 to 22).  Values in, values out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from engines.cards.bridge.contract import (
    HIGHEST,
    PLAYERS,
    Contract,
    after,
    bid_at,
    bid_of,
    height,
)
from engines.cards.bridge.play import Call, State, made

PASS, DOUBLE, REDOUBLE = "P", "X", "XX"
ENOUGH = 3  # passes in a row


class Why(StrEnum):
    """How a board ended, and why a call may not stand."""

    MADE = "made"
    DOWN = "down"
    PASSED_OUT = "passed_out"

    BID_TOO_LOW = "bid_too_low"
    NO_DOUBLE = "no_double"
    NO_REDOUBLE = "no_redouble"
    AUCTION_OVER = "auction_over"


def last_bid(calls: tuple[Call, ...]) -> tuple[int, Contract] | None:
    """The last bid and its place among the calls."""
    for place in range(len(calls) - 1, -1, -1):
        bid = bid_of(calls[place].bid)
        if bid:
            return place, bid
    return None


def over(calls: tuple[Call, ...]) -> bool:
    """Three passes in a row after a call that was none, or four at the start."""
    passes = len(calls) - max((n + 1 for n, c in enumerate(calls) if c.bid != PASS), default=0)
    return passes >= (ENOUGH if passes < len(calls) else PLAYERS)


def doubled(calls: tuple[Call, ...]) -> int:
    """0, 1 or 2: what stands on the last bid."""
    found = last_bid(calls)
    since = calls[found[0] :] if found else ()
    return max(({DOUBLE: 1, REDOUBLE: 2}.get(call.bid, 0) for call in since), default=0)


def why_not(calls: tuple[Call, ...], bid: str) -> Why | None:
    """Why the next call may not be this one; None when it may."""
    if over(calls):
        return Why.AUCTION_OVER
    if bid == PASS:
        return None
    found = last_bid(calls)
    wanted = bid_of(bid)
    if wanted:
        return Why.BID_TOO_LOW if found and height(wanted) <= height(found[1]) else None
    theirs = found is not None and (len(calls) - found[0]) % 2 == 1
    if bid == DOUBLE:
        return None if theirs and doubled(calls) == 0 else Why.NO_DOUBLE
    return None if found and not theirs and doubled(calls) == 1 else Why.NO_REDOUBLE


def legal(calls: tuple[Call, ...]) -> Iterator[Call]:
    """Pass first, then doubles, then the bids from the lowest."""
    if over(calls):
        return
    yield from (Call(bid) for bid in (PASS, DOUBLE, REDOUBLE) if not why_not(calls, bid))
    found = last_bid(calls)
    lowest = height(found[1]) + 1 if found else 0
    yield from (Call(bid_at(place).bid) for place in range(lowest, HIGHEST + 1))


def declarer(calls: tuple[Call, ...], dealer: int) -> int:
    """Of the side that made the last bid, who first named its strain."""
    found = last_bid(calls)
    if found is None:
        raise ValueError("passed out")
    place, bid = found
    for first in range(place % 2, place + 1, 2):
        named = bid_of(calls[first].bid)
        if named and named.strain == bid.strain:
            return (dealer + first) % PLAYERS
    raise AssertionError("the last bid itself names the strain")


def called(state: State, call: Call) -> State:
    """After a legal call; the last pass makes the contract, or passes the board out."""
    calls = (*state.calls, call)
    state = replace(state, calls=calls, turn=after(state.turn))
    if not over(calls):
        return state
    found = last_bid(calls)
    if found is None:
        return replace(state, passed_out=True)
    contract = replace(found[1], doubled=doubled(calls))
    who = declarer(calls, state.dealer)
    return replace(state, contract=contract, declarer=who, turn=after(who))


def ended(state: State) -> Why:
    """How a board that is over ended."""
    if state.passed_out:
        return Why.PASSED_OUT
    return Why.MADE if made(state) else Why.DOWN
