"""Positions as the FEN of draughts: `W:W31-50:B1-20`, kings as `K5`."""

from __future__ import annotations

import re

from engines.game import Common, Illegal
from engines.games.draughts.board import (
    BIT,
    BLACK,
    CROWNING,
    NUMBER,
    NUMBERS,
    WHITE,
    Board,
    bits,
)

MOST = 20
SIDES = "WB"
LONGEST = 400
_ITEM = re.compile(r"(K?)(\d{1,2})(?:-K?(\d{1,2}))?")


def _bad(text: str) -> Illegal:
    return Illegal(Common.BAD_POSITION, text=text[:80])


def read(text: str) -> Board:
    """Either side may come first, squares may be ranges, spaces stand for commas.

    Raises Illegal(BAD_POSITION) for what cannot arise on a board.
    """
    fields = [field.strip() for field in text.upper().strip().removesuffix(".").split(":")]
    if len(text) > LONGEST or len(fields) != 3 or {f[:1] for f in fields[1:]} != set(SIDES):
        raise _bad(text)
    if fields[0] not in ("W", "B"):
        raise _bad(text)
    men = {field[0]: _pieces(field[1:]) for field in fields[1:]}
    (white, white_kings), (black, black_kings) = men["W"], men["B"]
    board = Board(white, black, white_kings | black_kings, SIDES.index(fields[0]))
    _check(board, text)
    return board


def _pieces(listed: str) -> tuple[int, int]:
    """All pieces of a side, and the kings among them."""
    pieces = kings = 0
    for item in filter(None, re.split(r"[\s,]+", listed)):
        found = _ITEM.fullmatch(item)
        if found is None:
            raise _bad(item)
        for square in _squares(int(found[2]), int(found[3] or found[2])):
            if square & pieces:
                raise _bad(item)
            pieces |= square
            kings |= square if found[1] else 0
    return pieces, kings


def _squares(first: int, last: int) -> list[int]:
    if first > last or first not in NUMBERS or last not in NUMBERS:
        raise _bad(f"{first}-{last}" if last != first else str(first))
    return [BIT[n] for n in range(first, last + 1)]


def _check(board: Board, text: str) -> None:
    """No square taken twice, no more men than there are, no man where it would be a king."""
    both = (board.white, board.black)
    if board.white & board.black or max(side.bit_count() for side in both) > MOST:
        raise _bad(text)
    for side in (WHITE, BLACK):
        for square in bits(both[side] & CROWNING[side] & ~board.kings):
            raise _bad(f"{SIDES[side]}{NUMBER[square]}")


def write(board: Board) -> str:
    lists = (_listed(pieces, board.kings) for pieces in (board.white, board.black))
    white, black = lists
    return f"{SIDES[board.turn]}:W{white}:B{black}"


def _listed(pieces: int, kings: int) -> str:
    return ",".join(f"{'K' * bool(bit & kings)}{NUMBER[bit]}" for bit in bits(pieces))
