"""An event played as far as its results carry it, stage after stage, in one division."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engines.formats.course import Course, follow, key
from engines.formats.intake import as_places, as_seeds, crossed, halves_apart, named
from engines.formats.knockout import Knockout
from engines.formats.legs import Leg
from engines.formats.mistakes import BadEvent
from engines.formats.plan import Plan
from engines.formats.promotion import PLAYOFF, Stretch, losers, through
from engines.formats.reports import Where
from engines.formats.round_robin import pairs
from engines.formats.simulate import Model
from engines.formats.stage import NONE, Entrant, Field, NoSeed, Profile, Result, Table
from engines.luck import Luck
from engines.match import Match

STUCK = "stuck"  # nobody may meet anybody any more, and the organiser has to choose
# A play-off is one extra game of two, or one table with points for more.
ONE_GAME, ONE_TABLE = Match(), Match(hands=1, then="shared")


@dataclass(frozen=True, slots=True)
class Pending:
    """A table without a result; `why`: "" (none was reported), unfinished, replay, playoff …

    Without seats it is a round that cannot be paired: "stuck".
    """

    stage: int
    round: int
    seats: tuple[Entrant, ...]
    why: str = ""


@dataclass
class Running:
    """One division of an event: what has been played, drawn and left open so far.

    The chance of stage n, round r is Luck(seed, words) with the words "division d" (when
    there are several), "stage n" and "round r"; the draw order of stage n lacks the last,
    and that of stage 1 also the second: it is the bare seed's shuffle of the entrants as
    they stand in the file.
    """

    plan: Plan
    division: str | None
    entrants: tuple[Entrant, ...]
    stretches: dict[int, Stretch] = field(default_factory=dict)
    pending: list[Pending] = field(default_factory=list)
    drawn: set[Where] = field(default_factory=set)

    @property
    def decided(self) -> bool:
        return len(self.stretches) == len(self.plan.legs) and not self.pending

    def play(self) -> Running:
        for leg in self.plan.legs:
            entrants = self._intake(leg)
            if entrants is not None:
                self._stage(leg, entrants)
        return self

    # ------------------------------------------------------------------ who plays
    def _intake(self, leg: Leg) -> tuple[Entrant, ...] | None:
        """Who plays a stage, without those who have gone; None: that is not known yet."""
        if leg.source == "signups":
            return self._staying(self.entrants, leg)
        before = self.stretches.get(leg.of)
        if before is None or before.through is None:
            return None
        if leg.source == "losers":
            return self._staying(losers(before.rows, before.through), leg)
        if leg.source == "slots":
            return self._staying(named(leg, before), leg)
        if leg.crossover:
            return self._staying(crossed(leg, before, self.plan.legs[leg.of - 1].take), leg)
        return self._staying(before.through, leg)

    def _staying(self, entrants: tuple[Entrant, ...], leg: Leg) -> tuple[Entrant, ...]:
        gone = {e for e, stage, _ in self.plan.left if stage < leg.number}
        return tuple(e for e in entrants if e not in gone)

    def _field(self, leg: Leg, entrants: tuple[Entrant, ...]) -> Field:
        words = () if len(self.plan.divisions) == 1 else (f"division {self.division}",)
        draw = words if leg.number == 1 else (*words, f"stage {leg.number}")
        won = self._won(leg)
        about = {
            e: self._profile(leg, e, place, won.get(e, 0))
            for place, e in enumerate(entrants, start=1)
        }
        return Field(
            self._order(leg, about, draw),
            gone={e: number for e, stage, number in self.plan.left if stage == leg.number},
            seed=self.plan.seed,
            words=(*words, f"stage {leg.number}"),
            about=about,
        )

    def _profile(self, leg: Leg, entrant: Entrant, place: int, won: int) -> Profile:
        """What the draw asks about; who came through a stage enters the next with the rest.

        Where a stage ranks all its people, their places there are the seeds of the next.
        """
        profile = self.plan.entrants[entrant].profile
        if leg.source == "signups":
            return profile
        seeded = place if self._ranks(leg.of) else profile.seeded
        return replace(profile, enters=1, joins=1, seeded=seeded, wins=won)

    def _ranks(self, number: int) -> bool:
        return bool(self.plan.legs[number - 1].stage.usual)

    def _won(self, leg: Leg) -> dict[Entrant, int]:
        """The games everyone won in the stages that led to this one."""
        won: dict[Entrant, int] = {}
        while leg.source != "signups":
            for row in self.stretches[leg.of].rows:
                won[row.entrant] = won.get(row.entrant, 0) + row.record.won
            leg = self.plan.legs[leg.of - 1]
        return won

    def _order(
        self, leg: Leg, about: Mapping[Entrant, Profile], words: tuple[str, ...]
    ) -> tuple[Entrant, ...]:
        by_hand = self.plan.draws.get(leg.number)
        if by_hand is None:
            return self._arranged(leg, about) or leg.stage.order(
                tuple(about), about, lambda: self._luck(words)
            )
        inside = set(about)
        order = tuple(e for e in by_hand if e in inside)
        elsewhere = set(by_hand) - set(self.entrants)
        strangers = set(by_hand) - inside - elsewhere
        for entrant in (*sorted(strangers), *sorted(inside - set(order))):
            name = self.plan.entrants[entrant].name
            raise BadEvent("draw", f"draws.{leg.number}", name=name)
        return order

    def _arranged(self, leg: Leg, about: Mapping[Entrant, Profile]) -> tuple[Entrant, ...]:
        """The order of those whose places say whom they meet; empty where the lot says it."""
        line = tuple(about)
        tree = isinstance(leg.stage, Knockout) and leg.stage.placement == "bracket"
        if leg.source == "slots":
            return as_seeds(line) if tree else line
        if leg.crossover:
            return line if tree else as_places(line)
        if tree and leg.source == "previous" and self._ranks(leg.of):
            return halves_apart(line, self.stretches[leg.of].rows)
        return ()

    def _luck(self, words: tuple[str, ...]) -> Luck:
        if self.plan.seed is None:
            raise NoSeed
        return Luck(self.plan.seed, words)

    # ------------------------------------------------------------------ what is played
    def _stage(self, leg: Leg, entrants: tuple[Entrant, ...]) -> None:
        open_before = len(self.pending)
        course = self._course(leg, self._field(leg, entrants))
        self._await_level(leg, course)
        if leg.stage.ahead:
            self._await_turns(open_before)
        if course.stuck:
            self.pending.append(Pending(leg.number, course.field.round + 1, (), STUCK))
        rows = leg.stage.standings(course.field)
        stretch = Stretch(leg.number, course, rows, leg.source, leg.of, course.rounds)
        if len(self.pending) == open_before:
            stretch = self._promoted(leg, stretch)
        self.stretches[leg.number] = stretch

    def _course(self, leg: Leg, field: Field) -> Course:
        """The rounds of a stage; a running whose rounds are written down reads them instead."""
        return follow(
            leg.stage,
            field,
            lambda number, index, table: self._result(leg, number, index, table),
            lambda now: tuple(sided(leg.terms, table) for table in leg.stage.next_round(now)),
            leg.stage.ahead,
            lambda number, table: self._told(leg, number, table),
        )

    def _told(self, leg: Leg, number: int, table: Table) -> bool:
        return (leg.number, *key(number, table.seats)) in self.plan.reports

    def _promoted(self, leg: Leg, stretch: Stretch) -> Stretch:
        """The stage with its play-offs, when another stage needs to know who goes on."""
        field = stretch.course.field
        rule = leg.rule(self.plan.legs)
        if rule is None:
            return replace(stretch, through=leg.stage.through(field))
        found = through(
            stretch.rows,
            rule,
            field.round,
            lambda number, table: self._playoff(leg, number, table),
            None
            if field.seed is None
            else lambda number, tied: field.luck(f"round {number}", "playoff").shuffled(tied),
            field.gone,
        )
        rounds = (*stretch.rounds, *found.playoffs)
        return replace(stretch, rows=found.rows, rounds=rounds, through=found.entrants)

    def _playoff(self, leg: Leg, number: int, table: Table) -> Result | None:
        """A play-off of several may also be played as a game of each pair."""
        games = [Table(pair, PLAYOFF) for pair in pairs(table.seats)]
        if len(games) < 2 or not any(self._told(leg, number, game) for game in games):
            return self._result(leg, number, 0, table)
        results = [self._result(leg, number, i, game) for i, game in enumerate(games)]
        took = dict.fromkeys(table.seats, NONE)
        for result in results:
            if result is None:
                return None
            for entrant, points in zip(result.seats, result.points, strict=True):
                took[entrant] += points
        return Result(number, table.seats, tuple(took.values()))

    def _await_turns(self, start: int) -> None:
        """Of tables that are known ahead those wait whose people have none before it."""
        busy: set[Entrant] = set()
        coming = self.pending[start:]
        del self.pending[start:]
        for pending in sorted(coming, key=lambda p: p.round):
            if busy.isdisjoint(pending.seats):
                self.pending.append(pending)
            busy.update(pending.seats)

    def _await_level(self, leg: Leg, course: Course) -> None:
        for played in course.rounds:
            for index in sorted(played.level):
                seats = played.tables[index].seats
                self.pending.append(Pending(leg.number, played.number, seats, leg.stage.level))

    # ------------------------------------------------------------------ results
    def _result(self, leg: Leg, number: int, index: int, table: Table) -> Result | None:
        """What was reported of a table, or simulated; what is missing becomes pending."""
        where = (leg.number, *key(number, table.seats))
        self.drawn.add(where)
        report = self.plan.reports.get(where)
        playoff = table.label == PLAYOFF
        extra = ONE_TABLE if leg.terms.on_points or len(table.seats) > 2 else ONE_GAME
        terms = extra if playoff else leg.terms
        result, why = None, PLAYOFF if playoff else ""
        if report is not None:
            result, why = report.result(terms)
        elif self.plan.model is not None:
            result = self._simulated(self.plan.model, terms, where[:2], index, table)
        if result is None:
            why = leg.stage.level if why == "level" else why
            self.pending.append(Pending(leg.number, number, table.seats, why))
        return result

    def _simulated(
        self, model: Model, terms: Match, where: tuple[int, int], index: int, table: Table
    ) -> Result:
        words = [f"stage {where[0]}", f"round {where[1]}", f"table {index + 1}"]
        if len(self.plan.divisions) > 1:
            words.insert(0, f"division {self.division}")
        rating = {e: self.plan.entrants[e].rating for e in table.seats}
        return model.result(terms, table, where[1], tuple(words), rating.get)


def sided(terms: Match, table: Table) -> Table:
    """The table with the first move where the match's terms give it: to the smaller number."""
    if terms.sides[0] != "lower" or len(table.seats) != 2:
        return table
    return replace(table, seats=tuple(sorted(table.seats)))
