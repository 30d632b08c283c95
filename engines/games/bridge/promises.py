"""What calls promise in a simple natural system: five-card majors, 15-17 notrump, weak twos."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from engines.cards.bridge.contract import PLAYERS, Contract, bid_of
from engines.cards.bridge.play import SUITS, Call

PASS, DOUBLE = "P", "X"
NOTHING = (0, 11)


@dataclass(frozen=True)
class Promise:
    """Points from … to, and the least length of each suit."""

    low: int = 0
    high: int = 37
    lengths: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SUITS, 0))
    takeout: bool = False  # the last thing said was a double that asks for a suit
    bids: tuple[Contract, ...] = ()

    def with_suit(self, suit: str, length: int) -> Promise:
        least = max(self.lengths.get(suit, 0), length)
        return replace(self, lengths={**self.lengths, suit: least})

    def within(self, low: int, high: int) -> Promise:
        return replace(self, low=max(self.low, low), high=max(max(self.low, low), high))


def promised(calls: tuple[Call, ...], place: int) -> Promise:
    """What the seat that calls at `place`, `place` + 4, … has promised so far."""
    known = Promise()
    for at in range(place, len(calls), PLAYERS):
        known = _after(known, calls, at)
    return known


def _after(known: Promise, calls: tuple[Call, ...], at: int) -> Promise:
    call = calls[at].bid
    bid = bid_of(call)
    ours = [b for n in range(at % 2, at, 2) if (b := bid_of(calls[n].bid))]
    theirs = [b for n in range(1 - at % 2, at, 2) if (b := bid_of(calls[n].bid))]
    if bid:
        told = replace(known, takeout=False, bids=(*known.bids, bid))
        if known.bids:
            return _again(told, bid, ours)
        return _response(told, bid, ours) if ours else _first(told, bid, bool(theirs))
    if call == DOUBLE:
        takeout = not ours and bool(theirs) and theirs[-1].level < 4 and theirs[-1].trump != ""
        return replace(known.within(12, 37), takeout=True) if takeout else known
    if call == PASS and not known.bids and not known.takeout:
        top = 5 if ours else 14 if theirs else NOTHING[1]
        return replace(known, high=min(known.high, top))
    return replace(known, takeout=False)


def _first(known: Promise, bid: Contract, over: bool) -> Promise:
    """An opening, or an overcall."""
    if bid.strain == "NT":
        low, high = {1: (15, 17), 2: (20, 21)}.get(bid.level, (25, 27))
        told = known.within(low, high)
        for suit in SUITS:
            told = told.with_suit(suit, 2)
        return told
    if bid.level == 1:
        length = 5 if over or bid.strain in "SH" else 3
        return known.within(8 if over else 12, 16 if over else 21).with_suit(bid.strain, length)
    if bid.level == 2 and not over:
        if bid.strain == "C":
            return known.within(22, 37)
        return known.within(6, 10).with_suit(bid.strain, 6)
    if bid.level == 2:
        return known.within(11, 16).with_suit(bid.strain, 5)
    return known.within(6, 11).with_suit(bid.strain, 7)


def _response(known: Promise, bid: Contract, ours: list[Contract]) -> Promise:
    """The first bid of the partner of somebody who bid."""
    last = ours[-1]
    if last.bid == "2C":  # 2♦ waits for the strong hand to speak
        return known.within(0, 7) if bid.bid == "2D" else known.within(3, 37)
    if bid.strain == "NT":
        low, high = {1: (6, 10), 2: (11, 12), 3: (13, 16)}.get(bid.level, (17, 37))
        return known.within(low, high)
    if any(b.strain == bid.strain for b in ours):
        low, high = {1: (6, 9), 2: (10, 12)}.get(bid.level - last.level, (6, 15))
        return known.within(low, high).with_suit(bid.strain, 3)
    low = 6 if bid.level == 1 else 10
    return known.within(low, 37).with_suit(bid.strain, 4 if bid.level == 1 else 5)


def _again(known: Promise, bid: Contract, ours: list[Contract]) -> Promise:
    """A second bid: a jump shows more, a suit bid twice is longer."""
    own = [b for b in known.bids[:-1] if b.strain == bid.strain]
    jump = bid.level - ours[-1].level > 1 or (bid.strain == "NT" and bid.level > 1)
    told = known.within(known.low + (4 if jump and bid.level < 4 else 0), known.high)
    if bid.strain == "NT":
        return told
    raised = any(b.strain == bid.strain for b in ours) and not own
    return told.with_suit(bid.strain, 6 if own else 3 if raised else 4)
