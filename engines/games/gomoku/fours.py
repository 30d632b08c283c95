"""冲四取胜: a win by fours alone, each of which leaves the opponent a single answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache

from engines.games.gomoku.board import BLACK, EMPTY, REACH, SWAPPED, Point, grid, line
from engines.games.gomoku.fouls import FOULS, Verdict
from engines.games.gomoku.rules import Position, Rules, after, can_place, empties, made


def wins(rules: Rules, position: Position, points: Iterable[Point]) -> list[Point]:
    """Those of these empty points where the side to move makes five."""
    return [p for p in points if made(rules, position, p) is Verdict.WIN_FIVE]


def other_side(position: Position) -> Position:
    return replace(position, turn=1 - position.turn)


def search(rules: Rules, position: Position, tries: int) -> Point | None:
    """The first stone of a win by fours within so many tries; None when none was found."""
    points = [*empties(position)]
    if at_once := wins(rules, position, points):
        return at_once[0]
    threats = wins(rules, other_side(position), points)
    return _search(rules, position, threats, iter(range(tries)))


def _search(
    rules: Rules, position: Position, threats: list[Point], tries: Iterator[int]
) -> Point | None:
    """The same for a side that has no five yet and must answer these threats."""
    if len(threats) > 1:
        return None
    for point in threats or _fours(position):
        if next(tries, None) is None:
            return None
        if made(rules, position, point) not in FOULS and _forces(rules, position, point, tries):
            return point
    return None


def _forces(rules: Rules, position: Position, point: Point, tries: Iterator[int]) -> bool:
    placed = after(rules, position, point)
    answers = wins(rules, other_side(placed), _around(placed, point))
    if len(answers) != 1:
        return len(answers) > 1
    (answer,) = answers
    if not can_place(rules, placed, answer) or made(rules, placed, answer) in FOULS:
        return True
    answered = after(rules, placed, answer)
    if answered.ended:
        return False
    threats = wins(rules, other_side(answered), _around(answered, answer))
    return _search(rules, answered, threats, tries) is not None


def _around(position: Position, point: Point) -> list[Point]:
    """The empty points that can share a row of five with this one."""
    reach = (n for n in range(1 - REACH, REACH) if n)
    lines = [point + n * step for n in reach for step in grid(position.size).steps]
    return [p for p in lines if position.board[p] == EMPTY]


def _fours(position: Position) -> list[Point]:
    """The points where a stone of the side to move may make a four."""
    return [
        p
        for p in empties(position)
        if any(
            _holds_three(cells if position.turn == 0 else cells.translate(SWAPPED))
            for cells in (line(position.board, p, step) for step in grid(position.size).steps)
        )
    ]


@cache
def _holds_three(cells: bytes) -> bool:
    windows = (cells[first : first + 5] for first in range(1, REACH + 1))
    return any(w.count(BLACK) == 3 and w.count(EMPTY) == 2 for w in windows)
