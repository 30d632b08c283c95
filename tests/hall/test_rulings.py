"""Sign-off, disputes, corrections and what follows from them, lateness (vectors 26 to 28)."""

from __future__ import annotations

import random

import pytest

from bots.hall.event import Event
from tests.hall.meets import champion, come, holds, names, people, places, table_of, win
from tests.hall.party import Party, public, text_of, words
from tests.hall.test_formats import begin, play


async def pair(party: Party, *options: str) -> tuple[Event, str, str]:
    event = await begin(party, 2, " ".join(("gomoku Cup", *options)))
    one, two = names(event)
    return event, one, two


# ---------------------------------------------------------------------- 26
async def test_two_accounts_stop_the_table_until_the_referee_rules(party: Party) -> None:
    event, one, two = await pair(party, "best_of=3")
    table = table_of(event)
    await come(party, table)
    await party.do(one, "/event report 2:1")
    said = text_of(await party.do(two, "/event report 2:1"))
    assert "2:1" in said and "1:2" in said  # each with their own side first
    assert (await party.agrees(table)).paused_at
    for name in (one, two):
        assert words("no-in-dispute", event=1) in text_of(await party.do(name, "/event confirm"))
    score = "2:1" if event.entered[event.pending[0].pairing.seats[0]].name == one else "1:2"
    token = next(
        key.press for key in party.keys() if key.label == words("accept-score", score=score)
    )
    assert words("no-organiser-only") in text_of(await party.press(one, token))
    assert (await holds(party)).phase == "playing"
    await party.press("org", token)
    event = await holds(party)
    assert event.phase == "over" and champion(event) == one
    kinds = [entry.kind for entry in await party.store.log("e1")]
    assert kinds.index("claim") < kinds.index("dispute") < kinds.index("result")


async def test_silence_counts_after_the_set_time(party: Party) -> None:
    _, one, _ = await pair(party, "confirm=10", "late=0")
    await party.do(one, "/event report 1:0")
    await party.wait(9 * 60 + 59)
    assert (await holds(party)).phase == "playing"
    await party.wait(1)
    event = await holds(party)
    assert event.phase == "over" and champion(event) == one


async def test_an_objection_reopens_what_counted_unanswered(party: Party) -> None:
    event = await begin(party, 4, "gomoku Cup confirm=10 late=0")
    first, other = event.pending
    one, two = names(event, first)
    await party.do(one, "/event report 1:0")
    await party.wait(600)
    assert [w.where for w in (await holds(party)).pending] == [other.where]
    await party.do(two, "/event object that was another game")
    event = await holds(party)
    assert first.where in [w.where for w in event.pending]
    await party.do("org", f"/event rule {two}")
    assert first.where not in [w.where for w in (await holds(party)).pending]


async def test_whoever_objects_to_their_own_report_takes_it_back(party: Party) -> None:
    event, one, two = await pair(party, "late=0")
    await come(party, table_of(event))
    await party.do(one, "/event report 1:0")
    said = text_of(await party.click(one, "object"))
    assert words("unclaimed", by=one, names=f"{one}, {two}") in said
    assert "differently" not in said and not (await holds(party)).claims
    assert not (await party.agrees(table_of(event))).paused_at
    await party.wait(3600)  # nothing counts unanswered any more
    assert (await holds(party)).phase == "playing"
    await party.do(one, "/event report 0:1")
    said = text_of(await party.click(two, "object"))
    assert f"{two} objects to the result" in said and "differently" not in said
    assert (await party.agrees(table_of(event))).paused_at


async def test_what_cannot_be_is_refused_and_changes_nothing(party: Party) -> None:
    _, one, two = await pair(party, "best_of=3")
    log = await party.store.log("e1")
    for text in ("2:2", "3:0", "1:0", "x", "2", "-1:2"):
        said = await party.do(one, f"/event report {text}")
        assert public(said) == [] and len(said) == 1
    assert "#1" in text_of(await party.do("org", "/event correct #99 2:0"))
    assert words("no-no-pairing", event=1) in text_of(await party.do("org", "/event report 2:0"))
    assert await party.store.log("e1") == log
    await party.do(one, "/event report 2:0")
    log = await party.store.log("e1")
    assert words("no-own-report") in text_of(await party.do(one, "/event report 2:0"))
    assert await party.store.log("e1") == log
    await party.do(two, "/event report 0:2")  # the same account: that signs it
    assert (await holds(party)).phase == "over"


