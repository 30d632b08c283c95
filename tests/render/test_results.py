"""Brackets and tables hold every name, of however many, inside their boxes."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render.brackets import Pairing, Round, Slot, bracket
from render.fonts import fit, measure
from render.paint import png
from render.scene import Box, Line, Scene, Text
from render.tables import GAP, WIDTH, Column, Row, table
from tests.render.pixels import opened
from tests.render.test_names import NASTY


def texts(scene: Scene) -> list[Text]:
    return [shape for shape in scene.shapes if isinstance(shape, Text)]


def boxes(scene: Scene) -> list[Box]:
    return [shape for shape in scene.shapes if isinstance(shape, Box)]


def span(text: Text) -> tuple[float, float]:
    """From where to where a text goes."""
    line, size = fit(text.text, text.size, text.room, text.weight, text.face)
    wide = measure(line, size, text.weight, text.face)
    left = text.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor] * wide
    return left, left + wide


def knockout(entrants: int) -> list[Round]:
    """All decided for the first of each pair."""
    names = [f"Player {n}" for n in range(entrants)]
    rounds = []
    while len(names) > 1:
        pairs = zip(names[::2], names[1::2], strict=True)
        pairings = tuple(Pairing(Slot(a, "2", True), Slot(b, "1")) for a, b in pairs)
        rounds.append(Round(f"Last {len(names)}", pairings))
        names = names[::2]
    return rounds


@pytest.mark.parametrize("entrants", [2, 4, 8, 32, 128])
def test_every_pairing_has_a_box_of_its_own(entrants: int) -> None:
    scene = bracket(knockout(entrants), title="Cup")
    places = boxes(scene)
    assert len(places) == entrants - 1
    for box in places:
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.w <= scene.width
        assert box.y + box.h <= scene.height
    columns = {box.x for box in places}
    for column in columns:
        ys = sorted(box.y for box in places if box.x == column)
        assert all(b - a >= 2 * 0.58 for a, b in pairwise(ys))
    assert sum(text.weight == 700 for text in texts(scene)) == 2 * (entrants - 1) + 1


def test_a_pairing_stands_between_the_two_that_feed_it() -> None:
    one, other, final = boxes(bracket(knockout(4)))
    assert final.x > one.x == other.x
    assert final.y == pytest.approx((one.y + other.y) / 2)
    joints = [shape for shape in bracket(knockout(4)).shapes if isinstance(shape, Line)]
    ends = [line.points[-1] for line in joints if len(line.points) == 4]
    assert ends == [pytest.approx((final.x, final.y + final.h / 2))] * 2


def test_a_bye_has_one_line() -> None:
    rounds = [Round("R1", (Pairing(Slot("A", won=True), None), Pairing(Slot("B"), Slot("C"))))]
    bye, pair = boxes(bracket(rounds))
    assert pair.h == pytest.approx(2 * bye.h)
    assert {"A", "B", "C"} <= {text.text for text in texts(bracket(rounds))}


def test_rounds_of_a_losers_bracket_are_drawn_too() -> None:
    empty = Pairing(Slot(""), Slot(""))
    rounds = [Round(str(n), (empty,) * n) for n in (4, 4, 2, 2, 1)]
    scene = bracket(rounds)
    assert len(boxes(scene)) == 13
    odd = bracket([Round("a", (empty,) * 3), Round("b", (empty,) * 2)])
    assert len(boxes(odd)) == 5


def test_no_rounds_are_a_picture_too() -> None:
    assert opened(png(bracket([], title="Cup"))).width > 100


def test_a_hundred_and_twenty_eight_are_one_picture_a_chat_takes() -> None:
    data = png(bracket(knockout(128), title="Cup"))
    image = opened(data)
    assert len(data) < 1_000_000
    assert image.width + image.height < 10_000
    assert image.height / image.width < 20


@settings(deadline=None, max_examples=60)
@given(NASTY, NASTY, NASTY)
def test_names_stay_in_their_boxes(name: str, score: str, note: str) -> None:
    scene = bracket([Round(name, (Pairing(Slot(name, score, True), Slot(name), note),))])
    (box,) = boxes(scene)
    for text in texts(scene):
        left, right = span(text)
        assert box.x - 1e-3 <= left
        assert right <= box.x + box.w + 1e-3


STANDINGS = (Column("#", "end"), Column("Name"), Column("Points", "end"), Column("Won", "middle"))


def test_a_table_has_every_cell_in_its_row() -> None:
    rows = [Row((str(n), f"Player {n}", "3½", "2"), strong=n == 1) for n in range(1, 11)]
    scene = table(STANDINGS, rows, title="Round 7", alt="standings")
    shown = texts(scene)
    assert len(shown) == 1 + 4 + 40
    assert [text.text for text in shown[:5]] == ["Round 7", "#", "Name", "Points", "Won"]
    heights = sorted({text.y for text in shown[1:]})
    assert len(heights) == 11
    assert {text.text for text in shown if text.weight == 700} == {
        "Round 7",
        "1",
        "Player 1",
        "3½",
        "2",
    }
    assert opened(png(scene)).width == 720


@settings(deadline=None, max_examples=80)
@given(
    st.lists(st.lists(NASTY, max_size=6), max_size=5),
    st.lists(st.sampled_from(["start", "middle", "end"]), min_size=1, max_size=6),
)
def test_cells_never_touch_their_neighbours(cells: list[list[str]], anchors: list[str]) -> None:
    columns = [Column(f"C{n}", anchor) for n, anchor in enumerate(anchors)]
    scene = table(columns, [Row(tuple(row)) for row in cells])
    shown = texts(scene)
    for one, other in combinations(shown, 2):
        if one.y == other.y:
            (_, end), (start, _) = sorted((span(one), span(other)))
            assert end <= start + 1e-3
    for text in shown:
        left, right = span(text)
        assert left >= GAP - 1e-3
        assert right <= WIDTH - GAP + 1e-3


def test_a_crowded_table_keeps_its_narrow_columns() -> None:
    rows = [Row(("12", "王" * 60, "3½"))]
    one, name, points = texts(table(STANDINGS[:3], rows))[3:]
    assert fit(one.text, one.size, one.room)[1] == one.size
    assert fit(points.text, points.size, points.room)[1] == points.size
    assert fit(name.text, name.size, name.room)[0].endswith("…")
