"""四国军棋 Siguo: four hidden armies in two teams, and an umpire who tells no names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any, ClassVar

from engines.game import Case, Game, Illegal, Outcome, option
from engines.games.siguo import judge, notation, picture, player, position, refusals, rules
from engines.games.siguo import view as views
from engines.games.siguo.board import NAMES, SEATS
from engines.games.siguo.remarks import remarks
from engines.games.siguo.rules import Limits, March, Move, Setup, State, Why, Word
from engines.games.siguo.view import View
from engines.junqi import umpire
from engines.junqi.army import PRESETS, layout_fault
from engines.luck import Luck
from render.look import Look
from render.scene import Scene
from render.words import Phrase

__all__ = ["GAME", "Siguo", "Why"]


@dataclass(frozen=True)
class Siguo(Game[State, View, Move]):
    """House rules; seats 0 … 3 are south, east, north and west, and seat 0 begins.

    A limit of 0 is none.
    """

    key: ClassVar[str] = "siguo"
    seats: ClassVar[range] = range(SEATS, SEATS + 1)
    hidden: ClassVar[bool] = True
    counts_timeouts: ClassVar[bool] = True
    private: ClassVar[frozenset[StrEnum]] = refusals.PRIVATE

    partner_visible: bool = option(False, False, True)
    order: str = option("ccw", "ccw", "cw")
    no_capture_limit: int = option(70)
    timeouts_to_lose: int = option(5)
    resign_after: int = option(20)
    reveal_flag: bool = option(True, True, False)

    @property
    def limits(self) -> Limits:
        step = 1 if self.order == "ccw" else SEATS - 1
        return Limits(self.no_capture_limit, self.timeouts_to_lose, step)

    # ------------------------------------------------------------------ the rules
    def deal(self, luck: Luck) -> str:
        return position.dealt(luck)

    def start(self, deal: str = "") -> State:
        return position.state_of(deal, self.limits)

    def to_move(self, state: State) -> frozenset[int]:
        return umpire.acting(state.ended, state.ready, state.turn)

    def apply(self, state: State, seat: int, move: Move) -> State:
        match move:
            case Setup(layout):
                return rules.set_up(state, seat, layout, self.limits)
            case March():
                return rules.march(state, move, self.limits)
            case Word():
                return rules.word(state, seat, move, self.limits)

    def outcome(self, state: State) -> Outcome | None:
        """Nobody scores when somebody walks away while the partner still plays."""
        if state.ended is None:
            return None
        if state.ended is Why.LEFT:
            return Outcome((Fraction(0),) * SEATS, (0,) * SEATS, state.ended)
        if state.winner is None:
            return Outcome.drawn(SEATS, state.ended)
        won = tuple(int(rules.team(seat) == state.winner) for seat in range(SEATS))
        return Outcome(tuple(map(Fraction, won)), won, state.ended)

    def gives_up(self, view: View) -> Move | None:
        return Word.RESIGN

    # ------------------------------------------------------------------ what one seat may know
    def observe(self, state: State, seat: int | None) -> View:
        return views.observe(state, seat, self.reveal_flag, self.partner_visible)

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
            case Word.RESIGN:
                return not view.setting_up and view.plies >= self.resign_after
            case Word():
                return not view.setting_up
            case March(start, end):
                man = view.board[start]
                own = man is not None and man.seat == view.seat
                return own and not view.setting_up and end in rules.destinations(view.board, start)

    def explain(self, view: View, move: Move) -> Illegal:
        return refusals.explain(view, move, self.resign_after)

    def secret(self, move: Move) -> bool:
        return isinstance(move, Setup)

    # ------------------------------------------------------------------ in text
    def parse(self, view: View, text: str) -> Move:
        return notation.parse(view, text)

    def format(self, view: View, move: Move) -> str:
        return notation.canonical(move, view.spare)

    def write(self, view: View, move: Move, language: str) -> str:
        del view
        return notation.write(move, language)

    def label(self, view: View, move: Move, language: str) -> str:
        return notation.label(move, view.spare, language)

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
        return Setup(view.spare) if view.setting_up else Word.TIMEOUT

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        return judge.judge(ask, case)

    # ------------------------------------------------------------------ setting up
    def place(self, position_given: Any) -> str:
        return position.checked(position_given, self.limits)

    def position(self, state: State) -> dict[str, Any]:
        return position.of_state(state)


GAME = Siguo
