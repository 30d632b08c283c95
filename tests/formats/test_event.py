"""Whole events from documents: what comes out, and that it is as it must be."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.formats.event import run
from engines.luck import Luck

SEED = "5e" * 32
JSON = dict[str, Any]


def event(names: str, *results: JSON, **more: Any) -> JSON:
    stage = {"format": "knockout", "placement": "bracket", **more.pop("stage", {})}
    return {
        "name": "工会象棋赛",
        "entrants": [{"name": name} for name in names],
        "stages": [stage],
        "draws": {"1": list(names)},
        "results": list(results),
        **more,
    }


def result(number: int, table: str, **what: Any) -> JSON:
    return {"stage": 1, "round": number, "table": list(table), **what}


def seats(document: Mapping[str, Any], number: int) -> list[str]:
    return ["".join(table["seats"]) for table in document["rounds"][number - 1]["tables"]]


def final(document: Mapping[str, Any]) -> list[tuple[int, str]]:
    return [(row["rank"], row["name"]) for row in document["final"]]


def test_a_whole_event_to_the_letter() -> None:
    """Four players, best of three; the numbers of a result follow its own order of names."""
    document = event(
        "甲乙丙丁",
        result(1, "丁甲", games=[[0, 1], [0.5, 0.5], [0, 1]]),
        result(1, "乙丙", forfeit=["丙"]),
        result(2, "甲乙", ruling={"points": [1, 0], "reason": "第三次警告"}),
        stage={"match": {"best_of": 3}, "points": {"win": 3, "draw": 1, "loss": 0}},
        seed=SEED,
    )
    row = {"played": 0, "won": 0, "drawn": 0, "lost": 0, "tiebreaks": {}}
    assert run(document) == {
        "name": "工会象棋赛",
        "decided": True,
        "commitment": sha256(bytes.fromhex(SEED)).hexdigest(),
        "rounds": [
            {
                "stage": 1,
                "round": 1,
                "label": "第一轮",
                "tables": [
                    {
                        "number": 1,
                        "seats": ["甲", "丁"],
                        "result": {"points": [2.5, 0.5], "how": "played"},
                    },
                    {
                        "number": 2,
                        "seats": ["乙", "丙"],
                        "result": {"points": [1, 0], "how": "forfeit"},
                    },
                ],
            },
            {
                "stage": 1,
                "round": 2,
                "label": "第二轮",
                "tables": [
                    {
                        "number": 1,
                        "seats": ["甲", "乙"],
                        "result": {"points": [1, 0], "how": "ruling"},
                    }
                ],
            },
        ],
        "standings": [
            {
                "stage": 1,
                "division": None,
                "group": None,
                "rows": [
                    {"rank": 1, "name": "甲", "points": 6, **row, "played": 2, "won": 2},
                    {"rank": 2, "name": "乙", "points": 3, **row, "played": 1, "lost": 1},
                    {"rank": 3, "name": "丙", "points": 0, **row},
                    {"rank": 3, "name": "丁", "points": 0, **row, "played": 1, "lost": 1},
                ],
            }
        ],
        "final": [
            {"rank": 1, "name": "甲"},
            {"rank": 2, "name": "乙"},
            {"rank": 3, "name": "丙"},
            {"rank": 3, "name": "丁"},
        ],
        "teams": [],
        "pending": [],
    }


def test_it_stops_where_a_result_is_missing() -> None:
    found = run(event("甲乙丙", result(1, "乙丙", points=[0, 1])))
    assert not found["decided"] and found["final"] == []
    assert found["pending"] == [{"stage": 1, "round": 2, "seats": ["甲", "丙"]}]
    assert found["rounds"][0]["tables"][0] == {
        "number": 1,
        "seats": ["甲"],
        "result": {"how": "bye"},
    }
    assert found["rounds"][1]["tables"][0]["result"] is None
    assert found["commitment"] is None


def test_the_order_is_the_shuffle_of_the_seed() -> None:
    names = "甲乙丙丁戊己"
    document = {**event(names, seed=SEED, stage={"placement": "redraw"}), "draws": None}
    line = Luck(bytes.fromhex(SEED)).shuffled(names)
    assert "".join(seats(run(document), 1)) == "".join(line)


def test_seeds_stand_apart_in_a_bracket() -> None:
    document = event("甲乙丙丁戊己庚辛", seed=SEED, draws=None)
    document["entrants"][3]["seeded"], document["entrants"][6]["seeded"] = 1, 2
    tables = seats(run(document), 1)
    assert tables[0].startswith("丁") and tables[2].startswith("庚")


@pytest.mark.parametrize(
    ("match", "given", "why"),
    [
        ({}, {"points": [0.5, 0.5]}, "replay"),
        ({"then": "fast"}, {"games": [[0.5, 0.5]]}, "fast"),
        ({"best_of": 3}, {"games": [[1, 0]]}, "unfinished"),
        ({"best_of": 3}, {"points": [1, 0]}, "unfinished"),
        ({"best_of": 2}, {"games": [[1, 0], [0, 1]]}, "replay"),
        ({"draws": "replay"}, {"games": [[0.5, 0.5], [0.5, 0.5]]}, "unfinished"),
    ],
)
def test_a_match_that_is_not_over_is_pending(match: JSON, given: JSON, why: str) -> None:
    found = run(event("甲乙", result(1, "甲乙", **given), stage={"match": match}))
    assert found["pending"] == [{"stage": 1, "round": 1, "seats": ["甲", "乙"], "why": why}]


@pytest.mark.parametrize("stage", [{"tied": "lot"}, {"match": {"then": "lot"}}])
def test_a_level_match_is_decided_by_lot(stage: JSON) -> None:
    document = event("甲乙", result(1, "甲乙", points=[0.5, 0.5]), stage=stage, seed=SEED)
    found = run(document)
    told = found["rounds"][0]["tables"][0]["result"]
    assert told["how"] == "lot" and told["points"] == [0.5, 0.5]
    assert final(found)[0] == (1, told["winner"])


def test_slow_then_fast_games() -> None:
    games = [[0.5, 0.5], [0.5, 0.5], [0.5, 0.5], [1, 0]]
    match = {"best_of": 2, "then": "fast"}
    found = run(event("甲乙", result(1, "甲乙", games=games), stage={"match": match}))
    assert found["rounds"][0]["tables"][0]["result"]["points"] == [2.5, 1.5]
    assert found["decided"]


def test_a_match_on_points() -> None:
    games = [[30, -30], [-10, 10], [85, -85]]
    stage = {"match": {"target": 100}}
    found = run(event("甲乙", result(1, "甲乙", games=games), stage=stage))
    assert found["rounds"][0]["tables"][0]["result"]["points"] == [105, -105]


def test_both_forfeit_in_a_semi_final() -> None:
    found = run(
        event(
            "甲乙丙丁戊",
            result(1, "丁戊", points=[1, 0]),
            result(2, "甲丁", forfeit=["甲", "丁"]),
            result(2, "乙丙", points=[1, 0]),
        )
    )
    assert final(found) == [(1, "乙"), (2, "甲"), (2, "丙"), (2, "丁"), (5, "戊")]


def test_a_title_that_nobody_won_stays_vacant() -> None:
    found = run(
        event("甲乙", result(1, "甲乙", forfeit=["甲", "乙"])),
    )
    assert final(found) == [(2, "甲"), (2, "乙")]


def test_a_league_game_that_was_played_counts_though_somebody_has_left_since() -> None:
    """甲 played the game of round 3 early and left after round 1."""
    document = event("甲乙丙丁", result(3, "丙甲", points=[0, 1]), result(1, "甲丁", points=[1, 0]))
    document["stages"] = [{"format": "round_robin"}]
    document["withdrawn"] = [{"name": "甲", "after": {"stage": 1, "round": 1}}]
    found = run(document)
    told = {
        "".join(t["seats"]): t["result"]
        for r in found["rounds"]
        for t in r["tables"]
        if "甲" in t["seats"]
    }
    assert [t["how"] for t in told.values()] == ["played", "forfeit", "played"]
    assert next(row for row in found["standings"][0]["rows"] if row["name"] == "甲")["points"] == 2


@pytest.mark.parametrize(
    "how", [{"forfeit": ["丁"]}, {"ruling": {"points": [1, 0], "reason": "第三次警告"}}]
)
def test_violations_are_told_however_a_table_ended(how: JSON) -> None:
    document = event("甲丁", result(1, "甲丁", violations=[1, 3], **how))
    document["stages"] = [{"format": "round_robin", "tiebreaks": ["fewer_violations"]}]
    rows = run(document)["standings"][0]["rows"]
    assert [row["tiebreaks"]["fewer_violations"] for row in rows] == [1, 3]


def test_who_withdraws_after_a_round_is_not_drawn() -> None:
    found = run(
        event(
            "甲乙丙丁",
            result(1, "甲丁", points=[1, 0]),
            result(1, "乙丙", points=[1, 0]),
            withdrawn=[{"name": "甲", "after": {"stage": 1, "round": 1}}],
        )
    )
    assert final(found)[:2] == [(1, "乙"), (2, "甲")] and len(found["rounds"]) == 1


# ---------------------------------------------------------------------- several stages
def two_stages(*results: JSON, take: int | None = 3, **second: Any) -> JSON:
    document = event("甲乙丙丁戊己庚辛", *results, stage={"rounds": 2}, seed=SEED)
    if take is not None:
        document["stages"][0]["take"] = take
    document["stages"].append({"format": "knockout", **second})
    return document


ROUND_1 = [result(1, pair, points=[1, 0]) for pair in ("甲辛", "丁戊", "乙庚", "丙己")]
ROUND_2 = [result(2, pair, points=[1, 0]) for pair in ("甲丁", "乙丙")]


def test_those_who_are_left_play_the_next_stage() -> None:
    document = two_stages(*ROUND_1, *ROUND_2, take=None)
    document["results"].append({**result(1, "甲乙", points=[0, 1]), "stage": 2})
    found = run(document)
    ranks = [(1, "乙"), (2, "甲"), (3, "丙"), (3, "丁")] + [(5, name) for name in "戊己庚辛"]
    assert final(found) == ranks
    assert [played["stage"] for played in found["rounds"]] == [1, 1, 2]


def test_equals_at_the_line_play_off() -> None:
    """Three go on; two of the semi-finals' losers are level for the last place."""
    found = run(two_stages(*ROUND_1, *ROUND_2))
    assert found["pending"] == [{"stage": 1, "round": 3, "seats": ["丙", "丁"], "why": "playoff"}]
    assert [s["stage"] for s in found["standings"]] == [1] and not found["decided"]
    again = run(two_stages(*ROUND_1, *ROUND_2, result(3, "丙丁", points=[2, 2])))
    assert again["pending"][0]["round"] == 4 and again["pending"][0]["why"] == "playoff"
    over = run(two_stages(*ROUND_1, *ROUND_2, result(3, "丙丁", points=[1, 3])))
    assert {name for t in over["rounds"][3]["tables"] for name in t["seats"]} == set("甲乙丁")


