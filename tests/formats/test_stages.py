"""From stage to stage: places of groups, crossing over, play-offs, and rounds by hand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.formats.bracket import tree
from engines.formats.event import run
from engines.formats.intake import as_places, as_seeds, halves_apart
from engines.formats.stage import NONE, Standing

SEED = "5e" * 32
JSON = dict[str, Any]
Beats = Callable[[str, str], bool]


def event(names: list[str], *stages: JSON, **more: Any) -> JSON:
    return {
        "entrants": [{"name": name} for name in names],
        "draws": {"1": names},
        "stages": list(stages),
        "results": [],
        **more,
    }


def result(stage: int, number: int, table: list[str], *points: float) -> JSON:
    return {"stage": stage, "round": number, "table": table, "points": list(points)}


def play(document: JSON, beats: Beats, stages: int = 9) -> JSON:
    """Give every table that waits its result, until the event is over or asks for more."""
    while True:
        found = run(document)
        waiting = [p for p in found["pending"] if "why" not in p and p["stage"] <= stages]
        if not waiting:
            return found
        for p in waiting:
            one, two = p["seats"]
            took = (1, 0) if beats(one, two) else (0, 1)
            document["results"].append(result(p["stage"], p["round"], [one, two], *took))


def by_name(one: str, two: str) -> bool:
    return one < two


def seats(found: JSON, stage: int, number: int = 1) -> list[list[str]]:
    (tables,) = (
        r["tables"] for r in found["rounds"] if (r["stage"], r["round"]) == (stage, number)
    )
    return [table["seats"] for table in tables]


def standings(found: JSON, stage: int) -> dict[str | None, list[tuple[int, str]]]:
    return {
        s["group"]: [(row["rank"], row["name"]) for row in s["rows"]]
        for s in found["standings"]
        if s["stage"] == stage
    }


# ---------------------------------------------------------------------- nine entrants
NINE = ["a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4", "a5"]
CYCLE = {("a2", "a3"), ("a3", "a4"), ("a4", "a2")}


def cyclic(one: str, two: str) -> bool:
    """a2 beats a3, who beats a4, who beats a2; else the lower number wins."""
    if {one, two} <= {"a2", "a3", "a4"}:
        return (one, two) in CYCLE
    return one < two


def union_plan() -> JSON:
    leagues = {"format": "round_robin", "groups": "auto", "take": 2}
    return event(NINE, leagues, {"format": "knockout", "crossover": True, "third_place": True})


def test_three_level_for_the_second_place_play_off() -> None:
    document = union_plan()
    found = play(document, cyclic)
    rows = next(s["rows"] for s in found["standings"] if s["group"] == "A")
    assert [(row["rank"], row["points"]) for row in rows] == [
        (1, 4),
        (2, 2),
        (2, 2),
        (2, 2),
        (5, 0),
    ]
    assert [row["tiebreaks"]["sonneborn_berger"] for row in rows[1:4]] == [2, 2, 2]
    assert found["pending"] == [
        {"stage": 1, "round": 6, "seats": ["a2", "a3", "a4"], "why": "playoff"}
    ]
    document["results"].append(result(1, 6, ["a4", "a2", "a3"], 1, 0, 2))
    found = play(document, cyclic)
    assert seats(found, 2) == [["a1", "b2"], ["b1", "a3"]]
    assert standings(found, 1)["A"][:2] == [(1, "a1"), (2, "a3")]
    assert found["decided"] and [row["name"] for row in found["final"][:2]] == ["a1", "a3"]


def test_a_play_off_of_three_as_games_of_each_pair() -> None:
    document = union_plan()
    play(document, cyclic)
    document["results"] += [result(1, 6, ["a3", loser], 1, 0) for loser in ("a2", "a4")]
    assert run(document)["pending"] == [
        {"stage": 1, "round": 6, "seats": ["a4", "a2"], "why": "playoff"}
    ]
    document["results"].append(result(1, 6, ["a2", "a4"], 1, 0))
    assert seats(run(document), 2) == [["a1", "b2"], ["b1", "a3"]]


def test_play_offs_that_stay_level_are_drawn_by_lot() -> None:
    """A game, another, then the lot; without a seed there is another game."""
    league = {"format": "round_robin", "take": 1, "tiebreaks": ["points"]}
    document = event(["甲", "乙"], league, {"format": "knockout"})
    document["results"].append(result(1, 1, ["甲", "乙"], 0.5, 0.5))
    for number in (2, 3):
        assert run(document)["pending"][0]["round"] == number
        document["results"].append(result(1, number, ["甲", "乙"], 0.5, 0.5))
    assert run(document)["pending"][0]["why"] == "playoff"
    document["seed"] = SEED
    assert run(document)["decided"]


def test_a_play_off_asked_for_decides_the_champion() -> None:
    league = {"format": "round_robin", "tiebreaks": ["direct", "playoff"]}
    document = event(["甲", "乙"], league)
    document["results"].append(result(1, 1, ["甲", "乙"], 0.5, 0.5))
    assert run(document)["pending"] == [
        {"stage": 1, "round": 2, "seats": ["甲", "乙"], "why": "playoff"}
    ]
    document["results"].append(result(1, 2, ["甲", "乙"], 0, 1))
    assert [row["name"] for row in run(document)["final"]] == ["乙", "甲"]


def left(document: JSON, name: str, number: int) -> None:
    document.setdefault("withdrawn", []).append(
        {"name": name, "after": {"stage": 1, "round": number}}
    )


def test_a_play_off_stands_when_its_winner_withdraws_later() -> None:
    """Whoever left after round 6 played it; before it, those who are left play it."""
    document = union_plan()
    play(document, cyclic)
    document["results"].append(result(1, 6, ["a4", "a2", "a3"], 1, 0, 2))
    left(document, "a3", 6)
    assert seats(run(document), 2) == [["a1", "b2"], ["b1", "a4"]]
    document["results"][-1] = result(1, 6, ["a4", "a2"], 1, 0)
    document["withdrawn"] = []
    left(document, "a3", 5)
    assert seats(run(document), 2) == [["a1", "b2"], ["b1", "a4"]]


def test_those_whom_a_withdrawal_leaves_level_play_off_next() -> None:
    document = union_plan()
    play(document, cyclic)
    document["results"].append(result(1, 6, ["a4", "a2", "a3"], 1, 1, 2))
    left(document, "a3", 6)
    assert run(document)["pending"] == [
        {"stage": 1, "round": 7, "seats": ["a4", "a2"], "why": "playoff"}
    ]
    document["results"].append(result(1, 7, ["a2", "a4"], 0, 1))
    assert seats(run(document), 2) == [["a1", "b2"], ["b1", "a4"]]


def test_a_play_off_of_two_stands_when_one_of_them_withdraws() -> None:
    league = {"format": "round_robin", "take": 1, "tiebreaks": ["points"]}
    document = event(["甲", "乙"], league, {"format": "knockout"}, seed=SEED)
    document["results"] += [result(1, 1, ["甲", "乙"], 0.5, 0.5), result(1, 2, ["甲", "乙"], 0, 1)]
    left(document, "乙", 2)
    assert [row["name"] for row in run(document)["final"]] == ["甲", "乙"]


def test_a_play_off_of_the_best_overall_stands_too() -> None:
    names = [f"{g}{n}" for n in range(1, 4) for g in "ab"]
    league = {"format": "round_robin", "groups": 2, "promote": "overall", "take": 3}
    document = event(names, league, {"format": "round_robin"}, seed=SEED)
    play(document, by_name, 1)
    document["results"].append(result(1, 4, ["a2", "b2"], 1, 0))
    left(document, "a2", 4)
    found = run(document)
    assert {name for pair in seats(found, 2) for name in pair} == {"a1", "b1", "b2"}


def test_nobody_plays_off_twice_in_a_round() -> None:
    """The second of a play-off within a group is level with the second of another group: they
    meet a round later, and are asked only when it is known who they are."""
    names = ["a1", "b1", "a2", "b2"]
    document = event(
        names,
        {"format": "round_robin", "groups": 2, "promote": {"groups": 1, "best_next": 1},
         "tiebreaks": ["points"]},
        {"format": "round_robin"},
        seed=SEED,
    )  # fmt: skip
    document["results"] += [
        result(1, 1, ["a1", "a2"], 0.5, 0.5),
        result(1, 1, ["b1", "b2"], 0.5, 0.5),
    ]
    found = run(document)
    assert [(p["round"], set(p["seats"])) for p in found["pending"]] == [
        (2, {"a1", "a2"}),
        (2, {"b1", "b2"}),
    ]
    document["results"] += [result(1, 2, ["a1", "a2"], 1, 0), result(1, 2, ["b1", "b2"], 0, 1)]
    found = run(document)
    assert [(p["round"], set(p["seats"])) for p in found["pending"]] == [(3, {"a2", "b1"})]
    document["results"].append(result(1, 3, ["b1", "a2"], 1, 0))
    found = run(document)
    assert {name for t in found["rounds"][-1]["tables"] for name in t["seats"]} <= {
        "a1",
        "b2",
        "b1",
    }


# ---------------------------------------------------------------------- ways in
def test_places_that_are_named_meet_as_they_are_named() -> None:
    names = [f"{g}{n}" for n in range(1, 5) for g in "ab"]
    for placement in ("redraw", "bracket"):
        document = event(
            names,
            {"format": "round_robin", "groups": 2},
            {"format": "knockout", "placement": placement,
             "from": {"slots": ["A1", "B3", "B1", "A2"]}},
        )  # fmt: skip
        assert seats(play(document, by_name, 1), 2) == [["a1", "b3"], ["b1", "a2"]]


def test_winners_of_groups_are_seeds_and_meet_nobody_of_theirs_early() -> None:
    names = [f"{g}{n}" for n in range(1, 4) for g in "abcd"]
    document = event(
        names,
        {"format": "round_robin", "groups": 4, "take": 2},
        {"format": "knockout", "placement": "bracket"},
    )
    tables = seats(play(document, by_name, 1), 2)
    assert sorted(t[0][1] for t in tables) == ["1"] * 4
    halves = [{name[0] for t in half for name in t} for half in (tables[:2], tables[2:])]
    assert halves == [set("abcd"), set("abcd")]


def test_the_best_of_those_who_came_next_go_on_too() -> None:
    """Two groups, the winners and the better second."""
    names = [f"{g}{n}" for n in range(1, 4) for g in "ab"]
    document = event(
        names,
        {"format": "round_robin", "groups": 2, "promote": {"groups": 1, "best_next": 1},
         "points": {"win": 3, "draw": 1}},
        {"format": "round_robin"},
        seed=SEED,
    )  # fmt: skip
    document["results"].append(result(1, 1, ["b2", "b3"], 0.5, 0.5))
    found = play(document, by_name, 1)
    assert {name for pair in seats(found, 2) for name in pair} == {"a1", "b1", "a2"}


def test_the_best_overall_go_on() -> None:
    names = [f"{g}{n}" for n in range(1, 4) for g in "ab"]
    league = {"format": "round_robin", "groups": 2, "promote": "overall", "take": 3}
    document = event(names, league, {"format": "round_robin"})
    found = play(document, by_name, 1)
    assert found["pending"][0]["why"] == "playoff"  # a2 and b2 are level for the third place
    assert sorted(found["pending"][0]["seats"]) == ["a2", "b2"]


def test_a_swiss_seeds_the_bracket_after_it() -> None:
    names = [f"p{n}" for n in range(1, 9)]
    swiss = {"format": "swiss", "rounds": 3, "first_colour": "first", "take": 4}
    document = event(names, swiss, {"format": "knockout", "placement": "bracket"}, seed=SEED)
    found = play(document, by_name, 1)
    (places,) = standings(found, 1).values()
    best = [name for _, name in places[:4]]
    assert seats(found, 2) == [[best[0], best[3]], [best[1], best[2]]]


def test_the_last_three_of_a_knock_out_play_a_league() -> None:
    """Ten entrants, stopped at three; a cycle is broken by the wins of the whole event."""
    names = list("甲乙丙丁戊己庚辛壬癸")
    document = event(
        names,
        {"format": "knockout", "stop_at": 3},
        {"format": "round_robin", "tiebreaks": ["points", "direct", "wins"]},
        seed=SEED,
    )
    found = play(document, lambda one, two: names.index(one) < names.index(two), 1)
    bye = next(t["seats"][0] for t in found["rounds"][1]["tables"] if len(t["seats"]) == 1)
    three = {name for pair in seats(found, 2) for name in pair}
    first, second = sorted(three - {bye})
    wins = {(first, second), (second, bye), (bye, first)}
    found = play(document, lambda one, two: (one, two) in wins)
    assert [row["name"] for row in found["final"][:3]] == [first, second, bye]


def test_divisions_have_groups_of_their_own() -> None:
    names = [f"{d}{n}" for n in range(8) for d in "男女"]
    league = {"format": "round_robin", "groups": 2, "take": 1}
    document = event(names, league, {"format": "knockout"}, seed=SEED)
    del document["draws"]
    for entrant in document["entrants"]:
        entrant["division"] = entrant["name"][0]
    found = play(document, by_name)
    assert found["decided"]
    assert [(s["division"], s["group"]) for s in found["standings"]] == [
        ("男", "A"), ("男", "B"), ("男", None), ("女", "A"), ("女", "B"), ("女", None),
    ]  # fmt: skip


# ---------------------------------------------------------------------- rounds by hand
def test_rounds_by_hand() -> None:
    tables = [[["甲", "乙"], ["丙"]], [["丙", "甲"]]]
    document = event(["甲", "乙", "丙"], {"format": "manual", "tables": tables})
    found = play(document, by_name)
    assert [seats(found, 1, n) for n in (1, 2)] == tables
    assert found["decided"] and len(found["final"]) == 3


def test_a_round_by_hand_of_one_division_does_not_end_the_other() -> None:
    tables = [[["甲", "乙"]], [["丙", "丁"]]]
    document = event(["甲", "乙", "丙", "丁"], {"format": "manual", "tables": tables})
    for entrant, division in zip(document["entrants"], "男男女女", strict=True):
        entrant["division"] = division
    found = play(document, by_name)
    assert found["decided"]
    played = [t["seats"] for r in found["rounds"] for t in r["tables"] if len(t["seats"]) > 1]
    assert played == [["甲", "乙"], ["丙", "丁"]]


def test_a_round_that_cannot_be_paired_waits_for_the_organiser() -> None:
    swiss: JSON = {"format": "swiss", "rounds": 4, "first_colour": "first"}
    document = event(["甲", "乙", "丙", "丁"], swiss)
    found = play(document, by_name)
    assert found["pending"] == [
        {"stage": 1, "round": 4, "seats": [], "why": "stuck",
         "choices": ["finish", "rematch", "manual"]}
    ]  # fmt: skip
    assert not found["decided"] and len(found["rounds"]) == 3
    assert [w["code"] for w in found["warnings"]] == ["all-meet"]
    swiss["by_hand"] = {"4": [["乙", "甲"], ["丙", "丁"]]}
    found = run(document)
    assert seats(found, 1, 4) == [["乙", "甲"], ["丙", "丁"]]
    del swiss["by_hand"]
    assert run({**document, "stages": [{**swiss, "stuck": "finish"}]})["decided"]


def test_a_corrected_result_draws_what_follows_from_it() -> None:
    league = {"format": "round_robin", "take": 2}
    document = event(list("abcd"), league, {"format": "knockout"}, seed=SEED)
    found = play(document, by_name)
    document["results"] = [r for r in document["results"] if r["stage"] == 1]
    for told in document["results"]:
        told["points"].reverse()
    again = run(document)
    assert {n for pair in seats(again, 2) for n in pair} == {"c", "d"}
    assert found != again


# ---------------------------------------------------------------------- seeds and places
@given(st.integers(0, 5))
def test_places_and_seeds_are_each_other_s_inverse(doublings: int) -> None:
    line = tuple(range(1 << doublings))
    assert as_places(as_seeds(line)) == line


@pytest.mark.parametrize("runners_up", list(permutations(range(4))))
def test_nobody_shares_a_half_with_the_winner_of_the_group(runners_up: tuple[int, ...]) -> None:
    rows = [Standing(1, g, NONE, group="ABCD"[g]) for g in range(4)]
    rows += [Standing(2, 4 + g, NONE, group="ABCD"[g]) for g in range(4)]
    seeds = halves_apart((0, 1, 2, 3, *(4 + g for g in runners_up)), rows)
    places = tree(seeds)
    assert sorted(seeds) == list(range(8))
    for half in (places[:4], places[4:]):
        assert sorted((e or 0) % 4 for e in half) == [0, 1, 2, 3]


@given(st.integers(4, 20), st.integers(1, 6), st.integers(1, 3), st.sampled_from(
    [{"format": "knockout", "placement": "bracket"}, {"format": "knockout", "lives": 2},
     {"format": "swiss"}, {"format": "round_robin", "groups": "auto"}]
))  # fmt: skip
@settings(max_examples=25, deadline=None)
def test_whole_events_of_two_stages(count: int, groups: int, take: int, second: JSON) -> None:
    names = [f"n{i}" for i in range(count)]
    league = {"format": "round_robin", "groups": groups, "take": take}
    document = event(names, league, second, seed=SEED, simulate={"draws": 0.3})
    found = run(document)
    assert found["decided"] and found == run(document)
    assert sorted(row["name"] for row in found["final"]) == sorted(names)
    gone_on = {row["name"] for s in found["standings"] if s["stage"] == 2 for row in s["rows"]}
    sizes = [len(s["rows"]) for s in found["standings"] if s["stage"] == 1]
    assert len(gone_on) == sum(min(size, take) for size in sizes)
