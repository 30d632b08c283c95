"""The one shape every tournament stage has.

A stage is a frozen set of settings.  Given the field (who entered, in draw order, what has
been played, who left and when) it answers what is played next and how everyone stands.  It
keeps nothing, so a corrected result simply gives a corrected answer, and anyone can redo a
draw.  All numbers are exact.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, ClassVar

from engines.cards.bridge.scoring import victory_points
from engines.luck import Luck
from engines.match import Match

Entrant = int
ALONE = ("bye", "half", "rest", "absent")
ONE, HALF, NONE = Fraction(1), Fraction(1, 2), Fraction(0)
UNPLAYED = Fraction(12)  # victory points of a team without an opponent


class NoSeed(Exception):
    """Something must be drawn by lot, and the field has no seed to draw it from."""


class Stuck(Exception):
    """No round can be paired by the rules; how to go on is the organiser's choice."""


@dataclass(frozen=True, slots=True)
class Profile:
    """What a draw and a ranking may ask about an entrant.

    `seeded`: seed number, 1 best; `enters`: first round in a knock-out.  `joins`: the round a
    late entrant first plays in, with `credit` points for those missed.  `halves` are rounds
    with a requested bye, `absent` those missed for nothing.  `wins` were won in the earlier
    stages of the event.
    """

    seeded: int | None = None
    rating: int | None = None
    enters: int = 1
    team: str | None = None
    division: str | None = None
    group: str | None = None
    joins: int = 1
    credit: Fraction = NONE
    halves: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    wins: int = 0


