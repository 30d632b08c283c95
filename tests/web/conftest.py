"""Houses with pages, and guests who visit them without a browser."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer

from tests.web.house import House

PATIENCE = 30.0
_KEYS = itertools.count(1)
Client = TestClient[Any, Any]


class Visitor:
    """A guest over HTTP: what their browser would send and get."""

    def __init__(self, client: Client, language: str) -> None:
        self.client = client
        self.language = {"Accept-Language": language}

    async def get(self, path: str) -> str:
        response = await self.client.get(path, headers=self.language)
        return await response.text()

    async def do(self, **action: Any) -> dict[str, Any]:
        """One action as the page's script sends it; a key of its own unless one is given."""
        said = {"key": f"key-{next(_KEYS):08}", **action}
        headers = {"X-Yiqun": "1", **self.language}
        response = await self.client.post("/do", json=said, headers=headers)
        assert response.status == 200, await response.text()
        answer: dict[str, Any] = await response.json()
        return answer

    async def command(self, command: str, at: str = "", **args: str) -> dict[str, Any]:
        return await self.do(command=command, args=args, at=at)

    async def says(self, text: str, at: str = "") -> str:
        """What is answered to a typed line."""
        answer = await self.do(text=text, at=at)
        return "\n".join(one["text"] for one in answer["said"])

    async def press(self, page: str, label: str) -> dict[str, Any]:
        """Press the button of this label on a page."""
        found = re.search(rf'data-press="([^"]+)"[^>]*>{label}<', await self.get(page))
        assert found, label
        return await self.do(press=found[1], at=page[1] + page[3:])

    @property
    def cookie(self) -> str:
        jar = self.client.session.cookie_jar.filter_cookies(self.client.make_url("/"))
        return jar["yiqun_guest"].value


class Parlour:
    """A house whose pages are served to visitors."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._clients: list[Client] = []
        self._server: TestServer

    async def open(self) -> None:
        await self.house.open(serve=False)
        self._server = TestServer(await self.house.chat.app())
        await self._server.start_server()

    async def close(self) -> None:
        async with asyncio.timeout(PATIENCE):
            self.house.chat.live.close()
            for client in self._clients:
                await client.session.close()
            await self._server.close()
            await self.house.close(serve=False)

    async def settled(self) -> None:
        """All that was asked is done and said."""
        async with asyncio.timeout(PATIENCE):
            await self.house.hall.settled()

    async def visitor(self, language: str = "en") -> Visitor:
        """Somebody new, who has seen the hall."""
        client: Client = TestClient(self._server)
        self._clients.append(client)
        visitor = Visitor(client, language)
        await visitor.get("/")
        return visitor


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    parlour = Parlour(House(tmp_path / "hall.db", 0))
    await parlour.open()
    yield parlour
    await parlour.close()
