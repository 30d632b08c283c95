"""The web hall as a chat: one group, a thread for each table, guests instead of members."""

from __future__ import annotations

import asyncio
import base64
import re
from typing import Any

from aiohttp import web

from bots.hall.chat import Message
from bots.hall.hall import Hall
from bots.hall.incoming import Incoming, Where, Who
from bots.web import pages
from bots.web.guests import Register
from bots.web.live import Live
from storage.rows import Secret
from storage.work import Work

HALL = "hall"
COOKIE_KEY = ("web", "cookie")
CLOSING = 0.5
WARM_UP = 3.0  # seconds: what waited while the host was away goes first
_TITLE = re.compile(r"#(e?)(\d+)")


class WebChat:
    """Pages are computed when they are fetched; a message only says that there is news."""

    platform = "web"
    draws = False
    forms = True
    pace = (10_000.0, 10_000.0)

    def __init__(self, hall: Hall, host: str, port: int) -> None:
        self.hall = hall
        self.host = host
        self.port = port
        self.live = Live()
        self.asked: dict[str, asyncio.Future[Message]] = {}

    def read(self, body: dict[str, Any]) -> Incoming | None:
        """A row as `bots.web.actions` wrote it."""
        thread = body["thread"]
        return Incoming(
            platform=self.platform,
            key=body["request"],
            at=0,
            who=Who(body["user"], body["name"], body["language"]),
            where=Where(HALL, thread),
            text=body.get("text", ""),
            command=body.get("command", ""),
            args=body.get("args", {}),
            press=body.get("press", ""),
            picked=tuple(body.get("picked", ())),
            file=body.get("file", ""),
            file_name=body.get("file_name", ""),
            addressed=True,
            answer={"request": body["request"]},
        )

    async def send(self, message: Message) -> str:
        """An answer goes to the request that waits for it, all else wakes the pages."""
        if message.handle:
            waiting = self.asked.get(message.handle["request"])
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
        elif message.user:
            self._tell_privately(message)
        else:
            self._tell_all(message)
        return message.slot or message.nonce

    def _tell_all(self, message: Message) -> None:
        """Whoever is called by name hears it on whatever page they are."""
        called = {f"@{span.user}" for span in message.spans if span.call and span.user}
        for topic in {HALL, message.stream, *called}:
            self.live.tell(topic)

    def _tell_privately(self, message: Message) -> None:
        """Hands are on the table's page, for their owner alone; other words are for everywhere."""
        if message.stream:
            self.live.tell(message.stream)
        else:
            self.live.tell(f"@{message.user}", message.text)

    async def open_room(self, where: Where, title: str) -> str:
        """A table's page is its thread, named like its stream."""
        found = _TITLE.match(title)
        return f"{found[1] or 't'}{found[2]}" if found else ""

    async def fetch(self, file: str) -> bytes:
        """An upload lies in the inbox with its request, in base64."""
        return base64.b64decode(file)

    async def run(self) -> None:
        """Serve pages until cancelled.  Raises OSError when the port cannot be had."""
        runner = web.AppRunner(await self.app(), access_log=None, shutdown_timeout=CLOSING)
        await runner.setup()
        try:
            await web.TCPSite(runner, self.host, self.port).start()
            await asyncio.sleep(WARM_UP)
            await asyncio.to_thread(pages.warm_up)
            await asyncio.Event().wait()
        finally:
            self.live.close()
            await runner.cleanup()

    async def app(self) -> web.Application:
        return pages.application(self, Register(await self._cookie_key()))

    async def _cookie_key(self) -> bytes:
        """The same for the life of a database, so that guests stay who they are."""
        store = self.hall.store
        key = await store.secret(*COOKIE_KEY)
        if key is None:
            key = self.hall.entropy(32).hex()
            await store.commit(Work(secrets=[Secret(*COOKIE_KEY, key)]))
        return bytes.fromhex(key)
