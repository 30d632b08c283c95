"""The hall: takes what chats tell it, one update at a time per table, and answers by outbox."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import structlog

from bots.hall import clocks, cup, deliver, event_show, records, rounds, show, understand
from bots.hall.ask import Ask, Refusal, no, words
from bots.hall.change import DEADLINES, Change
from bots.hall.chat import Chat
from bots.hall.commands import COMMANDS
from bots.hall.door import tidied
from bots.hall.entry import sign_up
from bots.hall.entry.form import Sheet
from bots.hall.event import Event
from bots.hall.incoming import Incoming
from bots.hall.organise import Running
from bots.hall.parcels import parcels
from bots.hall.patience import Patience
from bots.hall.post import Attachment
from bots.hall.press import Stamp
from bots.hall.shelf import Shelf
from bots.hall.table import Table
from render.words import LANGUAGES
from storage.rows import Person, Place, Received, Secret
from storage.store import Store
from storage.work import Late, Work

TRIES = 4
PRESS_KEY = ("host", "press")

log = structlog.get_logger()


class Hall:
    """`now` is the time in ms UTC, `entropy` the operating system's randomness."""

    def __init__(
        self,
        store: Store,
        stamp: Stamp,
        now: Callable[[], int],
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self.store = store
        self.stamp = stamp
        self.now = now
        self.entropy = entropy
        self.commands = COMMANDS
        self.chats: dict[str, Chat] = {}
        self.drainers: dict[str, deliver.Drainer] = {}
        self.alarm = clocks.Alarm(self)
        self.shelf = Shelf(store)
        self.patience = Patience()
        self._queues: dict[str, asyncio.Queue[Received]] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._processing = 0
        self.drawer = rounds.Drawer(self)

    @classmethod
    async def open(
        cls,
        store: Store,
        now: Callable[[], int],
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> Hall:
        """The hall over this book; buttons made before a restart stay good."""
        key = await store.secret(*PRESS_KEY)
        if key is None:
            key = entropy(32).hex()
            await store.commit(Work(secrets=[Secret(*PRESS_KEY, key)]))
        return cls(store, Stamp(bytes.fromhex(key)), now, entropy)

    # ------------------------------------------------------------------ life
    def attach(self, chat: Chat) -> None:
        self.chats[chat.platform] = chat
        self.drainers[chat.platform] = deliver.Drainer(self, chat)

    async def start(self) -> None:
        """Take up what a crash left: clocks get back the time we were away, then the inbox."""
        self.store.on_parcels = self._wake
        await clocks.credit(self)
        for received in await self.store.waiting():
            self._enqueue(received)
        for row in await self.store.events():
            self.drawer.look(await self.event(f"e{row.id}"))
        for drainer in self.drainers.values():
            self.spawn(drainer.run())
        self.spawn(self.alarm.run())

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for drainer in self.drainers.values():
            await asyncio.gather(*drainer.busy.values(), return_exceptions=True)

    def spawn(self, job: Any) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _wake(self, platform: str) -> None:
        if platform in self.drainers:
            self.drainers[platform].wake.set()

    async def settled(self) -> None:
        """Returns when everything received was answered and everything said has left."""
        while self._processing or self.drawer.busy or self.alarm.ringing or not await self._quiet():  # noqa: ASYNC110 - tests only wait
            await asyncio.sleep(0.005)

    async def alarm_now(self) -> None:
        """Whatever is due by now happens before this returns (clocks that jump, in scripts)."""
        for deadline in await self.store.due(self.now()):
            await self.alarm.ring(deadline)

    async def _quiet(self) -> bool:
        return all([await drainer.quiet() for drainer in self.drainers.values()])

    # ------------------------------------------------------------------ in
    async def receive(self, platform: str, key: str, body: dict[str, Any]) -> Received | None:
        """Kept when it returns; None when we had it already."""
        received = await self.store.receive(platform, key, self.now(), body)
        if received is not None:
            self._enqueue(received)
        return received

    async def receive_many(self, platform: str, updates: list[tuple[str, dict[str, Any]]]) -> None:
        now = self.now()
        rows = [(platform, key, now, body) for key, body in updates]
        for received in await self.store.receive_many(rows):
            self._enqueue(received)

    def _read(self, received: Received) -> Incoming | None:
        """What an update means; None for one that means nothing or cannot be read."""
        chat = self.chats.get(received.platform)
        try:
            incoming = chat.read(received.body) if chat else None
        except Exception:
            log.exception("unreadable update", platform=received.platform, key=received.key)
            return None
        return tidied(incoming, received.at) if incoming else None

    def _enqueue(self, received: Received) -> None:
        """In order within a chat or a thread of it, side by side between them."""
        incoming = self._read(received)
        where = f"{incoming.where.chat}/{incoming.where.thread}" if incoming else ""
        name = f"{received.platform}/{where}"
        self._processing += 1
        if name in self._queues:
            self._queues[name].put_nowait(received)
            return
        queue: asyncio.Queue[Received] = asyncio.Queue()
        queue.put_nowait(received)
        self._queues[name] = queue
        self.spawn(self._serve(name, queue))

    async def _serve(self, name: str, queue: asyncio.Queue[Received]) -> None:
        try:
            while not queue.empty():
                await self._answer(queue.get_nowait())
        finally:
            del self._queues[name]

    async def _answer(self, received: Received) -> None:
        """One that fails for good stays in the inbox: it must not stop those behind it."""
        try:
            await self._process(received)
        except Exception:
            log.exception("update left for later", platform=received.platform, key=received.key)
        finally:
            self._processing -= 1

    async def _process(self, received: Received) -> None:
        incoming = self._read(received)
        if incoming is None:
            await self.store.commit(Work(received=received.id))
            return
        for _ in range(TRIES):
            try:
                await self._handle(incoming, received.id)
                return
            except Late:
                self.shelf.clear()
            except Exception:
                log.exception("update failed", platform=received.platform, key=received.key)
                break
        await self._apologise(incoming, received.id)

    async def _handle(self, incoming: Incoming, received: int | None) -> None:
        ask = await self.ask(incoming)
        ask.work.received = received
        try:
            try:
                await understand.handle(ask)
            except Refusal as refusal:
                self._refuse(ask, refusal)
            if incoming.press and not ask.answered:
                ask.answer()
            await self.settle(ask)
        finally:
            ask.release()

    def _refuse(self, ask: Ask, refusal: Refusal) -> None:
        """Nothing of a refused request stays, except what it was refused with."""
        ask.release()
        ask.posts.clear()
        ask.work = Work(received=ask.work.received)
        if refusal.unheard:
            ask.done()
        else:
            ask.answer(refusal.said, *refusal.more, secret=refusal.secret)

    async def _apologise(self, incoming: Incoming, received: int) -> None:
        ask = await self.ask(incoming)
        ask.work.received = received
        ask.answer(words("no-luck"))
        await self.settle(ask)

    async def ask(self, incoming: Incoming) -> Ask:
        """Who asks and where, met and remembered."""
        where = incoming.where
        place = await self.store.place(incoming.platform, where.chat, where.thread, where.title)
        known = Person(incoming.person, incoming.who.name, incoming.who.language)
        person = await self.store.meet(known) if incoming.who.user else known
        if where.private and person.reachable is not True and incoming.who.user:
            await self.store.set_reachable(person.key, True)
            person = replace(person, reachable=True)
        ask = Ask(self, incoming, place, person)
        ask.group = await self.group(place)
        learned = ask.group.settings.get("language") or where.private
        if not learned and person.language in LANGUAGES:
            ask.work.settings[ask.group.id] = {**ask.group.settings, "language": person.language}
        return ask

    # ------------------------------------------------------------------ out
    async def settle(self, ask: Ask) -> None:
        """One transaction for all that came of it; then the new tables are what we know."""
        work = ask.work
        tables = await self._collect_tables(ask)
        for running in ask.events.values():
            if running.entries:
                work.entries += running.entries
                work.secrets += running.secrets
                work.events.append(running.row())
                ask.posts += event_show.posts(running, self.stamp)
            work.deadlines += running.deadlines
            work.ended += running.ended
        work.parcels += await parcels(self, ask.posts, ask)
        written = await self.store.commit(work)
        if len(written) != len(work.parcels):
            self.shelf.clear()  # the update had its effect before: what we made of it is void
            return
        for change in tables:
            self.shelf.put(change.stream, change.table, change.seeds)
        for stream, running in ask.events.items():
            if running.entries:
                self.shelf.put_event(stream, running.event)
            if running.entries or running.ended:  # a round's time has come, though nothing is said
                self.drawer.look(running.event)
        self.alarm.wake.set()

    async def _collect_tables(self, ask: Ask) -> list[Change]:
        """Every changed table, with those that its event opened because of it."""
        work, done = ask.work, []
        while waiting := [c for c in ask.changes.values() if c.entries and c not in done]:
            for change in waiting:
                done.append(change)
                await cup.follow(ask, change)
        for change in done:
            work.entries += change.entries
            work.secrets += change.secrets
            work.tables.append(change.row())
            work.ended += [(change.stream, name) for name in DEADLINES]
            work.deadlines += change.deadlines()
            ask.posts += show.posts(change, self.stamp)
        return done

    # ------------------------------------------------------------------ tables and events
    async def change(self, stream: str) -> Change:
        """The table of a stream, locked until the update is settled.  Raises Refusal."""
        table, seeds, lock = await self.shelf.take(stream)
        return Change(table, stream, self.now(), seeds, self.entropy, lock)

    async def running(self, stream: str) -> Running:
        """An event, locked until the update is settled.  Raises Refusal when there is none."""
        event, lock = await self.shelf.take_event(stream)
        return Running(event, stream, self.now(), lock)

    async def table(self, stream: str) -> Table:
        """The table of a stream, to look at.  Raises Refusal when there is none."""
        return await self.shelf.table(stream)

    async def event(self, stream: str) -> Event:
        """The event of a stream, to look at.  Raises Refusal when there is none."""
        return await self.shelf.event(stream)

    # ------------------------------------------------------------------ who and where
    async def place(self, number: int) -> Place:
        place = await self.store.place_by_id(number)
        if place is None:
            raise no("place")
        return place

    async def group(self, place: Place) -> Place:
        """The chat that a thread belongs to: settings are kept there."""
        return place if not place.thread else await self.store.place(place.platform, place.chat)

    async def language(self, person: Person | None, place: Place | None) -> str:
        """A person's own language, else the group's, else Chinese."""
        if person is not None and person.language in LANGUAGES:
            return person.language
        if place is not None:
            chosen = (await self.group(place)).settings.get("language")
            if chosen in LANGUAGES:
                return str(chosen)
        return LANGUAGES[0]

    async def home(self, stream: str) -> int:
        """The place where a table or an event was started."""
        if stream.startswith("e"):
            return (await self.event(stream)).place
        return (await self.table(stream)).place

    async def file(self, attachment: Attachment) -> tuple[str, bytes]:
        """A file by reference, as (name, bytes)."""
        if attachment.stream.startswith("e"):
            return await cup.file(self, attachment)
        return await records.file(self, attachment)

    async def complete(self, incoming: Incoming, arg: str, typed: str) -> list[tuple[str, str]]:
        """What could stand for an argument being typed: (label, value), at most 25."""
        return await understand.complete(await self.ask(incoming), arg, typed)

    async def form(self, incoming: Incoming) -> Sheet | None:
        """What to ask before a press counts; None when it counts as it is."""
        return await sign_up.sheet(await self.ask(incoming))
