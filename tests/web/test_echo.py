"""A line typed where nothing changes to be seen is answered with what it did, and where."""

from __future__ import annotations

import pytest

from bots.web import echo
from tests.web.conftest import Parlour, Visitor


async def test_a_line_typed_in_the_hall_says_where_it_acted(parlour: Parlour) -> None:
    ann, bob = await parlour.visitor(), await parlour.visitor("zh-CN")
    await ann.command("new", game="gomoku")
    [said] = (await bob.do(text="/join #1"))["said"]
    assert said["text"] == "已在 #1 五子棋 执行“/join #1”。"
    first, second = (ann, bob) if 0 in (await _turn(parlour)) else (bob, ann)
    [said] = (await first.do(text="h8"))["said"]
    assert "h8" in said["text"] and "#1" in said["text"]
    assert (said["href"], said["label"][-2:]) == ("/t/1", "#1")
    assert len((await parlour.house.hall.table("t1")).moves) == 1
    [said] = (await second.do(text="/resign"))["said"]
    assert "/resign" in said["text"] and said["href"] == "/t/1"
    assert not (await parlour.house.hall.table("t1")).live
    assert (await ann.do(text="/resign"))["said"][0].get("href") is None  # refused as before


async def test_a_long_line_is_visibly_cut(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(echo, "LONGEST", 5)
    ann, bob = await parlour.visitor(), await parlour.visitor()
    await ann.command("new", game="gomoku")
    [said] = (await bob.do(text="/join #1"))["said"]
    assert "“/joi…”" in said["text"]


async def test_at_the_table_the_board_is_the_answer(parlour: Parlour) -> None:
    ann = await parlour.visitor()
    await ann.command("new", game="gomoku", opponent="computer1")
    assert (await ann.do(text="h8", at="t1"))["said"] == []


async def drawn(parlour: Parlour) -> list[Visitor]:
    """Who holds a cup of two, and the two, when its lots are drawn."""
    org, *two = [await parlour.visitor() for _ in range(3)]
    await org.command("event.new", preset="gomoku", title="Cup", options="late=0")
    for visitor in two:
        await visitor.press("/e/1", "Sign up")
    await org.command("event.draw", at="e1", event="1")
    await parlour.settled()
    return [org, *two]


async def test_a_reported_result_is_answered_on_the_events_page(parlour: Parlour) -> None:
    _org, ann, bob = await drawn(parlour)
    event = await parlour.house.hall.event("e1")
    [table] = event.tables[event.pending[0].where]
    for visitor in (ann, bob):
        await visitor.command("join", at=f"t{table}", table=str(table))
    assert (await parlour.house.hall.table(f"t{table}")).playing
    [said] = (await ann.do(text="/event report 1:0", at="e1"))["said"]
    assert "/event report 1:0" in said["text"] and "confirms" in said["text"]
    assert "href" not in said
    [said] = (await bob.command("event.report", at="e1", event="1", score="1:0"))["said"]
    assert said["text"]


async def test_a_referees_warning_stands_at_the_table_with_its_reason(parlour: Parlour) -> None:
    org, ann, bob = await drawn(parlour)
    for visitor in (ann, bob):
        await visitor.command("join", at="t1", table="1")
    await org.do(text="/judge #1 warn 1 talking to others", at="t1")
    page = await ann.get("/t/1")
    assert "The referee warns" in page and "talking to others" in page
    assert "ran out of time" not in page


async def _turn(parlour: Parlour) -> tuple[int, ...]:
    return tuple((await parlour.house.hall.table("t1")).on_turn)
