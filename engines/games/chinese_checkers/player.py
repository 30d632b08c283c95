"""A computer player: it looks at what its own next moves come to, one after the other.

Pieces of others rarely stop a plan for long, and are what it jumps over; so it plans as if
they stood still, and its effort is counted in positions, never in seconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engines.game import Seat
from engines.games.chinese_checkers import rules
from engines.games.chinese_checkers.board import FAR, TIP, bits, opposite
from engines.games.chinese_checkers.rules import House, Move, Position
from engines.luck import Luck

DONE = -1_000_000
STEP, GAP, LAST, NEAR = 12, 5, 6, 1  # weights, see `cost`
AGAIN = 40  # what it costs to bring a position about again


@dataclass(frozen=True, slots=True)
class Level:
    """How many of one's moves in a row to look at, how many of each to go on with, and how
    much worse than the best a move may be."""

    depth: int
    wide: int
    slack: int


LEVELS = {1: Level(1, 0, 24), 2: Level(2, 6, 2), 3: Level(3, 10, 0)}


def cost(house: House, position: Position, seat: Seat) -> int:
    """How far the seat is from done: all distances to the tip, the piece that is last, and
    the ways from pieces outside to free holes of the goal; a move made sooner is better."""
    if rules.full(house, position, seat):
        return DONE
    own, goal = position.pieces[seat], rules.goal(house, position, seat)
    far = FAR[TIP[opposite(position.camps[seat])]]
    outside = list(bits(own & ~goal))
    gaps = bits(goal & ~own)
    found = STEP * sum(far[hole] for hole in bits(own))
    found += LAST * max((far[hole] for hole in outside), default=0)
    if len(outside) <= GAP:
        found += NEAR * sum(min(FAR[gap][hole] for hole in outside) for gap in gaps)
    return found


def advise(house: House, position: Position, luck: Luck, level: int) -> Move:
    """The move this level plays, one of the best by its own measure."""
    settings = LEVELS[level]
    legal = luck.shuffled(rules.moves(house, position))
    values = _values(house, position, legal, settings.depth, settings.wide)
    for move in legal:
        values[move] += AGAIN * _seen(house, position, move)
    best = min(values.values())
    return luck.choice([move for move in legal if values[move] <= best + settings.slack])


def _values(
    house: House, position: Position, legal: Iterable[Move], depth: int, wide: int
) -> dict[Move, int]:
    """The cost after each move, or for the promising ones after the best that follows it."""
    seat = position.turn
    after = {move: rules.moved(house, position, move) for move in legal}
    values = {move: cost(house, then, seat) for move, then in after.items()}
    promising = sorted(values, key=lambda move: values[move])[:wide] if depth > 1 else []
    if depth > 1:
        for move, value in values.items():
            if value > DONE:
                later = move in promising
                values[move] = _later(house, after[move], depth - 1, wide) if later else value
    return values


def _later(house: House, position: Position, depth: int, wide: int) -> int:
    """The least cost after further moves; what is reached later is worth a little less."""
    values = _values(house, position, rules.moves(house, position), depth, wide // 2)
    return min(values.values(), default=-DONE) + 1


def _seen(house: House, position: Position, move: Move) -> int:
    """How often the pieces have stood so before, after this move."""
    pieces = rules.moved(house, position, move).pieces
    return sum(past[:-1] == pieces for past in position.past)
