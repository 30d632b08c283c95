"""Scenes as PNG pictures: the one place that knows Pillow.

A picture is put together from sprites.  Each shape and symbol is drawn once, four times too
large, made smaller (that is what smooths its edges) and kept; so is the ground of a scene.
Pictures have a palette of 256 colours, the same for every picture of a theme.  All that is
kept is bounded in bytes.  `png` may be called from any thread.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cache, lru_cache
from io import BytesIO
from math import ceil, floor
from threading import Lock
from typing import Generic, TypeVar

from PIL import Image, ImageDraw, ImageFont, features

from render.fonts import SC, TC, Face, Run, fit, heavy, rise, runs
from render.scene import XY, Box, Disc, Line, Polygon, Scene, Shape, Stamp, Symbol, Text
from render.theme import RGB, THEMES, rgb, shades

SMOOTH = 4  # sprites are drawn this many times too large
LONGEST = 9000  # pixels of width and height together, about what chats take
QUALITY = 90  # of the JPEGs that PDF pages are made of
LEVEL = 3  # of compression: higher ones cost more time than they save bytes
SPRITE_BYTES = 24 << 20
GROUND_BYTES = 32 << 20
FONTS = 24  # open fonts kept; one of the CJK face takes about 2 MB
LARGE = 1 << 21  # pixels a sprite may have: what is larger is drawn without smoothing

T = TypeVar("T")
Plain = Line | Polygon | Disc | Box
Bounds = tuple[float, float, float, float]


class Kept(Generic[T]):
    """What was made before, least recently used dropped first, bounded in bytes."""

    def __init__(self, most: int, size: Callable[[T], int]) -> None:
        self._most, self._size, self._held = most, size, 0
        self._items: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        if key in self._items:
            self._items.move_to_end(key)
            return self._items[key]
        made = make()
        self._items[key] = made
        self._held += self._size(made)
        while self._held > self._most and len(self._items) > 1:
            _, dropped = self._items.popitem(last=False)
            self._held -= self._size(dropped)
        return made

    @property
    def held(self) -> int:
        return self._held


def _weight(image: Image.Image) -> int:
    return 4 * image.width * image.height + 200


_drawing = Lock()
sprites: Kept[Image.Image] = Kept(SPRITE_BYTES, _weight)
grounds: Kept[Image.Image] = Kept(GROUND_BYTES, _weight)


def png(scene: Scene, theme: str = "light") -> bytes:
    """The picture as a PNG file of `unit` pixels a unit.  Raises KeyError for an unknown ink."""
    with _drawing:
        picture = _picture(scene, theme)
        indexed = picture.quantize(palette=_palette(theme), dither=Image.Dither.NONE)
    file = BytesIO()
    indexed.save(file, "PNG", compress_level=LEVEL)
    return file.getvalue()


def pdf(scenes: Iterable[Scene], theme: str = "light") -> bytes:
    """Pictures that count in millimetres as the pages of a PDF file, one in memory at a time."""
    file = BytesIO()
    for number, scene in enumerate(scenes):
        with _drawing:
            page = _picture(scene, theme)
        dots = 25.4 * pixels(scene)[2]
        page.save(file, "PDF", append=number > 0, resolution=dots, quality=QUALITY)
    return file.getvalue()


def pixels(scene: Scene) -> tuple[int, int, float]:
    """Width and height of the picture, and the pixels a unit it is drawn with."""
    unit = min(scene.unit, LONGEST / (scene.width + scene.height))
    return max(1, round(scene.width * unit)), max(1, round(scene.height * unit)), unit


def _picture(scene: Scene, theme: str) -> Image.Image:
    width, height, unit = pixels(scene)

    def prepare() -> Image.Image:
        image = Image.new("RGB", (width, height), THEMES[theme][scene.paper])
        _draw(image, scene.ground, unit, theme)
        return image

    key = (scene.ground, scene.paper, width, height, unit, theme)
    picture = grounds.get(key, prepare).copy()
    _draw(picture, scene.shapes, unit, theme)
    return picture


@cache
def _palette(theme: str) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([channel for shade in shades(theme) for channel in shade])
    return image


def _draw(image: Image.Image, shapes: tuple[Shape, ...], unit: float, theme: str) -> None:
    for shape in shapes:
        _put(image, shape, unit, theme)


def _put(image: Image.Image, shape: Shape, unit: float, theme: str) -> None:
    match shape:
        case Stamp():
            sprite = _symbol(shape.symbol, shape.size * unit, theme)
            x = round(shape.x * unit - sprite.width / 2)
            y = round(shape.y * unit - sprite.height / 2)
            image.paste(sprite, (x, y), sprite)
        case Text():
            _write(image, shape, unit, rgb(THEMES[theme][shape.ink]))
        case Box():
            _rectangle(image, shape, unit, theme)
        case Line(points=((x0, y0), (x1, y1))) if x0 == x1 or y0 == y1:
            _straight(ImageDraw.Draw(image), shape, unit, theme)
        case Line() | Polygon() | Disc():
            _smooth(image, shape, unit, theme)


# ---------------------------------------------------------------------- what needs no smoothing
def _rectangle(image: Image.Image, box: Box, unit: float, theme: str) -> None:
    """An upright rectangle from whole pixel to whole pixel, smooth in its corners alone."""
    inks, draw = THEMES[theme], ImageDraw.Draw(image)
    fill, edge = inks[box.fill] if box.fill else None, inks[box.edge] if box.edge else None
    width = max(1, round(box.width * unit)) if box.edge else 0
    out = width / 2
    x0, y0 = round(box.x * unit - out), round(box.y * unit - out)
    x1, y1 = round((box.x + box.w) * unit + out), round((box.y + box.h) * unit + out)
    r = min(ceil(box.round * unit + out), (x1 - x0) // 2, (y1 - y0) // 2) if box.round else 0
    if x1 <= x0 or y1 <= y0:
        return
    places = ((x0, y0), (x1 - r, y0), (x0, y1 - r), (x1 - r, y1 - r)) if r else ()
    behind = [image.crop((x, y, x + r, y + r)) for x, y in places]
    draw.rectangle((x0, y0, x1 - 1, y1 - 1), fill, edge, width)
    for at, under, corner in zip(places, behind, _corners(r, width, fill, edge), strict=False):
        under.paste(corner, (0, 0), corner)
        image.paste(under, at)


@lru_cache(64)
def _corners(r: int, width: int, fill: str | None, edge: str | None) -> tuple[Image.Image, ...]:
    """The quarters of a disc, `r` pixels wide."""
    if not r:
        return ()
    across = 2 * r * SMOOTH
    large = Image.new("RGBA", (across, across))
    draw = ImageDraw.Draw(large)
    draw.ellipse((0, 0, across - 1, across - 1), fill, edge, width * SMOOTH)
    disc = large.reduce(SMOOTH)
    return tuple(disc.crop((x, y, x + r, y + r)) for y in (0, r) for x in (0, r))


def _straight(draw: ImageDraw.ImageDraw, line: Line, unit: float, theme: str) -> None:
    """A level or upright line, sharp: as many whole pixels as come nearest to its width."""
    (x0, y0), (x1, y1) = sorted(line.points)
    width = max(1, round(line.width * unit))
    left, top, right, bottom = (round(at * unit - width / 2) for at in (x0, y0, x1, y1))
    draw.rectangle((left, top, right + width - 1, bottom + width - 1), THEMES[theme][line.ink])


# ---------------------------------------------------------------------- sprites
def _symbol(symbol: Symbol, size: float, theme: str) -> Image.Image:
    """A symbol's sprite, its middle in the middle."""

    def make() -> Image.Image:
        width, height = ceil(symbol.w * size) + 2, ceil(symbol.h * size) + 2
        return _smoothed(symbol.shapes, width, height, width / 2, height / 2, size, theme)

    return sprites.get((symbol, round(size, 3), theme), make)


