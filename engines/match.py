"""How games make up one meeting: one game, best of n, hands until a score.

A match knows no game.  It is given what each side took from each finished game and says
whether that decides it.  Sides are numbered 0 … n-1 in the order they were seated first;
a seat is a place at the board, which sides may change from game to game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Taken:
    """What each side took from one game: its share (1, ½ or 0) and its points."""

    shares: tuple[Fraction, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """Where a match stands; `winners` is empty until it is decided, several when shared.

    `extra` says that the next game is one more after the agreed games ended level.
    """

    shares: tuple[Fraction, ...]
    points: tuple[int, ...]
    games: int
    decided: bool
    winners: tuple[int, ...] = ()
    extra: bool = False


@dataclass(frozen=True)
class Match:
    """The terms of a meeting.

    `best_of`: number of games, more than half of the shares wins (1: a single game).
    `play_all`: every one of them is played, even when the winner is known (games for total).
    `draws`: "count" (a drawn game is half each and counts as one of the games) or "replay"
    (it is played again and counts for nothing).
    `then`: what follows when all games are played and the shares are level: "" (the match
    is drawn), "replay" (more games of the same kind until one leads), "fast" (the same with
    the faster clock) or "lot" (the match is level, and whoever runs it draws the lot).
    `target`, `start`, `stop_at_zero`, `hands`: a match on points: it ends when a side
    reaches `target`, has nothing left, or after `hands` games; equal leaders play on, unless
    `then` is "shared" (it ends level) or "lot".
    `partners`: every other side takes the same, and they win together.
    `minutes`: the time for all games together; who leads when it is up has won.
    `sequence`: the pace of each game ("slow" or "fast"), the last one for all that follow.
    `sides`: who has the first move in each game, the last rule for all that follow: "drawn"
    (as they were seated), "lower" (the smaller number), "alternate", "loser" (of the game
    before), "lot" or "agreed".
    `warnings`: so many lose a game; `carry`: they are counted through the whole match.
    """

    best_of: int = 1
    draws: str = "count"
    target: int | None = None
    start: int = 0
    stop_at_zero: bool = False
    hands: int | None = None
    then: str = ""
    play_all: bool = False
    partners: bool = False
    minutes: int | None = None
    sequence: tuple[str, ...] = ()
    sides: tuple[str, ...] = ("drawn", "alternate")
    warnings: int = 3
    carry: bool = True

    @property
    def on_points(self) -> bool:
        timed = self.minutes is not None and self.best_of == 1
        return self.target is not None or self.stop_at_zero or self.hands is not None or timed

    def tally(
        self, sides: int, taken: Sequence[Taken], time_up: bool = False, added: Sequence[int] = ()
    ) -> Tally:
        """`added` are points a referee has given to each side, or taken from it."""
        extra = added or (0,) * sides
        counted = [t for t in taken if self.on_points or not self._replayed(t)]
        shares = tuple(sum((t.shares[i] for t in counted), Fraction(0)) for i in range(sides))
        points = tuple(
            self.start + extra[i] + sum(t.points[i] for t in taken) for i in range(sides)
        )
        best = points if self.on_points else shares
        ended = time_up or (
            self._on_points(points, len(taken)) if self.on_points else len(counted) >= self.best_of
        )
        decided = self._stands(best) if ended else self._won(shares)
        winners = tuple(i for i in range(sides) if best[i] == max(best)) if decided else ()
        return Tally(shares, points, len(taken), decided, winners, ended and not decided)

    def seat_of(self, side: int, game: int, sides: int) -> int:
        """Where a side sits in game 0, 1, …: two sides change places, more keep theirs."""
        return (side + game) % 2 if sides == 2 else side

    def side_of(self, seat: int, game: int, sides: int) -> int:
        return (seat - game) % 2 if sides == 2 else seat

    def pace(self, game: int) -> str:
        """How fast game 0, 1, … is: "slow" or "fast"."""
        if self.sequence:
            return self.sequence[min(game, len(self.sequence) - 1)]
        return "fast" if self.then == "fast" and game >= self.best_of else "slow"

    def opener(self, taken: Sequence[Taken], before: Sequence[int]) -> int | None:
        """Which of two sides has the first move in the next game; None: lot or agreement.

        `before` are those who had it in the games `taken`.  Of a drawn game nobody is the
        loser, and the first move changes.
        """
        rule = self.sides[min(len(before), len(self.sides) - 1)]
        if rule in ("lot", "agreed"):
            return None
        if not before:
            return 0
        if rule == "loser" and len(set(taken[-1].shares)) > 1:
            return taken[-1].shares.index(min(taken[-1].shares))
        return 1 - before[-1] if rule in ("alternate", "loser") else 0

    def lost_by_warnings(self, given: Sequence[Sequence[int]]) -> tuple[frozenset[int], ...]:
        """For every game the sides that lose it by their warnings in it, given per side."""
        counts = dict.fromkeys(range(len(given[0]) if given else 0), 0)
        found: list[frozenset[int]] = []
        for game in given:
            for side, more in enumerate(game):
                counts[side] = counts[side] % self.warnings * self.carry + more
            found.append(frozenset(side for side, n in counts.items() if n >= self.warnings))
        return tuple(found)

    def _replayed(self, taken: Taken) -> bool:
        return self.draws == "replay" and len(set(taken.shares)) == 1

    def _won(self, shares: tuple[Fraction, ...]) -> bool:
        """Whether the games still to come cannot matter."""
        beyond = any(2 * s > self.best_of for s in shares)
        return beyond and not self.play_all and not self.on_points

    def _on_points(self, points: tuple[int, ...], games: int) -> bool:
        return (
            (self.target is not None and max(points) >= self.target)
            or (self.stop_at_zero and games > 0 and min(points) <= 0)
            or (self.hands is not None and games >= self.hands)
        )

    def _stands(self, taken: tuple[int, ...] | tuple[Fraction, ...]) -> bool:
        """Whether what was agreed is played and nobody plays on."""
        level = ("shared", "lot") if self.on_points else ("", "shared", "lot")
        return self._led(taken) or self.then in level

    def _led(self, taken: tuple[int, ...] | tuple[Fraction, ...]) -> bool:
        """Whether one side, or one half of partners, is ahead of the others."""
        return taken.count(max(taken)) == (len(taken) // 2 if self.partners else 1)
