"""Pictures of knock-outs: what stands where, and what the alt text says."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.formats.course import Course, course, follow
from engines.formats.event import picture
from engines.formats.knockout import Knockout
from engines.formats.labels import chinese
from engines.formats.scene import label, standings_scene, tree_scene
from engines.formats.stage import NONE, ONE, Field, Result, Table
from render.scene import Scene, Text
from render.words import LANGUAGES, say
from tests.formats.playing import both_out, entered, played, reports, with_results, won


def names(field: Field) -> dict[int, str]:
    return {e: f"选手{e}" for e in field.entrants}


def texts(scene: Scene) -> list[Text]:
    return [shape for shape in scene.shapes if isinstance(shape, Text)]


def heights(scene: Scene, name: str) -> list[float]:
    """How far down a name stands, from the first column to the last."""
    found = [(t.x, t.y) for t in texts(scene) if t.text == name]
    return [y for _, y in sorted(found)]


def titles(found: Course, language: str) -> list[str]:
    return [label(found, played, language) for played in found.rounds]


def test_what_rounds_are_called() -> None:
    found = played(Knockout(placement="bracket"), entered(16))
    assert titles(found, "zh-Hans") == ["十六强赛", "八强赛", "半决赛", "决赛"]
    assert titles(found, "en") == ["Last 16", "Quarter-finals", "Semi-finals", "Final"]
    odd = played(Knockout(), entered(11))
    assert titles(odd, "zh-Hant") == ["第一輪", "第二輪", "第三輪", "決賽"]


@pytest.mark.parametrize(
    ("number", "text"),
    [(1, "一"), (10, "十"), (11, "十一"), (20, "二十"), (105, "一百零五"), (110, "一百一十")],
)
def test_numbers_as_they_are_read(number: int, text: str) -> None:
    assert chinese(number) == text


@given(st.integers(2, 64), st.booleans())
@settings(max_examples=40, deadline=None)
def test_a_winner_stands_between_the_two_tables_that_feed_the_next(count: int, fixed: bool) -> None:
    """Also where every round was drawn by lot: lines run to where the players come from."""
    stage = Knockout(placement="bracket" if fixed else "redraw")
    found = played(stage, entered(count))
    scene = tree_scene(stage, found, names(found.field), "zh-Hans", "杯赛")
    column = [{t.text: t.y for t in texts(scene) if abs(t.x - x) < 0.01} for x in _lefts(scene)]
    assert len(column) == len(found.rounds)
    for number, this in enumerate(found.rounds[1:], start=1):
        for table in this.tables:
            ys = [column[number - 1][f"选手{e}"] for e in table.seats]
            if len(ys) == 2:
                here = column[number][f"选手{table.seats[0]}"]
                assert min(ys) - 0.6 <= here <= max(ys) + 0.6


def _lefts(scene: Scene) -> list[float]:
    return sorted({round(t.x, 2) for t in texts(scene) if t.text.startswith("选手")})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_champion_and_every_score_are_told(language: str) -> None:
    stage = Knockout(placement="bracket", third_place=True)
    found = played(stage, entered(8))
    scene = tree_scene(stage, found, names(found.field), language, "杯赛")
    assert scene.alt.startswith("杯赛 · ") and "选手0" in scene.alt.split(" · ")[1]
    assert "选手2" in scene.alt.split(" · ")[2]
    assert all(f"选手{e}" in scene.alt for e in range(8))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_match_for_the_third_place_is_named_before_it_is_played(language: str) -> None:
    stage = Knockout(placement="bracket", third_place=True)

    def report(number: int, index: int, table: Table) -> Result | None:
        return won(number, table, table.seats[0]) if number == 1 else None

    found = follow(stage, entered(4), report)
    scene = tree_scene(stage, found, names(found.field), language)
    label = say("engines.formats", language, "third-place")
    (pair,) = (t.seats for t in found.rounds[1].tables if t.label)
    head, told = scene.alt.split("\n")[0], scene.alt.split("\n")[-1]
    for text in (head, told):
        assert label in text and all(f"选手{e}" in text for e in pair)


def test_rounds_to_come_are_empty_boxes() -> None:
    stage = Knockout(placement="bracket")
    found = course(stage, entered(8))
    scene = tree_scene(stage, found, names(found.field), "en")
    assert [t.text for t in texts(scene) if "inal" in t.text] == [
        "Quarter-finals",
        "Semi-finals",
        "Final",
    ]
    redrawn = tree_scene(Knockout(), course(Knockout(), entered(8)), names(found.field), "en")
    assert "Final" not in [t.text for t in texts(redrawn)]


@given(st.integers(2, 40), st.sampled_from(["redraw", "bracket"]), st.integers(0, 2**30))
@settings(max_examples=60, deadline=None)
def test_a_picture_whatever_happened(count: int, placement: str, fate: int) -> None:
    """Forfeits of both, lots, people who leave: there is always a tree with every table."""
    stage = Knockout(placement=placement, third_place=True)

    def report(number: int, index: int, table: Table) -> Result | None:
        kind = (fate >> (number + index) % 24) % 5
        if kind == 0:
            return both_out(number, table)
        if kind == 1:
            return Result(number, table.seats, (ONE, NONE), "forfeit", frozenset(table.seats[1:]))
        return won(number, table, table.seats[kind % 2])

    field = replace(entered(count), gone={0: 1})
    found = follow(stage, field, report)
    scene = tree_scene(stage, found, names(field), "en", "Cup")
    shown = [t.text for t in texts(scene) if t.text.startswith("选手")]
    assert len(shown) == sum(len(t.seats) for r in found.rounds for t in r.tables if not t.label)


def test_a_field_of_thousands_is_drawn_from_the_last_64() -> None:
    found = played(Knockout(), entered(1000))
    scene = tree_scene(Knockout(), found, names(found.field), "en")
    assert scene.height < 70 and len(_lefts(scene)) == 6
    start = course(Knockout(), entered(1000))
    assert tree_scene(Knockout(), start, names(found.field), "en").height < 10


def test_standings_are_a_table() -> None:
    stage = Knockout(placement="bracket")
    found = course(stage, with_results(entered(4), reports(played(stage, entered(4)))))
    scene = standings_scene(stage.standings(found.field), names(found.field), "en", "Cup")
    assert [t.text for t in texts(scene)][:5] == [
        "Cup",
        "Rank",
        "Name",
        "W / D / L",
        "Points",
    ]
    assert "1. 选手0: 2 won, 0 drawn, 0 lost; points 2." in scene.alt.split("\n")


def test_the_picture_of_an_event_file() -> None:
    document = {
        "name": "杯赛",
        "entrants": [{"name": f"选手{e}"} for e in range(3)],
        "stages": [{"format": "knockout"}],
        "simulate": {"seed": "x"},
        "seed": "5e" * 32,
    }
    assert picture(document, "zh-Hans").alt.startswith("杯赛 · 冠军：选手")
