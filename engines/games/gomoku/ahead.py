"""Looking a few stones ahead: alpha-beta over the best points, with windows of five counted."""

from __future__ import annotations

from functools import cache, lru_cache

from engines.games.gomoku import fours
from engines.games.gomoku.board import BLACK, EMPTY, REACH, WHITE, Point, grid, line
from engines.games.gomoku.fouls import FOULS
from engines.games.gomoku.rules import (
    Position,
    Rules,
    after,
    can_place,
    empties,
    made,
    other_side,
)

WORTH = (1, 12, 100, 1_000, 10_000)  # of a window to a stone in it, by the stones there already
FOUR = 9 * WORTH[4]  # no point is worth as much unless somebody makes five there
TO_MOVE = (0, 1, 10, 120, 100_000)  # of a window in a quiet look, to the side to move
WAITING = (0, 1, 10, 60, 2_000)  # and to the other
WON = 10_000_000
WIDTH = 6  # how many points are tried at each stone but the first


def worth(position: Position, point: Point) -> int:
    """What a stone on the point builds for the side to move and stops of the other's."""
    board, worths = position.board, [0, 0]
    for step in grid(position.size).steps:
        black, white = _worths(line(board, point, step))
        worths[0] += black
        worths[1] += white
    return 11 * worths[position.turn] + 9 * worths[1 - position.turn]


@cache
def _worths(cells: bytes) -> tuple[int, int]:
    """What the middle of these eleven cells is worth to Black's rows and to White's."""
    near = cells[REACH - 4 : REACH + 5]
    black, white = (sum(WORTH[n] for n in _windows(near, stone)) for stone in (BLACK, WHITE))
    return black, white


def five(rules: Rules, position: Position, points: list[Point]) -> Point | None:
    """The point that wins at once, or else one where the opponent would."""
    for mover in (position, other_side(position)):
        if wins := fours.wins(rules, mover, points):
            return next((p for p in wins if can_place(rules, position, p)), None)
    return None


def best(rules: Rules, position: Position, points: list[Point], stones: int) -> Point:
    """The best of these points when so many more stones are looked at; the first of equals."""
    chosen, low = points[0], -2 * WON
    for point in points:
        value = -_value(rules, after(rules, position, point), stones, -2 * WON, -low)
        if value > low:
            chosen, low = point, value
    return chosen


def _value(rules: Rules, position: Position, stones: int, low: int, high: int) -> int:
    """What the position is worth to the side to move."""
    if position.ended:
        drawn = len(set(position.ended.shares)) == 1
        return 0 if drawn else -WON - stones
    if stones == 0:
        return _quiet(position)
    for point in _candidates(rules, position):
        value = -_value(rules, after(rules, position, point), stones - 1, -high, -low)
        if value >= high:
            return value
        low = max(low, value)
    return low


def _candidates(rules: Rules, position: Position) -> list[Point]:
    points = [p for p in empties(position) if can_place(rules, position, p)]
    value = {p: worth(position, p) for p in points}
    points.sort(key=lambda p: -value[p])
    hot = [p for p in points[:WIDTH] if value[p] >= FOUR]
    if hot and (urgent := five(rules, position, hot)) is not None:
        return [urgent]
    sound = [p for p in points[: 2 * WIDTH] if made(rules, position, p) not in FOULS]
    return (sound or points)[:WIDTH]


def _quiet(position: Position) -> int:
    board, turn = position.board, position.turn
    return sum(_lines_worth(board[cut])[turn] for cut in _lines(position.size))


@cache
def _lines(size: int) -> tuple[slice, ...]:
    """Every line of the board that has room for five."""
    board, cuts = grid(size), []
    for (dx, dy), step in zip(((1, 0), (0, 1), (1, 1), (-1, 1)), board.steps, strict=True):
        for x, y in ((x, y) for x in range(size) for y in range(size)):
            if 0 <= x - dx < size and 0 <= y - dy < size:
                continue  # not where the line enters the board
            across = size if dx == 0 else size - x if dx > 0 else x + 1
            length = min(across, size if dy == 0 else size - y)
            if length >= 5:
                start = board.at(x, y)
                cuts.append(slice(start, start + length * step, step))
    return tuple(cuts)


@lru_cache(maxsize=1 << 16)
def _lines_worth(cells: bytes) -> tuple[int, int]:
    """A line's worth to the side to move, if that is Black and if it is White."""
    black, white = _windows(cells, BLACK), _windows(cells, WHITE)
    return (
        sum(TO_MOVE[n] for n in black) - sum(WAITING[n] for n in white),
        sum(TO_MOVE[n] for n in white) - sum(WAITING[n] for n in black),
    )


def _windows(cells: bytes, stone: int) -> list[int]:
    """How many of these stones each window of five holds that holds none but these."""
    windows = (cells[first : first + 5] for first in range(len(cells) - 4))
    return [w.count(stone) for w in windows if w.count(stone) + w.count(EMPTY) == 5]
