"""Swiss events: rounds with known pairings, and what holds for every field."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.formats import dutch
from engines.formats.course import Course, follow
from engines.formats.stage import (
    HALF,
    NONE,
    ONE,
    Entrant,
    Field,
    NoSeed,
    Points,
    Profile,
    Result,
    Table,
)
from engines.formats.swiss import Swiss
from engines.formats.trf import report
from engines.luck import Luck
from tests.formats.playing import SEED, entered

LONG = "YIQUN_LONG" in os.environ
FIRST = Swiss(first_colour="first")


def q(number: int, index: int, table: Table) -> Result:
    """Boards w - b: (w + b) mod 5 = 0 a draw, |w - b| up to 2 won by black, else by the lower."""
    w, b = (e + 1 for e in table.seats)
    if (w + b) % 5 == 0:
        return Result(number, table.seats, (HALF, HALF))
    white = abs(w - b) > 2 and w < b
    return Result(number, table.seats, (ONE, NONE) if white else (NONE, ONE))


def boards(found: Course) -> list[str]:
    """Every round as scenarios write it: 1-5:1 6-2:0 3-7:= bye 8."""
    return [" ".join(map(_board, r.results)) for r in found.rounds]


def _board(result: Result | None) -> str:
    assert result is not None
    seats = [str(e + 1) for e in result.seats]
    if len(seats) == 1:
        return f"bye {seats[0]}"
    score = {ONE: "1", NONE: "0", HALF: "="}[result.points[0]]
    return f"{seats[0]}-{seats[1]}:{score}"


# ---------------------------------------------------------------------- known pairings
def test_eight_players_three_rounds() -> None:
    """Pairings and numbers that four other programs agree on."""
    stage = replace(
        FIRST,
        rounds=3,
        tiebreaks=("direct", "buchholz_cut1", "buchholz", "sonneborn_berger"),
    )
    found = follow(stage, entered(8), q)
    assert boards(found) == [
        "1-5:1 6-2:0 3-7:= 8-4:0",
        "2-1:0 4-3:0 7-6:0 5-8:1",
        "1-3:0 5-2:0 6-4:= 8-7:=",
    ]
    rows = stage.standings(found.field)
    assert [row.entrant + 1 for row in rows] == [3, 1, 2, 4, 6, 7, 5, 8]
    assert [float(row.points) for row in rows] == [2.5, 2, 2, 1.5, 1.5, 1, 1, 0.5]
    told = {row.entrant + 1: dict(row.tiebreaks) for row in rows}
    wanted = [5.5, 4.5, 4.5, 4.5, 4.5, 4.5, 4.5, 3.5]
    assert [float(told[n]["buchholz"]) for n in range(1, 9)] == wanted
    berger = [3, 2.5, 4, 1.25, 0.5, 1.75, 1.5, 0.5]
    assert [float(told[n]["sonneborn_berger"]) for n in range(1, 9)] == berger


def test_somebody_joins_after_the_first_round() -> None:
    field = replace(entered(9), about={8: Profile(joins=2, credit=HALF)})
    found = follow(replace(FIRST, rounds=4), field, q)
    assert boards(found)[1:] == [
        "2-1:0 4-3:0 7-9:0 5-6:0 bye 8",
        "9-1:= 3-8:1 6-4:= 7-2:0 bye 5",
        "1-3:0 2-9:1 4-5:0 8-6:0 bye 7",
    ]
    rows = FIRST.standings(found.field)
    assert [(r.entrant + 1, float(r.points)) for r in rows] == [
        (3, 3.5), (2, 3), (1, 2.5), (6, 2.5), (9, 2), (5, 2), (7, 1.5), (4, 1.5), (8, 1),
    ]  # fmt: skip


def test_who_is_alone_in_a_round_waits_for_those_who_come() -> None:
    late = dict.fromkeys((1, 2, 3), Profile(joins=2))
    found = follow(Swiss(rounds=3), replace(entered(4), about=late), q)
    assert [len(r.tables) for r in found.rounds] == [1, 2, 2]
    assert found.rounds[0].tables == (Table((0,)),)


def test_a_round_by_hand_is_without_those_who_have_left() -> None:
    stage = Swiss(rounds=2, by_hand=((2, ((0, 1), (2, 3))),))
    found = follow(stage, replace(entered(4), gone={0: 1}), q)
    assert [t.seats for t in found.rounds[1].tables] == [(1,), (2, 3)]


@pytest.mark.parametrize("rules", ["fide", "simple"])
def test_when_all_have_met_the_organiser_chooses(rules: str) -> None:
    stage = replace(FIRST, rounds=4, rules=rules)
    asked = follow(stage, entered(4), q)
    assert len(asked.rounds) == 3 and asked.stuck and not asked.decided
    ended = follow(replace(stage, stuck="finish"), entered(4), q)
    assert len(ended.rounds) == 3 and ended.decided
    again = follow(replace(stage, stuck="rematch"), entered(4), q)
    assert len(again.rounds) == 4 and again.decided
    by_hand = replace(stage, by_hand=((4, ((3, 0), (1, 2))),))
    assert boards(follow(by_hand, entered(4), q))[3] == "4-1:= 2-3:="


def test_too_many_rounds_are_warned_of() -> None:
    assert Swiss(rounds=5).warnings(6) == ("warn-all-meet",)
    assert Swiss(rounds=7).warnings(9) == ("warn-many-rounds",)
    assert Swiss(rounds=5).warnings(20) == Swiss().warnings(6) == ()


@pytest.mark.parametrize(("count", "rounds"), [(2, 1), (8, 3), (9, 4), (100, 7)])
def test_as_many_rounds_as_a_knock_out(count: int, rounds: int) -> None:
    assert Swiss().count(entered(count)) == rounds


@pytest.mark.parametrize(
    ("joins", "gone", "rounds"),
    [
        ({8: 2}, {}, 3),  # the ninth comes late, to an event of eight
        ({7: 2, 8: 2}, {}, 3),
        ({}, {3: 1}, 4),  # of nine one goes after the first round
        ({}, {3: 0}, 3),  # and one never was there when it was drawn
        (dict.fromkeys(range(9), 2), {}, 4),
        (dict.fromkeys(range(1, 9), 2), {}, 4),  # one alone waits for the others
        (dict.fromkeys(range(1, 9), 2), dict.fromkeys(range(1, 9), 0), 1),
    ],
)
def test_the_first_round_settles_how_many_there_are(
    joins: dict[int, int], gone: dict[int, int], rounds: int
) -> None:
    about = {e: Profile(joins=number) for e, number in joins.items()}
    field = replace(entered(9), about=about, gone=gone)
    assert Swiss().count(field) == rounds
    assert Swiss(rounds=5).count(field) == 5
    assert Swiss().count(replace(field, drawn=1)) == rounds


# ---------------------------------------------------------------------- the field
def test_the_order_is_by_rating_and_the_lot_parts_equals() -> None:
    about = {0: Profile(rating=1500), 1: Profile(rating=1700), 2: Profile(), 3: Profile(seeded=1)}

    def no_luck() -> Luck:
        raise NoSeed

    sure = {e: about[e] for e in range(3)}
    assert Swiss().order(tuple(sure), sure, no_luck) == (1, 0, 2)
    assert Swiss(ordered="seeded").order(tuple(sure | about), about, lambda: Luck(SEED))[0] == 3
    drawn = Swiss(ordered="lot").order(range(9), {}, lambda: Luck(SEED))
    assert drawn == Luck(SEED).shuffled(range(9))


@pytest.mark.parametrize("order", ["rating", "lot"])
def test_who_comes_late_changes_no_lot(order: str) -> None:
    """The lots of the first six stay as they were drawn; who joins earlier comes first."""
    about = {e: Profile(joins={6: 3, 7: 2}.get(e, 1)) for e in range(8)}
    stage = Swiss(ordered=order)
    drawn = stage.order(range(6), about, lambda: Luck(SEED))
    assert drawn == Luck(SEED).shuffled(range(6))
    assert stage.order(range(8), about, lambda: Luck(SEED)) == (*drawn, 7, 6)


def test_a_bye_asked_for_is_worth_half_and_absence_nothing() -> None:
    about = {0: Profile(halves=(1,)), 1: Profile(absent=(1,))}
    found = follow(replace(FIRST, rounds=2), replace(entered(8), about=about), q)
    one = found.rounds[0]
    assert [t.seats for t in one.tables if t.alone == "half"] == [(0,)]
    assert {e for t in one.tables for e in t.seats} == {0, 2, 3, 4, 5, 6, 7}
    start = replace(found.field, results=tuple(r for r in found.field.results if r.round == 1),
                    drawn=1)  # fmt: skip
    points = {row.entrant: row.points for row in FIRST.standings(start)}
    assert (points[0], points[1]) == (HALF, NONE)


@pytest.mark.parametrize("rules", ["fide", "simple"])
def test_nobody_has_a_second_bye_unless_the_organiser_says_so(rules: str) -> None:
    """Of three all have had a bye, or a point for nothing: two of them have never met."""

    def told(number: int, index: int, table: Table) -> Result:
        if number == 1:
            return Result(number, table.seats, (ONE, NONE), "forfeit", frozenset(table.seats[1:]))
        return Result(number, table.seats, (HALF, HALF))

    stage = replace(FIRST, rounds=4, rules=rules)
    found = follow(stage, entered(3), told)
    assert found.stuck and not found.decided
    byes = [t.seats[0] for r in found.rounds for t in r.tables if t.bye]
    assert len(byes) == len(set(byes))
    again = follow(replace(stage, stuck="rematch"), entered(3), told)
    assert again.decided and len(again.rounds) == 4


@pytest.mark.parametrize("rules", ["fide", "simple"])
def test_a_round_that_nobody_comes_to_is_lost_by_all(rules: str) -> None:
    """It counts as a round, nobody has had a bye of it, and the next one is played."""
    away = replace(entered(5), about={e: Profile(absent=(2,)) for e in range(5)})
    found = follow(replace(FIRST, rounds=3, rules=rules), away, q)
    first, missed, last = found.rounds
    assert [(t.seats, t.alone) for t in missed.tables] == [((e,), "absent") for e in range(5)]
    assert all(r and not any(r.points) for r in missed.results)
    (rested,), (bye,) = ([t.seats for t in r.tables if t.bye] for r in (first, last))
    assert rested != bye and len(last.tables) == 3
    points = {row.entrant: row.points for row in FIRST.standings(found.field)}
    assert sum(points.values()) == 6  # three points a round that was played


@pytest.mark.parametrize("rules", ["fide", "simple"])
def test_those_who_avoid_each_other_never_meet(rules: str) -> None:
    stage = replace(FIRST, rounds=4, rules=rules, avoid=((0, 4), (1, 5), (2, 6)))
    found = follow(stage, entered(8), q)
    met = {frozenset(t.seats) for r in found.rounds for t in r.tables}
    assert not met & {frozenset(pair) for pair in stage.avoid}


def test_the_first_colour() -> None:
    for stage, seats in ((FIRST, (0, 4)), (replace(FIRST, first_colour="second"), (4, 0))):
        assert stage.next_round(entered(8))[0].seats == seats
    assert Swiss().next_round(entered(8))[0].seats in ((0, 4), (4, 0))


def test_the_report_for_other_programs() -> None:
    """Columns of the 2026 format: number at 5, name at 15, points at 81, rounds from 92."""
    found = follow(replace(FIRST, rounds=3), entered(5), q)
    trf = report(found.field, Points(), rounds=3, colour="W", names={0: "张三"}, title="Cup")
    lines = trf.splitlines()
    assert lines[:4] == [
        "012 Cup", "142 3", "152 W", "162  W 1.0    D 0.5    L 0.0    P 1.0",
    ]  # fmt: skip
    (one,) = (line for line in lines if line.startswith("001    1"))
    assert one[14:16] == "张三" and one[91:99] == "   3 w 0"


def test_points_of_other_systems_pair_alike() -> None:
    three = replace(FIRST, rounds=3, points=Points(Fraction(3), ONE, NONE))
    assert boards(follow(three, entered(8), q))[1] == "2-1:0 4-3:0 7-6:0 5-8:1"


def test_when_the_engine_breaks_the_event_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(trf: str, number: int) -> tuple[tuple[int, int], ...]:
        raise dutch.EngineFailed

    monkeypatch.setattr(dutch, "pairs", broken)
    assert len(follow(replace(FIRST, rounds=3), entered(9), q).rounds) == 3


def test_the_engine_says_when_it_cannot_read() -> None:
    with pytest.raises(dutch.EngineFailed):
        dutch.pairs("nonsense", 1)


# ---------------------------------------------------------------------- what always holds
def random_course(stage: Swiss, count: int, seed: int, gone: dict[Entrant, int]) -> Course:
    rng = Random(seed)

    def told(number: int, index: int, table: Table) -> Result:
        fate = rng.random()
        if fate < 0.05:
            return Result(number, table.seats, (ONE, NONE), "forfeit", frozenset(table.seats[1:]))
        took = [(HALF, HALF), (ONE, NONE), (NONE, ONE)][int(3 * fate)]
        return Result(number, table.seats, took)

    return follow(stage, replace(entered(count), gone=gone), told)


@given(
    st.integers(2, 24),
    st.integers(1, 5),
    st.sampled_from(["fide", "simple"]),
    st.integers(0, 10**6),
    st.dictionaries(st.integers(0, 23), st.integers(1, 4), max_size=3),
)
@settings(max_examples=300 if LONG else 40, deadline=None)
def test_every_event(
    count: int, rounds: int, rules: str, seed: int, gone: dict[Entrant, int]
) -> None:
    stage = replace(FIRST, rounds=rounds, rules=rules)
    gone = {e: n for e, n in gone.items() if e < count}
    found = random_course(stage, count, seed, gone)
    results = found.field.results
    met = Counter(frozenset(r.seats) for r in results if r.played)
    assert max(met.values(), default=1) == 1
    byes = Counter(r.seats[0] for r in results if r.how == "bye")
    assert max(byes.values(), default=1) == 1
    for played in found.rounds:
        sat = [e for t in played.tables for e in t.seats]
        assert sorted(sat) == [e for e in range(count) if gone.get(e, 99) >= played.number]
    rows = stage.standings(found.field)
    assert sorted(row.entrant for row in rows) == list(range(count))
    assert sum(row.points for row in rows) == len(results)  # a bye and a game each give a point
    assert all(a.points >= b.points for a, b in pairwise(rows))
    assert found == random_course(stage, count, seed, gone)
    if rules == "fide":
        _fair_colours(found, rounds)


def _fair_colours(found: Course, rounds: int) -> None:
    """Before the last round nobody is three first moves ahead or had the same thrice running."""
    colours: dict[Entrant, list[int]] = {}
    for result in found.field.results:
        if result.played and result.round < rounds:
            for entrant, colour in zip(result.seats, (1, -1), strict=True):
                colours.setdefault(entrant, []).append(colour)
    for taken in colours.values():
        assert abs(sum(taken)) <= 2
        assert all(len(set(taken[i : i + 3])) > 1 for i in range(len(taken) - 2))


@given(st.integers(2, 9), st.integers(0, 10**6))
@settings(max_examples=200 if LONG else 30, deadline=None)
def test_simple_pairing_gives_up_only_when_nothing_is_left(count: int, seed: int) -> None:
    """A stuck round has no pairing without a rematch, whoever has the bye."""
    stage = replace(FIRST, rounds=9, rules="simple")
    found = random_course(stage, count, seed, {})
    if found.stuck:
        met = {frozenset(r.seats) for r in found.field.results if r.played}
        rested = {e for r in found.field.results if not r.played for e in r.winners}
        free = [None] if count % 2 == 0 else [e for e in range(count) if e not in rested]
        rests = [[e for e in range(count) if e != alone] for alone in free]
        assert not any(_pairable(rest, met) for rest in rests)


def _pairable(line: list[Entrant], met: set[frozenset[Entrant]]) -> bool:
    if not line:
        return True
    first, *rest = line
    return any(
        frozenset((first, e)) not in met and _pairable([x for x in rest if x != e], met)
        for e in rest
    )


def test_a_thousand_by_score_groups() -> None:
    found = random_course(replace(FIRST, rounds=5, rules="simple"), 1001, 1, {})
    met = Counter(frozenset(r.seats) for r in found.field.results if r.played)
    assert len(found.rounds) == 5 and max(met.values()) == 1


def test_a_field_of_one_has_nothing_to_play() -> None:
    assert follow(FIRST, Field((0,), seed=SEED), q).decided
