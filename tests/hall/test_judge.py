"""The referee's desk: who may decide, what each decision does, appeals, the private console."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bots.hall.event import Event
from bots.hall.table import Table
from render.words import say
from tests.hall.meets import come, holds, names, table_of
from tests.hall.party import GROUP, Party, public, text_of, words
from tests.hall.test_formats import begin


def told(key: str, **facts: Any) -> str:
    return say("bots.hall.judge", "en", key, **facts)


async def match(party: Party, *options: str, game: str = "gomoku") -> tuple[Event, int, str, str]:
    """An event of two whose table is being played, with a chief referee and a referee."""
    event = await begin(party, 2, " ".join((game, "Cup", *options)))
    for name in ("chief", "ref", "zoe"):
        await party.do(name, "/here")
    await party.do("org", "/event official party:chief chief")
    await party.do("org", "/event official party:ref referee")
    table = table_of(event)
    await come(party, table)
    found = await party.agrees(table)
    one, two = (found.sitters[found.side_at(seat)].name for seat in (0, 1))
    return event, table, one, two


async def last(party: Party, table: int, kind: str) -> Any:
    [*_, entry] = [e for e in await party.store.log(f"t{table}") if e.kind == kind]
    return entry


async def test_the_organiser_names_officials_and_takes_it_back(party: Party) -> None:
    await match(party)
    event = await holds(party)
    assert [(o.person, o.chief) for o in event.officials] == [
        ("party:chief", True),
        ("party:ref", False),
    ]
    said = await party.do("org", "/event official party:ref 裁判长")
    assert "ref" in text_of(public(said))
    event = await holds(party)
    assert [(o.person, o.chief) for o in event.officials] == [
        ("party:chief", False),
        ("party:ref", True),
    ]
    await party.do("org", "/event official party:chief none")
    assert [o.person for o in (await holds(party)).officials] == ["party:ref"]
    log = await party.store.log("e1")
    for name, text in [
        ("ann", "party:ann chief"),
        ("ref", "party:ann referee"),
        ("org", "party:chief none"),
        ("org", "party:org chief"),
    ]:
        assert public(await party.do(name, f"/event official {text}")) == []
    assert await party.store.log("e1") == log


async def test_only_those_in_office_decide_and_never_in_their_own_match(party: Party) -> None:
    _, table, one, two = await match(party)
    log = await party.store.log(f"t{table}")
    for name in (one, "zoe"):
        for text in (f"/judge #{table} pause noise", f"/event rule {one}"):
            assert told("no-referees-only", event=1) in text_of(await party.do(name, text))
    await party.do("org", f"/event official party:{one} referee")
    said = text_of(await party.do(one, f"/judge #{table} win {one} I say so"))
    assert "yourself" in said and "chief" in said and "org" in said
    assert "yourself" in text_of(await party.do(one, f"/event rule {one}"))
    assert "yourself" in text_of(await party.do(one, f"/event expel {two} rude"))
    assert await party.store.log(f"t{table}") == log
    await party.do("ref", f"/event rule {two} walkover")
    assert (await holds(party)).phase == "over"


async def test_an_official_acts_from_a_private_chat_and_others_do_not(party: Party) -> None:
    _, table, _, _ = await match(party)
    await party.do("zoe", f"/judge #{table} pause noise", chat="@zoe")
    assert not (await party.agrees(table)).paused_at
    await party.do("ref", f"/judge #{table} pause noise", chat="@ref")
    assert (await party.agrees(table)).paused_at


async def test_at_a_table_of_no_event_the_moderators_decide(party: Party) -> None:
    await party.do("ann", "/new gomoku")
    await party.do("bob", "/join")
    assert told("no-moderators", table=1) in text_of(await party.do("zoe", "/judge pause noise"))
    assert told("no-own-table", table=1) in text_of(await party.do("*ann", "/judge pause noise"))
    await party.do("*zoe", "/judge pause noise")
    assert (await party.agrees(1)).held == "party:zoe"


async def test_a_reason_is_needed_and_kept_and_told(party: Party) -> None:
    _, table, one, two = await match(party)
    log = await party.store.log(f"t{table}")
    for text in ("pause", f"warn {one}", f"win {one}", "draw", "restart", "nonsense because"):
        assert public(await party.do("ref", f"/judge #{table} {text}")) == []
    assert await party.store.log(f"t{table}") == log
    said = await party.do("ref", f"/judge #{table} 暂停 power cut")
    [news] = [m for m in public(said) if "power cut" in m.text]
    assert {span.user for span in news.spans if span.call} == {one, two}
    entry = await last(party, table, "pause")
    assert (entry.by, entry.data) == ("party:ref", {"action": "pause", "reason": "power cut"})
    [message] = await party.do("ann", f"/record json #{table}")
    assert message.file is not None
    kept = [e for e in json.loads(message.file[1])["log"] if e["data"].get("reason")]
    assert [(e["by"], e["data"]["reason"]) for e in kept] == [("party:ref", "power cut")]


async def test_players_do_not_start_a_clock_the_referee_stopped(party: Party) -> None:
    _, table, one, _ = await match(party, "clock=60")
    due = (await party.agrees(table)).due()
    await party.wait(10)
    await party.do("ref", f"/judge #{table} pause noise")
    await party.wait(600)
    assert told("no-referees-only", event=1) in text_of(await party.do(one, f"/resume #{table}"))
    await party.do("chief", f"/judge #{table} resume quiet")
    after = (await party.agrees(table)).due()
    assert due is not None and after == due + 600_000


@pytest.mark.parametrize("clock", ["60", "0+10m"])
async def test_time_given_and_taken_moves_the_deadline(party: Party, clock: str) -> None:
    _, table, one, _ = await match(party, f"clock={clock}")
    due = (await party.agrees(table)).due() or 0
    await party.do("ref", f"/judge #{table} time {one} +5m power cut")
    assert (await party.agrees(table)).due() == due + 300_000
    await party.do("ref", f"/judge #{table} time {one} -2m too much")
    assert (await party.agrees(table)).due() == due + 180_000
    log = await party.store.log(f"t{table}")
    for text in (f"time {one} 5 why", f"time {one} +5 why", f"time {one} -1h why", "time x +5m y"):
        await party.do("ref", f"/judge #{table} {text}")
    assert await party.store.log(f"t{table}") == log
    await party.restart()
    left = (await party.agrees(table)).due()
    assert left == due + 180_000
    await party.wait((left - party.at) / 1000 - 1)
    assert (await party.agrees(table)).playing
    await party.wait(1)
    assert (await party.agrees(table)).phase == "over"


async def test_the_third_warning_loses(party: Party) -> None:
    _, table, one, two = await match(party, "best_of=1", "clock=60")
    due = (await party.agrees(table)).due()
    for count in (1, 2):
        said = text_of(await party.do("ref", f"/judge #{table} warn {one} talking"))
        assert f"warns {one} ({count} of 3): talking" in said
    found = await party.agrees(table)
    assert found.playing and found.due() == due  # a warning gives no time
    await party.do("ref", f"/judge #{table} warn {one} talking again")
    found = await party.agrees(table)
    assert found.phase == "over" and found.ended[-1].why == "warnings"
    assert found.tally.winners == (found.side_of(f"party:{two}"),)
    assert (await holds(party)).phase == "over"


async def test_moves_are_taken_back(party: Party) -> None:
    _, table, one, two = await match(party)
    for name, move in ((one, "h8"), (two, "i9"), (one, "j10")):
        await party.do(name, f"/move #{table} {move}")
    await party.do("ref", f"/judge #{table} back 2 wrong table")
    found = await party.agrees(table)
    assert len(found.moves) == 1 and found.on_turn == (found.side_of(f"party:{two}"),)
    log = await party.store.log(f"t{table}")
    for plies in ("0", "2", "x"):
        await party.do("ref", f"/judge #{table} back {plies} why")
    assert await party.store.log(f"t{table}") == log


async def test_taking_back_while_the_clock_stands_charges_no_time(party: Party) -> None:
    _, table, one, _ = await match(party, "clock=0+10m")
    await party.do(one, f"/move #{table} h8")
    await party.do("ref", f"/judge #{table} pause dispute")
    await party.wait(3600)
    await party.do("ref", f"/judge #{table} back 1 slip")
    await party.do("ref", f"/judge #{table} resume go")
    assert (await party.agrees(table)).due() == party.at + 600_000


async def test_a_game_is_given_or_drawn(party: Party) -> None:
    _, table, _, two = await match(party, "best_of=3")
    await party.do("ref", f"/judge #{table} draw repetition")
    found = await party.agrees(table)
    assert found.number == 1 and [2 * share for share in found.ended[0].taken.shares] == [1, 1]
    for _ in range(2):
        await party.do("chief", f"/judge #{table} win {two} left the hall")
    found = await party.agrees(table)
    side = found.side_of(f"party:{two}")
    assert found.phase == "over" and found.tally.winners == (side,)
    assert [e.why for e in found.ended] == ["ruled"] * 3
    assert (await holds(party)).phase == "over"
    assert told("no-over", table=table) in text_of(
        await party.do("ref", f"/judge #{table} win {two} again")
    )


async def test_a_game_made_void_counts_nothing_and_is_the_same_again(party: Party) -> None:
    _, table, one, two = await match(party, "best_of=3")
    await party.do("ref", f"/judge #{table} win {one} first game")
    before = await party.agrees(table)
    opener = before.sitters[before.on_turn[0]].name
    await party.do(opener, f"/move #{table} h8")
    said = text_of(await party.do("ref", f"/judge #{table} restart wrong colours"))
    assert words("why-made_void") in said
    found = await party.agrees(table)
    assert found.playing and not found.moves and found.number == before.number + 1
    assert found.tally == before.tally and found.openers[-1] == before.openers[-1]
    assert found.commitment != before.commitment
    await party.do("ref", f"/judge #{table} win {two} second game")
    after = await party.agrees(table)
    assert after.openers[-1] == 1 - found.openers[-1] and after.tally.games == 2


async def test_a_hand_made_void_keeps_the_dealer(party: Party) -> None:
    await party.do("ann", "/new doudizhu first=0")
    await party.do("bob", "/join")
    await party.do("cyd", "/join")
    before = await party.agrees(1)
    await party.do("*zoe", "/judge restart a card was seen")
    found = await party.agrees(1)
    assert found.playing and found.game == before.game and found.deal != before.deal
    assert found.tally.points == before.tally.points


async def test_somebody_else_takes_the_seat(party: Party) -> None:
    event = await begin(party, 4, "gomoku Cup late=0 clock=0+10m")
    await party.do("zoe", "/here")
    await party.do("org", "/here")
    first, other = event.pending
    table, elsewhere = table_of(event, first), names(event, other)[0]
    await come(party, table)
    one, two = names(event, first)
    log = await party.store.log(f"t{table}")
    for who in (elsewhere, two, "nobody", "org"):
        await party.do("org", f"/judge #{table} swap {one} party:{who} ill")
    assert await party.store.log(f"t{table}") == log
    await party.wait(60)
    due = (await party.agrees(table)).due()
    said = text_of(public(await party.do("org", f"/judge #{table} swap {one} party:zoe ill")))
    assert "zoe" in said and one in said and "ill" in said
    found = await party.agrees(table)
    assert found.side_of("party:zoe") is not None and found.side_of(f"party:{one}") is None
    assert found.due() == due
    assert words("no-not-seated", table=_title(found)) in text_of(
        await party.do(one, f"/resign #{table}")
    )
    await party.do("zoe", f"/resign #{table}")
    event = await holds(party)
    report = event.report(first.where)
    assert report is not None and report.points[names(event, first).index(two)] == 1


def _title(table: Table) -> str:
    return words("table", table=table.id, game=say("engines.games.gomoku", "en", "name"))


async def test_the_new_player_sees_the_hand(party: Party) -> None:
    await party.do("ann", "/new doudizhu first=0")
    for name in ("bob", "cyd"):
        await party.do(name, "/join")
    await party.do("dan", "/here")
    said = await party.do("*zoe", "/judge swap bob party:dan ill")
    assert [m.user for m in said if m.slot.endswith("hand")] == ["dan"]


async def test_points_off_where_the_match_is_on_points(party: Party) -> None:
    await party.do("ann", "/new doudizhu first=0 hands=2 start=100")
    for name in ("bob", "cyd"):
        await party.do(name, "/join")
    await party.do("*zoe", "/judge penalty bob 10 late")
    assert (await party.agrees(1)).tally.points == (100, 90, 100)
    await party.do("*zoe", "/judge penalty bob +4 not so late")
    await party.restart()
    assert (await party.agrees(1)).tally.points == (100, 94, 100)
    assert told("no-points") in text_of(await party.do("*zoe", "/judge penalty bob much"))
    await party.do("dan", "/new gomoku")
    await party.do("eve", "/join #2")
    said = text_of(await party.do("*zoe", "/judge #2 penalty dan 10 late"))
    assert told("no-no-points", table=2) in said


# ---------------------------------------------------------------------- appeals
async def test_an_appeal_stops_the_clock_and_calls_the_chief(party: Party) -> None:
    _, table, one, two = await match(party, "best_of=3")
    await party.do("chief", "hello", chat="@chief")
    said = await party.do(one, f"/appeal #{table} he moved my stone")
    assert any("he moved my stone" in m.text and "chief" in m.text for m in public(said))
    [private] = [m for m in said if m.user == "chief"]
    assert "he moved my stone" in private.text and private.keys
    assert (await party.agrees(table)).paused_at
    assert told("no-appealed") in text_of(await party.do(one, f"/appeal #{table} again"))
    assert told("no-referees-only", event=1) in text_of(await party.do(two, f"/resume #{table}"))
    [key] = [k for row in private.keys for k in row if k.label == told("button-resume")]
    await party.restart()
    await party.press("chief", key.press, chat="@chief")
    assert not (await party.agrees(table)).paused_at
    await party.do(two, f"/appeal #{table} he talks")  # each side has one a game
    await party.do("chief", f"/judge #{table} win {two} it is so")
    await party.do(one, f"/appeal #{table} once more")  # a new game
    assert (await party.agrees(table)).held == f"party:{one}"
    await party.do(one, f"/resume #{table}")  # taken back by whoever appealed
    assert not (await party.agrees(table)).paused_at


@pytest.mark.parametrize("text", ["/appeal", "/appeal #1"])
async def test_an_appeal_says_why(party: Party, text: str) -> None:
    _, table, one, _ = await match(party)
    log = await party.store.log(f"t{table}")
    assert told("no-reason", example="appeal") in text_of(await party.do(one, text))
    assert words("no-not-seated", table=_title(await party.agrees(table))) in text_of(
        await party.do("zoe", f"/appeal #{table} I saw it")
    )
    assert await party.store.log(f"t{table}") == log


async def test_of_a_chief_who_plays_the_organiser_decides(party: Party) -> None:
    _, table, one, two = await match(party)
    await party.do("org", f"/event official party:{two} chief")
    said = public(await party.do(one, f"/appeal #{table} he is the chief"))
    assert any("org" in m.text for m in said)
    assert "yourself" in text_of(await party.do(two, f"/judge #{table} resume nothing happened"))
    assert (await party.agrees(table)).paused_at


# ---------------------------------------------------------------------- the console
async def test_the_console_is_private_and_shows_what_matters(party: Party) -> None:
    _, table, one, _ = await match(party, "clock=0+10m")
    await party.do("ref", f"/judge #{table} warn {one} talking")
    await party.do(one, f"/move #{table} h8")
    said = await party.do("ref", f"/judge #{table}")
    assert public(said) == []
    text = text_of(said)
    assert told("side", who=one, count=1, most=3, clock="10:00") in text and "H8" in text.upper()
    labels = [key.label for message in said for row in message.keys for key in row]
    assert labels == [told("button-pause"), told("button-restart")]
    assert told("no-referees-only", event=1) in text_of(await party.do("zoe", f"/judge #{table}"))


async def test_the_buttons_of_the_console(party: Party) -> None:
    _, table, one, _ = await match(party)
    await party.do(one, f"/move #{table} h8")
    said = await party.do("ref", f"/judge #{table}")
    pause, restart = (key.press for m in said for row in m.keys for key in row)
    log = await party.store.log(f"t{table}")
    await party.press("zoe", pause)
    await party.press("ref", restart)  # no reason was typed
    assert await party.store.log(f"t{table}") == log
    await party.press("ref", pause)
    assert (await party.agrees(table)).held == "party:ref"
    await party.press("ref", restart, text="wrong colours")
    found = await party.agrees(table)
    assert found.playing and not found.moves and not found.paused_at
    assert words("no-stale") in text_of(await party.press("ref", restart, text="twice"))


Check = Callable[[Table], bool]
AFTER: dict[str, Check] = {
    "pause noise": lambda t: t.held == "party:ref",
    "warn 1 noise": lambda t: t.warnings(0) == 1,
    "back 1 slip": lambda t: not t.moves,
    "draw tired": lambda t: len(t.ended) == 1,
    "restart wrong colours": lambda t: not t.ended[0].counts,
    "swap 1 party:zoe ill": lambda t: t.sitters[0].person == "party:zoe",
}


@pytest.mark.parametrize("text", AFTER)
async def test_every_decision_survives_a_restart(party: Party, text: str) -> None:
    _, table, one, _ = await match(party, "best_of=3")
    await party.do(one, f"/move #{table} h8")
    await party.do("ref", f"/judge #{table} {text}", chat=GROUP)
    before = await party.agrees(table)
    await party.restart()
    assert await party.agrees(table) == before and AFTER[text](before)


async def test_the_game_played_again_decides_a_match_of_one(party: Party) -> None:
    _, table, _, two = await match(party, "best_of=1")
    await party.do("ref", f"/judge #{table} restart wrong colours")
    await party.do("ref", f"/judge #{table} win {two} left the hall")
    found = await party.agrees(table)
    assert found.phase == "over" and found.tally.winners == (found.side_of(f"party:{two}"),)
    assert (await holds(party)).phase == "over"
