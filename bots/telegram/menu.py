"""The command menus that Telegram shows, made from the hall's command table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from telegram import (
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeDefault,
)

from bots.hall.command import Command
from bots.hall.commands import COMMANDS
from bots.telegram.wire import Wire
from render.words import say

MOST, LONGEST = 100, 256
# Telegram knows only two-letter languages here, so one Chinese serves both scripts.
LANGUAGES = {"": "en", "zh": "zh-Hans"}


async def publish(wire: Wire) -> None:
    """Raises TelegramError."""
    menus = [
        wire.set_my_commands(menu, scope, language_code=code or None)
        for code, language in LANGUAGES.items()
        for scope, menu in _menus(language)
    ]
    await asyncio.gather(*menus)


def _menus(language: str) -> Iterator[tuple[BotCommandScope, list[BotCommand]]]:
    everywhere = [c for c in COMMANDS if c.shown and c.who != "moderator"]
    private = [c for c in everywhere if c.where != "group"]
    group = [c for c in everywhere if c.where != "private"]
    managing = [c for c in COMMANDS if c.shown and c.where != "private"]
    yield BotCommandScopeDefault(), _menu(group, language)
    yield BotCommandScopeAllPrivateChats(), _menu(private, language)
    yield BotCommandScopeAllGroupChats(), _menu(group, language)
    yield BotCommandScopeAllChatAdministrators(), _menu(managing, language)


def _menu(commands: list[Command], language: str) -> list[BotCommand]:
    return [BotCommand(c.latin, _described(c, language)) for c in commands][:MOST]


def _described(command: Command, language: str) -> str:
    """With the words that can be typed instead, where the menu is not in them."""
    own = "" if language == "en" else f"{command.name(language)}："
    return f"{own}{say('bots.hall', language, command.word)}"[:LONGEST]