# ---------------------------------------------------------------------- 27
async def knockout(party: Party) -> tuple[Event, str, str]:
    """Of eight the first round and the dependent match of table 1 are over."""
    event = await begin(party, 8, "gomoku Cup placement=bracket")
    wrong, right = names(event)
    await party.do("org", f"/event rule {wrong}")
    for _ in range(3):
        event = await holds(party)
        await party.do("org", f"/event rule {names(event)[0]}")
    event = await holds(party)
    assert {number for number, _ in people(event)} == {2}
    return event, wrong, right


async def test_a_correction_reseats_who_has_not_begun(party: Party) -> None:
    event, wrong, right = await knockout(party)
    first = next(w for w in event.pending if wrong in names(event, w))
    [other] = [w for w in event.pending if w is not first]
    said = text_of(await party.do("org", "/event correct #1 0:1"))
    assert words("moved-place", who=right, before=5, after=1) in said
    event = await holds(party)
    assert other.where in event.tables and first.where not in event.tables
    assert right in {name for _, pair in people(event) for name in pair}


async def test_a_correction_lists_what_it_undoes_and_asks(party: Party) -> None:
    event, wrong, right = await knockout(party)
    first = next(w for w in event.pending if wrong in names(event, w))
    [other] = [w for w in event.pending if w is not first]
    table = table_of(event, first)
    await party.do("org", f"/event rule {wrong}")
    log = await party.store.log("e1")
    said = await party.do("org", "/event correct #1 0:1")
    assert words("undoes", count=1) in text_of(said) and f"#{table}" in text_of(said)
    kept = [entry for entry in await party.store.log("e1") if entry.kind != "ask"]
    assert kept == list(log)
    token = party.token("cascade", "org")
    assert words("no-organiser-only") in text_of(await party.press(wrong, token))
    await party.press("org", token)
    event = await holds(party)
    assert other.where in event.tables
    again = {name for number, pair in people(event) for name in pair if number == 2}
    assert right in again and wrong not in again
    assert words("no-stale-correction", event=1) in text_of(await party.press("org", token))
    await play(party, random.Random(1))


async def test_a_cup_that_is_over_can_be_corrected(party: Party) -> None:
    await begin(party, 4, "gomoku Cup")
    event = await play(party, random.Random(2))
    final = [at for at in event.pairings if at[1] == 2]
    first, second = (name for _, name in places(event)[:2])
    table = event.tables[final[0]][0]
    seats = [event.entered[e].name for e in event.pairings[final[0]].seats]
    score = "1:0" if seats[0] == second else "0:1"
    said = text_of(await party.do("org", f"/event correct #{table} {score}"))
    assert words("champion", who=second) in said
    event = await holds(party)
    assert event.phase == "over" and champion(event) == second
    # A first-round result undoes the final: it is played again, and the cup goes on.
    semi = next(
        at for at in event.pairings if at[1] == 1 and event.entrant(f"party:{second}") in at[2]
    )
    loser = next(event.entered[e].name for e in semi[2] if event.entered[e].name != second)
    score = "1:0" if event.entered[event.pairings[semi].seats[0]].name == loser else "0:1"
    await party.do("org", f"/event correct #{event.tables[semi][0]} {score}")
    await party.click("org", "cascade")
    event = await holds(party)
    assert event.phase == "playing" and [sorted(p) for _, p in people(event)] == [
        sorted((loser, first))
    ]
    await win(party, table_of(event), loser)
    assert champion(await holds(party)) == loser


