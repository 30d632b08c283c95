"""Why a move is refused: the rule it breaks, by name, with a move that would stand."""

from __future__ import annotations

from engines.game import Illegal
from engines.games.draughts.board import BLACK, Board, Step, legal, sides
from engines.games.draughts.endings import Why
from engines.games.draughts.notation import WORDS, example, square_name
from engines.games.draughts.rules import Claim, House, Move, Position
from render.words import phrase


def explain(house: House, position: Position, move: Move) -> Illegal:
    """The reason of a refusal with its facts: piece, squares, counts, and a good move."""
    if isinstance(move, Claim):
        return Illegal(Why.NO_CLAIM, example=example(house, position))
    board = position.board
    kind = "king" if move.start & board.kings else "man"
    return Illegal(
        _reason(board, move),
        piece=phrase(WORDS, kind),
        how=phrase(WORDS, f"how-{kind}"),
        start=square_name(house, move.start),
        end=square_name(house, move.end),
        taken=move.taken.bit_count(),
        most=most(board),
        example=example(house, position, move.start),
    )


def most(board: Board) -> int:
    """How many men must be taken now."""
    return max((step.taken.bit_count() for step in legal(board)), default=0)


def _reason(board: Board, step: Step) -> Why:
    own, enemy = sides(board)
    if not step.start & (own | enemy):
        return Why.EMPTY_SQUARE
    if step.start & enemy:
        return Why.NOT_YOURS
    if most(board):
        return _taking(board, step)
    if step.end & (own | enemy) and step.end != step.start:
        return Why.OCCUPIED
    return _shape(board, step)


def _taking(board: Board, step: Step) -> Why:
    """What is wrong where something must be taken."""
    if board.ground.most:
        return Why.MUST_TAKE_MOST if step.taken else Why.MUST_TAKE
    return Why.MUST_GO_ON if step.taken else Why.MUST_TAKE_ANY


def _shape(board: Board, step: Step) -> Why:
    """What is wrong with the way a piece would go to an empty square."""
    if step.start & board.kings:
        on_line = any(step.end in ray for ray in board.ground.rays[step.start])
        return Why.BLOCKED_WAY if on_line else Why.NOT_ITS_MOVE
    (x, y), (to_x, to_y) = (
        board.ground.place(board.ground.number[bit]) for bit in (step.start, step.end)
    )
    backwards = to_y - y if board.turn != BLACK else y - to_y
    return Why.MAN_BACK if (abs(to_x - x), backwards) == (1, 1) else Why.NOT_ITS_MOVE
