"""Pictures show what the scene says, small and quickly, whatever the text."""

from __future__ import annotations

from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from render import paint
from render.grids import board, crossings
from render.paint import LONGEST, lettering, png, shapes
from render.paint.kept import Kept
from render.pieces import disc_piece, stone
from render.scene import Box, Disc, Line, Polygon, Scene, Stamp, Symbol, Text
from tests.render.pixels import ink, inked, opened, painted, pixel
from tests.render.test_names import NASTY

PAPER = ink("paper")
GOBAN = (*board(0.2, 0.2, 9.6, 9.6), *crossings(9, 9))


def game(*, unit: float = 40.0) -> Scene:
    stones = tuple(Stamp(stone("black" if n % 2 else "white"), 1 + n, 1 + n) for n in range(9))
    return Scene(10, 10, stones, "", GOBAN, unit=unit)


def near(found: tuple[int, ...], wanted: tuple[int, ...], by: int = 6) -> bool:
    return all(abs(a - b) <= by for a, b in zip(found, wanted, strict=True))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_is_a_palette_png_of_the_right_size(theme: str) -> None:
    image = opened(png(game(), theme))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (400, 400))
    assert near(pixel(image.convert("RGB"), 2, 2), ink("paper", theme))
    assert near(pixel(image.convert("RGB"), 40, 40), ink("stone_white", theme))
    assert near(pixel(image.convert("RGB"), 80, 80), ink("stone_black", theme))
    assert near(pixel(image.convert("RGB"), 60, 60), ink("wood", theme))


def test_a_kept_ground_changes_nothing() -> None:
    scene = game()
    flat = replace(scene, shapes=(*scene.ground, *scene.shapes), ground=())
    first = png(scene)
    assert png(scene) == first == png(flat)
    assert png(replace(scene, shapes=())) != first
    assert png(scene, "dark") != first


def test_threads_draw_the_same() -> None:
    scenes = [game(unit=unit) for unit in (20, 30, 40)] * 4
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(png, scenes)) == [png(scene) for scene in scenes]


def test_unknown_inks_and_themes_are_refused() -> None:
    with pytest.raises(KeyError):
        painted(Disc(1, 1, 0.5, "no such ink"))
    with pytest.raises(KeyError):
        png(game(), "no such theme")


def test_edges_are_smooth_and_lines_lie_on_the_rim() -> None:
    image = painted(Disc(1, 1, 0.5, "disc", "black", 0.1))
    assert near(pixel(image, 100, 100), ink("disc"))
    assert near(pixel(image, 150, 100), ink("black"))
    assert inked(image, PAPER) == (45, 45, 155, 155)
    assert len(image.getcolors() or ()) > 4


def test_level_lines_are_sharp() -> None:
    image = painted(Line(((0.5, 1.003), (1.5, 1.003)), "ink", 0.02))
    assert inked(image, PAPER) == (49, 99, 151, 101)
    assert len(image.getcolors() or ()) == 2


def test_polygons_and_slanted_lines_are_drawn() -> None:
    triangle = Polygon(((0.5, 0.5), (1.5, 0.5), (1.0, 1.5)), "good", "bad", 0.06)
    image = painted(triangle, Line(((0.2, 1.9), (0.4, 1.6), (0.6, 1.9)), "accent", 0.05))
    assert near(pixel(image, 100, 90), ink("good"))
    assert near(pixel(image, 100, 50), ink("bad"))
    assert near(pixel(image, 40, 162), ink("accent"))
    assert near(pixel(image, 60, 130), PAPER)


def test_round_boxes_are_round_and_may_be_empty() -> None:
    image = painted(Box(0.2, 0.2, 1.6, 1.6, "", "ink", 0.04, 0.4), Box(0.8, 0.8, 0.4, 0.4, "red"))
    assert inked(image, PAPER) == (18, 18, 182, 182)
    assert near(pixel(image, 22, 22), PAPER)
    assert near(pixel(image, 60, 60), PAPER)
    assert near(pixel(image, 19, 100), ink("ink"))
    assert near(pixel(image, 100, 100), ink("red"))


def test_a_shape_looks_the_same_wherever_it_is() -> None:
    alone = painted(Disc(0.5, 0.5, 0.3, "red"))
    again = painted(Disc(0.5, 0.5, 0.3, "red"), Disc(1.5, 1.5, 0.3, "red"))
    assert alone.crop((0, 0, 100, 100)) == again.crop((100, 100, 200, 200))


