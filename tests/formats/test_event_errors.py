"""Files that make no sense: what is said, and that it names the very place."""

from __future__ import annotations

import copy
import os
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.formats.event import run
from engines.formats.mistakes import BadEvent
from render.words import LANGUAGES

JSON = dict[str, Any]
LONG = "YIQUN_LONG" in os.environ
GOOD: JSON = {
    "name": "春季赛",
    "seed": "5e" * 32,
    "entrants": [
        {"name": "甲", "team": "一", "seeded": 1, "rating": 1850},
        {"name": "乙", "team": "一", "seeded": 2, "enter_round": 1},
        {"name": "丙", "team": "二"},
        {"name": "丁", "team": "二"},
    ],
    "stages": [
        {
            "format": "knockout",
            "name": "淘汰赛",
            "placement": "bracket",
            "lives": 1,
            "byes": "lot",
            "rounds": None,
            "stop_at": 1,
            "third_place": False,
            "tied": "replay",
            "match": {"best_of": 3, "draws": "count"},
            "points": {"win": 3, "draw": 1, "loss": 0, "bye": 3, "forfeit": 0},
            "tiebreaks": ["points", "head_to_head", "wins"],
            "take": 4,
            "promote": "rank",
        }
    ],
    "draws": {"1": ["甲", "乙", "丙", "丁"]},
    "results": [
        {"stage": 1, "round": 1, "table": ["甲", "丁"], "games": [[1, 0], [0.5, 0.5], [1, 0]]},
        {"stage": 1, "round": 1, "table": ["乙", "丙"], "forfeit": ["丙"]},
        {"stage": 1, "round": 2, "table": ["甲", "乙"], "ruling": {"points": [1, 0]}},
    ],
    "withdrawn": [{"name": "丁", "after": {"stage": 1, "round": 1}}],
    "simulate": None,
    "teams": {"count": "best", "n": 2},
}


def changed(path: tuple[str | int, ...], value: Any) -> JSON:
    """The good file with one thing put elsewhere; a value of `...` takes it out."""
    document = copy.deepcopy(GOOD)
    place: Any = document
    for step in path[:-1]:
        place = place[step]
    if value is ...:
        del place[path[-1]]
    elif isinstance(place, list) and path[-1] == len(place):
        place.append(value)
    else:
        place[path[-1]] = value
    return document


def written(path: tuple[str | int, ...]) -> str:
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return text.removeprefix(".")


def test_the_good_file_is_good() -> None:
    assert run(GOOD)["decided"]


R = ("results", 0)
ELSEWHERE = {"stage": 1, "round": 1, "table": ["甲", "乙"], "points": [1, 0]}
AGAIN = {"stage": 1, "round": 1, "table": ["丁", "甲"], "points": [0, 2]}


