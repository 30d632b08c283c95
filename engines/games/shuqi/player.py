"""The computer player: it brings each piece nearer to its own number, the big ones first."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import islice

from engines.game import Seat
from engines.games.shuqi.board import PIECES, Grid
from engines.games.shuqi.crossing import moves
from engines.games.shuqi.rules import (
    Call,
    House,
    Move,
    Position,
    Step,
    counted,
    man_at,
)
from engines.games.shuqi.turns import after
from engines.luck import Luck

NEARER = 4  # for each step nearer, times the weight of the piece
IN_CAMP = 2  # for each point that counts
ZERO = 9  # the 0 counts nothing, but without it nobody may call stop


@dataclass(frozen=True, slots=True)
class Level:
    """How many moves to look at, how many of them against the best reply, and how much worse
    a move may be."""

    looked_at: int
    answered: int
    slack: int


LEVELS = {1: Level(40, 0, 120), 2: Level(200, 0, 0), 3: Level(400, 8, 0)}
REPLIES = 80


@cache
def worths(board: Grid, seat: Seat) -> tuple[tuple[int, ...], ...]:
    """What each number is worth on each point to its side."""
    printed = board.camps[1 - seat]
    goals = {number: point for point, number in printed.items()}
    return tuple(
        tuple(
            IN_CAMP * number * printed.get(point, 0)
            - NEARER * (number or ZERO) * board.distance(point, goals[number])
            - NEARER * board.distance(point, goals[number])
            for point in range(len(board.names))
        )
        for number in range(PIECES)
    )


def gain(house: House, position: Position, step: Step) -> int:
    man = man_at(position.board, step.path[0])
    worth = worths(house.grid, man.seat)[man.number]
    return worth[step.path[-1]] - worth[step.path[0]]


def advise(house: House, position: Position, luck: Luck, level: int) -> Move:
    """The move this level plays; a game that the call wins now is ended."""
    settings = LEVELS[level]
    legal = list(islice(moves(house, position), settings.looked_at))
    if Call.STOP in legal and counted(house, position.board).winner == position.turn:
        return Call.STOP
    steps = luck.shuffled(step for step in legal if isinstance(step, Step))
    if not steps:
        return legal[0]
    gains = {step: gain(house, position, step) for step in steps}
    best = sorted(steps, key=lambda step: -gains[step])
    if settings.answered:
        for step in best[: settings.answered]:
            gains[step] -= reply(house, position, step)
        best = sorted(best[: settings.answered], key=lambda step: -gains[step])
    return luck.choice([s for s in best if gains[s] >= gains[best[0]] - settings.slack])


def reply(house: House, position: Position, step: Step) -> int:
    """How much the other side's best answer gains."""
    then = after(house, position, step)
    if then.ended or then.turn == position.turn:
        return 0
    found = islice(moves(house, then), REPLIES)
    return max((gain(house, then, m) for m in found if isinstance(m, Step)), default=0)
