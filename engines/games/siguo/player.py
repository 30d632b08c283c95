"""A computer player that weighs every march by what the hidden piece there may be.

It sees a view only: which pieces have moved, and which of its own they have beaten.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from heapq import heappop, heappush

from engines.games.siguo.board import CAMPS, HEADQUARTERS, SEATS, WAYS, own, zone_of
from engines.games.siguo.rules import Board, Man, March, Move, Setup, marches, team
from engines.games.siguo.view import View
from engines.junqi import guess, reserves
from engines.junqi.army import BOMB, ENGINEER, FLAG, PRESETS
from engines.junqi.guess import Strange
from engines.luck import Luck

# How far from exactly it weighs a march, and how much of what it may lose it sees.
NOISE = {1: 1.2, 2: 0.8, 3: 0.2}
CARE = {1: 0.6, 2: 0.8, 3: 1.0}


def advise(view: View, luck: Luck, level: int) -> Move:
    """The best march by one look ahead, the less exactly and carefully the lower the level."""
    assert view.seat is not None
    if view.setting_up:
        return Setup(luck.choice((*PRESETS, view.spare)))
    eyes = Eyes(view.board, view.seat, view.quiet)
    noise, care = NOISE[level], CARE[level]
    return max(
        marches(view.board, view.seat),
        key=lambda move: eyes.value(move, care) + noise * luck.below(1000) / 1000,
    )


@dataclass(frozen=True)
class Eyes:
    """One look at a board: what each strange piece may be, and how far a flag is."""

    board: Board
    seat: int
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
        unmoved = self._unmoved[foe.seat]
        return Strange(foe.kind, foe.moved, max(foe.beat), own(post, foe.seat), *unmoved)

    @cached_property
    def _unmoved(self) -> list[tuple[int, int]]:
        """How many pieces of each seat are where they were set up in the back rows, and how many
        of these in headquarters."""
        still: list[list[int]] = [[] for _ in range(SEATS)]
        for post, man in enumerate(self.board):
            if man and not man.moved and own(post, man.seat) < guess.BACK_ROWS:
                still[man.seat].append(post)
        return [(len(posts), sum(p in HEADQUARTERS for p in posts)) for posts in still]

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
    def _way(self) -> list[float]:
        """How far each post is from an enemy's headquarters: rails are short, pieces in the way."""
        side = team(self.seat)
        goals = [p for p in HEADQUARTERS if self._enemy(p) and team(zone_of(p) or 0) != side]
        found = [99.0] * len(self.board)
        edge = [(0.0, goal) for goal in goals]
        while edge:
            far, here = heappop(edge)
            if far >= found[here]:
                continue
            found[here] = far
            for post in WAYS.near[here]:
                step = 0.4 if post in WAYS.rails[here] else 1.0
                heappush(edge, (far + step + (1.5 if self.board[here] else 0.0), post))
        return found

    def _enemy(self, post: int) -> Man | None:
        man = self.board[post]
        return man if man and team(man.seat) != team(self.seat) else None

    @cached_property
    def _beside_flag(self) -> frozenset[int]:
        own = ((p, man.kind) for p, man in enumerate(self.board) if man and man.seat == self.seat)
        return frozenset(near for post, kind in own if kind == FLAG for near in WAYS.near[post])

    def _at_the_flag(self, move: March) -> float:
        """Strange pieces that stand beside the own flag after this march."""
        beside = self._beside_flag - {move.end}
        return 40.0 * sum(self._enemy(post) is not None for post in beside)

    def _danger(self, man: Man, here: int, move: March) -> float:
        """What may be lost on a post, to a piece beside it."""
        if here in CAMPS:
            return -0.4
        worst = 0.0
        for post in WAYS.near[here]:
            foe = self._enemy(post)
            if foe and post != move.end and post not in HEADQUARTERS:
                worst = max(worst, 0.4 * guess.risk(man.kind, self._foe(foe, post)))
        return worst
