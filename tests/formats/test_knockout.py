"""Knock-outs: scenarios with known outcomes, and what holds for every field."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.formats.course import Course, course, follow
from engines.formats.knockout import THIRD, Knockout
from engines.formats.stage import HALF, Entrant, Field, NoSeed, Profile, Result, Table
from engines.luck import Luck
from tests.formats.playing import (
    SEED,
    both_out,
    entered,
    first,
    played,
    reports,
    with_results,
    won,
)

LONG = "YIQUN_LONG" in os.environ
STAGES = st.builds(
    Knockout,
    placement=st.sampled_from(["redraw", "bracket"]),
    byes=st.sampled_from(["lot", "seeds"]),
    third_place=st.booleans(),
)
SEEDS = st.binary(min_size=32, max_size=32)


def alive(found: Course) -> list[int]:
    """How many take part in each round."""
    return [sum(len(t.seats) for t in r.tables if not t.label) for r in found.rounds]


def byes(found: Course) -> Counter[Entrant]:
    return Counter(t.seats[0] for r in found.rounds for t in r.tables if t.bye)


# ---------------------------------------------------------------------- known outcomes
@pytest.mark.parametrize(
    ("count", "sizes", "left", "free"),
    [
        (10, [10, 5], 3, 1),
        (11, [11, 6], 3, 1),
        (12, [12, 6], 3, 0),
        (13, [13, 7, 4], 2, 2),
        (17, [17, 9, 5], 3, 3),
        (27, [27, 14, 7, 4], 2, 2),
    ],
)
@settings(max_examples=20, deadline=None)
@given(seed=SEEDS)
def test_redrawn_and_stopped_at_three(
    count: int, sizes: list[int], left: int, free: int, seed: bytes
) -> None:
    stage = Knockout(stop_at=3)
    found = played(stage, entered(count, seed))
    assert alive(found) == sizes
    assert len(stage.through(found.field)) == left
    assert len(byes(found)) == free and set(byes(found).values()) <= {1}


def test_shared_places_of_eight() -> None:
    stage = Knockout(placement="bracket")
    rows = stage.standings(played(stage, entered(8)).field)
    assert [row.rank for row in rows] == [1, 2, 3, 3, 5, 5, 5, 5]
    assert [row.entrant for row in rows[:2]] == [0, 1]  # the seeds met in the final
    assert rows[0].record.won == 3 and rows[0].points == 3


def test_the_semi_final_losers_meet_for_the_third_place() -> None:
    stage = Knockout(placement="bracket", third_place=True)
    found = played(stage, entered(8))
    assert [t.label for t in found.rounds[-1].tables] == ["", THIRD]
    assert set(found.rounds[-1].tables[1].seats) == {2, 3}
    rows = stage.standings(found.field)
    assert [(row.rank, row.entrant) for row in rows[:4]] == [(1, 0), (2, 1), (3, 2), (4, 3)]


@pytest.mark.parametrize("placement", ["redraw", "bracket"])
def test_the_third_place_is_played_for_also_when_a_finalist_has_left(placement: str) -> None:
    stage = Knockout(placement=placement, third_place=True)
    before = played(replace(stage, rounds=2), entered(8))
    one, two = (r.seats[1] for r in before.field.results if r.round == 2)
    for gone in ({0: 2}, {0: 2, 1: 2}) if stage.placement == "bracket" else ({0: 2},):
        found = played(stage, replace(entered(8), gone=gone))
        assert THIRD in [t.label for t in found.rounds[-1].tables] and len(found.rounds) == 3
        rows = stage.standings(found.field)
        assert found.decided and [row.rank for row in rows[2:4]] == [3, 4]
        if placement == "bracket":
            assert [row.entrant for row in rows[2:4]] == [min(one, two), max(one, two)]


def test_who_has_left_is_behind_the_other_loser_of_the_semi_finals() -> None:
    stage = Knockout(placement="bracket", third_place=True)
    found = played(stage, replace(entered(8), gone={2: 2}))
    assert [(row.rank, row.entrant) for row in stage.standings(found.field)[:4]] == [
        (1, 0), (2, 1), (3, 3), (4, 2),
    ]  # fmt: skip


def test_tie_breaks_that_are_named_part_those_who_lost_in_the_same_round() -> None:
    stage = Knockout(placement="bracket", tiebreaks=("earlier_entry",))
    found = played(stage, entered(8))
    assert [(row.rank, row.entrant) for row in stage.standings(found.field)] == [
        (place + 1, place) for place in range(8)
    ]


def test_exactly_two_rounds() -> None:
    found = played(Knockout(rounds=2), entered(30))
    assert alive(found) == [30, 15]
    assert len(Knockout(rounds=2).through(found.field)) == 8


@pytest.mark.parametrize("placement", ["redraw", "bracket"])
def test_seeds_enter_in_round_two(placement: str) -> None:
    stage = Knockout(placement=placement)
    field = replace(entered(10), about={e: Profile(e + 1, enters=2) for e in (0, 1)})
    found = played(stage, field)
    one, two = found.rounds[:2]
    assert not {0, 1} & {e for t in one.tables for e in t.seats}
    assert {0, 1} <= {e for t in two.tables for e in t.seats}
    assert alive(found)[:2] == [8, 6]
    assert len(stage.through(found.field)) == 1


def test_nobody_waits_for_seeds_when_too_few_are_left() -> None:
    field = replace(entered(3), about={e: Profile(enters=9) for e in (1, 2)})
    assert alive(played(Knockout(), field)) == [3, 2]


def test_both_forfeit_and_the_next_opponent_goes_through_unplayed() -> None:
    stage = Knockout(placement="bracket")

    def report(number: int, index: int, table: Table) -> Result:
        return (both_out if (number, index) == (1, 0) else won_by_lowest)(number, table)

    found = follow(stage, entered(8), report)
    assert found.rounds[0].tables[0].seats == (0, 7)
    assert found.rounds[1].tables[0].bye
    rows = {row.entrant: row.rank for row in stage.standings(found.field)}
    assert sorted(rows.values()) == [1, 2, 3, 4, 4, 4, 4, 4]
    assert rows[0] == rows[7] == 4


def won_by_lowest(number: int, table: Table) -> Result:
    return won(number, table, min(table.seats))


def test_a_final_that_both_forfeit_has_no_champion() -> None:
    stage = Knockout()
    found = follow(stage, entered(4), lambda n, _, t: (both_out if n == 2 else won_by_lowest)(n, t))
    assert [row.rank for row in stage.standings(found.field)] == [2, 2, 3, 3]
    assert found.decided and stage.through(found.field) == ()


@pytest.mark.parametrize("placement", ["redraw", "bracket"])
def test_who_leaves_between_rounds_is_not_drawn_again(placement: str) -> None:
    stage = Knockout(placement=placement)
    field = replace(entered(8), gone={0: 1})
    found = played(stage, field)
    assert 0 not in {e for r in found.rounds[1:] for t in r.tables for e in t.seats}
    rows = {row.entrant: row.rank for row in stage.standings(found.field)}
    assert rows[0] == 3 and 1 in rows.values()


def test_a_level_table_plays_on_or_draws_a_lot() -> None:
    level = Result(1, (0, 1), (HALF, HALF))
    assert Knockout().settled(entered(2), level, 1) is None
    drawn = Knockout(tied="lot").settled(entered(2), level, 1)
    assert drawn is not None and drawn.how == "lot"
    assert drawn.lot == Luck(SEED, ("stage 1", "round 1", "table 1")).choice((0, 1))
    with pytest.raises(NoSeed):
        Knockout(tied="lot").settled(entered(2, None), level, 1)


def test_a_lot_counts_as_a_drawn_game() -> None:
    stage = Knockout(tied="lot")
    found = follow(stage, entered(2), lambda n, _, t: Result(n, t.seats, (HALF, HALF)))
    rows = stage.standings(found.field)
    assert [(row.rank, row.points, row.record.drawn) for row in rows] == [
        (1, HALF, 1),
        (2, HALF, 1),
    ]


def test_the_lot_of_a_round_can_be_redone() -> None:
    found = played(Knockout(), entered(8), first)
    assert [t.seats for t in found.rounds[0].tables] == [(0, 1), (2, 3), (4, 5), (6, 7)]
    line = Luck(SEED, ("stage 1", "round 2")).shuffled((0, 2, 4, 6))
    assert [t.seats for t in found.rounds[1].tables] == [line[:2], line[2:]]


def test_a_draw_by_hand_keeps_its_order() -> None:
    found = played(Knockout(), entered(8, None), first)
    assert [t.seats for t in found.rounds[1].tables] == [(0, 2), (4, 6)]


def test_the_best_seed_goes_through_first() -> None:
    field = replace(entered(5), about={1: Profile(2), 3: Profile(1)})
    found = played(Knockout(byes="seeds"), field, first)
    assert [t.seats for t in found.rounds[0].tables] == [(0, 1), (2, 4), (3,)]


# ---------------------------------------------------------------------- corrections
@pytest.mark.parametrize("placement", ["redraw", "bracket"])
def test_a_correction_reseats_the_winner(placement: str) -> None:
    """Nothing above was played: the right winner takes the wrong one's place."""
    stage, field = Knockout(placement=placement), entered(8)
    one = reports(played(stage, field))[:4]
    loser, winner = max(one[0].seats), min(one[0].seats)
    right = won(1, Table(one[0].seats), loser)
    before = course(stage, with_results(field, one)).rounds[1].tables
    after = course(stage, with_results(field, (right, *one[1:]))).rounds[1].tables
    swapped = [tuple(loser if e == winner else e for e in t.seats) for t in before]
    assert [t.seats for t in after] == swapped


