"""The computer player: every point is worth the rows it builds and the rows it stops.

A point's worth is summed over the windows of five cells through it: a window with stones of
both colours is worth nothing, otherwise more the more stones it holds.  Level 1 takes one of
the best points, level 2 the best; level 3 also wins by fours where it can, and does not let
the opponent.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engines.games.gomoku import fours
from engines.games.gomoku.board import BLACK, EMPTY, REACH, SWAPPED, Point, grid, line
from engines.games.gomoku.fouls import FOULS
from engines.games.gomoku.opening import CHOICES, Stage
from engines.games.gomoku.rules import (
    Call,
    Move,
    Position,
    Rules,
    after,
    can_claim,
    can_place,
    empties,
    legal,
    made,
)
from engines.luck import Luck

WORTH = (1, 12, 100, 1_000, 10_000)  # of a window, by the stones already in it
CANDIDATES = 8  # how many of the best points level 3 looks at twice
NODES = 300  # how many fours one search for a win may try
UNDECIDED = 40  # of how many points it takes one before the colours are known


def advise(rules: Rules, position: Position, luck: Luck, level: int) -> Move:
    if level > 1 and can_claim(rules, position) and position.pending in FOULS:
        return Call.CLAIM
    if position.stage in CHOICES:
        return luck.choice(legal(rules, position))
    ranked = ranking(rules, position, luck)
    if position.stage is not Stage.PLAY:
        return luck.choice(ranked[:UNDECIDED])
    if not ranked:
        return Call.PASS
    if (urgent := _five(rules, position, ranked)) is not None:
        return urgent
    if level == 1:
        return luck.choice(ranked[:4])
    return ranked[0] if level == 2 else _far_sighted(rules, position, ranked)


def ranking(rules: Rules, position: Position, luck: Luck) -> list[Point]:
    """The points that may be played, the best first, equals in chance order; a foul only
    when there is nothing else."""
    points = luck.shuffled(p for p in empties(position) if can_place(rules, position, p))
    sound = [p for p in points if made(rules, position, p) not in FOULS]
    return sorted(sound or points, key=lambda p: -_worth(position, p))


def _worth(position: Position, point: Point) -> int:
    total = 0
    for step in grid(position.size).steps:
        cells = line(position.board, point, step)
        own, other = _for_black(cells), _for_black(cells.translate(SWAPPED))
        total += 11 * (own if position.turn == 0 else other)
        total += 9 * (other if position.turn == 0 else own)
    return total


@cache
def _for_black(cells: bytes) -> int:
    windows = (cells[first : first + 5] for first in range(REACH - 4, REACH + 1))
    return sum(WORTH[w.count(BLACK)] for w in windows if w.count(BLACK) + w.count(EMPTY) == 5)


def _five(rules: Rules, position: Position, ranked: list[Point]) -> Point | None:
    """The point that wins at once, or else the one where the opponent would."""
    for mover in (position, replace(position, turn=1 - position.turn)):
        if wins := fours.wins(rules, mover, ranked):
            return wins[0]
    return None


def _far_sighted(rules: Rules, position: Position, ranked: list[Point]) -> Point:
    if (win := fours.search(rules, position, NODES)) is not None:
        return win
    waiting = replace(position, turn=1 - position.turn)
    if fours.search(rules, waiting, NODES) is None:
        return ranked[0]
    safe = (
        p
        for p in ranked[:CANDIDATES]
        if fours.search(rules, after(rules, position, p), NODES) is None
    )
    return next(safe, ranked[0])