async def test_a_swiss_round_that_is_drawn_stands(party: Party) -> None:
    event = await begin(party, 6, "gomoku Swiss format=swiss rounds=3")
    corrected = names(event)[1]
    for _ in range(3):
        await party.do("org", f"/event rule {names(await holds(party))[0]}")
    event = await holds(party)
    drawn = people(event)
    said = text_of(await party.do("org", "/event correct #1 0:1"))
    assert words("pairings-kept") in said and corrected in said
    assert people(await holds(party)) == drawn
    assert (await play(party, random.Random(3))).phase == "over"


# ---------------------------------------------------------------------- 28
async def test_a_minute_is_a_minute(party: Party) -> None:
    event, one, two = await pair(party, "late=15")
    table = table_of(event)
    await party.do(one, f"/join #{table}")
    await party.wait(14 * 60 + 59)
    await party.do(two, f"/join #{table}")
    assert (await party.agrees(table)).playing
    await party.wait(60)
    assert (await holds(party)).phase == "playing"


async def test_who_never_comes_forfeits_and_both_go(party: Party) -> None:
    event = await begin(party, 4, "gomoku Cup late=5")
    first, other = event.pending
    one = names(event, first)[0]
    await party.do(one, f"/join #{table_of(event, first)}")
    said = text_of(await party.wait(151))
    assert all(name in said for name in names(event, other))
    await party.wait(149)
    event = await holds(party)
    assert event.phase == "over" and champion(event) == one


async def test_whoever_leaves_for_too_long_forfeits(party: Party) -> None:
    event, one, two = await pair(party, "away=5")
    table = table_of(event)
    await come(party, table)
    await party.do(one, f"/leave #{table}")
    await party.wait(299)
    await party.do(one, f"/join #{table}")
    await party.wait(2)
    assert (await holds(party)).phase == "playing"
    await party.do(two, f"/leave #{table}")
    await party.wait(300)
    event = await holds(party)
    assert event.phase == "over" and champion(event) == one


async def test_an_empty_chair_of_three_is_filled_and_the_others_play(party: Party) -> None:
    event = await begin(party, 3, "doudizhu Three format=tables size=3 rounds=1 hands=1 late=5")
    table = table_of(event)
    one, two, _ = names(event)
    for name in (one, two):
        await party.do(name, f"/join #{table}")
    await party.wait(300)
    assert (await party.agrees(table)).playing
    await party.do("org", f"/event expel {two} rude")
    event = await holds(party)
    assert event.phase == "over"
    assert champion(event) == one


async def test_expelled_and_gone(party: Party) -> None:
    event = await begin(party, 4, "gomoku League format=round_robin")
    out = names(event)[0]
    assert words("no-organiser-only") in text_of(await party.do("ann", f"/event expel {out}"))
    await party.do("org", f"/event expel {out} shouting")
    assert words("no-gone", who=out) in text_of(await party.do("org", f"/event expel {out}"))
    event = await play(party, random.Random(4))
    assert event.phase == "over"
    assert places(event)[-1][1] == out


# ---------------------------------------------------------------------- where one is wanted
async def test_my_tables_name_those_that_wait_for_me(party: Party) -> None:
    event, one, two = await pair(party)
    table = table_of(event)
    game = words("table", table=table, game="Gomoku")
    waits = words("mine", table=game, state="called", number=table)
    assert waits in text_of(await party.do(one, "/tables"))
    assert waits in text_of(await party.do(one, "/tables", chat=f"@{one}"))
    assert words("no-tables-yours") in text_of(await party.do("eve", "/tables"))
    await party.do(one, f"/join #{table}")
    assert waits not in text_of(await party.do(one, "/tables"))
    assert waits in text_of(await party.do(two, "/tables"))


# ---------------------------------------------------------------------- when rounds begin
async def test_rounds_at_set_times_and_by_hand(party: Party) -> None:
    event = await begin(party, 4, "gomoku League format=round_robin every=30 late=0")
    for _ in range(2):
        await party.do("org", f"/event rule {names(await holds(party))[0]}")
    assert not (await holds(party)).pending
    await party.wait(29 * 60)
    assert not (await holds(party)).pending
    await party.wait(60)
    assert {number for number, _ in people(await holds(party))} == {2}
    for _ in range(2):
        await party.do("org", f"/event rule {names(await holds(party))[0]}")
    await party.do("org", "/event next")
    event = await holds(party)
    assert {number for number, _ in people(event)} == {3}
    assert words("no-round-runs", event=1) in text_of(await party.do("org", "/event next"))


