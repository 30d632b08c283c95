"""Signing up on Telegram: questions in private, lists as documents."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.telegram.house import House
from tests.telegram.people import Group, Person, buttons, shown, words
from tests.telegram.stand_in import StandIn

NEW = "/event new gomoku 春季 杯 fields=部门,级别(初级/中级),电话,备注?"


@pytest.fixture
async def house(api: StandIn, tmp_path: Path) -> AsyncIterator[House]:
    async with House(api, tmp_path / "yiqun.db").open() as house:
        yield house


async def test_questions_are_asked_in_private(
    house: House, group: Group, ming: Person, tom: Person, hua: Person
) -> None:
    hua.start()
    ming.say(NEW, group)
    await house.settled()
    await hua.press("报名", group)
    await house.settled()
    assert "部门" in words(hua.inbox()[-1])
    hua.say("数学系")
    await house.settled()
    await hua.press("中级")
    await house.settled()
    assert "只有主辦人看得到" in words(hua.inbox()[-1])
    hua.say("555-0101")
    await house.settled()
    await hua.press("不填")
    await house.settled()
    (entered,) = (await house.hall.event("e1")).entered
    assert dict(entered.answers) == {"部门": "数学系", "级别": "中级"}
    everything = shown(group.messages()) + shown(tom.inbox()) + shown(ming.inbox())
    assert "小華 (数学系, 中级)" in everything and "555-0101" not in everything


async def test_who_has_not_opened_a_private_chat_is_shown_the_way(
    house: House, group: Group, ming: Person, tom: Person
) -> None:
    ming.say(NEW, group)
    await house.settled()
    await tom.press("报名", group)
    await house.settled()
    (link,) = {b["url"] for m in group.messages() for b in buttons(m) if "url" in b}
    assert link.endswith("?start=hand-e1")
    tom.start("hand-e1")
    await house.settled()
    assert "部门" in words(tom.inbox()[-1])
    for text in ("Maths", "初级", "555-0101", "-"):
        tom.say(text)
        await house.settled()
    assert [e.name for e in (await house.hall.event("e1")).entered] == ["Tom"]


async def test_a_half_filled_form_survives_a_restart(
    api: StandIn, tmp_path: Path, group: Group, ming: Person, hua: Person
) -> None:
    whole = House(api, tmp_path / "book.db")
    async with whole.open() as house:
        hua.start()
        ming.say(NEW, group)
        await house.settled()
        await hua.press("报名", group)
        await house.settled()
        hua.say("数学系")
        await house.settled()
    async with whole.open() as house:
        for text in ("初级", "555-0101", "-"):
            hua.say(text)
            await house.settled()
        (entered,) = (await house.hall.event("e1")).entered
        assert entered.answers["部门"] == "数学系"


async def test_a_list_comes_and_goes_as_a_document(
    house: House, group: Group, ming: Person, tom: Person
) -> None:
    ming.start()
    ming.say(NEW, group)
    await house.settled()
    data = "姓名,部门,级别,电话\n张三,数学系,初级,555-0101\n".encode()
    ming.attach("名单.csv", data, "/event import", group)
    await house.settled()
    assert [e.name for e in (await house.hall.event("e1")).entered] == ["张三"]
    ming.say("/event export csv", group)
    await house.settled()
    assert any("document" in m for m in ming.inbox())
    ours = [m for m in group.messages() if m["from"]["id"] != ming.id]
    assert not any("document" in m for m in ours)
    assert "555-0101" not in shown(ours) + shown(tom.inbox())