@pytest.mark.parametrize("placement", ["redraw", "bracket"])
def test_a_correction_lists_the_games_that_depend_on_it(placement: str) -> None:
    stage, field = Knockout(placement=placement), entered(8)
    results = reports(played(stage, field, first))
    wrong = results[0]
    right = won(1, Table(wrong.seats), wrong.seats[1])
    found = course(stage, with_results(field, (right, *results[1:])))
    assert [r for r in found.loose if r.round == 2] == [
        r for r in results if r.round == 2 and wrong.seats[0] in r.seats
    ]
    kept = tuple(r for r in (right, *results[1:]) if r not in found.loose)
    again = course(stage, with_results(field, kept))
    assert not again.loose and not again.decided
    assert any(wrong.seats[1] in again.rounds[1].tables[i].seats for _, i in again.pending)


# ---------------------------------------------------------------------- whatever the field
@st.composite
def fields(draw: st.DrawFn) -> Field:
    count = draw(st.integers(1, 40))
    people = st.integers(0, count - 1)
    return Field(
        tuple(draw(st.permutations(range(count)))),
        gone=draw(st.dictionaries(people, st.integers(0, 5), max_size=4)),
        seed=draw(st.none() | SEEDS),
        words=("stage 1",),
        about={
            e: Profile(seeded=n + 1, enters=draw(st.integers(1, 4)))
            for n, e in enumerate(draw(st.lists(people, unique=True, max_size=6)))
        },
    )