@pytest.mark.parametrize("character", "田車中帥兵")
def test_characters_stand_in_the_middle_of_men(character: str) -> None:
    image = painted(Stamp(disc_piece(character, "red"), 1, 1, 2.0))
    box = inked(image.crop((50, 50, 150, 150)), ink("disc"))  # within the ring
    assert box is not None
    left, top, right, bottom = box
    assert abs((left + right) / 2 - 50) <= 2.5
    assert abs((top + bottom) / 2 - 50) <= 3.5
    assert right - left > 60


def test_edges_are_not_darker_than_what_they_part() -> None:
    image = painted(Stamp(Symbol("snow", (Disc(0, 0, 0.5, "paper"),)), 1, 1))
    assert len(image.getcolors() or ()) == 1


def test_letters_wider_than_measured_are_pressed_into_the_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lettering, "fit", lambda text, size, *_: (text, size))
    box = inked(painted(Text(1, 1, "象棋大师", 0.5, room=1.0)), PAPER)
    assert box is not None
    assert 48 <= box[0] < box[2] <= 152
    assert box[2] - box[0] > 90


@settings(deadline=None, max_examples=150)
@given(NASTY, st.sampled_from(["start", "middle", "end"]), st.floats(0.1, 1.5))
@example("﷽﷽", "middle", 0.7)
@example("ก็็็็็็็็็็็็็็็็็็็็", "start", 0.3)
@example("🏳️‍🌈👨‍👩‍👧‍👦" * 3, "end", 1.2)
def test_text_never_leaves_its_room(text: str, anchor: str, room: float) -> None:
    image = painted(Text(2, 1, text, 0.4, anchor=anchor, room=room), side=4, unit=50)
    box = inked(image, PAPER)
    if box is None:
        return
    left, top, right, bottom = box
    start = {"start": 100, "middle": 100 - room * 25, "end": 100 - room * 50}[anchor]
    assert start - 1.5 <= left
    assert right <= start + room * 50 + 1.5
    assert top >= 50 - 20
    assert bottom <= 50 + 20


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
@pytest.mark.parametrize("text", ["象棋", "Chess", "נועה", "نور", "ไทย", "😀"])
def test_text_is_drawn_where_it_is_anchored(text: str, anchor: str) -> None:
    box = inked(painted(Text(2, 2, text, 0.5, anchor=anchor), side=4, unit=60), PAPER)
    assert box is not None
    left, top, right, bottom = box
    place = {"start": left, "middle": (left + right) / 2, "end": right}[anchor]
    assert abs(place - 120) <= 4
    assert top < 120 < bottom
    assert right - left >= 20


def test_bold_and_traditional_text_differ() -> None:
    plain = painted(Text(1, 1, "骨", 1))
    assert painted(Text(1, 1, "骨", 1, weight=700)) != plain
    assert painted(Text(1, 1, "骨", 1, face="tc")) != plain
    assert painted(Text(1, 1, "骨", 1, face="sc")) == plain


def test_huge_scenes_become_smaller_pictures() -> None:
    image = opened(png(Scene(300, 100, (), "", unit=100)))
    assert image.width + image.height <= LONGEST
    assert image.width == 3 * image.height


def test_what_is_kept_is_bounded() -> None:
    kept: Kept[str] = Kept(10, len)
    names: list[Hashable] = list("abc")
    for name in names:
        kept.get(name, lambda: "four")
    assert kept.held == 8
    assert kept.get("c", lambda: "new") == "four"
    assert kept.get("a", lambda: "new") == "new"


def test_many_sizes_stay_within_the_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shapes, "sprites", Kept(1 << 20, shapes.weight))
    symbol = Symbol("spot", (Disc(0, 0, 0.5, "red"),))
    for step in range(12):
        image = painted(Stamp(symbol, 1, 1, 1.5 + step / 100), unit=150)
        assert near(pixel(image, 150, 150), ink("red"))
    assert 1 << 19 < shapes.sprites.held <= 1 << 20
    assert paint.grounds.held <= paint.GROUND_BYTES


def test_text_is_set_without_a_shaping_library_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lettering, "RAQM", False)
    monkeypatch.setattr(lettering, "masks", Kept(1 << 20, lambda mask: mask.width * mask.height))
    assert inked(painted(Text(1, 1, "נועה נור", 0.3)), PAPER) is not None
