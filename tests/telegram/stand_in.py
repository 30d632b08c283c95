"""A stand-in for Telegram: its Bot API on a loopback port, over a world of made-up people.

It keeps messages and unconfirmed updates while bots come and go, refuses what Telegram
refuses, and can be told to fail.
"""

from __future__ import annotations

import asyncio
import json
import math
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from aiohttp import BodyPartReader, web

from tests.telegram.limits import Raw, Refused
from tests.telegram.methods import Files, Methods
from tests.telegram.world import public

TOKEN = "999:stand-in-token-that-must-never-be-seen"
T = TypeVar("T")
WORDS = frozenset(
    (
        *("text", "caption", "callback_query_id", "language_code", "name", "url", "parse_mode"),
        "file_id",
    )
)


@dataclass
class Fault:
    """`after` is set for an answer that is lost although the deed was done."""

    method: str
    refused: Refused
    times: int
    chat: int | None
    after: bool

    def hits(self, method: str, chat: int | None) -> bool:
        meant = self.method in (method, "*") and self.chat in (None, chat)
        return meant and self.times > 0


@dataclass
class Call:
    method: str
    parameters: Raw
    files: Files = field(default_factory=dict)


class StandIn(Methods):
    def __init__(self) -> None:
        super().__init__()
        self.calls: list[Call] = []
        self.faults: list[Fault] = []
        self.sent: Counter[int] = Counter()
        self.offsets: list[int | None] = []
        self.token = TOKEN
        self.url = ""
        self.waiting = False
        self._quiet: dict[int, float] = {}
        self._news = asyncio.Condition()
        self._polls = 0
        self._runner: web.AppRunner | None = None

    # ------------------------------------------------------------------ life
    async def __aenter__(self) -> StandIn:
        app = web.Application(client_max_size=60 * 2**20)
        app.router.add_post("/bot{token}/{method}", self._serve)
        app.router.add_get("/bot{token}/{file}", self._download)
        self._runner = web.AppRunner(
            app, shutdown_timeout=0.1, handler_cancellation=True, access_log=None
        )
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host, port = self._runner.addresses[0][:2]
        self.url = f"http://{host}:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner is not None
        await self._runner.cleanup()

    # ------------------------------------------------------------------ trouble
    def fail(
        self,
        method: str,
        code: int,
        description: str,
        *,
        times: int = 1,
        chat: int | None = None,
        after: bool = False,
        **parameters: int,
    ) -> None:
        refused = Refused(code, description, **parameters)
        self.faults.append(Fault(method, refused, times, chat, after))

    def flood(self, chat: int, seconds: float) -> None:
        """This chat has had too many messages, and takes no more for so long."""
        self._quiet[chat] = asyncio.get_running_loop().time() + seconds

    def _check_flood(self, chat: int | None) -> None:
        left = self._quiet.get(chat or 0, 0.0) - asyncio.get_running_loop().time()
        if left > 0:
            after = math.ceil(left)
            words = f"Too Many Requests: retry after {after}"
            raise Refused(429, words, retry_after=after)

    # ------------------------------------------------------------------ requests
    async def _serve(self, request: web.Request) -> web.Response:
        method = request.match_info["method"]
        try:
            if request.match_info["token"] != self.token:
                raise Refused(401, "Unauthorized")
            return _answer(await self._called(method, *await _decoded(request)))
        except Refused as refused:
            return _refusal(refused)
        finally:
            await self._tell()

    async def _download(self, request: web.Request) -> web.Response:
        content = self.files.get(request.match_info["file"])
        if content is None or request.match_info["token"] != self.token:
            raise web.HTTPNotFound
        return web.Response(body=content)

    async def _called(self, method: str, p: Raw, files: Files) -> Any:
        chat = p.get("chat_id")
        if method != "getUpdates":
            self.calls.append(Call(method, p, files))
        fault = next((f for f in self.faults if f.hits(method, chat)), None)
        if fault is not None:
            fault.times -= 1
        if fault is not None and not fault.after:
            raise fault.refused
        self._check_flood(chat)
        result = await self._done(method, p, files)
        if fault is not None:
            raise fault.refused
        return result

    async def _done(self, method: str, p: Raw, files: Files) -> Any:
        if method == "getUpdates":
            return await self._get_updates(p)
        deed = getattr(self, method, None)
        if deed is None or not method[:3].islower():
            raise Refused(404, "Not Found: method not found")
        result = deed(p, files)
        if method.startswith(("send", "edit")):
            self.sent[p["chat_id"]] += 1
        return result

    async def _get_updates(self, p: Raw) -> list[Raw]:
        self._polls += 1
        mine = self._polls
        offset = p.get("offset")
        self.offsets.append(offset)
        self.updates = [u for u in self.updates if u["update_id"] >= (offset or 0)]
        self.waiting = not self.updates
        await self._tell()
        with suppress(TimeoutError):
            async with asyncio.timeout(p.get("timeout", 0)), self._news:
                await self._news.wait_for(lambda: self.updates or self._polls != mine)
        self.waiting = False
        if self._polls != mine:
            raise Refused(409, "Conflict: terminated by other getUpdates request")
        return [u for u in self.updates if u["update_id"] >= (offset or 0)][: p.get("limit", 100)]

    # ------------------------------------------------------------------ waiting
    def arrived(self) -> None:
        self._telling = asyncio.ensure_future(self._tell())

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def until(self, found: Callable[[], T | None]) -> T:
        """The first true value of a function of what has happened here."""
        async with asyncio.timeout(10), self._news:
            return cast(T, await self._news.wait_for(found))

    async def confirmed(self) -> None:
        """Returns when the bot has taken, and confirmed, every update."""
        await self.until(lambda: not self.updates)

    async def answer_to(self, query: str) -> str:
        """What the popup of a press says, once there is one."""
        return (await self.until(lambda: self.answered.get(query))).text


async def _decoded(request: web.Request) -> tuple[Raw, Files]:
    """Form fields, of which all but words are JSON, and files."""
    p: Raw = {}
    files: Files = {}
    if not request.content_type.startswith("multipart/"):
        for key, value in (await request.post()).items():
            p[key] = value if key in WORDS else json.loads(str(value))
        return p, files
    # Read part by part: `post` would leave open files behind when a client dies half-way.
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader) and part.name
        data = await part.read()
        if part.filename:
            files[part.name] = (part.filename, bytes(data))
        else:
            p[part.name] = data.decode() if part.name in WORDS else json.loads(data)
    return p, files


def _answer(result: Any) -> web.Response:
    return web.json_response({"ok": True, "result": public(result)})


def _refusal(refused: Refused) -> web.Response:
    body: Raw = {"ok": False, "error_code": refused.code, "description": refused.description}
    if refused.parameters:
        body["parameters"] = refused.parameters
    return web.json_response(body, status=refused.code)
