"""A Discord in memory, with the real discord.py in front of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from bots.discord.chat import DiscordChat
from bots.discord.gateway import Gateway
from bots.hall.incoming import Incoming


@dataclass
class Desk:
    """A hall that writes down what it hears, and suggests what it is told to."""

    heard: list[Incoming] = field(default_factory=list)
    suggestions: list[tuple[str, str]] = field(default_factory=list)
    asked: list[tuple[str, str]] = field(default_factory=list)
    broken: bool = False
    chat: DiscordChat | None = None

    async def receive(self, platform: str, key: str, body: dict[str, Any]) -> object:
        assert self.chat is not None
        if self.broken:
            raise OSError("disk full")
        incoming = self.chat.read(body)
        assert incoming is not None
        assert (platform, key) == (incoming.platform, incoming.key)
        self.heard.append(incoming)
        return None

    async def complete(self, incoming: Incoming, arg: str, typed: str) -> list[tuple[str, str]]:
        if self.broken:
            raise OSError("disk full")
        self.asked.append((arg, typed))
        return self.suggestions


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
async def chat(desk: Desk) -> DiscordChat:
    desk.chat = DiscordChat(desk, "a.secret.token")
    return desk.chat


@pytest.fixture
async def simcord_bot(chat: DiscordChat) -> Gateway:
    return chat.client
