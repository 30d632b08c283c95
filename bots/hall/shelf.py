"""Tables and events at hand: read from their logs once, kept while they are in use."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

from bots.hall import fold
from bots.hall.ask import no
from bots.hall.change import board_seed
from bots.hall.event import Event
from bots.hall.event_log import event_of
from bots.hall.table import Table
from storage.rows import Entry
from storage.store import Store

LIVE = 2000

Seeds = dict[int, str]


class Shelf:
    """What is here is what was committed; a lost race clears it.

    Who only looks takes no lock, so what was read from a log may be old by the time it is
    folded: it never replaces what is newer, nor fills what was cleared meanwhile.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._tables: OrderedDict[str, tuple[Table, Seeds]] = OrderedDict()
        self._events: OrderedDict[str, Event] = OrderedDict()
        self._clearings = 0
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def clear(self) -> None:
        self._clearings += 1
        self._tables.clear()
        self._events.clear()

    # ------------------------------------------------------------------ to change
    async def take(self, stream: str) -> tuple[Table, Seeds, asyncio.Lock]:
        """A table and the lock that is now held on it.  Raises Refusal when there is none."""
        lock = await self._locked(stream)
        try:
            table, seeds = await self._load(stream)
        except BaseException:
            lock.release()
            raise
        return table, seeds, lock

    async def take_event(self, stream: str) -> tuple[Event, asyncio.Lock]:
        lock = await self._locked(stream)
        try:
            return await self.event(stream), lock
        except BaseException:
            lock.release()
            raise

    async def _locked(self, stream: str) -> asyncio.Lock:
        lock = self._locks.get(stream)
        if lock is None:
            lock = self._locks[stream] = asyncio.Lock()
        await lock.acquire()
        return lock

    def put(self, stream: str, table: Table, seeds: Seeds) -> None:
        """A table as it was just committed."""
        self._tables[stream] = (table, seeds)
        self._tables.move_to_end(stream)
        while len(self._tables) > LIVE:
            self._tables.popitem(last=False)

    def put_event(self, stream: str, event: Event) -> None:
        self._events[stream] = event
        while len(self._events) > LIVE:
            self._events.popitem(last=False)

    # ------------------------------------------------------------------ to look at
    async def table(self, stream: str) -> Table:
        return (await self._load(stream))[0]

    async def table_at(self, stream: str, at: int) -> Table:
        """The table as it was after `at` entries of its log."""
        table, seeds = await self._load(stream)
        if table.seq == at:
            return table
        log = await self.store.log(stream)
        return fold.table_of(table.id, table.place, log[:at], seeds)

    async def games(self, stream: str) -> tuple[Table, ...]:
        """The table as each of its games ended, and as it is if one is being played."""
        table, seeds = await self._load(stream)
        first, *rest = await self.store.log(stream)
        now, found = fold.opened(table.id, table.place, first), []
        for entry in rest:
            before, now = now, fold.after(now, entry, seeds)
            if len(now.ended) > len(before.ended):
                found.append(now)
        return (*found, now) if now.playing else tuple(found)

    async def event(self, stream: str) -> Event:
        if stream in self._events:
            return self._events[stream]
        clearings = self._clearings
        read = await self._read_event(stream)
        newest = self._events.get(stream, read)
        if newest.seq <= read.seq and clearings == self._clearings:
            self.put_event(stream, read)
        return newest if newest.seq > read.seq else read

    async def event_at(self, stream: str, at: int) -> Event:
        """The event as it was after `at` entries of its log."""
        found = await self.event(stream)
        return found if found.seq == at else await self._read_event(stream, at)

    # ------------------------------------------------------------------ from the log
    async def _load(self, stream: str) -> tuple[Table, Seeds]:
        if stream in self._tables:
            self._tables.move_to_end(stream)
            return self._tables[stream]
        clearings = self._clearings
        read = await self._read_table(stream)
        newest = self._tables.get(stream, read)
        if newest[0].seq > read[0].seq:
            return newest
        if clearings == self._clearings:
            self.put(stream, *read)
        return read

    async def _read_table(self, stream: str) -> tuple[Table, Seeds]:
        row = await self.store.table(int(stream[1:])) if stream[1:].isdecimal() else None
        if row is None:
            raise no("table", table=stream[1:])
        log = await self.store.log(stream)
        seeds = await self._seeds(stream, log)
        return fold.table_of(row.id, row.place, log, seeds), seeds

    async def _seeds(self, stream: str, log: tuple[Entry, ...]) -> Seeds:
        numbers = [entry.data["number"] for entry in log if entry.kind == "deal"]
        numbers += map(board_seed, range(len(log[0].data.get("boards", ()))))
        found = {n: await self.store.secret(stream, f"seed.{n}") for n in numbers}
        return {number: seed for number, seed in found.items() if seed is not None}

    async def _read_event(self, stream: str, at: int | None = None) -> Event:
        row = await self.store.event(int(stream[1:])) if stream[1:].isdecimal() else None
        if row is None:
            raise no("event", event=stream)
        log = await self.store.log(stream)
        seed = await self.store.secret(stream, "seed.0")
        return event_of(row.id, row.place, log[:at], seed or "")
