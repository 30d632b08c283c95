"""Every format through the hall: rounds, tables of any size, stages one after the other."""

from __future__ import annotations

import random

import pytest

from bots.hall.event import Event
from engines.formats.round_robin import RoundRobin
from render.words import say
from tests.hall.meets import champion, come, holds, names, people, places, play_least, table_of
from tests.hall.party import Party, text_of, words

NAMES = ("ann", "bob", "cyd", "dan", "eve", "fay", "gus", "hal", "ida", "joe", "kay", "leo")


async def begin(party: Party, count: int, text: str) -> Event:
    await party.do("org", f"/event new {text}")
    for name in NAMES[:count]:
        await party.do(name, "/event join")
    await party.do("org", "/event draw")
    return await holds(party)


async def play(party: Party, chance: random.Random, most: int = 200) -> Event:
    """Every pairing is ruled on, by lot, until the event is over."""
    for _ in range(most):
        event = await party.hall.event("e1")
        if event.phase != "playing" or not event.pending:
            break
        winner = chance.choice(names(event))
        await party.do("org", f"/event rule {winner}")
    return await holds(party)


@pytest.mark.parametrize("count", [4, 5])
async def test_all_play_all(party: Party, count: int) -> None:
    event = await begin(party, count, "gomoku League format=round_robin")
    assert len(event.pending) == count // 2
    event = await play(party, random.Random(count))
    assert event.phase == "over"
    met = [pairing.seats for pairing in event.pairings.values()]
    assert len({frozenset(seats) for seats in met}) == len(met) == count * (count - 1) // 2


async def test_groups_then_knock_out(party: Party) -> None:
    event = await begin(
        party, 8, "gomoku Cup format=round_robin groups=2 take=2 win=3 draw=1 then=knockout"
    )
    event = await play(party, random.Random(3))
    assert event.phase == "over"
    assert {seen.leg.number for seen in event.seen} == {1, 2}
    last = [seen for seen in event.seen if seen.leg.number == 2]
    assert {e for t in last[0].round.tables for e in t.seats} <= set(range(8))
    assert champion(event)


async def test_a_play_off_stands_when_its_winner_leaves(party: Party) -> None:
    """The other of the two goes on, and nothing is played anew."""
    groups = "format=round_robin groups=2 take=1 tiebreaks=points"
    event = await begin(party, 4, f"gomoku Cup {groups} then=knockout late=0")
    for waiting in event.pending:
        await party.do("org", f"/event correct #{table_of(event, waiting)} 0.5:0.5")
    event = await holds(party)
    first, second = event.pending
    assert {waiting.round for waiting in event.pending} == {2}
    winner, other = names(event, first)
    await party.do("org", f"/event rule {winner}")
    await party.do("org", f"/event expel {winner}")
    event = await holds(party)
    assert event.report(first.where) is not None
    assert [waiting.where for waiting in event.pending] == [second.where]
    third = names(event, second)[0]
    await party.do("org", f"/event rule {third}")
    event = await holds(party)
    assert [set(names(event, waiting)) for waiting in event.pending] == [{other, third}]


async def test_swiss_is_drawn_beside_everything_else(party: Party) -> None:
    event = await begin(party, 8, "gomoku Swiss format=swiss rounds=3 win=2 draw=1")
    event = await play(party, random.Random(4))
    assert event.phase == "over"
    assert max(seen.round.number for seen in event.seen) == 3
    met = [frozenset(pairing.seats) for pairing in event.pairings.values()]
    assert len(set(met)) == len(met) == 12


@pytest.mark.parametrize("way", ["finish", "rematch", "hand"])
async def test_a_round_nobody_can_be_paired_in(party: Party, way: str) -> None:
    """Four have all met after three rounds (vector 11): the organiser chooses."""
    await begin(party, 4, "gomoku Swiss format=swiss rounds=4")
    event = await play(party, random.Random(5))
    assert event.phase == "playing" and event.stuck is not None
    warned = say("engines.formats", "en", "warn-all-meet", entrants=4)
    assert warned in text_of(party.chat.sent)
    if way == "hand":
        refused = text_of(await party.do("org", "/event pair ann bob ann cyd"))
        assert "two by two" in refused
        await party.do("org", "/event pair ann bob cyd dan")
        assert people(await holds(party)) == [(4, ["ann", "bob"]), (4, ["cyd", "dan"])]
        event = await play(party, random.Random(6))
    else:
        assert words("no-organiser-only") in text_of(await party.click("ann", f"stuck-{way}"))
        await party.click("org", f"stuck-{way}")
        event = await play(party, random.Random(6))
    assert event.phase == "over"
    assert max(seen.round.number for seen in event.seen) == (3 if way == "finish" else 4)


