"""Positions as plain JSON: moves, stones by colour, or a diagram; and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engines.game import Common, Illegal, Refused
from engines.games.go.board import BLACK, EMPTY, WHITE, Board, Point, chains, grid
from engines.games.go.notation import decode, text
from engines.games.go.rules import COLOURS, STONES, Position, Rules, after, begin, is_legal

MARKS = {".": EMPTY, "+": EMPTY, "X": BLACK, "O": WHITE}
FIELDS = {*COLOURS, "to_move", "moves"}


def bad(given: object) -> Illegal:
    return Illegal(Common.BAD_POSITION, text=str(given)[:80])


def build(rules: Rules, start: Position, given: Any) -> Position:
    """The position of {"black", "white", "to_move", "moves"}, or of a diagram: rows from the
    top, X for Black, O for White.  With "moves" alone they are played from `start`.

    Raises Illegal(BAD_POSITION).
    """
    fields = {"diagram": given} if isinstance(given, str | list) else given
    if not isinstance(fields, Mapping) or not fields.keys() <= {*FIELDS, "diagram"}:
        raise bad(given)
    position = start if fields.keys() <= {"moves"} else _set_up(start.size, fields)
    for said in texts(fields.get("moves", ())):
        position = _moved(rules, position, said)
    return position


def as_json(start: Position, position: Position) -> dict[str, Any]:
    """The inverse of `build`."""
    moves = [text(position.size, move) for move in position.moves]
    if (position.origin, position.first) == (start.origin, start.first):
        return {"moves": moves}
    names = grid(position.size).names
    black, white = (
        [name for p, name in enumerate(names) if position.origin[p] == stone] for stone in STONES
    )
    return {"black": black, "white": white, "to_move": COLOURS[position.first], "moves": moves}


def texts(given: Any) -> Iterable[str]:
    if not isinstance(given, list | tuple) or not all(isinstance(item, str) for item in given):
        raise bad(given)
    return given


def points(size: int, names: Any) -> list[Point]:
    """The points of a list of names.  Raises Illegal(BAD_POSITION)."""
    known = grid(size).points
    if unknown := [name for name in texts(names) if name.lower() not in known]:
        raise bad(unknown[0])
    return [known[name.lower()] for name in names]


def rows(size: int, given: Any) -> Board:
    """The board of a diagram.  Raises Illegal(BAD_POSITION)."""
    lines = given.split("\n") if isinstance(given, str) else [*texts(given)]
    lines = [line.replace(" ", "").upper() for line in lines if line.strip()]
    if len(lines) != size or any(len(row) != size or set(row) - MARKS.keys() for row in lines):
        raise bad("\n".join(lines))
    return bytes(MARKS[mark] for line in reversed(lines) for mark in line)


def diagram(size: int, board: Board) -> list[str]:
    """The board as rows from the top, in the marks that `rows` reads."""
    starts = range(size * (size - 1), -1, -size)
    return ["".join(".XO"[stone] for stone in board[at : at + size]) for at in starts]


def _set_up(size: int, fields: Mapping[str, Any]) -> Position:
    """A board as it is given, with every chain still breathing."""
    if "diagram" in fields:
        if fields.keys() & set(COLOURS):
            raise bad(fields)
        board = rows(size, fields["diagram"])
    else:
        board = _stones(size, fields.get("black", ()), fields.get("white", ()))
    if breathless := [c for c in chains(size, board) if c and not c.liberties]:
        raise bad(grid(size).names[breathless[0].name])
    to_move = fields.get("to_move", COLOURS[board.count(BLACK) > board.count(WHITE)])
    if to_move not in COLOURS:
        raise bad(to_move)
    return begin(size, board, COLOURS.index(to_move))


def _stones(size: int, black: Any, white: Any) -> Board:
    board = bytearray(grid(size).empty)
    for stone, names in zip(STONES, (black, white), strict=True):
        for point in points(size, names):
            if board[point] != EMPTY:
                raise bad(grid(size).names[point])
            board[point] = stone
    return bytes(board)


def _moved(rules: Rules, position: Position, said: str) -> Position:
    try:
        move = decode(position, said)
    except Refused:
        raise bad(said) from None
    if not is_legal(rules, position, move):
        raise bad(said)
    return after(rules, position, move)
