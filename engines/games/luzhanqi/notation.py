"""Layouts and marches as people type them, and as they are written.

A march names its two posts, `a2-a7`, as South counts them or as the house has its player count
them; a side in front says who counts, `北 a6-a7`.  A layout is typed row by row in the short
names of the pieces, from the owner's back row or from the front row, whichever makes sense.
"""

from __future__ import annotations

import re

from engines.game import Illegal, Unreadable
from engines.games.luzhanqi.board import NAMES as POST_NAMES
from engines.games.luzhanqi.board import POSTS, turned
from engines.games.luzhanqi.rules import March, Move, Setup, Skip, Why
from engines.games.luzhanqi.view import View
from engines.junqi import layouts
from engines.junqi.army import KIND_OF, NAMES
from engines.junqi.layouts import labelled, layout_of, simpler, written
from engines.typed import plain
from render.words import phrase, say

WORDS = "engines.games.luzhanqi"
EXAMPLE_MARCH = "a6-a7"
_SKIP = frozenset({"超时", "超時", "timeout"})
_SIDES = {"南": False, "s": False, "south": False, "北": True, "n": True, "north": True}
_POST = r"[a-e] ?(?:1[0-2]|[1-9])"
_NAME = "|".join(KIND_OF)
_COUNTING = "|".join(_SIDES)
_MARCH = re.compile(
    rf"(?:({_COUNTING}) ?)?({_NAME})? ?({_POST}) ?(?:-+>?|=?>|[—–−~→,到至x]|to)? ?({_POST})"
)


def parse(view: View, text: str) -> Move:
    """Raises Unreadable for no move of ours, Illegal for a piece word that is not so."""
    said = simpler(plain(text))
    if said in _SKIP:
        return Skip()
    found = [_MARCH.fullmatch(part.strip()) for part in said.split("/")]
    marches = {_march(view, march) for march in found if march}
    if all(found) and len(marches) == 1:
        return marches.pop()
    return Setup(_layout(view, said))


def _march(view: View, found: re.Match[str]) -> March:
    start, end = (POSTS[found[n].replace(" ", "")] for n in (3, 4))
    if _SIDES[found[1]] if found[1] else view.turned:
        start, end = turned(start), turned(end)
    man = view.board[start]
    if found[2] and man and man.seat == view.seat and NAMES[man.kind] != found[2]:
        raise Illegal(
            Why.OTHER_PIECE,
            post=view.name(start),
            piece=phrase(WORDS, f"kind-{man.kind}"),
            example=march_name(view, March(start, end)),
        )
    return March(start, end)


def _layout(view: View, said: str) -> str:
    layout = layout_of(said, view.spare, Why, WORDS)
    if not layout:
        example = layouts.example(WORDS) if view.setting_up else EXAMPLE_MARCH
        raise Unreadable(Why.UNREADABLE, example=example)
    return layout


def march_name(view: View, march: March) -> str:
    """`a2-a7`, as this view counts."""
    return f"{view.name(march.start)}-{view.name(march.end)}"


def canonical(view: View, move: Move) -> str:
    """`a2-a7`; a layout by its name if it has one, else back row first; `timeout`.

    Posts are named as South counts them whoever moves, which `s` says to who counts otherwise.
    """
    match move:
        case March():
            return f"s {_fixed(move)}" if view.turned else _fixed(move)
        case Setup(layout):
            return written(layout, view.spare)
        case Skip():
            return "timeout"


def _fixed(march: March) -> str:
    return f"{POST_NAMES[march.start]}-{POST_NAMES[march.end]}"


def label(view: View, move: Move, language: str) -> str:
    """As its own seat reads it, and may type it."""
    match move:
        case Setup(layout):
            return labelled(layout, view.spare, WORDS, language)
        case March():
            return march_name(view, move)
        case Skip():
            return write(move, language, both=False)


def write(move: Move, language: str, *, both: bool) -> str:
    """As all may read it: of a layout no more than that it is done, of a march how `both`
    sides count it where they differ."""
    match move:
        case Setup():
            return say(WORDS, language, "write-setup")
        case Skip():
            return say(WORDS, language, "write-skip")
        case March(start, end) if both:
            north = _fixed(March(turned(start), turned(end)))
            return say(WORDS, language, "write-march", south=_fixed(move), north=north)
        case March():
            return _fixed(move)