@pytest.mark.parametrize(
    ("path", "value", "code", "at"),
    [
        (("entrants",), ..., "missing", None),
        (("entrants",), [], "nobody", None),
        (("entrants",), "甲", "type", None),
        (("entrants", 2), "丙", "type", None),
        (("entrants", 2, "name"), ..., "missing", None),
        (("entrants", 2, "name"), "甲", "same_name", None),
        (("entrants", 2, "name"), "　甲 ", "same_name", None),
        (("entrants", 2, "name"), "", "type", None),
        (("entrants", 2, "name"), "\ud800", "type", None),
        (("entrants", 2, "nmae"), "x", "key", None),
        (("entrants", 2, "seeded"), 2, "same_seed", None),
        (("entrants", 2, "seeded"), 0, "number", None),
        (("entrants", 2, "rating"), True, "number", None),
        (("entrants", 2, "rating"), 10**30, "number", None),
        (("entrants", 2, "joins"), {"points": 0.5}, "missing", "entrants[2].joins.round"),
        (("entrants", 2, "joins"), {"round": 2}, "only_swiss", "entrants[2].joins"),
        (("entrants", 2, "absent"), [1], "only_swiss", "entrants[2].absent"),
        (("entrants", 2, "joins"), {"round": 0}, "number", "entrants[2].joins.round"),
        (("entrants", 2, "byes"), [0], "number", "entrants[2].byes[0]"),
        (("stages",), [], "missing", "stages[0]"),
        (("stages",), {}, "type", None),
        (("stages", 0, "format"), ..., "missing", None),
        (("stages", 0, "format"), "swiss!", "format", None),
        (("stages", 0, "placement"), "ladder", "choice", None),
        (("stages", 0, "lives"), 3, "choice", None),
        (("stages", 0, "grand_final"), "triple", "choice", None),
        (("stages", 0, "crossover"), True, "no_previous", None),
        (("stages", 0, "rounds"), 0, "number", None),
        (("stages", 0, "third_place"), 1, "type", None),
        (("stages", 0, "points"), 3, "type", None),
        (("stages", 0, "points", "win"), "3", "type", None),
        (("stages", 0, "points", "win"), float("nan"), "type", None),
        (("stages", 0, "points", "won"), 3, "key", None),
        (("stages", 0, "match", "best_of"), 0, "number", None),
        (("stages", 0, "match", "then"), "dice", "choice", None),
        (("stages", 0, "tiebreaks", 1), "luck", "choice", None),
        (("stages", 0, "take"), -1, "number", None),
        (("stages", 0, "from"), "previous", "no_previous", None),
        (("stages", 0, "from"), {"losers_of": 1}, "no_previous", None),
        (("stages", 0, "promote"), {"best_next": 2}, "missing", "stages[0].promote.groups"),
        (("stages", 0, "size"), 3, "key", None),
        (("stages", 1), {"format": "knockout", "from": {"slots": ["A1"]}}, "no_slot",
         "stages[1].from.slots[0]"),
        (("stages", 1), {"format": "knockout", "from": {"slots": ["A"]}}, "slot",
         "stages[1].from.slots[0]"),
        (("stages", 1), {"format": "knockout", "crossover": True}, "two_groups",
         "stages[1].crossover"),
        (("stages", 1), {"format": "round_robin", "grouping": "explicit"}, "missing",
         "entrants[0].group"),
        (("stages", 1), {"format": "swiss", "avoid": [["甲", "戊"]]}, "unknown_name",
         "stages[1].avoid[0][1]"),
        (("stages", 1), {"format": "swiss", "by_hand": {"x": []}}, "number",
         "stages[1].by_hand.x"),
        (("stages", 1), {"format": "round_robin", "groups": "many"}, "choice",
         "stages[1].groups"),
        (("stages", 1), {"format": "manual", "tables": [[["甲", "甲"]]]}, "same_name",
         "stages[1].tables[0][0][1]"),
        (("stages", 1), {"format": "manual", "tables": [[["甲", "乙"], ["丙", "甲"]]]}, "same_name",
         "stages[1].tables[0][1][1]"),
        (("stages", 1), {"format": "swiss", "by_hand": {"1": [["甲", "乙", "丙"]]}}, "number",
         "stages[1].by_hand.1[0]"),
        (("stages", 1), {"format": "swiss", "by_hand": {"1": [[]]}}, "number",
         "stages[1].by_hand.1[0]"),
        (("stages", 1), {"format": "swiss", "by_hand": {"1": []}}, "number",
         "stages[1].by_hand.1"),
        (("stages", 1), {"format": "swiss", "by_hand": {"1": [["甲", "乙"], ["甲", "丙"]]}},
         "same_name", "stages[1].by_hand.1[1][0]"),
        (("stages", 1), {"format": "knockout", "from": {"losers_of": 2}}, "number",
         "stages[1].from.losers_of"),
        (("seed",), "abc", "seed", None),
        (("seed",), "5e" * 31 + "5 e ", "seed", None),
        (("seed",), 7, "type", None),
        (("draws", "1"), ["甲", "乙", "丙"], "draw", None),
        (("draws", "1", 4), "戊", "unknown_name", None),
        (("draws", "1", 4), "甲", "same_name", None),
        (("draws", "2"), ["甲"], "number", None),
        ((*R, "stage"), 2, "number", None),
        ((*R, "round"), 2, "never_drawn", "results[0].table"),
        ((*R, "round"), "1", "number", None),
        ((*R, "table"), ..., "missing", None),
        ((*R, "table"), ["甲"], "alone", None),
        ((*R, "table", 1), "戊", "unknown_name", None),
        ((*R, "table", 1), "甲", "same_name", None),
        ((*R, "games"), ..., "one_kind", "results[0]"),
        ((*R, "points"), [2, 0], "one_kind", "results[0]"),
        ((*R, "games"), [], "type", None),
        ((*R, "games", 1), [1, 1], "sum", None),
        ((*R, "games", 1), [0.3, 0.7], "sum", None),
        ((*R, "games", 1), [1, 0], "game_after", "results[0].games[2]"),
        ((*R, "games", 1), [1], "count", None),
        ((*R, "games", 1, 0), None, "type", None),
        (("results", 1, "forfeit"), ["甲"], "forfeit", None),
        (("results", 1, "forfeit"), [], "forfeit", None),
        (("results", 2, "ruling", "points"), ..., "missing", None),
        (("results", 2, "ruling"), [1, 0], "type", None),
        (("results", 3), ELSEWHERE, "never_drawn", "results[3].table"),
        (("results", 3), AGAIN, "same_table", "results[3]"),
        (("withdrawn", 0, "name"), "戊", "unknown_name", None),
        (("withdrawn", 0, "after"), 1, "type", None),
        (("withdrawn", 0, "after", "stage"), 2, "number", None),
        (("withdrawn", 1), {"name": "丁", "after": {"stage": 1, "round": 2}}, "same_name",
         "withdrawn[1].name"),
        (("simulate",), True, "type", None),
        (("simulate",), {"by": "luck"}, "choice", "simulate.by"),
        (("simulate",), {"draws": 1}, "number", "simulate.draws"),
        (("teams", "n"), ..., "missing", None),
        (("teams", "count"), "all", "choice", None),
        (("prizes",), 3, "key", None),
    ],
)  # fmt: skip
def test_every_mistake_is_named_where_it_stands(
    path: tuple[str | int, ...], value: Any, code: str, at: str | None
) -> None:
    with pytest.raises(BadEvent) as bad:
        run(changed(path, value))
    assert (bad.value.code, bad.value.at) == (code, written(path) if at is None else at)
    assert all(bad.value.told(language) for language in LANGUAGES)


