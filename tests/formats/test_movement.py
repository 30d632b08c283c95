"""Duplicate: movements with known tables, scores compared, and what holds for every field."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.formats import guide
from engines.formats.compared import Account, banded
from engines.formats.course import Course, follow
from engines.formats.event import run
from engines.formats.mistakes import BadEvent
from engines.formats.movement import Movement
from engines.formats.stage import Field, Result, Table
from tests.formats.playing import SEED, entered

JSON = dict[str, Any]
CIRCLE = [n for n in range(8, 15, 2)]


# ---------------------------------------------------------------------- guide cards
def meetings(movement: guide.Movement) -> list[guide.Meeting]:
    return [meeting for number in movement for meeting in number]


def sound(movement: guide.Movement, pairs: int) -> None:
    """Everybody sits once a round, meets nobody twice and has no board twice."""
    for number in movement:
        assert sorted(p for *pair, _ in number for p in pair) == list(range(pairs))
        assert len({deals for *_, deals in number}) == len(number)
    met = Counter(frozenset(pair) for *pair, _ in meetings(movement))
    played = Counter((p, deals) for *pair, deals in meetings(movement) for p in pair)
    assert set(met.values()) == {1} == set(played.values())


def test_a_howell_of_eight_pairs() -> None:
    """Pairs 1 to 7 are 0 … 6 of the book's starter, the stationary one is 7."""
    movement = guide.howell(8)
    assert movement[0] == ((7, 0, 0), (1, 3, 4), (2, 6, 1), (4, 5, 2))
    assert movement[3] == ((7, 3, 3), (4, 6, 0), (5, 2, 4), (0, 1, 5))
    assert len(meetings(movement)) == 28


@pytest.mark.parametrize("pairs", CIRCLE)
def test_howells_are_sound(pairs: int) -> None:
    movement = guide.howell(pairs)
    sound(movement, pairs)
    assert len(movement) == pairs - 1
    assert {deals for *_, deals in meetings(movement)} == set(range(pairs - 1))


@pytest.mark.parametrize(("pairs", "same"), [(8, 3), (12, 5)])
def test_any_two_pairs_are_compared_equally_often(pairs: int, same: int) -> None:
    side = {
        (p, deals): i for *pair, deals in meetings(guide.howell(pairs)) for i, p in enumerate(pair)
    }
    for one, other in combinations(range(pairs), 2):
        assert sum(side[one, s] == side[other, s] for s in range(pairs - 1)) == same


@pytest.mark.parametrize("tables", range(1, 14))
def test_mitchells_are_sound(tables: int) -> None:
    movement = guide.mitchell(2 * tables)
    sound(movement, 2 * tables)
    assert len(movement) == (tables if tables % 2 else tables - 1)
    assert all(north < tables <= east for north, east, _ in meetings(movement))


def test_a_mitchell_of_four_tables_skips_after_the_second_round() -> None:
    assert [number[0] for number in guide.mitchell(8)] == [(0, 4, 0), (0, 7, 1), (0, 5, 2)]


def test_an_arrow_switch_turns_the_last_eighth() -> None:
    plain, turned = guide.mitchell(18), guide.mitchell(18, switched=True)
    assert plain[:8] == turned[:8]
    assert turned[8] == tuple((east, north, s) for north, east, s in plain[8])


@pytest.mark.parametrize("pairs", [2, 4, 6, 9, 16])
def test_a_barometer_has_one_set_a_round(pairs: int) -> None:
    movement = guide.barometer(pairs)
    assert [{s for *_, s in number} for number in movement] == [{r} for r in range(len(movement))]
    assert len({frozenset(pair) for *pair, _ in meetings(movement)}) == len(meetings(movement))
    assert guide.howell(4) == guide.barometer(4) and guide.howell(6) == guide.barometer(6)


# ---------------------------------------------------------------------- documents
def event(names: str, *results: JSON, **stage: Any) -> JSON:
    return {
        "entrants": [{"name": name} for name in names],
        "stages": [{"format": "movement", **stage}],
        "draws": {"1": list(names)},
        "seed": SEED.hex(),
        "results": [{"stage": 1, **result} for result in results],
    }


def at(number: int, table: str, *scores: float) -> JSON:
    """The boards of a table, what its first pair took on each."""
    games = [[score, -score] for score in scores]
    return {"round": number, "table": list(table), "games": games}


def rows(document: JSON) -> dict[str, tuple[int | None, float]]:
    return {
        row["name"]: (row["rank"], row["points"])
        for standing in run(document)["standings"]
        for row in standing["rows"]
    }


FIRST = ("甲己", "乙戊", "丙丁")


def test_matchpoints_of_one_board_at_three_tables() -> None:
    results = [at(1, t, s) for t, s in zip(FIRST, (420, 450, 420), strict=True)]
    found = rows(event("甲乙丙丁戊己", *results, rounds=1))
    assert found == {
        "甲": (4, 1),
        "乙": (1, 4),
        "丙": (4, 1),
        "丁": (2, 3),
        "己": (2, 3),
        "戊": (6, 0),
    }


