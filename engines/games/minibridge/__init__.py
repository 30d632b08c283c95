"""类似桥牌 Minibridge: bridge without an auction; points tell who declares."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engines.cards.bridge import view as views
from engines.cards.bridge.notation import call_fact
from engines.cards.bridge.play import Call, Hands, Move, State
from engines.cards.bridge.points import declarer
from engines.cards.bridge.position import read_deal
from engines.cards.bridge.table import BridgeTable
from engines.cards.bridge.view import View
from engines.game import Illegal, option
from engines.games.minibridge import notation, player, rules
from engines.games.minibridge.rules import Why
from engines.luck import Luck

__all__ = ["GAME", "Minibridge", "Why"]


@dataclass(frozen=True)
class Minibridge(BridgeTable):
    """House rules: those of every bridge table, and `slams`: slams may be named too."""

    key: ClassVar[str] = "minibridge"

    slams: bool = option(False, False, True)

    def deal(self, luck: Luck) -> str:
        """Dealt again while both sides have twenty points."""
        while True:
            dealt = super().deal(luck)
            if declarer(rules.points(read_deal(dealt)), 0) is not None:
                return dealt

    def begin(self, hands: Hands, number: int, dealer: int, vulnerable: str) -> State:
        return rules.begun(hands, number, dealer, vulnerable)

    def calls(self, view: View) -> tuple[Call, ...]:
        return rules.contracts(self.slams) if view.declarer is not None else ()

    def called(self, state: State, call: Call) -> State:
        return rules.named(state, call)

    def explain_call(self, view: View, call: Call) -> Illegal:
        del view
        return Illegal(Why.NOT_A_CONTRACT, text=call_fact(call.bid))

    def observe(self, state: State, seat: int | None) -> View:
        points = rules.points(state.hands, state.played)
        return views.observe(state, seat, sees=self.dummy_sees, points=points)

    def parse(self, view: View, text: str) -> Move:
        return notation.parse(text) if view.calling else super().parse(view, text)

    def write(self, view: View, move: Move, language: str) -> str:
        if isinstance(move, Call):
            return notation.write(move, language)
        return super().write(view, move, language)

    def advise_call(self, view: View, luck: Luck, level: int) -> Call:
        return player.advise(view, luck, level, self.slams)

    def timeout_call(self, view: View) -> Call:
        return player.safest(view)

    def ending(self, state: State) -> StrEnum:
        return rules.ended(state)


GAME = Minibridge
