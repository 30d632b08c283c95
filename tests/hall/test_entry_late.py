"""Entering while an event runs: from the next round on, or in the place of somebody else."""

from __future__ import annotations

from bots.hall.event_log import document
from engines.formats.event import run
from tests.hall.party import Party, text_of
from tests.hall.test_entry import event


async def test_late_entry_to_a_swiss_event_from_the_next_round_on(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup format=swiss rounds=3 late_entry=1")
    for name in ("ann", "bob", "cyd", "dan"):
        await party.click(name, "enter")
    await party.do("org", "/event draw")
    before = await event(party)
    first = [set(waiting.pairing.seats) for waiting in before.pending]
    said = text_of(await party.do("eve", "/event join"))
    assert "from round 2 on" in said
    now = await event(party)
    assert [set(waiting.pairing.seats) for waiting in now.pending] == first
    assert now.order == (*before.order, 4)
    assert "already" in text_of(await party.do("eve", "/event join"))
    for waiting in now.pending:
        winner = now.entered[waiting.pairing.seats[0]].name
        await party.do("org", f"/event rule {winner} #e1")
    found = await event(party)
    assert {1, 2} == {seen.round.number for seen in found.seen}
    second = [w.pairing.seats for w in found.pending] + [
        table.seats for seen in found.seen for table in seen.round.tables if table.bye
    ]
    assert 4 in {entrant for seats in second for entrant in seats}
    assert "has begun" in text_of(await party.do("fay", "/event join"))


async def test_who_comes_late_makes_an_event_no_longer(party: Party) -> None:
    """Two rounds of four people stay two when the fifth joins, in the hall as in a file."""
    await party.do("org", "/event new gomoku Cup format=swiss late_entry=1 late=0")
    for name in ("ann", "bob", "cyd", "dan"):
        await party.click(name, "enter")
    await party.do("org", "/event draw")
    await party.do("eve", "/event join")
    played = 0
    while (now := await event(party)).phase == "playing":
        winner = now.names[now.pending[0].pairing.seats[0]]
        await party.do("org", f"/event rule {winner} #e1")
        played += 1
    assert played == 4 and {seen.round.number for seen in now.seen} == {1, 2}
    told = run({**document(now), "simulate": {"seed": "aa" * 32}})
    assert told["decided"] and len(told["rounds"]) == 2


async def test_a_substitute_gets_the_chair_that_is_still_empty(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup")
    for name in ("ann", "bob", "cyd"):
        await party.do(name, "/help")
    for name in ("ann", "bob"):
        await party.click(name, "enter")
    await party.do("org", "/event draw")
    await party.do("org", "/event swap ann party:cyd")
    (waiting,) = (await event(party)).pending
    (number,) = (await event(party)).tables[waiting.where]
    await party.do("cyd", f"/join #{number}")
    await party.do("bob", f"/join #{number}")
    assert (await party.hall.table(f"t{number}")).phase == "playing"
    assert (await party.hall.table("t1")).cancelled
