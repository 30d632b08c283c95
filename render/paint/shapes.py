"""How one shape comes into a picture.

Each symbol, and each shape with a slope or a bend, is drawn once, four times too large, made
smaller (that is what smooths its edges) and kept as a sprite.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from math import ceil, floor

from PIL import Image, ImageDraw

from render.paint.islands import Area
from render.paint.kept import Kept
from render.paint.lettering import lettered
from render.scene import XY, Box, Disc, Line, Polygon, Shape, Stamp, Text
from render.theme import THEMES

SMOOTH = 4  # sprites are drawn this many times too large
SPRITE_BYTES = 24 << 20
LARGE = 1 << 21  # pixels a sprite may have: what is larger is drawn without smoothing

Plain = Line | Polygon | Disc | Box
Inks = Mapping[str, str]
Bounds = tuple[float, float, float, float]
Sprite = tuple[Image.Image, int, int]  # and the pixel of its top left corner


def weight(sprite: Sprite) -> int:
    return len(sprite[0].getbands()) * sprite[0].width * sprite[0].height + 200


sprites: Kept[Sprite] = Kept(SPRITE_BYTES, weight)


def put(image: Image.Image, shape: Shape, unit: float, theme: str) -> None:
    match shape:
        case Text():
            _write(image, shape, unit, THEMES[theme])
        case Box():
            _rectangle(image, shape, unit, theme)
        case Line() if _is_straight(shape):
            left, top, right, bottom = _bar(shape, unit)
            ink = THEMES[theme][shape.ink]
            ImageDraw.Draw(image).rectangle((left, top, right - 1, bottom - 1), ink)
        case _ if sprite := _sprite(shape, unit, theme):
            drawn, x, y = sprite
            source = THEMES[theme][shape.ink] if isinstance(shape, Line) else drawn
            image.paste(source, (x, y), drawn)
        case Line() | Polygon() | Disc():
            _trace(image, shape, 0.0, 0.0, unit, THEMES[theme])


@lru_cache(1 << 13)
def extent(shape: Shape, unit: float, theme: str) -> Area:
    """The pixels that `put` may touch."""
    match shape:
        case Text():
            found = lettered(shape, unit)
        case Box():
            return _sides(shape, unit)
        case Line() if _is_straight(shape):
            return _bar(shape, unit)
        case _:
            found = _sprite(shape, unit, theme)
    if found:
        sprite, x, y = found
        return x, y, x + sprite.width, y + sprite.height
    return (0, 0, 0, 0) if isinstance(shape, Text | Stamp) else _around(shape, unit)


def _write(
    image: Image.Image, text: Text, unit: float, inks: Inks, x: float = 0.0, y: float = 0.0
) -> None:
    if line := lettered(text, unit, x, y):
        image.paste(inks[text.ink], line[1:], line[0])


# ---------------------------------------------------------------------- what needs no smoothing
def _rectangle(image: Image.Image, box: Box, unit: float, theme: str) -> None:
    """An upright rectangle from whole pixel to whole pixel, smooth in its corners alone."""
    inks, width = THEMES[theme], _edge(box, unit)
    fill, edge = inks[box.fill] if box.fill else None, inks[box.edge] if box.edge else None
    x0, y0, x1, y1 = _sides(box, unit)
    round_off = ceil(box.round * unit + width / 2)
    r = min(round_off, (x1 - x0) // 2, (y1 - y0) // 2) if box.round else 0
    _fill(image, (x0 + r, y0, x1 - r, y1), fill)
    _fill(image, (x0, y0 + r, x0 + r, y1 - r), fill)
    _fill(image, (x1 - r, y0 + r, x1, y1 - r), fill)
    _fill(image, (x0 + r, y0, x1 - r, y0 + width), edge)
    _fill(image, (x0 + r, y1 - width, x1 - r, y1), edge)
    _fill(image, (x0, y0 + r, x0 + width, y1 - r), edge)
    _fill(image, (x1 - width, y0 + r, x1, y1 - r), edge)
    places = ((x0, y0), (x1 - r, y0), (x0, y1 - r), (x1 - r, y1 - r))
    for at, corner in zip(places, _corners(r, width, fill, edge), strict=False):
        image.paste(corner, at, corner)


def _fill(image: Image.Image, area: Area, ink: str | None) -> None:
    if ink and area[0] < area[2] and area[1] < area[3]:
        image.paste(ink, area)


def _edge(box: Box, unit: float) -> int:
    return max(1, round(box.width * unit)) if box.edge else 0


def _sides(box: Box, unit: float) -> Area:
    out = _edge(box, unit) / 2
    x0, y0 = round(box.x * unit - out), round(box.y * unit - out)
    return x0, y0, round((box.x + box.w) * unit + out), round((box.y + box.h) * unit + out)


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


def _is_straight(line: Line) -> bool:
    return len(line.points) == 2 and any(a == b for a, b in zip(*line.points, strict=True))


def _bar(line: Line, unit: float) -> Area:
    """A level or upright line, sharp: as many whole pixels as come nearest to its width."""
    (x0, y0), (x1, y1) = sorted(line.points)
    width = max(1, round(line.width * unit))
    left, top, right, bottom = (round(at * unit - width / 2) for at in (x0, y0, x1, y1))
    return left, top, right + width, bottom + width


# ---------------------------------------------------------------------- sprites
def _sprite(shape: Stamp | Line | Polygon | Disc, unit: float, theme: str) -> Sprite | None:
    """None for what is too large to be smoothed."""
    if isinstance(shape, Stamp):
        return _stamp(shape, unit, theme)
    return _smooth(shape, unit, theme)


def _stamp(stamp: Stamp, unit: float, theme: str) -> Sprite:
    symbol, size = stamp.symbol, stamp.size * unit
    width, height = ceil(symbol.w * size) + 2, ceil(symbol.h * size) + 2

    def make() -> Image.Image:
        large = Image.new("RGBA", (width * SMOOTH, height * SMOOTH))
        for shape in symbol.shapes:
            middle = width * SMOOTH / 2, height * SMOOTH / 2
            _trace(large, shape, *middle, size * SMOOTH, THEMES[theme])
        return large.reduce(SMOOTH)

    sprite, left, top = _kept((symbol, round(size, 3), theme), make)
    x, y = round(stamp.x * unit - width / 2), round(stamp.y * unit - height / 2)
    return sprite, x + left, y + top


def _kept(key: Hashable, make: Callable[[], Image.Image]) -> Sprite:
    """A sprite without its empty rim, and the pixel of the drawing where it begins."""

    def trimmed() -> Sprite:
        drawn = make()
        area = drawn.getbbox() or (0, 0, 1, 1)
        return drawn.crop(area), area[0], area[1]

    return sprites.get(key, trimmed)


def _smooth(shape: Line | Polygon | Disc, unit: float, theme: str) -> Sprite | None:
    """One shape as a sprite, kept by its form and by where in a pixel it starts.

    That of a line is a mask: it has one ink, and the long ones are large.
    """
    left, top, _, _ = _bounds(shape)
    x, y, right, bottom = _around(shape, unit)
    width, height = right - x, bottom - y
    if width * height > LARGE:
        return None
    fraction = (round((left * unit - x) * SMOOTH), round((top * unit - y) * SMOOTH))
    mode, inks = ("L", {shape.ink: "white"}) if isinstance(shape, Line) else ("RGBA", THEMES[theme])
    key = (_form(shape, left, top), fraction, unit, theme)

    def make() -> Image.Image:
        large = Image.new(mode, (width * SMOOTH, height * SMOOTH))
        _trace(large, shape, -x * SMOOTH, -y * SMOOTH, unit * SMOOTH, inks)
        return large.reduce(SMOOTH)

    sprite, left_out, top_out = _kept(key, make)
    return sprite, x + left_out, y + top_out


def _around(shape: Line | Polygon | Disc, unit: float) -> Area:
    """Its bounds in whole pixels, one more on each side."""
    left, top, right, bottom = (side * unit for side in _bounds(shape))
    return floor(left) - 1, floor(top) - 1, ceil(right) + 1, ceil(bottom) + 1


def _trace(
    image: Image.Image, shape: Plain | Text, x: float, y: float, unit: float, inks: Inks
) -> None:
    """A shape drawn as it is, without smoothing; lines lie half inside, half outside."""
    draw = ImageDraw.Draw(image)
    if isinstance(shape, Text):
        _write(image, shape, unit, inks, x, y)
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
    inks: Inks,
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
            inks = ("", "")
        case Polygon():
            inks = (shape.fill, shape.edge)
    points = tuple((round(x - left, 4), round(y - top, 4)) for x, y in shape.points)
    return type(shape), points, inks, shape.width


# ---------------------------------------------------------------------- text
