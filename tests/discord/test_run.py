"""Starting up against a small Discord on a real socket, as discord.py meets it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
import structlog
from aiohttp import WSMsgType, web
from aiohttp.test_utils import TestServer

from bots.discord.chat import DiscordChat
from bots.hall.chat import BadToken, Message, Span, Wait
from bots.hall.incoming import Where
from tests.discord.conftest import Desk

TOKEN = "MTIz.very-secret.token"
CONTENT = discord.Intents(message_content=True).value
ME = {"id": "1", "username": "yiqun", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {
    "id": "2",
    "name": "yiqun",
    "icon": None,
    "description": "",
    "summary": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
    "team": None,
    "owner": ME,
}


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    plain = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=plain)


@dataclass
class Discord:
    """`withholds`: close the gateway on who asks for message content, as for lack of a switch."""

    known: bool = True
    withholds: bool = False
    down: bool = False
    identified: list[int] = field(default_factory=list)
    commands: list[Any] = field(default_factory=list)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    url: str = ""

    def app(self) -> web.Application:
        app = web.Application()
        app.router.add_get("/users/@me", self.me)
        app.router.add_get("/oauth2/applications/@me", self.application)
        app.router.add_put("/applications/2/commands", self.upsert)
        app.router.add_get("/gateway/bot", self.where)
        app.router.add_get("/gateway", self.where)
        app.router.add_get("/ws/", self.gateway)
        app.router.add_post("/channels/9/messages", self.slow_down)
        return app

    async def me(self, request: web.Request) -> web.Response:
        if self.down:
            return answer({"message": "no"}, status=400)
        if not self.known or request.headers["Authorization"] != f"Bot {TOKEN}":
            return answer({"message": "401: Unauthorized", "code": 0}, status=401)
        return answer(ME)

    async def application(self, request: web.Request) -> web.Response:
        return answer(APPLICATION)

    async def upsert(self, request: web.Request) -> web.Response:
        self.commands = await request.json()
        return answer([])

    async def where(self, request: web.Request) -> web.Response:
        start = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        url = self.url.replace("http", "ws") + "ws/"
        return answer({"url": url, "shards": 1, "session_start_limit": start})

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 45000}, "s": None, "t": None})
        async for message in socket:
            if message.type is not WSMsgType.TEXT and message.type is not WSMsgType.BINARY:
                break
            said = json.loads(message.data)
            if said["op"] != 2:
                continue
            self.identified.append(said["d"]["intents"])
            if self.withholds and said["d"]["intents"] & CONTENT:
                await socket.close(code=4014)
                break
            ready = {
                "v": 10,
                "user": ME,
                "guilds": [],
                "session_id": "s",
                "resume_gateway_url": "ws://gone.invalid",
                "application": {"id": "2", "flags": 0},
                "shard": [0, 1],
            }
            await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
            self.ready.set()
        return socket

    async def slow_down(self, request: web.Request) -> web.Response:
        late = {"message": "You are being rate limited.", "retry_after": 90.0, "global": False}
        headers = {
            "Via": "1.1 here",
            "X-RateLimit-Limit": "5",
            "X-RateLimit-Remaining": "0",
            "X-RateLimit-Reset-After": "90",
            "X-RateLimit-Bucket": "b",
        }
        return answer(late, status=429, headers=headers)


@pytest.fixture
async def platform(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    platform = Discord()
    async with TestServer(platform.app()) as server:
        platform.url = str(server.make_url("/"))
        monkeypatch.setattr(discord.http.Route, "BASE", platform.url.rstrip("/"))
        yield platform


@pytest.fixture
async def chat(desk: Desk) -> DiscordChat:
    desk.chat = DiscordChat(desk, TOKEN)
    return desk.chat


async def stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def test_it_starts_listens_and_stops(platform: Discord, chat: DiscordChat) -> None:
    task = asyncio.create_task(chat.run())
    await asyncio.wait_for(platform.ready.wait(), 10)
    assert platform.identified[0] & CONTENT
    assert {"new", "move"} <= {command["name"] for command in platform.commands}
    await stop(task)
    assert chat.client.is_closed()


async def test_nothing_is_sent_before_discord_has_let_us_in(chat: DiscordChat) -> None:
    message = Message((Span("x"),), "en", "1", where=Where("9"))
    with pytest.raises(Wait):
        await chat.send(message)
    with pytest.raises(Wait):
        await chat.open_room(Where("9"), "#1")


async def test_it_goes_on_without_message_content(platform: Discord, chat: DiscordChat) -> None:
    platform.withholds = True
    with structlog.testing.capture_logs() as logs:
        task = asyncio.create_task(chat.run())
        await asyncio.wait_for(platform.ready.wait(), 10)
    asked, settled = platform.identified
    assert asked & CONTENT
    assert not settled & CONTENT
    assert [log["log_level"] for log in logs] == ["warning"]
    await stop(task)


async def test_an_unknown_token_is_said_at_once(platform: Discord, chat: DiscordChat) -> None:
    platform.known = False
    with pytest.raises(BadToken) as error:
        await chat.run()
    assert TOKEN not in repr(error.value)


async def test_a_discord_that_is_not_there_is_said_at_once(
    platform: Discord, chat: DiscordChat, monkeypatch: pytest.MonkeyPatch
) -> None:
    platform.down = True
    with pytest.raises(OSError, match="400"):
        await chat.run()


async def test_long_rate_limits_are_the_hall_s_to_wait(
    platform: Discord, chat: DiscordChat
) -> None:
    task = asyncio.create_task(chat.run())
    await asyncio.wait_for(platform.ready.wait(), 10)
    message = Message((Span("x"),), "en", "1", where=Where("9"))
    await asyncio.wait_for(chat.client.wait_until_ready(), 10)
    with pytest.raises(Wait) as wait:
        await chat.send(message)
    assert wait.value.seconds == pytest.approx(90)
    await stop(task)


async def test_the_token_is_never_logged(
    platform: Discord, chat: DiscordChat, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    platform.withholds = True
    task = asyncio.create_task(chat.run())
    await asyncio.wait_for(platform.ready.wait(), 10)
    await stop(task)
    assert caplog.records
    assert TOKEN not in caplog.text
    assert "very-secret" not in f"{chat!r} {vars(chat.client)!r}"
