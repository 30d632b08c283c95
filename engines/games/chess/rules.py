"""The Laws of Chess as values: a position, what a move makes of it, how a game ends.

The moves of the men are python-chess's; a board that belongs to a position is never changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

import chess
from chess import BLACK, WHITE, Board
from chess import Move as Step

from engines.game import Outcome, option

FIFTY, SEVENTY_FIVE = 100, 150  # plies


class Why(StrEnum):
    """How a game ends, and why a move is refused."""

    CHECKMATE = "checkmate"
    STALEMATE = "stalemate"
    INSUFFICIENT = "insufficient"
    THREEFOLD = "threefold"
    FIVEFOLD = "fivefold"
    FIFTY = "fifty"
    SEVENTY_FIVE = "seventy_five"

    UNREADABLE = "unreadable"
    AMBIGUOUS = "ambiguous"
    PROMOTION = "promotion"
    NO_SUCH_PIECE = "no_such_piece"
    EMPTY_SQUARE = "empty_square"
    NOT_YOURS = "not_yours"
    OWN_THERE = "own_there"
    BLOCKED_WAY = "blocked_way"
    NOT_ITS_MOVE = "not_its_move"
    PAWN_BACK = "pawn_back"
    PAWN_BLOCKED = "pawn_blocked"
    PAWN_TWO = "pawn_two"
    NOTHING_TO_TAKE = "nothing_to_take"
    NOT_LAST_RANK = "not_last_rank"
    BAD_PROMOTION = "bad_promotion"
    LEAVES_CHECK = "leaves_check"
    STILL_CHECK = "still_check"
    CASTLING_LOST = "castling_lost"
    CASTLING_BLOCKED = "castling_blocked"
    CASTLING_IN_CHECK = "castling_in_check"
    CASTLING_ATTACKED = "castling_attacked"
    NO_CLAIM = "no_claim"


class Ground(StrEnum):
    """What a draw is claimed for."""

    THREEFOLD = "threefold"
    FIFTY = "fifty"


class Claim(NamedTuple):
    """A draw claimed on the position as it stands, or on what the announced step would make."""

    ground: Ground
    step: Step | None = None


Move = Step | Claim


@dataclass(frozen=True)
class House:
    """The house rules.

    `threefold` and `fifty`: does a third occurrence, or fifty moves without capture or pawn
    move, end the game, or may it be claimed?  `auto_queen`: a promotion that names no piece
    is to a queen, instead of being asked about.
    """

    threefold: str = option("auto", "auto", "claim")
    fifty: str = option("claim", "claim", "auto")
    auto_queen: bool = option(False, False, True)
    chess960: bool = option(False, False, True)


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stands.

    `key` is what makes two positions the same (Laws 9.2.3): placement, side to move, castling
    rights, and the en passant square if such a capture is legal; the first four fields of a
    FEN.  `past` are the keys since the last capture or pawn move, `quiet` the plies since then,
    `number` that of the move, `taken` the men taken, `warned` each side's warnings.  `over`
    says how the game ended, `false_claim` that the mover has just claimed without ground.
    `board` and `before` are the boards now and a ply ago, not to be changed.
    """

    board: Board = field(compare=False, repr=False)
    key: str
    quiet: int
    number: int
    past: tuple[str, ...] = ()
    last: Step | None = None
    taken: str = ""
    warned: tuple[int, int] = (0, 0)
    over: Why | None = None
    false_claim: bool = False
    before: Board | None = field(default=None, compare=False, repr=False)

    @property
    def seat(self) -> int:
        """The seat to move: White is 0."""
        return int(self.board.turn == BLACK)

    @property
    def times(self) -> int:
        """How often this position has occurred, now included."""
        return self.past.count(self.key) + 1


def begin(house: House, board: Board) -> Position:
    position = Position(board, board.epd(), board.halfmove_clock, board.fullmove_number)
    return replace(position, over=_over(house, position))


# ---------------------------------------------------------------------- a move
def play(house: House, position: Position, move: Move) -> Position:
    """The position after a legal step, or after a claim, true or false."""
    if isinstance(move, Claim):
        return _claimed(house, position, move)
    board = position.board.copy(stack=False)
    zeroing = board.is_zeroing(move)
    taken = _taken(board, move)
    board.push(move)
    moved = Position(
        board,
        board.epd(),
        board.halfmove_clock,
        board.fullmove_number,
        () if zeroing else (*position.past, position.key),
        move,
        position.taken + taken,
        position.warned,
        before=position.board,
    )
    return replace(moved, over=_over(house, moved))


