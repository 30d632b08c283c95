"""The computer player: random playouts tell what is settled, simple shapes what is urgent.

It plays only where something is still open and passes when nothing is.  Level 1 takes one of
the best points by shape, level 2 the best; level 3 tries the best ones in playouts.  Effort
is counted in stones played out, so that a move does not depend on the machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import log, sqrt

from engines.games.go.board import BLACK, Point, chain, chains, grid
from engines.games.go.playout import Playout, is_eye, ownership
from engines.games.go.rules import (
    MOST_MARKS,
    STONES,
    Call,
    Dead,
    Move,
    Position,
    Rules,
    after,
    can_resume,
    placeable,
)
from engines.games.go.score import count
from engines.games.go.shape import worth
from engines.luck import Luck

LOOKS = 2_400  # points looked at to see whose they are: so many playouts, at least 12
SEARCH = 24_000  # points played out to choose a move at level 3
SETTLED = 0.8  # a point is settled when so much of the playouts agree
DEAD = 0.6  # a chain is dead when so much of them take it
PATIENCE = 6  # marks it argues by before it would rather play on
CHOSEN = {9: 12}  # how many points level 3 tries; fewer on larger boards
TRUST = 4  # how many playouts the judgement by shape is worth


def advise(rules: Rules, position: Position, luck: Luck, level: int) -> Move:
    if position.counting:
        return counting(rules, position)
    held = _held(position)
    points = luck.shuffled(_open_points(rules, position, held))
    if not points or _may_stop(rules, position, held):
        return Call.PASS
    ranked = sorted(points, key=lambda p: -worth(position, p, held[p]))
    if level == 1:
        return luck.choice(ranked[:3])
    return ranked[0] if level == 2 else _search(rules, position, ranked, luck)


def _held(position: Position) -> list[float]:
    """Ownership of each point, from 1 (Black's) to -1."""
    wanted = max(12, LOOKS // len(position.board))
    return ownership(position.size, position.board, STONES[position.turn], wanted)


def _open_points(rules: Rules, position: Position, held: list[float]) -> list[Point]:
    """Where a stone could still matter; never an eye of one's own."""
    board, stone = grid(position.size), STONES[position.turn]
    cells = position.board
    points = [
        p
        for p in placeable(rules, position)
        if not is_eye(cells, board.around[p], board.across[p], stone)
    ]
    wanted = _to_take(position, held) if position.resumed else set()
    return [p for p in points if abs(held[p]) < SETTLED or p in wanted]


def _to_take(position: Position, held: list[float]) -> set[Point]:
    """Liberties of what is dead: once the dead are disputed they must be taken."""
    found = set()
    for name in dead_chains(position, held):
        dead = chain(position.size, position.board, name)
        if dead.stone != STONES[position.turn]:
            found |= {p for p in dead.liberties if _stands(position, p)}
    return found


def _stands(position: Position, point: Point) -> bool:
    """Whether a stone there could not be taken at once."""
    put = position.board[:point] + bytes((STONES[position.turn],)) + position.board[point + 1 :]
    return len(chain(position.size, put, point).liberties) > 1


def _may_stop(rules: Rules, position: Position, held: list[float]) -> bool:
    """The other side has passed, and counted as it stands the game is won."""
    if position.passes == 0 or position.resumed:
        return False
    at = chains(position.size, position.board)
    dead = {p for name in dead_chains(position, held) if (c := at[name]) for p in c.points}
    lead = count(position.size, position.board, dead, rules.komi).lead
    return lead > 0 if STONES[position.turn] == BLACK else lead < 0


def dead_chains(position: Position, held: list[float]) -> list[Point]:
    """The chains that the other colour takes in most playouts, each by its first point."""
    found = []
    for point, c in enumerate(chains(position.size, position.board)):
        if c is not None and c.name == point:
            mine = sum(held[p] for p in c.points) / len(c.points)
            if (mine if c.stone == BLACK else -mine) < -DEAD:
                found.append(point)
    return found


def counting(rules: Rules, position: Position) -> Move:
    """Marks what it thinks is dead; agrees to nothing else, and plays on when that is of no use."""
    now = position.counting
    wanted = set(dead_chains(position, _held(position)))
    at = chains(position.size, position.board)
    marked = {c.name for p in (now.dead if now else ()) if (c := at[p])}
    if wrong := tuple(sorted(wanted ^ marked)):
        if now and now.marks >= PATIENCE and can_resume(rules, position):
            return Call.RESUME
        if now and now.marks < MOST_MARKS:
            return Dead(wrong)
    return Call.DONE


@dataclass
class Tried:
    """A point, how often it was played out, and how well that went."""

    point: Point
    board: bytes
    times: float
    good: float

    def hope(self, total: float) -> float:
        return self.good / self.times + 0.4 * sqrt(log(total) / self.times)


def _search(rules: Rules, position: Position, ranked: list[Point], luck: Luck) -> Point:
    chosen = ranked[: CHOSEN.get(position.size, 4)]
    tried = [
        Tried(p, after(rules, position, p).board, TRUST, TRUST * (1 - n / len(ranked)))
        for n, p in enumerate(chosen)
    ]
    for _ in range(SEARCH // len(position.board)):
        total = sum(one.times for one in tried)
        best = max(tried, key=lambda one: one.hope(total))
        best.good += _played_out(rules, position, best.board, luck.below(1 << 63))
        best.times += 1
    return max(tried, key=lambda one: (one.times, one.good)).point


def _played_out(rules: Rules, position: Position, board: bytes, seed: int) -> float:
    """1 for a won playout, 0 for a lost one, with a little for the margin."""
    stone = STONES[position.turn]
    owners = Playout(grid(position.size), board, seed).to_the_end(3 - stone)
    lead = Fraction(owners.count(stone) - owners.count(3 - stone))
    lead -= rules.komi if stone == BLACK else -rules.komi
    return 0.8 * (lead > 0) + 0.1 + 0.1 * float(lead) / len(owners)
