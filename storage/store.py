"""The group's book: the one door through which everything is kept and found again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal

from sqlalchemy import Connection

from storage import clocks, inbox, ledger, outbox, places
from storage.database import Database
from storage.inbox import Update
from storage.postgresql import PostgresDatabase
from storage.rows import (
    Deadline,
    Entry,
    EventRow,
    Parcel,
    Person,
    Place,
    Received,
    Shown,
    TableRow,
)
from storage.sqlite import SqliteDatabase
from storage.work import Work
from storage.writer import Writer


class Store:
    """Everything that returns was made durable first; a crash at any moment loses none of it.

    Any call raises StoreBroken when the disk or the server fails; nothing of it was written then.
    `on_parcels` is called with a platform after parcels for it were written.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)
        self._read = database.read
        self._write = self._writer.run
        self.on_parcels: Callable[[str], None] = lambda platform: None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Opens the book at "sqlite+aiosqlite:///path", at a bare path, or on
        "postgresql+asyncpg://...", making it when there is none; raises StoreBroken."""
        if url.startswith("postgresql"):
            return cls(await PostgresDatabase.open(url))
        return cls(await SqliteDatabase.open(_path(url)))

    async def close(self) -> None:
        await self._writer.close()
        await self._database.close()

    @property
    def commits(self) -> int:
        """Transactions written so far; fewer than works when works shared one."""
        return self._writer.commits

    # What comes in

    async def receive(
        self, platform: str, key: str, at: int, body: dict[str, Any]
    ) -> Received | None:
        """Keeps an update before it is confirmed; None when we had it."""
        fresh = await self.receive_many([(platform, key, at, body)])
        return fresh[0] if fresh else None

    async def receive_many(self, updates: Sequence[Update]) -> list[Received]:
        """Keeps several in one transaction; returns only those we had not."""
        return await self._write(partial(inbox.receive, updates=updates))

    async def waiting(self) -> list[Received]:
        """Updates without their effect yet, oldest first."""
        return await self._read(inbox.waiting)

    async def prune(self, before: int) -> int:
        """Forgets what passed through before that time (ms); returns how many rows."""
        return await self._write(partial(_prune, before=before))

    # What happens

    async def commit(self, work: Work) -> list[Parcel]:
        """Writes all of the work, or none of it; returns its parcels with their ids.

        Raises Late when a log went on in the meantime.  Of an update that had its effect
        before, nothing is written and [] is returned.
        """
        parcels = await self._writer.commit(work)
        for platform in sorted({parcel.platform for parcel in parcels}):
            self.on_parcels(platform)
        return parcels

    async def log(self, stream: str) -> tuple[Entry, ...]:
        return await self._read(partial(ledger.read_log, stream=stream))

    async def table(self, number: int) -> TableRow | None:
        return await self._read(partial(ledger.read_table, number=number))

    async def tables(
        self, *, place: int | None = None, person: str | None = None, live: bool = True
    ) -> list[TableRow]:
        """Newest first; without `live`, those that are over too."""
        job = partial(ledger.read_tables, place=place, person=person, live=live)
        return await self._read(job)

    async def event(self, number: int) -> EventRow | None:
        return await self._read(partial(ledger.read_event, number=number))

    async def events(self, place: int | None = None, live: bool = True) -> list[EventRow]:
        return await self._read(partial(ledger.read_events, place=place, live=live))

    async def reserve(self, kind: Literal["tables", "events"]) -> int:
        """The next table's or event's number, never given twice."""
        return await self._write(partial(ledger.next_number, name=kind))

    async def secret(self, stream: str, name: str) -> str | None:
        return await self._read(partial(ledger.read_secret, stream=stream, name=name))

    # Where and who

    async def place(self, platform: str, chat: str, thread: str = "", title: str = "") -> Place:
        """The place, made when new; a title that is given and differs is taken over."""
        known = await self._read(partial(places.find, platform=platform, chat=chat, thread=thread))
        if known is not None and title in ("", known.title):
            return known
        return await self._write(
            partial(places.make, platform=platform, chat=chat, thread=thread, title=title)
        )

    async def place_by_id(self, number: int) -> Place | None:
        return await self._read(partial(places.by_id, number=number))

    async def move_chat(self, platform: str, old_chat: str, new_chat: str) -> None:
        """Follows a group to its new number, with all that is on its way there."""
        await self._write(partial(places.move_chat, platform=platform, old=old_chat, new=new_chat))

    async def room(self, stream: str) -> Place | None:
        """The thread or topic made for the stream's messages."""
        return await self._read(partial(places.room, stream=stream))

    async def set_room(self, stream: str, place: int) -> None:
        await self._write(partial(places.set_room, stream=stream, place=place))

    async def stream_in(self, place: int) -> str | None:
        return await self._read(partial(places.stream_in, place=place))

    async def person(self, key: str) -> Person | None:
        return await self._read(partial(places.person, key=key))

    async def meet(self, person: Person) -> Person:
        """Notes the person's name and language, and returns all we know: a chosen language
        outlasts a learned one, and None for `reachable` forgets nothing."""
        known = await self.person(person.key)
        if known is not None and known == places.merged(known, person):
            return known
        await self._write(partial(places.meet, met=[person]))
        return await self.person(person.key) or person

    async def set_reachable(self, key: str, reachable: bool) -> None:
        await self._write(partial(places.set_reachable, key=key, reachable=reachable))

    # Clocks

    async def next_deadline(self) -> Deadline | None:
        return await self._read(clocks.next_deadline)

    async def due(self, now: int) -> list[Deadline]:
        """Deadlines reached, oldest first; they stay until a work ends them."""
        return await self._read(partial(clocks.due, now=now))

    async def credit(self, ms: int) -> None:
        """Pushes every deadline back, but those whose data says "credit": false."""
        await self._write(partial(clocks.credit, ms=ms))

    async def beat(self, now: int) -> None:
        """Notes that the host is up."""
        await self._write(partial(ledger.set_number, name="beat", value=now))

    async def last_beat(self) -> int | None:
        return await self._read(partial(ledger.read_number, name="beat"))

    async def resume(self, now: int) -> int:
        """Gives back the time since the last beat, once; returns it in ms."""
        return await self._write(partial(clocks.resume, now=now))

    # What goes out

    async def parcels(self, platform: str, now: int, limit: int = 100) -> list[Parcel]:
        """What may be sent now, by rank, then in the order it was written."""
        return await self._read(partial(outbox.ready, platform=platform, now=now, limit=limit))

    async def sending(self, ids: Sequence[int]) -> None:
        await self._write(partial(outbox.mark, ids=ids, state="sending"))

    async def sent(self, parcel: Parcel, ref: str, stream: str = "") -> None:
        """Ticks it off; the message `ref` now shows the parcel's slot."""
        await self._write(partial(outbox.sent, parcel=parcel, ref=ref, stream=stream))

    async def retry(self, parcel: int, not_before: int) -> None:
        await self._write(partial(outbox.again, ids=[parcel], not_before=not_before))

    async def drop(self, parcel: int, why: str) -> None:
        await self._write(partial(outbox.mark, ids=[parcel], state="dropped", why=why))

    async def interrupted(self, platform: str) -> list[Parcel]:
        """Parcels being sent when the host ended; they wait again, and may go out twice."""
        return await self._write(partial(outbox.interrupted, platform=platform))

    async def shown(self, lane: str, slot: str) -> Shown | None:
        return await self._read(partial(outbox.read_shown, lane=lane, slot=slot))

    async def shown_by_ref(self, platform: str, lane: str, ref: str) -> Shown | None:
        job = partial(outbox.read_shown_by_ref, platform=platform, lane=lane, ref=ref)
        return await self._read(job)

    async def forget(self, lane: str, slot: str) -> None:
        await self._write(partial(outbox.forget, lane=lane, slot=slot))

    # The whole book

    async def backup(self, path: str) -> None:
        """A consistent copy while in use, secrets included; raises FileExistsError."""
        await self._database.backup(path)


def _prune(conn: Connection, before: int) -> int:
    return inbox.prune(conn, before) + outbox.prune(conn, before)


def _path(url: str) -> str:
    for scheme in ("sqlite+aiosqlite:///", "sqlite:///"):
        url = url.removeprefix(scheme)
    return url
