"""Tables of three and four: known outcomes, and what holds for every field."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.formats import seating
from engines.formats.course import Course, follow
from engines.formats.cuts import Cut
from engines.formats.event import run
from engines.formats.stage import NONE, Entrant, Field, Profile, Result, Table
from engines.formats.tables import Tables
from engines.luck import Luck
from tests.formats.playing import SEED, entered

JSON = dict[str, Any]


def scored(number: int, table: Table, scores: tuple[int, ...]) -> Result:
    return Result(number, table.seats, tuple(map(Fraction, scores)))


def in_order(stage: Tables, field: Field) -> Course:
    """Every table is won by the lowest number, and so on down."""
    return follow(
        stage, field, lambda number, _, table: scored(number, table, tuple(-e for e in table.seats))
    )


def people(found: Course) -> list[int]:
    return [sum(len(t.seats) for t in r.tables) for r in found.rounds]


def sat(found: Course) -> list[tuple[Entrant, ...]]:
    return [t.seats for r in found.rounds for t in r.tables if not t.bye]


# ---------------------------------------------------------------------- table points
@pytest.mark.parametrize(
    ("scores", "points"),
    [
        ((88, 12, -50, -50), (4, 2, Fraction(1, 2), Fraction(1, 2))),
        ((30, 30, 30, -90), (Fraction(7, 3), Fraction(7, 3), Fraction(7, 3), 0)),
        ((0, 0, 0, 0), (Fraction(7, 4),) * 4),
        ((5, -1, -4), (4, 2, 0)),
        ((1, 9), (0, 4)),
    ],
)
def test_table_points(scores: tuple[int, ...], points: tuple[Fraction | int, ...]) -> None:
    worth = Tables().worth(scored(1, Table(tuple(range(len(scores)))), scores))
    assert tuple(worth[e][0] for e in range(len(scores))) == points


def test_other_scales() -> None:
    result = scored(1, Table((0, 1, 2, 3)), (40, 10, -20, -30))
    five = Tables(scale=(Fraction(5), Fraction(3), Fraction(2), Fraction(1)))
    assert [five.worth(result)[e][0] for e in range(4)] == [5, 3, 2, 1]
    raw = Tables(scale=())
    assert [raw.worth(result)[e][0] for e in range(4)] == [40, 10, -20, -30]


def test_who_forfeits_has_nothing_and_the_others_their_places() -> None:
    result = Result(1, (0, 1, 2, 3), tuple(map(Fraction, (0, 9, 5, -14))), out=frozenset({0}))
    assert [Tables().worth(result)[e][0] for e in range(4)] == [0, 4, 2, 1]


# ---------------------------------------------------------------------- how many tables
@pytest.mark.parametrize(
    ("count", "size", "uneven", "sizes"),
    [
        (10, 3, "smaller", (3, 3, 3)),
        (11, 3, "bye", (3, 3, 3)),
        (12, 3, "bye", (3, 3, 3, 3)),
        (10, 3, "fill", (3, 3, 2, 2)),
        (1, 4, "smaller", ()),
        (2, 4, "smaller", ()),
        (3, 4, "smaller", (3,)),
        (5, 4, "smaller", (3,)),
        (6, 4, "smaller", (3, 3)),
        (9, 4, "smaller", (3, 3, 3)),
        (13, 4, "smaller", (4, 3, 3, 3)),
        (13, 4, "bye", (4, 4, 4)),
        (13, 4, "fill", (4, 3, 3, 3)),
        (5, 4, "fill", (3, 2)),
    ],
)
def test_how_many_tables(count: int, size: int, uneven: str, sizes: tuple[int, ...]) -> None:
    assert seating.sizes(count, size, uneven) == sizes


@given(st.integers(0, 300))
def test_fours_with_as_few_threes_as_possible(count: int) -> None:
    sizes = seating.sizes(count, 4, "smaller")
    if count in (1, 2, 5):
        assert sum(sizes) == (3 if count == 5 else 0)
        return
    threes = sizes.count(3)
    assert sum(sizes) == count and threes < 4 and set(sizes) <= {3, 4}


@given(st.integers(3, 60), st.sampled_from([3, 4]))
def test_a_snake_spreads_every_row_over_the_tables(count: int, size: int) -> None:
    sizes = seating.sizes(count, size, "smaller")
    line = range(sum(sizes))
    tables = seating.snaked(line, sizes)
    assert sorted(e for seats in tables for e in seats) == list(line)
    assert tuple(map(len, tables)) == sizes
    assert [seats[0] for seats in tables] == list(range(len(tables)))


def test_a_snake_of_eight() -> None:
    assert seating.snaked(range(8), (4, 4)) == ((0, 3, 4, 7), (1, 2, 5, 6))


# ---------------------------------------------------------------------- who leaves
@pytest.mark.parametrize(
    ("count", "sizes"),
    [
        (32, [32, 24, 18, 13, 9, 6, 4, 3]),
        (40, [40, 30, 22, 16, 12, 9, 6, 4, 3]),
        (64, [64, 48, 36, 27, 20, 15, 11, 8, 6, 4, 3]),
    ],
)
@pytest.mark.parametrize("arrangement", ["lot", "snake", "rank"])
def test_the_last_of_each_table_leaves(count: int, sizes: list[int], arrangement: str) -> None:
    stage = Tables(cut=Cut("last"), seating=arrangement)
    found = in_order(stage, entered(count))
    assert people(found) == sizes and found.decided
    rows = stage.standings(found.field)
    assert [row.rank for row in rows[:4]] == [1, 2, 3, 4]
    assert rows[0].entrant == 0


def test_the_best_of_each_table_go_on() -> None:
    stage = Tables(size=3, cut=Cut("top"))
    found = in_order(stage, entered(27))
    assert people(found) == [27, 9, 3]
    rows = stage.standings(found.field)
    assert rows[0].entrant == 0 and [row.rank for row in rows[:3]] == [1, 2, 3]


def test_the_worst_of_all_leave() -> None:
    stage = Tables(cut=Cut("bottom", 4), until=4)
    found = in_order(stage, entered(14))
    assert people(found) == [14, 10, 6] and len(stage.through(found.field)) == 4
    assert set(stage.through(found.field)) >= {0}


def test_three_may_be_left_over() -> None:
    found = in_order(Tables(cut=Cut("last"), until=3), entered(32))
    assert people(found) == [32, 24, 18, 13, 9, 6, 4]


def test_without_a_cut_there_are_as_many_rounds_as_said() -> None:
    assert people(in_order(Tables(), entered(9))) == [9]
    assert people(in_order(Tables(rounds=4), entered(9))) == [9] * 4


def test_two_who_are_left_from_different_tables_meet() -> None:
    """Four at tables of three: the winner of one table, and the one who had a bye."""
    stage = Tables(size=3, cut=Cut("top"))
    found = in_order(stage, entered(4))
    assert [[len(t.seats) for t in r.tables] for r in found.rounds] == [[3, 1], [2]]
    assert [row.rank for row in stage.standings(found.field)] == [1, 2, 3, 4]


# ---------------------------------------------------------------------- documents
def event(names: str, *results: JSON, **stage: Any) -> JSON:
    return {
        "entrants": [{"name": name} for name in names],
        "stages": [{"format": "tables", **stage}],
        "draws": {"1": list(names)},
        "seed": SEED.hex(),
        "results": [{"stage": 1, **result} for result in results],
    }


def at(number: int, table: str, *points: float) -> JSON:
    return {"round": number, "table": list(table), "points": list(points)}


def ranks(found: JSON) -> str:
    return "".join(f"{row['rank']}{row['name']}" for row in found["final"])


def pending(found: JSON) -> list[tuple[int, str, str]]:
    return [(p["round"], "".join(p["seats"]), p.get("why", "")) for p in found["pending"]]


FIGHT = {"size": 3, "cut": {"top": 1}, "match": {"start": 10, "stop_at_zero": True}}


def test_dou_dizhu_until_one_has_nothing_left() -> None:
    """Base 10: 22 4 4, then 23 2 5, then 19 -2 13."""
    games = [[12, -6, -6], [1, -2, 1], [-4, -4, 8]]
    found = run(event("甲乙丙", {"round": 1, "table": ["甲", "乙", "丙"], "games": games}, **FIGHT))
    assert found["rounds"][0]["tables"][0]["result"]["points"] == [19, -2, 13]
    assert found["decided"] and ranks(found) == "1甲2丙3乙"


def test_a_tie_for_first_is_played_on() -> None:
    games = [[12, -6, -6], [-12, 6, 6], [3, 3, -12]]
    table = {"round": 1, "table": ["甲", "乙", "丙"]}
    level = run(event("甲乙丙", {**table, "games": games}, **FIGHT))
    assert pending(level) == [(1, "甲乙丙", "playoff")] and not level["decided"]
    over = run(event("甲乙丙", {**table, "games": [*games, [-2, 1, 1]]}, **FIGHT))
    assert ranks(over) == "1乙2甲3丙"


@pytest.mark.parametrize(("count", "byes"), [(10, 1), (11, 2), (12, 0)])
def test_tables_of_three_leave_byes(count: int, byes: int) -> None:
    found = run(event("甲乙丙丁戊己庚辛壬癸子丑"[:count], size=3))
    tables = found["rounds"][0]["tables"]
    assert [len(t["seats"]) for t in tables].count(1) == byes
    assert sum(len(t["seats"]) == 3 for t in tables) == count // 3


def test_a_tie_for_last_goes_by_the_event_then_by_an_extra_hand() -> None:
    first = at(1, "甲乙丙丁", 20, 8, -4, -24)
    second = at(2, "甲乙丙", 10, -5, -5)
    by_total = run(event("甲乙丙丁", first, second, cut="last"))
    assert ranks(by_total) == "1甲2乙3丙4丁"  # 乙 had 2 table points before, 丙 1
    level = at(1, "甲乙丙丁", 20, 8, -14, -14)
    waits = run(event("甲乙丙丁", level, cut="last"))
    assert pending(waits) == [(2, "丙丁", "playoff")] and len(waits["rounds"]) == 2
    extra = at(2, "丙丁", -8, 8)
    goes_on = run(event("甲乙丙丁", level, extra, cut="last"))
    ((number, names, why),) = pending(goes_on)
    assert (number, set(names), why) == (3, set("甲乙丁"), "")


def test_level_after_the_extra_hand_the_lot_decides_who_is_last() -> None:
    found = run(
        event("甲乙丙丁", at(1, "甲乙丙丁", 20, 8, -14, -14), at(2, "丙丁", 0, 0), cut="last")
    )
    assert [p[0] for p in pending(found)] == [3]


def test_a_tie_for_the_title_is_never_decided_by_lot() -> None:
    document = event("甲乙丙", at(1, "甲乙丙", 6, 6, -12), at(2, "甲乙", 3, 3), cut="last")
    assert pending(run(document)) == [(3, "甲乙", "playoff")]
    document["results"].append({"stage": 1, **at(3, "甲乙", -1, 1)})
    assert ranks(run(document)) == "1乙2甲3丙"


def test_the_last_table_of_a_fixed_number_of_rounds_has_one_winner() -> None:
    """Also where the file says how many rounds there are: three for the title, two level."""
    found = run(event("甲乙丙", at(1, "甲乙丙", 6, 6, -12), cut="last", rounds=1))
    assert pending(found) == [(2, "甲乙", "playoff")]


def test_a_tie_at_the_line_of_the_event() -> None:
    found = run(event("甲乙丙丁", at(1, "甲乙丙丁", 5, 5, -5, -5), cut={"bottom": 1}, rounds=2))
    assert pending(found) == [(2, "丙丁", "playoff")]


def test_hands_may_end_level_where_places_are_shared() -> None:
    games = [[8, 8, -8, -8], [0, 0, 0, 0]]
    document = event("甲乙丙丁", {"round": 1, "table": list("甲乙丙丁"), "games": games})
    document["stages"][0]["match"] = {"hands": 2}
    rows = run(document)["standings"][0]["rows"]
    assert [(row["rank"], row["points"]) for row in rows] == [(1, 3), (1, 3), (3, 0.5), (3, 0.5)]


def test_equals_go_by_the_last_hand_then_by_sign_up() -> None:
    """甲 and 乙 are level at one table, 丙 and 丁 too; 乙 took more of the last hand."""
    games = [[5, 3, -4, -4], [-1, 1, 0, 0]]
    document = event("甲乙丙丁", {"round": 1, "table": list("乙甲丁丙"), "games": games})
    document["stages"][0] |= {"match": {"hands": 2}, "tiebreaks": ["last_hand", "earlier_entry"]}
    found = run(document)
    assert ranks(found) == "1甲2乙3丙4丁"
    assert found["standings"][0]["rows"][0]["tiebreaks"] == {
        "score": 4, "last_hand": 1, "earlier_entry": 1,
    }  # fmt: skip


def test_team_mates_play_apart_and_the_best_two_count() -> None:
    """Mahjong in teams: individuals and teams are scored from the same tables."""
    document = event("甲乙丙丁戊己庚辛壬癸子丑", rounds=3, apart=True)
    del document["draws"]
    for place, entrant in enumerate(document["entrants"]):
        entrant["team"] = "红白黑青"[place // 3]
    document |= {"simulate": {"seed": "x"}, "teams": {"count": "best", "n": 2}}
    found = run(document)
    team = {entrant["name"]: entrant["team"] for entrant in document["entrants"]}
    for played in found["rounds"]:
        assert all(len({team[name] for name in t["seats"]}) == 4 for t in played["tables"])
    took = {row["name"]: row["points"] for row in found["standings"][0]["rows"]}
    for row in found["teams"]:
        members = sorted((took[n] for n in team if team[n] == row["name"]), reverse=True)
        assert row["points"] == sum(members[:2])


def test_who_withdraws_leaves_smaller_tables() -> None:
    document = event("甲乙丙丁戊己庚辛", rounds=2)
    document["results"] = [
        {"stage": 1, **at(1, "甲乙丙丁", 3, 1, -1, -3)},
        {"stage": 1, **at(1, "戊己庚辛", 3, 1, -1, -3)},
    ]
    document["withdrawn"] = [{"name": "甲", "after": {"stage": 1, "round": 1}}]
    tables = run(document)["rounds"][1]["tables"]
    assert [len(t["seats"]) for t in tables] == [4, 3]
    assert "甲" not in {name for t in tables for name in t["seats"]}


# ---------------------------------------------------------------------- every field
STAGES = st.builds(
    Tables,
    size=st.sampled_from([3, 4]),
    uneven=st.sampled_from(["smaller", "fill", "bye"]),
    cut=st.none() | st.just(Cut("last")) | st.builds(Cut, st.sampled_from(["top", "bottom"]),
                                                     st.integers(1, 3)),
    rounds=st.none() | st.integers(1, 5),
    seating=st.sampled_from(["lot", "snake", "rank"]),
    until=st.integers(1, 4),
)  # fmt: skip


@given(STAGES, st.integers(1, 40), st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_any_stage_comes_to_an_end(stage: Tables, count: int, fate: int) -> None:
    """Low scores tie often; the extra hands that follow do not."""

    def report(number: int, index: int, table: Table) -> Result:
        if table.label:
            return scored(number, table, table.seats)
        scores = [(fate * (number + 1) >> (index + 3 * seat) % 29) % 4 for seat in table.seats]
        return scored(number, table, tuple(scores))

    found = follow(stage, Field(tuple(range(count)), seed=SEED, gone={0: 2}), report)
    rows = stage.standings(found.field)
    assert found.decided and sorted(row.entrant for row in rows) == list(range(count))
    for played in found.rounds:
        seated = [e for t in played.tables for e in t.seats]
        assert len(seated) == len(set(seated))
        assert all(len(t.seats) <= stage.size or t.label for t in played.tables)
    byes = Counter(t.seats[0] for r in found.rounds for t in r.tables if t.bye)
    if stage.cut is None and count > 3 and byes:
        assert max(byes.values()) - min(byes[e] for e in range(1, count)) <= 1


@given(st.sampled_from([16, 20, 24, 30]), st.binary(min_size=32, max_size=32))
@settings(max_examples=20, deadline=None)
def test_company_is_not_repeated_in_the_second_round(count: int, seed: bytes) -> None:
    found = in_order(Tables(rounds=2), entered(count, seed))
    pairs = Counter(pair for seats in sat(found) for pair in combinations(sorted(seats), 2))
    assert max(pairs.values()) == 1


def test_seats_take_turns() -> None:
    found = in_order(Tables(rounds=4), entered(4))
    assert sorted(seats.index(0) for seats in sat(found)) == [0, 1, 2, 3]


def test_team_mates_sit_apart() -> None:
    about = {e: Profile(team="红白黑青"[e // 4]) for e in range(16)}
    stage = Tables(rounds=3, apart=True)
    order = stage.order(range(16), about, lambda: Luck(SEED))
    field = Field(order, seed=SEED, about=about)
    for seats in sat(in_order(stage, field)):
        assert len({about[e].team for e in seats}) == 4


@given(st.integers(4, 30))
@settings(max_examples=20, deadline=None)
def test_table_points_add_up(count: int) -> None:
    stage = Tables(rounds=3)
    found = in_order(stage, entered(count))
    sizes = [len(t.seats) for r in found.rounds for t in r.tables]
    worth = {4: 7, 3: 6, 1: 4}
    assert sum((row.points for row in stage.standings(found.field)), NONE) == sum(
        worth[size] for size in sizes
    )


def test_the_same_file_gives_the_same_output() -> None:
    document = event("甲乙丙丁戊己庚辛壬癸", cut="last") | {"simulate": {"seed": "x"}}
    assert json.dumps(run(document)) == json.dumps(run(document))
