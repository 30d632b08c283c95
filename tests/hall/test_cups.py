"""Cups from sign-up to champion: whatever happens, the log alone tells how everyone stands."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import pytest

from bots.hall.event import Event
from bots.hall.event_log import document
from engines.formats.event import run
from tests.hall.meets import champion, come, holds, names, people, table_of, win
from tests.hall.party import Party, public, text_of, words

NAMES = ("ann", "bob", "cyd", "dan", "eve", "fay", "gus", "hal")


async def cup(party: Party, count: int, *options: str) -> Event:
    await party.do("org", " ".join(("/event new gomoku Cup", *options)))
    for name in NAMES[:count]:
        await party.do(name, "/event join")
    await party.do("org", "/event draw")
    return await party.hall.event("e1")


async def play_out(party: Party, chance: random.Random) -> Event:
    for _ in range(20):
        event = await holds(party)
        if event.phase == "over":
            return event
        await win(party, table_of(event), chance.choice(names(event)))
    raise AssertionError("the cup never ends")


@pytest.mark.parametrize(
    ("count", "language"), [(2, "en"), (3, "zh-Hans"), (4, "zh-Hant"), (5, "en"), (8, "zh-Hans")]
)
async def test_from_sign_up_to_champion(tmp_path: Path, count: int, language: str) -> None:
    party = await Party.open(tmp_path, language)
    event = await cup(party, count)
    assert event.phase == "playing"
    await party.restart()
    event = await play_out(party, random.Random(count))
    said = text_of(party.chat.sent)
    assert words("champion", language, who=champion(event)) in said
    assert said.index(event.commitment) < said.index(event.seed.hex())
    await party.close()
    assert_drawn_alike(event)


def assert_drawn_alike(event: Event) -> None:
    """`yiqun event run` draws the same from the revealed seed, and sees the same champion."""
    seen = list(event.seen)
    results = [
        {
            "stage": 1,
            "round": result.round,
            "table": [event.names[e] for e in result.seats],
            "points": [int(p) for p in result.points],
        }
        for played in seen
        for result in played.round.results
        if result is not None and result.how != "bye"
    ]
    told = run({**document(event), "results": results})
    drawn = [[table["seats"] for table in r["tables"]] for r in told["rounds"]]
    known = event.names
    assert drawn == [[[known[e] for e in t.seats] for t in s.round.tables] for s in seen]
    assert told["final"][0]["name"] == champion(event)


async def test_who_is_late_forfeits(party: Party) -> None:
    event = await cup(party, 4, "late=15")
    present = names(event)[0]
    await party.do(present, f"/join #{table_of(event)}")
    await party.wait(15 * 60 + 1)
    event = await holds(party)
    assert event.phase == "over"
    assert champion(event) == present
    results = [result for seen in event.seen for result in seen.round.results]
    assert all(result and result.how in ("forfeit", "bye") for result in results)


@pytest.mark.parametrize(
    ("said", "score"), [("win", "1:0"), ("胜", "1:0"), ("輸", "0:1"), ("lost", "0:1")]
)
async def test_a_result_may_be_a_word(party: Party, said: str, score: str) -> None:
    event = await cup(party, 2)
    [waiting] = event.pending
    name, other = (event.names[e] for e in waiting.pairing.seats)
    await party.do(name, f"/event report {said}")
    await party.do(other, "/event confirm")
    winner = name if score == "1:0" else other
    assert champion(await party.hall.event("e1")) == winner


async def test_the_match_for_the_third_place_is_called_so(party: Party) -> None:
    event = await cup(party, 4, "third_place=yes")
    for waiting in event.pending:
        await win(party, table_of(event, waiting), names(event, waiting)[0])
    event = await holds(party)
    final, third = event.pending
    line = words("for-third", names=" – ".join(names(event, third)))
    (told, *_) = [m.text for m in party.chat.sent if line in m.text]
    assert words("for-third", names="") not in told.split(line)[0]
    assert " – ".join(names(event, final)) in told.split(line)[0]


@pytest.mark.parametrize(
    "options", ["format=tables size=3", "format=tables size=4", "format=arena"]
)
async def test_a_game_for_two_has_no_larger_tables(party: Party, options: str) -> None:
    """Refused when the event is made, not when people sit down."""
    said = text_of(await party.do("org", f"/event new gomoku Cup {options}"))
    size = 4 if "4" in options else 3
    assert words("no-table-size", game="Gomoku", most=2, size=size) in said
    assert await party.store.events() == []


async def test_reported_and_confirmed(party: Party) -> None:
    event = await cup(party, 2)
    one, two = names(event)
    await party.do(one, "/event report 1:0")
    for name in ("eve", one):
        said = await party.click(name, "confirm")
        assert public(said) == [] and len(said) == 1
    assert words("no-own-report") in text_of(await party.do(one, "/event confirm"))
    assert (await holds(party)).phase == "playing"
    await party.click(two, "confirm")
    assert (await holds(party)).phase == "over"
    assert words("champion", who=one) in text_of(party.chat.sent)


async def test_who_plays_does_not_confirm_for_the_other(party: Party) -> None:
    """The organiser's word is enough for other tables, not for a match of their own."""
    await party.do("org", "/event new gomoku Cup")
    for name in ("org", "bob"):
        await party.do(name, "/event join")
    await party.do("org", "/event draw")
    await party.do("org", "/event report 1:0")
    token = party.token("confirm")
    assert words("no-own-report") in text_of(await party.press("org", token))
    assert (await holds(party)).phase == "playing"
    await party.press("bob", token)
    assert (await holds(party)).phase == "over"


