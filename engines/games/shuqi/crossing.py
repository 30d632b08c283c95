"""Which moves are legal: what a move breaks, and every move there is with a sum for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import pairwise

from engines.games.shuqi import solver, sums
from engines.games.shuqi.board import Board, Point, Span, lifted, spans
from engines.games.shuqi.rules import Call, House, Move, Position, Step, Why, man_at, men, outside
from engines.games.shuqi.sums import Allowed, BadSum, Flaw
from engines.games.shuqi.writing import MOST_TYPED, written

FLAWS = {
    Flaw.SYNTAX: Why.BAD_SUM,
    Flaw.NUMBERS: Why.WRONG_NUMBERS,
    Flaw.DIVISION: Why.BY_ZERO,
    Flaw.EXPONENT: Why.WRONG_POWER,
}
SEARCHED = 730  # values tried for a chain, from 0 up: nine cubed is the last
MOST_PARTS = 4  # of a chain that is listed; longer ones can be said


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a move: the reason, the part of the path, and what the sum came to."""

    why: Why
    part: int = 0
    crossed: tuple[int, ...] = ()
    value: Fraction | None = None


# ---------------------------------------------------------------------- the parts of a path
def crossings(house: House, board: Board, path: Sequence[Point]) -> list[Span | None]:
    """How each part of a path goes over others; None where nothing leads there."""
    empty = lifted(board, path[0])
    found = []
    for start, end in pairwise(path):
        ways = {span.end: span for span in spans(house.grid, empty, start)}
        found.append(ways.get(end))
    return found


def numbers(board: Board, span: Span) -> tuple[int, ...]:
    return tuple(man_at(board, point).number for point in span.crossed)


def is_step(house: House, path: Sequence[Point]) -> bool:
    return len(path) == 2 and any(ray[:1] == (path[1],) for ray in house.grid.rays[path[0]])


def needs_sum(spans_of: Sequence[Span | None]) -> bool:
    """Whether a move over these must be said with sums: any but a jump over one neighbour."""
    return not (len(spans_of) == 1 and spans_of[0] is not None and spans_of[0].near)


# ---------------------------------------------------------------------- judging one move
def fault(house: House, position: Position, move: Step) -> Fault | None:
    """The first rule a move breaks, or None."""
    board, path = position.board, move.path
    if why := _wrong_points(position, path):
        return Fault(why)
    if is_step(house, path):
        return Fault(Why.HOW_MANY_SUMS) if move.sums else None
    parts = crossings(house, board, path)
    for part, span in enumerate(parts):
        if span is None or (not house.single_equal and _lone(span)):
            return Fault(Why.NO_WAY, part)
    known = [span for span in parts if span]
    if not needs_sum(parts):
        return Fault(Why.HOW_MANY_SUMS) if move.sums else None
    return _wrong_sums(house, [numbers(board, s) for s in known], move, _number(board, path))


def _lone(span: Span) -> bool:
    return len(span.crossed) == 1 and not span.near


def _number(board: Board, path: Sequence[Point]) -> int:
    return man_at(board, path[0]).number


def _wrong_points(position: Position, path: Sequence[Point]) -> Why | None:
    man = position.board[path[0]]
    if man is None:
        return Why.EMPTY_POINT
    if man.seat != position.turn:
        return Why.NOT_YOURS
    if len(set(path)) < len(path) or len(path) < 2:
        return Why.SAME_POINT
    return Why.OCCUPIED if any(position.board[p] for p in path[1:]) else None


def _wrong_sums(
    house: House, crossed: list[tuple[int, ...]], move: Step, mover: int
) -> Fault | None:
    if len(crossed) == 1 and len(crossed[0]) == 1 and crossed[0][0] != mover:
        return Fault(Why.NOT_ITS_NUMBER, 0, crossed[0])
    if len(crossed) > 1 and all(len(part) == 1 for part in crossed):
        return Fault(Why.NO_OPERATION)
    if len(move.sums) != len(crossed):
        why = Why.HOW_MANY_SUMS if move.sums else Why.NO_SUM
        return Fault(why, 0, crossed[0])
    values = []
    for part, (said, over) in enumerate(zip(move.sums, crossed, strict=True)):
        try:
            values.append(sums.value(said, over, house.allowed))
        except BadSum as bad:
            return Fault(FLAWS[bad.flaw], part, over)
    return _wrong_values(house, crossed, values, move, mover)


