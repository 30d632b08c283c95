"""Hands on Telegram: each person sees their own and nobody else's, started or not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engines.luck import Luck
from tests.telegram.house import House
from tests.telegram.people import Group, Person, buttons, told, words
from tests.telegram.stand_in import StandIn

TURNS = 80


@pytest.fixture
async def house(api: StandIn, tmp_path: Path) -> AsyncIterator[House]:
    async with House(api, tmp_path / "yiqun.db").open() as house:
        yield house


@pytest.fixture
async def deal(house: House, group: Group, ming: Person, hua: Person, tom: Person) -> list[Person]:
    """Three people at dou dizhu; Ming and Hua have started the bot, Tom has not."""
    ming.start()
    hua.start()
    ming.say("/new doudizhu first=0 target=1", group)
    await house.settled()
    await hua.press("加入", group)
    await tom.press("加入", group)
    await house.settled()
    return [ming, hua, tom]


async def test_hands_are_private(
    deal: list[Person], house: House, api: StandIn, group: Group
) -> None:
    """Ming may bid and has keys; Hua sees a hand; Tom, whom we cannot write to, is told how."""
    ming, hua, tom = deal
    bids = [button["text"] for button in buttons(ming.inbox()[-1])]
    assert bids == ["不叫", "叫1分", "叫2分", "叫3分", "提示"]
    assert "photo" in ming.inbox()[-1]
    assert "photo" in hua.inbox()[-1]
    assert not buttons(hua.inbox()[-1])
    assert tom.inbox() == []
    told_tom = next(m for m in group.messages() if tom.id in api.called(m))
    assert "Tom，我没法私信你" in words(told_tom)
    assert [b["text"] for b in buttons(told_tom)] == ["看牌"]


async def test_who_cannot_be_written_to_plays_by_popups(
    deal: list[Person], house: House, group: Group
) -> None:
    tom = deal[2]
    await tom.press("看牌", group)
    await house.settled()
    cards = tom.popups()[-1]
    assert "\nYour hand: " in cards
    assert tom.follow("Open a private chat", group).endswith("?start=hand-t1")
    shown = "\n".join(map(told, group.messages()))
    assert cards.splitlines()[-2] not in shown
    tom.start("hand-t1")
    await house.settled()
    assert "photo" in tom.inbox()[-1]


async def test_a_whole_deal(deal: list[Person], house: House, api: StandIn, group: Group) -> None:
    """Bids by key, cards by marking them and pressing Play, passes by key, and at the end the
    seed for everyone."""
    deal[2].start("hand-t1")
    await house.settled()
    seed = await house.hall.store.secret("t1", "seed.0")
    assert seed
    for turn in range(TURNS):
        table = await house.hall.table("t1")
        if not table.playing:
            break
        side = table.on_turn[0]
        await _act(deal[side], house, turn)
        await house.settled()
    assert not table.playing
    public = "\n".join(map(told, group.messages()))
    assert "胜" in public
    assert table.ended[0].why in ("landlord_wins", "farmers_win")
    assert seed in public
    for person, popups in ((p, p.popups()) for p in deal):
        assert popups in ([], ["Sent to you privately."]), person.name


async def _act(person: Person, house: House, turn: int) -> None:
    table = await house.hall.table("t1")
    view = table.view(table.on_turn[0])
    move = table.game.advise(view, Luck(bytes([turn]) * 32), 1)
    text = table.game.format(view, move)
    picks = [pick.value for pick in table.game.picks(view)]
    if text == "pass" or (text.isdigit() and view.bidding):
        label = table.game.write(view, move, _language(person))
        assert await person.press(label) == ""
        return
    for number in _cards(picks, text):
        await person.press(str(buttons(person.inbox()[-1])[number]["text"]))
    assert await person.press(_PLAY[person.name]) == ""


_PLAY = {"阿明": "出牌", "小華": "出牌", "Tom": "Play"}


def _language(person: Person) -> str:
    return {"阿明": "zh-Hans", "小華": "zh-Hant"}.get(person.name, "en")


def _cards(picks: list[str], text: str) -> list[int]:
    """Numbers of the hand's cards that make up a play such as 334455."""
    found: list[int] = []
    for rank in text.replace("T", "0"):
        fits = (i for i, pick in enumerate(picks) if pick[-1] == rank and i not in found)
        found.append(next(fits))
    return found
