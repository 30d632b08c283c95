"""A host on Telegram's stand-in that is killed at any moment, and people who go on regardless."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from types import TracebackType
from typing import Any

from bots.book import open_store
from bots.settings import Settings
from storage.store import Store
from tests.host.serving import PATIENCE, Home
from tests.telegram.stand_in import TOKEN, StandIn


class Host:
    """`with` starts the first one; what any of them says on stderr is in `said`."""

    def __init__(self, home: Home, api: StandIn) -> None:
        self.home = home
        self.api = api
        self.home.more |= {"TELEGRAM_TOKEN": TOKEN, "YIQUN_TELEGRAM_API": api.url}
        self._zygote: Process
        self._pid = 0

    async def __aenter__(self) -> Host:
        root = os.pathsep.join(path for path in sys.path if path)
        with (self.home.folder / "stderr").open("w") as said:
            self._zygote = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.host.zygote"),
                cwd=self.home.folder,
                env=self.home.environment | {"PYTHONPATH": root},
                stdin=PIPE,
                stdout=PIPE,
                stderr=said,
            )
        await self.start()
        return self

    async def __aexit__(self, kind: type[BaseException], error: Any, tb: TracebackType) -> None:
        self.kill()
        assert self._zygote.stdin
        self._zygote.stdin.close()
        await asyncio.wait_for(self._zygote.wait(), PATIENCE)

    async def start(self) -> None:
        assert self._zygote.stdin
        assert self._zygote.stdout
        self._zygote.stdin.write(b"\n")
        while not (line := (await self._zygote.stdout.readline()).strip()).isdigit():
            assert line, self.said
        self._pid = int(line)

    def kill(self) -> None:
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
            self._pid = 0

    async def end(self) -> None:
        """As an operator ends it; the database may be read after."""
        pid, self._pid = self._pid, 0
        os.kill(pid, signal.SIGTERM)
        await until(lambda: not _runs(pid))

    async def restart(self) -> None:
        pid = self._pid
        self.kill()
        await until(lambda: not _runs(pid))
        await self.start()

    @property
    def said(self) -> str:
        return (self.home.folder / "stderr").read_text()

    # ------------------------------------------------------------------ looking
    def rows(self, query: str) -> list[Any]:
        """Of the database as it is, while it is in use."""
        path = self.home.folder / "yiqun.db"
        if not path.exists():
            return []
        book = sqlite3.connect(path, timeout=PATIENCE)
        try:
            return book.execute(query).fetchall()
        finally:
            book.close()

    async def quiet(self, patience: float = PATIENCE) -> None:
        """Returns when every update has had its effect and every message has left."""
        waiting = "SELECT 1 FROM inbox WHERE done = 0"
        unsent = "SELECT 1 FROM outbox WHERE state IN ('waiting', 'sending')"
        await until(lambda: not self.api.updates, patience)
        await until(lambda: not self.rows(waiting), patience)
        await until(lambda: not self.rows(unsent), patience)

    async def book(self) -> Store:
        return await open_store(Settings(database=str(self.home.folder / "yiqun.db")), "en")


async def until(done: Callable[[], bool], patience: float = PATIENCE) -> None:
    async with asyncio.timeout(patience):
        while not done():  # noqa: ASYNC110 - it happens in other processes
            await asyncio.sleep(0.02)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
