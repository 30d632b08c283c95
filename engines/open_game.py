"""A game without secrets: what anybody may see of it is its whole state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from engines.game import Game, Seat

S = TypeVar("S")
M = TypeVar("M")


@dataclass(frozen=True)
class OpenGame(Game[S, S, M], Generic[S, M]):
    """Its view is the state itself, and its games can be counted."""

    def observe(self, state: S, seat: Seat | None) -> S:
        del seat
        return state

    def perft(self, state: S, depth: int) -> int:
        """How many games of exactly `depth` plies."""
        if depth == 0:
            return 1
        (seat,) = self.to_move(state) or (None,)
        if seat is None:
            return 0
        moves = self.legal_moves(state)
        return sum(self.perft(self.apply(state, seat, move), depth - 1) for move in moves)
