"""赛果登记 Reported results: people play at a board of their own; the table takes what they sign.

No rules of any game are here: seats, numbers for them, and signatures.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from engines.game import Common, Game, Illegal, Outcome, option
from engines.games.reported import notation, picture
from engines.games.reported.rules import (
    POINTS,
    RANKS,
    WINNER,
    Move,
    Report,
    Sign,
    State,
    Why,
    after,
    fault,
    needed,
    points,
    shares,
)
from engines.luck import Luck
from render.look import Look
from render.names import clean_name
from render.scene import Scene
from render.words import Phrase, phrase

__all__ = ["GAME", "Reported", "Why"]

LONGEST_TITLE = 24
Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    state: State
    seat: int | None


@dataclass(frozen=True)
class Reported(Game[State, View, Move]):
    """`form`: numbers are points, 1 for who won and 0 for the others, or places.  `title`: what
    is played."""

    key: ClassVar[str] = "reported"
    seats: ClassVar[range] = range(2, 11)
    levels: ClassVar[int] = 0  # nobody but those who played can say how it went

    players: int = option(4, *range(2, 11))
    form: str = option(POINTS, POINTS, WINNER, RANKS)
    title: str = option("")

    def __post_init__(self) -> None:
        """What people call their game is shown as names are."""
        title = self.title and clean_name(self.title, LONGEST_TITLE)
        object.__setattr__(self, "title", title)

    # ------------------------------------------------------------------ the rules
    def start(self, deal: str = "") -> State:
        return _read(deal)

    def to_move(self, state: State) -> frozenset[int]:
        if self.outcome(state) is not None:
            return frozenset()
        return frozenset(range(self.players)) - state.signed

    def apply(self, state: State, seat: int, move: Move) -> State:
        return after(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        if state.report is None or len(state.signed) < needed(self.players):
            return None
        took = points(state.report.numbers, self.form)
        return Outcome(shares(took), took, Why.SIGNED)

    # ------------------------------------------------------------------ in text
    def observe(self, state: State, seat: int | None) -> View:
        return View(state, seat)

    def legal_moves(self, view: View) -> Iterator[Move]:
        """Agreement, and one report for each who may have won; others are as good."""
        if view.seat not in self.to_move(view.state) and view.seat is not None:
            return
        if view.state.report is not None:
            yield Sign()
        for seat in range(self.players):
            move = Report(self._won(seat))
            if self.is_legal(view, move):
                yield move

    def lists_all(self, view: View) -> bool:
        return self.outcome(view.state) is not None

    def _won(self, seat: int) -> Numbers:
        return tuple(
            (1 if s == seat else 2) if self.form == RANKS else int(s == seat)
            for s in range(self.players)
        )

    def is_legal(self, view: View, move: Move) -> bool:
        if isinstance(move, Sign):
            return view.state.report is not None
        return fault(move.numbers, self.players, self.form) is None

    def explain(self, view: View, move: Move) -> Illegal:
        if isinstance(move, Sign):
            return notation.illegal(Why.NOTHING, self.players, self.form)
        why = fault(move.numbers, self.players, self.form) or Why.COUNT
        return notation.illegal(why, self.players, self.form)

    def parse(self, view: View, text: str) -> Move:
        del view
        return notation.parse(text, self.players, self.form)

    def format(self, view: View, move: Move) -> str:
        del view
        return notation.canonical(move)

    def write(self, view: View, move: Move, language: str) -> str:
        del view
        return notation.write(move, language)

    # ------------------------------------------------------------------ at the table
    def picture(self, view: View, look: Look) -> Scene:
        return picture.slip(view.state, self.players, look)

    def see(self, view: View) -> dict[str, Any]:
        return self.position(view.state)

    def remarks(self, view: View) -> tuple[Phrase, ...]:
        state = view.state
        if self.outcome(state) is not None or state.report is None:
            return ()
        missing = needed(self.players) - len(state.signed)
        told = " ".join(map(str, state.report.numbers))
        said = phrase(self.words, "to-sign", numbers=told, count=missing)
        if state.before is None:
            return (said,)
        other = " ".join(map(str, state.before.numbers))
        return (phrase(self.words, "contradicts", one=other, other=told), said)

    def choices(self, view: View) -> tuple[Move, ...]:
        open_ = view.state.report is not None and self.outcome(view.state) is None
        return (Sign(),) if open_ and view.seat not in view.state.signed else ()

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        del view, move
        return ()

    def advise(self, view: View, luck: Luck, level: int) -> Move:
        del luck, level
        return next(iter(self.legal_moves(view)))

    # ------------------------------------------------------------------ setting up
    def place(self, position: Any) -> str:
        report = position.get("numbers") if isinstance(position, dict) else None
        signed = position.get("signed") if isinstance(position, dict) else None
        if report == [] and signed == []:
            return ""
        try:
            moved = Report(tuple(int(n) for n in report or ()))
            people = frozenset(int(seat) for seat in signed or ())
        except (TypeError, ValueError):
            raise Illegal(Common.BAD_POSITION, text="numbers") from None
        if fault(moved.numbers, self.players, self.form) or not self._seats(people):
            raise Illegal(Common.BAD_POSITION, text="numbers, signed")
        return f"{' '.join(map(str, moved.numbers))}|{' '.join(map(str, sorted(people)))}"

    def _seats(self, people: frozenset[int]) -> bool:
        return people <= set(range(self.players)) and 0 < len(people) <= needed(self.players)

    def position(self, state: State) -> dict[str, Any]:
        numbers = list(state.report.numbers) if state.report else []
        return {"numbers": numbers, "signed": sorted(state.signed)}


def _read(deal: str) -> State:
    if not deal:
        return State()
    numbers, _, signed = deal.partition("|")
    return State(Report(tuple(map(int, numbers.split()))), frozenset(map(int, signed.split())))


GAME = Reported
