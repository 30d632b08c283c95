"""Why a move is refused: the rule it breaks, by name, with what would be right."""

from __future__ import annotations

from fractions import Fraction

from engines.game import Common, Illegal
from engines.games.shuqi.board import Point
from engines.games.shuqi.crossing import Fault, fault
from engines.games.shuqi.notation import example
from engines.games.shuqi.rules import (
    COUNTED,
    Call,
    House,
    Move,
    Position,
    Ruling,
    Step,
    Why,
    outside,
)
from engines.games.shuqi.sums import WRITTEN


def explain(house: House, position: Position, move: Move) -> Illegal:
    """The reason of a refusal with its facts: piece, points, numbers, and a good move."""
    if isinstance(move, Call):
        missing = outside(house, position.board, position.turn)
        told = example(house, position)
        return Illegal(Why.NO_STOP, missing=missing, example=told)
    if isinstance(move, Ruling):
        return Illegal(Why.NOT_WRONG, example=example(house, position))
    found = fault(house, position, move)
    return _told(house, position, move, found) if found else Illegal(Common.FORBIDDEN)


def fined(house: House, position: Position, move: Move) -> Ruling | None:
    """What the referee makes of a refused move: a ruling for wrong arithmetic, else nothing."""
    if not house.illegal_rulings or not isinstance(move, Step):
        return None
    found = fault(house, position, move)
    return Ruling(move) if found and found.why in COUNTED else None


def _told(house: House, position: Position, move: Step, found: Fault) -> Illegal:
    said = move.sums[found.part] if found.part < len(move.sums) else ""
    start, end = (_name(house, move.path, found.part + i) for i in (0, 1))
    return Illegal(
        found.why,
        start=start,
        end=end,
        sum=said.translate(WRITTEN),
        value=plain(found.value),
        total=move.totals[found.part] if found.part < len(move.totals) else "",
        numbers=" ".join(map(str, found.crossed)),
        parts=len(move.path) - 1,
        said=len(move.sums),
        mover=_number(position, move.path[0]),
        example=example(house, position),
    )


def _name(house: House, path: tuple[Point, ...], at: int) -> str:
    return house.grid.names[path[min(at, len(path) - 1)]]


def _number(position: Position, point: Point) -> int:
    man = position.board[point]
    return man.number if man else 0


def plain(value: Fraction | None) -> str:
    """A value short enough to be said; None is nothing."""
    if value is None:
        return ""
    return str(value) if max(abs(value.numerator), value.denominator) < 10**12 else "> 10^12"
