"""The computer player: every point is worth the rows it builds and the rows it stops.

A point's worth is summed over the windows of five cells through it: a window with stones of
both colours is worth nothing, otherwise more the more stones it holds.  Level 1 takes one of
the best points, level 2 the best; level 3 looks ahead, wins by fours where it can, and does
not let the opponent.
"""

from __future__ import annotations

from engines.games.gomoku import ahead, fours
from engines.games.gomoku.board import Point
from engines.games.gomoku.fouls import FOULS
from engines.games.gomoku.opening import CHOICES, Stage
from engines.games.gomoku.rules import (
    Call,
    Move,
    Position,
    Rules,
    after,
    can_claim,
    can_place,
    empties,
    legal,
    made,
    other_side,
)
from engines.luck import Luck

CANDIDATES = 10  # how many of the best points level 3 looks at
STONES = 3  # and how many stones beyond each
TRIES = 60  # how many fours one search for a win may try
UNDECIDED = 40  # of how many points it takes one before the colours are known


def advise(rules: Rules, position: Position, luck: Luck, level: int) -> Move:
    if level > 1 and can_claim(rules, position) and position.pending in FOULS:
        return Call.CLAIM
    if position.stage in CHOICES:
        return luck.choice(legal(rules, position))
    ranked = _ranking(rules, position, luck)
    if position.stage is not Stage.PLAY:
        return luck.choice(ranked[:UNDECIDED])
    if not ranked:
        return Call.PASS
    if (urgent := ahead.five(rules, position, ranked)) is not None:
        return urgent
    if level == 1:
        return luck.choice(ranked[:4])
    return ranked[0] if level == 2 else _far_sighted(rules, position, ranked)


def _ranking(rules: Rules, position: Position, luck: Luck) -> list[Point]:
    """The points that may be played, the best first, equals in chance order; a foul only
    when there is nothing else."""
    points = luck.shuffled(p for p in empties(position) if can_place(rules, position, p))
    sound = [p for p in points if made(rules, position, p) not in FOULS]
    return sorted(sound or points, key=lambda p: -ahead.worth(position, p))


def _far_sighted(rules: Rules, position: Position, ranked: list[Point]) -> Point:
    if (win := fours.search(rules, position, TRIES)) is not None:
        return win
    points = ranked[:CANDIDATES]
    if fours.search(rules, other_side(position), TRIES) is not None:
        stops = (p for p in points if not _loses(rules, position, p))
        points = list(stops) or points
    return ahead.best(rules, position, points, STONES)


def _loses(rules: Rules, position: Position, point: Point) -> bool:
    return fours.search(rules, after(rules, position, point), TRIES) is not None
