"""Every game as it is played on Telegram, in one language each: see tests/data/telegram.

`Who: …` in the group is a command, a reply to the board, or `[buttons]` pressed in turn; `Who@:`
is the same in private; `+: 6` lets six seconds pass.  What is shown is what is new or changed
since, place by place.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bots.console.script import Clock, settle
from engines.games import keys
from tests.scripts import language, pressed, scripts, steps
from tests.telegram.conftest import GROUP
from tests.telegram.house import House
from tests.telegram.limits import Raw
from tests.telegram.people import Group, Person, told
from tests.telegram.stand_in import StandIn
from tests.telegram.world import BOT, NOW

NAMES = ("阿明", "小華", "Tom", "Ann")
# Calls that what happens at a table is worth; a resignation was asked about, and its buttons go.
ONCE = ("new", "sit", "computer", "deal", "move", "absent", "left", "leave")
WORTH = {**dict.fromkeys(ONCE, 1), "resign": 2}
SCRIPTS = scripts("telegram")


class Still(House):
    """Its clock goes on only to let computers move."""

    def __init__(self, api: StandIn, path: Path) -> None:
        super().__init__(api, path)
        self.clock = Clock(NOW * 1000)

    def now(self) -> int:
        return self.clock.at


class Evening:
    """Four people in a group, who all read the same language, and what they get to see."""

    def __init__(self, house: Still, reads: str) -> None:
        self.house = house
        self.api = house.api
        code = reads.lower()
        self.people = {
            name: Person(self.api, 11 + i, name, language_code=code) for i, name in enumerate(NAMES)
        }
        self.group = Group(self.api, GROUP, "棋牌社", self.people.values())
        self.seen: dict[tuple[int, int], str] = {}
        self.popped = 0

    async def act(self, who: str, does: str) -> None:
        if who == "+":
            self.house.clock.at += 1000 * int(does)
            await self.house.hall.alarm_now()
        else:
            await self._say(who, does)
        await self.settled()

    async def _say(self, who: str, does: str) -> None:
        person = self.people[who.removesuffix("@")]
        group = None if who.endswith("@") else self.group
        labels = pressed(does)
        for label in labels:
            await person.press(label, group)
            await self.settled()
        if not labels and group and not does.startswith("/"):
            person.reply(self._board(), does)
        elif not labels:
            person.say(does, group)

    async def settled(self) -> None:
        await self.api.confirmed()
        await settle(self.house.hall, self.house.clock)

    def _board(self) -> Raw:
        return next(m for m in reversed(self.group.messages()) if "photo" in m)

    async def events(self) -> int:
        """How many calls all is worth that has happened at the only table there is."""
        log = await self.house.hall.store.log("t1")
        return sum(WORTH.get(entry.kind, 0) for entry in log)

    def news(self) -> str:
        """All of ours that is new or changed since one last looked, in the group first."""
        places = {GROUP: "group", **{p.id: f"{name}@" for name, p in self.people.items()}}
        lines: list[str] = []
        for number, place in places.items():
            changed = list(self._changed(number))
            lines += [f"  {place}", *(f"    {line}" for line in changed)] if changed else []
        popups = self.api.popups[self.popped :]
        self.popped += len(popups)
        lines += [f"  {places[p.user]} popup: {p.text}" for p in popups if p.text]
        return "".join(f"{line}\n" for line in lines)

    def _changed(self, number: int) -> Iterator[str]:
        chat = self.api.chats.get(number)
        for message in chat.messages.values() if chat else ():
            key = (number, message["message_id"])
            if message["from"] == BOT and self.seen.get(key) != told(message):
                self.seen[key] = told(message)
                yield from told(message).splitlines()


@pytest.fixture
async def house(api: StandIn, tmp_path: Path) -> AsyncIterator[Still]:
    house = Still(api, tmp_path / "yiqun.db")
    async with house.open():
        yield house


@pytest.mark.parametrize("name", SCRIPTS)
async def test_a_game(house: Still, api: StandIn, name: str) -> None:
    evening = Evening(house, language(name))
    for who in NAMES:
        await evening.act(f"{who}@", "/start")
    evening.news()
    for who, does, shown in steps(SCRIPTS[name]):
        sent, before = api.sent[GROUP], await evening.events()
        await evening.act(who, does)
        assert f"{who}: {does}\n{evening.news()}" == f"{who}: {does}\n{shown}"
        assert api.sent[GROUP] - sent <= max(1, await evening.events() - before), "noise"


def test_every_game_is_played() -> None:
    assert {name.partition(".")[0] for name in SCRIPTS} == set(keys())
