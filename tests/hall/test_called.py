"""Whom and what a referee means: entrants by name or number, tables that were played again."""

from __future__ import annotations

import pytest

from tests.hall.meets import holds, names, table_of
from tests.hall.party import Party, text_of, words
from tests.hall.test_formats import begin


async def test_a_name_that_is_a_number_is_told_from_the_number(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup format=round_robin")
    for name in ("Ann", "Bob", "1", "Dan"):
        await party.do(name, "/event join")
    await party.do("org", "/event draw")
    refused = text_of(await party.do("org", "/referee expel 1 late"))
    assert refused == words("no-entrant-number", name="1", first="Ann", number=3)
    plan = (await holds(party)).plan
    assert plan is not None and not plan.left
    await party.do("org", "/referee expel 2 late")
    await party.do("org", "/referee expel @1 late")
    plan = (await holds(party)).plan
    assert plan is not None and {entrant for entrant, _, _ in plan.left} == {1, 2}


@pytest.mark.parametrize("command", ["correct {} 1:0", "replay {}"])
async def test_a_table_that_was_replayed_is_known_by_its_new_number(
    party: Party, command: str
) -> None:
    event = await begin(party, 2, "gomoku Cup best_of=1 placement=bracket")
    first = table_of(event)
    winner, _ = names(event)
    await party.do("org", f"/referee rule {winner} a slip")
    await party.do("org", f"/referee replay #{first} a fault of ours")
    event = await holds(party)
    second = table_of(event)
    assert event.phase == "playing" and second != first
    said = text_of(await party.do("org", "/referee " + command.format(f"#{first}")))
    assert said == words("no-event-table-again", table=str(first), again=second)
    await party.do("org", f"/referee replay #{second}")
    third = table_of(await holds(party))
    for old in (first, second):
        said = text_of(await party.do("org", "/referee " + command.format(f"#{old}")))
        assert said == words("no-event-table-again", table=str(old), again=third)
        assert said in text_of(await party.do("org", f"/judge #{old}"))
    slip = text_of(await party.do("org", f"/judge #{third} wran 2 talking"))
    assert "“wran” is no decision" in slip
    await party.do("org", f"/referee correct #{third} 1:0")
    assert (await holds(party)).phase == "over"
    assert "There is no table #99" in text_of(await party.do("org", "/referee replay #99"))


async def test_a_table_names_its_event_also_when_that_is_over_and_others_are_live(
    party: Party,
) -> None:
    event = await begin(party, 2, "gomoku Cup best_of=1 placement=bracket")
    table, (winner, _) = table_of(event), names(event)
    await party.do("org", f"/referee rule {winner} a slip")
    before = await holds(party)
    assert before.phase == "over"
    for title in ("Next", "Later"):
        await party.do("org", f"/event new gomoku {title}")
    await party.do("org", f"/referee correct #{table} 0:1")
    assert (await holds(party)).ranking != before.ranking
    assert "Which event" in text_of(await party.do("org", "/referee correct #99 0:1"))


async def test_a_word_names_its_table_first(party: Party) -> None:
    for _ in range(2):
        await party.do("ann", "/new doudizhu")
    assert "#2, #1" in text_of(await party.do("ann", "/word #1st of all"))
    await party.do("ann", "/word #1 good luck")
    await party.do("ann", "/word #2 2 for luck")
    log = [await party.store.log(f"t{number}") for number in (1, 2)]
    kept = [[e.data["word"] for e in entries if e.kind == "word"] for entries in log]
    assert kept == [["good luck"], ["2 for luck"]]
    assert "text" in text_of(await party.do("ann", "/word #1"))