def _taken(board: Board, step: Step) -> str:
    if not board.is_capture(step):
        return ""
    man = board.piece_at(step.to_square) or chess.Piece(chess.PAWN, not board.turn)
    return man.symbol()


# ---------------------------------------------------------------------- claims (Laws 9.2, 9.3)
def claimable(house: House, ground: Ground) -> bool:
    """Whether the house lets players claim this at all; what is automatic is never claimed."""
    wanted = house.threefold if ground is Ground.THREEFOLD else house.fifty
    return wanted == "claim"


def claim_stands(house: House, position: Position, claim: Claim) -> bool:
    """Whether it may be made, be it false: the house has it, the announced step is legal."""
    legal = claim.step is None or position.board.is_legal(claim.step)
    return legal and claimable(house, claim.ground)


def claim_holds(position: Position, claim: Claim) -> bool:
    board, step = position.board, claim.step
    if claim.ground is Ground.FIFTY:
        if step is None:
            return position.quiet >= FIFTY
        return position.quiet + 1 >= FIFTY and not board.is_zeroing(step)
    if step is None:
        return position.times >= 3
    # A third occurrence takes eight plies that can be taken back.
    if len(position.past) < 7 or board.is_zeroing(step):
        return False
    then = board.copy(stack=False)
    then.push(step)
    return position.past.count(then.epd()) >= 2


def claims(house: House, position: Position) -> Iterator[Claim]:
    """Every claim that holds."""
    for ground in Ground:
        if claimable(house, ground):
            steps = (None, *position.board.legal_moves)
            found = (Claim(ground, step) for step in steps)
            yield from (claim for claim in found if claim_holds(position, claim))


def _claimed(house: House, position: Position, claim: Claim) -> Position:
    """A true claim draws; a false one is a warning, and an announced step must be played
    (Laws 9.5)."""
    if claim_holds(position, claim):
        return replace(position, over=Why(claim.ground), false_claim=False)
    white, black = position.warned
    warned = (white, black + 1) if position.seat else (white + 1, black)
    told = replace(position, warned=warned)
    if claim.step is not None:
        told = play(house, told, claim.step)
    return replace(told, false_claim=True)


# ---------------------------------------------------------------------- what may be played
def moves(house: House, position: Position) -> tuple[Move, ...]:
    """Every legal step, and the claims that hold."""
    return (*position.board.legal_moves, *claims(house, position))


# ---------------------------------------------------------------------- the end
def _over(house: House, position: Position) -> Why | None:
    """How the game ends with this position: mate comes before any draw."""
    board = position.board
    if not any(board.legal_moves):
        return Why.CHECKMATE if board.is_check() else Why.STALEMATE
    if board.is_insufficient_material():
        return Why.INSUFFICIENT
    if position.quiet >= SEVENTY_FIVE:
        return Why.SEVENTY_FIVE
    if house.fifty == "auto" and position.quiet >= FIFTY:
        return Why.FIFTY
    return _repeated(house, position.times)


def _repeated(house: House, times: int) -> Why | None:
    if times >= 5:
        return Why.FIVEFOLD
    return Why.THREEFOLD if house.threefold == "auto" and times >= 3 else None


def outcome(position: Position) -> Outcome | None:
    if position.over is None:
        return None
    if position.over is Why.CHECKMATE:
        return Outcome.won(1 - position.seat, 2, position.over)
    return Outcome.drawn(2, position.over)


def can_win(position: Position, seat: int) -> bool:
    """Whether any series of legal moves could mate for the seat, as far as its men tell
    (Laws 6.9)."""
    return not position.board.has_insufficient_material(WHITE if seat == 0 else BLACK)


def perft(board: Board, depth: int) -> int:
    """How many lines of `depth` plies go on from here; the board is the same afterwards."""
    if depth == 0:
        return 1
    if depth == 1:
        return board.legal_moves.count()
    nodes = 0
    for step in board.legal_moves:
        board.push(step)
        nodes += perft(board, depth - 1)
        board.pop()
    return nodes
