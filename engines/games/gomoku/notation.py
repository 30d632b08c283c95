"""How points and calls are typed and written: H8, 8,8, 落子 H8, 指出禁手, 停一手, 执黑."""

from __future__ import annotations

import re

from engines.game import Illegal, Unreadable
from engines.games.gomoku.board import FILES, Grid
from engines.games.gomoku.rules import Call, Move, Why
from engines.typed import plain

VERBS = re.compile(r"^(?:落子|下子|下在|落|下|走|play|move|put)\s*", re.IGNORECASE)
LETTERED = re.compile(r"([a-z])[ -]?([0-9]{1,2})|([0-9]{1,2})[ -]?([a-z])", re.IGNORECASE)
NUMBERED = re.compile(r"\(?([0-9]{1,2})(?: ?[,、.;:/-] ?| )([0-9]{1,2})\)?")
CENTRE = ("天元", "centre", "center", "tengen")
CALLS = {
    Call.CLAIM: ("claim", "claim foul", "foul", "指出", "指出禁手", "指禁", "禁手", "抓禁手"),
    Call.BLACK: ("black", "take black", "执黑", "執黑", "选黑", "選黑", "黑"),
    Call.WHITE: ("white", "take white", "执白", "執白", "选白", "選白", "白"),
    Call.MORE: ("more", "two more", "put two more", "再放两子", "再放兩子", "再下两子", "再下兩子"),
    Call.PASS: ("pass", "停一手", "停着", "停著", "虚手", "虛手", "过", "過", "弃权", "棄權"),
}
CALL_OF = {word: call for call, words in CALLS.items() for word in words}


def read(grid: Grid, text: str) -> Move:
    """The move a text means.  Raises Unreadable, or Illegal for a point beyond the board."""
    typed = plain(text)
    words = typed.lower()
    if words in CALL_OF:
        return CALL_OF[words]
    words = VERBS.sub("", words)
    if words in CENTRE:
        return grid.centre
    column, row = _column_row(words, typed, grid)
    if not (0 <= column < grid.size and 0 <= row < grid.size):
        raise Illegal(Why.OFF_BOARD, text=typed, last=name(grid, grid.size - 1, grid.size - 1))
    return grid.at(column, row)


def _column_row(words: str, typed: str, grid: Grid) -> tuple[int, int]:
    if found := LETTERED.fullmatch(words):
        letter, number = found[1] or found[4], found[2] or found[3]
        return ord(letter) - ord(FILES[0]), int(number) - 1
    if found := NUMBERED.fullmatch(words):
        return int(found[1]) - 1, int(found[2]) - 1
    raise Unreadable(Why.NO_POINT, text=typed, example=name(grid, grid.size // 2, grid.size // 2))


def name(grid: Grid, column: int, row: int) -> str:
    return grid.names[grid.at(column, row)].upper()


def text(grid: Grid, move: Move) -> str:
    return str(move) if isinstance(move, Call) else grid.names[move]


def decode(grid: Grid, canonical: str) -> Move:
    point = grid.points.get(canonical)
    return read(grid, canonical) if point is None else point
