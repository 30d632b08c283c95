"""Reports that are objected to, taken back or played again."""

from __future__ import annotations

import pytest

from tests.hall.meets import champion, come, holds, names, places, table_of, win
from tests.hall.party import Party, text_of, words
from tests.hall.test_formats import begin
from tests.hall.test_rulings import pair


async def test_another_report_does_not_silence_an_objection(party: Party) -> None:
    """Whoever objected need not object to every new account: silence no longer agrees, and
    the buttons of what was withdrawn no longer decide."""
    _, one, two = await pair(party, "best_of=3")
    await party.do(one, "/event report 2:0")
    await party.do(two, "/event object")
    label = words("accept-score", score="2:0")
    token = next(key.press for key in party.keys() if key.label == label)
    await party.do(one, "/event report 2:1")
    await party.wait(3_600)
    assert (await holds(party)).phase == "playing"
    assert words("no-stale-correction", event=1) in text_of(await party.press("org", token))
    await party.click(two, "confirm")
    event = await holds(party)
    assert event.phase == "over" and event.plan is not None
    [report] = event.plan.reports.values()
    assert set(report.points) == {2, 1}


async def test_a_report_is_not_lost_to_lateness(party: Party) -> None:
    """Nobody sat down here, for it was played elsewhere; taken back, the hour counts again."""
    _, one, two = await pair(party, "confirm=0", "late=15")
    await party.do(one, "/event report 1:0")
    assert await party.wait(3_600) == []
    await party.do(two, "/event object")
    assert await party.wait(3_600) == []
    event = await holds(party)
    assert event.phase == "playing" and len(event.claims) == 1
    label = words("accept-score", score="1:0")
    await party.press("org", next(key.press for key in party.keys() if key.label == label))
    assert champion(await holds(party)) == one


async def test_a_report_taken_back_leaves_a_table_to_come_to(party: Party) -> None:
    _, one, _ = await pair(party, "late=15")
    await party.do(one, "/event report 1:0")
    await party.do(one, "/event object")
    await party.wait(1_800)
    event = await holds(party)
    assert event.phase == "over"
    assert all(result and result.how == "forfeit" for s in event.seen for result in s.round.results)


async def test_a_replay_says_who_plays_again(party: Party) -> None:
    """Not that the result is corrected, nor who is where while it is not known."""
    event, one, two = await pair(party)
    await win(party, table_of(event), one)
    said = await party.do("org", "/referee replay #1 power cut")
    told = words("voided", names=f"{one}, {two}", count=0)
    assert told in text_of(said) and words("corrected", count=0) not in text_of(said)
    assert "→" not in text_of(said)
    assert (await holds(party)).phase == "playing"


async def test_one_objects_until_the_next_round_of_their_own_division(party: Party) -> None:
    young, old = ("ann", "bob", "cyd", "dan"), ("eve", "fay", "gus", "hal")
    await party.do("org", "/event new gomoku Cup fields=age division=age:18 late=0")
    for name in (*young, *old):
        await party.click(name, "enter")
        await party.do(name, "9" if name in young else "40", f"@{name}")
    await party.do("org", "/event draw")
    event = await holds(party)
    mine = next(w for w in event.pending if "ann" in names(event, w))
    [other] = set(names(event, mine)) - {"ann"}
    await party.do("ann", "/event report 1:0")
    await party.do(other, "/event confirm")
    for waiting in event.pending:
        if names(event, waiting)[0] in old:
            await party.do("org", f"/event rule {names(event, waiting)[0]}")
    event = await holds(party)
    assert {waiting.round for waiting in event.pending} == {1, 2}
    await party.do(other, "/event object it was the other way round")
    event = await holds(party)
    assert event.claims[mine.where].disputed


async def test_a_referee_s_warnings_count_in_the_ranking(party: Party) -> None:
    """Equal points and draws: who broke fewer rules is ahead (rule book 1b)."""
    await begin(party, 4, "gomoku L format=round_robin tiebreaks=fewer_violations late=0")
    event = await holds(party)
    while event.phase == "playing":
        one, two = sorted(names(event))
        table = table_of(event)
        await come(party, table)
        if (one, two) == ("ann", "bob"):
            await party.do("org", f"/judge #{table} warn ann a false claim")
            await party.do("org", f"/judge #{table} warn ann a hint from a friend")
        best = {"ab": "ann", "bc": "bob", "ac": "cyd"}.get(one[0] + two[0], one)
        await win(party, table, best)
        event = await holds(party)
    assert places(event) == [(1, "bob"), (1, "cyd"), (3, "ann"), (4, "dan")]
    assert event.plan is not None
    [at] = [at for at, report in event.plan.reports.items() if report.violations]
    await party.do("org", f"/referee correct #{event.tables[at][0]} 1:0")
    report = (await holds(party)).report(at)
    assert report is not None and sorted(report.violations) == [0, 2]


@pytest.mark.parametrize(
    "told",
    [
        (("org", "/referee rule {two} no show of hands"),),
        (("org", "/referee correct #{table} 0:1"),),
        (("{one}", "/event report 0:1"), ("{two}", "/event confirm")),
    ],
)
async def test_what_a_table_counted_is_kept_when_its_result_comes_from_elsewhere(
    party: Party, told: tuple[tuple[str, str], ...]
) -> None:
    """A warning, a fault of the rules, and twenty seconds, at a table that never ended."""
    manual = "auto_natural_limit=false auto_repetition_draw=false"
    event = await begin(party, 3, f"xiangqi L format=round_robin late=0 clock=0+30m {manual}")
    [waiting] = event.pending
    table = table_of(event)
    await come(party, table)
    state = await party.hall.table(f"t{table}")
    one = state.sitters[state.on_turn[0]].name
    [two] = {*names(event)} - {one}
    await party.do("org", f"/judge #{table} warn {one} a hint from a friend")
    await party.do(one, f"/move #{table} claim repetition")
    await party.wait(20)
    for who, text in told:
        facts = {"one": one, "two": two, "table": table}
        await party.do(who.format(**facts), text.format(**facts))
    report = (await holds(party)).report(waiting.where)
    assert report is not None
    counted = zip(map(int, report.violations), map(int, report.time_used), strict=True)
    kept = dict(zip(names(event, waiting), counted, strict=True))
    assert kept == {one: (2, 20), two: (0, 0)}
