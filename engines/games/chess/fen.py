"""Positions as FEN, checked: what cannot be played from is refused."""

from __future__ import annotations

import chess
from chess import Board

from engines.game import Common, Illegal

LONGEST = 120
# What a composed position may be guilty of; castling and en passant that cannot be are dropped.
FORGIVEN = (
    chess.STATUS_BAD_CASTLING_RIGHTS
    | chess.STATUS_INVALID_EP_SQUARE
    | chess.STATUS_TOO_MANY_WHITE_PAWNS
    | chess.STATUS_TOO_MANY_BLACK_PAWNS
    | chess.STATUS_TOO_MANY_WHITE_PIECES
    | chess.STATUS_TOO_MANY_BLACK_PIECES
    | chess.STATUS_TOO_MANY_CHECKERS
    | chess.STATUS_IMPOSSIBLE_CHECK
)


def read(text: str, chess960: bool) -> Board:
    """A FEN; fields may be left off from the end.  Raises Illegal(BAD_POSITION)."""
    if len(text) > LONGEST or not text.isascii():
        raise Illegal(Common.BAD_POSITION, text=text[:80])
    try:
        board = Board(text, chess960=chess960)
    except ValueError:
        raise Illegal(Common.BAD_POSITION, text=text[:80]) from None
    if board.status() & ~FORGIVEN:
        raise Illegal(Common.BAD_POSITION, text=text[:80])
    return board


def start(chess960: bool) -> Board:
    return Board(chess960=chess960)


def drawn_by_lot(number: int) -> str:
    """The FEN of a Chess960 start position by its number, 0 to 959; 518 is the usual one."""
    return Board.from_chess960_pos(number).fen()
