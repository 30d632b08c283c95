"""Pictures of tables: who sits where, standings of points, boards at all tables."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.formats.event import PICTURES, picture, run
from engines.formats.seats_scene import MOST_CARDS
from render import paint
from render.scene import Box, Scene, Text
from render.words import LANGUAGES
from tests.formats.playing import SEED

JSON = dict[str, Any]


def event(stage: JSON, count: int, played: bool = True) -> JSON:
    names = [f"选手{number}" for number in range(1, count + 1)]
    document = {
        "name": "杯赛",
        "seed": SEED.hex(),
        "entrants": [{"name": name} for name in names],
        "stages": [stage],
    }
    return document | ({"simulate": {"seed": "x"}} if played else {})


def texts(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_on_the_plan_and_in_its_words(language: str) -> None:
    document = event({"format": "tables", "size": 3, "uneven": "bye"}, 11, played=False)
    scene = picture(document, language, "plan")
    shown = " ".join(texts(scene))
    for number in range(1, 12):
        assert f"选手{number}" in shown and f"选手{number}" in scene.alt
    assert sum(isinstance(shape, Box) for shape in scene.shapes) == 3


def test_four_sit_by_the_winds_and_pairs_by_direction() -> None:
    winds = texts(picture(event({"format": "tables"}, 8), "zh-Hans", "plan"))
    assert [winds.count(mark) for mark in "东南西北"] == [2, 2, 2, 2]
    stage = {"format": "movement", "kind": "howell", "boards": 2}
    pairs = texts(picture(event(stage, 8, played=False), "en", "plan"))
    assert pairs.count("N–S") == pairs.count("E–W") == 4
    assert {"Board 1–2", "Board 3–4", "Board 5–6", "Board 9–10"} <= set(pairs)


@given(st.integers(1, 130), st.sampled_from(["smaller", "fill", "bye"]))
@settings(max_examples=15, deadline=None)
def test_nothing_overlaps_or_leaves_the_page(count: int, uneven: str) -> None:
    stage = {"format": "tables", "uneven": uneven}
    scene = picture(event(stage, count, played=False), "en", "plan")
    boxes = [shape for shape in scene.shapes if isinstance(shape, Box)]
    assert len(boxes) <= MOST_CARDS or count < 3
    for box in boxes:
        assert box.x >= 0 and box.x + box.w <= scene.width and box.y + box.h <= scene.height
    for one, other in ((a, b) for i, a in enumerate(boxes) for b in boxes[:i]):
        beside = one.x + one.w <= other.x or other.x + other.w <= one.x
        assert beside or one.y + one.h <= other.y or other.y + other.h <= one.y


def test_standings_show_what_places_go_by() -> None:
    tables = texts(picture(event({"format": "tables", "rounds": 2}, 8), "en", "standings"))
    assert tables[:5] == ["杯赛", "Rank", "Name", "Score", "Points"]
    pairs = texts(picture(event({"format": "movement"}, 4), "en", "standings"))
    assert pairs[:6] == ["杯赛", "Rank", "Name", "%", "Boards", "Points"]


def test_a_board_at_all_tables() -> None:
    document = event({"format": "movement", "rounds": 1, "score": "imps"}, 4, played=False)
    document["results"] = [
        {"stage": 1, "round": 1, "table": table["seats"], "points": [score, -score]}
        for table, score in zip(run(document)["rounds"][0]["tables"], (420, -50), strict=True)
    ]
    shown = texts(picture(document, "en", "board"))
    assert shown[:5] == ["杯赛 · Board 1", "N–S", "E–W", "Score", "Worth"]
    assert "420" in shown and "6 / -6" in shown and "-6 / 6" in shown


def test_a_board_of_single_players_names_seats_by_number() -> None:
    document = event({"format": "movement", "size": 3, "rounds": 1}, 6)
    assert texts(picture(document, "en", "board"))[1:6] == ["1", "2", "3", "Score", "Worth"]


def test_a_board_waits_for_the_last_table() -> None:
    document = event({"format": "movement"}, 4, played=False)
    seats = run(document)["rounds"][0]["tables"][0]["seats"]
    document["results"] = [{"stage": 1, "round": 1, "table": seats, "points": [50, -50]}]
    assert "Worth" not in texts(picture(document, "en", "board"))


@pytest.mark.parametrize("of", PICTURES)
@pytest.mark.parametrize("kind", ["tables", "movement", "arena"])
def test_every_picture_of_every_format_is_drawn(kind: str, of: str) -> None:
    scene = picture(event({"format": kind}, 7), "zh-Hant", of)
    assert paint.png(scene)[:4] == b"\x89PNG" and scene.alt
