"""国际数棋: number chess, where a piece jumps over those whose numbers make its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from engines.game import Case, Common, Illegal, Outcome, Seat, Unjudgeable
from engines.games.shuqi import (
    crossing,
    judge,
    notation,
    picture,
    player,
    refusals,
    rules,
    setup,
    turns,
    writing,
)
from engines.games.shuqi.board import SIDES
from engines.games.shuqi.rules import Call, House, Move, Position, Ruling, Step, Why
from engines.luck import Luck
from engines.open_game import OpenGame
from render.look import Look
from render.scene import Scene
from render.words import Phrase, phrase, say

__all__ = ["GAME", "Shuqi", "Why"]

ASKS: dict[str, Callable[[House, Case], dict[str, Any]]] = {
    "moves": judge.moves,
    "expression": judge.expression,
    "solvable": judge.solvable,
    "score": judge.scores,
}


@dataclass(frozen=True)
class Shuqi(House, OpenGame[Position, Move]):
    """Number chess under these house rules; seat 0 is Red, who moves first."""

    key: ClassVar[str] = "shuqi"
    seats: ClassVar[range] = range(2, 3)

    # ------------------------------------------------------------------ the rules
    def start(self, deal: str = "") -> Position:
        return setup.read(self, json.loads(deal)) if deal else rules.begin(self)

    def to_move(self, state: Position) -> frozenset[Seat]:
        return frozenset() if state.ended else frozenset({state.turn})

    def apply(self, state: Position, seat: Seat, move: Move) -> Position:
        del seat
        return turns.after(self, state, move)

    def outcome(self, state: Position) -> Outcome | None:
        return rules.outcome(self, state)

    def warnings(self, state: Position) -> tuple[int, ...]:
        return state.rulings

    # ------------------------------------------------------------------ what one seat may know
    def legal_moves(self, view: Position) -> Iterable[Move]:
        return crossing.moves(self, view)

    def is_legal(self, view: Position, move: Move) -> bool:
        """Any sum that is right will do, not only the one that `legal_moves` lists."""
        if isinstance(move, Call):
            return not rules.outside(self, view.board, view.turn)
        if isinstance(move, Ruling):
            return refusals.fined(self, view, move.of) is not None
        return crossing.fault(self, view, move) is None

    def explain(self, view: Position, move: Move) -> Illegal:
        return refusals.explain(self, view, move)

    def fined(self, view: Position, move: Move, refused: Illegal) -> Move | None:
        return refusals.fined(self, view, move) if refused.why in rules.COUNTED else None

    def parse(self, view: Position, text: str) -> Move:
        return notation.read(self, view, text)

    def format(self, view: Position, move: Move) -> str:
        del view
        return writing.canonical(self.grid, move)

    def decode(self, view: Position, text: str) -> Move:
        return notation.decode(self, view, text)

    def write(self, view: Position, move: Move, language: str) -> str:
        del view
        if isinstance(move, Call):
            return say(self.words, language, "move-stop")
        if isinstance(move, Ruling):
            return picture.ruled(self, move, language)
        return writing.written(self.grid, move)

    def picture(self, view: Position, look: Look) -> Scene:
        return picture.draw(self, view, look)

    def see(self, view: Position) -> dict[str, Any]:
        last = view.last
        names = self.grid.names
        return self.position(view) | {
            "turn": None if view.ended else SIDES[view.turn],
            "scores": {s: rules.score(self, view.board, seat) for seat, s in enumerate(SIDES)},
            "outside": {s: rules.outside(self, view.board, n) for n, s in enumerate(SIDES)},
            "last": self.format(view, last) if last else None,
            "crossed": [names[point] for point in picture.crossed(self, view)],
            "rows": list(self.grid.rows),
        }

    def remarks(self, view: Position) -> tuple[Phrase, ...]:
        if view.ended:
            return ()
        if isinstance(view.last, Ruling):
            return (self._ruled(view, view.last),)
        if view.skipped:
            return (phrase(self.words, "skipped", side=phrase(self.words, SIDES[1 - view.turn])),)
        missing = rules.outside(self, view.board, view.turn)
        return () if missing else (phrase(self.words, "may-stop"),)

    def _ruled(self, view: Position, ruling: Ruling) -> Phrase:
        """What was wrong with the sum, how many rulings that makes, and who is to move."""
        why = refusals.explain(self, view, ruling.of)
        return phrase(
            self.words,
            "ruled",
            why=phrase(self.words, f"why-{why.why}", **why.facts),
            count=view.rulings[view.turn],
            most=self.illegal_rulings,
        )

    def choices(self, view: Position) -> tuple[Move, ...]:
        return (Call.STOP,) if self.is_legal(view, Call.STOP) else ()

    def clicks(self, view: Position, move: Move) -> tuple[str, ...]:
        """Crossings can be pressed only where the house finds the sum."""
        if not isinstance(move, Step) or (move.sums and not self.auto_formula):
            return ()
        names = self.grid.names
        path = tuple(names[point] for point in move.path)
        return path if notation.completed(self, view, move.path, []) == move else ()

    # ------------------------------------------------------------------ helpers at the table
    def advise(self, view: Position, luck: Luck, level: int) -> Move:
        return player.advise(self, view, luck, level)

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        if ask not in ASKS:
            raise Unjudgeable(Common.NO_ASK, ask=ask)
        return ASKS[ask](self, case)

    # ------------------------------------------------------------------ setting up
    def place(self, position: Any) -> str:
        placed = self.position(setup.read(self, position))
        return json.dumps(placed, separators=(",", ":"))

    def position(self, state: Position) -> dict[str, Any]:
        return setup.write(self, state)


GAME = Shuqi
