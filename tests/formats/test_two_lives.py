"""Double elimination: the tree of eight to the letter, and what holds for every field."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.formats.course import Course, follow
from engines.formats.knockout import Knockout
from engines.formats.stage import NONE, ONE, Entrant, Result, Table
from engines.formats.two_lives import GRAND, LOWER
from tests.formats.playing import both_out, entered, lowest, played, won

EIGHT = Knockout(placement="bracket", lives=2)


def drawn(found: Course) -> list[str]:
    return [
        " ".join("-".join(str(e + 1) for e in t.seats) + "'" * (t.label == LOWER) for t in r.tables)
        for r in found.rounds
    ]


def test_the_losers_of_eight_drop_crosswise() -> None:
    """Natural, reverse, natural: 3 and 4 of the upper second round meet the other half's."""
    found = played(EIGHT, entered(8))
    assert drawn(found) == [
        "1-8 4-5 2-7 3-6",
        "1-4 2-3 8-5' 7-6'",
        "1-2 3-5' 4-6'",
        "3-4'",
        "2-3'",
        "1-2",
    ]
    assert found.rounds[-1].tables[0].label == GRAND
    rows = EIGHT.standings(found.field)
    assert [(row.rank, row.entrant + 1) for row in rows] == [
        (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (5, 6), (7, 7), (7, 8),
    ]  # fmt: skip


def upset(number: int, table: Table) -> Entrant:
    """The lowest wins, but the first grand final goes to the side that has lost once."""
    return table.seats[1] if (number, table.label) == (6, GRAND) else min(table.seats)


@pytest.mark.parametrize(
    ("variant", "rounds", "champion"), [("single", 6, 2), ("double", 7, 1), ("none", 5, 1)]
)
def test_the_grand_final(variant: str, rounds: int, champion: int) -> None:
    stage = replace(EIGHT, grand_final=variant)
    found = played(stage, entered(8), upset)
    assert len(found.rounds) == rounds and found.decided
    rows = stage.standings(found.field)
    assert [row.rank for row in rows[:3]] == [1, 2, 3]
    assert rows[0].entrant + 1 == champion


def test_it_stops_when_so_few_are_left() -> None:
    stage = replace(EIGHT, stop_at=3)
    found = played(stage, entered(8))
    assert set(stage.through(found.field)) == {0, 1, 2}


def test_two_who_both_forfeit_are_out() -> None:
    def told(number: int, index: int, table: Table) -> Result:
        if (number, index) == (1, 0):
            return both_out(number, table)
        return won(number, table, lowest(number, table))

    found = follow(EIGHT, entered(8), told)
    later = {e for r in found.rounds[1:] for t in r.tables for e in t.seats}
    assert not later & {0, 7} and found.decided


@given(
    st.integers(2, 33),
    st.sampled_from(["redraw", "bracket"]),
    st.sampled_from(["single", "double", "none"]),
    st.integers(0, 10**6),
    st.dictionaries(st.integers(0, 32), st.integers(0, 4), max_size=3),
)
@settings(max_examples=80, deadline=None)
def test_nobody_is_out_before_the_second_defeat(
    count: int, placement: str, variant: str, seed: int, gone: dict[Entrant, int]
) -> None:
    rng = Random(seed)
    stage = Knockout(placement=placement, lives=2, grand_final=variant)
    field = replace(entered(count), gone={e: n for e, n in gone.items() if e < count})

    def told(number: int, index: int, table: Table) -> Result:
        return won(number, table, rng.choice(table.seats))

    found = follow(stage, field, told)
    lost: Counter[Entrant] = Counter()
    for result in found.field.results:
        assert all(lost[e] < 2 for e in result.seats)
        lost.update(e for e in result.seats if e not in result.winners)
    assert found.decided
    rows = stage.standings(found.field)
    assert sorted(row.entrant for row in rows) == list(range(count))
    beaten = {e for e in range(count) if lost[e] == 2}
    left = set(range(count)) - beaten - set(field.gone)
    # The side with one defeat loses the grand final that is not played.
    assert len(left) <= (2 if variant != "double" else 1)
    for played_round in found.rounds:
        seats = [e for t in played_round.tables for e in t.seats]
        assert len(set(seats)) == len(seats)


def test_a_corrected_result_gives_the_course_that_follows() -> None:
    found = played(EIGHT, entered(8))
    first = found.field.results[0]
    turned = replace(first, points=(NONE, ONE))

    def told(number: int, index: int, table: Table) -> Result:
        return turned if table.seats == first.seats else won(number, table, min(table.seats))

    again = follow(EIGHT, entered(8), told)
    assert again.rounds[1].tables[0].seats == (7, 3)
