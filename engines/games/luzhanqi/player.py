"""A computer player that weighs every march by what the hidden piece there may be.

It sees a view only: which pieces have moved, and which of its own they have beaten.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from heapq import heappop, heappush

from engines.game import Seat
from engines.games.luzhanqi.board import CAMPS, HALF, HEADQUARTERS, NEAR, RAILS, WAYS, turned
from engines.games.luzhanqi.rules import Board, Man, March, Move, Setup, marches
from engines.games.luzhanqi.view import View
from engines.junqi import guess, reserves
from engines.junqi.army import BOMB, ENGINEER, FLAG, PRESETS
from engines.junqi.guess import Strange
from engines.luck import Luck

# How far from exactly it weighs a march, and how much of what it may lose it sees.
NOISE = {1: 2.0, 2: 0.8, 3: 0.2}
CARE = {1: 0.5, 2: 0.8, 3: 1.0}
CLOSED, *STURDY = PRESETS  # behind the first its own pieces stay too long


def advise(view: View, luck: Luck, level: int) -> Move:
    """The best march by one look ahead, the less exactly and carefully the lower the level."""
    assert view.seat is not None
    if view.setting_up:
        return Setup(luck.choice(_layouts(view, level)))
    legal = marches(view.board, view.seat)
    eyes = Eyes(view.board, view.seat, view.quiet)
    noise, care = NOISE[level], CARE[level]
    return max(legal, key=lambda move: eyes.value(move, care) + noise * luck.below(1000) / 1000)


def _layouts(view: View, level: int) -> tuple[str, ...]:
    """What a level sets up: what holds against chance, whatever comes, what has won most."""
    return {1: (CLOSED,), 2: (*PRESETS, view.spare), 3: tuple(STURDY)}[level]


@dataclass(frozen=True)
class Eyes:
    """One look at a board: what each strange piece may be, and how far the flag is."""

    board: Board
    seat: Seat
    quiet: int

    def value(self, move: March, care: float) -> float:
        man, foe = self.board[move.start], self.board[move.end]
        assert man is not None
        if move.end in HEADQUARTERS and foe is None:
            return -50.0
        gain = guess.hope(man.kind, self._foe(foe, move.end)) + self.quiet / 8 if foe else 0.0
        near = self._nearer(man, move) * (1 + self.quiet / 10)
        spared = self._spared(man, foe, move.end) if foe else 0.0
        risk = self._danger(man, move.end, move) - 0.8 * self._danger(man, move.start, move)
        return gain + near - spared - care * risk - self._at_the_flag(move)

    def _foe(self, foe: Man, post: int) -> Strange:
        return Strange(foe.kind, foe.moved, foe.beat, _own(post, foe.seat), *self._unmoved)

    @cached_property
    def _unmoved(self) -> tuple[int, int]:
        """How many strange pieces are where they were set up in the back rows, and how many of
        these in headquarters."""
        still = [
            post
            for post, man in enumerate(self.board)
            if man and man.seat != self.seat and not man.moved
            if _own(post, man.seat) < guess.BACK_ROWS
        ]
        return len(still), sum(post in HEADQUARTERS for post in still)

    @cached_property
    def _movers(self) -> int:
        return reserves.movers(WAYS, self.board, self.seat)

    def _spared(self, man: Man, foe: Man, post: int) -> float:
        """What an attack may cost of the pieces that can move."""
        strange, stuck = self._foe(foe, post), post in HEADQUARTERS
        return reserves.spared(man.kind, strange, stuck, self._movers, self.quiet)

    def _nearer(self, man: Man, move: March) -> float:
        eager = 0.15 if man.kind == BOMB else 0.5 if man.kind == ENGINEER else 0.35
        return eager * (self._way[move.start] - self._way[move.end])

    @cached_property
    def _way(self) -> tuple[float, ...]:
        return _ways(self.seat, tuple(bool(m) for m in self.board))

    def _at_the_flag(self, move: March) -> float:
        """Strange pieces that stand beside the own flag after this march."""
        flags = (p for p, m in enumerate(self.board) if m == Man(self.seat, FLAG))
        beside = {post for flag in flags for post in NEAR[flag]} - {move.end}
        men = (self.board[post] for post in beside)
        return 40.0 * sum(man is not None and man.seat != self.seat for man in men)

    def _danger(self, man: Man, here: int, move: March) -> float:
        """What may be lost on a post, to a piece beside it."""
        if here in CAMPS:
            return -0.4
        worst = 0.0
        for post in NEAR[here]:
            foe = self.board[post]
            if post != move.end and foe and foe.seat != self.seat and post not in HEADQUARTERS:
                worst = max(worst, 0.4 * guess.risk(man.kind, self._foe(foe, post)))
        return worst


def _own(post: int, seat: Seat) -> int:
    """The post as its owner's zone numbers it."""
    return post if seat == 0 else turned(post)


@lru_cache(256)
def _ways(seat: Seat, taken: tuple[bool, ...]) -> tuple[float, ...]:
    """How far each post is from the enemy's headquarters: rails are short, pieces in the way."""
    goals = [post for post in HEADQUARTERS if (post < HALF) == (seat == 1) and taken[post]]
    found = [99.0] * len(taken)
    edge = [(0.0, goal) for goal in goals]
    while edge:
        far, here = heappop(edge)
        if far >= found[here]:
            continue
        found[here] = far
        for post in NEAR[here]:
            step = 0.4 if post in RAILS[here] else 1.0
            heappush(edge, (far + step + 1.5 * taken[here], post))
    return tuple(found)
