"""围棋 go: whoever holds more of the board wins."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, Self

from engines.game import Case, Common, Illegal, Outcome, Seat, Unjudgeable, option
from engines.games.go import judge, notation, picture, player, refusals, rules, setup
from engines.games.go.board import grid
from engines.games.go.rules import COLOURS, Call, Dead, Ko, Move, Position, Rules, Why
from engines.games.go.sgf import sgf
from engines.luck import Luck
from engines.open_game import OpenGame
from render.look import Look
from render.scene import Scene
from render.words import Phrase, phrase, say

__all__ = ["GAME", "Go", "Why"]


@dataclass(frozen=True)
class Go(OpenGame[Position, Move]):
    """`komi` is in points (7.5 are 3¾ 子), "usual" being 7.5, or none with a handicap;
    `handicap_return` lets Black give back half a 子 for each handicap stone."""

    key: ClassVar[str] = "go"
    seats: ClassVar[range] = range(2, 3)
    record_kind: ClassVar[str] = "sgf"
    size: int = option(19, 19, 13, 9, *range(5, 9), *range(10, 13), *range(14, 19))
    ko: str = option("superko", *map(str, Ko))
    komi: float | str = option("usual", "usual", 7.5, 6.5, 5.5, 0.5, 0, 7, 6, 5, 3.5)
    handicap: int = option(0, 0, *range(2, 10))
    handicap_return: bool = option(False, False, True)
    resume_limit: int = option(2)

    @classmethod
    def of(cls, wanted: Mapping[str, Any], seats: int | None = None) -> Self:
        game = super().of(wanted, seats)
        most = len(grid(game.size).stars)
        if game.handicap > most:
            raise Illegal(Why.HANDICAP, stones=game.handicap, size=game.size, most=most)
        return game

    @property
    def rules(self) -> Rules:
        usual = 0 if self.handicap else Fraction(15, 2)
        komi = usual if self.komi == "usual" else Fraction(self.komi)
        given = self.handicap if self.handicap_return else 0
        return Rules(Ko(self.ko), Fraction(komi + given), self.resume_limit)

    @property
    def beginning(self) -> Position:
        """The empty board, or handicap stones and White to move."""
        board = rules.handicap(self.size, self.handicap)
        return rules.begin(self.size, board, int(self.handicap > 0))

    def start(self, deal: str = "") -> Position:
        return setup.build(self.rules, self.beginning, json.loads(deal or '{"moves": []}'))

    def to_move(self, state: Position) -> frozenset[Seat]:
        return frozenset() if state.ended else frozenset({state.turn})

    def apply(self, state: Position, seat: Seat, move: Move) -> Position:
        del seat
        return rules.after(self.rules, state, move)

    def outcome(self, state: Position) -> Outcome | None:
        return state.ended

    def legal_moves(self, view: Position) -> Iterable[Move]:
        return rules.legal(self.rules, view)

    def is_legal(self, view: Position, move: Move) -> bool:
        return rules.is_legal(self.rules, view, move)

    def explain(self, view: Position, move: Move) -> Illegal:
        return refusals.explain(self.rules, view, move, self.words)

    def parse(self, view: Position, text: str) -> Move:
        return notation.read(view, text)

    def format(self, view: Position, move: Move) -> str:
        return notation.text(view.size, move)

    def decode(self, view: Position, text: str) -> Move:
        return notation.decode(view, text)

    def write(self, view: Position, move: Move, language: str) -> str:
        if isinstance(move, Call):
            return say(self.words, language, f"move-{move}")
        names = grid(view.size).names
        if isinstance(move, Dead):
            at = " ".join(names[point].upper() for point in move.chains)
            return say(self.words, language, "move-dead", at=at)
        return names[move].upper()

    def picture(self, view: Position, look: Look) -> Scene:
        return picture.draw(self.rules, view, look)

    def see(self, view: Position) -> dict[str, Any]:
        names = grid(view.size).names
        dead = sorted(view.counting.dead) if view.counting else []
        counted = judge.answer(rules.counted(self.rules, view)) if view.counting else None
        return {
            "moves": [self.format(view, move) for move in view.moves],
            "size": view.size,
            "komi": judge.plain(self.rules.komi),
            "diagram": setup.diagram(view.size, view.board),
            "turn": None if view.ended else COLOURS[view.turn],
            "captures": dict(zip(COLOURS, view.captures, strict=True)),
            "counting": view.counting is not None,
            "dead": [names[point] for point in dead],
            "agreed": view.counting is not None and view.counting.agreed,
            "count": counted,
        }

    def remarks(self, view: Position) -> tuple[Phrase, ...]:
        if view.counting is None or view.ended:
            return ()
        if view.counting.agreed:
            return (phrase(self.words, "agreed"),)
        if not rules.can_resume(self.rules, view):
            return (phrase(self.words, "counting-last"),)
        return (phrase(self.words, "counting"),)

    def choices(self, view: Position) -> tuple[Move, ...]:
        return tuple(call for call in Call if self.is_legal(view, call))

    def clicks(self, view: Position, move: Move) -> tuple[str, ...]:
        if isinstance(move, Call):
            return ()
        if isinstance(move, Dead):
            return (grid(view.size).names[move.chains[0]],) if len(move.chains) == 1 else ()
        return (self.format(view, move),)

    def advise(self, view: Position, luck: Luck, level: int) -> Move:
        return player.advise(self.rules, view, luck, level)

    def timeout_move(self, view: Position) -> Move | None:
        """A pass; while the stones are counted to play on, rather than to agree to anything."""
        resume = rules.can_resume(self.rules, view)
        return (Call.RESUME if resume else Call.DONE) if view.counting else Call.PASS

    def record(self, deal: str, moves: Sequence[tuple[Seat, str]], names: Sequence[str]) -> str:
        return sgf(self, deal, moves, names)

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        if ask == "legality":
            return judge.legality(self.rules, case)
        if ask == "score":
            return judge.score(case)
        raise Unjudgeable(Common.NO_ASK, ask=ask)

    def place(self, position: Any) -> str:
        built = setup.build(self.rules, self.beginning, position)
        return json.dumps(self.position(built), separators=(",", ":"))

    def position(self, state: Position) -> dict[str, Any]:
        return setup.as_json(self.beginning, state)


GAME = Go
