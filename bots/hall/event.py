"""An event, as its log says it is: entries, the draw, rounds and results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from bots.hall.terms import Clock
from engines.formats import find
from engines.formats.course import Course, course
from engines.formats.stage import Entrant, Field, Result, Stage
from engines.formats.stage import Table as Pairing
from engines.luck import Luck
from engines.match import Match
from storage.rows import Entry

Seat = tuple[int, frozenset[Entrant]]


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody who signed up; an entrant's number is their place in the list."""

    person: str
    name: str


@dataclass(frozen=True, slots=True)
class Report:
    """A result one player reported and nobody has confirmed yet."""

    by: str
    points: tuple[Fraction, ...]


@dataclass(frozen=True)
class Event:
    """`seed` is the secret of all its draws.  `tables` are table numbers by pairing."""

    id: int
    place: int
    name: str
    organiser: str
    game: str
    options: dict[str, Any]
    match: Match
    clock: Clock
    stage: Stage
    least: int
    late: int
    commitment: str
    seed: bytes
    seq: int = 1
    phase: str = "open"  # open, closed, playing, over, cancelled
    entered: tuple[Entered, ...] = ()
    order: tuple[Entrant, ...] = ()
    results: tuple[Result, ...] = ()
    gone: Mapping[Entrant, int] = field(default_factory=dict)
    tables: Mapping[Seat, int] = field(default_factory=dict)
    reports: Mapping[Seat, Report] = field(default_factory=dict)

    @property
    def stream(self) -> str:
        return f"e{self.id}"

    @property
    def names(self) -> dict[Entrant, str]:
        return {i: e.name for i, e in enumerate(self.entered)}

    @property
    def field(self) -> Field:
        return Field(self.order, self.results, dict(self.gone), seed=self.seed, words=("stage 1",))

    @property
    def course(self) -> Course:
        return course(self.stage, self.field)

    def drawn_order(self) -> tuple[Entrant, ...]:
        """The lots: the same as `yiqun event run` draws from this seed."""
        return self.stage.order(range(len(self.entered)), {}, lambda: Luck(self.seed))

    def entrant(self, person: str) -> Entrant | None:
        for number, entered in enumerate(self.entered):
            if entered.person == person and number not in self.gone:
                return number
        return None

    def pending(self) -> tuple[tuple[int, int, Pairing], ...]:
        """Pairings that wait for a result: (round, number within it from 1, pairing)."""
        return tuple(
            (played.number, index + 1, played.tables[index])
            for played, index in self.course.pending
        )

    def of_table(self, table: int) -> tuple[int, Pairing] | None:
        """The round and pairing played at a table, while it waits for its result."""
        for number, _, pairing in self.pending():
            if self.tables.get(key(number, pairing.seats)) == table:
                return number, pairing
        return None

    def of_person(self, person: str) -> tuple[int, Pairing] | None:
        entrant = self.entrant(person)
        for number, _, pairing in self.pending():
            if entrant in pairing.seats:
                return number, pairing
        return None


def key(number: int, seats: Iterable[Entrant]) -> Seat:
    return number, frozenset(seats)


def opened(event: int, place: int, entry: Entry, seed: str) -> Event:
    """The first entry, "new"."""
    data = entry.data
    kind = find(data["format"])
    return Event(
        id=event,
        place=place,
        name=data["name"],
        organiser=entry.by,
        game=data["game"],
        options=data["options"],
        match=Match(**data["match"]),
        clock=Clock(**data["clock"]),
        stage=kind(**data["settings"]),
        least=data["least"],
        late=data["late"],
        commitment=data["commitment"],
        seed=bytes.fromhex(seed),
    )


def event_of(event: int, place: int, log: Iterable[Entry], seed: str) -> Event:
    first, *rest = log
    now = opened(event, place, first, seed)
    for entry in rest:
        now = after(now, entry)
    return now


def after(event: Event, entry: Entry) -> Event:
    """The event after one more entry."""
    return replace(_STEPS[entry.kind](event, entry.data, entry.by), seq=entry.seq + 1)


Data = Mapping[str, Any]


def _enter(event: Event, data: Data, by: str) -> Event:
    return replace(event, entered=(*event.entered, Entered(data["person"], data["name"])))


def _withdraw(event: Event, data: Data, by: str) -> Event:
    """Before the draw the name is struck; after it the entrant is gone from the next round."""
    number = data["entrant"]
    if event.phase in ("open", "closed"):
        left = (*event.entered[:number], *event.entered[number + 1 :])
        return replace(event, entered=left)
    return replace(event, gone={**event.gone, number: data["round"]})


def _phase(name: str) -> Callable[[Event, Data, str], Event]:
    return lambda event, data, by: replace(event, phase=name)


def _draw(event: Event, data: Data, by: str) -> Event:
    return replace(event, phase="playing", order=tuple(data["order"]))


def _table(event: Event, data: Data, by: str) -> Event:
    seat = key(data["round"], data["seats"])
    return replace(event, tables={**event.tables, seat: data["table"]})


def _void(event: Event, data: Data, by: str) -> Event:
    """A pairing that is no more: its table and what was said of it go."""
    seat = key(data["round"], data["seats"])
    tables = {k: v for k, v in event.tables.items() if k != seat}
    reports = {k: v for k, v in event.reports.items() if k != seat}
    return replace(event, tables=tables, reports=reports)


def _report(event: Event, data: Data, by: str) -> Event:
    seat = key(data["round"], data["seats"])
    report = Report(by, tuple(Fraction(p) for p in data["points"]))
    return replace(event, reports={**event.reports, seat: report})


def _result(event: Event, data: Data, by: str) -> Event:
    """A result, or a corrected one in its place: everything after follows from it."""
    seat = key(data["round"], data["seats"])
    result = Result(
        data["round"],
        tuple(data["seats"]),
        tuple(Fraction(p) for p in data["points"]),
        data["how"],
        frozenset(data.get("out", ())),
    )
    others = tuple(r for r in event.results if key(r.round, r.seats) != seat)
    reports = {k: v for k, v in event.reports.items() if k != seat}
    return replace(event, results=(*others, result), reports=reports)


def _kept(event: Event, data: Data, by: str) -> Event:
    return event


_STEPS: dict[str, Callable[[Event, Data, str], Event]] = {
    "enter": _enter,
    "withdraw": _withdraw,
    "close": _phase("closed"),
    "reopen": _phase("open"),
    "draw": _draw,
    "table": _table,
    "void": _void,
    "report": _report,
    "result": _result,
    "over": _phase("over"),
    "cancel": _phase("cancelled"),
    "reveal": _kept,
}