NOBODY = Profile()


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits together, in playing order: the first moves first or sits East.

    A table of one is a bye.  `label` is a key in this package's words, or empty.  `boards`
    are the numbers of the deals played there: tables with the same number have the same deal.
    `group` is where this was drawn; `alone` is the kind of a bye, as `how` of its result.
    """

    seats: tuple[Entrant, ...]
    label: str = ""
    boards: tuple[int, ...] = ()
    group: str = ""
    alone: str = "bye"

    @property
    def bye(self) -> bool:
        return len(self.seats) == 1


@dataclass(frozen=True, slots=True)
class Result:
    """What each seat of a table took: games won, or the table's points.

    `how`: played, forfeit, ruling, lot or simulated; of one alone: bye, half (a bye they
    asked for), rest (the odd one of a league) or absent (when nobody came to a round).  `out`
    are those who forfeited (or whom a ruling put out); `lot` is who won a level table by lot.
    `winners` are those who took most: several when it is level, nobody when all forfeited.
    `games` are the numbers of each game or board, `faults` the violations and `seconds` the
    time used, by seat, where they were told; `hand` is the last hand that an arena's table
    played.
    """

    round: int
    seats: tuple[Entrant, ...]
    points: tuple[Fraction, ...]
    how: str = "played"
    out: frozenset[Entrant] = frozenset()
    lot: Entrant | None = None
    games: tuple[tuple[Fraction, ...], ...] = ()
    hand: int = 0
    faults: tuple[Fraction, ...] = ()
    seconds: tuple[Fraction, ...] = ()
    winners: tuple[Entrant, ...] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "winners", self._winners())

    def _winners(self) -> tuple[Entrant, ...]:
        if self.lot is not None:
            return (self.lot,)
        took = {e: p for e, p in zip(self.seats, self.points, strict=True) if e not in self.out}
        best = max(took.values(), default=NONE)
        return tuple(e for e, p in took.items() if p == best)

    @property
    def played(self) -> bool:
        """Whether anybody sat down: byes and forfeits are not games."""
        return self.how not in ALONE and not self.out

    @property
    def level(self) -> bool:
        """Whether all took the same."""
        return self.points.count(self.points[0]) == len(self.points)

    def seated(self, seats: tuple[Entrant, ...]) -> Result:
        """The same with its numbers in this order of seats."""
        if seats == self.seats:
            return self
        order = [self.seats.index(e) for e in seats]

        def moved(numbers: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
            return tuple(numbers[i] for i in order) if numbers else ()

        return replace(
            self,
            seats=seats,
            points=moved(self.points),
            games=tuple(map(moved, self.games)),
            faults=moved(self.faults),
            seconds=moved(self.seconds),
        )


@dataclass(frozen=True, slots=True)
class Field:
    """Who takes part, and all that has happened to them.

    `entrants` are in draw order.  `gone` gives the round after which an entrant left.
    `drawn` rounds are known, also where results are missing (a league's rounds are).
    `seed` is the recorded seed of the draw (None: drawn by hand); `words` say which draw of
    the event this is, so that one seed serves them all.
    """

    entrants: tuple[Entrant, ...]
    results: tuple[Result, ...] = ()
    gone: Mapping[Entrant, int] = field(default_factory=dict)
    seed: bytes | None = None
    words: tuple[str, ...] = ()
    about: Mapping[Entrant, Profile] = field(default_factory=dict)
    drawn: int = 0

    @property
    def round(self) -> int:
        """The last round that has a result, or was drawn; 0 before the first."""
        return self.drawn or max((r.round for r in self.results), default=0)

    def history(self) -> dict[int, tuple[Result, ...]]:
        """The results of every round, in the order in which they stand here."""
        rounds: dict[int, list[Result]] = {}
        for result in self.results:
            rounds.setdefault(result.round, []).append(result)
        return {number: tuple(results) for number, results in rounds.items()}

    def plus(self, *results: Result) -> Field:
        return replace(self, results=self.results + results)

    def left(self, entrant: Entrant, number: int) -> bool:
        """Whether the entrant had gone before round `number`."""
        return entrant in self.gone and self.gone[entrant] < number

    def profile(self, entrant: Entrant) -> Profile:
        return self.about.get(entrant, NOBODY)

    def luck(self, *words: str) -> Luck:
        """The chance of one draw, e.g. `luck("round 2")`.  Raises NoSeed."""
        if self.seed is None:
            raise NoSeed
        return Luck(self.seed, (*self.words, *words))


@dataclass(frozen=True, slots=True)
class Points:
    """What a finished table is worth in a stage's standings; a bye is a win if not said.

    `vp`: the margin of a team match of so many boards, in match points, becomes victory
    points; a match that was not played gives 12 of 20.
    """

    win: Fraction = ONE
    draw: Fraction = HALF
    loss: Fraction = NONE
    bye: Fraction | None = None
    forfeit: Fraction = NONE
    vp: int | None = None

    def of(self, entrant: Entrant, result: Result) -> Fraction:
        if result.how == "absent":
            return NONE
        if self.vp is not None and entrant not in result.out:
            return self._victory(entrant, result, self.vp)
        if result.how in ALONE:
            return {"bye": self.win if self.bye is None else self.bye, "half": self.draw}.get(
                result.how, NONE
            )
        if entrant in result.out:
            return self.forfeit
        if result.level and not result.out:
            return self.draw
        return self.win if entrant in result.winners else self.loss

    def _victory(self, entrant: Entrant, result: Result, boards: int) -> Fraction:
        if not result.played or len(result.seats) != 2:
            return UNPLAYED if self.bye is None else self.bye
        own, other = result.points if entrant == result.seats[0] else reversed(result.points)
        return victory_points(int(own - other), boards)


@dataclass(frozen=True, slots=True)
class Record:
    """One entrant's games over the board; byes and forfeits are not games."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """One row: equal ranks share a number and the next is skipped.

    Who is not `placed` has played too little for a place and stands behind everybody.
    """

    rank: int
    entrant: Entrant
    points: Fraction
    record: Record = Record()
    tiebreaks: tuple[tuple[str, Fraction], ...] = ()
    group: str | None = None
    placed: bool = True


@dataclass(frozen=True)
class Stage(ABC):
    """The settings of a format; see the formats' own modules."""

    key: ClassVar[str]
    # Whether a round stands as it was drawn when an earlier result is corrected.
    keeps: ClassVar[bool] = False
    # Whether all rounds are known from the start, so that any of them may be played.
    ahead: ClassVar[bool] = False
    # The points that say something here, by what they are for.
    counts: ClassVar[tuple[str, ...]] = ("win", "draw", "loss", "bye", "forfeit")
    # Whether places go by numbers of its own, so that the points of opponents say nothing.
    own_scores: ClassVar[bool] = False
    # How equals are told apart when the organiser says nothing.
    usual: ClassVar[tuple[str, ...]] = ()

    points: Points = Points()
    tiebreaks: tuple[str, ...] = ()

    @abstractmethod
    def next_round(self, field: Field) -> tuple[Table, ...]:
        """The tables of round `field.round + 1`; none once the stage is decided.

        Every table of the earlier rounds, byes too, has its result in the field (unless the
        rounds are known `ahead`).  Raises Stuck when the rules leave no pairing.
        """

    @abstractmethod
    def standings(self, field: Field) -> tuple[Standing, ...]:
        """Everyone, best first."""

    def decided(self, field: Field) -> bool:
        """Whether nothing is left to play, all results being in."""
        return not self.next_round(field)

    def terms(self, match: Match) -> Match:
        """The terms of a table's match as this format needs them."""
        return match if match.then else replace(match, then=self.level)

    def foregone(self, field: Field, number: int, table: Table) -> Result | None:
        """The result of a table that nobody needs to report: a bye's."""
        del field
        return Result(number, table.seats, (NONE,), table.alone) if table.bye else None

    def settled(self, field: Field, result: Result, table: int) -> Result | None:
        """The result as this format takes it; None: the table has to play on."""
        del field, table
        return result

    @property
    def level(self) -> str:
        """What a table that ended level does here: "" (it stands), replay, fast, lot."""
        return ""

    def order(self, entrants: Sequence[Entrant], about: Mapping[Entrant, Profile],
              luck: Callable[[], Luck]) -> tuple[Entrant, ...]:  # fmt: skip
        """The draw order of a field: by lot, unless the format seats some by merit."""
        del about
        return luck().shuffled(entrants)

    def warnings(self, count: int) -> tuple[str, ...]:
        """What an organiser with so many entrants should know: keys `warn-…` of the words."""
        del count
        return ()

    def through(self, field: Field) -> tuple[Entrant, ...]:
        """Who goes on to a next stage when its size is not said: everyone."""
        return tuple(row.entrant for row in self.standings(field))


def ranked(
    entrants: Iterable[Entrant], worth: Callable[[Entrant], Any]
) -> tuple[tuple[int, Entrant], ...]:
    """(rank, entrant), the greatest worth first; equals keep their order and share a rank."""
    rows: list[tuple[int, Entrant]] = []
    last: Any = None
    for place, entrant in enumerate(sorted(entrants, key=worth, reverse=True), start=1):
        rank = rows[-1][0] if rows and worth(entrant) == last else place
        rows.append((rank, entrant))
        last = worth(entrant)
    return tuple(rows)


def records(field: Field) -> dict[Entrant, Record]:
    """Everyone's games over the board so far."""
    counts = {e: [0, 0, 0, 0] for e in field.entrants}
    for result in field.results:
        if not result.played:
            continue
        level = result.level
        for entrant in result.seats:
            row = counts[entrant]
            row[0] += 1
            row[2 if level else 1 if entrant in result.winners else 3] += 1
    return {e: Record(*row) for e, row in counts.items()}


def totals(field: Field, points: Points) -> dict[Entrant, Fraction]:
    """Everyone's stage points so far."""
    sums = dict.fromkeys(field.entrants, NONE)
    for result in field.results:
        for entrant in result.seats:
            sums[entrant] += points.of(entrant, result)
    return sums
