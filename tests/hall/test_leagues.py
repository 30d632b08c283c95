"""Leagues that last weeks: a round begins at its time, though older tables are still played."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bots.hall.event import Event, Waiting
from tests.hall.meets import holds, names, people, table_of
from tests.hall.party import Party, text_of, words
from tests.hall.test_formats import begin, play

HOUR = 3600


def called(event: Event) -> list[Waiting]:
    """The pairings that wait and have a table."""
    return [waiting for waiting in event.pending if waiting.where in event.tables]


async def slow_table(party: Party, options: str = "every=60 late=0") -> tuple[Event, list[str]]:
    """Six in a league; of the first round one table, of these two, is not done."""
    event = await begin(party, 6, f"gomoku League format=round_robin {options}")
    *done, slow = event.pending
    for waiting in done:
        await party.do("org", f"/event rule {names(event, waiting)[0]}")
    return await holds(party), names(event, slow)


async def test_a_round_begins_at_its_time_for_those_who_are_free(party: Party) -> None:
    event, slow = await slow_table(party)
    assert [number for number, _ in people(event)] == [1]
    await party.wait(HOUR - 1)
    assert [number for number, _ in people(await holds(party))] == [1]
    said = text_of(await party.wait(1))
    event = await holds(party)
    assert [number for number, _ in people(event)] == [1, 2, 2, 2]
    meets = {frozenset(names(event, waiting)) for waiting in called(event)}
    [free] = [meeting for meeting in meets if meeting != frozenset(slow)]
    assert not free & set(slow)
    later = [waiting for waiting in event.pending if waiting not in called(event)]
    for waiting in later:
        told = " – ".join(names(event, waiting))
        assert words("pair-later", number=waiting.index, names=told) in said
    await party.do("org", f"/event rule {slow[0]}")
    event = await holds(party)
    assert [waiting.round for waiting in called(event)] == [2, 2, 2]


async def test_a_round_begins_at_its_time_though_the_host_was_down_meanwhile(
    party: Party,
) -> None:
    """It was told as a time of day: a clock that stood still does not move it."""
    await slow_table(party)
    await party.restart(away=HOUR // 2 * 1000)
    await party.wait(HOUR // 2 - 1)
    assert {number for number, _ in people(await holds(party))} == {1}
    await party.wait(1)
    assert {number for number, _ in people(await holds(party))} == {1, 2}


async def test_who_waits_for_an_opponent_has_nothing_to_report_yet(party: Party) -> None:
    _, slow = await slow_table(party)
    await party.wait(HOUR)
    event = await holds(party)
    [waiter, *_] = [
        name
        for waiting in event.pending
        if waiting not in called(event)
        for name in names(event, waiting)
        if name not in slow
    ]
    said = text_of(await party.do(waiter, "/event report 1:0"))
    assert said == words("no-no-pairing", event=1)


@pytest.mark.parametrize("options", ["late=0", "every=hand late=0"])
async def test_without_a_time_the_last_table_or_the_organiser_decides(
    party: Party, options: str
) -> None:
    await slow_table(party, options)
    await party.wait(24 * HOUR)
    assert {number for number, _ in people(await holds(party))} == {1}
    await party.do("org", "/event next")
    assert [number for number, _ in people(await holds(party))] == [1, 2, 2, 2]


async def test_who_leaves_forfeits_what_waits_as_well(party: Party) -> None:
    _, slow = await slow_table(party)
    await party.wait(HOUR)
    await party.do(slow[0], "/event leave")
    event = await holds(party)
    left = {name for _, meeting in people(event) for name in meeting}
    assert slow[0] not in left and len(called(event)) == 2
    over = await finished(party)
    assert over.phase == "over"


async def finished(party: Party) -> Event:
    """By lot; the hours pass, so that several rounds are open at a time."""
    chance = random.Random(7)
    for _ in range(60):
        event = await holds(party)
        if event.phase != "playing":
            break
        waiting = [w for w in called(event) if chance.random() < 0.5]
        for one in waiting:
            await party.do("org", f"/referee correct #{table_of(event, one)} 1:0")
        await party.wait(HOUR / 2)
    return await holds(party)


async def test_everybody_meets_everybody_once_at_one_table_at_a_time(party: Party) -> None:
    await begin(party, 6, "gomoku League format=round_robin every=60 late=0")
    opened = set()
    chance = random.Random(3)
    for _ in range(60):
        event = await holds(party)
        seated = [name for waiting in called(event) for name in names(event, waiting)]
        assert len(set(seated)) == len(seated)
        opened.add(len({number for number, _ in people(event)}))
        for waiting in called(event):
            if chance.random() < 0.3:
                await party.do("org", f"/referee correct #{table_of(event, waiting)} 1:0")
        await party.wait(HOUR / 2)
    event = await holds(party)
    assert event.phase == "over" and max(opened) > 1
    assert Counter(len(at[2]) for at in event.pairings) == {2: 15}


async def test_an_older_table_that_plays_again_does_not_end_the_newer_one(party: Party) -> None:
    await slow_table(party)
    await party.wait(HOUR)
    event = await holds(party)
    newer = next(waiting for waiting in called(event) if waiting.round == 2)
    first, _ = names(event, newer)
    older = next(
        tables[0]
        for (_, number, seats), tables in event.tables.items()
        if number == 1 and first in {event.entered[e].name for e in seats}
    )
    await party.do("org", f"/referee replay #{older} a mistake")
    event = await holds(party)
    now = called(event)
    assert newer.where in {waiting.where for waiting in now}
    assert [w.round for w in now if first in names(event, w)] == [2], "one table at a time"
    assert [number for number, meeting in people(event) if first in meeting] == [1, 2]
    await party.do("org", f"/referee correct #{table_of(event, newer)} 0:1")
    assert (await finished(party)).phase == "over"


async def test_rounds_come_one_by_one_where_nobody_set_times(party: Party) -> None:
    await begin(party, 5, "gomoku League format=round_robin late=0")
    rounds = set()
    for _ in range(20):
        event = await holds(party)
        rounds.add(len({number for number, _ in people(event)}))
        if event.phase == "over":
            break
        await party.do("org", f"/event rule {names(event)[0]}")
    assert rounds == {0, 1}
    assert (await play(party, random.Random(1))).phase == "over"
