"""The one drainer of a platform's outbox: in order within a lane, within the platform's budget.

A parcel is marked as being sent before it leaves and ticked off after; what a crash caught in
between is sent again with the same nonce.  An edit sent twice changes nothing.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import structlog

from bots.hall import compose
from bots.hall.ask import words
from bots.hall.chat import Chat, Closed, Gone, Message, Moved, Unsendable, Wait
from bots.hall.incoming import Where
from bots.hall.names import named
from bots.hall.pace import Pace
from bots.hall.parcels import parcels, room_name
from bots.hall.post import Answer, Button, Group, Post, Private, Rank, Room
from storage.rows import Parcel
from storage.work import Work

if TYPE_CHECKING:
    from bots.hall.hall import Hall

BATCH = 200
AT_ONCE = 16
GIVE_UP_ANSWERS = 5
PATIENCE = 8
LONGEST_PAUSE = 300_000
FOREVER = 1 << 62

log = structlog.get_logger()


class Drainer:
    """Sends what waits for one chat until cancelled.

    A lane whose head is to be tried again later rests until then: what follows must not
    overtake it, and other lanes go on.
    """

    def __init__(self, hall: Hall, chat: Chat) -> None:
        self.hall = hall
        self.chat = chat
        self.pace = Pace(*chat.pace)
        self.wake = asyncio.Event()
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.resting: dict[str, int] = {}
        # Somebody who asks must not wait for the boards of a whole round to be drawn.
        self._drawing = {answers: asyncio.Semaphore(AT_ONCE) for answers in (True, False)}
        self._cut = True

    async def run(self) -> None:
        await self._recall()
        self.wake.set()
        while True:
            # Not wait_for: in Python 3.11 it can swallow the cancelling that ends the hall.
            with suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await self.wake.wait()
            try:
                await self._round()
            except Exception:
                log.exception("outbox unread", platform=self.chat.platform)
                await asyncio.sleep(1)

    async def quiet(self) -> bool:
        """Whether nothing is on its way, or could be now."""
        ready = await self.hall.store.parcels(self.chat.platform, self.hall.now(), BATCH)
        return not self.busy and all(parcel.lane in self.resting for parcel in ready)

    async def _recall(self) -> None:
        """What an earlier run left behind a pause still rests."""
        for parcel in await self.hall.store.parcels(self.chat.platform, FOREVER, BATCH):
            if parcel.not_before > self.hall.now():
                self.resting.setdefault(parcel.lane, parcel.not_before)

    async def _round(self) -> None:
        self.wake.clear()
        if self._cut:
            await self.hall.store.interrupted(self.chat.platform)
            self._cut = False
        now = self.hall.now()
        self.resting = {name: until for name, until in self.resting.items() if until > now}
        heads: dict[str, Parcel] = {}
        for parcel in await self.hall.store.parcels(self.chat.platform, now, BATCH):
            heads.setdefault(parcel.lane, parcel)
        for name, parcel in heads.items():
            if name not in self.busy and name not in self.resting:
                task = asyncio.create_task(self._deliver(parcel))
                self.busy[name] = task
                task.add_done_callback(lambda done, name=name: self._free(name, done))  # type: ignore[misc]

    def _free(self, name: str, done: asyncio.Task[None]) -> None:
        del self.busy[name]
        if not done.cancelled() and done.exception() is not None:
            log.error("outbox unwritten", platform=self.chat.platform, error=repr(done.exception()))
            self._cut = True
        self.wake.set()

    async def _deliver(self, parcel: Parcel) -> None:
        post = msgspec.convert(parcel.body, Post)
        try:
            async with self._drawing[post.rank == Rank.ANSWER]:
                message = await compose.compose(self.hall, self.chat, parcel, post)
            place = _physical(self.chat.platform, message)
            await self.pace.turn(place)
            await self.hall.store.sending([parcel.id])
            ref = await self._send(message, post, place)
        except Exception as error:
            await self._unsent(parcel, post, error)
        else:
            await self.hall.store.sent(replace(parcel, lane=place), ref, post.stream)

    async def _unsent(self, parcel: Parcel, post: Post, error: Exception) -> None:
        match error:
            case compose.Apart():
                await self.hall.store.drop(parcel.id, "apart")
            case Closed():
                await self._closed(parcel, post)
            case Wait():
                await self._rest(parcel, round(1000 * error.seconds))
            case Moved():
                where = await self._home(post)
                if where is not None and where.chat != error.chat:
                    await self.hall.store.move_chat(self.chat.platform, where.chat, error.chat)
                await self._rest(parcel, 0)
            case Gone() if await self._back_to_group(post):
                await self._rest(parcel, 0)
            case Gone() | Unsendable():
                why = type(error).__name__
                log.warning("not sent", parcel=parcel.id, why=why, detail=str(error))
                await self.hall.store.drop(parcel.id, why)
            case _:
                await self._later(parcel, post, error)

    async def _rest(self, parcel: Parcel, pause: int) -> None:
        until = self.hall.now() + pause
        if pause:
            self.resting[parcel.lane] = until
        await self.hall.store.retry(parcel.id, until)

    async def _home(self, post: Post) -> Where | None:
        if post.follower:
            return compose.where(await self.hall.place(post.follower))
        match post.to:
            case Group(place=number) | Answer(place=number):
                return compose.where(await self.hall.place(number))
            case Room(stream=stream):
                return compose.where(await self.hall.place(await self.hall.home(stream)))
            case _:
                return None

    async def _back_to_group(self, post: Post) -> bool:
        """Where a table's thread was deleted, the table goes on in the group itself."""
        if not isinstance(post.to, Room):
            return False
        name = room_name(post.to.stream, post.follower)
        room = await self.hall.store.room(name)
        home = post.follower or await self.hall.home(post.to.stream)
        if room is None or room.id == home:
            return False
        await self.hall.store.set_room(name, home)
        return True

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
        """Something passing went wrong; results are never given up, answers are.  What fails
        again and again no longer keeps the rest of its lane waiting."""
        log.warning("sending failed", parcel=parcel.id, tries=parcel.tries, error=repr(error))
        if post.rank == Rank.ANSWER and parcel.tries >= GIVE_UP_ANSWERS:
            await self.hall.store.drop(parcel.id, "given up")
            return
        pause = min(LONGEST_PAUSE, 500 * 2 ** min(parcel.tries, 10))
        if parcel.tries < PATIENCE:
            await self._rest(parcel, pause)
        else:
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
                    slot=f"{post.stream}.closed.{key}",
                    rank=Rank.NOTICE,
                    buttons=((Button(words("button-hand"), token, "main"),),),
                    calls=(key,),
                    stream=post.stream,
                )
                await store.commit(Work(parcels=await parcels(self.hall, [notice])))
            case Answer(person=key, place=place):
                person = await store.person(key)
                if person is not None:
                    line = words("closed-answer", who=named(key, person.name))
                    notice = Post(to=Group(place), lines=(line,), rank=Rank.ANSWER, calls=(key,))
                    await store.commit(Work(parcels=await parcels(self.hall, [notice])))
            case _:
                return


def _physical(platform: str, message: Message) -> str:
    """The place a message ends up in: what edits and paces go by."""
    if message.handle:
        return f"{platform}/?{message.user}"
    if message.where is None:
        return f"{platform}/@{message.user}"
    return f"{platform}/{message.where.chat}/{message.where.thread}"
