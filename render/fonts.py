"""Which font has which character, and how wide it is: the same answer for PNG and SVG.

The faces are Noto's, from packages.  Nothing is read before the first text is measured, and
then only the tables of the faces that the text needs.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from threading import RLock

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from render.names import runs_right_to_left, visible

ELLIPSIS = "…"
SMALLEST = 0.7  # of the wished size, before text is cut
WEIGHTS = (400, 700)


@dataclass(frozen=True, slots=True)
class Face:
    """One font: a file of a package, and which of the file's fonts."""

    package: str
    file: str
    index: int = 0

    @property
    def path(self) -> str:
        return str(files(self.package) / self.file)


def _noto(name: str) -> Face:
    return Face("manimgx_fonts", f"Noto{name}[wght].ttf")


SC = Face("manimgx_fonts_cjk", "NotoSansCJK-VF.otf.ttc", 2)
TC = Face("manimgx_fonts_cjk", "NotoSansCJK-VF.otf.ttc", 3)
LATIN = _noto("Sans")
SCRIPTS = (
    "Arabic Hebrew Devanagari Thai Bengali Tamil Telugu Kannada Malayalam Gujarati Gurmukhi "
    "Oriya Sinhala Khmer Lao Myanmar Georgian Armenian Ethiopic Symbols"
)
PICTURES = _noto("Emoji")
OTHERS = (*(_noto(f"Sans{script}") for script in SCRIPTS.split()), PICTURES)

# Blocks that the CJK font covers without a gap, and the width of each of their characters in
# ems.  Most Chinese text needs nothing else, so its large character map stays unread.
BLOCKS = (
    (0x3001, 0x3029, 1.0),
    (0x3041, 0x3096, 1.0),
    (0x30A0, 0x30FF, 1.0),
    (0x4E00, 0x9FEF, 1.0),
    (0xAC00, 0xD7A3, 0.92),
    (0xFF01, 0xFF5E, 1.0),
)
STARTS = tuple(first for first, _, _ in BLOCKS)
# Latin type has these too, but among Han characters they are one em wide like those.
CHINESE_POINTS = frozenset("“”‘’…·")
MISSING = "〓"  # the mark printers set for type they do not have


def _block_width(char: str) -> float:
    """How wide a character of `BLOCKS` is, 0 for any other."""
    code = ord(char)
    at = bisect_right(STARTS, code) - 1
    return BLOCKS[at][2] if at >= 0 and code <= BLOCKS[at][1] else 0.0


def is_square(char: str) -> bool:
    """Whether every font for Han characters gives it one em, whatever stands beside it."""
    return _block_width(char) == 1.0


def is_han(char: str) -> bool:
    return "\u2e80" <= char <= "\u9fff" or char >= "\U00020000"


# Fonts are read from their files bit by bit, and by several threads.
_reading = RLock()


@cache
def _font(face: Face) -> TTFont:
    return TTFont(face.path, fontNumber=face.index, lazy=True)


@cache
def _glyphs(face: Face) -> dict[int, str]:
    with _reading:
        return dict(_font(face).getBestCmap())


@lru_cache(8192)
def face_of(char: str, han: Face, chinese: bool = False) -> Face | None:
    """The face that draws a character, `han` being the one for Han; None: no face can."""
    if _block_width(char) or (chinese and char in CHINESE_POINTS):
        return han
    if ord(char) in _glyphs(LATIN):
        return LATIN
    return next((face for face in (*OTHERS, han) if ord(char) in _glyphs(face)), None)


@lru_cache(8192)
def _advance(char: str, face: Face, weight: int) -> float:
    """The width of a character in ems."""
    if face in (SC, TC):
        if char in CHINESE_POINTS:
            return 1.0
        if width := _block_width(char):
            return width
    with _reading:
        glyph = _set(face, weight)[_glyphs(face)[ord(char)]]
        return float(glyph.width) / float(_font(face)["head"].unitsPerEm)


