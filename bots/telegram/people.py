"""Who may manage a group, and whose @name is whose: what an update itself does not say."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from telegram.error import TelegramError

from bots.telegram.wire import Wire

FRESH = 120.0  # seconds
HURRY = 3.0
REMEMBERED = 50_000
Raw = dict[str, Any]


class Admins:
    """All administrators of a group at once: one question serves everyone in it."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._known: dict[int, tuple[float, frozenset[int]]] = {}

    async def learn(self, updates: list[Raw]) -> None:
        """Makes sure that we know of the groups these updates come from."""
        now = asyncio.get_running_loop().time()
        groups = {group for update in updates if (group := _group(update))}
        stale = [g for g in groups if self._known.get(g, (-FRESH, None))[0] <= now - FRESH]
        await asyncio.gather(*(self._ask(group, now) for group in stale))

    def is_admin(self, update: Raw) -> bool:
        _, admins = self._known.get(_group(update), (0.0, frozenset()))
        return _sender(update) in admins

    async def _ask(self, group: int, now: float) -> None:
        """Updates must not wait long for this: who cannot be looked up is no administrator."""
        admins = self._known.get(group, (0.0, frozenset()))[1]
        try:
            async with asyncio.timeout(HURRY):
                found = await self._wire.get_chat_administrators(group)
            admins = frozenset(member.user.id for member in found)
        except (TelegramError, TimeoutError):
            pass
        self._known[group] = (now, admins)


class Usernames:
    """Bots cannot look up an @name, but those who write to us tell us theirs."""

    def __init__(self) -> None:
        self._ids: OrderedDict[str, int] = OrderedDict()

    def learn(self, update: Raw) -> None:
        told = update.get("callback_query") or update.get("message") or {}
        for user in told.get("from", {}), told.get("reply_to_message", {}).get("from", {}):
            if (name := user.get("username")) and not user.get("is_bot"):
                self._ids[name.lower()] = user["id"]
        while len(self._ids) > REMEMBERED:
            self._ids.popitem(last=False)

    def mentioned(self, update: Raw) -> dict[str, int]:
        """Of the @names in a message, those that we know, in lower case without the @."""
        message = update.get("message", {})
        text = (message.get("text") or message.get("caption") or "").lower()
        names = {word.strip("@,.;:!?，。；：！？") for word in text.split() if "@" in word}
        return {name: self._ids[name] for name in names if name in self._ids}


def _message(update: Raw) -> Raw:
    query = update.get("callback_query", {})
    found: Raw = update.get("message") or query.get("message") or {}
    return found


def _group(update: Raw) -> int:
    chat = _message(update).get("chat", {})
    return int(chat.get("id", 0)) if chat.get("type") in ("group", "supergroup") else 0


def _sender(update: Raw) -> int:
    person = update.get("callback_query") or update.get("message") or {}
    return int(person.get("from", {}).get("id", 0))
