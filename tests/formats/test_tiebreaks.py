"""Tie-breaks: known orders, and the numbers of another program."""

from __future__ import annotations

import os
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from engines.formats.course import follow
from engines.formats.round_robin import RoundRobin
from engines.formats.stage import HALF, NONE, ONE, Field, Points, Profile, Result, Table
from engines.formats.swiss import Swiss
from engines.formats.tiebreaks import CRITERIA, NAMES, Sheet
from engines.formats.trf import report
from tests.formats.playing import SEED, entered
from tests.formats.tiebreak_oracle import CODES, numbers

LONG = "YIQUN_LONG" in os.environ
A, B, C, D = range(4)


def meetings(count: int, *games: tuple[int, int, str]) -> Field:
    """A league in which first v second ended 1, 0 or =, one game a round."""
    worth = {"1": (ONE, NONE), "0": (NONE, ONE), "=": (HALF, HALF)}
    results = tuple(
        Result(number, (first, second), worth[score])
        for number, (first, second, score) in enumerate(games, start=1)
    )
    return Field(tuple(range(count)), results, seed=SEED)


def order(stage: RoundRobin, field: Field) -> list[tuple[int, int]]:
    return [(row.rank, row.entrant) for row in stage.standings(field)]


FOUR = meetings(4, (A, B, "1"), (C, D, "="), (A, C, "="), (B, D, "1"), (A, D, "="), (B, C, "1"))


def test_the_point_system_decides_who_wins() -> None:
    three = RoundRobin(points=Points(Fraction(3), ONE, NONE))
    assert order(three, FOUR) == [(1, B), (2, A), (3, C), (3, D)]
    two = RoundRobin(points=Points(Fraction(2), ONE, NONE))
    assert order(two, FOUR) == [(1, A), (2, B), (3, C), (3, D)]
    assert [row.points for row in two.standings(FOUR)] == [4, 4, 2, 2]


def test_a_cycle_is_not_decided_by_who_beat_whom() -> None:
    cycle = meetings(3, (A, B, "1"), (B, C, "1"), (C, A, "1"))
    rows = RoundRobin().standings(cycle)
    assert [row.rank for row in rows] == [1, 1, 1]
    assert [dict(row.tiebreaks)["direct"] for row in rows] == [1, 1, 1]


def test_wins_of_the_event_break_a_cycle_and_then_who_beat_whom() -> None:
    """A and B won twice before the league of three, C once and had a bye."""
    cycle = meetings(3, (A, B, "1"), (B, C, "1"), (C, A, "1"))
    field = replace(cycle, about={A: Profile(wins=2), B: Profile(wins=2), C: Profile(wins=1)})
    rows = RoundRobin().standings(field)
    assert [(row.rank, row.entrant) for row in rows] == [(1, A), (2, B), (3, C)]
    assert [dict(row.tiebreaks)["event_wins"] for row in rows] == [3, 3, 2]


def test_fewer_draws_then_fewer_violations() -> None:
    """P won 3, Q won 2 and drew 2, R won 3 with a violation: all have 6 points of 2/1/0."""
    p, q, r, x = range(4)
    games = [(p, x, "1")] * 3 + [(q, x, "1")] * 2 + [(q, x, "=")] * 2 + [(r, x, "1")] * 3
    field = meetings(4, *games)
    warned = replace(field.results[-1], faults=(ONE, NONE))
    field = replace(field, results=(*field.results[:-1], warned))
    stage = RoundRobin(
        points=Points(Fraction(2), ONE, NONE), tiebreaks=("fewer_draws", "fewer_violations")
    )
    assert order(stage, field) == [(1, p), (2, r), (3, q), (4, x)]


def test_direct_counts_only_when_all_have_met() -> None:
    """A and B are level with C, whom B never met: the Buchholz number decides."""
    field = meetings(4, (A, B, "1"), (B, D, "1"), (C, A, "1"))
    (first, *_) = Swiss(tiebreaks=("direct",)).standings(field)
    assert dict(first.tiebreaks)["direct"] == 0


