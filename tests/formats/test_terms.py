"""The terms of matches in event files: pace, first move, warnings, time, victory points."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engines.formats.event import run
from engines.formats.mistakes import BadEvent
from engines.match import Match, Taken
from render.words import LANGUAGES

JSON = dict[str, Any]
LEVEL = [0.5, 0.5]
WON = Taken((Fraction(1), Fraction(0)), (0, 0))
LOST = Taken((Fraction(0), Fraction(1)), (0, 0))
DRAWN = Taken((Fraction(1, 2), Fraction(1, 2)), (0, 0))


def event(names: str, match: JSON, *results: JSON, **stage: Any) -> JSON:
    settings = {"format": "knockout", "placement": "bracket", "match": match, **stage}
    return {
        "entrants": [{"name": name} for name in names],
        "stages": [settings],
        "draws": {"1": list(names)},
        "seed": "5e" * 32,
        "results": [{"stage": 1, "round": 1, **result} for result in results],
    }


def outcome(match: JSON, **result: Any) -> tuple[list[float], str]:
    """The points of a match of two, and why it is not over."""
    found = run(event("甲乙", match, {"table": ["甲", "乙"], **result}))
    told = found["rounds"][0]["tables"][0]["result"]
    return (told["points"], "") if told else ([], found["pending"][0].get("why", ""))


# ---------------------------------------------------------------------- pace and first move
SLOW_THEN_FAST = {"sequence": ["slow", "slow", "fast"]}


def test_slow_then_fast_until_one_leads() -> None:
    games = [LEVEL, LEVEL, LEVEL, [1, 0]]
    assert outcome(SLOW_THEN_FAST, games=games) == ([2.5, 1.5], "")
    assert outcome(SLOW_THEN_FAST, games=games[:3]) == ([], "fast")
    assert outcome(SLOW_THEN_FAST, games=games[:1]) == ([], "unfinished")


def test_the_pace_of_each_game() -> None:
    match = Match(best_of=2, then="fast", sequence=("slow", "slow", "fast"))
    assert [match.pace(game) for game in range(5)] == ["slow", "slow", "fast", "fast", "fast"]
    assert [Match(best_of=2, then="fast").pace(game) for game in (0, 1, 2)] == [
        "slow", "slow", "fast",
    ]  # fmt: skip
    assert Match(best_of=3).pace(7) == "slow"


@pytest.mark.parametrize(
    ("sides", "taken", "openers"),
    [
        (("drawn", "alternate"), [WON, WON, DRAWN], [0, 1, 0, 1]),
        (("lower",), [WON, WON, DRAWN], [0, 0, 0, 0]),
        (("drawn", "loser"), [WON, LOST, DRAWN], [0, 1, 0, 1]),
    ],
)
def test_who_has_the_first_move(
    sides: tuple[str, ...], taken: list[Taken], openers: list[int]
) -> None:
    match = Match(best_of=9, sides=sides)
    found: list[int] = []
    for game in range(len(taken) + 1):
        opener = match.opener(taken[:game], found)
        assert opener is not None
        found.append(opener)
    assert found == openers


def test_lots_and_agreements_are_for_whoever_runs_the_match() -> None:
    match = Match(sides=("agreed", "alternate", "lot"))
    assert match.opener([], []) is None
    assert match.opener([WON], [1]) == 0
    assert match.opener([WON, LOST], [1, 0]) is None


def test_the_smaller_number_has_the_first_move() -> None:
    found = run(event("丁丙乙甲", {"sides": ["lower", "alternate"]}))
    assert [t["seats"] for t in found["rounds"][0]["tables"]] == [["丁", "甲"], ["丙", "乙"]]
    drawn = event("丁丙乙甲", {"sides": ["lower"]}) | {"draws": {"1": list("甲乙丙丁")}}
    assert [t["seats"] for t in run(drawn)["rounds"][0]["tables"]] == [["丁", "甲"], ["丙", "乙"]]


# ---------------------------------------------------------------------- warnings
GAMES = [LEVEL, LEVEL, LEVEL, [1, 0]]
WARNED = [[0, 0], [0, 0], [2, 0], [1, 0]]


def test_the_third_warning_of_a_match_loses_the_game() -> None:
    """Two in the third game and one in the fourth: the fourth is lost, and the match."""
    assert outcome(SLOW_THEN_FAST, games=GAMES, warnings=WARNED) == ([1.5, 2.5], "")


def test_where_warnings_do_not_carry_over_it_stands() -> None:
    match = {**SLOW_THEN_FAST, "carry": False}
    assert outcome(match, games=GAMES, warnings=WARNED) == ([2.5, 1.5], "")


def test_warnings_begin_again_after_a_lost_game() -> None:
    match = Match(warnings=3)
    given = [(3, 0), (2, 1), (0, 1), (1, 1)]
    assert match.lost_by_warnings(given) == (
        frozenset({0}), frozenset(), frozenset(), frozenset({0, 1}),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("warnings", "code", "at"),
    [
        ([[0, 0]], "warnings", "results[0].warnings"),
        ([[0, 0], [0]], "count", "results[0].warnings[1]"),
        ([[0, 0], [0, 0.5]], "number", "results[0].warnings[1][1]"),
    ],
)
def test_warnings_that_make_no_sense(warnings: list[list[float]], code: str, at: str) -> None:
    document = event("甲乙", {"best_of": 2}, {"table": ["甲", "乙"], "games": [LEVEL, LEVEL],
                                              "warnings": warnings})  # fmt: skip
    with pytest.raises(BadEvent) as bad:
        run(document)
    assert (bad.value.code, bad.value.at) == (code, at)
    assert all(bad.value.told(language) for language in LANGUAGES)


# ---------------------------------------------------------------------- time and points
RACE = {"target": 100, "minutes": 90}


def test_a_race_that_time_may_end() -> None:
    games = [[30, -30], [20, -20]]
    assert outcome(RACE, games=games) == ([], "unfinished")
    assert outcome(RACE, games=games, time=True) == ([50, -50], "")
    assert outcome(RACE, games=[[30, -30], [75, -75]]) == ([105, -105], "")
    assert outcome(RACE, games=[[0, 0]], time=True) == ([], "replay")


def test_whoever_leads_when_the_time_is_up_has_won() -> None:
    assert outcome({"minutes": 90}, games=[[3, 1], [0, 1]], time=True) == ([3, 2], "")
    assert outcome({"minutes": 90}, games=[[3, 1], [0, 1]]) == ([], "unfinished")
    assert outcome({"best_of": 3, "minutes": 60}, games=[[1, 0]], time=True) == ([1, 0], "")


def test_all_games_of_a_match_are_played() -> None:
    match = {"best_of": 3, "play_all": True}
    assert outcome(match, games=[[1, 0], [1, 0]]) == ([], "unfinished")
    assert outcome(match, games=[[1, 0], [1, 0], [0, 1]]) == ([2, 1], "")


def test_hands_may_be_shared() -> None:
    match = {"hands": 2, "then": "shared"}
    league: JSON = {"format": "round_robin"}
    document = event("甲乙", match, {"table": ["甲", "乙"], "games": [[8, -8], [-8, 8]]}, **league)
    del document["stages"][0]["placement"]
    found = run(document)
    assert found["rounds"][0]["tables"][0]["result"]["points"] == [0, 0]
    assert [row["drawn"] for row in found["standings"][0]["rows"]] == [1, 1]


def test_a_drawn_match_goes_by_lot_where_draws_do() -> None:
    document = event("甲乙", {"draws": "lot"}, {"table": ["甲", "乙"], "points": LEVEL})
    told = run(document)["rounds"][0]["tables"][0]["result"]
    assert told["how"] == "lot" and told["winner"] in "甲乙"
    assert outcome({"draws": "replay"}, games=[LEVEL, [0, 1]]) == ([0, 1], "")


def test_victory_points_of_a_team_match() -> None:
    """16 boards won by 10 match points: 12.80 to 7.20."""
    told = {"table": ["甲", "乙"], "points": [32, 22]}
    stage: JSON = {"format": "round_robin", "points": {"vp": 16}}
    document = event("甲乙", {"hands": 16, "then": "shared"}, told, **stage)
    del document["stages"][0]["placement"]
    rows = run(document)["standings"][0]["rows"]
    assert [(row["name"], row["points"]) for row in rows] == [("甲", 12.8), ("乙", 7.2)]


def test_a_team_match_board_by_board() -> None:
    """Five boards, all played; each is a game between one of either team."""
    boards = [[1, 0], [0.5, 0.5], [0, 1], [1, 0], [0.5, 0.5]]
    assert outcome({"best_of": 5, "play_all": True}, games=boards) == ([3, 2], "")
