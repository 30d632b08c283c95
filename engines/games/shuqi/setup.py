"""Positions as plain JSON, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engines.game import Common, Illegal
from engines.games.shuqi.board import PIECES, SIDES, Board, Grid, Man
from engines.games.shuqi.rules import House, Position, Why, men
from engines.games.shuqi.turns import can_move, limit_reached

FIELDS = {*SIDES, "to_move", "plies", "rulings"}
MOST_PLIES = 1_000_000
TURNS = {"red": 0, "blue": 1, "R": 0, "B": 1}


def bad(given: object) -> Illegal:
    return Illegal(Common.BAD_POSITION, text=str(given)[:80])


def pieces(board: Grid, given: Any, seat: int) -> dict[int, Man]:
    """A side's pieces from {"d1": 4, …}.  Raises Illegal(BAD_POSITION)."""
    if not isinstance(given, Mapping):
        raise bad(given)
    found = {}
    for name, number in given.items():
        if name not in board.points or isinstance(number, bool) or number not in range(PIECES):
            raise bad(f"{name}: {number}")
        found[board.points[name]] = Man(seat, int(number))
    return found


def laid(board: Grid, given: Mapping[str, Any]) -> Board:
    """The board of {"red": {…}, "blue": {…}}.  Raises Illegal(BAD_POSITION)."""
    red, blue = (pieces(board, given.get(side, {}), seat) for seat, side in enumerate(SIDES))
    if shared := red.keys() & blue.keys():
        raise bad(board.names[min(shared)])
    placed = red | blue
    return tuple(placed.get(point) for point in range(len(board.names)))


def read(house: House, given: Any) -> Position:
    """A position that can be played on: {"red", "blue", "to_move", "plies", "rulings"}, where
    each side has pieces of different numbers.  Raises Illegal(BAD_POSITION)."""
    if not isinstance(given, Mapping) or not set(given) <= FIELDS or not set(given) >= {*SIDES}:
        raise bad(given)
    board = laid(house.grid, given)
    for seat in (0, 1):
        numbers = [number for _, number in men(board, seat)]
        if not numbers or len(set(numbers)) < len(numbers):
            raise bad(numbers)
    position = Position(board, _turn(given), *_so_far(house, given))
    ended = _ended(house, position)
    if ended is None and not can_move(house, position):
        raise bad(given)
    if 0 < house.illegal_rulings <= position.rulings[1 - position.turn]:
        raise bad(position.rulings)
    return replace(position, ended=ended)


def _ended(house: House, position: Position) -> Why | None:
    """How the game has ended: what a position tells of it, which a call is not."""
    if 0 < house.illegal_rulings <= position.rulings[position.turn]:
        return Why.RULINGS
    if why := limit_reached(house, position):
        return why
    sides = (replace(position, turn=seat) for seat in (0, 1))
    return None if any(can_move(house, side) for side in sides) else Why.NO_MOVES


def _turn(given: Mapping[str, Any]) -> int:
    to_move = given.get("to_move", "red")
    if not isinstance(to_move, str) or to_move not in TURNS:
        raise bad(to_move)
    return TURNS[to_move]


def _so_far(house: House, given: Mapping[str, Any]) -> tuple[int, tuple[int, int]]:
    """The plies played and the rulings against each side."""
    plies, rulings = given.get("plies", 0), given.get("rulings", [0, 0])
    if not _counts([plies], house.ply_limit or MOST_PLIES):
        raise bad(plies)
    if not isinstance(rulings, list) or len(rulings) != 2:
        raise bad(rulings)
    if not _counts(rulings, house.illegal_rulings):
        raise bad(rulings)
    return plies, (rulings[0], rulings[1])


def _counts(given: list[Any], most: int) -> bool:
    return all(isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= most for n in given)


def write(house: House, position: Position) -> dict[str, Any]:
    """The inverse of `read`."""
    names = house.grid.names
    placed: dict[str, Any] = {
        side: {names[point]: number for point, number in men(position.board, seat)}
        for seat, side in enumerate(SIDES)
    }
    return placed | {
        "to_move": SIDES[position.turn],
        "plies": position.plies,
        "rulings": list(position.rulings),
    }
