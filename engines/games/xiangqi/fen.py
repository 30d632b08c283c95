"""Positions as FEN: `rnbakabnr/9/…/RNBAKABNR w - - 0 1`, Red being upper case and `w`."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from engines.game import Common, Illegal
from engines.games.xiangqi.board import (
    BIT,
    BLACK,
    EMPTY,
    FILES,
    PALACES,
    RANKS,
    RED,
    SQUARES,
    Board,
    board_of,
    half,
)

START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
MOST = {"k": 1, "a": 2, "b": 2, "n": 2, "r": 2, "c": 2, "p": 5}
_OTHER_NAMES = str.maketrans("hHeE", "nNbB")
_NUMBER = re.compile(r"[0-9]{1,4}")
_ELEPHANT_ROWS = {0: (2, 6), 2: (0, 4, 8), 4: (2, 6)}


class Setup(NamedTuple):
    """What a FEN says: the board, plies since the last capture, and the number of the round."""

    board: Board
    quiet: int
    number: int


def _bad(text: str) -> Illegal:
    return Illegal(Common.BAD_POSITION, text=text)


def read(text: str) -> Setup:
    """A FEN; `h` and `e` may stand for horse and elephant, and fields may be left off.

    Raises Illegal(BAD_POSITION) for what cannot arise on a board.
    """
    fields = text.split()
    if not 1 <= len(fields) <= 6:
        raise _bad(text[:80])
    rest = fields[1:] + ["w", "-", "-", "0", "1"][len(fields) - 1 :]
    if rest[0] not in ("w", "r", "b") or not all(map(_NUMBER.fullmatch, rest[3:])):
        raise _bad(" ".join(rest))
    board = board_of(_cells(fields[0]), BLACK if rest[0] == "b" else RED)
    _check(board)
    return Setup(board, int(rest[3]), max(1, int(rest[4])))


def _cells(placement: str) -> str:
    rows = placement.translate(_OTHER_NAMES).split("/")
    wide = [re.sub(r"[1-9]", lambda digit: EMPTY * int(digit[0]), row) for row in rows]
    cells = "".join(reversed(wide))
    if len(rows) != RANKS or any(len(row) != FILES for row in wide):
        raise _bad(placement)
    if set(cells) - set("KABNRCPkabnrcp" + EMPTY):
        raise _bad(placement)
    return cells


def _check(board: Board) -> None:
    """Each man where it can ever be, and one general a side.

    The side that has just moved may stand in check: studies are written down like that.
    """
    for kind, most in MOST.items():
        if any(board.cells.count(piece) > most for piece in (kind, kind.upper())):
            raise _bad(kind)
    for general in "Kk":
        if general not in board.cells:
            raise _bad(general)
    for square in SQUARES:
        piece = board.cells[square]
        if piece != EMPTY and not BIT[square] & home(piece):
            raise _bad(piece)


@cache
def home(piece: str) -> int:
    """Every square where such a man can ever stand."""
    side = int(piece.islower())
    match piece.lower():
        case "k":
            return PALACES & half(side)
        case "a":
            corners = sum(BIT[s] for s in SQUARES if (s % FILES + _own_rank(side, s)) % 2)
            return PALACES & half(side) & corners
        case "b":
            return sum(BIT[s] for s in SQUARES if _elephant_point(side, s))
        case "p":
            return sum(BIT[s] for s in SQUARES if _pawn_point(side, s))
        case _:
            return half(RED) | half(BLACK)


def _own_rank(side: int, square: int) -> int:
    rank = square // FILES
    return RANKS - 1 - rank if side else rank


def _elephant_point(side: int, square: int) -> bool:
    return square % FILES in _ELEPHANT_ROWS.get(_own_rank(side, square), ())


def _pawn_point(side: int, square: int) -> bool:
    rank = _own_rank(side, square)
    return rank > 4 or (rank in (3, 4) and square % FILES % 2 == 0)


def write(board: Board, quiet: int = 0, number: int = 1) -> str:
    rows = (board.cells[r * FILES : (r + 1) * FILES] for r in reversed(range(RANKS)))
    short = (re.sub(r"\.+", lambda gap: str(len(gap[0])), row) for row in rows)
    return f"{'/'.join(short)} {'wb'[board.turn]} - - {quiet} {number}"