@settings(max_examples=1_000 if LONG else 100, deadline=None)
@given(STAGES, fields(), st.integers(0, 2**32).map(Random))
def test_what_holds_for_every_knockout(stage: Knockout, field: Field, dice: Random) -> None:
    def report(number: int, index: int, table: Table) -> Result:
        del index
        roll = dice.randrange(12)
        return both_out(number, table) if roll == 0 else won(number, table, table.seats[roll % 2])

    found = follow(stage, field, report)
    assert found.decided and not found.pending
    lost: set[Entrant] = set()
    for this in found.rounds:
        seats = [e for t in this.tables for e in t.seats]
        assert len(seats) == len(set(seats)), "nobody sits twice in a round"
        playing = {e for t in this.tables if not t.label for e in t.seats}
        assert not playing & lost, "nobody plays after losing"
        assert not {e for e in playing if field.left(e, this.number)}, "nobody plays after leaving"
        for result in (r for r in this.results if r):
            lost |= set(result.seats) - set(result.winners)
    rows = stage.standings(found.field)
    assert sorted(row.entrant for row in rows) == sorted(field.entrants)
    assert len(stage.through(found.field)) == [row.rank for row in rows].count(1) <= 1
    for upper, lower in pairwise(rows):
        assert upper.rank <= lower.rank
    assert course(stage, with_results(field, reports(found))).field == found.field


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 60), SEEDS, st.sampled_from(["lot", "seeds"]))
def test_no_second_bye_while_somebody_has_none(count: int, seed: bytes, how: str) -> None:
    found = played(Knockout(byes=how), entered(count, seed))
    had: Counter[Entrant] = Counter()
    for this in found.rounds:
        inside = [e for t in this.tables for e in t.seats]
        free = [t.seats[0] for t in this.tables if t.bye]
        assert len(free) == len(inside) % 2
        assert all(had[e] == min(had[x] for x in inside) for e in free)
        had.update(free)


@settings(max_examples=60, deadline=None)
@given(STAGES, st.integers(1, 60), SEEDS)
def test_one_champion_whatever_the_entry(stage: Knockout, count: int, seed: bytes) -> None:
    found = played(stage, entered(count, seed))
    rows = stage.standings(found.field)
    assert (rows[0].entrant, [row.rank for row in rows].count(1)) == (0, 1)
    real = sum(not t.bye and not t.label for r in found.rounds for t in r.tables)
    assert real == count - 1, "every game puts exactly one out"
    assert len(found.rounds) == (count - 1).bit_length()