def test_direct_at_tables_of_four_is_who_was_ahead_of_whom() -> None:
    """C and D sat together three times: C was ahead twice, and they were level once; A and B,
    and whoever won the table, do not matter.  E never sat with D."""
    tables = [
        ((D, A, C, B), (1, 9, 5, 0)),
        ((C, B, A, D), (-3, 8, -1, -4)),
        ((A, B, C, D), (0, 0, 2, 2)),
        ((A, B, C, 4), (0, 0, 2, 2)),
    ]
    results = tuple(
        Result(number, seats, tuple(map(Fraction, points)))
        for number, (seats, points) in enumerate(tables, start=1)
    )
    sheet = Sheet(Field(tuple(range(5)), results), Points())
    assert sheet.values("direct", (C, D)) == {C: Fraction(5, 2), D: HALF}
    assert set(sheet.values("direct", (C, D, 4)).values()) == {NONE}


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("game_difference", (ONE, -ONE)),
        ("score_difference", (Fraction(26), Fraction(-26))),
        ("time_used", (Fraction(100), Fraction(90))),
        ("earlier_entry", (ONE, Fraction(2))),
        ("last_hand", (Fraction(30), Fraction(-30))),
        ("more_draws", (NONE, NONE)),
    ],
)
def test_what_matches_of_several_games_tell(name: str, values: tuple[Fraction, ...]) -> None:
    games = tuple((Fraction(p), Fraction(-p)) for p in (-20, 3, 30))
    result = Result(
        1, (A, B), (Fraction(13), Fraction(-13)), games=games,
        seconds=(Fraction(100), Fraction(90)),
    )  # fmt: skip
    sheet = Sheet(Field((A, B), (result,)), Points())
    found = sheet.values(name, (A, B))
    assert (found[A], found[B]) == values


def test_lots_are_drawn_when_all_is_over() -> None:
    stage = RoundRobin(tiebreaks=("lot",))
    assert [row.rank for row in stage.standings(entered(4))] == [1, 1, 1, 1]
    drawn = meetings(4, *((a, b, "=") for a in range(4) for b in range(a)))
    rows = stage.standings(drawn)
    assert [row.rank for row in rows] == [1, 2, 3, 4]
    assert tuple(row.entrant for row in rows) == drawn.luck("tie-break").shuffled(range(4))


def test_the_order_of_the_list_matters() -> None:
    """A beat B, who beat the better people."""
    games = [(A, B, "1"), (A, 4, "1"), (B, C, "1"), (B, D, "1")]
    games += [(C, D, "="), (C, 4, "1"), (D, 4, "1")]
    field = meetings(5, *games)
    for names, best in (
        (("direct", "sonneborn_berger"), [A, B]),
        (("sonneborn_berger", "direct"), [B, A]),
    ):
        assert [e for _, e in order(RoundRobin(tiebreaks=names), field)][:2] == best


# ---------------------------------------------------------------------- another program's
def wild(seed: int) -> tuple[Swiss, Field]:
    """A Swiss event with forfeits, absences, byes asked for, people who come late and leave."""
    rng = Random(seed)
    count, rounds = rng.randrange(6, 20), rng.randrange(2, 6)
    about = {
        e: Profile(
            joins=rng.choice([1, 1, 1, 2]),
            halves=tuple(n for n in range(1, rounds) if rng.random() < 0.08),
            absent=tuple(n for n in range(1, rounds + 1) if rng.random() < 0.07),
        )
        for e in range(count)
    }
    gone = {e: rng.randrange(1, rounds + 1) for e in range(count) if rng.random() < 0.1}

    def told(number: int, index: int, table: Table) -> Result:
        fate = rng.random()
        if fate < 0.1:
            out = frozenset(table.seats[fate < 0.08 :])
            took = tuple(NONE if e in out else ONE for e in table.seats)
            return Result(number, table.seats, took, "forfeit", out)
        draw, white = (HALF, HALF), (ONE, NONE)
        return Result(
            number, table.seats, draw if fate < 0.3 else white[:: 1 if fate < 0.65 else -1]
        )

    stage = Swiss(rounds=rounds, first_colour="first", stuck="finish")
    field = Field(tuple(range(count)), about=about, gone=gone, seed=SEED)
    return stage, follow(stage, field, told).field


@pytest.mark.parametrize("seed", range(150 if LONG else 25))
def test_the_numbers_are_those_of_another_program(seed: int) -> None:
    stage, field = wild(seed)
    if field.round:
        trf = report(field, Points(), rounds=field.round, colour="W")
        theirs = numbers(trf, field.round, list(CODES))
        sheet = Sheet(field, stage.scoring)
        ours = {e + 1: {name: CRITERIA[name](sheet, e) for name in CODES} for e in field.entrants}
        assert ours == theirs


def test_every_name_of_the_list_can_be_asked_for() -> None:
    _, field = wild(3)
    for name in NAMES:
        rows = Swiss(tiebreaks=(name,)).standings(field)
        assert sorted(row.entrant for row in rows) == sorted(field.entrants)
        assert [row.rank for row in rows] == sorted(row.rank for row in rows)
