"""The rules of international draughts as values: positions, moves, how a game ends."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engines.game import Outcome, option
from engines.games.draughts.board import Board, Step, after, legal, sides

KINGS_ONLY = 50  # plies by kings alone, nothing taken
SIXTEEN, FIVE = 32, 10  # plies against a king alone, by three pieces, by two or one


class Why(StrEnum):
    """How a game ends, and why a move is refused."""

    NO_PIECES = "no_pieces"
    STALEMATE_LOSS = "stalemate_loss"
    REPETITION = "repetition"
    MOVE_LIMIT = "move_limit"
    SIXTEEN_MOVES = "sixteen_moves"
    FIVE_MOVES = "five_moves"

    UNREADABLE = "unreadable"
    NO_SQUARE = "no_square"
    AMBIGUOUS = "ambiguous"
    NO_WAY = "no_way"
    EMPTY_SQUARE = "empty_square"
    NOT_YOURS = "not_yours"
    MUST_TAKE = "must_take"
    MUST_TAKE_MOST = "must_take_most"
    OCCUPIED = "occupied"
    MAN_BACK = "man_back"
    BLOCKED_WAY = "blocked_way"
    NOT_ITS_MOVE = "not_its_move"
    NO_CLAIM = "no_claim"


class Claim(StrEnum):
    """A claim made instead of a move: that the game is drawn."""

    DRAW = "claim"


Move = Step | Claim


@dataclass(frozen=True)
class House:
    """The house rules.

    `auto_draw`: a draw by the rules ends the game by itself, or is claimed by the side to
    move.  `algebraic`: squares are named a1 to j10 from White's left instead of 1 to 50.
    """

    auto_draw: bool = option(True, True, False)
    algebraic: bool = option(False, False, True)


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stands.

    `past` are the boards since the last capture or move of a man.  `sixteen` and `five` are
    the plies since a king alone first faced three pieces, and two (see `facing_king`).
    `last` was played on the board `before`.
    """

    board: Board
    past: tuple[Board, ...] = ()
    sixteen: int = 0
    five: int = 0
    last: Step | None = None
    before: Board | None = None
    claimed: Why | None = None

    @property
    def quiet(self) -> int:
        """Plies by kings alone since something was taken."""
        return len(self.past)


# ---------------------------------------------------------------------- a move
def play(position: Position, move: Move) -> Position:
    """The position after a legal move or claim."""
    if isinstance(move, Claim):
        return replace(position, claimed=drawn(position))
    board = position.board
    then = after(board, move)
    lasting = bool(move.start & board.kings) and not move.taken
    few, fewer = facing_king(board), facing_king(then)
    return Position(
        then,
        (*position.past, board) if lasting else (),
        position.sixteen + 1 if few and fewer else 0,
        position.five + 1 if few in (1, 2) and fewer in (1, 2) else 0,
        move,
        board,
    )


def moves(house: House, position: Position) -> tuple[Move, ...]:
    """Every legal move, and the claim where it is true and not made by itself."""
    if not house.auto_draw and drawn(position):
        return (*legal(position.board), Claim.DRAW)
    return legal(position.board)


# ---------------------------------------------------------------------- the end
def facing_king(board: Board) -> int:
    """How many pieces, up to three and a king among them, face a king alone; else 0."""
    for alone, others in ((board.white, board.black), (board.black, board.white)):
        if alone.bit_count() == 1 and alone & board.kings and others & board.kings:
            return others.bit_count() if others.bit_count() <= 3 else 0
    return 0


def occurrences(position: Position) -> int:
    """How often this board, with this side to move, has stood, now included."""
    return position.past.count(position.board) + 1


def drawn(position: Position) -> Why | None:
    """Which rule makes this position a draw.

    A count once begun goes on through captures and crownings: they never give more time.
    """
    if position.five >= FIVE:
        return Why.FIVE_MOVES
    if position.sixteen >= SIXTEEN:
        return Why.SIXTEEN_MOVES
    if occurrences(position) >= 3:
        return Why.REPETITION
    return Why.MOVE_LIMIT if position.quiet >= KINGS_ONLY else None


def outcome(house: House, position: Position) -> Outcome | None:
    """A side that cannot move has lost, whatever else the last move brought about."""
    if position.claimed:
        return Outcome.drawn(2, position.claimed)
    board = position.board
    if not legal(board):
        own, _ = sides(board)
        return Outcome.won(1 - board.turn, 2, Why.STALEMATE_LOSS if own else Why.NO_PIECES)
    why = drawn(position) if house.auto_draw else None
    return Outcome.drawn(2, why) if why else None
