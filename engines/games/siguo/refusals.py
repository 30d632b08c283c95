"""Why a march or a layout may not stand, and what would.

The march given as an example tells that its piece is no mine, and may tell an engineer: so
all but what is the same for everybody is `PRIVATE`.
"""

from __future__ import annotations

from enum import StrEnum

from engines.game import Illegal
from engines.games.siguo.board import CAMPS, HEADQUARTERS, NAMES
from engines.games.siguo.notation import WORDS, canonical
from engines.games.siguo.rules import March, Move, Setup, Why, Word, marches, partner
from engines.games.siguo.view import View
from engines.junqi import layouts
from engines.junqi.army import FLAG, MINE

_OPEN = (Why.UNREADABLE, Why.SET_UP_FIRST, Why.RESIGN_LATER)
PRIVATE: frozenset[StrEnum] = frozenset(set(Why) - set(_OPEN))


def explain(view: View, move: Move, resign_after: int) -> Illegal:
    if view.setting_up and not isinstance(move, Setup):
        return Illegal(Why.SET_UP_FIRST, example=layouts.example(WORDS))
    match move:
        case Setup(layout):
            return _layout(view, layout)
        case March(start, end):
            why = _why(view, start, end)
            return Illegal(why, start=NAMES[start], end=NAMES[end], example=example(view, start))
        case Word():
            return Illegal(Why.RESIGN_LATER, plies=resign_after, played=view.plies)


def example(view: View, start: int) -> str:
    """A march that would stand, of the same piece if it has one."""
    assert view.seat is not None
    legal = marches(view.board, view.seat)
    same = [move for move in legal if move.start == start]
    return canonical((same or legal)[-1])


def _layout(view: View, layout: str) -> Illegal:
    if not view.setting_up:
        return Illegal(Why.ALREADY_SET_UP, example=example(view, 0))
    return layouts.refused(layout, Why, WORDS)


def _why(view: View, start: int, end: int) -> Why:
    man, there = view.board[start], view.board[end]
    assert view.seat is not None
    if man is None:
        return Why.EMPTY_POST
    if man.seat != view.seat:
        return Why.NOT_YOURS
    if start in HEADQUARTERS:
        return Why.IN_HEADQUARTERS
    if there and there.seat == view.seat:
        return Why.OWN_THERE
    if there and there.seat == partner(view.seat):
        return Why.PARTNER_THERE
    if there and end in CAMPS:
        return Why.SAFE_IN_CAMP
    return Why.NEVER_MOVES if man.kind in (MINE, FLAG) else Why.NO_WAY
