"""A card game of an event that a group on another platform follows: it sees the table, and not
one card that lies hidden there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bots.hall.chat import Message
from bots.hall.hall import Hall
from engines.games.doudizhu import Doudizhu
from storage.store import Store
from tests.hall.meets import table_of
from tests.hall.party import Party, PartyChat, public, text_of
from tests.hall.test_secrecy import cards_in, folder, seen, worlds
from tests.selfplay import Record

HOME, AWAY = ("ann", "bob"), "zoe"
CUP = "/event new doudizhu Cup format=tables size=3 rounds=1 hands=1"


class Two(Party):
    """A party, and a group of another platform that follows its event."""

    async def start(self) -> None:
        self.away = PartyChat("away")
        self.store = await Store.open(str(self.path))
        self.hall = await Hall.open(self.store, lambda: self.at, self.chance)
        for chat in (self.chat, self.away):
            self.hall.attach(chat)
        await self.hall.start()

    async def say(self, name: str, text: str, private: bool = False) -> None:
        """What anybody does from where they are."""
        if name != AWAY:
            await self.do(name, text, f"@{name}" if private else "g")
            return
        key, body = self.update(name, f"@{name}" if private else "far", text=text)
        await self.hall.receive("away", key, {**body, "platform": "away"})
        await self.hall.settled()

    async def begin(self) -> int:
        """Two sign up at home and one away, and all come to the table; its number."""
        await self.do("org", CUP)
        [code] = re.findall(r"e1-[a-z2-7]{10}", text_of(await self.do("org", "/follow")))
        await self.say(AWAY, f"/follow {code}")
        for name in (*HOME, AWAY):
            await self.say(name, "/event join #e1")
        await self.do("org", "/event draw")
        number = table_of(await self.hall.event("e1"))
        for name in (*HOME, AWAY):
            await self.say(name, f"/join #{number}")
        return number

    async def play(self, number: int, record: Record) -> None:
        """The record typed by whoever's turn it is, at times in private."""
        for ply, (seat, text) in enumerate(record):
            table = await self.hall.table(f"t{number}")
            name = table.sitters[table.side_at(seat)].name
            await self.say(name, f"/move #{number} {text}", private=ply % 3 == 1)
            if ply % 4 == 0:
                await self.say("eve", f"/board #{number}")
                await self.say(AWAY, f"/board #{number}")


async def told(
    home: Path, deal: str, record: Record, monkeypatch: pytest.MonkeyPatch
) -> list[Message]:
    """All that the group that follows is told, at a table dealt so."""
    monkeypatch.setattr(Doudizhu, "deal", lambda self, luck: deal)
    two = Two(home / "hall.db", "en", threads=False)
    await two.start()
    try:
        number = await two.begin()
        await two.play(number, record)
        assert len((await two.hall.table(f"t{number}")).moves) == len(record)
        return public(two.away.sent)
    finally:
        await two.close()


async def test_a_group_that_follows_is_told_every_move_and_no_hidden_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, record = worlds(100, None)
    first = await told(folder(tmp_path, "one"), one, record, monkeypatch)
    second = await told(folder(tmp_path, "other"), other, record, monkeypatch)
    assert [seen(m) for m in first] == [seen(m) for m in second]
    boards = [message for message in first if message.scene]
    assert len(boards) >= len(record), "the table is shown there after each move"
    assert any(cards_in(message) for message in boards), "what was played is shown"


async def test_who_plays_from_there_is_sent_their_own_hand_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal, _, record = worlds(100, None)
    monkeypatch.setattr(Doudizhu, "deal", lambda self, luck: deal)
    two = Two(tmp_path / "hall.db", "en", threads=False)
    await two.start()
    try:
        number = await two.begin()
        await two.play(number, record[:1])
        table = await two.hall.table(f"t{number}")
    finally:
        await two.close()
    side = table.side_of("away:zoe")
    assert side is not None
    own = {card.symbol for card in table.state.hands[table.seat_of(side)]} - {"B", "R"}
    hands = [message for message in two.away.sent if message.user == AWAY and message.scene]
    assert hands and all(message.secret for message in hands)
    assert cards_in(hands[-1]) == own
    assert all(message.user != AWAY for message in two.chat.sent)