async def test_the_next_round_begins_when_the_organiser_says(party: Party) -> None:
    await begin(party, 4, "gomoku League format=round_robin late=0")
    await party.do("org", "/event next 90m")
    for _ in range(2):
        await party.do("org", f"/event rule {names(await holds(party))[0]}")
    assert not (await holds(party)).pending
    await party.wait(90 * 60)
    assert {number for number, _ in people(await holds(party))} == {2}


async def test_open_tables_are_named_after_a_while(party: Party) -> None:
    _, one, two = await pair(party, "remind=60", "late=0")
    said = text_of(await party.wait(3600))
    assert words("no-results-yet") in said and one in said and two in said
    await party.do("org", f"/event rule {one}")
    assert await party.wait(3600) == []


# ---------------------------------------------------------------------- who is meant
async def test_nobody_is_taken_for_another_by_a_name_like_their_account(party: Party) -> None:
    """Chats hand over who is mentioned as an account; anybody may call themselves like one."""
    await party.do("org", "/event new gomoku Cup")
    for name in ("party:bob", "3", "bob"):
        await party.do(name, "/event join")
    await party.do("org", "/event entry paid 3")
    await party.do("org", "/event entry here party:bob")
    marked = {e.person for e in (await party.hall.event("e1")).entered if e.paid and e.here}
    assert marked == {"party:bob"}
    await party.do("org", "/event entry remove 2")
    await party.do("org", "/event draw")
    await party.do("org", "/event rule party:bob")
    event = await holds(party)
    [first] = [entrant for rank, entrant in event.ranking[0][1] if rank == 1]
    assert event.entered[first].person == "party:bob"


async def test_a_ruling_takes_a_name_of_several_words_and_a_reason(party: Party) -> None:
    """Ann is not expelled for the reason “Lee is rude”."""
    await party.do("org", "/event new gomoku League format=round_robin")
    for name in ("Ann", "Ann Lee", "Li Wei", "Bo"):
        await party.do(name, "/event join")
    await party.do("org", "/event draw")
    said = text_of(await party.do("org", "/referee expel Ann Lee is rude"))
    assert words("no-entrant-unclear", names="1 Ann, 2 Ann Lee", number=2) in said
    said = text_of(await party.do("org", "/referee expel Li Wei shouting at all"))
    assert words("expelled", who="Li Wei", why="shouting at all") in said
    said = text_of(await party.do("org", "/referee expel 2 is rude"))
    assert words("expelled", who="Ann Lee", why="is rude") in said


@pytest.mark.parametrize(("format", "level"), [("swiss rounds=1", True), ("knockout", False)])
async def test_how_to_write_a_score_speaks_of_draws_where_they_count(
    party: Party, format: str, level: bool
) -> None:
    await party.do("org", f"/event new xiangqi Cup format={format}")
    for name in ("ann", "bob"):
        await party.do(name, "/event join")
    await party.do("org", "/event draw")
    said = text_of(await party.do("ann", "/event report well"))
    assert ("0.5:0.5" in said) is level and ("with a winner" in said) is not level
    drawn = text_of(await party.do("ann", "/event report 0.5:0.5"))
    assert ("½:½" in drawn) is level


async def test_a_name_may_begin_like_a_mention(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup")
    for name in ("@x", "a,b", "Cyd"):
        await party.do(name, "/event join")
    said = text_of(await party.do("org", "/event entry here @x"))
    assert "Noted" in said
    await party.do("org", "/event draw")
    await party.do("org", "/referee expel @x rude")
    await party.do("org", "/referee expel @Cyd loud")
    said = text_of(party.chat.sent)
    for name, why in (("@x", "rude"), ("Cyd", "loud")):
        assert words("expelled", who=name, why=why) in said
