"""A picture of palette colours as a PNG file.

Pillow compresses with whatever zlib the process has loaded first, as a rule the system's old
one; zlib-ng is asked by name because it needs half the time for fewer bytes.
"""

from __future__ import annotations

from struct import pack
from zlib import crc32

from PIL import Image
from zlib_ng import zlib_ng

QUICK, SMALL = 2, 5  # levels of compression; the second takes thrice the time
LARGE = 60_000  # bytes: what is larger waits too long on a telephone's slow line
SIGNATURE = b"\x89PNG\r\n\x1a\n"
BITS, PALETTED = 8, 3  # a pixel's bits, and the colour type; PNG specification, section 11.2
UNFILTERED = 0  # the byte before each line: neighbours in a palette have no likeness to filter


def png_file(picture: Image.Image) -> bytes:
    """The file; `picture` is of mode "P"."""
    width, height = picture.size
    lines = Image.new("P", (width + 1, height), UNFILTERED)
    lines.paste(picture, (1, 0))
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", pack(">IIBBBBB", width, height, BITS, PALETTED, 0, 0, 0)),
            _chunk(b"PLTE", bytes(picture.getpalette() or ())),
            _chunk(b"IDAT", _compressed(lines.tobytes())),
            _chunk(b"IEND", b""),
        )
    )


def _compressed(lines: bytes) -> bytes:
    data: bytes = zlib_ng.compress(lines, QUICK)
    return data if len(data) <= LARGE else zlib_ng.compress(lines, SMALL)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data))
