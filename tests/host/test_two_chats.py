"""One event in a Discord server and a Telegram group: one host, both real libraries, one book."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import simcord

from bots.discord.chat import DiscordChat
from bots.discord.gateway import Gateway
from bots.hall.event import Event
from bots.hall.hall import Hall
from bots.hall.house import game_named
from bots.hall.table import Table
from render.words import say
from storage.store import Store
from tests.discord.conftest import Server, populate
from tests.discord.play.conftest import counted, hasty, now
from tests.discord.play.parlour import Parlour, button
from tests.telegram.conftest import GROUP, adapter
from tests.telegram.people import Group, Person, buttons, shown, words
from tests.telegram.stand_in import StandIn

pytestmark = pytest.mark.simcord(shard_count=1)
HALL = "bots.hall"
FIVE = ("d4", "e4", "f4", "g4", "h4")
ELSEWHERE = ("d6", "f6", "h6", "k6")


@pytest.fixture(autouse=True, scope="module")
def games_are_known() -> None:
    """Reading every game's words takes a while, once; the simulated Discord counts seconds."""
    game_named("gomoku")


@dataclass
class Both:
    """The host, and the people on both sides of it: Ann and 阿宝 there, 阿明 and Tom here."""

    parlour: Parlour
    api: StandIn
    group: Group
    people: dict[str, Any]

    @property
    def server(self) -> Server:
        return self.parlour.server

    @property
    def hall(self) -> Hall:
        return self.parlour.hall

    @property
    def ming(self) -> Person:
        return self._telegram("11")

    @property
    def tom(self) -> Person:
        return self._telegram("13")

    def _telegram(self, number: str) -> Person:
        found = self.people[f"telegram:{number}"]
        assert isinstance(found, Person)
        return found

    async def settled(self) -> None:
        await self.api.confirmed()
        await self.parlour.settled()

    async def say(self, who: Person, text: str, **more: Any) -> None:
        who.say(text, self.group, **more)
        await self.settled()

    async def touch(self, who: Person, key: str, about: str = "") -> str:
        """Press the newest key of this word, under a message that says `about`."""
        label = say(HALL, "zh-Hans", f"button-{key}")
        message = next(
            m
            for m in reversed(self.group.messages())
            if about in words(m) and any(label == b["text"] for b in buttons(m))
        )
        told = await who.press(label, message=message)
        await self.settled()
        return told

    # ------------------------------------------------------------------ at a table
    async def come(self, table: Table) -> None:
        for sitter in table.sitters:
            who = self.people[sitter.invited]
            if isinstance(who, Person):
                await self.touch(who, "here", f"#{table.id} ")
            else:
                await self.parlour.press(who, button("here"), self.thread(table))

    async def move(self, table: Table, text: str) -> None:
        now = await self.hall.table(table.stream)
        who = self.people[now.sitters[now.on_turn[0]].person]
        if isinstance(who, Person):
            who.reply(await self.board(table), text)
            await self.settled()
        else:
            await self.parlour.say(who, text, self.thread(table))

    def thread(self, table: Table) -> simcord.ChannelHandle:
        threads = self.server.channel.threads
        return next(t for t in threads if (t.name or "").startswith(f"#{table.id} "))

    async def board(self, table: Table) -> Any:
        """The table's board as the Telegram group shows it."""
        lane, slot = f"telegram/{GROUP}/", f"{table.stream}.{table.number}"
        shown = await self.parlour.store.shown(lane, slot)
        assert shown is not None
        return self.group.chat.messages[int(shown.ref.partition(".")[0].split("/")[-1])]

    async def win(self, table: Table) -> None:
        """Whoever has the first move wins, each moving from where they are."""
        await self.come(table)
        for index, text in enumerate(FIVE):
            await self.move(table, text)
            if index < len(ELSEWHERE):
                await self.move(table, ELSEWHERE[index])
        over = await self.hall.table(table.stream)
        assert over.phase == "over"

    # ------------------------------------------------------------------ what is told
    def on_discord(self, where: simcord.ChannelHandle | None = None) -> str:
        return "\n".join(m.content for m in (where or self.server.channel).history())

    def on_telegram(self) -> str:
        return shown(self.group.messages())

    async def code(self) -> str:
        """What the organiser alone is told."""
        result = await self.parlour.slash(self.server.mod, "follow", where=self.server.channel)
        (told,) = result.followups or filter(None, [result.response])
        assert told.ephemeral
        found = re.search(r"e1-[a-z2-7]{10}", told.content)
        assert found is not None
        return found[0]

    async def event(self) -> Event:
        return await self.hall.event("e1")


