"""Scenes as SVG, for web pages: sharp at any size, in the reader's theme, open to clicks.

Colours are CSS custom properties named after the inks, with those of a theme to fall back on:
`render.theme.css` makes a page's pictures follow light and dark.  Each hot place is a
`g.hot[data-hot]`, a button to keyboards and screen readers too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from xml.sax.saxutils import escape, quoteattr
from zlib import crc32

from render.fonts import ELLIPSIS, fit, heavy, measure, outline, rise
from render.scene import XY, Box, Disc, Hot, Line, Polygon, Scene, Shape, Stamp, Symbol, Text
from render.theme import THEMES

LATIN = "Noto Sans,system-ui,sans-serif"
HAN = {
    "auto": f"Noto Sans CJK SC,Noto Sans SC,PingFang SC,Microsoft YaHei,{LATIN}",
    "sc": f"Noto Sans CJK SC,Noto Sans SC,PingFang SC,Microsoft YaHei,{LATIN}",
    "tc": f"Noto Sans CJK TC,Noto Sans TC,PingFang TC,Microsoft JhengHei,{LATIN}",
}
# Characters that XML has no way to write.
UNWRITABLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def svg(scene: Scene, theme: str = "light") -> str:
    """The picture as one `svg` element.  Raises KeyError for an unknown ink or theme."""
    inks = THEMES[theme]
    shapes = (*scene.ground, *scene.shapes)
    role = "group" if scene.hot else "img"
    size = f"{_n(scene.width)} {_n(scene.height)}"
    symbols = dict.fromkeys(shape.symbol for shape in shapes if isinstance(shape, Stamp))
    parts = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="scene" viewBox="0 0 {size}"',
        f' role="{role}" aria-label={_attribute(scene.alt)} font-family="{HAN["auto"]}"',
        ' stroke-linejoin="round">',
        *_defs(symbols, inks),
        f'<rect width="100%" height="100%" style="{_fill(scene.paper, inks)}"/>',
        *_drawn(shapes, inks),
        *map(_hot, scene.hot),
        "</svg>",
    )
    return "".join(parts)


def _defs(symbols: Iterable[Symbol], inks: Mapping[str, str]) -> Iterator[str]:
    groups = [f'<g id="{_id(one)}">{"".join(_symbol(one, inks))}</g>' for one in symbols]
    if groups:
        yield f"<defs>{''.join(groups)}</defs>"


def _symbol(symbol: Symbol, inks: Mapping[str, str]) -> Iterator[str]:
    for shape in symbol.shapes:
        if isinstance(shape, Text):
            yield _lettering(shape, inks)
        else:
            yield from _drawn((shape,), inks)


def _lettering(text: Text, inks: Mapping[str, str]) -> str:
    """The text of a symbol, drawn: a man stays what it is where no font has its character."""
    line, size = fit(text.text, text.size, text.room, text.weight, text.face)
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
    x = text.x - share * measure(line, size, text.weight, text.face)
    put = f"translate({_n(x)} {_n(text.y + rise(line) * size)}) scale({_n(size)})"
    path = outline(line, text.weight, text.face)
    return f'<path transform="{put}" d="{path}" style="{_fill(text.ink, inks)}"/>'


def _id(symbol: Symbol) -> str:
    """An id that is the same on every picture of a page, and another's only if drawn alike."""
    name = re.sub(r"[^a-zA-Z0-9]+", "-", symbol.name)
    return f"s-{name}-{crc32(repr(symbol.shapes).encode()):x}"


def _drawn(shapes: Iterable[Shape], inks: Mapping[str, str]) -> Iterator[str]:
    for shape in shapes:
        match shape:
            case Line():
                style = f"fill:none;{_stroke(shape.ink, shape.width, inks)}"
                yield f'<polyline points="{_points(shape.points)}" style="{style}"/>'
            case Polygon():
                yield f'<polygon points="{_points(shape.points)}" {_style(shape, inks)}/>'
            case Disc():
                at = f'cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="{_n(shape.r)}"'
                yield f"<circle {at} {_style(shape, inks)}/>"
            case Box():
                yield _box(shape, inks)
            case Text():
                yield _text(shape, inks)
            case Stamp():
                put = f"translate({_n(shape.x)} {_n(shape.y)}) scale({_n(shape.size)})"
                yield f'<use href="#{_id(shape.symbol)}" transform="{put}"/>'


def _box(box: Box, inks: Mapping[str, str]) -> str:
    at = f'x="{_n(box.x)}" y="{_n(box.y)}" width="{_n(box.w)}" height="{_n(box.h)}"'
    corner = f' rx="{_n(box.round)}"' if box.round else ""
    return f"<rect {at}{corner} {_style(box, inks)}/>"


def _text(text: Text, inks: Mapping[str, str]) -> str:
    line, size = fit(text.text, text.size, text.room, text.weight, text.face)
    if not line:
        return ""
    attributes = [
        f'x="{_n(text.x)}" y="{_n(text.y + rise(line) * size)}" font-size="{_n(size)}"',
        f'text-anchor="{text.anchor}" style="{_fill(text.ink, inks)}"',
    ]
    if heavy(text.weight) != 400:
        attributes.append(f'font-weight="{heavy(text.weight)}"')
    if text.face != "auto":
        attributes.append(f'font-family="{HAN[text.face]}"')
    if size < text.size and not line.endswith(ELLIPSIS):
        # Measured in our fonts; the reader's may be wider.
        attributes.append(f'textLength="{_n(text.room)}" lengthAdjust="spacingAndGlyphs"')
    return f"<text {' '.join(attributes)}>{escape(line)}</text>"


def _hot(hot: Hot) -> str:
    at = f'x="{_n(hot.x)}" y="{_n(hot.y)}" width="{_n(hot.w)}" height="{_n(hot.h)}"'
    return (
        f'<g class="hot" data-hot={_attribute(hot.value)} role="button" tabindex="0"'
        f' aria-label={_attribute(hot.label or hot.value)}><rect {at} fill="transparent"/></g>'
    )


def _style(shape: Polygon | Disc | Box, inks: Mapping[str, str]) -> str:
    fill = _fill(shape.fill, inks) if shape.fill else "fill:none"
    stroke = f";{_stroke(shape.edge, shape.width, inks)}" if shape.edge else ""
    return f'style="{fill}{stroke}"'


def _fill(ink: str, inks: Mapping[str, str]) -> str:
    return f"fill:var(--{ink},{inks[ink]})"


def _stroke(ink: str, width: float, inks: Mapping[str, str]) -> str:
    return f"stroke:var(--{ink},{inks[ink]});stroke-width:{_n(width)}"


def _points(points: Iterable[XY]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)


def _n(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".")


def _attribute(text: str) -> str:
    return quoteattr(UNWRITABLE.sub("", text))
