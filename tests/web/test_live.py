"""News: pages hear of what concerns them, hosts say when they cannot serve."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import pytest
from aiohttp import ClientResponse

from tests.web.conftest import Parlour
from tests.web.house import House

PATIENCE = 10.0


async def news(response: ClientResponse) -> str:
    """The topic of the next piece of news."""
    async with asyncio.timeout(PATIENCE):
        while True:
            line = (await response.content.readline()).decode()
            if line.startswith("data: "):
                return str(json.loads(line[6:])["topic"])


async def test_watchers_hear_of_a_move(parlour: Parlour) -> None:
    player, watcher = await parlour.visitor(), await parlour.visitor()
    await player.command("new", game="xiangqi", opponent="computer1")
    await parlour.settled()
    async with watcher.client.get("/live?of=t1") as response:
        assert response.headers["Content-Type"].startswith("text/event-stream")
        await response.content.readline()
        await player.says("h2e2", "t1")
        assert await news(response) == "t1"
    assert "C2.5" in await watcher.get("/t/1/part")


async def test_the_hall_hears_of_a_new_table_and_an_event(parlour: Parlour) -> None:
    player, watcher = await parlour.visitor(), await parlour.visitor()
    async with watcher.client.get("/live?of=hall") as response:
        await response.content.readline()
        await player.command("new", game="gomoku")
        assert await news(response) == "hall"
        await player.command("event.new", preset="gomoku")
        assert await news(response) == "hall"


async def test_the_invited_hear_of_a_rematch_wherever_they_are(parlour: Parlour) -> None:
    one, two = await parlour.visitor(), await parlour.visitor()
    await one.command("new", game="gomoku")
    await two.command("join", table="1")
    await two.says("/resign", "t1")
    await parlour.settled()
    async with two.client.get("/live?of=t1") as response:
        await response.content.readline()
        assert (await one.press("/t/1", "Play again"))["go"] == "/t/2"
        assert await news(response) == "@" + two.cookie.split(".")[0]
    assert 'href="/t/2"' in await two.get("/t/1")


async def test_who_goes_away_is_forgotten(parlour: Parlour) -> None:
    watcher = await parlour.visitor()
    live = parlour.house.chat.live
    async with watcher.client.get("/live?of=t7") as response:
        await response.content.readline()
        assert "t7" in live._watchers
    live.close()
    for _ in range(100):
        if not live._watchers:
            break
        await asyncio.sleep(0.02)
    assert not live._watchers


async def test_a_port_in_use_is_an_error_at_once(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        house = await House(tmp_path / "hall.db", taken.getsockname()[1]).open(serve=False)
        try:
            with pytest.raises(OSError, match="address already in use"):
                await house.chat.run()
        finally:
            await house.close(serve=False)


async def test_guests_and_buttons_outlive_a_restart(tmp_path: Path) -> None:
    parlour = Parlour(House(tmp_path / "hall.db", 0))
    await parlour.open()
    guest = await parlour.visitor()
    await guest.command("new", game="xiangqi", opponent="computer1")
    page, cookie = await guest.get("/t/1"), guest.cookie
    await parlour.close()
    again = Parlour(House(tmp_path / "hall.db", 0))
    await again.open()
    try:
        back = await again.visitor()
        jar = back.client.session.cookie_jar
        jar.clear()
        jar.update_cookies({"yiqun_guest": cookie}, back.client.make_url("/"))
        assert "h2e2" not in await back.get("/t/1/record.json")
        token = next(t for t in page.split('"') if t.startswith("t1.") and ".move.h2e2~" in t)
        assert (await back.do(press=token, at="t1"))["said"] == []
        assert "h2e2" in await back.get("/t/1/record.json")
    finally:
        await again.close()
