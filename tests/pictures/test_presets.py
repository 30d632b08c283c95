"""The page that shows every preset: it is made from their table, and its pictures are there."""

from __future__ import annotations

import pytest

from bots.hall.presets import PRESETS
from render.words import LANGUAGES
from tests.pictures import presets
from tests.pictures.gallery import SHOWN

MOST_BYTES = 2_000_000  # of all of them


def test_the_page_is_made_from_the_table() -> None:
    assert presets.PAGE.read_text("utf-8") == presets.page()


def test_its_pictures_are_there_and_no_others() -> None:
    kept = {path.name: path.stat().st_size for path in SHOWN.glob("preset-*")}
    assert kept.keys() == {name for preset in PRESETS for name in presets.names(preset)}
    assert sum(kept.values()) < MOST_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_pictures_are_those_of_the_script(language: str) -> None:
    """As the page has them, of a preset with two stages: nobody is lost on the way."""
    campus = next(preset for preset in PRESETS if preset.key == "campus_luzhanqi")
    lots, tree, league, certificate = await presets.played(campus, language)
    told = [line for line in lots.alt.splitlines() if ". " in line]
    assert len(told) == 6
    [first] = [name for name in (t.split(". ")[1] for t in told) if name in certificate.alt]
    assert all(first in scene.alt for scene in (lots, tree, league))