@pytest.mark.parametrize(
    ("spec", "least"),
    [
        ("reported Cup format=tables size=3 hands=1", 3),
        ("reported Cup format=tables size=4 until=3 cut=last hands=1", 4),
        ("doudizhu Cup format=arena", 3),
        ("gomoku Cup stop_at=3", 4),
        ("gomoku Cup format=round_robin groups=3", 4),
    ],
)
async def test_enough_come_for_a_table(party: Party, spec: str, least: int) -> None:
    await party.do("org", f"/event new {spec}")
    for count, name in enumerate(NAMES[: least - 1], 1):
        await party.do(name, "/event join")
        said = text_of(await party.do("org", "/event draw"))
        assert said == words("no-too-few", count=count, least=least)
    await party.do(NAMES[least - 1], "/event join")
    await party.do("org", "/event draw")
    assert (await holds(party)).pending


async def test_a_draw_in_which_nobody_meets_is_refused(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup format=manual")
    assert await party.store.events() == []
    await party.do("org", "/event new gomoku Cup stop_at=3 least=2")
    for name in NAMES[:2]:
        await party.do(name, "/event join")
    said = text_of(await party.do("org", "/event draw"))
    assert said == words("no-too-few", count=2, least=3)
    assert (await holds(party)).phase == "open"


async def test_a_corrected_result_draws_anew_what_followed(party: Party) -> None:
    event = await cup(party, 4)
    for waiting in event.pending:
        await win(party, table_of(event, waiting), names(event, waiting)[0])
    wrong, right = names(event)
    event = await holds(party)
    final = table_of(event)
    assert (await party.do(right, f"/event rule {right}"))[0].text == words("no-organiser-only")
    said = text_of(await party.do("org", f"/event rule {right} wrongly noted"))
    assert right in said
    event = await holds(party)
    assert not (await party.agrees(final)).live
    [(number, pair)] = people(event)
    assert number == 2 and right in pair and wrong not in pair
    await party.do("org", f"/event rule {wrong}")
    event = await holds(party)
    [(_, pair)] = people(event)
    assert wrong in pair and right not in pair
    await play_out(party, random.Random(1))


async def test_withdrawal_leaves_the_other_tables_alone(party: Party) -> None:
    """Also of somebody who goes through unplayed: the round that is drawn stays drawn."""
    event = await cup(party, 5)
    [bye] = [t for seen in event.seen for t in seen.round.tables if t.bye]
    before = people(event)
    name = event.entered[bye.seats[0]].name
    await party.do(name, "/event leave")
    assert people(await holds(party)) == before
    gone = before[0][1][0]
    await party.do(gone, "/event leave")
    assert people(await holds(party)) == before[1:]
    event = await play_out(party, random.Random(2))
    assert champion(event) not in (name, gone)


async def test_a_drawn_game_of_a_match_is_played_again(party: Party) -> None:
    event = await cup(party, 2, "best_of=3")
    table = table_of(event)
    await come(party, table)
    found = await party.hall.table(f"t{table}")
    one, two = (s.name for s in found.sitters)
    await party.do(one, "/move h8")
    await party.do(one, "/draw")
    await party.do(two, "/accept")
    assert (await party.agrees(table)).playing
    for _ in range(2):
        await party.do(two, "/resign")
    assert (await holds(party)).phase == "over"
    assert words("champion", who=one) in text_of(party.chat.sent)


async def test_nobody_plays_for_an_entrant(party: Party) -> None:
    event = await cup(party, 2)
    table, one = table_of(event), names(event)[0]
    await party.do(one, f"/join #{table}")
    for name in (one, "eve", "*mod"):
        assert words("no-computer-in-event") in text_of(await party.do(name, f"/computer #{table}"))
    await party.do(one, f"/leave #{table}")
    assert "no seat" in text_of(await party.do("eve", f"/join #{table}"))
    await party.do(one, f"/join #{table}")
    assert [s.person for s in (await party.agrees(table)).sitters].count(f"party:{one}") == 1


async def test_two_cups_at_once_and_their_organisers(party: Party) -> None:
    await party.do("org", "/event new gomoku One")
    await party.do("two", "/event new xiangqi Two")
    assert "#e2, #e1" in text_of(await party.do("ann", "/event join"))
    for name in ("ann", "bob"):
        await party.do(name, "/event join e1")
        await party.do(name, "/event join")  # the other one: it is the only one left to enter
    assert words("no-organiser-only") in text_of(await party.do("two", "/event draw e1"))
    assert words("no-organiser-only") in text_of(await party.do("ann", "/event cancel e2"))
    await party.do("org", "/event draw")
    await party.do("two", "/event draw")
    for number in (1, 2):
        assert (await holds(party, number)).phase == "playing"
    assert words("no-event-here") in text_of(await party.do("*eve", "/event cancel e1", "other"))
    await party.do("*mod", "/event cancel e1")
    await party.do("two", "/event cancel")
    for number in (1, 2):
        assert (await holds(party, number)).phase == "cancelled"
    assert not await party.store.tables(place=1)


async def test_an_old_button_withdraws_nobody(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup")
    for name in ("ann", "bob"):
        await party.do(name, "/event join")
    token = party.token("withdraw")
    await party.do("org", "/event draw")
    assert words("no-event-playing", event=1) in text_of(await party.press("ann", token))
    assert len((await holds(party)).pending) == 1


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_happens(party: Party, seed: int) -> None:
    """Random plays, reports, rulings, corrections, withdrawals, lateness and restarts."""
    chance = random.Random(seed)
    event = await cup(party, chance.choice((3, 4, 5, 8)), "late=15")
    for _ in range(24):
        event = await holds(party)
        if event.phase != "playing":
            break
        await something(party, event, chance)
    while event.phase == "playing":
        await party.wait(20 * 60)
        event = await holds(party)
        for waiting in event.pending:
            await win(party, table_of(event, waiting), names(event, waiting)[0])
        event = await holds(party)
    assert event.phase == "over"


async def something(party: Party, event: Event, chance: random.Random) -> None:
    waiting = chance.choice(event.pending)
    table = table_of(event, waiting)
    one, two = chance.sample(names(event, waiting), 2)
    match chance.choice(("win", "win", "report", "rule", "correct", "leave", "late", "restart")):
        case "win":
            await win(party, table, one)
        case "report":
            await party.do(one, "/event report 2:0")
            await party.do(two, chance.choice(("/event confirm", "/event report 2:1")))
        case "rule":
            await party.do("org", f"/event rule {one}")
        case "correct":
            assert event.plan is not None
            everyone = itertools.chain.from_iterable(r.seats for r in event.plan.reports.values())
            corrected = [event.entered[e].name for e in everyone]
            if corrected:
                await party.do("org", f"/event rule {chance.choice(corrected)}")
        case "leave":
            await party.do(one, "/event leave")
        case "late":
            await party.do(one, f"/join #{table}")
            await party.wait(15 * 60 + 1)
        case _:
            await party.restart(away=chance.choice((0, 60_000)))