def test_the_losers_of_a_stage_play_for_the_places_below() -> None:
    """Semi-finals, then a final, and a match of those who lost the semi-finals."""
    names = "甲乙丙丁"
    document = event(names, result(1, "甲丁", points=[1, 0]), result(1, "乙丙", points=[1, 0]))
    document["stages"][0]["rounds"] = 1
    document["stages"] += [{"format": "knockout"}, {"format": "knockout", "from": {"losers_of": 1}}]
    document["draws"] |= {"2": ["甲", "乙"], "3": ["丙", "丁"]}
    document["results"] += [
        {"stage": 3, "round": 1, "table": ["丙", "丁"], "points": [0, 1]},
    ]
    found = run(document)
    assert found["pending"] == [{"stage": 2, "round": 1, "seats": ["甲", "乙"]}]
    document["results"].append({"stage": 2, "round": 1, "table": ["甲", "乙"], "points": [0, 1]})
    assert final(run(document)) == [(1, "乙"), (2, "甲"), (3, "丁"), (4, "丙")]


def test_who_entered_late_enters_the_next_stage_with_the_rest() -> None:
    document = event("甲乙丙", seed=SEED, simulate={}, stage={"stop_at": 2})
    document["entrants"][0]["enter_round"] = 3
    document["stages"].append({"format": "knockout"})
    found = run(document)
    assert [(r["stage"], len(r["tables"][0]["seats"])) for r in found["rounds"]] == [(1, 2), (2, 2)]
    assert {"甲"} <= set(found["rounds"][1]["tables"][0]["seats"])