def _smooth(image: Image.Image, shape: Line | Polygon | Disc, unit: float, theme: str) -> None:
    """One shape as a sprite, kept by its form and by where in a pixel it starts."""
    left, top, right, bottom = _bounds(shape)
    x, y = floor(left * unit) - 1, floor(top * unit) - 1
    width, height = ceil(right * unit) + 1 - x, ceil(bottom * unit) + 1 - y
    if width * height > LARGE:
        _trace(image, shape, 0.0, 0.0, unit, theme)
        return
    fraction = (round((left * unit - x) * SMOOTH), round((top * unit - y) * SMOOTH))
    key = (_form(shape, left, top), fraction, unit, theme)

    def make() -> Image.Image:
        return _smoothed((shape,), width, height, -x, -y, unit, theme)

    sprite = sprites.get(key, make)
    image.paste(sprite, (x, y), sprite)


def _smoothed(
    shapes: tuple[Plain | Text, ...],
    width: int,
    height: int,
    x: float,
    y: float,
    unit: float,
    theme: str,
) -> Image.Image:
    """Shapes on nothing, (0, 0) of theirs at pixel (x, y)."""
    large = Image.new("RGBA", (width * SMOOTH, height * SMOOTH))
    for shape in shapes:
        _trace(large, shape, x * SMOOTH, y * SMOOTH, unit * SMOOTH, theme)
    return large.reduce(SMOOTH)


