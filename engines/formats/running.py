"""An event played as far as its results carry it, stage after stage, in one division."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engines.formats.course import Course, follow, key
from engines.formats.mistakes import BadEvent
from engines.formats.plan import Leg, Plan
from engines.formats.promotion import PLAYOFF, Stretch, losers, through
from engines.formats.reports import Where
from engines.formats.simulate import Model
from engines.formats.stage import Entrant, Field, NoSeed, Profile, Result, Table
from engines.luck import Luck
from engines.match import Match

# A play-off is one extra game of two, or one table with points for more.
ONE_GAME, ONE_TABLE = Match(), Match(hands=1, then="shared")


@dataclass(frozen=True, slots=True)
class Pending:
    """A table without a result; `why`: "" (none was reported), unfinished, replay, playoff …"""

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
        return self._staying(before.through, leg)

    def _staying(self, entrants: tuple[Entrant, ...], leg: Leg) -> tuple[Entrant, ...]:
        gone = {e for e, stage, _ in self.plan.left if stage < leg.number}
        return tuple(e for e in entrants if e not in gone)

    def _field(self, leg: Leg, entrants: tuple[Entrant, ...]) -> Field:
        words = () if len(self.plan.divisions) == 1 else (f"division {self.division}",)
        draw = words if leg.number == 1 else (*words, f"stage {leg.number}")
        about = {e: self._profile(leg, e) for e in entrants}
        return Field(
            self._order(leg, about, draw),
            gone={e: number for e, stage, number in self.plan.left if stage == leg.number},
            seed=self.plan.seed,
            words=(*words, f"stage {leg.number}"),
            about=about,
        )

    def _profile(self, leg: Leg, entrant: Entrant) -> Profile:
        """What the draw asks about; who came through a stage enters the next with the rest."""
        profile = self.plan.entrants[entrant].profile
        return profile if leg.source == "signups" else replace(profile, enters=1)

    def _order(
        self, leg: Leg, about: Mapping[Entrant, Profile], words: tuple[str, ...]
    ) -> tuple[Entrant, ...]:
        by_hand = self.plan.draws.get(leg.number)
        if by_hand is None:
            return leg.stage.order(tuple(about), about, lambda: self._luck(words))
        inside = set(about)
        order = tuple(e for e in by_hand if e in inside)
        elsewhere = set(by_hand) - set(self.entrants)
        strangers = set(by_hand) - inside - elsewhere
        for entrant in (*sorted(strangers), *sorted(inside - set(order))):
            name = self.plan.entrants[entrant].name
            raise BadEvent("draw", f"draws.{leg.number}", name=name)
        return order

    def _luck(self, words: tuple[str, ...]) -> Luck:
        if self.plan.seed is None:
            raise NoSeed
        return Luck(self.plan.seed, words)

    # ------------------------------------------------------------------ what is played
    def _stage(self, leg: Leg, entrants: tuple[Entrant, ...]) -> None:
        open_before = len(self.pending)
        course = self._course(leg, self._field(leg, entrants))
        self._await_level(leg, course)
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
        )

    def _promoted(self, leg: Leg, stretch: Stretch) -> Stretch:
        """The stage with its play-offs, when another stage needs to know who goes on."""
        wanted = any(later.of == leg.number for later in self.plan.legs)
        if leg.take is None or not wanted:
            return replace(stretch, through=leg.stage.through(stretch.course.field))
        gone = {e for e, stage, _ in self.plan.left if stage <= leg.number}
        rows = [row for row in stretch.rows if row.entrant not in gone]
        found = through(
            rows,
            leg.take,
            stretch.course.field.round,
            lambda number, table: self._result(leg, number, 0, table),
        )
        rounds = (*stretch.rounds, *found.playoffs)
        return replace(stretch, rounds=rounds, through=found.entrants)

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