async def test_a_round_by_hand_takes_names_of_several_words(party: Party) -> None:
    """A name that could be two others is never guessed."""
    entered = ("Ann Lee", "Ann", "Lee", "Li Wei")
    await party.do("org", "/event new gomoku Swiss format=swiss rounds=4")
    for name in entered:
        await party.do(name, "/event join")
    await party.do("org", "/event draw")
    for _ in range(6):
        event = await holds(party)
        first = event.pending[0]
        await party.do("org", f"/referee correct #{table_of(event, first)} 1:0")
    assert (await holds(party)).stuck is not None
    for line in ("Ann Lee Li Wei", "Ann Lee Ann Lee Li Wei"):
        said = text_of(await party.do("org", f"/event pair {line}"))
        assert "two ways" in said and '"Ann Lee"' in said, line
    said = text_of(await party.do("org", "/event pair Ann Li Wei Bob"))
    assert "two by two" in said and '"Li Wei"' in said
    await party.do("org", '/event pair "Ann Lee" Li Wei Ann Lee')
    event = await holds(party)
    assert [pair for _, pair in people(event)] == [["Ann Lee", "Li Wei"], ["Ann", "Lee"]]


async def test_tables_of_three(party: Party) -> None:
    """Three are called to each table, and a fourth of four at another; the last leave."""
    event = await begin(party, 6, "doudizhu Three format=tables size=3 cut=last hands=1")
    assert [len(w.pairing.seats) for w in event.pending] == [3, 3]
    table = table_of(event)
    await come(party, table)
    assert (await party.agrees(table)).playing
    mine = names(event)
    await party.do(mine[0], f"/event report {mine[1]} 24 {mine[0]} -12 {mine[2]} -12")
    await party.do(mine[2], "/event confirm")
    event = await holds(party)
    assert not (await party.agrees(table)).live
    assert len(event.pending) == 1
    other = names(event)
    wrong = text_of(await party.do(other[0], "/event report 24 -8"))
    assert words("no-scores", count=3, names=", ".join(other)) in wrong
    await party.do(other[0], "/event report 12 -6 -6")
    await party.do(other[1], "/event confirm")
    event = await holds(party)
    assert event.phase == "playing"


async def test_a_play_off_is_said_and_played(party: Party) -> None:
    """Scenario 4: three equal at the line of a group are never told apart in silence."""
    event = await begin(
        party, 4, "gomoku Cup format=round_robin take=2 tiebreaks=direct then=knockout"
    )
    assert event.plan is not None and isinstance(event.plan.legs[0].stage, RoundRobin)
    wins = {("ann", "bob"), ("bob", "cyd"), ("cyd", "ann")}
    while not event.pending[0].pairing.label:
        one, two = names(event)
        best = "dan" if "dan" in (one, two) else one if (one, two) in wins else two
        await party.do("org", f"/event rule {best}")
        event = await holds(party)
    assert words("round", of="", zh="", zht="", en="Play-off") in text_of(party.chat.sent)
    assert {frozenset(pair) for _, pair in people(event)} == {
        frozenset(pair) for pair in (("ann", "bob"), ("bob", "cyd"), ("ann", "cyd"))
    }
    assert [waiting.where in event.tables for waiting in event.pending] == [True, False, False]
    [idle] = set(names(event, event.pending[2])) - set(names(event))
    said = text_of(await party.do(idle, "/event report 1:0"))
    assert words("no-no-pairing", event=1) in said
    for _ in range(3):
        table = await party.hall.table(f"t{table_of(event)}")
        assert table.sides == 2
        await party.do("org", f"/event rule {min(names(event))}")
        event = await holds(party)
    assert people(event) == [(1, ["dan", "ann"])] or people(event) == [(1, ["ann", "dan"])]
    event = await play(party, random.Random(1))
    assert [name for _, name in places(event)][2:] == ["bob", "cyd"]


async def test_an_arena_seats_people_again_and_again(party: Party) -> None:
    """Four at tables of three: whoever waits sits down next, whoever has nothing left is out."""
    event = await begin(
        party, 4, "doudizhu Arena format=arena size=3 chips=10 shift=2 until=2 late=0"
    )
    [waiting] = event.pending
    table = table_of(event)
    await come(party, table)
    assert (await party.hall.table(f"t{table}")).match.hands == 2
    one, two, three = names(event)
    await party.do("org", f"/event correct #{table} 8 -4 -4")
    event = await holds(party)
    [after] = event.pending
    waited = ({"ann", "bob", "cyd", "dan"} - {one, two, three}).pop()
    assert waited in names(event) and after.where != waiting.where
    rows = {event.entered[row.entrant].name: row.points for row in event.runs[0].stretches[1].rows}
    assert rows == {one: 18, two: 6, three: 6, waited: 10}
    await party.do("org", f"/event correct #{table_of(event)} -6 -6 12")
    for _ in range(20):
        event = await holds(party)
        if event.phase == "over":
            break
        await party.do("org", f"/event correct #{table_of(event)} -6 -6 12")
    assert event.phase == "over" and len(places(event)) == 4


async def test_a_table_breaks_up_when_somebody_has_nothing_left(party: Party) -> None:
    event = await begin(
        party, 4, "doudizhu Arena format=arena size=3 chips=1 shift=4 until=2 late=0"
    )
    number = table_of(event)
    await come(party, number)
    await play_least(party, number)
    event = await holds(party)
    table = await party.agrees(number)
    assert table.cancelled and len(table.ended) == 1
    assert event.plan is not None
    [report] = event.plan.reports.values()
    assert report.hand == 1 and set(map(abs, report.points)) & {3, 6, 12, 24}
