"""Tokens that the platforms do not know, and platforms that cannot be reached."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import discord
import pytest
from aiohttp import web

from bots.book import CannotServe
from bots.host import serve
from bots.settings import Settings
from tests.host.serving import Home, free_port, one_sentence
from tests.telegram.stand_in import StandIn

WRONG = "123:wrong-token-that-must-not-be-seen"


async def run(home: Home) -> subprocess.CompletedProcess[str]:
    return await asyncio.to_thread(home.run, "serve")


async def test_telegram_does_not_know_the_token(home: Home) -> None:
    async with StandIn() as api:
        home.more = {"TELEGRAM_TOKEN": WRONG, "YIQUN_TELEGRAM_API": api.url}
        done = await run(home)
    done.stdout = ""  # the web hall may have said that it is open
    line = one_sentence(done)
    assert line.startswith("Telegram does not know this token")
    assert "wrong" not in line


async def test_telegram_cannot_be_reached(home: Home) -> None:
    address = f"http://127.0.0.1:{free_port()}"
    home.more = {"TELEGRAM_TOKEN": WRONG, "YIQUN_TELEGRAM_API": address}
    done = await run(home)
    done.stdout = ""
    line = one_sentence(done)
    assert line.startswith("Telegram cannot be reached")
    assert "wrong" not in line


async def test_discord_does_not_know_the_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(request: web.Request) -> web.Response:
        return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", refuse)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}")
    settings = Settings(
        database=str(tmp_path / "yiqun.db"), port=free_port(), discord_token="abc.def.wrong"
    )
    try:
        with pytest.raises(CannotServe, match="Discord does not know this token"):
            await asyncio.wait_for(serve(settings, "en", lambda _: None), 60)
    finally:
        await runner.cleanup()