def test_a_round_stays_hidden_until_all_tables_are_done() -> None:
    document = event("甲乙丙丁戊己", at(1, "甲己", 420), at(1, "乙戊", 50))
    assert {points for _, points in rows(document).values()} == {0}


@pytest.mark.parametrize(
    ("score", "points"),
    [
        ("imps", (2, 2, -4)),  # datum 370: 50, 80 and -140 away
        ("cross_imps", (2, 3.5, -5.5)),  # 1 for 30, 5 for 190, 6 for 220
        ("average", (160 / 3, 250 / 3, -410 / 3)),
    ],
)
def test_other_scores_of_that_board(score: str, points: tuple[float, ...]) -> None:
    scores = (420, 450, 230)
    results = [at(1, t, s) for t, s in zip(FIRST, scores, strict=True)]
    found = rows(event("甲乙丙丁戊己", *results, rounds=1, score=score))
    assert [found[name][1] for name in "甲乙丙"] == pytest.approx(points)
    other = {"甲": "己", "乙": "戊", "丙": "丁"}
    assert all(found[other[name]][1] == -found[name][1] for name in "甲乙丙")


def test_bands_of_the_rule_book() -> None:
    """+24, -12, -12 of one seat: mean 0, bands +3, 0, 0."""
    results = [at(1, t, s) for t, s in zip(FIRST, (24, -12, -12), strict=True)]
    found = rows(event("甲乙丙丁戊己", *results, rounds=1, score="bands"))
    assert [found[name][1] for name in "甲乙丙己戊丁"] == [3, 0, 0, -3, 0, 0]


def test_equal_averages_go_by_the_number_of_boards() -> None:
    stage = Movement(score="bands", required=10)
    full, fewer, short = (Account(Fraction(5, 4) * boards, boards) for boards in (12, 10, 9))
    assert stage._points(full) == stage._points(fewer) == Fraction(5, 4)
    assert stage._worth(full) > stage._worth(fewer) > stage._worth(short)


def test_who_played_too_few_boards_has_no_rank() -> None:
    document = event("甲乙丙", at(1, "乙丙", 10), rounds=1, required=1, score="average")
    found = rows(document)
    assert found["甲"][0] is None and {found["乙"][0], found["丙"][0]} == {1}


@pytest.mark.parametrize(
    ("difference", "worth"),
    [
        (12, 0),
        (13, 1),
        (16, 1),
        (17, 2),
        (24, 3),
        (26, 3),
        (27, 4),
        (199, 11),
        (200, 12),
        (-24, -3),
    ],
)
def test_the_thirteen_bands(difference: int, worth: int) -> None:
    assert banded(Fraction(difference)) == worth


def test_two_boards_a_round_are_compared_one_by_one() -> None:
    document = event("甲乙丙丁", at(1, "甲丁", 100, -50), at(1, "乙丙", 50, 90), boards=2, rounds=1)
    assert {name: p for name, (_, p) in rows(document).items()} == {
        "甲": 2,
        "丁": 2,
        "乙": 2,
        "丙": 2,
    }
    assert run(document)["rounds"][0]["tables"][0]["boards"] == [1, 2]


def test_a_set_told_in_one_number_is_compared_as_one() -> None:
    whole = {"round": 1, "table": ["乙", "丙"], "points": [140, -140]}
    document = event("甲乙丙丁", at(1, "甲丁", 100, -50), whole, boards=2, rounds=1)
    assert {name: p for name, (_, p) in rows(document).items()} == {
        "甲": 0,
        "丁": 2,
        "乙": 2,
        "丙": 0,
    }


@pytest.mark.parametrize("games", [[[1, -1]], [[1, -1], [2, -2], [3, -3]]])
def test_every_board_of_a_round_is_told(games: list[list[int]]) -> None:
    told = {"round": 1, "table": ["甲", "乙"], "games": games}
    document = event("甲乙", told, boards=2)
    if len(games) < 2:
        assert run(document)["pending"][0]["why"] == "unfinished"
    else:
        with pytest.raises(BadEvent) as bad:
            run(document)
        assert bad.value.code == "game_after"


def test_an_odd_pair_sits_out_once() -> None:
    found = run(event("甲乙丙丁戊", score="imps") | {"simulate": {"seed": "x"}})
    byes = [t["seats"][0] for r in found["rounds"] for t in r["tables"] if len(t["seats"]) == 1]
    assert sorted(byes) == sorted("甲乙丙丁戊")
    assert {row["played"] for row in found["standings"][0]["rows"]} == {4}


def test_a_mitchell_has_two_winners() -> None:
    names = "甲乙丙丁戊己"
    rounds = [
        ("甲丁", "乙戊", "丙己"),
        ("甲己", "乙丁", "丙戊"),
        ("甲戊", "乙己", "丙丁"),
    ]
    took = {"甲": 100, "乙": 50, "丙": 0}
    results = [at(n, t, took[t[0]]) for n, tables in enumerate(rounds, 1) for t in tables]
    found = run(event(names, *results, kind="mitchell"))
    assert found["decided"]
    assert [row["rank"] for row in found["final"]] == [1, 1, 1, 1, 5, 6]
    standings = {row["name"]: row["rank"] for s in found["standings"] for row in s["rows"]}
    assert [standings[name] for name in "甲乙丙"] == [1, 2, 3]
    assert {standings[name] for name in "丁戊己"} == {1}


