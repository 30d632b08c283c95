"""Pictures of leagues, Swiss events and two brackets: what stands where, what is told."""

from __future__ import annotations

from typing import Any

import pytest

from engines.formats.event import picture
from render.scene import Scene, Text
from render.words import LANGUAGES

SEED = "5e" * 32


def scene(count: int, of: str, language: str = "en", **stage: Any) -> Scene:
    document = {
        "name": "Cup",
        "seed": SEED,
        "entrants": [{"name": f"n{i}", "rating": 2000 - i} for i in range(count)],
        "stages": [stage],
        "simulate": {"draws": 0.3},
    }
    return picture(document, language, of)


def texts(drawn: Scene) -> list[str]:
    return [shape.text for shape in drawn.shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_of_a_league_has_its_cross_table(language: str) -> None:
    drawn = scene(9, "cross", language, format="round_robin", groups=2)
    assert sum(text == "×" for text in texts(drawn)) == 9
    groups = [line for line in drawn.alt.splitlines() if "A" in line or "B" in line]
    assert len(groups) == 2 and all(f"n{i}" in drawn.alt for i in range(9))


def test_what_two_took_from_each_other_adds_up() -> None:
    """Cell (i, j) and cell (j, i) of a cross-table are one game."""
    worth = {"1": 1.0, "0": 0.0, "½": 0.5}
    told = scene(6, "cross", format="round_robin").alt.splitlines()[1:]
    cells = [line.split(": ")[1].split("; ")[0].split() for line in told]
    for i, row in enumerate(cells):
        for j, took in enumerate(row):
            assert took == "×" if i == j else worth[took] + worth[cells[j][i]] == 1


def test_a_swiss_cross_table_shows_the_latest_rounds() -> None:
    drawn = scene(16, "cross", format="swiss", rounds=7)
    heads = texts(drawn)[1:9]
    assert heads == ["Rank", "Name", "3", "4", "5", "6", "7", "Points"]
    assert "1. n" in drawn.alt and drawn.width == 10


def test_the_numbers_of_a_swiss_cross_table_tell_opponents_apart() -> None:
    """Who stands at the number in somebody's cell has that somebody's number in the same round,
    also where many share a place."""
    drawn = scene(16, "cross", format="swiss", rounds=3, tiebreaks=["fewer_draws"])
    assert texts(drawn)[1:4] == ["Rank", "No.", "Name"]
    told = dict(line.split(". ") for line in drawn.alt.splitlines()[1:])
    assert set(told) == {str(n) for n in range(1, 17)}
    met = {n: row.split(": ")[1].split("; ")[0].split()[::3] for n, row in told.items()}
    for number, others in met.items():
        assert len(set(others)) == 3
        assert [met[other][i] for i, other in enumerate(others)] == [number] * 3


def test_a_league_of_equals_numbers_its_columns() -> None:
    drawn = scene(4, "cross", format="round_robin", tiebreaks=["fewer_violations"])
    places = [line.split(". ")[0] for line in drawn.alt.splitlines()[1:]]
    assert places == ["1", "2", "3", "4"]


def test_standings_show_what_told_equals_apart() -> None:
    drawn = texts(scene(16, "standings", format="swiss", rounds=5))
    assert {"Buchholz", "Bch-1", "S-B"} <= set(drawn)
    alone = texts(scene(2, "standings", format="round_robin"))
    assert "Buchholz" not in alone


@pytest.mark.parametrize("placement", ["bracket", "redraw"])
@pytest.mark.parametrize("count", [2, 5, 8, 13])
def test_two_brackets(placement: str, count: int) -> None:
    rules: dict[str, Any] = {
        "format": "knockout",
        "placement": placement,
        "lives": 2,
        "grand_final": "double",
    }
    upper, lower = (scene(count, of, **rules) for of in ("tree", "lower"))
    assert "Grand final" in texts(upper) and "Grand final" not in texts(lower)
    assert any("Lower bracket" in text for text in texts(lower)) == (count > 2)
    assert "Champion: n" in upper.alt
    names = [text for text in texts(upper) if text.startswith("n")]
    assert {f"n{i}" for i in range(count)} <= set(names)
