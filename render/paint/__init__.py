"""Scenes as PNG pictures: the one place that knows Pillow.

A picture is a ground, which does not change between moves, and islands on it: shapes that
touch each other.  Both are kept in the colours of the palette, 256 for each theme, so that
after a move only the islands it changed are drawn.  All that is kept is bounded in bytes.
`png` may be called from any thread.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from io import BytesIO
from itertools import count
from threading import Lock

from PIL import Image

from render.paint.file import png_file
from render.paint.islands import Area, islands
from render.paint.kept import Kept
from render.paint.shapes import extent, put
from render.scene import Scene, Shape
from render.theme import THEMES, rgb, shades

__all__ = ["LONGEST", "pdf", "pixels", "png"]

LONGEST = 9000  # pixels of width and height together, about what chats take
QUALITY = 90  # of the JPEGs that PDF pages are made of
GROUND_BYTES = 48 << 20
ISLAND_BYTES = 16 << 20
MANY = 150  # shapes: to tell apart the islands of more would cost more than it saves


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies under the shapes, as far down as there is any; `number` is of no other ground."""

    number: int
    image: Image.Image


_numbers = count()
_drawing = Lock()
grounds: Kept[Ground] = Kept(GROUND_BYTES, lambda ground: _weight(ground.image))
tiles: Kept[Image.Image] = Kept(ISLAND_BYTES, lambda tile: _weight(tile))


def png(scene: Scene, theme: str = "light") -> bytes:
    """The picture as a PNG file of `unit` pixels a unit.  Raises KeyError for an unknown ink."""
    with _drawing:
        picture = _picture(scene, theme)
    return png_file(picture)


def pdf(scenes: Iterable[Scene], theme: str = "light") -> bytes:
    """Pictures that count in millimetres as the pages of a PDF file, one in memory at a time."""
    file = BytesIO()
    for number, scene in enumerate(scenes):
        with _drawing:
            page = Image.new("RGB", pixels(scene)[:2], THEMES[theme][scene.paper])
            _draw(page, (*scene.ground, *scene.shapes), pixels(scene)[2], theme)
        dots = 25.4 * pixels(scene)[2]
        page.save(file, "PDF", append=number > 0, resolution=dots, quality=QUALITY)
    return file.getvalue()


def pixels(scene: Scene) -> tuple[int, int, float]:
    """Width and height of the picture, and the pixels a unit it is drawn with."""
    unit = min(scene.unit, LONGEST / (scene.width + scene.height))
    return max(1, round(scene.width * unit)), max(1, round(scene.height * unit)), unit


def _picture(scene: Scene, theme: str) -> Image.Image:
    width, height, unit = pixels(scene)
    picture = _blank(width, height, scene.paper, theme)
    ground = _ground(scene, theme)
    picture.paste(ground.image)
    for area, shapes in _islands(scene, theme):

        def make(area: Area = area, shapes: tuple[Shape, ...] = shapes) -> Image.Image:
            desk = _desk(width, height)
            desk.paste(picture.crop(area), area[:2])
            _draw(desk, shapes, unit, theme)
            return _indexed(desk.crop(area), theme)

        picture.paste(tiles.get((ground.number, area, shapes), make), area[:2])
    return picture


@lru_cache(4)
def _desk(width: int, height: int) -> Image.Image:
    """Where islands are drawn; nothing on it is worth keeping."""
    return Image.new("RGB", (width, height))


def _islands(scene: Scene, theme: str) -> list[tuple[Area, tuple[Shape, ...]]]:
    """Those parts of the picture that are not ground, and what is drawn in each."""
    width, height, unit = pixels(scene)
    if len(scene.shapes) > MANY:
        return [((0, 0, width, height), scene.shapes)]
    found = islands([extent(shape, unit, theme) for shape in scene.shapes])
    inside = [
        ((max(x0, 0), max(y0, 0), min(x1, width), min(y1, height)), members)
        for (x0, y0, x1, y1), members in found
    ]
    return [
        (area, tuple(scene.shapes[n] for n in members))
        for area, members in inside
        if area[0] < area[2] and area[1] < area[3]
    ]


def _ground(scene: Scene, theme: str) -> Ground:
    """The same however far the picture goes on below it."""
    width, _, unit = pixels(scene)

    def make() -> Ground:
        bottom = max((extent(shape, unit, theme)[3] for shape in scene.ground), default=0)
        image = Image.new("RGB", (width, max(1, bottom)), THEMES[theme][scene.paper])
        _draw(image, scene.ground, unit, theme)
        return Ground(next(_numbers), _indexed(image, theme))

    return grounds.get((scene.ground, scene.paper, width, unit, theme), make)


def _blank(width: int, height: int, paper: str, theme: str) -> Image.Image:
    colours = shades(theme)
    image = Image.new("P", (width, height), colours.index(rgb(THEMES[theme][paper])))
    image.putpalette([channel for colour in colours for channel in colour])
    return image


def _draw(image: Image.Image, shapes: tuple[Shape, ...], unit: float, theme: str) -> None:
    for shape in shapes:
        put(image, shape, unit, theme)


def _indexed(image: Image.Image, theme: str) -> Image.Image:
    return image.quantize(palette=_palette(theme), dither=Image.Dither.NONE)


@cache
def _palette(theme: str) -> Image.Image:
    return _blank(1, 1, "paper", theme)


def _weight(image: Image.Image) -> int:
    return image.width * image.height + 1000
