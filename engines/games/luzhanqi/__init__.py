"""军棋 Luzhanqi for two: hidden ranks, railways, and an umpire who tells no names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar

from engines.game import Case, Game, Illegal, Outcome, option
from engines.games.luzhanqi import judge, notation, picture, player, position, refusals, rules
from engines.games.luzhanqi import view as views
from engines.games.luzhanqi.board import NAMES
from engines.games.luzhanqi.remarks import remarks
from engines.games.luzhanqi.rules import March, Move, Setup, Skip, State, Why
from engines.games.luzhanqi.view import View
from engines.junqi import umpire
from engines.junqi.army import PRESETS, layout_fault
from engines.luck import Luck
from render.look import Look
from render.scene import Scene
from render.words import Phrase

__all__ = ["GAME", "Luzhanqi", "Why"]


@dataclass(frozen=True)
class Luzhanqi(Game[State, View, Move]):
    """House rules; seat 0 is South and begins.  A limit of 0 is none."""

    key: ClassVar[str] = "luzhanqi"
    seats: ClassVar[range] = range(2, 3)
    hidden: ClassVar[bool] = True
    counts_timeouts: ClassVar[bool] = True
    private: ClassVar[frozenset[StrEnum]] = refusals.PRIVATE

    no_capture_limit: int = option(70)
    timeouts_to_lose: int = option(5)
    resign_after: int = option(20)
    reveal_flag: bool = option(True, True, False)
    own_view: bool = option(False, False, True)

    # ------------------------------------------------------------------ the rules
    def deal(self, luck: Luck) -> str:
        return position.dealt(luck)

    def start(self, deal: str = "") -> State:
        return position.state_of(deal, self.no_capture_limit)

    def to_move(self, state: State) -> frozenset[int]:
        return umpire.acting(state.ended, state.ready, state.turn)

    def apply(self, state: State, seat: int, move: Move) -> State:
        match move:
            case Setup(layout):
                return rules.set_up(state, seat, layout)
            case March():
                return rules.march(state, move, self.no_capture_limit)
            case Skip():
                return rules.skip(state, seat, self.no_capture_limit, self.timeouts_to_lose)

    def outcome(self, state: State) -> Outcome | None:
        if state.ended is None:
            return None
        if state.winner is None:
            return Outcome.drawn(rules.SEATS, state.ended)
        return Outcome.won(state.winner, rules.SEATS, state.ended)

    def gives_up(self, view: View) -> Move | None:
        """The table ends the game, once enough has been played."""
        if view.plies < self.resign_after:
            raise Illegal(Why.RESIGN_LATER, plies=self.resign_after, played=view.plies)
        return None

    # ------------------------------------------------------------------ what one seat may know
    def observe(self, state: State, seat: int | None) -> View:
        return views.observe(state, seat, self.reveal_flag, self.own_view)

    def legal_moves(self, view: View) -> Iterator[Move]:
        """Every march; of the layouts, which are beyond counting, the ones with a name."""
        if not view.my_turn or view.seat is None:
            return
        if view.setting_up:
            yield from self.choices(view)
            return
        yield from rules.marches(view.board, view.seat)

    def lists_all(self, view: View) -> bool:
        return not view.setting_up

    def is_legal(self, view: View, move: Move) -> bool:
        if not view.my_turn or view.seat is None:
            return False
        match move:
            case Setup(layout):
                return view.setting_up and layout_fault(layout) is None
            case Skip():
                return not view.setting_up
            case March(start, end):
                man = view.board[start]
                own = man is not None and man.seat == view.seat
                return own and not view.setting_up and end in rules.destinations(view.board, start)

    def explain(self, view: View, move: Move) -> Illegal:
        return refusals.explain(view, move)

    def secret(self, move: Move) -> bool:
        return isinstance(move, Setup)

    # ------------------------------------------------------------------ in text
    def parse(self, view: View, text: str) -> Move:
        return notation.parse(view, text)

    def format(self, view: View, move: Move) -> str:
        return notation.canonical(view, move)

    def write(self, view: View, move: Move, language: str) -> str:
        del view
        return notation.write(move, language, both=self.own_view)

    def label(self, view: View, move: Move, language: str) -> str:
        return notation.label(view, move, language)

    # ------------------------------------------------------------------ at the table
    def picture(self, view: View, look: Look) -> Scene:
        return picture.picture(view, look)

    def see(self, view: View) -> dict[str, Any]:
        return position.of_view(view)

    def remarks(self, view: View) -> tuple[Phrase, ...]:
        return remarks(view)

    def choices(self, view: View) -> tuple[Move, ...]:
        """While setting up: the layouts with a name, and the one chance keeps ready."""
        if not view.my_turn or not view.setting_up:
            return ()
        return tuple(Setup(layout) for layout in dict.fromkeys((*PRESETS, view.spare)))

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """Its two posts; layouts have buttons."""
        del view
        return (NAMES[move.start], NAMES[move.end]) if isinstance(move, March) else ()

    def advise(self, view: View, luck: Luck, level: int) -> Move:
        return player.advise(view, luck, level)

    def timeout_move(self, view: View) -> Move | None:
        """The spare layout; later the turn is passed over, which is counted."""
        if not view.my_turn:
            return None
        return Setup(view.spare) if view.setting_up else Skip()

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        return judge.judge(ask, case)

    # ------------------------------------------------------------------ setting up
    def place(self, position_given: Any) -> str:
        return position.checked(position_given, self.no_capture_limit)

    def position(self, state: State) -> dict[str, Any]:
        return position.of_state(state)


GAME = Luzhanqi
