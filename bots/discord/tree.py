"""Slash commands, all made from the hall's command table."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from bots.hall.command import Arg, Command
from bots.hall.understand import COMPLETIONS
from render.words import LANGUAGES, say

HALL = "bots.hall"
LOCALES = {"zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}
GUILD, BOT_DM = 0, 1  # contexts
GUILD_INSTALL = 0
SUB_COMMAND, TEXT, NUMBER, USER, FILE = 1, 3, 4, 6, 11  # option types
DESCRIPTION, CHOICES = 100, 25
TYPES = {"number": NUMBER, "person": USER, "file": FILE}


def payload(commands: Iterable[Command]) -> list[dict[str, Any]]:
    """Every command as Discord wants it; "event.new" becomes a sub-command of /event."""
    shown = (command for command in commands if command.shown)
    grouped = groupby(shown, key=lambda command: command.key.partition(".")[0])
    return [_top(name, list(members)) for name, members in grouped]


def _top(name: str, members: list[Command]) -> dict[str, Any]:
    contexts = [] if all(command.where == "private" for command in members) else [GUILD]
    contexts += [] if all(command.where == "group" for command in members) else [BOT_DM]
    everywhere = {"type": 1, "contexts": contexts, "integration_types": [GUILD_INSTALL]}
    first = members[0]
    if first.key == name:
        return _command(first, name) | everywhere
    inner = [
        _command(command, command.key.partition(".")[2]) | {"type": SUB_COMMAND}
        for command in members
    ]
    return {
        "name": name,
        "name_localizations": {
            LOCALES[k]: say("bots.discord", k, f"group-{name}") for k in LOCALES
        },
        **_described("bots.discord", f"group-{name}-about"),
        "options": inner,
    } | everywhere


def _command(command: Command, name: str) -> dict[str, Any]:
    return {
        "name": name,
        "name_localizations": {LOCALES[k]: command.name(k).lower() for k in LOCALES},
        **_described(HALL, command.word),
        "options": [_option(arg) for arg in sorted(command.args, key=lambda arg: not arg.required)],
    }


def _option(arg: Arg) -> dict[str, Any]:
    option = {
        "name": arg.name,
        "name_localizations": {LOCALES[k]: arg.label(k).lower() for k in LOCALES},
        **_described(HALL, f"arg-{arg.name}"),
        "type": TYPES.get(arg.kind, TEXT),
        "required": arg.required,
    }
    if arg.choices:
        return option | {"choices": [{"name": c, "value": c} for c in arg.choices[:CHOICES]]}
    return option | ({"autocomplete": True} if arg.kind in COMPLETIONS else {})


def _described(package: str, key: str) -> dict[str, Any]:
    told = {k: _line(say(package, k, key)) for k in LANGUAGES}
    return {
        "description": told["en"],
        "description_localizations": {LOCALES[k]: told[k] for k in LOCALES},
    }


def _line(text: str) -> str:
    return " ".join(text.split())[:DESCRIPTION]
