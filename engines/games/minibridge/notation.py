"""Contracts of minibridge as people type and write them: `4♠ game`, `无将 部分`, `1H`."""

from __future__ import annotations

import re

from engines.cards.bridge.contract import Contract, bid_of
from engines.cards.bridge.notation import bid_name, read_call, tidied
from engines.cards.bridge.play import Call
from engines.game import Illegal, Unreadable
from engines.games.minibridge.rules import GAMES, PART, SLAMS, Why
from render.words import say

WORDS = "engines.games.minibridge"
_KINDS = {
    **dict.fromkeys(("part", "partscore", "部分", "部分定约", "部份", "部分合約"), "part"),
    **dict.fromkeys(("game", "成局", "局", "成局定约", "成局合約"), "game"),
    **dict.fromkeys(("slam", "满贯", "滿貫"), "slam"),
}
_KIND = "|".join(sorted(_KINDS, key=len, reverse=True))
_SAID = re.compile(rf"(?:({_KIND}) ?)?(.+?)(?: ?({_KIND}))?", re.IGNORECASE)


def kind_of(bid: Contract) -> str:
    """part, game, slam; none for a bid that only an auction could come to."""
    if bid.level in SLAMS:
        return "slam"
    return {PART: "part", GAMES[bid.strain]: "game"}.get(bid.level, "none")


def read_contract(text: str) -> Call | None:
    """A level and a strain, a strain with part or game, or both when they agree; None for
    any other text.  Raises Illegal when they do not."""
    found = _SAID.fullmatch(tidied(text))
    if not found:
        return None
    before, said, behind = found.groups()
    kind = _KINDS.get((behind or before or "").lower(), "")
    called = read_call(said)
    if called is None:
        bid = bid_of(read_call("1" + said) or "")
        level = {"part": PART, "game": GAMES[bid.strain]}.get(kind) if bid else None
        return Call(f"{level}{bid.strain}") if bid and level else None
    bid = bid_of(called)
    if bid and kind not in ("", kind_of(bid)):
        examples = Contract(PART, bid.strain), Contract(GAMES[bid.strain], bid.strain)
        part, game = map(bid_name, examples)
        raise Illegal(Why.PART_OR_GAME, part=part, game=game)
    return Call(called) if bid else None


def parse(text: str) -> Call:
    """Raises Unreadable, Illegal."""
    call = read_contract(text)
    if call is None:
        raise Unreadable(Why.NOT_A_CONTRACT, text=tidied(text))
    return call


def write(call: Call, language: str) -> str:
    """`4♠ 成局`, `1NT part`."""
    bid = bid_of(call.bid)
    if bid is None:
        return call.bid
    return say(WORDS, language, "contract", bid=bid_name(bid), kind=kind_of(bid)).strip()
