"""The time that a table's clocks ran, in the results and the ranking of its event."""

from __future__ import annotations

from typing import Any

from bots.hall.event import Event
from bots.hall.event_log import document
from engines.formats.event import run
from engines.formats.reports import Where
from tests.hall.meets import come, holds, names, places, table_of, win
from tests.hall.party import Party
from tests.hall.test_formats import begin
from tests.hall.test_teams import TEAMS, teams

LEAGUE = "gomoku L format=round_robin tiebreaks=time_used late=0"
# A ring, everybody one win; who thinks how long before every move, and at the end.
WINNER = {"ab": "ann", "bc": "bob", "ac": "cyd"}
SECONDS = {"ann": 40.6, "bob": 20.6, "cyd": 30.6, "dan": 10.6}


async def play(party: Party, event: Event) -> None:
    """Each moves once in their own time; then whoever is to move thinks on, and one resigns."""
    table = table_of(event)
    await come(party, table)
    for text in ("H8", "K11"):
        now = await party.hall.table(f"t{table}")
        name = now.sitters[now.on_turn[0]].name
        await party.wait(SECONDS[name])
        await party.do(name, f"/move #{table} {text}")
    now = await party.hall.table(f"t{table}")
    name = now.sitters[now.on_turn[0]].name
    await party.wait(SECONDS[name])
    one, two = sorted(names(event))
    [loser] = {one, two} - {WINNER.get(one[0] + two[0], one)}
    await party.do(loser, f"/resign #{table}")


async def ring(party: Party, clock: str) -> Event:
    event = await begin(party, 3, f"{LEAGUE} clock={clock}")
    while event.phase == "playing":
        await play(party, event)
        event = await holds(party)
    return event


def filed(event: Event) -> list[dict[str, Any]]:
    """The results as an event file has them."""
    assert event.plan is not None
    return [
        {"stage": r.stage, "round": r.round, "table": [event.names[e] for e in r.seats],
         "points": [int(p) for p in r.points], "time_used": [int(s) for s in r.time_used]}
        for r in event.plan.reports.values()
    ]  # fmt: skip


async def test_equals_go_by_the_time_on_their_clocks(party: Party) -> None:
    """Less time used is ahead (B57), as in a file with the same results."""
    event = await ring(party, "0+30m")
    mine = {name: list[int]() for name in event.names.values()}
    assert event.plan is not None
    for report in event.plan.reports.values():
        for place, (entrant, seconds) in enumerate(
            zip(report.seats, report.time_used, strict=True)
        ):
            name = event.names[entrant]
            # Whoever began has thought twice, and a part of a second is not told.
            assert seconds == int(SECONDS[name] * (2 - place))
            mine[name].append(int(seconds))
    total = {name: sum(told) for name, told in mine.items()}
    assert len(set(total.values())) == 3
    order = sorted(total, key=total.__getitem__)
    assert places(event) == list(enumerate(order, start=1))
    told = run({**document(event), "results": filed(event)})
    assert [(row["rank"], row["name"]) for row in told["final"]] == places(event)
    [sheet] = told["standings"]
    assert {row["name"]: row["tiebreaks"]["time_used"] for row in sheet["rows"]} == total


async def test_without_a_clock_nobody_has_used_any_time(party: Party) -> None:
    event = await ring(party, "0")
    assert event.plan is not None
    assert [report.time_used for report in event.plan.reports.values()] == [(), (), ()]
    assert {rank for rank, _ in places(event)} == {1}


async def test_the_time_stays_when_the_score_is_corrected_or_disputed(party: Party) -> None:
    event = await begin(party, 4, f"{LEAGUE} clock=60")
    at = event.pending[0].where
    table = table_of(event)
    await play(party, event)
    before = report_at(await holds(party), at)
    assert all(before)
    await party.do("org", f"/referee correct #{table} 0.5:0.5")
    assert report_at(await holds(party), at) == before
    name = names(event)[0]
    await party.do(name, "/event object")
    assert (await holds(party)).claims[at].disputed
    await party.do("org", f"/referee correct #{table} 1:0")
    assert report_at(await holds(party), at) == before


def report_at(event: Event, at: Where) -> tuple[int, ...]:
    report = event.report(at)
    assert report is not None
    return tuple(map(int, report.time_used))


async def test_a_replay_begins_with_no_time_used(party: Party) -> None:
    event = await begin(party, 4, f"{LEAGUE} clock=0+30m")
    at = event.pending[0].where
    table, winner = table_of(event), names(event)[0]
    await play(party, event)
    await party.do("org", f"/referee replay #{table} power cut")
    event = await holds(party)
    await win(party, event.tables[at][-1], winner)
    assert report_at(await holds(party), at) == ()


async def test_whoever_ran_out_of_time_has_used_all_of_it(party: Party) -> None:
    event = await begin(party, 3, f"{LEAGUE} clock=0+1m")
    [waiting] = event.pending
    table = table_of(event)
    await come(party, table)
    now = await party.hall.table(f"t{table}")
    slow = now.sitters[now.on_turn[0]].name
    await party.do(slow, f"/pause #{table}")
    other = next(s.name for s in now.sitters if s.name != slow)
    await party.do(other, f"/pause #{table}")
    assert (await party.hall.table(f"t{table}")).paused_at
    await party.wait(500)
    await party.do(slow, f"/resume #{table}")
    await party.wait(60)
    event = await holds(party)
    told = dict(zip(names(event, waiting), report_at(event, waiting.where), strict=True))
    assert told == {slow: 60, other: 0}


async def test_boards_of_a_team_add_up_their_time(party: Party) -> None:
    event = await teams(party, 'gomoku Cup unit="team 2-3" clock=0+30m', 2)
    [waiting] = event.pending
    slow = {False: 0, True: 0}  # by whether they are of the first team
    for number in event.tables[waiting.where]:
        await come(party, number)
        table = await party.agrees(number)
        slow[table.sitters[table.on_turn[0]].name in TEAMS[0]] += 25
        await party.wait(25)
        loser = next(s.name for s in table.sitters if s.name in TEAMS[0])
        await party.do(loser, f"/resign #{number}")
    event = await holds(party)
    report = event.report(waiting.where)
    assert report is not None
    told = dict(zip(names(event, waiting), report.time_used, strict=True))
    assert told == {"Team0": slow[True], "Team1": slow[False]}
