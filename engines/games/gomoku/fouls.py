"""禁手: what Black's stone is under the rules of renju, by the definitions of the RIF.

Everything that counts in one direction lies within five cells of the stone, so a direction
is judged once by its eleven cells and remembered; only a three has to look further, because
the point that would make it a straight four must itself be open to Black.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from engines.games.gomoku.board import BLACK, EMPTY, REACH, Point, line, put


class Verdict(StrEnum):
    LEGAL = "legal"
    WIN_FIVE = "win_five"
    OVERLINE = "overline"
    DOUBLE_FOUR = "double_four"
    DOUBLE_THREE = "double_three"


FOULS = frozenset({Verdict.OVERLINE, Verdict.DOUBLE_FOUR, Verdict.DOUBLE_THREE})


@dataclass(frozen=True, slots=True)
class Shape:
    """One direction through a new black stone.

    `run` is the length of the unbroken row (6 stands for longer, too), `fours` the number
    of fours, `straight` the offsets of the points that would make a straight four.
    """

    run: int
    fours: int
    straight: tuple[int, ...]


def row(cells: Sequence[int], stone: int = BLACK) -> tuple[int, int]:
    """First and last cell of the unbroken row through the middle, the middle included."""
    first = last = REACH
    while first > 0 and cells[first - 1] == stone:
        first -= 1
    while last < 2 * REACH and cells[last + 1] == stone:
        last += 1
    return first, last


def with_stone(cells: Sequence[int], at: int) -> list[int]:
    return [*cells[:at], BLACK, *cells[at + 1 :]]


def completions(cells: Sequence[int]) -> Iterator[int]:
    """Empty cells that would make the row through the middle exactly five."""
    for at in range(REACH - 4, REACH + 5):
        if cells[at] == EMPTY:
            first, last = row(with_stone(cells, at))
            if first <= at <= last and last - first == 4:
                yield at


def _straight_at(cells: Sequence[int], at: int) -> bool:
    filled = with_stone(cells, at)
    first, last = row(filled)
    return first <= at <= last and last - first == 3 and len([*completions(filled)]) == 2


@cache
def shape(cells: bytes) -> Shape:
    """The direction whose eleven cells these are, once the middle is black."""
    placed = with_stone(cells, REACH)
    first, last = row(placed)
    run = last - first + 1
    ends = len([*completions(placed)])
    # The two ends of an unbroken four are one straight four, not two.
    fours = min(ends, 1) if run == 4 else ends
    empty = (at for at in range(REACH - 3, REACH + 4) if placed[at] == EMPTY)
    return Shape(run, fours, tuple(at - REACH for at in empty if _straight_at(placed, at)))


def verdict(board: bytes, point: Point, steps: Sequence[int]) -> Verdict:
    """What a black stone on this empty point would be: five first, then the fouls."""
    shapes = [shape(line(board, point, step)) for step in steps]
    runs = [s.run for s in shapes]
    if 5 in runs:
        return Verdict.WIN_FIVE
    if max(runs) > 5:
        return Verdict.OVERLINE
    if sum(s.fours for s in shapes) >= 2:
        return Verdict.DOUBLE_FOUR
    threes = [
        [point + offset * step for offset in s.straight]
        for s, step in zip(shapes, steps, strict=True)
        if s.straight
    ]
    return _threes(put(board, point, BLACK), threes, steps) if len(threes) > 1 else Verdict.LEGAL


def _threes(after: bytes, threes: list[list[Point]], steps: Sequence[int]) -> Verdict:
    real = 0
    for points in threes:
        real += any(verdict(after, point, steps) is Verdict.LEGAL for point in points)
        if real == 2:
            return Verdict.DOUBLE_THREE
    return Verdict.LEGAL
