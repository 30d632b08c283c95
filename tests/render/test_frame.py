"""Names, clocks and notes stand round a picture without touching it or each other."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from render.fonts import fit, measure
from render.frame import around
from render.look import Look, Player
from render.names import clean_name
from render.paint import png
from render.pieces import disc_piece
from render.scene import Box, Disc, Hot, Line, Polygon, Scene, Stamp, Text
from render.words import LANGUAGES, say
from tests.render.pixels import ink, opened, pixel
from tests.render.test_names import NASTY

BODY = Scene(
    10,
    8,
    (Disc(5, 4, 0.5, "red"), Line(((1, 1), (2, 2))), Text(5, 7, "河", 0.5)),
    "alt text",
    (Box(0, 0, 10, 8, "wood"), Polygon(((1, 1), (2, 1), (2, 2)), "line")),
    (Hot(1, 2, 1, 1, "b2"),),
    100,
)


def seats(count: int, turn: int = 0) -> tuple[Player, ...]:
    return tuple(Player(f"P{n}", f"{n}:00", n == turn, str(n * 10)) for n in range(count))


def texts(scene: Scene) -> list[Text]:
    return [shape for shape in scene.shapes if isinstance(shape, Text)]


def find(scene: Scene, words: str) -> Text:
    (found,) = (text for text in texts(scene) if text.text == words)
    return found


def test_nothing_to_say_leaves_the_body_alone() -> None:
    scene = around(BODY, Look())
    assert len(scene.shapes) == len(BODY.shapes)
    assert (scene.width, scene.alt) == (BODY.width, BODY.alt)
    assert scene.height >= BODY.height


def test_the_facing_seat_is_at_the_bottom() -> None:
    scene = around(BODY, Look(facing=1, players=seats(2)))
    river = find(scene, "河").y
    assert find(scene, "P0").y < river < find(scene, "P1").y


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["luzhanqi", "siguo"])
def test_how_to_set_up_an_army_stands_under_the_board_whole(game: str, language: str) -> None:
    """No line of it is made smaller, nor cut, to fit the page."""
    note = say(f"engines.games.{game}", language, "how-to-set-up")
    lines = [text for text in texts(around(BODY, Look(), (note,))) if text.y > BODY.height]
    assert "".join(line.text for line in lines).replace(" ", "") == note.replace(" ", "")
    assert all(measure(line.text, line.size) <= line.room for line in lines)


def test_neighbours_sit_left_and_right_as_at_a_table() -> None:
    scene = around(BODY, Look(facing=2, players=seats(4)))
    before, opposite, after = (find(scene, f"P{n}") for n in (1, 0, 3))
    assert before.y == opposite.y == after.y
    assert before.x < opposite.x < after.x


def test_body_ground_and_hot_places_move_together() -> None:
    scene = around(BODY, Look(players=seats(2), title="#1"), ("check",))
    moved = scene.hot[0].y - BODY.hot[0].y
    assert moved > 0
    disc, line = scene.shapes[:2]
    box, polygon = scene.ground
    assert isinstance(disc, Disc)
    assert isinstance(line, Line)
    assert isinstance(box, Box)
    assert isinstance(polygon, Polygon)
    assert disc.y == 4 + moved
    assert line.points == ((1, 1 + moved), (2, 2 + moved))
    assert box.y == moved
    assert polygon.points[0] == (1, 1 + moved)


def test_the_ground_stays_the_same_between_moves() -> None:
    first = around(BODY, Look(players=seats(2, turn=0)), ("one note",))
    then = around(BODY, Look(players=seats(2, turn=1)), ("other", "notes"))
    assert first.ground is then.ground


def test_the_picture_shows_whose_turn_it_is() -> None:
    look = Look(players=seats(2, turn=1))
    image = opened(png(around(BODY, look))).convert("RGB")
    scene = around(BODY, look)
    waiting, moving = find(scene, "P0"), find(scene, "P1")
    for text, paper in ((waiting, "panel"), (moving, "on_turn")):
        assert pixel(image, 360, text.y * 72) == ink(paper)
    assert (waiting.weight, moving.weight) == (400, 700)
    assert image.width == 720


def test_badges_stand_before_their_names() -> None:
    badge = disc_piece("帥", "red")
    scene = around(BODY, Look(players=seats(2)), badges=(None, badge))
    (stamp,) = (shape for shape in scene.shapes if isinstance(shape, Stamp))
    name = find(scene, "P1")
    assert stamp.symbol is badge
    assert stamp.y == name.y
    assert stamp.x < name.x


@pytest.mark.parametrize("count", range(1, 9))
def test_labels_do_not_overlap(count: int) -> None:
    scene = around(BODY, Look(players=seats(count), title="#1 象棋"))
    boxes = [shape for shape in scene.shapes if isinstance(shape, Box)]
    assert len(boxes) == count
    body = scene.ground[0]
    assert isinstance(body, Box)
    for one, other in combinations((*boxes, body), 2):
        across = one.x < other.x + other.w and other.x < one.x + one.w
        down = one.y < other.y + other.h and other.y < one.y + one.h
        assert not (across and down)
    assert all(box.y + box.h <= scene.height for box in boxes)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_text_can_be_read_where_the_picture_is_360_wide(count: int) -> None:
    scene = around(BODY, Look(players=seats(count), title="#1 象棋"), ("captured: 車",))
    for text in texts(scene)[1:]:
        _, size = fit(text.text, text.size, text.room, text.weight, text.face)
        assert size * 360 / scene.width >= 11, text.text


def test_narrow_labels_leave_room_for_names() -> None:
    players = tuple(Player(f"象棋大师 {n}", "1:23:45", False, "1200") for n in range(4))
    scene = around(BODY, Look(players=players))
    for n in range(4):
        name = find(scene, f"象棋大师 {n}")
        assert fit(name.text, name.size, name.room)[1] == name.size


@settings(deadline=None, max_examples=60)
@given(st.lists(st.tuples(NASTY, NASTY, NASTY), min_size=1, max_size=5), NASTY, NASTY)
@example([("王" * 300, "99:99:99", "1,000,000")] * 4, "#1", "note " * 200)
def test_whatever_people_are_called_nothing_overflows(
    said: list[tuple[str, str, str]], title: str, note: str
) -> None:
    players = tuple(Player(clean_name(name), clock, True, score) for name, clock, score in said)
    scene = around(BODY, Look("zh-Hant", 3, players, title), (note,))
    for text in texts(scene)[1:]:
        line, size = fit(text.text, text.size, text.room, text.weight, text.face)
        wide = measure(line, size, text.weight, text.face)
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
        assert text.x - share * wide >= -1e-6
        assert text.x + (1 - share) * wide <= scene.width + 1e-6
        assert 0 < text.y < scene.height
    assert len(png(scene)) < 100_000
