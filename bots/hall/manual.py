"""Help, made from the command table."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from bots.hall.ask import Ask, Refusal, no, words
from bots.hall.command import Command
from render.words import Phrase

LONGEST_SHOWN = 20


async def help_(ask: Ask) -> None:
    """Every command with its names; or one command in full."""
    language = await ask.hall.language(ask.person, ask.place)
    wanted = ask.args.get("command", "").strip().lstrip("/／")
    group = wanted.lower() if wanted.lower() in groups(ask.hall.commands) else ""
    if not wanted or group:
        shown = (c for c in ask.hall.commands if c.shown and c.group == group)
        lines = [words("help-line", names=c.label(language), what=words(c.word)) for c in shown]
        ask.answer(words("help-head"), *lines, words("help-foot"))
        return
    command = next((c for c in ask.hall.commands if c.called(wanted)), None)
    if command is None:
        raise no("command", text=wanted[:LONGEST_SHOWN])
    ask.answer(*described(command, language))


def groups(commands: tuple[Command, ...]) -> frozenset[str]:
    """The names that stand before sub-commands: event."""
    return frozenset(c.group for c in commands if c.group)


def unknown(commands: tuple[Command, ...], typed: str) -> Refusal:
    """There is no such command; the one whose name is most like it was probably meant."""
    said = typed.lower().split()
    grouped = said[0] in groups(commands)
    head = " ".join(said[: 1 + grouped])[:LONGEST_SHOWN]
    names = [name for command in commands for name in command.names]
    alike = get_close_matches(head, names, n=1, cutoff=0.8 if grouped else 0.7)
    near = f"help {said[0]}" if grouped and len(said) == 1 else "".join(alike)
    if not near:
        return no("command", text=head)
    return no("command-near", text=head, near=f"/{near}")


def described(command: Command, language: str) -> Iterator[Phrase]:
    yield words("help-line", names=command.label(language), what=words(command.word))
    for arg in command.args:
        must = "yes" if arg.required else "no"
        yield words("help-arg", name=arg.label(language), what=words(f"arg-{arg.name}"), must=must)
