"""Why a step is refused: the law it breaks, by name, with a move that would stand."""

from __future__ import annotations

import chess
from chess import Board
from chess import Move as Step

from engines.game import Illegal
from engines.games.chess.notation import (
    WORDS,
    castling_fault,
    castling_rook,
    example,
    reached_alone,
)
from engines.games.chess.rules import Claim, Move, Position, Why
from render.words import Fact, Phrase, phrase

PROMOTABLE = (chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT)


def explain(position: Position, move: Move) -> Illegal:
    """The reason of a refusal with its facts: piece, squares, and an example of a good move."""
    if isinstance(move, Claim):
        if move.step is not None and not position.board.is_legal(move.step):
            return explain(position, move.step)
        return Illegal(Why.NO_CLAIM, example=example(position))
    board, start = position.board, move.from_square
    facts: dict[str, Fact] = {
        "piece": _piece(board, start, "name"),
        "how": _piece(board, start, "how"),
        "start": chess.square_name(start),
        "end": chess.square_name(move.to_square),
        "example": example(position, start),
    }
    return Illegal(_reason(board, move), **facts)


def _piece(board: Board, square: int, what: str) -> Phrase:
    kind = board.piece_type_at(square)
    return phrase(WORDS, f"{what}-{chess.piece_symbol(kind)}" if kind else "no-piece")


def _reason(board: Board, step: Step) -> Why:
    colour = board.color_at(step.from_square)
    if colour is None:
        return Why.EMPTY_SQUARE
    if colour is not board.turn:
        return Why.NOT_YOURS
    if (kingside := _castles(board, step)) is not None:
        return castling_fault(board, kingside)
    if board.color_at(step.to_square) is colour:
        return Why.OWN_THERE
    bare = Step(step.from_square, step.to_square)
    if board.piece_type_at(step.from_square) == chess.PAWN:
        if (why := _pawn(board, step)) is not None:
            return why
    elif step.promotion:
        return Why.NOT_LAST_RANK
    elif not board.is_pseudo_legal(bare):
        return _shape(board, bare)
    return Why.STILL_CHECK if board.is_check() else Why.LEAVES_CHECK


def _castles(board: Board, step: Step) -> bool | None:
    """Whether a king's step means castling, and to which side."""
    start, end = step.from_square, step.to_square
    if board.piece_type_at(start) != chess.KING or step.promotion:
        return None
    kingside = end > start
    if end == castling_rook(board, kingside):
        return kingside
    level = chess.square_rank(start) == chess.square_rank(end)
    home = start == (chess.E1 if board.turn else chess.E8)
    return kingside if level and home and abs(end - start) == 2 else None


def _shape(board: Board, step: Step) -> Why:
    """What is wrong with the way a piece would move."""
    reached = reached_alone(board, step.from_square)
    return Why.BLOCKED_WAY if step.to_square in reached else Why.NOT_ITS_MOVE


def _pawn(board: Board, step: Step) -> Why | None:
    """What is wrong with a pawn's step before it is asked about its king."""
    start, end = step.from_square, step.to_square
    ahead = 1 if board.turn else -1
    rise = ahead * (chess.square_rank(end) - chess.square_rank(start))
    across = abs(chess.square_file(end) - chess.square_file(start))
    if rise < 0:
        return Why.PAWN_BACK
    if (rise, across) not in {(1, 0), (2, 0), (1, 1)}:
        return Why.NOT_ITS_MOVE
    if across:
        fault = (
            None
            if board.color_at(end) is not None or board.ep_square == end
            else Why.NOTHING_TO_TAKE
        )
        return fault or _promotion(board, step)
    if rise == 2 and chess.square_rank(start) != (1 if board.turn else 6):
        return Why.PAWN_TWO
    if any(board.color_at(start + 8 * ahead * n) is not None for n in range(1, rise + 1)):
        return Why.PAWN_BLOCKED
    return _promotion(board, step)


def _promotion(board: Board, step: Step) -> Why | None:
    last = chess.square_rank(step.to_square) == (7 if board.turn else 0)
    if step.promotion and not last:
        return Why.NOT_LAST_RANK
    return Why.BAD_PROMOTION if last and step.promotion not in PROMOTABLE else None
