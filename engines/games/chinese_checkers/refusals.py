"""Why a move is refused: the rule it breaks, by name, with a move that would stand."""

from __future__ import annotations

from engines.game import Illegal
from engines.games.chinese_checkers import rules
from engines.games.chinese_checkers.board import NAMES, chains, steps
from engines.games.chinese_checkers.notation import example
from engines.games.chinese_checkers.rules import House, Move, Position, Why


def explain(house: House, position: Position, move: Move) -> Illegal:
    """The reason of a refusal with its facts: the two holes, and a good move."""
    return Illegal(
        _reason(house, position, move),
        start=NAMES[move.start],
        end=NAMES[move.end],
        example=example(house, position, move.start),
    )


def _reason(house: House, position: Position, move: Move) -> Why:
    owner = position.owner(move.start)
    if owner is None:
        return Why.EMPTY_HOLE
    if owner != position.turn:
        return Why.NOT_YOURS
    if move.start == move.end:
        return Why.SAME_HOLE
    if position.occupied >> move.end & 1:
        return Why.OCCUPIED
    return _way_or_rule(house, position, move)


def _way_or_rule(house: House, position: Position, move: Move) -> Why:
    """What is wrong with going to an empty hole."""
    occupied = position.occupied
    reached = chains(occupied, move.start, long=house.long_jump)
    if move.end not in reached and move.end not in steps(occupied, move.start):
        return Why.NO_WAY
    return rules.refused(house, position, move) or Why.FOREIGN_CORNER
