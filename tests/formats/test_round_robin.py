"""Leagues: Berger's tables, groups, and what holds for every field."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.formats.berger import berger
from engines.formats.course import Course, follow
from engines.formats.groups import suited
from engines.formats.round_robin import RoundRobin
from engines.formats.stage import Entrant, Field, Profile
from engines.luck import Luck
from tests.formats.playing import SEED, entered, lowest, played, won

# The handbook's tables of six, and who has the bye when number 6 is nobody.
SIX = "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1"
BYES_OF_FIVE = [1, 4, 2, 5, 3]


def test_the_tables_of_six() -> None:
    told = (" ".join(f"{a}-{b}" for a, b in pairs) for pairs in berger(6))
    assert " | ".join(told) == SIX


def test_the_byes_of_five() -> None:
    found = played(RoundRobin(), entered(5))
    assert [t.seats[0] + 1 for r in found.rounds for t in r.tables if t.bye] == BYES_OF_FIVE
    rows = RoundRobin().standings(found.field)
    assert [row.points for row in rows] == [4, 3, 2, 1, 0]  # a round off is worth nothing


@given(st.integers(2, 40))
def test_everybody_meets_everybody_with_as_many_first_moves(count: int) -> None:
    rounds = berger(count)
    seats = [pair for pairs in rounds for pair in pairs if max(pair) <= count]
    assert sorted(map(sorted, seats)) == [list(p) for p in combinations(range(1, count + 1), 2)]
    first, second = Counter(a for a, _ in seats), Counter(b for _, b in seats)
    assert all(abs(first[n] - second[n]) <= 1 for n in range(1, count + 1))
    for pairs in rounds:
        assert len({n for pair in pairs for n in pair}) == 2 * len(pairs)


def test_a_second_cycle_turns_the_first_moves_round() -> None:
    found = played(RoundRobin(cycles=2), entered(4))
    seats = [t.seats for r in found.rounds for t in r.tables]
    assert len(found.rounds) == 6 and sorted(seats[:6]) == sorted(s[::-1] for s in seats[6:])


# ---------------------------------------------------------------------- groups
def sizes(stage: RoundRobin, field: Field) -> list[int]:
    return [len(group) for group in stage.divided(field).values()]


@pytest.mark.parametrize(
    ("count", "groups"), [(4, [4]), (5, [3, 2]), (8, [4, 4]), (9, [5, 4]), (10, [5, 5])]
)
def test_so_few_make_so_many_groups(count: int, groups: list[int]) -> None:
    assert sizes(RoundRobin(groups="auto"), entered(count)) == groups
    assert suited(23) == 5


@given(st.integers(1, 60), st.integers(1, 12), st.sampled_from(["lot", "snake"]))
def test_groups_are_as_large_as_each_other(count: int, groups: int, grouping: str) -> None:
    found = RoundRobin(groups=groups, grouping=grouping).divided(entered(count))
    assert sorted(e for group in found.values() for e in group) == list(range(count))
    assert max(map(len, found.values())) - min(map(len, found.values())) <= 1


def test_a_snake_deals_there_and_back() -> None:
    stage = RoundRobin(groups=3, grouping="snake")
    about = {e: Profile(rating=2000 - 10 * e) for e in range(7)}
    order = stage.order(tuple(range(7)), about, lambda: Luck(SEED))
    assert stage.divided(Field(order, about=about)) == {"A": (0, 5, 6), "B": (1, 4), "C": (2, 3)}


def test_groups_as_the_organiser_said() -> None:
    about = {e: Profile(group="BA"[e % 2], team=f"t{e // 2}") for e in range(4)}
    field = Field((3, 2, 1, 0), about=about)
    assert RoundRobin(grouping="explicit").divided(field) == {"A": (3, 1), "B": (2, 0)}
    assert RoundRobin(grouping="team").divided(field) == {"t0": (1, 0), "t1": (3, 2)}


@given(
    st.lists(st.sampled_from("甲乙丙丁"), min_size=4, max_size=24),
    st.integers(2, 5),
    st.binary(min_size=32, max_size=32),
)
def test_team_mates_are_dealt_apart(teams: list[str], groups: int, seed: bytes) -> None:
    about = {e: Profile(team=team) for e, team in enumerate(teams)}
    stage = RoundRobin(groups=groups)
    order = stage.order(tuple(about), about, lambda: Luck(seed))
    for team in set(teams):
        spread = [
            sum(about[e].team == team for e in group)
            for group in stage.divided(Field(order)).values()
        ]
        assert max(spread) - min(spread) <= 1


def test_without_teams_the_lot_is_the_plain_shuffle() -> None:
    order = RoundRobin(groups=2).order(range(6), {}, lambda: Luck(SEED))
    assert order == Luck(SEED).shuffled(range(6))


# ---------------------------------------------------------------------- a league being played
def test_any_round_may_be_played_when_all_are_known() -> None:
    """A result of the last round counts although the first has none yet."""
    field, stage = entered(4), RoundRobin()
    last = played(stage, field).rounds[-1]
    known = {frozenset(t.seats): won(3, t, t.seats[0]) for t in last.tables}
    found = follow(stage, field, lambda n, _, t: known.get(frozenset(t.seats)), ahead=True)
    assert [r.complete for r in found.rounds] == [False, False, True]
    assert not found.decided and len(found.pending) == 4
    assert sum(row.points for row in stage.standings(found.field)) == 2


def gone_after(found: Course, entrant: Entrant, number: int) -> list[str]:
    return [
        result.how
        for r in found.rounds
        if r.number > number
        for result in r.results
        if result and entrant in result.seats and len(result.seats) > 1
    ]


@given(st.integers(2, 12), st.integers(1, 3), st.integers(0, 5))
@settings(max_examples=40, deadline=None)
def test_points_are_conserved_and_who_leaves_forfeits(count: int, groups: int, left: int) -> None:
    stage = RoundRobin(groups=groups)
    field = replace(entered(count), gone={0: left})
    found = played(stage, field, lowest)
    rows = stage.standings(found.field)
    assert sorted(row.entrant for row in rows) == list(range(count)) and found.decided
    games = sum(len(result.seats) == 2 for result in found.field.results)
    assert sum(row.points for row in rows) == games
    assert set(gone_after(found, 0, left)) <= {"forfeit"}
    for name in {row.group for row in rows}:
        ranks = [row.rank for row in rows if row.group == name]
        assert ranks[0] == 1 and ranks == sorted(ranks)
