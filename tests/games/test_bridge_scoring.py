"""Scores of one board compared: matchpoints, IMPs, datum, victory points."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.cards.bridge.scoring import (
    band,
    butler,
    cross_imps,
    datum,
    imps,
    matchpoints,
    neuberg,
    percent,
    top,
    victory_points,
)
from tests.games.known import known

DATA = known("bridge")
scores = st.lists(st.integers(-760, 760).map(lambda tens: tens * 10), min_size=1, max_size=20)


def cases(ask: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", DATA[ask], ids=[case["id"] for case in DATA[ask]])


# ---------------------------------------------------------------------- known answers
@cases("imps")
def test_imps(case: dict[str, Any]) -> None:
    assert imps(case["difference"]) == case["imps"]


@cases("matchpoints")
def test_matchpoints(case: dict[str, Any]) -> None:
    taken, results = matchpoints(case["ns_scores"]), len(case["ns_scores"])
    assert taken == case["ns_mp"]
    assert matchpoints([-score for score in case["ns_scores"]]) == case["ew_mp"]
    assert top(results) == case["top"]
    rounded = [round(float(percent(points, results)), 2) for points in taken]
    assert rounded == case["ns_percent"]


@pytest.mark.parametrize(
    ("difference", "expected"),
    [(0, 0), (12, 0), (13, 1), (16, 1), (17, 2), (65, 7), (66, 8), (199, 11), (200, 12), (999, 12)],
)
def test_bands_of_the_rule_book(difference: int, expected: int) -> None:
    assert band(difference) == expected == -band(-difference)


def test_cross_imps_are_means() -> None:
    """+620 beats -100 by 12 IMPs and ties +620: 6 of 2; -100 loses 12 twice."""
    assert cross_imps([620, -100, 620]) == [6, -12, 6]
    assert cross_imps([420]) == [0]


def test_datum_and_butler() -> None:
    assert datum([620, 650, -100, 620]) == 620
    assert datum([420, 450]) == 440 and datum([-420, -450]) == -440
    assert datum([]) == 0
    assert butler([620, 650, -100, 620]) == [0, 1, -12, 0]


@pytest.mark.parametrize(
    ("margin", "boards", "expected"),
    [(0, 16, "10"), (1, 16, "10.31"), (10, 16, "12.80"), (60, 16, "20"), (99, 16, "20")],
)
def test_victory_points(margin: int, boards: int, expected: str) -> None:
    assert victory_points(margin, boards) == Fraction(expected)
    assert victory_points(-margin, boards) == 20 - Fraction(expected)


def test_victory_points_need_boards() -> None:
    with pytest.raises(ValueError, match="boards"):
        victory_points(3, 0)


def test_neuberg() -> None:
    """The middle of the field stays the middle; a top of three tables is not quite one of four."""
    assert neuberg(Fraction(2), 3, 4) == 3
    assert neuberg(Fraction(4), 3, 4) == Fraction(17, 3)
    assert percent(Fraction(0), 1) == 50


# ---------------------------------------------------------------------- properties
@given(st.integers(-8000, 8000), st.integers(-8000, 8000))
def test_imps_grow_with_the_difference(one: int, other: int) -> None:
    assert (imps(one) <= imps(other)) or one > other
    assert imps(-one) == -imps(one)


@given(scores)
def test_matchpoints_share_out_every_comparison(board: list[int]) -> None:
    taken = matchpoints(board)
    assert sum(taken) == len(board) * (len(board) - 1)
    assert all(0 <= points <= top(len(board)) for points in taken)
    opposite = matchpoints([-score for score in board])
    assert all(a + b == top(len(board)) for a, b in zip(taken, opposite, strict=True))


@given(scores)
def test_cross_imps_cancel_out(board: list[int]) -> None:
    assert sum(cross_imps(board)) == 0
    assert butler([-score for score in board]) == [-won for won in butler(board)]


@given(st.integers(-200, 200), st.integers(1, 64))
def test_two_teams_share_twenty(margin: int, boards: int) -> None:
    assert victory_points(margin, boards) + victory_points(-margin, boards) == 20
    assert victory_points(margin, boards) <= victory_points(margin + 1, boards)
