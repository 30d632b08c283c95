"""The one drainer of a platform's outbox: in order within a lane, within the platform's budget.

A parcel is marked as being sent before it leaves and ticked off after; what a crash caught in
between is sent again with the same nonce.  An edit sent twice changes nothing.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import structlog

from bots.hall import compose
from bots.hall.ask import words
from bots.hall.chat import Chat, Closed, Gone, Message, Moved, Unsendable, Wait
from bots.hall.names import named
from bots.hall.pace import Pace
from bots.hall.post import Answer, Button, Group, Post, Private, Rank, Room
from storage.rows import Parcel
from storage.work import Work

if TYPE_CHECKING:
    from bots.hall.hall import Hall

BATCH = 200
AT_ONCE = 16
GIVE_UP_ANSWERS = 5
LONGEST_PAUSE = 300_000

log = structlog.get_logger()


def lane(post: Post, platform: str, home: str = "") -> str:
    """Where a post goes, as the outbox sorts it."""
    match post.to:
        case Private(person=person):
            return f"{platform}/@{person.partition(':')[2]}"
        case Answer(person=person):
            return f"{platform}/?{person.partition(':')[2]}"
        case Group(place=place):
            return f"{platform}/{place}"
        case Room(stream=stream):
            return f"{platform}/{stream}"


class Drainer:
    """Sends what waits for one chat until cancelled."""

    def __init__(self, hall: Hall, chat: Chat) -> None:
        self.hall = hall
        self.chat = chat
        self.pace = Pace(*chat.pace)
        self.wake = asyncio.Event()
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.waiting = 0

    @property
    def idle(self) -> bool:
        return not self.busy and not self.wake.is_set() and not self.waiting

    async def run(self) -> None:
        await self.hall.store.interrupted(self.chat.platform)
        self.wake.set()
        while True:
            try:
                await asyncio.wait_for(self.wake.wait(), 1.0)
            except TimeoutError:
                self.wake.set()
            await self._round()

    async def _round(self) -> None:
        now = self.hall.now()
        parcels = await self.hall.store.parcels(self.chat.platform, now, BATCH)
        self.wake.clear()
        self.waiting = len(parcels)
        heads: dict[str, Parcel] = {}
        for parcel in parcels:
            heads.setdefault(parcel.lane, parcel)
        for name, parcel in heads.items():
            if name not in self.busy and len(self.busy) < AT_ONCE:
                task = asyncio.create_task(self._deliver(parcel))
                self.busy[name] = task
                task.add_done_callback(lambda _, name=name: self._free(name))  # type: ignore[misc]

    def _free(self, name: str) -> None:
        del self.busy[name]
        self.wake.set()

    async def _deliver(self, parcel: Parcel) -> None:
        store = self.hall.store
        post = msgspec.convert(parcel.body, Post)
        try:
            message = await compose.compose(self.hall, self.chat, parcel, post)
            place = _physical(self.chat.platform, message)
            await self.pace.turn(place)
            await store.sending([parcel.id])
            ref = await self._send(message, post, place)
            await store.sent(replace(parcel, lane=place), ref, post.stream)
        except compose.Apart:
            await store.drop(parcel.id, "apart")
        except Closed:
            await self._closed(parcel, post)
        except Wait as wait:
            await store.retry(parcel.id, self.hall.now() + round(1000 * wait.seconds))
        except Moved as moved:
            await self.hall.moved(self.chat.platform, message.where, moved.chat)
            await store.retry(parcel.id, self.hall.now())
        except (Gone, Unsendable) as error:
            log.warning("not sent", parcel=parcel.id, why=type(error).__name__, detail=str(error))
            await store.drop(parcel.id, type(error).__name__)
        except Exception as error:
            await self._later(parcel, post, error)

    async def _send(self, message: Message, post: Post, place: str) -> str:
        """Edit what shows this slot now, or send; the earlier message may be gone."""
        shown = await self.hall.store.shown(place, post.slot) if post.slot else None
        if shown is not None and not post.fresh:
            try:
                return await self.chat.send(replace(message, edit=shown.ref))
            except Gone:
                await self.hall.store.forget(place, post.slot)
        return await self.chat.send(message)

    async def _later(self, parcel: Parcel, post: Post, error: Exception) -> None:
        """Something passing went wrong; results are never given up, answers are."""
        log.warning("sending failed", parcel=parcel.id, tries=parcel.tries, error=repr(error))
        if post.rank == Rank.ANSWER and parcel.tries >= GIVE_UP_ANSWERS:
            await self.hall.store.drop(parcel.id, "given up")
            return
        pause = min(LONGEST_PAUSE, 500 * 2 ** min(parcel.tries, 10))
        await self.hall.store.retry(parcel.id, self.hall.now() + pause)

    async def _closed(self, parcel: Parcel, post: Post) -> None:
        """Somebody cannot be written to: say once at the table how they see their hand."""
        store = self.hall.store
        await store.drop(parcel.id, "closed")
        match post.to:
            case Private(person=key):
                person = await store.person(key)
                await store.set_reachable(key, False)
                if person is None or not post.stream:
                    return
                if person.reachable is False and not post.fresh:
                    return  # said at the start of this game
                line = words("closed", who=named(key, person.name))
                token = self.hall.stamp.token(post.stream, 0, "hand")
                notice = Post(
                    to=Room(post.stream),
                    lines=(line,),
                    slot=f"{post.stream}.closed",
                    rank=Rank.NOTICE,
                    buttons=((Button(words("button-hand"), token, "main"),),),
                    calls=(key,),
                    stream=post.stream,
                )
                await self.hall.store.commit(
                    Work(parcels=[self.hall.parcel(notice, self.chat.platform)])
                )
            case _:
                return


def _physical(platform: str, message: Message) -> str:
    """The place a message ends up in: what edits and paces go by."""
    if message.handle:
        return f"{platform}/?{message.user}"
    if message.where is None:
        return f"{platform}/@{message.user}"
    return f"{platform}/{message.where.chat}/{message.where.thread}"
