"""跳棋: Chinese checkers on the star, for two, three, four or six."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from engines.game import Case, Common, Illegal, Outcome, Seat, Unjudgeable
from engines.games.chinese_checkers import judge, notation, picture, player, rules, setup
from engines.games.chinese_checkers.board import CORNERS, NAMES
from engines.games.chinese_checkers.refusals import explain
from engines.games.chinese_checkers.remarks import remarks
from engines.games.chinese_checkers.rules import House, Move, Position, Why
from engines.luck import Luck
from engines.open_game import OpenGame
from render.look import Look
from render.scene import Scene
from render.words import Phrase, tell

ASKS = {"destinations": judge.destinations, "win": judge.win}


@dataclass(frozen=True)
class ChineseCheckers(House, OpenGame[Position, Move]):
    """Chinese checkers under these house rules; who moves first, from the bottom, is drawn."""

    key: ClassVar[str] = "chinese_checkers"
    seats: ClassVar[range] = range(2, 7)

    # ------------------------------------------------------------------ the rules
    def deal(self, luck: Luck) -> str:
        """The seat that moves first."""
        return str(luck.below(self.players))

    def start(self, deal: str = "") -> Position:
        if not deal or deal.isdecimal():
            return rules.opening(self, int(deal or 0))
        return setup.build(self, json.loads(deal))

    def to_move(self, state: Position) -> frozenset[Seat]:
        return frozenset() if state.ended else frozenset({state.turn})

    def apply(self, state: Position, seat: Seat, move: Move) -> Position:
        del seat
        return rules.play(self, state, move)

    def outcome(self, state: Position) -> Outcome | None:
        return rules.outcome(self, state)

    # ------------------------------------------------------------------ what one seat may know
    def legal_moves(self, view: Position) -> Iterable[Move]:
        return rules.moves(self, view)

    def parse(self, view: Position, text: str) -> Move:
        return notation.read(self, view, text)

    def format(self, view: Position, move: Move) -> str:
        del view
        return notation.name(move)

    def write(self, view: Position, move: Move, language: str) -> str:
        del view
        return tell(notation.written(move), language)

    def explain(self, view: Position, move: Move) -> Illegal:
        return explain(self, view, move)

    def clicks(self, view: Position, move: Move) -> tuple[str, ...]:
        """Start and end say which move it is: neighbours are never reached by jumps."""
        del view
        return NAMES[move.start], NAMES[move.end]

    def remarks(self, view: Position) -> tuple[Phrase, ...]:
        return remarks(view)

    def picture(self, view: Position, look: Look) -> Scene:
        return picture.draw(self, view, look)

    def see(self, view: Position) -> dict[str, Any]:
        return {
            **setup.as_json(view),
            "camps": [CORNERS[corner] for corner in view.camps],
            "in_goal": [
                (own & rules.goal(self, view, seat)).bit_count()
                for seat, own in enumerate(view.pieces)
            ],
            "last": [NAMES[hole] for hole in view.path],
            "skipped": list(view.skipped),
            "legal": sum(1 for _ in self.legal_moves(view)),
        }

    # ------------------------------------------------------------------ helpers at the table
    def advise(self, view: Position, luck: Luck, level: int) -> Move:
        return player.advise(self, view, luck, level)

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        """`destinations` and `win`: see `engines.games.chinese_checkers.judge`."""
        if ask not in ASKS:
            raise Unjudgeable(Common.NO_ASK, ask=ask)
        return ASKS[ask](self, case)

    # ------------------------------------------------------------------ setting up
    def place(self, position: Any) -> str:
        built = setup.build(self, position)
        return json.dumps(self.position(built), separators=(",", ":"))

    def position(self, state: Position) -> dict[str, Any]:
        return setup.as_json(state)

    def perft(self, state: Position, depth: int) -> int:
        """Last plies are counted without being played."""
        if depth == 1:
            return sum(1 for _ in rules.moves(self, state))
        return super().perft(state, depth)


GAME = ChineseCheckers
__all__ = ["GAME", "ChineseCheckers", "Why"]
