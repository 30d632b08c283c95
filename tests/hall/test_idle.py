"""Tables that nobody touches any more make room by themselves."""

from __future__ import annotations

from tests.hall.party import Party, text_of

DAY = 86_400


async def test_a_table_left_alone_is_called_off_after_a_week(party: Party) -> None:
    await party.do("ann", "/new gomoku computer")
    await party.do("ann", "/move h8")
    await party.wait(6 * DAY)
    assert (await party.agrees(1)).live
    await party.do("ann", "/undo")
    await party.wait(6 * DAY)
    assert (await party.agrees(1)).live
    assert "called off" in text_of(await party.wait(1 * DAY + 1)).lower()
    assert not (await party.agrees(1)).live


async def test_a_lobby_that_nobody_joins_is_called_off(party: Party) -> None:
    await party.do("ann", "/new xiangqi")
    await party.wait(7 * DAY + 1)
    assert (await party.agrees(1)).cancelled


async def test_people_may_take_their_time(party: Party) -> None:
    await party.do("ann", "/new xiangqi")
    await party.click("bob", "join")
    await party.wait(50 * DAY)
    await party.do("ann", "/move C2.5")
    await party.wait(50 * DAY)
    assert (await party.agrees(1)).live
    await party.wait(11 * DAY)
    assert not (await party.agrees(1)).live
