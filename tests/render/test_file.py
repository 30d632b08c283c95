"""Our own PNG writer against Pillow's reader."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image
from zlib_ng import zlib_ng

from render.paint.file import LARGE, QUICK, png_file

PALETTE = [channel for shade in range(256) for channel in (shade, 255 - shade, shade // 2)]


def picture(width: int, height: int, noise: int) -> Image.Image:
    """Pixels that a generator scatters over `noise` colours of the palette."""
    value, pixels = 1, bytearray()
    for _ in range(width * height):
        value = value * 48271 % 0x7FFFFFFF
        pixels.append(value * noise // 0x7FFFFFFF)
    image = Image.frombytes("P", (width, height), bytes(pixels))
    image.putpalette(PALETTE)
    return image


@pytest.mark.parametrize(
    ("width", "height", "noise"), [(1, 1, 256), (7, 3, 256), (301, 200, 2), (400, 400, 16)]
)
def test_a_reader_finds_the_same_pixels(width: int, height: int, noise: int) -> None:
    drawn = picture(width, height, noise)
    read = Image.open(BytesIO(png_file(drawn)))
    assert (read.format, read.mode, read.size) == ("PNG", "P", (width, height))
    assert read.tobytes() == drawn.tobytes()
    assert read.convert("RGB").tobytes() == drawn.convert("RGB").tobytes()


def test_what_would_be_large_is_compressed_harder() -> None:
    drawn = picture(600, 500, 6)
    lines = Image.new("P", (601, 500))
    lines.paste(drawn, (1, 0))
    quick = zlib_ng.compress(lines.tobytes(), QUICK)
    assert len(quick) > LARGE
    assert len(png_file(drawn)) < len(quick)