def _trace(
    image: Image.Image, shape: Plain | Text, x: float, y: float, unit: float, theme: str
) -> None:
    """A shape drawn as it is, without smoothing; lines lie half inside, half outside."""
    draw, inks = ImageDraw.Draw(image), THEMES[theme]
    if isinstance(shape, Text):
        _write(image, shape, unit, rgb(inks[shape.ink]), x, y)
    elif isinstance(shape, Line | Polygon):
        points = [(x + px * unit, y + py * unit) for px, py in shape.points]
        _trace_points(draw, shape, points, max(1, round(shape.width * unit)), inks)
    else:
        left, top, right, bottom = (side * unit for side in _bounds(shape))
        # To whole dots of the large drawing; Pillow counts both ends in.
        area = (round(x + left), round(y + top), round(x + right) - 1, round(y + bottom) - 1)
        round_off = (shape.round + _half(shape)) * unit if isinstance(shape, Box) else None
        _trace_area(draw, shape, area, round_off, inks, max(1, round(shape.width * unit)))


def _trace_points(
    draw: ImageDraw.ImageDraw,
    shape: Line | Polygon,
    points: list[XY],
    width: int,
    inks: Mapping[str, str],
) -> None:
    if isinstance(shape, Line):
        draw.line(points, inks[shape.ink], width, "curve")
        return
    if shape.fill:
        draw.polygon(points, inks[shape.fill])
    if shape.edge:
        # One corner more, so that the last one is joined too.
        draw.line([*points, *points[:2]], inks[shape.edge], width, "curve")


def _trace_area(
    draw: ImageDraw.ImageDraw,
    shape: Disc | Box,
    area: tuple[int, int, int, int],
    corner: float | None,
    inks: Mapping[str, str],
    width: int,
) -> None:
    fill = inks[shape.fill] if shape.fill else None
    edge = inks[shape.edge] if shape.edge else None
    width = width if shape.edge else 0
    if corner is None:
        draw.ellipse(area, fill, edge, width)
    else:
        draw.rounded_rectangle(area, corner, fill, edge, width)


def _half(shape: Disc | Box) -> float:
    """How far an edge reaches out of its shape."""
    return shape.width / 2 if shape.edge else 0.0


def _bounds(shape: Plain) -> Bounds:
    """Left, top, right and bottom, edges included."""
    match shape:
        case Disc():
            r = shape.r + _half(shape)
            return shape.x - r, shape.y - r, shape.x + r, shape.y + r
        case Box():
            out = _half(shape)
            return shape.x - out, shape.y - out, shape.x + shape.w + out, shape.y + shape.h + out
    out = shape.width / 2
    xs, ys = zip(*shape.points, strict=True)
    return min(xs) - out, min(ys) - out, max(xs) + out, max(ys) + out


def _form(shape: Line | Polygon | Disc, left: float, top: float) -> Hashable:
    """What a shape looks like, wherever it is."""
    match shape:
        case Disc():
            return Disc, shape.r, shape.fill, shape.edge, shape.width
        case Line():
            inks = (shape.ink, "")
        case Polygon():
            inks = (shape.fill, shape.edge)
    points = tuple((round(x - left, 4), round(y - top, 4)) for x, y in shape.points)
    return type(shape), points, inks, shape.width


# ---------------------------------------------------------------------- text
@lru_cache(FONTS)
def _font(face: Face, size: float, weight: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(face.path, size, face.index)
    font.set_variation_by_axes([weight])
    return font


def _write(
    image: Image.Image, text: Text, unit: float, colour: RGB, x: float = 0.0, y: float = 0.0
) -> None:
    """One line of text; it never leaves its room, whatever it says."""
    line, size = fit(text.text, text.size, text.room, text.weight, text.face)
    em = floor(size * unit * 2) / 2
    if em < 1 or not line:
        return
    room = max(1, int(text.room * unit)) if text.room > 0 else 0
    key = (line, em, heavy(text.weight), text.face == "tc", room)
    mask = sprites.get(key, lambda: _lettering(line, em, text, room))
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
    left = round(x + text.x * unit - share * mask.width)
    top = round(y + text.y * unit + rise(line) * em) - _ascent(em)
    image.paste((*colour, 255)[: len(image.getbands())], (left, top), mask)


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
    draw = ImageDraw.Draw(mask)
    at = 0.0
    for font, part, width in zip(fonts, parts, widths, strict=True):
        draw.text((at, _ascent(em)), _written(part), 255, font, "ls", direction=_direction(part))
        at += width
    if 0 < room < mask.width:
        return mask.resize((room, mask.height), Image.Resampling.BOX)
    return mask


def _length(part: Run, font: ImageFont.FreeTypeFont, em: float) -> float:
    """How many pixels a stretch is wide; Han squares need no shaping to know it."""
    if part.face in (SC, TC):
        return part.width * em
    return font.getlength(_written(part), direction=_direction(part))


RAQM = bool(features.check("raqm"))


def _direction(part: Run) -> str | None:
    return ("rtl" if part.right_to_left else "ltr") if RAQM else None


def _written(part: Run) -> str:
    """Without a shaping library, text that runs right to left is at least put that way round."""
    return part.text[::-1] if part.right_to_left and not RAQM else part.text
