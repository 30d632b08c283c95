"""Discord, as one chat of the hall."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
import structlog

from bots.discord import read, send
from bots.discord.gateway import Gateway, Listener
from bots.hall.chat import BadToken, Message, Wait
from bots.hall.incoming import Incoming, Where

log = structlog.get_logger(__name__)

TITLE = 100
FILES = ("https://cdn.discordapp.com/", "https://media.discordapp.net/")
PATIENCE = 1.0  # seconds between looks whether Discord has let us in


class DiscordChat:
    """`content`: ask Discord for what people write, not only when it is to us.

    Discord lets a bot see that only when its owner has switched it on; where it is off we go
    on without, and moves are typed as replies, mentions, /move and in modals.
    """

    platform = read.PLATFORM
    draws = True
    forms = True
    pace = (30.0, 1.0)  # of 50 requests a second: a board that comes anew takes two

    def __init__(self, hall: Listener, token: str, *, content: bool = True) -> None:
        self.hall = hall
        self._token = token
        self.client = Gateway(hall, content=content)

    def read(self, body: dict[str, Any]) -> Incoming | None:
        return msgspec.convert(body, Incoming)

    async def send(self, message: Message) -> str:
        self._ready()
        if "token" in message.handle:
            await self.client.acknowledged(message.handle["token"])
        return await send.send(self.client, message)

    def _ready(self) -> None:
        if not self.client.is_ready():
            raise Wait(PATIENCE)

    async def open_room(self, where: Where, title: str) -> str:
        """A public thread for a table; the one we made before when it is still there."""
        self._ready()
        if where.private or where.thread:
            return ""
        channel = self.client.get_channel(int(where.chat))
        if not isinstance(channel, discord.TextChannel):
            return ""
        may = channel.permissions_for(channel.guild.me)
        if not (may.create_public_threads and may.send_messages_in_threads):
            return ""
        name = title[:TITLE]
        for thread in channel.threads:
            if thread.name == name and thread.owner_id == channel.guild.me.id:
                return str(thread.id)
        try:
            thread = await channel.create_thread(
                name=name,
                type=discord.ChannelType.public_thread,
                auto_archive_duration=1440,
            )
        except discord.HTTPException:
            log.info("no thread", chat=where.chat)
            return ""
        return str(thread.id)

    async def fetch(self, file: str) -> bytes:
        """A file from Discord's own store; addresses elsewhere are none of ours."""
        if not file.startswith(FILES):
            raise OSError(file)
        try:
            return await self.client.http.get_from_cdn(file)
        except discord.DiscordException as error:
            raise OSError("discord gave no file") from error

    async def run(self) -> None:
        """Serve until cancelled; without the text of messages where Discord withholds it."""
        try:
            await self._serve()
        except discord.PrivilegedIntentsRequired:
            log.warning("discord withholds message content; typed moves need a reply or mention")
            self.client = Gateway(self.hall, content=False)
            await self._serve()

    async def _serve(self) -> None:
        try:
            async with self.client:
                await self.client.start(self._token)
        except discord.LoginFailure:
            raise BadToken(self.platform) from None
        except discord.HTTPException as error:
            raise OSError(f"discord answered {error.status}") from error
