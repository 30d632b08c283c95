"""Restarts, repeats, floods and groups that move: nothing is lost, nothing done twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.telegram.house import House
from tests.telegram.people import Group, Person, words
from tests.telegram.stand_in import StandIn


@pytest.fixture
def house(api: StandIn, tmp_path: Path) -> House:
    return House(api, tmp_path / "yiqun.db")


async def seated(house: House, group: Group, *people: Person) -> None:
    first, *others = people
    first.say("/new xiangqi", group)
    await house.settled()
    for person in others:
        await person.press("加入", group)
    await house.settled()


def board(group: Group) -> dict[str, object]:
    return next(m for m in reversed(group.messages()) if "photo" in m)


async def test_a_game_goes_on_after_a_restart(
    house: House, group: Group, ming: Person, tom: Person
) -> None:
    """With old keys, the same board message, and what was said meanwhile."""
    async with house.open():
        await seated(house, group, ming, tom)
    ming.reply(board(group), "炮二平五")
    query = tom.touch("提示", group)
    async with house.open():
        await house.settled()
        assert words(board(group)) == "阿明：炮二平五\n轮到 Tom"
        assert "Hint" in await house.api.answer_to(query)
        tom.reply(board(group), "H8+7")
        await house.settled()
        assert words(board(group)) == "Tom：马8进7\n轮到 阿明"
    assert sum("photo" in m for m in group.messages()) == 1


async def test_what_comes_twice_is_done_once(
    house: House, api: StandIn, group: Group, ming: Person, tom: Person
) -> None:
    """Unconfirmed updates come again after a restart: the same move, the same press."""
    async with house.open():
        await seated(house, group, ming, tom)
        ming.reply(board(group), "炮二平五")
        tom.touch("提和", group)
        repeated = [*api.updates]
        await house.settled()
        edits = board(group)["_edits"]
    for _ in range(3):
        api.updates[:0] = repeated
        async with house.open():
            await house.settled()
    assert board(group)["_edits"] == edits
    async with house.open():
        table = await house.hall.table("t1")
        assert [table.written["zh"]] == ["炮二平五"]
        assert len(table.moves) == 1


async def test_a_full_group_does_not_hold_up_another(
    house: House, api: StandIn, group: Group, ming: Person, tom: Person
) -> None:
    """One group is told to wait; the other, and private chats, are not; and in the end the
    newest board is there."""
    other = Group(api, -1009, "另一个群", (ming, tom))
    async with house.open():
        await seated(house, group, ming, tom)
        await seated(house, other, ming, tom)
        first = board(group)
        api.flood(group.id, 60)
        ming.reply(first, "炮二平五")
        ming.reply(board(other), "炮二平五")
        tom.start()
        await api.until(lambda: "炮二平五" in words(board(other)))
        await api.until(lambda: len(tom.inbox()) == 2)
        assert "炮二平五" not in words(board(group))
        tom.reply(first, "H8+7")
        await api.confirmed()
        api.flood(group.id, 0)
        house.later += 61_000
        await house.settled()
        assert words(board(group)) == "Tom：马8进7\n轮到 阿明"


@pytest.mark.parametrize("told", [True, False], ids=("by message", "only by error"))
async def test_a_group_that_moves_keeps_its_game(
    house: House, api: StandIn, group: Group, ming: Person, tom: Person, told: bool
) -> None:
    """Told twice, or not at all before the next message fails."""
    group.chat.type = "group"
    async with house.open():
        await seated(house, group, ming, tom)
        old, old_number, calls = board(group), group.id, len(api.calls)
        new = group.upgrade(-2002)
        if not told:
            api.updates.clear()
            house.api.push(message={**_bare(old, ming), "text": "炮二平五"})
            await house.settled()
        ming.say("/m 炮二平五" if told else "/board", new)
        await house.settled()
        assert words(board(new)).splitlines()[-1] == "轮到 Tom"
        tom.say("/m H8+7", new)
        await house.settled()
        assert words(board(new)) == "Tom：马8进7\n轮到 阿明"
        errors = sum(c.parameters.get("chat_id") == old_number for c in api.calls[calls:])
        assert errors == (0 if told else 1)


def _bare(board: dict[str, object], person: Person) -> dict[str, object]:
    """A reply to the board that reached us late, from the group as it was."""
    reply = {k: v for k, v in board.items() if not k.startswith("_")}
    return {
        "message_id": 77,
        "date": 1,
        "chat": board["chat"],
        "from": person.raw,
        "reply_to_message": reply,
    }


async def test_a_lost_answer_is_not_a_second_board(
    house: House, api: StandIn, group: Group, ming: Person, tom: Person
) -> None:
    """Telegram did it, but the line broke: an edit sent again changes nothing."""
    async with house.open():
        await seated(house, group, ming, tom)
        api.fail("editMessageMedia", 502, "Bad Gateway", after=True)
        ming.reply(board(group), "炮二平五")
        await api.confirmed()
        await api.until(lambda: sum(c.method == "editMessageMedia" for c in api.calls) == 1)
        house.later += 5_000
        await house.settled()
        await api.until(lambda: sum(c.method == "editMessageMedia" for c in api.calls) == 2)
        assert board(group)["_edits"] == 1
        assert sum("photo" in m for m in group.messages()) == 1


async def test_many_people_at_once(house: House, api: StandIn, group: Group) -> None:
    """Everybody presses Join in the same moment: one sits down, each is told."""
    crowd = [Person(api, 100 + i, f"P{i}", language_code="en") for i in range(20)]
    crowd[0].say("/new gomoku", group)
    async with house.open():
        await house.settled()
        queries = [person.touch("Join", group) for person in crowd[1:]]
        said = await asyncio.gather(*map(api.answer_to, queries))
        await house.settled()
    assert said.count("") == 1
    assert len(api.answered) == len(queries)
    assert sum("photo" in m for m in group.messages()) == 1
