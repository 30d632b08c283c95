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

    @property
    def on_points(self) -> bool:
        return self.target is not None or self.stop_at_zero or self.hands is not None

    def tally(self, sides: int, taken: Sequence[Taken]) -> Tally:
        counted = [t for t in taken if self.on_points or not self._replayed(t)]
        shares = tuple(sum((t.shares[i] for t in counted), Fraction(0)) for i in range(sides))
        points = tuple(self.start + sum(t.points[i] for t in taken) for i in range(sides))
        best = points if self.on_points else shares
        ended = (
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
