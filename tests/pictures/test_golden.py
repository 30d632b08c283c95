"""New pictures compared with small copies of those that were looked at."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from render.scene import Disc, Line, Scene, Shape, Stamp
from tests.pictures.gallery import scenes
from tests.pictures.golden import CASES, TOLERANCE, difference, path, shrunk

every_case = pytest.mark.parametrize(("name", "theme"), CASES)


def kept(name: str, theme: str) -> Image.Image:
    with Image.open(path(name, theme)) as image:
        return image.convert("RGB")


@every_case
def test_a_picture_is_still_what_was_looked_at(name: str, theme: str) -> None:
    """Changed on purpose?  Look at docs/pictures, then `python -m tests.pictures --golden`."""
    assert difference(shrunk(scenes()[name], theme), kept(name, theme)) <= TOLERANCE


def test_nothing_else_is_stored() -> None:
    folder = path("any", "light").parent
    assert {file.name for file in folder.iterdir()} == {path(*case).name for case in CASES}


@every_case
def test_what_goes_missing_is_noticed(name: str, theme: str) -> None:
    """The first man, stone or card of each kind, the marks, a name: each shows when gone."""
    scene = scenes()[name]
    for kind, shapes in wanted(scene).items():
        without = replace(scene, shapes=tuple(s for s in scene.shapes if s not in shapes))
        assert difference(shrunk(without, theme), kept(name, theme)) > TOLERANCE, kind


def wanted(scene: Scene) -> dict[str, list[Shape]]:
    """What is taken away together."""
    groups: dict[str, list[Shape]] = {}
    for shape in scene.shapes:
        match shape:
            case Stamp(symbol=symbol):
                groups.setdefault(symbol.name.rpartition("-")[0], [shape])
            case Disc(edge="accent" | "alarm" as ink):
                groups.setdefault(f"ring {ink}", []).append(shape)
            case Line(ink="accent"):
                groups.setdefault("corners", []).append(shape)
    return groups
