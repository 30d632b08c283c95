"""Layouts and marches as people type them, and as they are written.

A march names its two posts, `a2-a7`.  A layout is typed row by row in the short names of the
pieces, from the owner's back row or from the front row, whichever makes sense.
"""

from __future__ import annotations

import re

from engines.game import Illegal, Unreadable
from engines.games.luzhanqi.board import NAMES as POST_NAMES
from engines.games.luzhanqi.board import POSTS
from engines.games.luzhanqi.rules import March, Move, Setup, Skip, Why
from engines.games.luzhanqi.view import View
from engines.junqi.army import KIND_OF, NAMES, PRESETS
from engines.junqi.layouts import NoPreset, labelled, layout_of, simpler, written
from engines.typed import plain
from render.words import phrase, say

WORDS = "engines.games.luzhanqi"
EXAMPLE_MARCH, EXAMPLE_SETUP = "a6-a7", "setup 1"
_SKIP = frozenset({"超时", "超時", "timeout"})
_POST = r"[a-e] ?(?:1[0-2]|[1-9])"
_NAME = "|".join(KIND_OF)
_MARCH = re.compile(rf"({_NAME})? ?({_POST}) ?(?:-+>?|=?>|[—–−~→,到至x]|to)? ?({_POST})")


def parse(view: View, text: str) -> Move:
    """Raises Unreadable for no move of ours, Illegal for a piece word that is not so."""
    said = simpler(plain(text))
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
    try:
        layout = layout_of(said, view.spare)
    except NoPreset as none:
        raise Illegal(
            Why.NO_PRESET, number=none.number, most=len(PRESETS), example=EXAMPLE_SETUP
        ) from None
    if not layout:
        example = EXAMPLE_SETUP if view.setting_up else EXAMPLE_MARCH
        raise Unreadable(Why.UNREADABLE, example=example)
    return layout


def canonical(move: Move, spare: str = "") -> str:
    """`a2-a7`; a layout by its name if it has one, else back row first; `timeout`."""
    match move:
        case March(start, end):
            return f"{POST_NAMES[start]}-{POST_NAMES[end]}"
        case Setup(layout):
            return written(layout, spare)
        case Skip():
            return "timeout"


def label(move: Move, spare: str, language: str) -> str:
    """As its own seat reads it, and may type it."""
    if isinstance(move, Setup):
        return labelled(move.layout, spare, WORDS, language)
    return write(move, language)


def write(move: Move, language: str) -> str:
    """As all may read it: of a layout no more than that it is done."""
    match move:
        case Setup():
            return say(WORDS, language, "write-setup")
        case Skip():
            return say(WORDS, language, "write-skip")
        case March():
            return canonical(move)
