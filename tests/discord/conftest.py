"""A Discord in memory, with the real discord.py in front of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
import simcord
import simcord.interactions

from bots.discord.chat import DiscordChat
from bots.discord.gateway import Gateway
from bots.hall.chat import Message, Span
from bots.hall.entry.form import Sheet
from bots.hall.incoming import Incoming, Where


@dataclass
class Desk:
    """A hall that writes down what it hears, and suggests what it is told to."""

    heard: list[Incoming] = field(default_factory=list)
    suggestions: list[tuple[str, str]] = field(default_factory=list)
    asked: list[tuple[str, str]] = field(default_factory=list)
    on_receive: Callable[[], None] = lambda: None
    after_receive: Callable[[], None] = lambda: None
    chat: DiscordChat | None = None

    async def receive(self, platform: str, key: str, body: dict[str, Any]) -> object:
        assert self.chat is not None
        self.on_receive()
        incoming = self.chat.read(body)
        assert incoming is not None
        assert (platform, key) == (incoming.platform, incoming.key)
        self.heard.append(incoming)
        self.after_receive()
        return None

    async def form(self, incoming: Incoming) -> Sheet | None:
        return None

    async def complete(self, incoming: Incoming, arg: str, typed: str) -> list[tuple[str, str]]:
        self.on_receive()
        self.asked.append((arg, typed))
        return self.suggestions

    @property
    def last(self) -> Incoming:
        return self.heard[-1]


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


@dataclass
class Server:
    """One guild with a channel, two people and a moderator."""

    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    ann: simcord.MemberActor
    bob: simcord.MemberActor
    mod: simcord.MemberActor

    @property
    def where(self) -> Where:
        return Where(str(self.channel.id))

    def say(self, text: str, **more: Any) -> Message:
        """A message to the channel."""
        return Message((Span(text),), "en", more.pop("nonce", text), where=self.where, **more)

    def sent(self) -> list[dict[str, Any]]:
        """What was posted to channels, as it went over the wire."""
        return [
            dict(request.json or {})
            for request in self.env.http_requests
            if request.method == "POST" and request.path.endswith("/messages")
        ]


def populate(env: simcord.Env) -> Server:
    guild = env.create_guild("Tea House")
    channel = guild.create_text_channel("games")
    keeper = guild.create_role("keeper", permissions=discord.Permissions(manage_messages=True))
    return Server(
        env,
        guild,
        channel,
        guild.add_member(env.create_user("ann", global_name="Ann")),
        guild.add_member(env.create_user("bob", global_name="阿宝")),
        guild.add_member(env.create_user("mod"), roles=[keeper]),
    )


@pytest.fixture
def server(simcord_env: simcord.Env) -> Server:
    return populate(simcord_env)


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Set the language of everybody's Discord from now on."""
    locale = "en-US"
    payload = simcord.interactions.base_payload

    def localised(*args: Any, **more: Any) -> Any:
        record, body = payload(*args, **more)
        body["locale"] = locale
        return record, body

    monkeypatch.setattr(simcord.interactions, "base_payload", localised)

    def choose(wanted: str) -> None:
        nonlocal locale
        locale = wanted

    return choose
