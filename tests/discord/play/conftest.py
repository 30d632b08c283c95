"""The real hall over a real database, behind the real discord.py, in a Discord in memory."""

from __future__ import annotations

import hashlib
import itertools
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import simcord

from bots.discord.chat import DiscordChat
from bots.hall.hall import Hall
from storage.store import Store
from tests.discord.conftest import populate
from tests.discord.play.parlour import Parlour


def counted() -> Callable[[int], bytes]:
    """Entropy that is the same in every run."""
    count = itertools.count()

    def entropy(size: int) -> bytes:
        stream = b""
        while len(stream) < size:
            stream += hashlib.sha256(str(next(count)).encode()).digest()
        return stream[:size]

    return entropy


def now() -> int:
    return time.time_ns() // 1_000_000


def hasty(hall: Hall) -> DiscordChat:
    """The adapter without its message budget: a Discord in memory has none."""
    chat = DiscordChat(hall, "a.secret.token")
    chat.pace = (10_000.0, 10_000.0)
    hall.attach(chat)
    return chat


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(str(tmp_path / "book.db"))
    yield store
    await store.close()


@pytest.fixture
async def hall(store: Store) -> Hall:
    return await Hall.open(store, now, counted())


@pytest.fixture
async def chat(hall: Hall) -> DiscordChat:
    return hasty(hall)


@pytest.fixture
async def parlour(
    simcord_env: simcord.Env, store: Store, hall: Hall, chat: DiscordChat
) -> AsyncIterator[Parlour]:
    parlour = Parlour(populate(simcord_env), store, hall, chat)
    await parlour.open()
    yield parlour
    await parlour.close()