# ---------------------------------------------------------------------- divisions and teams
def test_divisions_play_apart() -> None:
    document = {**event("甲乙丙丁", seed=SEED), "draws": None}
    for entrant, division in zip(document["entrants"], ("男", "女", "男", "女"), strict=True):
        entrant["division"] = division
    found = run(document | {"simulate": {}})
    assert [(r["division"], set(r["tables"][0]["seats"])) for r in found["rounds"]] == [
        ("男", {"甲", "丙"}),
        ("女", {"乙", "丁"}),
    ]
    assert [row["rank"] for row in found["final"]] == [1, 2, 1, 2]


@pytest.mark.parametrize(
    ("teams", "points"),
    [({}, [("西", 2.25), ("东", 1.5)]), ({"count": "best", "n": 1}, [("西", 2), ("东", 1.25)])],
)
def test_teams_add_up_their_members(teams: JSON, points: list[tuple[str, float]]) -> None:
    """East: 甲 won and lost, 丙 lost; West: 乙 won twice, 丁 lost; a loss is worth ¼."""
    document = event(
        "甲乙丙丁",
        result(1, "甲丁", points=[1, 0]),
        result(1, "乙丙", points=[1, 0]),
        result(2, "甲乙", points=[0, 1]),
        stage={"points": {"loss": 0.25}},
        teams=teams,
    )
    for entrant, team in zip(document["entrants"], "东西东西", strict=True):
        entrant["team"] = team
    rows = run(document)["teams"]
    assert [(row["name"], row["points"]) for row in rows] == points
    assert [row["rank"] for row in rows] == [1, 2]


