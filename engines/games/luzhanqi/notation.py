"""Layouts and marches as people type them, and as they are written.

A march names its two posts, `a2-a7`.  A layout is typed row by row in the short names of the
pieces, from the owner's back row or from the front row, whichever makes sense.
"""

from __future__ import annotations

import re

from engines.game import Illegal, Unreadable
from engines.games.luzhanqi.army import (
    HOME,
    KIND_OF,
    KINDS,
    NAMES,
    PRESETS,
    ROW_SIZES,
    layout_fault,
    rows,
)
from engines.games.luzhanqi.board import NAMES as POST_NAMES
from engines.games.luzhanqi.board import POSTS
from engines.games.luzhanqi.rules import March, Move, Setup, Skip, Why
from engines.games.luzhanqi.view import View
from engines.typed import plain
from render.words import phrase, say

WORDS = "engines.games.luzhanqi"
EXAMPLE_MARCH, EXAMPLE_SETUP = "a6-a7", "setup 1"
_SHORT = dict(zip("司军师旅团营连排工炸雷旗", KINDS, strict=True))
_SIMPLER = str.maketrans("軍師團營連", "军师团营连")
_SETUP = re.compile(r"(?:布阵|布陣|阵|陣|set ?up|preset) ?#?(\d{1,3})")
_RANDOM = frozenset({"随机", "隨機", "随机布阵", "隨機佈陣", "布阵 随机", "random", "setup random"})
_SKIP = frozenset({"超时", "超時", "timeout"})
_POST = r"[a-e] ?(?:1[0-2]|[1-9])"
_NAME = "|".join(KIND_OF)
_MARCH = re.compile(rf"({_NAME})? ?({_POST}) ?(?:-+>?|=?>|[—–−~→,到至x]|to)? ?({_POST})")
_SEPARATORS = re.compile(r"[ ,;/|.、。，；\-_]+")
_HEAD = re.compile(r"^(?:布阵|布陣|佈陣|set ?up) ?:?")


def parse(view: View, text: str) -> Move:
    """Raises Unreadable for no move of ours, Illegal for a piece word that is not so."""
    said = plain(text).translate(_SIMPLER).replace("佈", "布").lower()
    if said in _SKIP:
        return Skip()
    if found := _MARCH.fullmatch(said):
        return _march(view, found)
    return Setup(_layout(view, said))


def _march(view: View, found: re.Match[str]) -> March:
    start, end = (POSTS[found[n].replace(" ", "")] for n in (2, 3))
    man = view.board[start]
    if found[1] and man and man.seat == view.seat and NAMES[man.kind] != found[1]:
        raise Illegal(
            Why.OTHER_PIECE,
            post=POST_NAMES[start],
            piece=phrase(WORDS, f"kind-{man.kind}"),
            example=canonical(March(start, end)),
        )
    return March(start, end)


def _layout(view: View, said: str) -> str:
    if found := _SETUP.fullmatch(said):
        number = int(found[1])
        if not 1 <= number <= len(PRESETS):
            raise Illegal(Why.NO_PRESET, number=number, most=len(PRESETS), example=EXAMPLE_SETUP)
        return PRESETS[number - 1]
    if said in _RANDOM and view.spare:
        return view.spare
    kinds = read_layout(said)
    if not kinds:
        example = EXAMPLE_SETUP if view.setting_up else EXAMPLE_MARCH
        raise Unreadable(Why.UNREADABLE, example=example)
    return kinds


def read_layout(said: str) -> str:
    """The kinds of a typed layout, back row first; "" when it is none."""
    body = _SEPARATORS.sub("", _HEAD.sub("", said))
    for name, kind in KIND_OF.items():
        body = body.replace(name, kind)
    kinds = "".join(_SHORT.get(character, character.upper()) for character in body)
    if len(kinds) < 10 or set(kinds) - set(KINDS):
        return ""
    other = from_front(kinds)
    return other if layout_fault(kinds) and other and not layout_fault(other) else kinds


def from_front(kinds: str) -> str:
    """A layout typed front row first, as one typed back row first; "" if it is no layout."""
    if len(kinds) != len(HOME):
        return ""
    parts, cut = [], 0
    for size in reversed(ROW_SIZES):
        parts.append(kinds[cut : cut + size])
        cut += size
    return "".join(reversed(parts))


def canonical(move: Move, spare: str = "") -> str:
    """`a2-a7`; a layout by its name if it has one, else back row first; `timeout`."""
    match move:
        case March(start, end):
            return f"{POST_NAMES[start]}-{POST_NAMES[end]}"
        case Setup(layout) if layout in PRESETS:
            return f"setup {PRESETS.index(layout) + 1}"
        case Setup(layout):
            return "random" if layout == spare else rows(layout)
        case Skip():
            return "timeout"


def write(move: Move, language: str) -> str:
    """As all may read it: of a layout no more than that it is done."""
    match move:
        case Setup():
            return say(WORDS, language, "write-setup")
        case Skip():
            return say(WORDS, language, "write-skip")
        case March():
            return canonical(move)