def test_who_does_not_come_has_nothing_and_the_others_no_less() -> None:
    away = {"round": 1, "table": list("丙丁"), "forfeit": ["丁"]}
    document = event("甲乙丙丁戊己", at(1, "甲己", 10), at(1, "乙戊", 20), away, rounds=1)
    found = rows(document)
    assert found["丁"] == found["甲"] == (3, 0)
    percent = {r["name"]: r["tiebreaks"] for r in run(document)["standings"][0]["rows"]}
    assert percent["丙"]["boards"] == 0 and percent["丁"]["boards"] == 1


def test_singles_compare_seat_by_seat() -> None:
    """Nine at three tables of three, one deal: who is first everywhere is compared."""
    names = "甲乙丙丁戊己庚辛壬"
    results = [
        {"round": 1, "table": list(names[3 * i : 3 * i + 3]), "points": points}
        for i, points in enumerate(([24, -12, -12], [-12, 24, -12], [-12, -12, 24]))
    ]
    found = rows(event(names, *results, size=3, score="bands"))
    assert [found[name][1] for name in "甲丁庚"] == [3, 0, 0]
    assert [found[name][1] for name in "乙戊辛"] == [0, 3, 0]


# ---------------------------------------------------------------------- every field
def scored(stage: Movement, field: Field, fate: int) -> Course:
    def report(number: int, index: int, table: Table) -> Result:
        games = tuple(
            (Fraction(score), Fraction(-score))
            for score in (
                10 * ((fate * number >> (index + board) % 20) % 64 - 32) for board in table.boards
            )
        )
        took = tuple(sum(column, Fraction(0)) for column in zip(*games, strict=True))
        return Result(number, table.seats, took, games=games)

    return follow(stage, field, report)


@given(
    st.builds(
        Movement,
        kind=st.sampled_from(["barometer", "mitchell", "howell"]),
        boards=st.integers(1, 3),
        score=st.sampled_from(["matchpoints", "imps", "cross_imps", "bands", "average"]),
        neuberg=st.booleans(),
        one_winner=st.booleans(),
    ),
    st.integers(1, 15),
    st.integers(0, 2**40),
    st.none() | st.integers(1, 4),
)
@settings(max_examples=80, deadline=None)
def test_any_movement(stage: Movement, pairs: int, fate: int, left: int | None) -> None:
    gone = {} if left is None else {0: left}
    field = Field(tuple(range(pairs)), seed=SEED, gone=gone)
    found = scored(stage, field, fate)
    assert found.decided
    for played in found.rounds:
        seated = Counter(e for t in played.tables for e in t.seats)
        assert set(seated.values()) == {1}
    standings = stage.standings(found.field)
    assert sorted(row.entrant for row in standings) == list(range(pairs))
    if stage.score == "matchpoints":
        level = [dict(row.tiebreaks)["percentage"] for row in standings]
        assert all(0 <= percent <= 100 for percent in level)
        if left is None and not stage.neuberg and pairs > 3:
            assert sum(row.points for row in standings) == _shared(found)
    elif stage.score != "bands" and stage.score != "average":
        assert sum(row.points for row in standings) == 0


def _shared(found: Course) -> int:
    """All matchpoints there are: n (n - 1) for each direction of a board at n tables."""
    tables = Counter(b for r in found.rounds for t in r.tables for b in t.boards)
    return sum(2 * n * (n - 1) for n in tables.values())


def test_boards_with_fewer_results_are_brought_to_one_scale() -> None:
    """Six pairs, one of which leaves after the first round: a top of 4 for all boards.

    A board of two results, won and lost, gives 7/2 and 1/2 of 4 instead of 2 and 0 of 2.
    """
    plain, scaled = (Movement(kind="mitchell", neuberg=n) for n in (False, True))
    found = scored(plain, Field(tuple(range(6)), seed=SEED, gone={0: 1}), 987654321)
    sizes = {b.number: len(b.tables) for b in plain.compared(found.field)}
    assert sorted(sizes.values()) == [2, 2, 3]
    for entrant, account in scaled._accounts(found.field, found.field.results).items():
        assert account.top == 4 * account.boards, entrant
    two = next(b for b in plain.compared(found.field) if len(b.tables) == 2)
    took, top = two.worth(scaled.rules, 3)
    assert two.scores[0][0] != two.scores[1][0]
    assert top == 4 and {v for seats in took for v in seats} == {Fraction(7, 2), Fraction(1, 2)}


def test_one_winner_of_a_mitchell_that_changes_directions() -> None:
    stage = Movement(kind="mitchell", one_winner=True)
    found = scored(stage, entered(8), 123456789)
    assert {row.group for row in stage.standings(found.field)} == {None}


def test_the_same_file_gives_the_same_output() -> None:
    document = event("甲乙丙丁戊己庚", kind="howell") | {"simulate": {"seed": "x"}}
    assert json.dumps(run(document)) == json.dumps(run(document))
