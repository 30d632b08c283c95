"""What players that search share: a budget of boards, and looking one ply deeper each time.

Boards are counted, not seconds, so that a player does the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Level:
    """How deep to look, how many boards to spend on it, and how much worse a move may be."""

    depth: int
    boards: int
    slack: int


class Spent(Exception):
    """All the boards of this search have been looked at."""


class Budget:
    """How many boards a search may still look at."""

    def __init__(self, boards: int) -> None:
        self._left = boards

    def spend(self) -> None:
        """One more board.  Raises Spent when there is none left."""
        self._left -= 1
        if self._left < 0:
            raise Spent


# The value of a move, looking so many plies beyond it; at most the floor when it is no more.
Look = Callable[[M, int, int], int]


def deepened(
    order: list[M], known: Mapping[M, int | None], level: Level, worst: int, look: Look[M]
) -> dict[M, int]:
    """The value of each move as deep as the boards last; best first in `order` afterwards.

    `known` has the value of moves that end the game.  A move that cannot come within the
    level's slack of the best only gets a bound.
    """
    values = {move: known[move] or 0 for move in order}
    for depth in range(level.depth):
        try:
            values = _round(order, known, level.slack, worst, depth, look)
        except Spent:
            break
        order.sort(key=lambda move: -values[move])
    return values


def _round(
    order: list[M],
    known: Mapping[M, int | None],
    slack: int,
    worst: int,
    depth: int,
    look: Look[M],
) -> dict[M, int]:
    values: dict[M, int] = {}
    best = worst
    for move in order:
        value = known[move]
        values[move] = look(move, depth, best - slack - 1) if value is None else value
        best = max(best, values[move])
    return values
