"""Layouts, marches and words as people type them, and as they are written.

A march names its two posts, `sa6-we5`; in one's own zone the letter of the side may be left
out.
"""

from __future__ import annotations

import re

from engines.game import Illegal, Unreadable
from engines.games.siguo.board import NAMES, POSTS, ZONES
from engines.games.siguo.rules import March, Move, Setup, Why, Word
from engines.games.siguo.view import View
from engines.junqi import layouts
from engines.junqi.army import KIND_OF
from engines.junqi.army import NAMES as KINDS
from engines.junqi.layouts import labelled, layout_of, simpler, written
from engines.typed import plain
from render.words import phrase, say

WORDS = "engines.games.siguo"
EXAMPLE_MARCH = "sa6-m7"
_WORDS = {
    "超时": Word.TIMEOUT, "超時": Word.TIMEOUT, "timeout": Word.TIMEOUT,
    "认输": Word.RESIGN, "認輸": Word.RESIGN, "投降": Word.RESIGN, "resign": Word.RESIGN,
    "逃跑": Word.LEAVE, "退出": Word.LEAVE, "quit": Word.LEAVE,
}  # fmt: skip
_SIDES = str.maketrans("南东東北西", "seenw")
_POST = r"m ?[1-9]|[senw]? ?[a-e] ?[1-6]"
_KIND = "|".join(KIND_OF)
_MARCH = re.compile(rf"({_KIND})? ?({_POST}) ?(?:-+>?|=?>|[—–−~→,到至x]|to)? ?({_POST})")


def parse(view: View, text: str) -> Move:
    """Raises Unreadable for no move of ours, Illegal for a piece word that is not so."""
    said = simpler(plain(text))
    if said in _WORDS:
        return _WORDS[said]
    if found := _MARCH.fullmatch(said.translate(_SIDES)):
        return _march(view, found)
    return Setup(_layout(view, said))


def _march(view: View, found: re.Match[str]) -> March:
    start = _post(view, found[2])
    end = _post(view, found[3])
    man = view.board[start]
    if found[1] and man and man.seat == view.seat and KINDS[man.kind] != found[1]:
        raise Illegal(
            Why.OTHER_PIECE,
            post=NAMES[start],
            piece=phrase(WORDS, f"kind-{man.kind}"),
            example=canonical(March(start, end)),
        )
    return March(start, end)


def _post(view: View, typed: str) -> int:
    name = typed.replace(" ", "")
    if name in POSTS:
        return POSTS[name]
    return POSTS[ZONES[view.seat or 0] + name]


def _layout(view: View, said: str) -> str:
    layout = layout_of(said, view.spare, Why, WORDS)
    if not layout:
        example = layouts.example(WORDS) if view.setting_up else EXAMPLE_MARCH
        raise Unreadable(Why.UNREADABLE, example=example)
    return layout


def canonical(move: Move, spare: str = "") -> str:
    """`sa6-we5`; a layout by its name if it has one, else back row first; a word."""
    match move:
        case March(start, end):
            return f"{NAMES[start]}-{NAMES[end]}"
        case Setup(layout):
            return written(layout, spare)
        case Word():
            return str(move)


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
        case Word():
            return say(WORDS, language, f"write-{move}")
        case March():
            return canonical(move)
