"""A table, as its log says it is: the fold of everything that happened there.

Sides are the people in the order they sat down; seats are places at the board.  They are the
same in the first game of a match and change with two players after that (see engines.match).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from operator import add
from typing import Any

from bots.hall.terms import Clock
from engines.games import AnyGame
from engines.match import Match, Taken, Tally


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who plays a side: a person, a computer (`level` > 0), or a computer for an absent person.

    `invited` keeps the chair for one person.  `away` is when this person left in mid-game.
    `program` is what thinks instead of the game's own computer (see bots.programs).
    """

    person: str = ""
    name: str = ""
    level: int = 0
    invited: str = ""
    away: int = 0
    program: str = ""

    @property
    def taken(self) -> bool:
        return bool(self.person or self.level)


@dataclass(frozen=True, slots=True)
class Ended:
    """One finished game: what each side took and why, as a key in a package's words; `used` are
    the milliseconds that ran on each side's clock."""

    taken: Taken
    why: str
    package: str
    counts: bool = True
    used: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Offer:
    """A draw or a take-back on offer by a side; `plies` are what a take-back would undo."""

    kind: str  # draw, back
    side: int
    plies: int = 0


@dataclass(frozen=True)
class Table:
    """`rules` are the house rules as they were agreed; `game` those of the present game, which
    may say whose turn it is to begin.  `boards` are the numbers of deals that other tables of
    the event play too; until all have, the table is `hushed`: only its players see it."""

    id: int
    place: int
    key: str
    rules: AnyGame
    game: AnyGame
    match: Match
    clock: Clock
    starter: str
    sitters: tuple[Sitter, ...]
    event: int | None = None
    fast: Clock | None = None
    slow: Clock | None = None
    openers: tuple[int, ...] = ()
    time_up: bool = False
    began: int = 0
    boards: tuple[int, ...] = ()
    hushed: bool = False
    takebacks: bool = True
    position: str = ""
    seq: int = 0
    phase: str = "open"  # open, playing, over
    cancelled: str = ""
    paused_at: int = 0
    number: int = 0
    ended: tuple[Ended, ...] = ()
    deal: str = ""
    commitment: str = ""
    words: tuple[str, ...] = ()
    state: Any = None
    moves: tuple[tuple[int, str], ...] = ()
    written: dict[str, str] = field(default_factory=dict)
    stamp: int = 0
    asked: int = 0  # the stamp since which those on turn are asked the same thing
    offer: Offer | None = None
    draws_offered: dict[int, int] = field(default_factory=dict)
    cautions: tuple[int, ...] = ()
    faults: tuple[int, ...] = ()  # warnings of the whole match, those of the rules of ended games
    lapses: tuple[int, ...] = ()
    wants_pause: frozenset[int] = frozenset()
    held: str = ""  # who stopped the clock so that only a referee starts it again
    appeals: frozenset[int] = frozenset()  # the sides that have appealed in this game
    added: tuple[int, ...] = ()  # points by a referee
    since: int = 0
    left: tuple[int, ...] = ()
    used: tuple[int, ...] = ()  # milliseconds of each side in this game, where a clock runs
    again: int = 0

    @property
    def stream(self) -> str:
        return f"t{self.id}"

    @property
    def sides(self) -> int:
        return len(self.sitters)

    @property
    def live(self) -> bool:
        return self.phase != "over"

    @property
    def playing(self) -> bool:
        return self.phase == "playing"

    @property
    def full(self) -> bool:
        return all(sitter.taken for sitter in self.sitters)

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(s.person for s in self.sitters if s.person)

    @property
    def tally(self) -> Tally:
        counted = [ended.taken for ended in self.ended if ended.counts]
        return self.match.tally(self.sides, counted, self.time_up, self.added)

    def side_of(self, person: str) -> int | None:
        """The side a person plays; None for a spectator."""
        for side, sitter in enumerate(self.sitters):
            if person and sitter.person == person:
                return side
        return None

    def seat_of(self, side: int) -> int:
        return (side + self._turned) % 2 if self.sides == 2 else side

    def side_at(self, seat: int) -> int:
        return (seat + self._turned) % 2 if self.sides == 2 else seat

    @property
    def _turned(self) -> int:
        return self.openers[-1] if self.openers else 0

    def clock_of(self, game: int) -> Clock:
        """The clock of game 0, 1, … of the match."""
        slow = self.slow or self.clock
        return self.fast if self.fast and self.match.pace(game) == "fast" else slow

    @property
    def closed(self) -> str:
        """Why it was called off, as a key in the hall's words: an event settled it otherwise."""
        return "cancelled" if self.event is None else "settled"

    @property
    def on_turn(self) -> tuple[int, ...]:
        """The sides that may move now."""
        if not self.playing:
            return ()
        return tuple(sorted(self.side_at(seat) for seat in self.game.to_move(self.state)))

    def automatic(self, side: int) -> bool:
        """Whether the table moves for a side: for a computer, and where there is no choice."""
        return self.sitters[side].level > 0 or self.only_move(side) is not None

    def only_move(self, side: int) -> Any:
        """The one thing the side can do, when the game has the table do it; else None."""
        return self.game.only_move(self.view(side))

    def warnings(self, side: int) -> int:
        """A side's warnings in this game: by the clock or a referee, and by the rules."""
        return self.cautions[side] + self.by_rules(side)

    def by_rules(self, side: int) -> int:
        """A side's faults in the game that is played, as its rules count them."""
        return self.game.warnings(self.state)[self.seat_of(side)] if self.state is not None else 0

    def plus_faults(self, more: Iterable[int]) -> tuple[int, ...]:
        """The match's faults of every side, and so many more."""
        return tuple(map(add, self.faults or (0,) * self.sides, more))

    def used_by(self, side: int) -> int:
        """Milliseconds that ran on a side's clock in the whole match, without void games."""
        return sum(used[side] for used in (*(e.used for e in self.ended), self.used) if used)

    def view(self, side: int | None) -> Any:
        """What a side, or for None the public, may see."""
        return self.game.observe(self.state, None if side is None else self.seat_of(side))

    @property
    def silence(self) -> int:
        """Milliseconds after which silence is an answer (see engines.game); 0: it is none."""
        return 1000 * self.game.silence(self.state) if self.playing else 0

    def due(self) -> int | None:
        """When the clock of whoever is to move runs out; None when nothing runs."""
        waiting = [side for side in self.on_turn if not self.sitters[side].level]
        if self.paused_at or not waiting:
            return None
        if self.silence:
            return self.since + self.silence
        limits = [self.since + self.clock.move_ms] if self.clock.move else []
        if self.clock.game:
            limits += [self.since + self.left[side] for side in waiting]
        return min(limits, default=None)

    def clock_left(self, side: int, now: int) -> int | None:
        """Milliseconds a side has for its whole game; None without such a limit."""
        if not self.clock.game or not self.left:
            return None
        runs = side in self.on_turn and not self.sitters[side].level and not self.silence
        spent = (self.paused_at or now) - self.since if runs else 0
        return max(0, self.left[side] - spent)


def shares_won(sides: int, winner: int) -> tuple[Fraction, ...]:
    return tuple(Fraction(int(side == winner)) for side in range(sides))
