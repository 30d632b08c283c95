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


async def test_a_partner_named_before_the_pair_has_a_name_is_kept(parlour: Parlour) -> None:
    await pairs(parlour)
    wang, li = await named(parlour, "小王"), await named(parlour, "小李")
    answer = await wang.do(text="/event join #e1 @小李")
    assert answer["go"] == "/e/1#form"
    answer = await wang.command("event.join", at="e1", event="1", form="1", q0="王李组合")
    assert "已报名" in answer["said"][0]["text"]
    assert "@" not in answer["said"][0]["text"], "no partner is left to be named"
    await parlour.settled()
    await li.press("/e/1", "愿意")
    [entered] = (await parlour.house.hall.event("e1")).entered
    assert [mate.name for mate in entered.mates if mate.sure] == ["小李"]


async def test_of_a_referees_words_only_who_sits_down_is_a_guest(parlour: Parlour) -> None:
    org = await named(parlour, "裁判", "zh-CN")
    await org.command("event.new", preset="gomoku", title="杯赛")
    wang, li = await named(parlour, "小王"), await named(parlour, "小李")
    for visitor in (wang, li):
        await visitor.says("/event join", at="e1")
    await org.says("/event draw", at="e1")
    for visitor in (wang, li):
        await visitor.command("join", at="t1", table="1")
    await named(parlour, "小赵 大")
    assert "不知道“@小孙”是谁" in await org.says("/judge #1 swap 小王 @小孙 有事")
    assert await org.says("/judge #1 warn 小王 @小赵 大 说的", at="e1") == ""
    assert await org.says("/judge swap @小王 @小赵 大 有事，@小李 同意", at="t1") == ""
    table = await parlour.house.hall.table("t1")
    assert {sitter.name for sitter in table.sitters} == {"小赵 大", "小李"}
    reasons = [e.data.get("reason", "") for e in await parlour.house.store.log("t1")]
    assert {"@小赵 大 说的", "有事,@小李 同意"} <= set(reasons)
    answer = await org.command("judge", at="t1", decision="换人", details="小赵 大 @小王 回来了")
    assert answer["said"] == []
    assert "小王" in {s.name for s in (await parlour.house.hall.table("t1")).sitters}
