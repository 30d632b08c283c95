"""A real hall on a real database file, with its web pages on a free port."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Callable
from pathlib import Path

from bots.hall.hall import Hall
from bots.web.chat import WebChat
from storage.store import Store


def now() -> int:
    return time.time_ns() // 1_000_000


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """Store, hall and web chat; `close` and `open` again on the same file and port is a restart."""

    def __init__(self, path: Path, port: int, entropy: Callable[[int], bytes] = os.urandom) -> None:
        self.path = path
        self.port = port
        self.entropy = entropy
        self.store: Store
        self.hall: Hall
        self.chat: WebChat
        self._run: asyncio.Task[None]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def open(self, serve: bool = True) -> House:
        self.store = await Store.open(str(self.path))
        self.hall = await Hall.open(self.store, now, self.entropy)
        self.chat = WebChat(self.hall, "127.0.0.1", self.port)
        self.hall.attach(self.chat)
        await self.hall.start()
        if serve:
            self._run = asyncio.create_task(self.chat.run())
        return self

    async def close(self, serve: bool = True) -> None:
        if serve:
            self._run.cancel()
            await asyncio.gather(self._run, return_exceptions=True)
        await self.hall.stop()
        await self.store.close()
