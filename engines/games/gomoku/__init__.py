"""五子棋 gomoku and renju: five in a row."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from engines.game import Case, Common, Illegal, Outcome, Refused, Seat, Unjudgeable, option
from engines.games.gomoku import notation, picture, player, refusals, rules, setup
from engines.games.gomoku.board import grid
from engines.games.gomoku.fouls import FOULS, verdict
from engines.games.gomoku.opening import Stage
from engines.games.gomoku.rules import COLOURS, Call, Move, Position, Rules, Why
from engines.luck import Luck
from engines.open_game import OpenGame
from render.look import Look
from render.scene import Scene
from render.words import Phrase, phrase, say

__all__ = ["GAME", "Gomoku", "Why"]


@dataclass(frozen=True)
class Gomoku(OpenGame[Position, Move]):
    """`rule` is free (five or more wins), standard (exactly five) or renju (also: Black has
    fouls); `foul_claim` says what becomes of a foul; `first_move_centre` "usual" is renju's."""

    key: ClassVar[str] = "gomoku"
    seats: ClassVar[range] = range(2, 3)
    rule: str = option("free", "free", "standard", "renju")
    size: int = option(15, 15, 19)
    first_move_centre: bool | str = option("usual", "usual", True, False)
    foul_claim: str = option("prompt", "prompt", "auto", "forbid")
    allow_pass: bool = option(False, False, True)
    opening: str = option("none", "none", "swap", "swap2")

    @property
    def rules(self) -> Rules:
        renju, centre = self.rule == "renju", self.first_move_centre
        return Rules(
            rules.EXACT[self.rule],
            self.foul_claim if renju else "none",
            renju if centre == "usual" else bool(centre),
            renju and self.allow_pass,
            self.opening,
        )

    def start(self, deal: str = "") -> Position:
        if not deal:
            return rules.begin(self.rules, self.size)
        return setup.build(self.rules, self.size, json.loads(deal))

    def to_move(self, state: Position) -> frozenset[Seat]:
        return frozenset() if state.ended else frozenset({state.seat})

    def apply(self, state: Position, seat: Seat, move: Move) -> Position:
        del seat
        return rules.after(self.rules, state, move)

    def outcome(self, state: Position) -> Outcome | None:
        return state.ended

    def warnings(self, state: Position) -> tuple[int, ...]:
        false = rules.false_claims(state)
        return (false, 0) if state.seat_of(1) == 0 else (0, false)

    def legal_moves(self, view: Position) -> Iterable[Move]:
        return rules.legal(self.rules, view)

    def is_legal(self, view: Position, move: Move) -> bool:
        return rules.is_legal(self.rules, view, move)

    def explain(self, view: Position, move: Move) -> Illegal:
        return refusals.explain(self.rules, view, move, self.words)

    def parse(self, view: Position, text: str) -> Move:
        return notation.read(grid(view.size), text)

    def format(self, view: Position, move: Move) -> str:
        return notation.text(grid(view.size), move)

    def decode(self, view: Position, text: str) -> Move:
        return notation.decode(grid(view.size), text)

    def write(self, view: Position, move: Move, language: str) -> str:
        if isinstance(move, Call):
            return say(self.words, language, f"move-{move}")
        return self.format(view, move).upper()

    def picture(self, view: Position, look: Look) -> Scene:
        return picture.draw(view, look)

    def see(self, view: Position) -> dict[str, Any]:
        seen = setup.as_json(view) | {"size": view.size, "rule": self.rule}
        foul = view.ended is not None and view.ended.why is Why.FOUL
        return seen | {
            "diagram": setup.diagram(view),
            "turn": None if view.ended else COLOURS[view.turn],
            "stage": str(view.stage),
            "black_seat": view.black,
            "forbidden": self._forbidden(view),
            "foul": str(view.pending) if foul else None,
        }

    def remarks(self, view: Position) -> tuple[Phrase, ...]:
        if view.ended and view.ended.why is Why.FOUL:
            return (phrase(self.words, f"foul-{view.pending}"),)
        if not view.ended and view.moves and view.moves[-1] is Call.CLAIM:
            return (phrase(self.words, "false_claim"),)
        if view.stage is not Stage.PLAY:
            return (phrase(self.words, f"opening-{view.stage}"),)
        return ()

    def choices(self, view: Position) -> tuple[Move, ...]:
        return tuple(call for call in Call if self.is_legal(view, call))

    def clicks(self, view: Position, move: Move) -> tuple[str, ...]:
        return () if isinstance(move, Call) else (self.format(view, move),)

    def advise(self, view: Position, luck: Luck, level: int) -> Move:
        return player.advise(self.rules, view, luck, level)

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        if ask != "forbidden":
            raise Unjudgeable(Common.NO_ASK, ask=ask)
        try:
            black, white, move = (case[name] for name in ("black", "white", "move"))
            position = setup.stones(self.rules, self.size, black, white)
            (point,) = setup.points(self.size, [move])
        except KeyError as absent:
            raise Unjudgeable(Common.BAD_CASE, text=str(absent.args[0])) from None
        except Refused as refused:
            raise Unjudgeable(Common.BAD_CASE, **refused.facts) from None
        if position.board[point]:
            raise Unjudgeable(Common.BAD_CASE, text=str(case["move"]))
        return {"verdict": str(verdict(position.board, point, grid(self.size).steps))}

    def place(self, position: Any) -> str:
        built = setup.build(self.rules, self.size, position)
        return json.dumps(self.position(built), separators=(",", ":"))

    def position(self, state: Position) -> Any:
        return setup.as_json(state)

    def _forbidden(self, view: Position) -> list[str]:
        """The points barred to Black, when it is Black's turn under renju."""
        if self.rule != "renju" or view.ended or view.turn != 0:
            return []
        fouls = (p for p in rules.empties(view) if rules.made(self.rules, view, p) in FOULS)
        return [self.format(view, point) for point in fouls]


GAME = Gomoku
