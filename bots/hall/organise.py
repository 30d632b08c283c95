"""One event while it is being changed, and how it runs by itself: rounds, tables, results."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Sequence
from dataclasses import asdict
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from bots.hall import event as fold
from bots.hall.event import Event, key
from bots.hall.table import Table
from engines import games
from engines.formats.stage import Entrant
from engines.formats.stage import Table as Pairing
from storage.rows import Deadline, Entry, EventRow, Secret

if TYPE_CHECKING:
    from bots.hall.ask import Ask

LATE = "late."


class Running:
    """Every step is a log entry first, then its fold; see bots.hall.change for tables."""

    def __init__(
        self, event: Event | None, stream: str, now: int, lock: Lock | None = None
    ) -> None:
        self.before = event
        self._event = event
        self.stream = stream
        self.now = now
        self.lock = lock
        self.entries: list[Entry] = []
        self.secrets: list[Secret] = []
        self.deadlines: list[Deadline] = []
        self.ended: list[tuple[str, str]] = []

    @property
    def event(self) -> Event:
        assert self._event is not None
        return self._event

    def release(self) -> None:
        if self.lock is not None:
            self.lock.release()
            self.lock = None

    def open(self, number: int, place: int, by: str, seed: str, **data: Any) -> None:
        entry = Entry(self.stream, 0, self.now, "new", by, data)
        self.entries.append(entry)
        self.secrets.append(Secret(self.stream, "seed.0", seed))
        self._event = fold.opened(number, place, entry, seed)

    def write(self, kind: str, by: str = "", **data: Any) -> None:
        entry = Entry(self.stream, self.event.seq, self.now, kind, by, data)
        self.entries.append(entry)
        self._event = fold.after(self.event, entry)

    def row(self) -> EventRow:
        event = self.event
        return EventRow(event.id, event.place, event.name, event.phase, self.now)

    def result(
        self,
        number: int,
        seats: Sequence[Entrant],
        points: Sequence[Fraction],
        how: str,
        by: str = "",
        out: Sequence[Entrant] = (),
        why: str = "",
    ) -> None:
        table = self.event.tables.get(key(number, seats))
        self.write(
            "result",
            by,
            round=number,
            seats=list(seats),
            points=[str(p) for p in points],
            how=how,
            out=list(out),
            why=why,
        )
        if table is not None:
            self.ended.append((self.stream, f"{LATE}{table}"))


async def go_on(ask: Ask, running: Running) -> None:
    """Open a table for every pairing that waits for one; end the event when it is decided."""
    event = running.event
    if event.phase != "playing":
        return
    await _clear(ask, running)
    event = running.event
    if event.course.decided:
        running.write("reveal", seed=event.seed.hex())
        running.write("over")
        return
    for number, _, pairing in event.pending():
        if key(number, pairing.seats) not in event.tables:
            await seat(ask, running, number, pairing)


async def _clear(ask: Ask, running: Running) -> None:
    """A corrected result may undo pairings: their tables are called off."""
    event = running.event
    drawn = {key(r.number, t.seats) for r in event.course.rounds for t in r.tables}
    for (number, seats), table in event.tables.items():
        if (number, seats) not in drawn:
            await call_off(ask, table)
            running.write("void", round=number, seats=sorted(seats))
            running.ended.append((running.stream, f"{LATE}{table}"))


async def call_off(ask: Ask, table: int) -> None:
    change = await ask.change(table)
    if change.table.live:
        change.write("cancel", ask.person.key)


async def seat(ask: Ask, running: Running, number: int, pairing: Pairing) -> None:
    """A table with a chair kept for each of the pair; who is not there in time forfeits."""
    event = running.event
    table = await ask.hall.store.reserve("tables")
    change = ask.new_change(f"t{table}")
    change.open(
        table,
        event.place,
        event.organiser,
        game=event.game,
        options=event.options,
        seats=games.find(event.game).of(event.options).count,
        match=asdict(event.match),
        clock=asdict(event.clock),
        takebacks=False,
        invited=[event.entered[e].person for e in pairing.seats],
        names=[event.entered[e].name for e in pairing.seats],
        event=event.id,
    )
    running.write("table", round=number, seats=list(pairing.seats), table=table)
    if event.late:
        due = running.now + 60_000 * event.late
        running.deadlines.append(Deadline(running.stream, f"{LATE}{table}", due))


def finished(running: Running, table: Table) -> None:
    """A table of the event is over: its match's shares are the result of its pairing."""
    found = running.event.of_table(table.id)
    if running.event.phase != "playing" or found is None:
        return
    number, pairing = found
    seats = [_entrant(running.event, pairing, sitter.person) for sitter in table.sitters]
    tally = table.tally
    took = tally.points if table.match.on_points else tally.shares
    running.result(number, seats, [Fraction(t) for t in took], "played")


def _entrant(event: Event, pairing: Pairing, person: str) -> Entrant:
    return next(e for e in pairing.seats if event.entered[e].person == person)


def absent(running: Running, table: Table) -> bool:
    """Whoever of a pair has not sat down by now forfeits.  False when play has begun."""
    found = running.event.of_table(table.id)
    if running.event.phase != "playing" or found is None or table.phase != "open":
        return False
    number, pairing = found
    there = set(table.people)
    out = [e for e in pairing.seats if running.event.entered[e].person not in there]
    points = [Fraction(int(e not in out)) for e in pairing.seats]
    running.result(number, pairing.seats, points, "forfeit", out=out, why="late")
    return True
