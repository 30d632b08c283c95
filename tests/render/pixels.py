"""Pictures looked at pixel by pixel."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops

from render.paint import png
from render.scene import Scene, Shape
from render.theme import RGB, THEMES, rgb


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def painted(
    *shapes: Shape, side: float = 2.0, unit: float = 100.0, theme: str = "light"
) -> Image.Image:
    """The shapes on a square of paper, in full colour."""
    return opened(png(Scene(side, side, shapes, "", unit=unit), theme)).convert("RGB")


def ink(name: str, theme: str = "light") -> RGB:
    return rgb(THEMES[theme][name])


def pixel(image: Image.Image, x: float, y: float) -> RGB:
    found = image.getpixel((round(x), round(y)))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


def inked(image: Image.Image, paper: RGB) -> tuple[int, int, int, int] | None:
    """Where anything is that is not paper: left, top, right and bottom."""
    return ImageChops.difference(image, Image.new("RGB", image.size, paper)).getbbox()
