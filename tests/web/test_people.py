"""Guests of the web hall are found by the names they chose."""

from __future__ import annotations

from tests.web.conftest import Parlour, Visitor


async def named(parlour: Parlour, name: str, language: str = "zh-CN") -> Visitor:
    visitor = await parlour.visitor(language)
    response = await visitor.client.post("/name", json={"name": name}, headers={"X-Yiqun": "1"})
    assert (await response.json())["name"] == name
    return visitor


async def pairs(parlour: Parlour) -> Visitor:
    org = await parlour.visitor("zh-CN")
    assert (await org.command("event.new", preset="guandan", title="双人赛"))["go"] == "/e/1"
    return org


async def test_a_partner_is_named_and_says_yes_on_the_page(parlour: Parlour) -> None:
    await pairs(parlour)
    wang, li = await named(parlour, "小王"), await named(parlour, "小李")
    answer = await wang.command("event.join", at="e1", event="1", form="1", q0="王李组合")
    assert "参赛名是“王李组合”" in answer["said"][0]["text"]
    assert "不知道" not in await wang.says("/event join #e1 @小李")
    await parlour.settled()
    assert "有人请你做搭档" in await li.get("/")
    assert "有人请你做搭档" not in await wang.get("/")
    assert "小王" in await li.get("/e/1")
    await li.press("/e/1", "愿意")
    event = await parlour.house.hall.event("e1")
    assert [mate.name for mate in event.entered[0].mates if mate.sure] == ["小李"]
    assert "有人请你做搭档" not in await li.get("/")
    assert "愿意</button>" not in await li.get("/e/1")


async def test_a_name_given_to_the_pair_is_said(parlour: Parlour) -> None:
    await pairs(parlour)
    wang = await named(parlour, "小王")
    await named(parlour, "小李")
    assert "参赛名是“小李”" in await wang.says("/event join 小李", at="e1")


async def test_of_two_with_one_name_nobody_is_meant(parlour: Parlour) -> None:
    await pairs(parlour)
    wang, li, _ = [await named(parlour, name) for name in ("小王", "小李", "小李")]
    said = await wang.says("/event join #e1 @小李")
    assert "好几位叫“小李”" in said and "换个名字" in said
    assert (await parlour.house.hall.event("e1")).entered == ()
    headers = {"X-Yiqun": "1"}
    await li.client.post("/name", json={"name": "李 大明"}, headers=headers)
    await wang.says("/event join #e1 @李 大明 王李组合")
    await parlour.settled()
    [entered] = (await parlour.house.hall.event("e1")).entered
    assert (entered.name, [mate.name for mate in entered.mates]) == ("王李组合", ["李 大明"])


async def test_who_is_nobody_here_stays_unknown(parlour: Parlour) -> None:
    await pairs(parlour)
    wang = await named(parlour, "小王")
    await wang.says("/event join #e1 双飞")
    assert "不知道“@小赵”是谁" in await wang.says("/event join #e1 @小赵")


async def test_a_table_is_kept_for_a_guest_by_name(parlour: Parlour) -> None:
    ann, bob = await named(parlour, "Ann", "en"), await named(parlour, "Bob Lee", "en")
    await named(parlour, "Bob", "en")
    assert (await ann.do(text="/new gomoku @bob lee"))["go"] == "/t/1"
    table = await parlour.house.hall.table("t1")
    assert table.sitters[1].name == "Bob Lee"
    await bob.command("join", at="t1")
    assert (await parlour.house.hall.table("t1")).playing
    assert (await ann.command("new", game="gomoku", opponent="@Bob"))["go"] == "/t/2"
    assert (await parlour.house.hall.table("t2")).sitters[1].name == "Bob"