def _wrong_values(
    house: House,
    crossed: list[tuple[int, ...]],
    values: list[Fraction],
    move: Step,
    mover: int,
) -> Fault | None:
    """Whether each sum comes to what it must, and to what was said after its equals sign."""
    exact = len(values) == 1 or house.chain_value == "mover"
    for part, value in enumerate(values):
        why = None
        if part < len(move.totals) and move.totals[part]:
            why = Why.WRONG_TOTAL
        elif exact and value != mover:
            why = Why.WRONG_VALUE
        elif value != values[0]:
            why = Why.NOT_SAME
        elif value.denominator != 1:
            why = Why.NOT_WHOLE
        if why:
            return Fault(why, part, crossed[part], value)
    return None


# ---------------------------------------------------------------------- listing moves
def moves(house: House, position: Position) -> Iterator[Move]:
    """Every legal move with one sum for each crossing: the call, then single moves, chains.

    Chains of more than four parts, and moves too long to be typed, are not listed.
    """
    if not outside(house, position.board, position.turn):
        yield Call.STOP
    yield from singles(house, position)
    yield from chains(house, position)


def singles(house: House, position: Position) -> Iterator[Step]:
    """Steps 移, jumps 邻 and single crossings 单跨."""
    for start, mover in men(position.board, position.turn):
        for ray in house.grid.rays[start]:
            if ray and position.board[ray[0]] is None:
                yield Step((start, ray[0]))
        for span in spans(house.grid, position.board, start):
            if span.near:
                yield Step((start, span.end))
            elif said := _single(house, position.board, span, mover):
                yield Step((start, span.end), (said,))


def _single(house: House, board: Board, span: Span, mover: int) -> str | None:
    if _lone(span) and not house.single_equal:
        return None
    return solver.find(numbers(board, span), mover, house.allowed)


def chains(house: House, position: Position) -> Iterator[Step]:
    """连跨: crossings one after the other that come to the same."""
    for start, mover in men(position.board, position.turn):
        search = Chains(house, position.board, start)
        yield from search.beyond((start,), no_parts(house, mover))


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a chain so far: `tried` are values that those of few numbers can all come
    to, the mover's own first; those of many numbers are asked only when a value is wanted."""

    tried: tuple[int, ...]
    crossed: tuple[tuple[int, ...], ...] = ()

    def and_over(self, crossed: tuple[int, ...], allowed: Allowed) -> Parts:
        tried = self.tried
        if len(crossed) <= solver.IN_FULL:
            possible = solver.wholes(crossed, allowed)
            tried = tuple(value for value in tried if value in possible)
        return Parts(tried, (*self.crossed, crossed))

    def value(self, allowed: Allowed) -> int | None:
        """The first value that every part can come to."""
        many = [part for part in self.crossed if len(part) > solver.IN_FULL]
        return next((v for v in self.tried if all(solver.find(p, v, allowed) for p in many)), None)

    def said(self, allowed: Allowed) -> tuple[str, ...]:
        """A sum for each part, all of them coming to the same; none where there are none."""
        value = self.value(allowed)
        if value is None:
            return ()
        found = (solver.find(part, value, allowed) for part in self.crossed)
        return tuple(text for text in found if text)


def no_parts(house: House, mover: int) -> Parts:
    return Parts((mover,) if house.chain_value == "mover" else _from_its_number(mover))


@cache
def _from_its_number(mover: int) -> tuple[int, ...]:
    return (mover, *(value for value in range(SEARCHED) if value != mover))


class Chains:
    """The search for one piece's chains; what leads nowhere is given up at once."""

    def __init__(self, house: House, board: Board, start: Point) -> None:
        self._house = house
        self._board = board
        self._empty = lifted(board, start)
        self._ways: dict[Point, list[tuple[Point, tuple[int, ...]]]] = {}

    def beyond(self, path: tuple[Point, ...], parts: Parts) -> Iterator[Step]:
        allowed = self._house.allowed
        for end, crossed in self._from(path[-1]):
            more = parts.and_over(crossed, allowed)
            if end in path or more.value(allowed) is None:
                continue
            further = (*path, end)
            if len(more.crossed) > 1 and any(len(part) > 1 for part in more.crossed):
                move = Step(further, more.said(allowed))
                if len(written(self._house.grid, move)) <= MOST_TYPED:
                    yield move
            if len(more.crossed) < MOST_PARTS:
                yield from self.beyond(further, more)

    def _from(self, point: Point) -> list[tuple[Point, tuple[int, ...]]]:
        if point not in self._ways:
            self._ways[point] = [
                (span.end, numbers(self._board, span))
                for span in spans(self._house.grid, self._empty, point)
                if self._house.single_equal or not _lone(span)
            ]
        return self._ways[point]
