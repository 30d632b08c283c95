"""People at tables on Discord, and what each of them gets to see."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import simcord
from simcord.backend.models import Message as Stored

from bots.discord.chat import DiscordChat
from bots.hall.hall import Hall
from render.words import say
from storage.store import Store
from tests.discord.conftest import Server

HALL = "bots.hall"
EPHEMERAL = 64
SYSTEM = frozenset((18,))  # "started a thread"
ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")
MENTION = re.compile(r"<@(\d+)>")


class Parlour:
    """Everything one does returns when the hall has answered it."""

    def __init__(self, server: Server, store: Store, hall: Hall, chat: DiscordChat) -> None:
        self.server = server
        self.store = store
        self.hall = hall
        self.chat = chat
        self.seen: dict[int, str] = {}

    @property
    def env(self) -> simcord.Env:
        return self.server.env

    async def open(self) -> None:
        # What the hall starts must find the Discord in memory, not the one on the network.
        with self.env.time_context():
            await self.hall.start()

    async def close(self) -> None:
        await self.settled()
        await self.hall.stop()

    async def settled(self) -> None:
        async with asyncio.timeout(30):
            await self.hall.settled()

    # ------------------------------------------------------------------ places
    @property
    def people(self) -> dict[str, simcord.MemberActor]:
        named = (self.server.ann, self.server.bob, self.server.mod)
        return {str(m.user.global_name or m.user.name): m for m in named}

    def room(self) -> simcord.ChannelHandle:
        """The newest thread, or the channel while there is none."""
        threads = self.server.channel.threads
        return threads[-1] if threads else self.server.channel

    def place(self, name: str) -> simcord.ChannelHandle:
        rooms = (self.server.channel, *self.server.channel.threads)
        return next(room for room in rooms if room.name == name)

    # ------------------------------------------------------------------ doing
    async def slash(
        self, who: simcord.MemberActor, name: str, /, where: Any = None, **args: Any
    ) -> simcord.InteractionResult:
        result = await who.slash(where or self.room(), name, **args)
        await self.settled()
        return result

    async def say(self, who: simcord.MemberActor, text: str, where: Any = None) -> None:
        await who.send(where or self.room(), text)
        await self.settled()

    async def press(
        self, who: simcord.MemberActor, label: str, where: Any = None
    ) -> simcord.InteractionResult:
        result = await who.click(self.message(where or self.room(), who, label), label=label)
        await self.settled()
        return result

    async def fill(
        self, who: simcord.MemberActor, label: str, line: str, where: Any = None
    ) -> simcord.InteractionResult:
        shown = await who.click(self.message(where or self.room(), who, label), label=label)
        result = await who.submit_modal(shown, {"line": line})
        await self.settled()
        return result

    async def pick(
        self, who: simcord.MemberActor, hand: Any, picked: list[str]
    ) -> simcord.InteractionResult:
        result = await who.select(hand, picked)
        await self.settled()
        return result

    def message(self, where: simcord.ChannelHandle, who: Any, label: str) -> Any:
        """The newest message that this person sees there with such a button."""
        return next(
            message
            for message in reversed(where.history(viewer=who))
            if any(label == item.get("label") for item in items(message_components(message)))
        )

    # ------------------------------------------------------------------ seeing
    def news(self) -> str:
        """Whatever of ours was shown or changed since one last looked, place by place."""
        lines: list[str] = []
        shown = {message.id: message for message in self._ours()}
        fresh = [m for m in shown.values() if self.seen.get(m.id) != self.told(m)]
        for place in dict.fromkeys(map(self._placed, fresh)):
            lines.append(f"  {place}")
            for message in fresh:
                if self._placed(message) == place:
                    lines += [f"    {line}" for line in self.told(message).splitlines()]
        self.seen = {number: self.told(message) for number, message in shown.items()}
        return "".join(line + "\n" for line in lines)

    def _ours(self) -> Iterator[Stored]:
        backend = self.env.backend
        for channel in sorted(backend.messages):
            for message in sorted(backend.messages[channel].values(), key=lambda m: m.id):
                if message.author_id == backend.bot_user.id and message.type not in SYSTEM:
                    yield message

    def _placed(self, message: Stored) -> str:
        channel = self.env.backend.get_channel(message.channel_id)
        if channel.guild_id is None:
            dms = self.env.backend.dm_channels
            return "private: " + self._name(next(u for u, c in dms.items() if c == channel.id))
        if not message.flags & EPHEMERAL:
            return str(channel.name)
        asker = next(p for p in self.people.values() if message.visible_to(p.id))
        return f"only {self._name(asker.id)}"

    def _name(self, user: int) -> str:
        found = self.env.backend.get_user(user)
        return found.global_name or found.name

    def told(self, message: Stored) -> str:
        """A message as people see it: text, (files), [buttons] and <things to pick>."""
        text = ESCAPED.sub(
            r"\1", MENTION.sub(lambda m: "@" + self._name(int(m[1])), message.content)
        )
        files = "".join(f"({attachment['filename']})\n" for attachment in message.attachments)
        rows = [[written(item) for item in row["components"]] for row in message.components]
        return f"{text}\n{files}" + "".join(" ".join(row) + "\n" for row in rows)


def hall_says(key: str, **facts: str | int) -> str:
    return say(HALL, "en", key, **facts)


def button(key: str) -> str:
    return hall_says(f"button-{key}")


def message_components(message: Any) -> list[dict[str, Any]]:
    return [row.to_dict() for row in message.components]


def items(rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for row in rows:
        yield from row["components"]


def written(item: dict[str, Any]) -> str:
    if "options" in item:
        return "<" + " ".join(option["label"] for option in item["options"]) + ">"
    return f"[{item['label']}]"
