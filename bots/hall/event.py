"""An event, as its log says it is: entries, drawn rounds, claims and results."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from operator import add
from typing import Any

from bots.hall.entry.roll import Entered
from bots.hall.entry.terms import USUAL, Terms
from bots.hall.judge.officials import Official
from bots.hall.outcome.awards import AS_USUAL, Award, Honours
from bots.hall.progress import Coming, Drawn, Progress, RoundKey, Seen
from bots.hall.terms import Clock
from engines import games
from engines.formats.legs import Leg
from engines.formats.plan import Plan
from engines.formats.promotion import PLAYOFF, Stretch, final
from engines.formats.reports import Report, Where
from engines.formats.running import ONE_GAME, ONE_TABLE
from engines.formats.stage import Entrant
from engines.formats.stage import Table as Pairing
from engines.match import Match


@dataclass(frozen=True, slots=True)
class Account:
    """How a meeting ended, as somebody tells it: a number for each seat, and for duplicate
    boards one on each of them."""

    points: tuple[Fraction, ...] = ()
    games: tuple[tuple[Fraction, ...], ...] = ()

    @property
    def kinds(self) -> dict[str, Any]:
        """What a result says of it: the boards, or the numbers where there are none."""
        return {"games": self.games} if self.games else {"points": self.points}


@dataclass(frozen=True, slots=True)
class Counted:
    """What a table counts besides the score, for each seat of its pairing: violations, and
    whole seconds on the clock."""

    violations: tuple[Fraction, ...] = ()
    time_used: tuple[Fraction, ...] = ()

    @property
    def plain(self) -> dict[str, list[str]]:
        """As the log keeps it: nothing of what nobody has any of."""
        told = {"violations": self.violations, "time_used": self.time_used}
        return {name: [*map(str, numbers)] for name, numbers in told.items() if any(numbers)}

    def plus(self, more: Counted) -> Counted:
        """With those of another board of the same meeting."""
        return Counted(
            _added(self.violations, more.violations), _added(self.time_used, more.time_used)
        )


def _added(one: tuple[Fraction, ...], two: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
    return tuple(map(add, one, two)) if one and two else one or two


NOTHING = Counted()


@dataclass(frozen=True, slots=True)
class Claim:
    """A result that was reported and not yet confirmed: who has signed it, and whether
    somebody says otherwise."""

    by: str
    told: Account
    signed: frozenset[str] = frozenset()
    disputed: bool = False


@dataclass(frozen=True, slots=True)
class Conduct:
    """What is settable about keeping order, in minutes; 0: never.

    `late` after the call forfeits, `away` from a running table too; `confirm`: an unanswered
    report counts; `every`: rounds begin so long after each other, not before (0: as soon as
    the last table is done); `remind`: tables without a result are named to the organiser.
    """

    late: int = 15
    away: int = 5
    confirm: int = 10
    every: int = 0
    remind: int = 0


@dataclass(frozen=True, slots=True)
class Waiting:
    """A pairing without a result; `index` counts the tables of its round from 1."""

    stage: int
    round: int
    index: int
    pairing: Pairing
    why: str = ""

    @property
    def where(self) -> Where:
        return where(self.stage, self.round, self.pairing.seats)


@dataclass(frozen=True)
class Event:
    """`stages` are those of an event file, `plan` what they come to with those who signed up.

    `seed` is the secret of all draws.  `tables` are table numbers by pairing, `voided` the
    pairings of those that count no more; `missing` are those for whom a computer played because
    they never came; `asked` are corrections and disputes that wait for a word, by their place in
    the log; `stuck` is a round nobody can be paired in.  `due` is when the organiser wants the
    next round to begin (0: not said).
    `fits` is a plan of stages by the number of entrants; `scores` are those of the boards of a
    team match, by table, of which a team's `best` count; `counted` is what tables told beside.
    `followers` are the groups that see and play it besides its own, `links` how many ever did.
    `entry` are the terms of entry, `reserve` and `applied` who waits for a place or for the
    organiser's word, `told` what the calendar has brought.
    """

    id: int
    place: int
    name: str
    organiser: str
    game: str
    options: dict[str, Any]
    stages: tuple[dict[str, Any], ...]
    clock: Clock
    fast: Clock
    conduct: Conduct
    least: int
    commitment: str
    seed: bytes
    seq: int = 1
    phase: str = "open"  # open, closed, playing, over, cancelled
    entered: tuple[Entered, ...] = ()
    entry: Terms = USUAL
    reserve: tuple[Entered, ...] = ()
    applied: tuple[Entered, ...] = ()
    told: frozenset[str] = frozenset()
    plan: Plan | None = None
    drawn: Drawn = field(default_factory=dict)
    due: int = 0
    since: Mapping[str | None, int] = field(default_factory=dict)
    tables: Mapping[Where, tuple[int, ...]] = field(default_factory=dict)
    voided: Mapping[int, Where] = field(default_factory=dict)
    claims: Mapping[Where, Claim] = field(default_factory=dict)
    scores: Mapping[Where, Mapping[int, tuple[Fraction, ...]]] = field(default_factory=dict)
    counted: Mapping[Where, Counted] = field(default_factory=dict)
    best: int | None = None
    fits: str = ""
    stuck: RoundKey | None = None
    missing: Mapping[Where, frozenset[Entrant]] = field(default_factory=dict)
    asked: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    awards: tuple[Award, ...] = ()
    honours: Honours = AS_USUAL
    officials: tuple[Official, ...] = ()
    followers: tuple[int, ...] = ()
    links: int = 0

    @property
    def stream(self) -> str:
        return f"e{self.id}"

    @property
    def live(self) -> bool:
        return self.phase in ("open", "closed", "playing")

    @property
    def names(self) -> dict[Entrant, str]:
        return {i: e.name for i, e in enumerate(self.entered)}

    # ------------------------------------------------------------------ how far it is
    @cached_property
    def runs(self) -> tuple[Progress, ...]:
        """The divisions, as far as results carry them; none before the draw."""
        plan = self.plan
        if plan is None:
            return ()
        divisions = plan.divisions.items()
        duels = games.find(self.game).of(self.options).count == 2
        found = [
            Progress(plan, name, entrants, opened=self.drawn, duels=duels)
            for name, entrants in divisions
        ]
        for run in found:
            run.play()
        return tuple(found)

    @property
    def seen(self) -> Iterator[Seen]:
        for run in self.runs:
            yield from run.seen()

    @property
    def coming(self) -> tuple[Coming, ...]:
        return tuple(coming for run in self.runs for coming in run.coming)

    @property
    def decided(self) -> bool:
        return bool(self.runs) and all(run.decided for run in self.runs)

    @cached_property
    def pending(self) -> tuple[Waiting, ...]:
        """The pairings that wait for a result, by round and table."""
        return tuple(
            Waiting(seen.leg.number, seen.round.number, index + 1, seen.round.tables[index])
            for seen in self.seen
            for index, result in enumerate(seen.round.results)
            if result is None
        )

    @cached_property
    def pairings(self) -> dict[Where, Pairing]:
        """Everybody who meets, or met, at a table."""
        return {
            where(seen.leg.number, seen.round.number, table.seats): table
            for seen in self.seen
            for table in seen.round.tables
            if not table.bye
        }

    @property
    def order(self) -> tuple[Entrant, ...]:
        """The lots of the first stage, division after division."""
        first = (run.stretches[1].course.field for run in self.runs if 1 in run.stretches)
        return tuple(entrant for field in first for entrant in field.entrants)

    @cached_property
    def ranking(self) -> tuple[tuple[str | None, tuple[tuple[int, Entrant], ...]], ...]:
        """(division, everybody's place in it so far)."""
        return tuple(
            (run.division, final(run.entrants, list(run.stretches.values()))) for run in self.runs
        )

    def played_as(self, before: Event) -> Event:
        """This event, knowing what the one before had worked out where the course is the same:
        of a thousand entrants that takes too long to do again for every line of the log."""
        if self.plan is before.plan and self.drawn is before.drawn:
            for name in _WORKED_OUT & before.__dict__.keys():
                self.__dict__[name] = before.__dict__[name]
        return self

    # ------------------------------------------------------------------ who is who
    def entrant(self, person: str) -> Entrant | None:
        """The entrant a person plays for, if they have not gone."""
        gone = {e for e, _, _ in self.plan.left} if self.plan else set()
        for number in range(len(self.entered)):
            if number not in gone and person in self.people(number):
                return number
        return None

    def people(self, entrant: Entrant) -> tuple[str, ...]:
        return self.entered[entrant].people

    def members(self, entrant: Entrant) -> tuple[tuple[str, str], ...]:
        """(person, name) of everybody who plays for an entrant."""
        return self.entered[entrant].members

    def played_by(self, pairing: Pairing) -> tuple[str, ...]:
        """Everyone who sits at a pairing's table."""
        return tuple(person for e in pairing.seats for person in self.people(e))

    # ------------------------------------------------------------------ which pairing
    def of_table(self, table: int) -> Waiting | None:
        """The pairing played at a table, while it waits for its result."""
        return next((w for w in self.pending if table in self.tables.get(w.where, ())), None)

    def again(self, table: int) -> int | None:
        """The table at which what was replayed is played now."""
        at = self.voided.get(table)
        tables = self.tables.get(at, ()) if at in self.pairings else ()
        return tables[-1] if tables else None

    def of_person(self, person: str) -> Waiting | None:
        """The pairing somebody plays now: others of theirs have no table before it is done."""
        entrant = self.entrant(person)
        mine = (w for w in self.pending if entrant in w.pairing.seats)
        return next((w for w in mine if w.where in self.tables), None)

    def match(self, at: Waiting) -> Match:
        """The terms of a pairing's meeting; a play-off is short."""
        assert self.plan is not None
        terms = self.plan.legs[at.stage - 1].terms
        if at.pairing.label != PLAYOFF:
            return terms
        return ONE_TABLE if terms.on_points or len(at.pairing.seats) > 2 else ONE_GAME

    def leg(self, stage: int) -> Leg:
        assert self.plan is not None
        return self.plan.legs[stage - 1]

    def stretch(self, at: Waiting) -> Stretch:
        """The stage of a pairing, as far as it was played."""
        runs = (run for run in self.runs if set(at.pairing.seats) <= set(run.entrants))
        return next(runs).stretches[at.stage]

    def report(self, at: Where) -> Report | None:
        return self.plan.reports.get(at) if self.plan else None


_WORKED_OUT = {"runs", "pending", "pairings", "ranking"}


def where(stage: int, number: int, seats: Iterable[Entrant]) -> Where:
    return stage, number, frozenset(seats)
