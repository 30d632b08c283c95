"""桥牌 Contract bridge, duplicate: auction, play, and the score of a board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar

from engines.cards.bridge import desk
from engines.cards.bridge.notation import call_fact
from engines.cards.bridge.play import Call, Hands, State
from engines.cards.bridge.table import BridgeTable
from engines.cards.bridge.view import View
from engines.game import Case, Illegal
from engines.games.bridge import bidding, rules
from engines.games.bridge.auctions import judged, lowest
from engines.games.bridge.rules import PASS, Why
from engines.luck import Luck

__all__ = ["GAME", "Bridge", "Why"]


@dataclass(frozen=True)
class Bridge(BridgeTable):
    """House rules: those of every bridge table."""

    key: ClassVar[str] = "bridge"

    def begin(self, hands: Hands, number: int, dealer: int, vulnerable: str) -> State:
        return State(hands, number, dealer, vulnerable, turn=dealer)

    def calls(self, view: View) -> Iterator[Call]:
        return rules.legal(view.calls)

    def called(self, state: State, call: Call) -> State:
        return rules.called(state, call)

    def explain_call(self, view: View, call: Call) -> Illegal:
        why = rules.why_not(view.calls, call.bid) or Why.AUCTION_OVER
        return Illegal(why, call=call_fact(call.bid), example=lowest(view.calls))

    def advise_call(self, view: View, luck: Luck, level: int) -> Call:
        return bidding.advise(view, luck, level)

    def timeout_call(self, view: View) -> Call:
        del view
        return Call(PASS)

    def ending(self, state: State) -> StrEnum:
        return rules.ended(state)

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        return desk.judge(ask, case, {"auctions": judged})


GAME = Bridge
