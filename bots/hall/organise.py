"""One event while it is being changed, and how it runs by itself: rounds, tables, results."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from bots.hall import event_log, seating
from bots.hall.event import NOTHING, Counted, Event, where
from bots.hall.progress import Coming
from engines.formats.reports import Where
from storage.rows import Deadline, Entry, EventRow, Secret

if TYPE_CHECKING:
    from bots.hall.ask import Ask

MINUTE = 60_000
BY_HAND = -1
NEXT, REMIND = "round", "remind"


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
        self._event = event_log.opened(number, place, entry, seed)

    def write(self, kind: str, by: str = "", **data: Any) -> None:
        entry = Entry(self.stream, self.event.seq, self.now, kind, by, data)
        self.entries.append(entry)
        self._event = event_log.after(self.event, entry)

    def row(self) -> EventRow:
        event = self.event
        return EventRow(event.id, event.place, event.name, event.phase, self.now)

    def at(self, kind: str, at: Where, by: str = "", **data: Any) -> None:
        """An entry that concerns one pairing."""
        stage, number, seats = at
        order = list(self.event.pairings[at].seats) if at in self.event.pairings else sorted(seats)
        self.write(kind, by, stage=stage, round=number, seats=order, **data)

    def result(self, at: Where, by: str = "", why: str = "", hand: int = 0,
               counted: Counted = NOTHING, **kinds: Sequence[Any]) -> None:  # fmt: skip
        """A pairing's result: `points`, `games`, `ruling` in the order of its seats, `forfeit`."""
        said = {
            kind: [_plain(value) for value in values] for kind, values in kinds.items() if values
        }
        tables = self.event.tables.get(at, ())
        more = {"hand": hand} if hand else {}
        self.at("result", at, by, why=why, **said, **more, **counted.plain)
        self.quiet(*tables)

    def void(self, at: Where, by: str = "") -> None:
        """A pairing that is no more: what was said of it is forgotten."""
        tables = self.event.tables.get(at, ())
        self.at("void", at, by)
        self.quiet(*tables)

    def later(self, name: str, minutes: float, **data: Any) -> None:
        due = self.now + round(MINUTE * minutes)
        self.ended = [ended for ended in self.ended if ended != (self.stream, name)]
        self.deadlines.append(Deadline(self.stream, name, due, data))

    def quiet(self, *tables: int) -> None:
        """Nothing more is due at these tables."""
        for table in tables:
            for name in seating.DUE:
                self.end(f"{name}{table}")

    def end(self, name: str) -> None:
        self.deadlines = [d for d in self.deadlines if d.name != name]
        self.ended.append((self.stream, name))


def _plain(value: Any) -> Any:
    """Numbers as the log keeps them; entrants stay as they are."""
    if isinstance(value, (list, tuple)):
        return [str(number) for number in value]
    return str(value) if isinstance(value, Fraction) else value


# ---------------------------------------------------------------------- by itself
async def go_on(ask: Ask, running: Running) -> None:
    """Open what can be opened: rounds, a table for every pairing; end a decided event."""
    if running.event.phase != "playing":
        return
    await _clear(ask, running)
    await _unveil(ask, running)
    while any([_open(running, coming) for coming in running.event.coming]):
        pass
    called = [w for w in running.event.pending if w.where in running.event.tables]
    busy = {e for w in called for e in w.pairing.seats}  # nobody is called to two tables at once
    for waiting in running.event.pending:
        if waiting in called:
            continue
        if busy.isdisjoint(waiting.pairing.seats):
            await seating.seat(ask, running, waiting)
        busy.update(waiting.pairing.seats)
    if running.event.decided:
        running.write("reveal", seed=running.event.seed.hex())
        running.write("over")


async def _clear(ask: Ask, running: Running) -> None:
    """A corrected result may undo pairings: their tables are called off, their results void."""
    event = running.event
    assert event.plan is not None
    met = event.pairings
    stale = [at for at in {**event.tables, **event.plan.reports} if at not in met]
    for at in stale:
        for table in event.tables.get(at, ()):
            await seating.call_off(ask, table)
        running.void(at)


async def _unveil(ask: Ask, running: Running) -> None:
    """Boards are everybody's once all tables of their round have played them."""
    before = (
        {seen.key for seen in running.before.seen if seen.round.complete}
        if running.before
        else set()
    )
    for seen in running.event.seen:
        if not seen.round.complete or seen.key in before:
            continue
        for pairing in seen.round.tables:
            at = where(seen.leg.number, seen.round.number, pairing.seats)
            for table in running.event.tables.get(at, ()) if pairing.boards else ():
                change = await ask.change(table)
                if change.table.hushed:
                    change.write("unveil")


def _open(running: Running, coming: Coming) -> bool:
    """Begin a round whose time has come; False when it has to wait, or takes long to draw."""
    wait = until(running.event, coming, running.now)
    if wait > 0:
        running.later(NEXT, wait / MINUTE, credit=False)  # a time of day, as it was told
    if wait or coming.leg.stage.keeps:
        return False
    begin(running, coming)
    return True


def begin(running: Running, coming: Coming, by: str = "", **more: Any) -> None:
    division, stage, number = coming.key
    if running.event.conduct.remind:
        running.later(REMIND, running.event.conduct.remind)
    running.write("round", by, division=division, stage=stage, round=number, at=running.now, **more)


def until(event: Event, coming: Coming, now: int) -> int:
    """Milliseconds until a round begins; 0: now, -1: when the organiser says so, or when the
    last table is done.  A league's time comes while others still play."""
    last = event.since.get(coming.division)
    if last is None:
        return 0
    if event.due:
        return max(0, event.due - now)
    if event.conduct.every == BY_HAND or not (coming.ready or event.conduct.every):
        return -1
    return max(0, last + MINUTE * event.conduct.every - now)


def to_draw(event: Event, now: int) -> Coming | None:
    """A round that is due and takes long to draw: that is done beside everything else."""
    if event.phase != "playing":
        return None
    ready = (c for c in event.coming if c.leg.stage.keeps and c.key != event.stuck)
    found = (c for c in ready if not until(event, c, now))
    return next(found, None)


def corrected(event: Event, entry: Entry) -> Event:
    """The event as it would be with one more entry."""
    return event_log.after(event, replace(entry, seq=event.seq))


__all__ = ["NEXT", "Running", "begin", "corrected", "go_on", "to_draw", "until", "where"]
