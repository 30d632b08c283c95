"""Telegram: polls for updates and hands them to the hall, and says what the hall says.

An update is confirmed to Telegram only after the hall has written it down, which is why this
polls by itself: the library's Updater confirms what it has merely fetched.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import structlog
from telegram.error import BadRequest, InvalidToken, RetryAfter, TelegramError

from bots.hall.chat import BadToken, Message
from bots.hall.incoming import Incoming, Where
from bots.telegram import menu
from bots.telegram.answer import Answers
from bots.telegram.budget import Budget
from bots.telegram.keyboard import ITEM
from bots.telegram.people import Admins, Usernames
from bots.telegram.presses import Marks, Presses
from bots.telegram.read import PLATFORM, language, read
from bots.telegram.send import Sender, private, spot_of
from bots.telegram.wire import API, Wire, in_the_halls_terms, seconds
from render.words import DEFAULT, say

log = structlog.get_logger()
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0  # seconds, when Telegram is in trouble
TITLE = 128
Raw = dict[str, Any]


class Book(Protocol):
    async def move_chat(self, platform: str, old_chat: str, new_chat: str) -> None: ...
    async def set_reachable(self, key: str, reachable: bool) -> None: ...


class Desk(Protocol):
    """The part of the hall that is needed here."""

    @property
    def store(self) -> Book: ...
    async def receive_many(self, platform: str, rows: list[tuple[str, Raw]]) -> None: ...


class TelegramChat:
    """`poll`: seconds one request for updates may wait; `patience`: see Presses; `a_minute`:
    see Budget."""

    platform = PLATFORM
    draws = True
    forms = False
    pace = (25.0, 1.0)

    def __init__(
        self,
        hall: Desk,
        token: str,
        *,
        base_url: str = f"{API}/bot",
        base_file_url: str = f"{API}/file/bot",
        poll: float = 30,
        patience: float = 2.5,
        a_minute: int = 20,
    ) -> None:
        self._hall = hall
        self._poll_for = poll
        self._wire = Wire(token, base_url, base_file_url)
        self._presses = Presses(self._wire, patience)
        self._marks = Marks(self._wire)
        self._admins = Admins(self._wire)
        self._usernames = Usernames()
        self._sender = Sender(self._wire, Budget(a_minute))
        self._answers = Answers(self._wire, self._sender, self._presses)
        self._me: Raw = {}

    def read(self, body: Raw) -> Incoming | None:
        return read(body)

    async def send(self, message: Message) -> str:
        if message.handle:
            return await self._answers.give(message)
        spot = spot_of(message.where) if message.where else private(message.user)
        return await self._sender.send(message, spot)

    async def open_room(self, where: Where, title: str) -> str:
        """A topic where the group is a forum and lets us open one."""
        if where.private:
            return ""
        with in_the_halls_terms():
            try:
                topic = await self._wire.create_forum_topic(int(where.chat), title[:TITLE])
            except BadRequest:
                return ""
        return str(topic.message_thread_id)

    async def fetch(self, file: str) -> bytes:
        try:
            found = await self._wire.get_file(file)
            return bytes(await found.download_as_bytearray())
        except TelegramError:
            raise OSError("telegram gave no file") from None

    async def run(self) -> None:
        try:
            await self._open()
            await self._serve()
        finally:
            self._presses.close()
            self._marks.close()
            await self._wire.shutdown()

    async def _open(self) -> None:
        with in_the_halls_terms():
            await self._wire.initialize()
            await self._wire.delete_webhook(drop_pending_updates=False)
        me = self._wire.bot
        self._me = {"id": me.id, "username": me.username or ""}
        self._answers.username = me.username or ""
        try:
            await menu.publish(self._wire)
        except TelegramError as error:  # games go on without menus
            log.warning("telegram menus", error=self._wire.redacted(error))

    async def _serve(self) -> None:
        offset: int | None = None
        pause = FIRST_PAUSE
        while True:
            try:
                updates = await self._wire.updates(offset, self._poll_for)
                await self._take(updates)
            except InvalidToken:
                raise BadToken from None
            except RetryAfter as error:
                await asyncio.sleep(seconds(error))
            except Exception as error:  # nothing was confirmed, so nothing is lost by waiting
                log.warning("telegram", error=self._wire.redacted(error), again_in=pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                pause = FIRST_PAUSE
                # After a quiet week Telegram may count on from a lower number, so no offset
                # is kept that is not needed to confirm something.
                offset = updates[-1]["update_id"] + 1 if updates else None

    async def _take(self, updates: list[Raw]) -> None:
        """Returns when everything in them is safe."""
        for update in updates:
            await self._note(update)
            self._usernames.learn(update)
        await self._admins.learn(updates)
        rows = [row for update in updates if (row := self._row(update)) is not None]
        if rows:
            await self._hall.receive_many(PLATFORM, rows)

    async def _note(self, update: Raw) -> None:
        """What concerns the book of addresses, not the games."""
        message, member = update.get("message", {}), update.get("my_chat_member", {})
        chat = str((message or member).get("chat", {}).get("id", ""))
        if new := message.get("migrate_to_chat_id"):
            await self._hall.store.move_chat(PLATFORM, chat, str(new))
        elif old := message.get("migrate_from_chat_id"):
            await self._hall.store.move_chat(PLATFORM, str(old), chat)
        elif member.get("chat", {}).get("type") == "private":
            reachable = member.get("new_chat_member", {}).get("status") != "kicked"
            await self._hall.store.set_reachable(f"{PLATFORM}:{chat}", reachable)

    def _row(self, update: Raw) -> tuple[str, Raw] | None:
        """The update as an inbox row; None when it is none of the hall's business."""
        body = {
            "update": update,
            "me": self._me,
            "moderator": self._admins.is_admin(update),
            "people": self._usernames.mentioned(update),
        }
        try:
            wanted = self._wanted(update, body)
        except (KeyError, TypeError, ValueError) as error:
            log.warning("telegram update", key=update["update_id"], error=repr(error))
            return None  # kept, it would stop all that come after it
        return (str(update["update_id"]), body) if wanted else None

    def _wanted(self, update: Raw, body: Raw) -> bool:
        query = update.get("callback_query")
        if query is None:
            return read(body) is not None
        if not self._for_the_hall(query, body):
            return False
        self._presses.expect(query["id"])
        return read(body) is not None

    def _for_the_hall(self, query: Raw, body: Raw) -> bool:
        """Marks are kept here; `body` learns what was marked when the list is played."""
        picked = self._marks.of(query)
        item = ITEM.fullmatch(query.get("data", ""))
        if picked is None:
            if item and "reply_markup" not in query.get("message", {}):
                self._presses.hush(query["id"], self._say(query, "old-keyboard"))
                return False
            if item:
                body["picked"] = [int(item["number"])]
        elif item is None and "#=" in query["data"]:
            body["picked"] = sorted(picked.marked)
        elif item is not None:
            full = not self._marks.toggle(query, picked)
            words = self._say(query, "most-picks", most=picked.most) if full else ""
            self._presses.hush(query["id"], words)
            return False
        return True

    def _say(self, query: Raw, key: str, **facts: int) -> str:
        spoken = language(query["from"].get("language_code", "")) or DEFAULT
        return say("bots.telegram", spoken, key, **facts)