@pytest.fixture
async def api() -> AsyncIterator[StandIn]:
    async with StandIn() as api:
        yield api


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    store = await Store.open(str(tmp_path / "book.db"))
    yield await Hall.open(store, now, counted())
    await store.close()


@pytest.fixture
async def chat(hall: Hall) -> DiscordChat:
    return hasty(hall)


@pytest.fixture
async def simcord_bot(chat: DiscordChat) -> Gateway:
    return chat.client


@pytest.fixture
async def both(
    simcord_env: simcord.Env, hall: Hall, chat: DiscordChat, api: StandIn
) -> AsyncIterator[Both]:
    telegram = adapter(api, hall, patience=5, a_minute=10_000)
    telegram.pace = (1000.0, 1000.0)
    hall.attach(telegram)
    parlour = Parlour(populate(simcord_env), hall.store, hall, chat)
    ming = Person(api, 11, "阿明", language_code="zh-hans")
    tom = Person(api, 13, "Tom", language_code="en-GB")
    group = Group(api, GROUP, "棋牌社", (ming, tom))
    people: dict[str, Any] = {f"telegram:{p.id}": p for p in (ming, tom)}
    people |= {f"discord:{m.id}": m for m in (parlour.server.ann, parlour.server.bob)}
    await parlour.open()
    task = asyncio.create_task(telegram.run())
    yield Both(parlour, api, group, people)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    await parlour.close()


@pytest.fixture
async def joined(both: Both) -> Both:
    """An event of the server's channel, in the group too."""
    await both.parlour.slash(both.server.mod, "event new", preset="gomoku", title="Friends Cup")
    await both.say(both.ming, f"/follow {await both.code()}")
    return both


async def test_a_cup_of_four_to_the_champion(joined: Both) -> None:
    both, server, channel = joined, joined.server, joined.server.channel
    for member in (server.ann, server.bob):
        await both.parlour.press(member, button("enter"), channel)
    for person in (both.ming, both.tom):
        await both.touch(person, "enter")
    event = await both.event()
    assert {e.person for e in event.entered} == set(both.people)
    for seen in (both.on_discord(), both.on_telegram()):
        assert all(e.name in seen for e in event.entered)
    await both.parlour.press(server.mod, button("draw-lots"), channel)

    mixed = 0
    for number in (1, 2, 3):
        table = await both.hall.table(f"t{number}")
        mixed += len({sitter.invited.partition(":")[0] for sitter in table.sitters}) - 1
        await both.win(table)
        ended = await both.hall.table(f"t{number}")
        winner = next(
            s for s, share in zip(ended.sitters, ended.tally.shares, strict=True) if share
        )
        thread, board = both.on_discord(both.thread(table)), words(await both.board(table))
        assert winner.name in thread and winner.name in board
        assert (await both.board(table))["photo"]
    assert mixed

    event = await both.event()
    assert event.phase == "over"
    ((_, ((rank, champion), *_)),) = event.ranking
    assert rank == 1
    name = event.entered[champion].name
    assert say(HALL, "en", "champion", who=name) in both.on_discord()
    assert say(HALL, "zh-Hans", "champion", who=name) in both.on_telegram()
    for person in (both.ming, both.tom):
        assert person.inbox() == []


