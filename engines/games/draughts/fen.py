"""Positions as the FEN of draughts: `W:W31-50:B1-20`, kings as `K5`; letters are read too."""

from __future__ import annotations

import re

from engines.game import Common, Illegal
from engines.games.draughts.board import BLACK, WHITE, Board, bits
from engines.games.draughts.ground import Ground

SIDES = "WB"
LONGEST = 400
_ITEM = re.compile(r"(K?)([A-J]?\d{1,2})(?:-K?([A-J]?\d{1,2}))?")


def _bad(text: str) -> Illegal:
    return Illegal(Common.BAD_POSITION, text=text[:80])


def read(text: str, ground: Ground) -> Board:
    """Either side may come first, squares may be ranges, spaces stand for commas.

    Raises Illegal(BAD_POSITION) for what cannot arise on a board.
    """
    fields = [field.strip() for field in text.upper().strip().removesuffix(".").split(":")]
    if len(text) > LONGEST or len(fields) != 3 or {f[:1] for f in fields[1:]} != set(SIDES):
        raise _bad(text)
    if fields[0] not in ("W", "B"):
        raise _bad(text)
    men = {field[0]: _pieces(field[1:], ground) for field in fields[1:]}
    (white, white_kings), (black, black_kings) = men["W"], men["B"]
    board = Board(white, black, white_kings | black_kings, SIDES.index(fields[0]), ground)
    _check(board, text)
    return board


def _pieces(listed: str, ground: Ground) -> tuple[int, int]:
    """All pieces of a side, and the kings among them."""
    pieces = kings = 0
    for item in filter(None, re.split(r"[\s,]+", listed)):
        found = _ITEM.fullmatch(item)
        if found is None:
            raise _bad(item)
        for square in _squares(ground, found[2], found[3] or found[2]):
            if square & pieces:
                raise _bad(item)
            pieces |= square
            kings |= square if found[1] else 0
    return pieces, kings


def _squares(ground: Ground, first: str, last: str) -> list[int]:
    ends = [ground.numbered.get(name.lower(), 0) for name in (first, last)]
    if ends[0] > ends[1] or 0 in ends:
        raise _bad(f"{first}-{last}" if last != first else first)
    return [ground.bit[n] for n in range(ends[0], ends[1] + 1)]


def _check(board: Board, text: str) -> None:
    """No square taken twice, no more men than there are, no man where it would be a king."""
    both = (board.white, board.black)
    if board.white & board.black or max(side.bit_count() for side in both) > board.ground.men:
        raise _bad(text)
    for side in (WHITE, BLACK):
        for square in bits(both[side] & board.ground.crowning[side] & ~board.kings):
            raise _bad(f"{SIDES[side]}{board.ground.number[square]}")


def write(board: Board) -> str:
    """By numbers, White's pieces first."""
    return _written(board, {bit: str(n) for bit, n in board.ground.number.items()})


def named(board: Board) -> str:
    """The same by the squares' names on this board."""
    return _written(board, board.ground.names)


def _written(board: Board, names: dict[int, str]) -> str:
    white, black = (_listed(side, board.kings, names) for side in (board.white, board.black))
    return f"{SIDES[board.turn]}:W{white}:B{black}"


def _listed(pieces: int, kings: int, names: dict[int, str]) -> str:
    return ",".join(f"{'K' * bool(bit & kings)}{names[bit]}" for bit in bits(pieces))
