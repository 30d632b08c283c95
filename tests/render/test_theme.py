"""Colours can be read, in light and in dark, by everyone."""

from __future__ import annotations

import pytest

from render.scene import Box
from render.theme import MEETS, READS_ON, THEMES, contrast, css, rgb, shades
from tests.render.pixels import ink, painted, pixel

BOTH = pytest.mark.parametrize("theme", THEMES)


def test_black_on_white_is_the_greatest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)  # WCAG's own example


def test_themes_have_the_same_inks() -> None:
    assert set(THEMES["light"]) == set(THEMES["dark"])
    mentioned = {*READS_ON, *(paper for papers in READS_ON.values() for paper in papers)}
    assert mentioned | {name for pair in MEETS for name in pair} <= set(THEMES["light"])


@BOTH
def test_text_can_be_read_on_its_papers(theme: str) -> None:
    inks = THEMES[theme]
    for text, papers in READS_ON.items():
        for paper in papers:
            assert contrast(inks[text], inks[paper]) >= 4.5, (text, paper)


@BOTH
@pytest.mark.parametrize("mark", ["accent", "alarm"])
@pytest.mark.parametrize("under", ["wood", "disc", "square_light", "card", "stone_white"])
def test_marks_stand_out_on_what_they_mark(theme: str, mark: str, under: str) -> None:
    assert contrast(THEMES[theme][mark], THEMES[theme][under]) >= 3


@BOTH
def test_sides_and_cards_are_told_by_lightness(theme: str) -> None:
    inks = THEMES[theme]
    assert contrast(inks["stone_black"], inks["stone_white"]) >= 10
    assert contrast(inks["stone_black"], inks["wood"]) >= 4.5
    assert contrast(inks["square_light"], inks["square_dark"]) >= 1.8
    assert contrast(inks["turn_mark"], inks["panel"]) >= 3


@BOTH
def test_the_palette_has_every_ink_and_fits_a_byte(theme: str) -> None:
    palette = shades(theme)
    assert len(palette) == len(set(palette)) <= 256
    assert {rgb(colour) for colour in THEMES[theme].values()} <= set(palette)


@BOTH
@pytest.mark.parametrize("name", THEMES["light"])
def test_a_picture_shows_every_ink_as_it_is(theme: str, name: str) -> None:
    image = painted(Box(0.5, 0.5, 1, 1, name), unit=20, theme=theme)
    found = pixel(image, 20, 20)
    assert max(abs(a - b) for a, b in zip(found, ink(name, theme), strict=True)) <= 4


def test_a_page_can_follow_either_theme() -> None:
    style = css()
    for theme, inks in THEMES.items():
        for name, colour in inks.items():
            assert f"--{name}:{colour};" in style, theme
    assert "prefers-color-scheme:dark" in style