async def test_the_event_may_be_of_either_side(both: Both) -> None:
    """A channel that follows has its own thread for each table, where one just types."""
    server, channel = both.server, both.server.channel
    both.ming.start()
    await both.say(both.ming, "/event new gomoku Friends Cup")
    await both.say(both.ming, "/follow")
    (code,) = re.findall(r"e1-[a-z2-7]{10}", "\n".join(map(words, both.ming.inbox())))
    assert code not in both.on_telegram()
    await both.parlour.slash(server.ann, "follow", where=channel, code=code)
    await both.parlour.press(server.ann, button("enter"), channel)
    await both.touch(both.tom, "enter")
    await both.touch(both.ming, "draw-lots")
    table = await both.hall.table("t1")
    await both.win(table)
    assert (await both.event()).phase == "over"
    assert "Friends Cup" in both.on_discord() and "Tom" in both.on_discord(both.thread(table))
    shown = await both.parlour.slash(server.bob, "event standings", where=channel)
    (told,) = shown.followups or filter(None, [shown.response])
    assert "Friends Cup" in told.content


async def test_a_code_lets_one_group_in_once(joined: Both) -> None:
    both = joined
    other = Group(both.api, -1009, "另一个群", (both.ming, both.tom))
    old = re.findall(r"e1-[a-z2-7]{10}", both.on_telegram())[0]
    for code in (old, "e1-aaaaaaaaaa", "nonsense"):
        both.tom.say(f"/follow {code}", other)
        await both.settled()
        assert words(other.messages()[-1]) == say(HALL, "en", "no-follow-code")
    assert (await both.event()).followers == (await _group(both),)
    both.tom.say(f"/follow {await both.code()}", both.group)
    await both.settled()
    assert words(both.group.messages()[-1]) == say(HALL, "en", "no-follows", event=1)


async def _group(both: Both) -> int:
    return (await both.parlour.store.place("telegram", str(GROUP))).id


async def test_who_moderates_the_other_group_has_no_office(joined: Both) -> None:
    both = joined
    both.group.chat.admins.add(both.tom.id)
    for person in (both.ming, both.tom):
        await both.touch(person, "enter")
    refused = say(HALL, "en", "no-organiser-only")
    for text in ("/event draw", "/event cancel", "/event export", "/event entry paid 阿明"):
        await both.say(both.tom, text)
        said = both.group.messages()[-1]
        assert "document" not in said and not words(said).startswith("/"), text
    await both.parlour.press(both.server.mod, button("draw-lots"), both.server.channel)
    for text in ("/referee rule Tom", "/judge #1 win Tom", "/follow"):
        await both.say(both.tom, text)
        assert words(both.group.messages()[-1]) == refused, text
    event = await both.event()
    assert event.phase == "playing" and event.pending


async def test_the_organiser_takes_a_group_out_again(joined: Both) -> None:
    both = joined
    assert "games" not in (gone := both.on_telegram()) and "Friends Cup" in gone
    assert await both.touch(both.tom, "unfollow") != ""
    assert (await both.event()).followers
    await both.parlour.press(both.server.mod, button("unfollow"), both.server.channel)
    assert (await both.event()).followers == ()
    before = len(both.group.messages())
    await both.parlour.press(both.server.ann, button("enter"), both.server.channel)
    assert len(both.group.messages()) == before
    assert await both.touch(both.tom, "enter") == say(HALL, "en", "no-event-here")


async def test_only_the_organiser_is_told_the_code(both: Both) -> None:
    await both.parlour.slash(both.server.mod, "event new", preset="gomoku", title="Friends Cup")
    result = await both.parlour.slash(both.server.ann, "follow", where=both.server.channel)
    (told,) = result.followups or filter(None, [result.response])
    assert told.content == say(HALL, "en", "no-organiser-only")
    await both.say(both.tom, "/follow")
    assert words(both.group.messages()[-1]) == say(HALL, "en", "no-follow")
    await both.say(both.tom, "/event join #e1")
    assert words(both.group.messages()[-1]) == say(HALL, "en", "no-event-here")
