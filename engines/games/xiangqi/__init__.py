"""中国象棋: the game of xiangqi."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from engines.game import Case, Common, Illegal, Outcome, Refused, Seat, Unjudgeable
from engines.games.xiangqi import fen, notation, picture, player, rules
from engines.games.xiangqi.board import BLACK, NAMES, SQUARE, Step, in_check, perft
from engines.games.xiangqi.refusals import explain
from engines.games.xiangqi.repetition import DRAW, verdict
from engines.games.xiangqi.rules import Claim, House, Move, Position, Why
from engines.luck import Luck
from engines.open_game import OpenGame
from render.look import Look
from render.scene import Scene
from render.words import Phrase, phrase, tell

LONGEST_CASE = 2000


@dataclass(frozen=True)
class Xiangqi(House, OpenGame[Position, Move]):
    """Xiangqi under these house rules; seat 0 is Red, who moves first."""

    key: ClassVar[str] = "xiangqi"
    seats: ClassVar[range] = range(2, 3)

    def __post_init__(self) -> None:
        if not rules.handicap_stands(self.handicap, fen.read(fen.START).board):
            raise Illegal(
                Common.BAD_OPTION, name="handicap", value=self.handicap, choices="b0, b0 h0, a0"
            )

    # ------------------------------------------------------------------ the rules
    def start(self, deal: str = "") -> Position:
        return rules.begin(fen.read(deal or fen.START), "" if deal else self.handicap)

    def to_move(self, state: Position) -> frozenset[Seat]:
        return frozenset() if self.outcome(state) else frozenset({state.board.turn})

    def apply(self, state: Position, seat: Seat, move: Move) -> Position:
        del seat
        return rules.play(self, state, move)

    def outcome(self, state: Position) -> Outcome | None:
        return rules.outcome(self, state)

    def warnings(self, state: Position) -> tuple[int, ...]:
        return state.warned

    def penalty(self, view: Position, move: Move) -> int:
        false = move is Claim.LIMIT and not rules.claim_holds(self, view, move)
        return rules.FALSE_CLAIM if false else 0

    # ------------------------------------------------------------------ what one seat may know
    def legal_moves(self, view: Position) -> Iterable[Move]:
        return rules.moves(self, view)

    def is_legal(self, view: Position, move: Move) -> bool:
        """A claim may be made where the house has claims, even a false one."""
        if isinstance(move, Claim):
            return rules.claimable(self, move)
        return move in rules.moves(self, view)

    def parse(self, view: Position, text: str) -> Move:
        return notation.read(self, view, text)

    def format(self, view: Position, move: Move) -> str:
        del view
        return notation.name(move)

    def decode(self, view: Position, text: str) -> Move:
        start, end = SQUARE.get(text[:2]), SQUARE.get(text[2:])
        if start is None or end is None:
            return self.parse(view, text)
        return Step(start, end)

    def write(self, view: Position, move: Move, language: str) -> str:
        return tell(notation.written(view.board, move), language)

    def explain(self, view: Position, move: Move) -> Illegal:
        return explain(self, view, move)

    def clicks(self, view: Position, move: Move) -> tuple[str, ...]:
        del view
        return () if isinstance(move, Claim) else (NAMES[move.start], NAMES[move.end])

    def choices(self, view: Position) -> tuple[Move, ...]:
        return tuple(move for move in rules.moves(self, view) if isinstance(move, Claim))

    def remarks(self, view: Position) -> tuple[Phrase, ...]:
        said = []
        if view.false_claim:
            said.append(phrase(notation.WORDS, f"false-{view.false_claim}"))
        checked = in_check(view.board, view.board.turn) and not self.outcome(view)
        if self.announce_check and checked:
            said.append(phrase(notation.WORDS, "check"))
        if view.judged and view.judged != DRAW and not view.over:
            side = phrase(notation.WORDS, "black" if view.judged.side == BLACK else "red")
            said.append(phrase(notation.WORDS, "must-vary", side=side))
        return tuple(said)

    def picture(self, view: Position, look: Look) -> Scene:
        return picture.draw(view, self.outcome(view), look)

    def see(self, view: Position) -> dict[str, Any]:
        taken = {"red": "", "black": ""}
        for piece in view.taken:
            taken["black" if piece.islower() else "red"] += piece
        return {
            "fen": self.position(view),
            "turn": "black" if view.board.turn == BLACK else "red",
            "check": in_check(view.board, view.board.turn),
            "legal": len(rules.moves(self, view)),
            "last": notation.name(view.last) if view.last else None,
            "captured": taken,
            "quiet": view.quiet,
            "warnings": list(view.warned),
        }

    # ------------------------------------------------------------------ helpers at the table
    def advise(self, view: Position, luck: Luck, level: int) -> Move:
        return player.advise(self, view, luck, level)

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        """`repetition`: {fen, moves, options?} → {verdict} for the side to move."""
        if ask != "repetition":
            raise Unjudgeable(Common.NO_ASK, ask=ask)
        text, texts = _field(case, "fen", str), _field(case, "moves", list)
        if len(texts) > LONGEST_CASE:
            raise Unjudgeable(Common.BAD_CASE, text=f"moves: {len(texts)} > {LONGEST_CASE}")
        try:
            game = self.of(_field(case, "options", dict)) if "options" in case else self
            return {"verdict": game._standing(game._played(text, texts))}
        except Refused as refused:
            raise Unjudgeable(refused.why, **refused.facts) from refused

    def _played(self, text: str, texts: list[Any]) -> Position:
        """The position after these moves, whatever ended on the way."""
        position = self.start(text)
        for said in texts:
            move = self.parse(position, str(said))
            if not self.is_legal(position, move):
                raise self.explain(position, move)
            position = self.apply(position, position.board.turn, move)
        return position

    def _standing(self, position: Position) -> str:
        if self.repetition == "off" or rules.occurrences(position) < 3:
            return "none"
        found = verdict(*rules.loop(position), self.repetition)
        if found == DRAW:
            return "draw"
        return "loss" if found.side == position.board.turn else "win"

    # ------------------------------------------------------------------ setting up
    def place(self, position: Any) -> str:
        if not isinstance(position, str):
            raise Illegal(Common.BAD_POSITION, text=str(position)[:80])
        return fen.write(*fen.read(position))

    def position(self, state: Position) -> str:
        return fen.write(state.board, state.quiet, state.number)

    def perft(self, state: Position, depth: int) -> int:
        return perft(state.board, depth)


def _field(case: Case, name: str, kind: type[Any]) -> Any:
    value = case.get(name)
    if not isinstance(value, kind):
        raise Unjudgeable(Common.BAD_CASE, text=f"{name}: {kind.__name__}")
    return value


GAME = Xiangqi
__all__ = ["GAME", "Why", "Xiangqi"]
