"""The whole house on Telegram: adapter, hall and a real database file, against the stand-in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from pathlib import Path

from bots.hall.hall import Hall
from bots.telegram.chat import TelegramChat
from storage.store import Store
from tests.telegram.conftest import adapter
from tests.telegram.stand_in import StandIn
from tests.telegram.world import NOW


class House:
    """Opened and closed over the same file, it is the same house after a restart."""

    def __init__(self, api: StandIn, path: Path) -> None:
        self.api = api
        self.path = path
        self.later = 0
        self._drawn = 0
        self.hall: Hall
        self.chat: TelegramChat

    @asynccontextmanager
    async def open(self) -> AsyncIterator[House]:
        store = await Store.open(str(self.path))
        self.hall = await Hall.open(store, self.now, self._entropy)
        self.chat = adapter(self.api, self.hall, patience=5, a_minute=10_000)
        self.chat.pace = (1000.0, 1000.0)
        self.hall.attach(self.chat)
        await self.hall.start()
        task = asyncio.create_task(self.chat.run())
        try:
            yield self
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            await self.hall.stop()
            await store.close()

    async def settled(self) -> None:
        """Everything said was heard, and everything answered has arrived."""
        await self.api.confirmed()
        async with asyncio.timeout(10):
            await self.hall.settled()

    def now(self) -> int:
        """A clock that goes on by itself, and by `later` ms when told to."""
        return NOW * 1000 + round(asyncio.get_running_loop().time() * 1000) + self.later

    def _entropy(self, count: int) -> bytes:
        """Not by chance, so that every run deals the same."""
        self._drawn += 1
        return sha256(f"deal {self._drawn}".encode()).digest()[:count]
