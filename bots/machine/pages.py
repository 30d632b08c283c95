"""The command page of the docs, made from the command table."""

from __future__ import annotations

from collections.abc import Iterator

from bots.hall.command import Arg, Command
from bots.hall.commands import COMMANDS
from render.words import say

HALL = "bots.hall"
HEAD = """# Commands

Made from the command table by `make docs`; the same table makes the slash commands, the
menus, `/help` and the web hall's menu. English and Chinese names work everywhere; where the
bot sees what is typed, a move needs no command at all.
"""


def commands_page() -> str:
    """Markdown: one section a command, with its names, who may use it, and its arguments."""
    return "\n".join([HEAD, *(line for c in COMMANDS if c.shown for line in _section(c))]) + "\n"


def _section(command: Command) -> Iterator[str]:
    said, shown = say(HALL, "en", command.word), say(HALL, "zh-Hans", command.word)
    yield f"## /{command.key.replace('.', ' ')} · {command.zh} · {command.zht}"
    yield ""
    yield f"{said}. {shown}。"
    yield ""
    if command.who != "anyone" or command.where != "anywhere":
        yield f"For: {command.who}. Where: {command.where}."
        yield ""
    if command.also:
        yield "Also: " + ", ".join(f"`{name}`" for name in command.also)
        yield ""
    if command.args:
        yield from (_argument(arg) for arg in command.args)
        yield ""


def _argument(arg: Arg) -> str:
    must = "needed" if arg.required else "optional"
    choices = f" ({', '.join(arg.choices)})" if arg.choices else ""
    return f"* `{arg.name}` {arg.zh} ({must}): {say(HALL, 'en', f'arg-{arg.name}')}{choices}"
