"""Positions as plain JSON: moves, stones by colour, or a diagram; and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from engines.game import Common, Illegal, Refused
from engines.games.gomoku.board import BLACK, EMPTY, WHITE, Point, grid, put
from engines.games.gomoku.fouls import Verdict
from engines.games.gomoku.notation import decode, text
from engines.games.gomoku.opening import Stage
from engines.games.gomoku.rules import (
    COLOURS,
    STONES,
    Call,
    Position,
    Rules,
    after,
    begin,
    is_legal,
    made,
)

MARKS = {".": EMPTY, "+": EMPTY, "X": BLACK, "O": WHITE}
FIELDS = {*COLOURS, "to_move", "moves"}


def bad(text: object) -> Illegal:
    return Illegal(Common.BAD_POSITION, text=str(text))


def build(rules: Rules, size: int, given: Any) -> Position:
    """The position of {"black", "white", "to_move", "moves"} (each may be left out), or of
    a diagram: rows from the top, X for Black, O for White.  Raises Illegal(BAD_POSITION)."""
    fields = _from_diagram(size, given) if isinstance(given, str | list) else given
    if not isinstance(fields, Mapping) or not fields.keys() <= FIELDS:
        raise bad(given)
    placed = stones(rules, size, fields.get("black", ()), fields.get("white", ()))
    position = _with_turn(placed, fields.get("to_move"))
    _refuse_ended(rules, position)
    for said in _texts(fields.get("moves", ())):
        position = _moved(rules, position, said)
    return position


def as_json(position: Position) -> dict[str, Any]:
    """The inverse of `build`: the stones before the moves, if any, and the moves."""
    names, moved = grid(position.size).names, set(position.moves)
    moves = [text(grid(position.size), move) for move in position.moves]
    black, white = (
        [name for p, name in names.items() if position.board[p] == stone and p not in moved]
        for stone in STONES
    )
    turns = position.placed + position.moves.count(Call.PASS)
    to_move = COLOURS[(position.turn + turns) % 2]
    if not black and not white and to_move == COLOURS[0]:
        return {"moves": moves}
    return {"black": black, "white": white, "to_move": to_move, "moves": moves}


def points(size: int, names: Any) -> list[Point]:
    """The points of a list of names.  Raises Illegal(BAD_POSITION)."""
    found = [grid(size).points.get(name.lower()) for name in _texts(names)]
    if None in found:
        raise bad(names)
    return [point for point in found if point is not None]


def _texts(given: Any) -> Iterable[str]:
    if not isinstance(given, list | tuple) or not all(isinstance(item, str) for item in given):
        raise bad(given)
    return given


def stones(rules: Rules, size: int, black: Any, white: Any) -> Position:
    """A board with these stones, whoever is to move.  Raises Illegal(BAD_POSITION)."""
    board = grid(size).empty
    for stone, names in zip(STONES, (black, white), strict=True):
        for point in points(size, names):
            if board[point] != EMPTY:
                raise bad(grid(size).names[point])
            board = put(board, point, stone)
    return replace(begin(rules, size), board=board)


def diagram(position: Position) -> list[str]:
    """The board as rows from the top, in the marks that `build` reads."""
    board, place = position.board, grid(position.size).at
    side = range(position.size)
    return ["".join(".XO"[board[place(x, y)]] for x in side) for y in reversed(side)]


def _with_turn(placed: Position, to_move: Any) -> Position:
    black, white = (placed.board.count(stone) for stone in STONES)
    if to_move is None and black - white in (0, 1):
        to_move = COLOURS[black - white]
    if to_move not in COLOURS:
        raise bad(to_move)
    if black or white or to_move != COLOURS[0]:  # the opening is over
        placed = replace(placed, stage=Stage.PLAY)
    return replace(placed, turn=COLOURS.index(to_move))


def _refuse_ended(rules: Rules, position: Position) -> None:
    if EMPTY not in position.board:
        raise bad(position.size**2)
    for point, name in grid(position.size).names.items():
        if (stone := position.board[point]) == EMPTY:
            continue
        board = put(position.board, point, EMPTY)
        without = replace(position, board=board, turn=STONES.index(stone))
        if made(rules, without, point) is Verdict.WIN_FIVE:
            raise bad(name)


def _moved(rules: Rules, position: Position, said: str) -> Position:
    try:
        move = decode(grid(position.size), said)
    except Refused:
        raise bad(said) from None
    if not is_legal(rules, position, move):
        raise bad(said)
    return after(rules, position, move)


def _from_diagram(size: int, given: str | list[Any]) -> dict[str, Any]:
    rows = given.split("\n") if isinstance(given, str) else [*_texts(given)]
    rows = [row.replace(" ", "").upper() for row in rows if row.strip()]
    if len(rows) != size or any(len(row) != size or set(row) - MARKS.keys() for row in rows):
        raise bad("\n".join(rows))
    cells = {
        grid(size).names[grid(size).at(x, size - 1 - y)]: MARKS[mark]
        for y, row in enumerate(rows)
        for x, mark in enumerate(row)
    }
    return {
        colour: [name for name, cell in cells.items() if cell == stone]
        for colour, stone in zip(COLOURS, STONES, strict=True)
    }
