"""冲四取胜: a win by fours alone, each of which leaves the opponent a single answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from engines.games.gomoku.board import BLACK, EMPTY, REACH, SWAPPED, Point, grid, line
from engines.games.gomoku.fouls import FOULS, Verdict
from engines.games.gomoku.rules import Position, Rules, after, can_place, empties, made, other_side


def wins(rules: Rules, position: Position, points: Iterable[Point]) -> list[Point]:
    """Those of these empty points where the side to move makes five."""
    near = (p for p in points if most(position, p) >= 4)
    return [p for p in near if made(rules, position, p) is Verdict.WIN_FIVE]


def search(rules: Rules, position: Position, tries: int) -> Point | None:
    """The first stone of a win by fours within so many tries; None when none was found."""
    points = [*empties(position)]
    if at_once := wins(rules, position, points):
        return at_once[0]
    threats = wins(rules, other_side(position), points)
    return _search(rules, position, threats, points, iter(range(tries)))


def most(position: Position, point: Point) -> int:
    """The most stones that the side to move has in a window of five through the point."""
    lines = (line(position.board, point, step) for step in grid(position.size).steps)
    if position.turn == 0:
        return max(map(_most_black, lines))
    return max(_most_black(cells.translate(SWAPPED)) for cells in lines)


@cache
def _most_black(cells: bytes) -> int:
    windows = (cells[first : first + 5] for first in range(REACH - 4, REACH + 1))
    return max((w.count(BLACK) for w in windows if w.count(BLACK) + w.count(EMPTY) == 5), default=0)


def _search(
    rules: Rules,
    position: Position,
    threats: list[Point],
    points: list[Point],
    tries: Iterator[int],
) -> Point | None:
    """The same for a side that has no five yet, must answer these threats, and can make
    fours on no other than these points."""
    if len(threats) > 1:
        return None
    fours = [p for p in points if position.board[p] == EMPTY and most(position, p) >= 3]
    for point in [p for p in fours if not threats or p in threats]:
        if next(tries, None) is None:
            return None
        sound = made(rules, position, point) not in FOULS
        if sound and _forces(rules, position, point, fours, tries):
            return point
    return None


def _forces(
    rules: Rules, position: Position, point: Point, fours: list[Point], tries: Iterator[int]
) -> bool:
    """Does this stone make a four whose only answer leaves a win by fours?"""
    placed = after(rules, position, point)
    near = _around(placed, point)
    answers = wins(rules, other_side(placed), near)
    if len(answers) != 1:
        return len(answers) > 1
    (answer,) = answers
    if not can_place(rules, placed, answer) or made(rules, placed, answer) in FOULS:
        return True
    answered = after(rules, placed, answer)
    if answered.ended:
        return False
    threats = wins(rules, other_side(answered), _around(answered, answer))
    points = list(dict.fromkeys([*fours, *near]))
    return _search(rules, answered, threats, points, tries) is not None


def _around(position: Position, point: Point) -> list[Point]:
    """The empty points that can share a row of five with this one."""
    reach = (n for n in range(1 - REACH, REACH) if n)
    lines = [point + n * step for n in reach for step in grid(position.size).steps]
    return [p for p in lines if position.board[p] == EMPTY]
