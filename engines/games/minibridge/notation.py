"""Contracts of minibridge as people type and write them: `4♠ game`, `无将 部分`, `1H`."""

from __future__ import annotations

import re

from engines.cards.bridge.contract import bid_of
from engines.cards.bridge.notation import bid_name, read_call, tidied
from engines.cards.bridge.play import Call
from engines.game import Illegal, Unreadable
from engines.games.minibridge.rules import GAMES, PART, SLAMS, Why
from render.words import say

WORDS = "engines.games.minibridge"
_KINDS = {
    **dict.fromkeys(("part", "partscore", "部分", "部分定约", "部份", "部分合約"), "part"),
    **dict.fromkeys(("game", "成局", "局", "成局定约", "成局合約"), "game"),
}
_KIND = "|".join(sorted(_KINDS, key=len, reverse=True))
_SAID = re.compile(rf"(?:({_KIND}) ?)?(.+?)(?: ?({_KIND}))?", re.IGNORECASE)


def read_contract(text: str) -> Call | None:
    """A level and a strain, a strain with part or game, or both when they agree; None for
    any other text.  Raises Illegal when they do not."""
    found = _SAID.fullmatch(tidied(text))
    if not found:
        return None
    before, said, behind = found.groups()
    kind = _KINDS.get((behind or before or "").lower(), "")
    bid = read_call(said)
    named = bid_of(bid or "") or bid_of(read_call("1" + said) or "")
    if named is None or (bid is None and not kind):
        return None
    level = {"part": PART, "game": GAMES[named.strain]}.get(kind, named.level)
    if bid is not None and level != named.level and not (kind == "game" and named.level in SLAMS):
        raise Illegal(
            Why.PART_OR_GAME, part=_example(PART, named.strain), game=_example(0, named.strain)
        )
    return Call(f"{level if bid is None else named.level}{named.strain}")


def _example(level: int, strain: str) -> str:
    bid = bid_of(f"{level or GAMES[strain]}{strain}")
    assert bid is not None
    return bid_name(bid)


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
    kind = "part" if bid.level == PART else "slam" if bid.level in SLAMS else "game"
    return say(WORDS, language, "contract", bid=bid_name(bid), kind=kind)
