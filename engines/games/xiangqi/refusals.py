"""Why a step is refused: the rule it breaks, by name, with a move that would stand."""

from __future__ import annotations

from engines.game import Illegal
from engines.games.xiangqi.board import (
    BIT,
    EMPTY,
    FILES,
    KINGS,
    NAMES,
    PALACES,
    Board,
    Step,
    after,
    between,
    half,
    reach,
    safe,
    sides,
)
from engines.games.xiangqi.notation import WORDS, example, file_of, rank_of
from engines.games.xiangqi.rules import Claim, House, Move, Position, Why
from render.words import Fact, phrase


def explain(house: House, position: Position, move: Move) -> Illegal:
    """The reason of a refusal with its facts: piece, points, and an example of a good move."""
    board = position.board
    if isinstance(move, Claim):
        return Illegal(Why.NO_CLAIM, example=example(house, position))
    letter = board.cells[move.start]
    facts: dict[str, Fact] = {
        "piece": phrase(WORDS, f"name-{letter}" if letter != EMPTY else "no-piece"),
        "start": NAMES[move.start],
        "end": NAMES[move.end],
        "how": phrase(WORDS, f"how-{letter.lower()}" if letter != EMPTY else "no-piece"),
        "example": example(house, position, move.start),
    }
    return Illegal(_reason(board, move), **facts)


def _reason(board: Board, step: Step) -> Why:
    own, enemy = sides(board)
    start, end = BIT[step.start], BIT[step.end]
    if not start & (own | enemy):
        return Why.EMPTY_POINT
    if start & enemy:
        return Why.NOT_YOURS
    if end & own:
        return Why.OWN_THERE
    if not reach(board.cells[step.start], step.start, own | enemy) & end:
        return _shape(board, step)
    return _danger(board, step)


def _danger(board: Board, step: Step) -> Why:
    """What is wrong with a step that the piece can make: what it does to its general."""
    then = after(board, *step)
    if all(king in then.cells for king in KINGS):
        red, black = (then.cells.index(king) for king in KINGS)
        road = between(red, black)
        if red % FILES == black % FILES and not road & (then.red | then.black):
            return Why.FACING
    return Why.THIRD_TIME if safe(board, *step) else Why.LEAVES_CHECK


def _shape(board: Board, step: Step) -> Why:
    """What is wrong with the way a piece would move."""
    side = board.turn
    across = abs(file_of(side, step.end) - file_of(side, step.start))
    rise = rank_of(side, step.end) - rank_of(side, step.start)
    size = tuple(sorted((across, abs(rise))))
    match board.cells[step.start].lower():
        case "k" | "a" if not BIT[step.end] & PALACES & half(side):
            return Why.PALACE
        case "b" if size == (2, 2):
            home = BIT[step.end] & half(side)
            return Why.BLOCKED_EYE if home else Why.RIVER
        case "n" if size == (1, 2):
            return Why.BLOCKED_LEG
        case "r" | "c" if size[0] == 0:
            return _on_line(board, step)
        case "p" if rise < 0:
            return Why.PAWN_BACK
        case "p" if (rise, across) == (0, 1):
            return Why.PAWN_SIDE
        case _:
            return Why.NOT_ITS_MOVE


def _on_line(board: Board, step: Step) -> Why:
    taking = board.cells[step.end] != EMPTY
    cannon = board.cells[step.start].lower() == "c"
    return Why.NO_SCREEN if cannon and taking else Why.BLOCKED_WAY
