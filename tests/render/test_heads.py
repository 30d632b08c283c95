"""Lines that would not fit: how a knock-out ended, and what a certificate says."""

from __future__ import annotations

import pytest

from render.brackets import Pairing, Round, Slot, bracket
from render.certificates import Certificate, page
from render.scene import Scene, Text

FINAL = (Round("Final", (Pairing(Slot("Ann"), Slot("Bob", won=True)),)),)


def lines(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes if isinstance(shape, Text)]


def test_how_a_knock_out_ended_stands_after_its_title() -> None:
    [head, *_] = lines(bracket(FINAL, title="#e3 Cup", end="Champion: Bob"))
    assert head == "#e3 Cup · Champion: Bob"


def test_or_below_it_where_there_is_no_room() -> None:
    title, end = "#e3 Shengji Challenge · Shengji", "Champion: The Otters"
    short, long = bracket(FINAL, title=title), bracket(FINAL, title=title, end=end)
    assert lines(long)[:2] == [title, end]
    assert long.width == short.width and long.height > short.height


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("象棋杯", ["在“象棋杯”中荣获第一名，特发此证，以资鼓励。"]),
        ("国标麻将团体赛", ["在“国标麻将团体赛”中荣获第一名，", "特发此证，以资鼓励。"]),
    ],
)
def test_a_certificate_parts_its_lines_at_a_comma(event: str, told: list[str]) -> None:
    body = f"在“{event}”中荣获第一名，特发此证，以资鼓励。"
    _, _, *said = lines(page(Certificate("荣誉证书", "Ann", body, "弈群", "今天")))
    assert said[: len(told)] == told