# ---------------------------------------------------------------------- simulation
def big(count: int) -> JSON:
    entrants = [{"name": f"n{i}", "rating": 1000 + i % 997} for i in range(count)]
    stage = {"format": "knockout", "match": {"best_of": 3}}
    simulate = {"by": "rating", "draws": 0.3, "seed": "rehearsal"}
    return {"seed": SEED, "entrants": entrants, "stages": [stage], "simulate": simulate}


@given(st.integers(1, 60))
@settings(max_examples=20, deadline=None)
def test_a_simulated_event_has_one_champion(count: int) -> None:
    found = run(big(count))
    assert found["decided"] and [row["rank"] for row in found["final"]].count(1) == 1


def test_the_same_file_gives_the_same_output() -> None:
    assert json.dumps(run(big(50))) == json.dumps(run(big(50)))
    other = {**big(50), "seed": "00" * 32}
    assert seats(run(other), 1) != seats(run(big(50)), 1)


def test_a_result_by_hand_changes_no_other_table() -> None:
    document = big(8)
    before = run(document)["rounds"][0]["tables"]
    names = before[0]["seats"]
    document["results"] = [{"stage": 1, "round": 1, "table": names, "points": [0, 2]}]
    after = run(document)["rounds"][0]["tables"]
    assert after[0]["result"] == {"points": [0, 2], "how": "played"}
    assert after[1:] == before[1:]


def test_the_stronger_wins_more_often() -> None:
    """400 points ahead: 19 of 20 games; even by rating of the loser 1 of 20 remain."""
    wins = 0
    for n in range(300):
        document = event("甲乙", simulate={"seed": str(n)})
        document["entrants"][0]["rating"], document["entrants"][1]["rating"] = 1900, 1500
        wins += final(run(document))[0] == (1, "甲")
    assert 260 < wins < 300


def test_ten_thousand_are_drawn_in_a_second() -> None:
    document = {**big(10_000), "simulate": None}
    start = time.process_time()
    found = run(document)
    assert time.process_time() - start < 2  # a second on an idle machine; see benchmarks
    assert len(found["rounds"][0]["tables"]) == 5000 == len(found["pending"])
