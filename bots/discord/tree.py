"""Slash commands, all made from the hall's command table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bots.hall.commands import COMMANDS, Arg, Command
from render.words import LANGUAGES, say

LOCALES = {"zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}
DESCRIPTION = 100
GUILD, BOT_DM = 0, 1
SUB_COMMAND = 1
TYPES = {"number": 4, "person": 6}
TEXT = 3
COMPLETED = frozenset(("game", "move", "table", "option"))


def payload(commands: Iterable[Command] = COMMANDS) -> list[dict[str, Any]]:
    return [_command(command) for command in commands if command.shown]


def _command(command: Command) -> dict[str, Any]:
    return {
        **_named(command.names, f"command-{command.key}"),
        "type": 1,
        "contexts": [GUILD, BOT_DM],
        "integration_types": [0],
        "options": [_option(arg) for arg in sorted(command.args, key=lambda a: not a.required)],
    }


def _option(arg: Arg) -> dict[str, Any]:
    option = {
        **_named(arg.names, f"arg-{arg.name}"),
        "type": TYPES.get(arg.kind, TEXT),
        "required": arg.required,
    }
    if arg.kind in COMPLETED:
        option["autocomplete"] = True
    if arg.choices:
        option["choices"] = [{"name": choice, "value": choice} for choice in arg.choices]
    return option


def _named(names: dict[str, str], description: str) -> dict[str, Any]:
    told = {language: say("bots.hall", language, description) for language in LANGUAGES}
    return {
        "name": names["en"],
        "name_localizations": {LOCALES[k]: names[k] for k in LOCALES if k in names},
        "description": told["en"][:DESCRIPTION],
        "description_localizations": {LOCALES[k]: told[k][:DESCRIPTION] for k in LOCALES},
    }
