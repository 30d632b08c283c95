"""Whole conversations, as people see them: every game in one language at least.

A line `Who: …` is what somebody does in the table's thread, `Who@: …` in private: /command
name=value, [button], [button] = typed line, <things picked from a list>, or just what they say.
Below it is all that the bot shows then, place by place.  `+: 6` lets six seconds pass.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from bots.console.script import Clock, settle
from bots.hall.hall import Hall
from engines.games import keys
from storage.store import Store
from tests.discord.play.conftest import counted, now
from tests.discord.play.parlour import Parlour, items, message_components
from tests.scripts import language, scripts, steps

pytestmark = pytest.mark.simcord(shard_count=1)

LOCALES = {"en": "en-US", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}
SCRIPTS = scripts("discord")


@pytest.fixture
def clock() -> Clock:
    return Clock(now())


@pytest.fixture
async def hall(store: Store, clock: Clock) -> Hall:
    """Its clock goes on only to let computers move."""
    return await Hall.open(store, clock, counted())


async def act(parlour: Parlour, clock: Clock, who: str, does: str) -> None:
    if who == "+":
        clock.at += 1000 * int(does)
        await parlour.hall.alarm_now()
    else:
        await do(parlour, who, does)
    await settle(parlour.hall, clock)


async def do(parlour: Parlour, who: str, does: str) -> None:
    member = parlour.people[who.removesuffix("@")]
    private = member.user.dm_channel if who.endswith("@") else None
    person: Any = member.user if private else member
    button = re.fullmatch(r"\[(.+?)\](?: = (.+))?", does)
    picked = re.fullmatch(r"<(.+)>", does)
    if button is not None and button[2]:
        await parlour.fill(person, button[1], button[2], private)
    elif button is not None:
        await parlour.press(person, button[1], private)
    elif picked is not None:
        await pick(parlour, person, picked[1].split(), private or parlour.room())
    elif does.startswith("/"):
        name, *args = does[1:].split()
        given = dict(arg.split("=", 1) for arg in args)
        people = {f"@{name}": member for name, member in parlour.people.items()}
        await parlour.slash(member, name, **{k: people.get(v, v) for k, v in given.items()})
    elif private:
        await member.send_dm(does)
    else:
        await parlour.say(member, does)


async def pick(parlour: Parlour, person: Any, labels: list[str], where: Any) -> None:
    """From the newest list that has all of these."""
    for message in reversed(where.history(viewer=person)):
        for item in items(message_components(message)):
            values = {option["label"]: option["value"] for option in item.get("options", ())}
            if values.keys() >= set(labels):
                picked = [values[label] for label in labels]
                await person.select(message, picked, custom_id=item["custom_id"])
                return
    raise AssertionError(f"nobody sees a list with {labels}")


@pytest.mark.parametrize("name", SCRIPTS)
async def test_transcript(
    parlour: Parlour, clock: Clock, speak: Callable[[str], None], name: str
) -> None:
    speak(LOCALES[language(name)])
    for who, does, shown in steps(SCRIPTS[name]):
        await act(parlour, clock, who, does)
        assert f"{who}: {does}\n{parlour.news()}" == f"{who}: {does}\n{shown}"


def test_every_game_is_played() -> None:
    assert {name.partition(".")[0] for name in SCRIPTS} == set(keys())