@cache
def _set(face: Face, weight: int):  # type: ignore[no-untyped-def]
    return _font(face).getGlyphSet(location={"wght": weight})


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one face and one direction; `width` in ems."""

    text: str
    face: Face
    width: float
    right_to_left: bool = False


def heavy(weight: int) -> int:
    """The nearest weight that we set text in: regular or bold."""
    return min(WEIGHTS, key=lambda known: abs(known - weight))


def _han_face(face: str) -> Face:
    return TC if face == "tc" else SC


@lru_cache(2048)
def runs(text: str, weight: int = 400, face: str = "auto") -> tuple[Run, ...]:
    """The text in drawing order, left to right.

    Neighbouring stretches that run right to left change places; a line as a whole runs left
    to right, as it does in an SVG picture.
    """
    parts = list(_parts(visible(text), heavy(weight), _han_face(face)))
    ordered: list[Run] = []
    turned = 0
    for part in parts:
        turned = turned + 1 if part.right_to_left else 0
        ordered.insert(len(ordered) - max(0, turned - 1), part)
    return tuple(ordered)


def _parts(text: str, weight: int, han: Face) -> Iterator[Run]:
    chinese = any(map(is_han, text))
    stretch, was, turned, width = "", LATIN, False, 0.0
    for char, turns in zip(text, _directions(text), strict=True):
        face = was if char == " " and _has_space(was) else face_of(char, han, chinese)
        if face is None:
            char, face = MISSING, han
        if stretch and (face, turns) != (was, turned):
            yield Run(stretch, was, width, turned)
            stretch, width = "", 0.0
        stretch, was, turned = stretch + char, face, turns
        width += _advance(char, face, weight)
    if stretch:
        yield Run(stretch, was, width, turned)


def _has_space(face: Face) -> bool:
    """Whether the face has a space for text; that of pictures is as wide as they are."""
    return face is not PICTURES and ord(" ") in _glyphs(face)


def _directions(text: str) -> list[bool]:
    """For each character, whether it runs right to left.

    Spaces and points between two that do run along; marks follow their letter.
    """
    turns = [runs_right_to_left(char) for char in text]
    waiting: list[int] = []
    before = False
    for at, char in enumerate(text):
        if not turns[at] and not char.isalnum():
            waiting.append(at)
            continue
        for neutral in waiting:
            turns[neutral] = before and turns[at]
        waiting, before = [], turns[at]
    for neutral in waiting:
        turns[neutral] = before and unicodedata.combining(text[neutral]) > 0
    return turns


def measure(text: str, size: float = 1.0, weight: int = 400, face: str = "auto") -> float:
    """How wide the text is, in the unit of `size`."""
    return size * sum(run.width for run in runs(text, weight, face))


@lru_cache(2048)
def fit(
    text: str, size: float, room: float, weight: int = 400, face: str = "auto"
) -> tuple[str, float]:
    """The text and size that fit into `room`: smaller down to 70 %, then cut; 0 is no limit."""
    text = visible(text)
    wide = measure(text, size, weight, face)
    if room <= 0 or wide <= room:
        return text, size
    small = max(room / wide, SMALLEST) * size
    if wide * small / size <= room * 1.0001:
        return text, small
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(text[:middle] + ELLIPSIS, small, weight, face) <= room:
            low = middle
        else:
            high = middle - 1
    cut = text[:low].rstrip() + ELLIPSIS
    return cut, min(small, size * room / measure(cut, size, weight, face))


def wrap(text: str, size: float, room: float, most: int = 3) -> tuple[str, ...]:
    """The text in lines that fit, broken at spaces or between Han characters.

    Of more than `most` lines the last one holds all the rest, for `fit` to cut.
    """
    text = visible(text)
    if measure(text, size) <= room:
        return (text,)
    lines = [""]
    for word in _words(text):
        longer = lines[-1] + word
        if lines[-1] and len(lines) < most and measure(longer.rstrip(), size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(line.strip() for line in lines)


def _words(text: str) -> Iterator[str]:
    word = ""
    for char in text:
        # A full stop or closing bracket never starts a line.
        if word and is_han(char) and char not in "\u3001\u3002\u300d\u300f\u3011\u300b":
            yield word
            word = ""
        word += char
        if char == " ":
            yield word
            word = ""
    if word:
        yield word


@lru_cache(512)
def outline(text: str, weight: int = 400, face: str = "auto") -> str:
    """Letters as SVG path data, in ems from the left end of the baseline, y downwards.

    For lettering that is part of a drawing: no reader's font can change or lack it.  Letters
    stand side by side unshaped.
    """
    with _reading:
        return "".join(_outlines(text, weight, face))


def _outlines(text: str, weight: int, face: str) -> Iterator[str]:
    at = 0.0
    for run in runs(text, weight, face):
        glyphs = _set(run.face, heavy(weight))
        scale = 1 / float(_font(run.face)["head"].unitsPerEm)
        for char in run.text:
            pen = SVGPathPen(glyphs, lambda value: f"{value:.3f}".rstrip("0").rstrip("."))
            glyph = glyphs[_glyphs(run.face)[ord(char)]]
            glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, at, 0)))
            yield pen.getCommands()
            at += _advance(char, run.face, heavy(weight))


def rise(text: str) -> float:
    """How far below its middle a line's baseline is, in ems: Han squares, else capitals."""
    return 0.38 if all(map(is_han, text)) else 0.362
