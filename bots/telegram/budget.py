"""How much may be said in a group: Telegram counts by the minute, and is cross when it is more."""

from __future__ import annotations

import asyncio
from collections import deque

from bots.hall.chat import Wait

MINUTE = 60.0
REMEMBERED = 1000


class Budget:
    """`most`: messages and edits a minute in one group (python-telegram-bot's flood limits
    name 20).  To wait beforehand is better than to be told: then nothing goes out for longer."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._spent: dict[int, deque[float]] = {}

    def spend(self, chat: int) -> None:
        """Raises Wait when this group has had enough.  Private chats are not counted."""
        if chat > 0:
            return
        now = asyncio.get_running_loop().time()
        spent = self._spent.setdefault(chat, deque(maxlen=self._most))
        if len(spent) == self._most and now - spent[0] < MINUTE:
            raise Wait(spent[0] + MINUTE - now)
        spent.append(now)
        if len(self._spent) > REMEMBERED:
            self._spent = {c: s for c, s in self._spent.items() if now - s[-1] < MINUTE}
