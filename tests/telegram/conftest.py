"""A stand-in for Telegram, a group with people in it, and the adapter talking to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from bots.telegram.chat import TelegramChat
from tests.telegram.people import Group, Person
from tests.telegram.stand_in import TOKEN, StandIn

GROUP = -1001


class Desk:
    """As much of the hall as the adapter sees: keeps what it is given, and can be broken."""

    def __init__(self) -> None:
        self.store = self
        self.rows: dict[str, dict[str, Any]] = {}
        self.moves: list[tuple[str, str]] = []
        self.reachable: dict[str, bool] = {}
        self.broken = 0

    async def receive_many(self, platform: str, rows: list[tuple[str, dict[str, Any]]]) -> None:
        if self.broken:
            self.broken -= 1
            raise OSError("disk full")
        self.rows |= {key: body for key, body in rows if key not in self.rows}

    async def move_chat(self, platform: str, old_chat: str, new_chat: str) -> None:
        self.moves.append((old_chat, new_chat))

    async def set_reachable(self, key: str, reachable: bool) -> None:
        self.reachable[key] = reachable


@pytest.fixture
async def api() -> AsyncIterator[StandIn]:
    async with StandIn() as api:
        yield api


@pytest.fixture
def ming(api: StandIn) -> Person:
    return Person(api, 11, "阿明", username="ming_11", language_code="zh-hans")


@pytest.fixture
def hua(api: StandIn) -> Person:
    return Person(api, 12, "小華", username="Hua_12", language_code="zh-hant")


@pytest.fixture
def tom(api: StandIn) -> Person:
    return Person(api, 13, "Tom", language_code="en-GB")


@pytest.fixture
def group(api: StandIn, ming: Person, hua: Person, tom: Person) -> Group:
    return Group(api, GROUP, "棋牌社", (ming, hua, tom))


@pytest.fixture
def desk() -> Desk:
    return Desk()


def adapter(api: StandIn, desk: Any, token: str = TOKEN, **how: Any) -> TelegramChat:
    url = f"{api.url}/bot"
    how = {"poll": 5, "patience": 0.05, **how}
    return TelegramChat(desk, token, base_url=url, base_file_url=url, **how)


@asynccontextmanager
async def running(chat: TelegramChat) -> AsyncIterator[TelegramChat]:
    task = asyncio.create_task(chat.run())
    try:
        yield chat
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


@pytest.fixture
async def chat(api: StandIn, desk: Desk) -> AsyncIterator[TelegramChat]:
    async with running(adapter(api, desk)) as chat:
        await api.until(lambda: any(call.method == "deleteWebhook" for call in api.calls))
        yield chat
