"""What comes from Discord: written down first, acknowledged then."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Protocol

import discord
import msgspec
import structlog
from discord.app_commands import Choice

from bots.discord import items, read, tree
from bots.hall.commands import COMMANDS
from bots.hall.entry.form import Sheet
from bots.hall.incoming import Incoming
from render.words import DEFAULT

log = structlog.get_logger(__name__)

ANSWER_WITHIN = 2.5  # seconds; Discord forgets a question after three
CHOICES = 25
LONGEST_WAIT = 30.0  # seconds that the library may wait by itself for its rate limits


class Listener(Protocol):
    """The hall, as far as Discord is concerned."""

    async def receive(self, platform: str, key: str, body: dict[str, Any]) -> object: ...

    async def form(self, incoming: Incoming) -> Sheet | None: ...

    async def complete(self, incoming: Incoming, arg: str, typed: str) -> list[tuple[str, str]]: ...


def intents(content: bool) -> discord.Intents:
    wanted = discord.Intents.none()
    wanted.guilds = wanted.guild_messages = wanted.dm_messages = True
    wanted.message_content = content
    return wanted


class Gateway(discord.AutoShardedClient):
    """Every event goes to the hall; `acknowledged` tells when an answer may be given to it."""

    def __init__(self, hall: Listener, *, content: bool) -> None:
        # Nobody speaks here: no warnings that the libraries for it are missing.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=intents(content),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_WAIT,
        )
        self._hall = hall
        self._open: dict[str, asyncio.Event] = {}

    async def setup_hook(self) -> None:
        assert self.application_id is not None
        await self.http.bulk_upsert_global_commands(self.application_id, tree.payload(COMMANDS))

    async def acknowledged(self, token: str) -> None:
        """Wait until the interaction of this token has had its first response."""
        if token in self._open:
            await self._open[token].wait()

    async def on_interaction(self, event: discord.Interaction) -> None:
        try:
            await self._respond(event)
        except discord.HTTPException as error:
            log.info("too late to respond", kind=event.type.name, code=error.code)

    async def _respond(self, event: discord.Interaction) -> None:
        if event.type is discord.InteractionType.autocomplete:
            await self._suggest(event)
            return
        custom_id = str(read.told(event).get("custom_id", ""))
        match items.pressed(custom_id):
            case items.TYPED, press:
                await self._ask_line(event, custom_id, press)
            case items.FORM, press:
                await self._ask_sheet(event, press)
            case items.PART, _ if event.message is not None:
                picked = read.told(event).get("values", ())
                marks = items.marking(event.message, custom_id, picked)
                await event.response.edit_message(view=marks)
            case _:
                await self._take(event)

    async def _take(self, event: discord.Interaction) -> None:
        incoming = read.interaction(event)
        if incoming is None:
            return
        acknowledged = self._open[event.token] = asyncio.Event()
        try:
            await self._receive(incoming)
            await event.response.defer(ephemeral=not incoming.where.private)
        finally:
            self._open.pop(event.token, None)
            acknowledged.set()

    async def _receive(self, incoming: Incoming) -> None:
        body = msgspec.to_builtins(incoming)
        await self._hall.receive(read.PLATFORM, incoming.key, body)

    async def _ask_line(self, event: discord.Interaction, custom_id: str, press: str) -> None:
        """A modal must be the very first response, so nothing can be written down before."""
        language = read.language(event.locale) or DEFAULT
        title = items.label(event.message, custom_id)
        await event.response.send_modal(items.modal(press, title, language))

    async def _ask_sheet(self, event: discord.Interaction, press: str) -> None:
        """What the hall wants to know before the press counts; if nothing, it counts."""
        incoming = read.interaction(event)
        sheet = None
        if incoming is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(ANSWER_WITHIN):
                    sheet = await self._hall.form(incoming)
        if sheet is None:
            await self._take(event)
            return
        language = read.language(event.locale) or DEFAULT
        await event.response.send_modal(items.questionnaire(press, sheet, language))

    async def _suggest(self, event: discord.Interaction) -> None:
        """Choices for what is being typed; none rather than late."""
        choices: list[tuple[str, str]] = []
        incoming = read.interaction(event)
        if incoming is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(ANSWER_WITHIN):
                    choices = await self._hall.complete(incoming, *read.focused(event))
        await event.response.autocomplete(
            [
                Choice(name=items.short(label, items.OPTION), value=value)
                for label, value in choices[:CHOICES]
                if 0 < len(value) <= items.OPTION
            ]
        )

    async def on_message(self, said: discord.Message) -> None:
        assert self.user is not None
        incoming = read.message(said, self.user)
        if incoming is not None:
            await self._receive(incoming)
