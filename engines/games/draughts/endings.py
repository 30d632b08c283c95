"""How a game of draughts ends, and the endings that are drawn when they have lasted."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from engines.games.draughts.board import Board
from engines.games.draughts.ground import BRAZILIAN, INTERNATIONAL, RUSSIAN, Ground


class Why(StrEnum):
    """How a game ends, and why a move is refused."""

    NO_PIECES = "no_pieces"
    STALEMATE_LOSS = "stalemate_loss"
    REPETITION = "repetition"
    MOVE_LIMIT = "move_limit"
    TWENTY_MOVES = "twenty_moves"
    FIFTEEN_MOVES = "fifteen_moves"
    SIXTEEN_MOVES = "sixteen_moves"
    FIVE_MOVES = "five_moves"
    FEW_PIECES = "few_pieces"
    LONG_DIAGONAL = "long_diagonal"
    THIRTY_MOVES = "thirty_moves"
    SIXTY_MOVES = "sixty_moves"

    UNREADABLE = "unreadable"
    NO_SQUARE = "no_square"
    AMBIGUOUS = "ambiguous"
    NO_WAY = "no_way"
    EMPTY_SQUARE = "empty_square"
    NOT_YOURS = "not_yours"
    MUST_TAKE = "must_take"
    MUST_TAKE_MOST = "must_take_most"
    MUST_TAKE_ANY = "must_take_any"
    MUST_GO_ON = "must_go_on"
    OCCUPIED = "occupied"
    MAN_BACK = "man_back"
    BLOCKED_WAY = "blocked_way"
    NOT_ITS_MOVE = "not_its_move"
    NO_CLAIM = "no_claim"


class Ending(NamedTuple):
    """An ending that is drawn once it has lasted for so many plies, as it `stands`: what must
    stay the same all that time, false for any other position."""

    why: Why
    plies: int
    stands: Callable[[Board], object]


def counted(counts: tuple[int, ...], before: Board, then: Board) -> tuple[int, ...]:
    """The plies that each ending has stood, one further."""
    endings = ENDINGS[then.ground]
    return tuple(
        count + 1 if (stood := ending.stands(before)) and stood == ending.stands(then) else 0
        for ending, count in zip(endings, counts or (0,) * len(endings), strict=True)
    )


def facing_king(board: Board) -> int:
    """How many pieces, up to three and a king among them, face a king alone; else 0."""
    for alone, others in ((board.white, board.black), (board.black, board.white)):
        if alone.bit_count() == 1 and alone & board.kings and others & board.kings:
            return others.bit_count() if others.bit_count() <= 3 else 0
    return 0


def three_at_most(board: Board) -> bool:
    return facing_king(board) > 0


def two_at_most(board: Board) -> bool:
    return facing_king(board) in (1, 2)


def on_the_long_diagonal(board: Board) -> bool:
    """Whether a king alone holds the long diagonal against three."""
    if facing_king(board) != 3:
        return False
    alone = board.white if board.white.bit_count() == 1 else board.black
    return bool(alone & board.ground.long_diagonal)


def two_against_two(board: Board) -> bool:
    """Whether each side has a king and no more than one piece beside it, of which one at most
    is a man."""
    white, black, kings = board.white, board.black, board.kings
    sizes = white.bit_count(), black.bit_count()
    both = bool(white & kings and black & kings)
    return both and max(sizes) <= 2 and ((white | black) & ~kings).bit_count() <= 1


def balance(least: int, most: int) -> Callable[[Board], object]:
    """What both sides have, where both have kings and there are so many pieces together."""

    def stands(board: Board) -> object:
        white, black, kings = board.white, board.black, board.kings
        count = (white | black).bit_count()
        if not (white & kings and black & kings and least <= count <= most):
            return None
        return count, white.bit_count(), (white & kings).bit_count(), kings.bit_count()

    return stands


# Shortest first.
ENDINGS: dict[Ground, tuple[Ending, ...]] = {
    INTERNATIONAL: (
        Ending(Why.FIVE_MOVES, 10, two_at_most),
        Ending(Why.SIXTEEN_MOVES, 32, three_at_most),
    ),
    RUSSIAN: (
        Ending(Why.FIVE_MOVES, 10, two_at_most),
        Ending(Why.LONG_DIAGONAL, 10, on_the_long_diagonal),
        Ending(Why.THIRTY_MOVES, 60, balance(4, 5)),
        Ending(Why.SIXTY_MOVES, 120, balance(6, 7)),
    ),
    BRAZILIAN: (Ending(Why.FEW_PIECES, 10, two_against_two),),
}
# Plies by kings alone, nothing taken.
KINGS_ONLY: dict[Ground, tuple[int, Why]] = {
    INTERNATIONAL: (50, Why.MOVE_LIMIT),
    RUSSIAN: (30, Why.FIFTEEN_MOVES),
    BRAZILIAN: (40, Why.TWENTY_MOVES),
}
