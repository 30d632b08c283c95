"""Results of duplicate tables told by hand: board by board, and nothing of them to others
before the round is over."""

from __future__ import annotations

import pytest

from bots.hall.event import Event
from tests.hall.meets import given, holds, names, table_of
from tests.hall.party import Party, public, text_of, words
from tests.hall.test_boards import TWO_BOARDS
from tests.hall.test_formats import begin
from tests.hall.test_teams import teams


async def of_three(party: Party, boards: int = 2) -> Event:
    return await begin(party, 6, TWO_BOARDS.replace("boards=1", f"boards={boards}"))


async def games_of(party: Party) -> list[tuple[tuple[int, ...], ...]]:
    event = await holds(party)
    assert event.plan is not None
    reports = event.plan.reports.values()
    return [tuple(tuple(map(int, game)) for game in report.games) for report in reports]


async def test_every_board_has_its_score(party: Party) -> None:
    event = await of_three(party)
    one, two, _ = names(event)
    for total in ("12 -6 -6", "1: 6 -3 -3", "1: 6 -3 -3; 1: 6 -3 -3", "1: 6 -3 -3; 3: 6 -3 -3",
                  "1: 6 -3; 2: 6 -3", "x", "1: 6 -3 -3; 2: 6 -3 -3; 3: 6 -3 -3"):  # fmt: skip
        said = await party.do(one, f"/event report {total}")
        assert "1: 6 -3 -3; 2: -6 12 -6" in text_of(said), total
    await party.do(one, "/event report 1: 6 -3 -3; 2: -6 12 -6")
    await party.do(two, "/event report 2: -6, 12, -6；1: 6 -3 -3")  # the same: that signs it
    assert await games_of(party) == [((6, -3, -3), (-6, 12, -6))]


async def test_only_the_table_sees_what_is_reported(party: Party) -> None:
    event = await of_three(party)
    for name in names(event):
        await party.do(name, "hello", chat=f"@{name}")
    one, two, three = names(event)
    said = await party.do(one, "/event report 1: 600 -300 -300; 2: -6 12 -6", chat=f"@{one}")
    assert not any("600" in message.text for message in public(said))
    assert one in text_of(public(said)) and "to be confirmed" in text_of(public(said))
    assert {m.user for m in said if "1: 600 / -300 / -300" in m.text} == {one, two, three}
    said = await party.wait(600)  # nobody objects: it counts
    assert "600" not in text_of(said) and "the report counts" in text_of(said)
    assert len((await holds(party)).pending) == 1
    _, data = await given(party, "org", "/event results json")
    assert b"594" not in data
    await party.do("org", f"/referee correct #{table_of(await holds(party))} 1: 3 -6 3; 2: 0 0 0")
    _, data = await given(party, "org", "/event results json")
    assert b"594" in data


async def test_a_dispute_tells_the_referee_alone(party: Party) -> None:
    event = await of_three(party, 1)
    one, two, _ = names(event)
    await party.do("org", "hello", chat="@org")
    await party.do(one, "/event report 600 -300 -300")
    said = await party.do(two, "/event report -300 600 -300")
    assert not any("600" in message.text for message in public(said))
    [told] = [m for m in said if m.user == "org"]
    assert "1: 600 / -300 / -300" in told.text and "1: -300 / 600 / -300" in told.text
    label = words("accept-score", score="(2)")
    token = next(key.press for key in party.keys("org") if key.label == label)
    await party.press("org", token)
    assert await games_of(party) == [((-300, 600, -300),)]


@pytest.mark.parametrize(
    ("said", "took"),
    [
        ("1: 420", 420),
        ("420 -420", 420),
        ("-50", -50),
        ("1: 3NT+1 N", 430),
        ("3nt s+1", 430),
        ("N 3无将+1", 430),
        ("4♠X-1 东", 100),
        ("1: 7C= w", -1440),
        ("四家不叫", 0),
    ],
)
async def test_a_contract_is_a_score(party: Party, said: str, took: int) -> None:
    """Board 1: nobody is vulnerable; scores from the laws' own table."""
    event = await teams(party, "bridge boards=1", 4)
    wrong = await party.do("org", f"/referee correct #{table_of(event)} 3NT+9 N")
    assert "1: 3NT+1 N" in text_of(wrong)
    await party.do("org", f"/referee correct #{table_of(event)} {said}")
    assert await games_of(party) == [((took, -took),)]


@pytest.mark.parametrize("said", ["425", "99999", "420 -400", "1: 2210", "-7601 7601"])
async def test_what_no_contract_comes_to_is_no_score(party: Party, said: str) -> None:
    """Board 1: nobody is vulnerable, so 2210 (7♥ vulnerable) is out of reach, too."""
    event = await teams(party, "bridge boards=1", 4)
    wrong = await party.do("org", f"/referee correct #{table_of(event)} {said}")
    assert "1: 3NT+1 N" in text_of(wrong)
    assert await games_of(party) == []


async def test_boards_are_compared_one_by_one(party: Party) -> None:
    """Two boards at two tables: each is won by another pair, so all have half of the top."""
    event = await teams(party, "bridge boards=2", 4)
    first, second = event.pending
    await party.do("org", f"/referee correct #{table_of(event, first)} 1: 420; 2: -100")
    await party.do("org", f"/referee correct #{table_of(event, second)} 1: -50; 2: 90")
    event = await holds(party)
    rows = event.runs[0].stretches[1].rows
    assert {row.points for row in rows} == {2} and len(rows) == 4
