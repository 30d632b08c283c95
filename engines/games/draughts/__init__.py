"""国际跳棋: draughts by the international rules, or the Russian or Brazilian on 64 squares."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from engines.game import Case, Common, Illegal, Outcome, Refused, Seat, Unjudgeable
from engines.games.draughts import fen, notation, picture, player, rules
from engines.games.draughts.board import BLACK, Board, Step, legal, perft, start
from engines.games.draughts.endings import Why
from engines.games.draughts.pdn import pdn
from engines.games.draughts.refusals import explain, most
from engines.games.draughts.rules import Claim, House, Move, Position
from engines.luck import Luck
from engines.open_game import OpenGame
from render.look import Look
from render.scene import Scene
from render.words import Phrase, phrase, tell


@dataclass(frozen=True)
class Draughts(House, OpenGame[Position, Move]):
    """Draughts under these house rules; seat 0 is White, who moves first."""

    key: ClassVar[str] = "draughts"
    seats: ClassVar[range] = range(2, 3)
    record_kind: ClassVar[str] = "pdn"

    # ------------------------------------------------------------------ the rules
    def start(self, deal: str = "") -> Position:
        return Position(fen.read(deal, self.ground) if deal else start(self.ground))

    def to_move(self, state: Position) -> frozenset[Seat]:
        return frozenset() if self.outcome(state) else frozenset({state.board.turn})

    def apply(self, state: Position, seat: Seat, move: Move) -> Position:
        del seat
        return rules.play(state, move)

    def outcome(self, state: Position) -> Outcome | None:
        return rules.outcome(self, state)

    # ------------------------------------------------------------------ what one seat may know
    def legal_moves(self, view: Position) -> Iterable[Move]:
        return rules.moves(self, view)

    def parse(self, view: Position, text: str) -> Move:
        return notation.read(self, view, text)

    def format(self, view: Position, move: Move) -> str:
        return notation.name(view.board, move)

    def write(self, view: Position, move: Move, language: str) -> str:
        return tell(notation.written(self, view.board, move), language)

    def explain(self, view: Position, move: Move) -> Illegal:
        return explain(self, view, move)

    def clicks(self, view: Position, move: Move) -> tuple[str, ...]:
        if isinstance(move, Claim):
            return ()
        return tuple(str(self.ground.number[bit]) for bit in notation.touched(view.board, move))

    def choices(self, view: Position) -> tuple[Move, ...]:
        return tuple(m for m in rules.moves(self, view) if isinstance(m, Claim))

    def remarks(self, view: Position) -> tuple[Phrase, ...]:
        if view.last and view.before and _crowned(view.before, view.last):
            return (phrase(notation.WORDS, "crowned"),)
        return ()

    def picture(self, view: Position, look: Look) -> Scene:
        return picture.draw(self, view, look)

    def see(self, view: Position) -> dict[str, Any]:
        board, last = view.board, view.last
        return {
            "fen": self.position(view),
            "turn": "black" if board.turn == BLACK else "white",
            "legal": len(legal(board)),
            "must_take": most(board),
            "last": notation.name(view.before, last) if view.before and last else None,
            "captured": self.ground.numbers(last.taken) if last else [],
            "quiet": view.quiet,
            **rules.counts(view),
        }

    # ------------------------------------------------------------------ helpers at the table
    def record(self, deal: str, moves: Sequence[tuple[Seat, str]], names: Sequence[str]) -> str:
        return pdn(self, deal, moves, names)

    def advise(self, view: Position, luck: Luck, level: int) -> Move:
        return player.advise(self, view, luck, level)

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        """`legal_moves`: {fen, options?} → {moves: [{frm, to, captured}]}, by square numbers."""
        if ask != "legal_moves":
            raise Unjudgeable(Common.NO_ASK, ask=ask)
        text = case.get("fen")
        if not isinstance(text, str):
            raise Unjudgeable(Common.BAD_CASE, text="fen: str")
        try:
            ground = (self.of(case["options"]) if "options" in case else self).ground
            steps = legal(fen.read(text, ground))
        except Refused as refused:
            raise Unjudgeable(refused.why, **refused.facts) from refused
        number, numbers = ground.number, ground.numbers
        found = sorted({(number[s.start], number[s.end], tuple(numbers(s.taken))) for s in steps})
        return {"moves": [{"frm": f, "to": t, "captured": list(taken)} for f, t, taken in found]}

    # ------------------------------------------------------------------ setting up
    def place(self, position: Any) -> str:
        if not isinstance(position, str):
            raise Illegal(Common.BAD_POSITION, text=str(position)[:80])
        return fen.write(fen.read(position, self.ground))

    def position(self, state: Position) -> str:
        return fen.write(state.board)

    def perft(self, state: Position, depth: int) -> int:
        return perft(state.board, depth)


def _crowned(board: Board, step: Step) -> bool:
    if step.start & board.kings:
        return False
    return step.crowned or bool(step.end & board.ground.crowning[board.turn])


GAME = Draughts
__all__ = ["GAME", "Draughts", "Why"]