@pytest.mark.parametrize("took", [[3, 0], [3, 1], [1, 0.25], [-1, 2], [2.5, 0.5, 0]])
def test_points_that_no_match_of_three_can_end_with(took: list[float]) -> None:
    document = changed(("results", 0), {**AGAIN, "points": took})
    with pytest.raises(BadEvent) as bad:
        run(document)
    assert bad.value.at == "results[0].points"


@pytest.mark.parametrize("took", [[1, 1], [0, 0], [0.5, 1]])
def test_one_game_has_one_share_to_give(took: list[float]) -> None:
    document = changed(("stages", 0, "match"), {})
    document["results"][0] = {**AGAIN, "points": took}
    with pytest.raises(BadEvent) as bad:
        run(document)
    assert (bad.value.code, bad.value.at) == ("sum", "results[0].points")


def test_a_division_for_all_or_for_none() -> None:
    document = changed(("entrants", 0, "division"), "男")
    document["entrants"][1]["division"] = "女"
    with pytest.raises(BadEvent) as bad:
        run(document)
    assert (bad.value.code, bad.value.at) == ("division", "entrants[2].division")


@pytest.mark.parametrize("more", [{}, {"draws": {"1": list("甲乙丙丁")}, "tied": "lot"}])
def test_without_a_seed_nothing_can_be_drawn(more: JSON) -> None:
    document: JSON = {"entrants": GOOD["entrants"], "stages": [{"format": "knockout"}]}
    if more:
        document["draws"] = more["draws"]
        document["stages"][0]["tied"] = more["tied"]
        document["results"] = [
            {"stage": 1, "round": 1, "table": ["甲", "乙"], "points": [0.5, 0.5]}
        ]
    with pytest.raises(BadEvent) as bad:
        run(document)
    assert (bad.value.code, bad.value.at) == ("no_seed", "seed")


# ---------------------------------------------------------------------- anything at all
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["甲", "乙", "knockout", "redraw", "lot", "5e" * 32, "1", 10**4000])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["name", "stage", "round", "points", "by", "1"]) | st.text(max_size=4),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


def paths(value: Any, here: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    found = [here] if here else []
    steps: list[Any] = []
    if isinstance(value, dict):
        steps = list(value)
    elif isinstance(value, list):
        steps = list(range(len(value)))
    return found + [path for step in steps for path in paths(value[step], (*here, step))]


@given(VALUES)
@settings(max_examples=1_000 if LONG else 60, deadline=None)
def test_anything_is_run_or_refused(document: Any) -> None:
    with pytest.raises(BadEvent):
        run(document)


@given(st.sampled_from(paths(GOOD)), VALUES | st.just(...))
@settings(max_examples=2_000 if LONG else 150, deadline=None)
def test_a_good_file_with_anything_in_one_place(path: tuple[str | int, ...], value: Any) -> None:
    document = changed(path, value)
    try:
        found = run(document)
    except BadEvent as bad:
        assert bad.text and all(bad.told(language) for language in LANGUAGES)
    else:
        assert set(found) >= {"decided", "rounds", "standings", "final", "pending"}


def test_a_number_too_long_to_print() -> None:
    with pytest.raises(BadEvent) as bad:
        run(changed(("results", 0, "games", 0, 0), 10**5000))
    assert "…" in bad.value.text
