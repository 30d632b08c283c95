"""升级 / 80分 Shengji: two partnerships, levels, trumps declared while cards are dealt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from itertools import islice
from typing import Any, ClassVar, Self

from engines.game import Case, Game, Illegal, Outcome, Pick, refusal
from engines.games.shengji import (
    desk,
    leads,
    notation,
    picture,
    player,
    position,
    reading,
    refusals,
    remarks,
    rules,
)
from engines.games.shengji import view as views
from engines.games.shengji.following import fault, follows
from engines.games.shengji.house import PRESETS, House
from engines.games.shengji.reasons import Why
from engines.games.shengji.rules import Bury, Move, Pass, Phase, Play, Show, State
from engines.games.shengji.shapes import is_unit
from engines.games.shengji.suits import held
from engines.games.shengji.view import View
from engines.luck import Luck
from engines.match import Match
from render.look import Look
from render.scene import Scene
from render.words import Phrase

__all__ = ["GAME", "Shengji", "Why"]


@dataclass(frozen=True)
class Shengji(House, Game[State, View, Move]):
    """One game is one hand; a match goes on until a side has passed the target level."""

    key: ClassVar[str] = "shengji"
    seats: ClassVar[range] = range(4, 7)
    hidden: ClassVar[bool] = True
    private: ClassVar[frozenset[StrEnum]] = refusals.PRIVATE

    @classmethod
    def of(cls, wanted: Mapping[str, Any], seats: int | None = None) -> Self:
        """Six seats mean the book for six; a book brings its own house rules."""
        if seats == 6:
            wanted = {"rules": "3deck", **wanted}
        book = str(wanted.get("rules", "")).lower()
        preset = next((p for name, p in PRESETS.items() if name.lower() == book), {})
        return super().of({**preset, **wanted}, seats)

    def usual_match(self) -> Match:
        """Points are levels: whoever has gone up past the target wins."""
        return Match(target=self.steps, partners=True)

    # ------------------------------------------------------------------ the rules
    def deal(self, luck: Luck) -> str:
        return position.dealt(self, luck)

    def start(self, deal: str = "") -> State:
        return position.state_of(self, deal)

    def to_move(self, state: State) -> frozenset[int]:
        return rules.to_move(self, state)

    def apply(self, state: State, seat: int, move: Move) -> State:
        match move:
            case Show():
                return rules.declared(self, state, seat, move)
            case Pass():
                return rules.passed(self, state, seat, move)
            case Bury(cards):
                return rules.bury(state, cards)
            case Play(cards):
                return rules.play(self, state, cards)

    def outcome(self, state: State) -> Outcome | None:
        """Points are the levels that a seat's side went up."""
        if state.phase is not Phase.OVER:
            return None
        if state.dead:
            none = (0,) * self.count
            return Outcome((Fraction(0),) * self.count, none, Why.REDEAL, counts=False)
        changes = rules.scored(self, state.points).dealer_changes
        after = rules.levels_after(self, state.points, state.dealer or 0)
        seats = range(self.count)
        shares = tuple(Fraction(rules.attackers(state.dealer, s) == changes) for s in seats)
        points = tuple(after[s % 2] - self.rungs[s % 2] for s in seats)
        return Outcome(shares, points, Why.ATTACKERS_TAKE if changes else Why.DEALERS_KEEP)

    def silence(self, state: State) -> int:
        """A batch of cards lies there for a while only, the last one longest."""
        return rules.pause(self, state)

    def next_game(self, state: State) -> Shengji:
        """The next hand: levels and dealer as this one left them."""
        if state.dead:
            return self
        rungs = rules.levels_after(self, state.points, state.dealer or 0)
        return replace(self, rungs=rungs, dealer=rules.next_dealer(self, state))

    # ------------------------------------------------------------------ what one seat may know
    def observe(self, state: State, seat: int | None) -> View:
        return views.observe(self.house, state, seat)

    @property
    def house(self) -> House:
        return self

    def legal_moves(self, view: View) -> Iterator[Move]:
        """Lowest first; of the burials, which are beyond counting, those of the cards that a
        dealer can best spare."""
        if not view.my_turn:
            return
        match view.phase:
            case Phase.DECLARE:
                yield from leads.declarations(view)
                yield Pass()
                yield Pass(rest=True)
            case Phase.BURY:
                yield from map(Bury, leads.burials(view))
            case _ if view.table:
                yield from map(Play, self._follows(view))
            case _:
                yield from leads.leads(view)

    def lists_all(self, view: View) -> bool:
        return view.phase is not Phase.BURY

    def _follows(self, view: View) -> Iterator[tuple[Any, ...]]:
        for cards in follows(view.order, view.lead, view.hand, self.protect):
            yield view.order.arranged(cards)

    def is_legal(self, view: View, move: Move) -> bool:
        if not view.my_turn:
            return False
        match move:
            case Pass():
                return view.phase is Phase.DECLARE
            case Show():
                return view.phase is Phase.DECLARE and leads.may_show(view, move)
            case Bury(cards):
                fits = view.phase is Phase.BURY and len(cards) == self.kitty_size
                return fits and held(view.hand, cards)
            case Play(cards):
                return view.phase is Phase.PLAY and held(view.hand, cards) and self._may(view, move)

    def _may(self, view: View, move: Play) -> bool:
        if view.table:
            free = fault(view.order, view.lead, view.hand, move.cards, self.protect) is None
            return free and not move.thrown
        one_suit = len({view.order.suit(one) for one in move.cards}) == 1
        return one_suit and move.thrown != is_unit(view.order, move.cards)

    def explain(self, view: View, move: Move) -> Illegal:
        return refusals.explain(view, move)

    # ------------------------------------------------------------------ in text
    def parse(self, view: View, text: str) -> Move:
        move = reading.parse(view, text)
        if set("#＃") & set(text) and view.my_turn and not self.is_legal(view, move):
            # A number stands for a card that only this seat sees: so is what is wrong with it.
            raise Illegal(Why.NUMBERED, reason=refusal(self, self.explain(view, move)))
        return move

    def format(self, view: View, move: Move) -> str:
        del view
        return notation.canonical(move)

    def decode(self, view: View, text: str) -> Move:
        return notation.decode(text) or self.parse(view, text)

    def write(self, view: View, move: Move, language: str) -> str:
        return notation.write(view, move, language, not self.show_failed_throw)

    def label(self, view: View, move: Move, language: str) -> str:
        return notation.label(view, move, language)

    def secret(self, move: Move) -> bool:
        """What is buried; and what a throw tries, where a failed one is not to be seen."""
        if isinstance(move, Play):
            return move.thrown and not self.show_failed_throw
        return isinstance(move, Bury)

    # ------------------------------------------------------------------ at the table
    def picture(self, view: View, look: Look) -> Scene:
        return picture.picture(view, look)

    def see(self, view: View) -> dict[str, Any]:
        return position.of_view(view)

    def remarks(self, view: View) -> tuple[Phrase, ...]:
        return remarks.remarks(view)

    def choices(self, view: View) -> tuple[Move, ...]:
        """What can be shown, and two ways to pass."""
        if not view.my_turn or view.phase is not Phase.DECLARE:
            return ()
        return (*islice(leads.declarations(view), 10), Pass(), Pass(rest=True))

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """The cards to press; what can be declared has buttons of its own."""
        if isinstance(move, Pass | Show) or not held(view.hand, move.cards):
            return ()
        return tuple(notation.symbol(one) for one in move.cards)

    def picks(self, view: View) -> tuple[Pick, ...]:
        if view.phase is Phase.DECLARE:
            return ()
        return tuple(Pick(notation.symbol(one), notation.named((one,))) for one in view.hand)

    def only_move(self, view: View) -> Move | None:
        """The last trick plays itself."""
        last = len(view.hand) == (len(view.lead) or 1)
        if not view.my_turn or view.phase is not Phase.PLAY or not last:
            return None
        return Play(view.hand)

    def advise(self, view: View, luck: Luck, level: int) -> Move:
        return player.advise(view, luck, level)

    def timeout_move(self, view: View) -> Move | None:
        return player.harmless(view) if view.my_turn else None

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        return desk.judge(self, ask, case)

    # ------------------------------------------------------------------ setting up
    def place(self, position_given: Any) -> str:
        return position.checked(self, position_given)

    def position(self, state: State) -> dict[str, Any]:
        return position.of_state(self, state)


GAME = Shengji
