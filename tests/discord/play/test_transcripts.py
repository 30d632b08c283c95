"""Whole conversations, as people see them, in each language.

A line `Who: …` is what somebody does: /command name=value, [button], [button] = typed line, or
just what they say.  Below it is all that the bot shows then, place by place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.discord.play.parlour import Parlour

pytestmark = pytest.mark.simcord(shard_count=1)

DATA = Path(__file__).parents[2] / "data" / "discord"
LOCALES = {"en": "en-US", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}


def steps(script: str) -> Iterator[tuple[str, str, str]]:
    """Who does what, and all that is shown then."""
    parts = re.split(r"^(\S+: .+)$", script, flags=re.MULTILINE)
    for line, shown in zip(parts[1::2], parts[2::2], strict=True):
        who, _, does = line.partition(": ")
        yield who, does, re.sub(r"^#.*\n|^\n", "", shown, flags=re.MULTILINE).lstrip("\n")


async def act(parlour: Parlour, who: str, does: str) -> None:
    person = parlour.people[who]
    button = re.fullmatch(r"\[(.+?)\](?: = (.+))?", does)
    if button is not None and button[2]:
        await parlour.fill(person, button[1], button[2])
    elif button is not None:
        await parlour.press(person, button[1])
    elif does.startswith("/"):
        name, *args = does[1:].split()
        given = dict(arg.split("=", 1) for arg in args)
        people = {f"@{name}": member for name, member in parlour.people.items()}
        await parlour.slash(person, name, **{k: people.get(v, v) for k, v in given.items()})
    else:
        await parlour.say(person, does)


SCRIPTS = {path.stem: path.read_text("utf-8") for path in sorted(DATA.glob("*.txt"))}


@pytest.mark.parametrize("name", SCRIPTS)
async def test_transcript(parlour: Parlour, speak: Callable[[str], None], name: str) -> None:
    speak(LOCALES[name.partition(".")[2]])
    for who, does, shown in steps(SCRIPTS[name]):
        await act(parlour, who, does)
        assert f"{who}: {does}\n{parlour.news()}" == f"{who}: {does}\n{shown}"
