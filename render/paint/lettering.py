"""Lines of text as masks, kept like sprites."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, floor

from PIL import Image, ImageDraw, ImageFont, features

from render.fonts import SC, TC, Face, Run, fit, heavy, is_square, rise, runs
from render.paint.kept import Kept
from render.scene import Text

FONTS = 24  # open fonts kept; one of the CJK face takes about 2 MB
MASK_BYTES = 8 << 20
SIDE = 2  # pixels that a letter may reach out of its square
RAQM = bool(features.check("raqm"))

Lettered = tuple[Image.Image, int, int]  # the mask, and the pixel of its top left corner

masks: Kept[Image.Image] = Kept(MASK_BYTES, lambda mask: mask.width * mask.height + 200)


def lettered(text: Text, unit: float, x: float = 0.0, y: float = 0.0) -> Lettered | None:
    """One line of text and its place, (0, 0) of its units being at pixel (x, y).

    It never leaves its room, whatever it says; None when there is nothing to be seen.
    """
    line, size = fit(text.text, text.size, text.room, text.weight, text.face)
    em = floor(size * unit * 2) / 2
    if em < 1 or not line:
        return None
    room = max(1, int(text.room * unit)) if text.room > 0 else 0
    key = (line, em, heavy(text.weight), text.face == "tc", room)
    mask = masks.get(key, lambda: _lettering(line, em, text, room))
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
    left = round(x + text.x * unit - share * mask.width)
    top = round(y + text.y * unit + rise(line) * em) - _ascent(em)
    return mask, left, top


@lru_cache(FONTS)
def _font(face: Face, size: float, weight: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(face.path, size, face.index)
    font.set_variation_by_axes([weight])
    return font


def _ascent(em: float) -> int:
    """How many pixels a line's sprite has above its baseline."""
    return ceil(em * 1.15)


def _lettering(line: str, em: float, text: Text, room: int) -> Image.Image:
    """A mask of the line, as wide as its letters, at most `room` pixels."""
    weight = heavy(text.weight)
    parts = runs(line, weight, text.face)
    fonts = [_font(part.face, em, weight) for part in parts]
    widths = [_length(part, font, em) for font, part in zip(fonts, parts, strict=True)]
    mask = Image.new("L", (max(1, ceil(sum(widths))), _ascent(em) + ceil(em * 0.5)))
    at = 0.0
    for font, part, width in zip(fonts, parts, widths, strict=True):
        if part.face in (SC, TC) and all(map(is_square, part.text)):
            _set_squares(mask, at, part, em, weight)
        else:
            _set(mask, at, part, em, font)
        at += width
    if 0 < room < mask.width:
        return mask.resize((room, mask.height), Image.Resampling.BOX)
    return mask


def _set(mask: Image.Image, at: float, part: Run, em: float, font: ImageFont.FreeTypeFont) -> None:
    draw, where = ImageDraw.Draw(mask), (at, _ascent(em))
    draw.text(where, _written(part), 255, font, "ls", direction=_direction(part))


def _set_squares(mask: Image.Image, at: float, part: Run, em: float, weight: int) -> None:
    """Letters that do not care for their neighbours, each of them drawn only once."""
    for step, char in enumerate(part.text):

        def make(char: str = char) -> Image.Image:
            glyph = Image.new("L", (ceil(em) + 2 * SIDE, mask.height))
            _set(glyph, SIDE, Run(char, part.face, 1.0), em, _font(part.face, em, weight))
            return glyph

        glyph = masks.get((char, em, weight, part.face), make)
        mask.paste(255, (round(at + step * em) - SIDE, 0), glyph)


def _length(part: Run, font: ImageFont.FreeTypeFont, em: float) -> float:
    """How many pixels a stretch is wide; Han squares need no shaping to know it."""
    if part.face in (SC, TC):
        return part.width * em
    return font.getlength(_written(part), direction=_direction(part))


def _direction(part: Run) -> str | None:
    return ("rtl" if part.right_to_left else "ltr") if RAQM else None


def _written(part: Run) -> str:
    """Without a shaping library, text that runs right to left is at least put that way round."""
    return part.text[::-1] if part.right_to_left and not RAQM else part.text
