"""How moves are typed: d1 e2, 4 e2, b1>e1=5+4, b1 e1 5+4=9, d3 h3 f5: 2+4; 9-3, 叫停."""

from __future__ import annotations

import re

from engines.game import Illegal, Unreadable
from engines.games.shuqi import sums
from engines.games.shuqi.board import Point
from engines.games.shuqi.crossing import (
    Parts,
    crossings,
    is_step,
    moves,
    needs_sum,
    no_parts,
    numbers,
    singles,
)
from engines.games.shuqi.rules import Call, House, Move, Position, Ruling, Step, Why, men
from engines.games.shuqi.sums import BadSum, parse, worked_out
from engines.games.shuqi.writing import WRONG, canonical
from engines.typed import plain

STOPS = {"叫停", "停", "停棋", "stop", "call stop"}
_VERBS = re.compile(r"单跨|單跨|连跨|連跨|移|邻|鄰|跨|跳|走|到|至|to|move|play")
_POINT = r"[a-q][0-9]{1,2}"
_BETWEEN = r"[\s>→\-,]*"
_MOVE = re.compile(
    rf"({_POINT}|[0-9](?![0-9])(?={_BETWEEN}{_POINT}))((?:{_BETWEEN}{_POINT})+)(?:[\s=:,]*)(.*)"
)
_SUMS = re.compile(r"[-0-9+*/^()=×÷−–·∙⋅x;,\s]*")
LONGEST_KEPT = 400  # of a text in a record
_TOTAL = re.compile(r"-?[0-9]{1,9}")


def read(house: House, position: Position, text: str) -> Move:
    """The move a text means.  Raises Unreadable, or Illegal for what is not on the board or no
    sum."""
    typed = plain(text.translate(sums.SUPERSCRIPTS)).lower().rstrip("。.!")
    return Call.STOP if typed in STOPS else _read(house, position, typed)


def _read(house: House, position: Position, typed: str) -> Step | Ruling:
    if typed.startswith(WRONG):
        return Ruling(_step(house, position, typed.removeprefix(WRONG)))
    return _step(house, position, typed)


def _step(house: House, position: Position, typed: str) -> Step:
    found = _MOVE.fullmatch(_VERBS.sub(" ", typed).strip())
    if found is None or not _SUMS.fullmatch(found[3]):
        raise Unreadable(Why.UNREADABLE, example=example(house, position))
    path = (
        _start(house, position, found[1]),
        *(_point(house, position, name) for name in re.findall(_POINT, found[2])),
    )
    said = [part for part in re.split(r"[;,]", found[3]) if part.strip()]
    return completed(house, position, path, [_split(part) for part in said])


def _start(house: House, position: Position, name: str) -> Point:
    """The first point, or where the side's piece of this number stands."""
    if not name.isdecimal():
        return _point(house, position, name)
    for point, number in men(position.board, position.turn):
        if number == int(name):
            return point
    raise Illegal(Why.NO_PIECE, number=name, example=example(house, position))


def _point(house: House, position: Position, name: str) -> Point:
    point = house.grid.points.get(name)
    if point is None:
        last = house.grid.names[-1]
        raise Illegal(Why.NO_POINT, text=name, last=last, example=example(house, position))
    return point


def _split(said: str) -> tuple[str, str]:
    """A sum and the total said with it: 3+4=7, or 7=3+4.  Raises Illegal(BAD_SUM)."""
    said = said.replace("x", "*").strip()
    left, equals, right = (part.strip() for part in said.partition("="))
    if equals and _TOTAL.fullmatch(left) and not _TOTAL.fullmatch(right):
        left, right = right, left
    if equals and not _TOTAL.fullmatch(right):
        raise Illegal(Why.BAD_SUM, sum=said)
    try:
        parse(left)
        return sums.canonical(left), right
    except BadSum:
        raise Illegal(Why.BAD_SUM, sum=said) from None


# ---------------------------------------------------------------------- sums left unsaid
def completed(
    house: House, position: Position, path: tuple[Point, ...], said: list[tuple[str, str]]
) -> Step:
    """The move with the sums that go without saying: none for steps and jumps, its number for
    a piece crossed alone; all of them where the house finds them."""
    if is_step(house, path):
        return Step(path)
    parts = crossings(house, position.board, path)
    if not needs_sum(parts):
        return Step(path)
    crossed = [numbers(position.board, span) if span else () for span in parts]
    if not said and house.auto_formula:
        return Step(path, _found(house, position, path, crossed))
    if len(said) == sum(len(part) != 1 for part in crossed):
        given = iter(said)
        said = [(str(part[0]), "") if len(part) == 1 else next(given) for part in crossed]
    totals = tuple(_wrong_total(text, total) for text, total in said)
    return Step(path, tuple(text for text, _ in said), totals if any(totals) else ())


def _wrong_total(text: str, total: str) -> str:
    """The total said, where the sum does not come to it."""
    try:
        right = not total or worked_out(parse(text)) == int(total)
    except BadSum:
        right = True
    return "" if right else str(int(total))


def _found(
    house: House, position: Position, path: tuple[Point, ...], crossed: list[tuple[int, ...]]
) -> tuple[str, ...]:
    """Sums that make this crossing legal, or none."""
    man = position.board[path[0]]
    if man is None or not all(crossed):
        return ()
    parts = Parts((man.number,)) if len(crossed) == 1 else no_parts(house, man.number)
    for part in crossed:
        parts = parts.and_over(part, house.allowed)
    return parts.said(house.allowed)


# ---------------------------------------------------------------------- examples, records
def example(house: House, position: Position) -> str:
    """A legal move, a crossing with its sum if there is one."""
    told = next((move for move in singles(house, position) if move.sums), None)
    shown = told or next(moves(house, position), None)
    return canonical(house.grid, shown) if shown else "-"


def decode(house: House, position: Position, text: str) -> Move:
    """The inverse of `writing.canonical`, however long; anything else is read as typed."""
    if text == Call.STOP:
        return Call.STOP
    names = house.grid.points
    points = text.split(" ")
    if len(points) == 2 and all(point in names for point in points):
        start, end = points
        return Step((names[start], names[end]))
    if text.isascii() and text.isprintable() and len(text) <= LONGEST_KEPT:
        return _read(house, position, text)
    return read(house, position, text)
