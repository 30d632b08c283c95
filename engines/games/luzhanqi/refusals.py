"""Why a march or a layout may not stand, and what would.

The march given as an example tells that its piece is no mine, and may tell an engineer: so
all but what is the same for everybody is `PRIVATE`.
"""

from __future__ import annotations

from enum import StrEnum

from engines.game import Illegal
from engines.games.luzhanqi.board import CAMPS, HEADQUARTERS
from engines.games.luzhanqi.notation import WORDS, march_name
from engines.games.luzhanqi.rules import March, Move, Setup, Why, marches
from engines.games.luzhanqi.view import View
from engines.junqi import layouts
from engines.junqi.army import FLAG, MINE

_OPEN = (Why.UNREADABLE, Why.SET_UP_FIRST, Why.RESIGN_LATER)
PRIVATE: frozenset[StrEnum] = frozenset(set(Why) - set(_OPEN))


def explain(view: View, move: Move) -> Illegal:
    match move:
        case Setup(layout):
            return _layout(view, layout)
        case March(start, end) if not view.setting_up:
            why = _why(view, start, end)
            facts = {"start": view.name(start), "end": view.name(end)}
            return Illegal(why, **facts, example=example(view, start))
        case _:
            return Illegal(Why.SET_UP_FIRST, example=layouts.example(WORDS))


def example(view: View, start: int) -> str:
    """A march that would stand, of the same piece if it has one."""
    assert view.seat is not None
    legal = marches(view.board, view.seat)
    same = [move for move in legal if move.start == start]
    return march_name(view, (same or legal)[-1])


def _layout(view: View, layout: str) -> Illegal:
    if not view.setting_up:
        return Illegal(Why.ALREADY_SET_UP, example=example(view, 0))
    return layouts.refused(layout, Why, WORDS)


def _why(view: View, start: int, end: int) -> Why:
    man, there = view.board[start], view.board[end]
    if man is None:
        return Why.EMPTY_POST
    if man.seat != view.seat:
        return Why.NOT_YOURS
    if start in HEADQUARTERS:
        return Why.IN_HEADQUARTERS
    if there and there.seat == view.seat:
        return Why.OWN_THERE
    if there and end in CAMPS:
        return Why.SAFE_IN_CAMP
    return Why.NEVER_MOVES if man.kind in (MINE, FLAG) else Why.NO_WAY
