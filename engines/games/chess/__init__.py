"""国际象棋: the game of chess."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import chess
from chess import Move as Step

from engines.game import Case, Common, Illegal, Outcome, Refused, Seat, Unjudgeable
from engines.games.chess import fen, judge, notation, picture, player, rules
from engines.games.chess.pgn import pgn
from engines.games.chess.refusals import explain
from engines.games.chess.rules import Claim, Ground, House, Move, Position, Why
from engines.luck import Luck
from engines.open_game import OpenGame
from render.look import Look
from render.scene import Scene
from render.words import Phrase, phrase, tell

START_POSITIONS = 960


@dataclass(frozen=True)
class Chess(House, OpenGame[Position, Move]):
    """Chess under these house rules; seat 0 is White, who moves first."""

    key: ClassVar[str] = "chess"
    seats: ClassVar[range] = range(2, 3)
    record_kind: ClassVar[str] = "pgn"

    # ------------------------------------------------------------------ the rules
    def deal(self, luck: Luck) -> str:
        """The start position of Chess960; nothing else is left to chance."""
        return fen.drawn_by_lot(luck.below(START_POSITIONS)) if self.chess960 else ""

    def start(self, deal: str = "") -> Position:
        return rules.begin(self, fen.read(deal or chess.STARTING_FEN, self.chess960))

    def to_move(self, state: Position) -> frozenset[Seat]:
        return frozenset() if state.over else frozenset({state.seat})

    def apply(self, state: Position, seat: Seat, move: Move) -> Position:
        del seat
        return rules.play(self, state, move)

    def outcome(self, state: Position) -> Outcome | None:
        return rules.outcome(state)

    def can_win(self, state: Position, seat: Seat) -> bool:
        return rules.can_win(state, seat)

    def warnings(self, state: Position) -> tuple[int, ...]:
        return state.warned

    # ------------------------------------------------------------------ what one seat may know
    def legal_moves(self, view: Position) -> Iterable[Move]:
        return rules.moves(self, view)

    def is_legal(self, view: Position, move: Move) -> bool:
        """A claim may be made where the house has claims, even a false one."""
        if isinstance(move, Claim):
            return rules.claim_stands(self, view, move)
        return any(move == step for step in view.board.legal_moves)

    def parse(self, view: Position, text: str) -> Move:
        return notation.read(self, view, text)

    def format(self, view: Position, move: Move) -> str:
        del view
        return notation.name(move)

    def decode(self, view: Position, text: str) -> Move:
        try:
            return Step.from_uci(text)
        except ValueError:
            return self.parse(view, text)

    def write(self, view: Position, move: Move, language: str) -> str:
        return tell(notation.written(view.board, move), language)

    def explain(self, view: Position, move: Move) -> Illegal:
        return explain(view, move)

    def clicks(self, view: Position, move: Move) -> tuple[str, ...]:
        """From and to, and for a promotion the new man beside the board."""
        if isinstance(move, Claim):
            return ()
        places = (chess.square_name(move.from_square), chess.square_name(move.to_square))
        return (*places, picture.choice(move.promotion)) if move.promotion else places

    def choices(self, view: Position) -> tuple[Move, ...]:
        """The claims that hold; before the fifty moves are full, any quiet step would."""
        found = rules.claims(self, view)
        return tuple(c for c in found if c.step is None or c.ground is Ground.THREEFOLD)

    def remarks(self, view: Position) -> tuple[Phrase, ...]:
        if view.false_claim:
            return (phrase(notation.WORDS, "false-claim"),)
        checked = not view.over and view.board.is_check()
        return (phrase(notation.WORDS, "check"),) if checked else ()

    def picture(self, view: Position, look: Look) -> Scene:
        return picture.draw(view, self.outcome(view), look)

    def see(self, view: Position) -> dict[str, Any]:
        return {
            "fen": self.position(view),
            "turn": "black" if view.seat else "white",
            "check": view.board.is_check(),
            "legal": view.board.legal_moves.count(),
            "last": notation.name(view.last) if view.last else None,
            "captured": {
                "white": "".join(man for man in view.taken if man.isupper()),
                "black": "".join(man for man in view.taken if man.islower()),
            },
            "quiet": view.quiet,
            "occurrences": view.times,
            "warnings": list(view.warned),
        }

    # ------------------------------------------------------------------ helpers at the table
    def record(self, deal: str, moves: Sequence[tuple[Seat, str]], names: Sequence[str]) -> str:
        return pgn(self, deal, moves, names)

    def advise(self, view: Position, luck: Luck, level: int) -> Move:
        return player.advise(self, view, luck, level)

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        """`terminal`, `insufficient`, `repetition`: see RULES.md."""
        answer = judge.ASKS.get(ask)
        if answer is None:
            raise Unjudgeable(Common.NO_ASK, ask=ask)
        try:
            return answer(self, case)
        except Unjudgeable:
            raise
        except Refused as refused:
            raise Unjudgeable(refused.why, **refused.facts) from refused

    # ------------------------------------------------------------------ setting up
    def place(self, position: Any) -> str:
        if not isinstance(position, str) or not position.strip():
            raise Illegal(Common.BAD_POSITION, text=str(position)[:80])
        return fen.read(position, self.chess960).fen()

    def position(self, state: Position) -> str:
        return f"{state.key} {state.quiet} {state.number}"

    def perft(self, state: Position, depth: int) -> int:
        return rules.perft(state.board.copy(stack=False), depth)


GAME = Chess
__all__ = ["GAME", "Chess", "Why"]
