"""The rule desk: where may this piece go."""

from __future__ import annotations

from typing import Any

from engines.game import Case, Common, Unjudgeable
from engines.games.siguo import rules
from engines.games.siguo.board import NAMES, POSTS, ZONES
from engines.games.siguo.position import EMPTY, man_of


def judge(ask: str, case: Case) -> dict[str, Any]:
    """`destinations`: occupied, piece, friends (sides beside its own) → to.  Raises Unjudgeable."""
    if ask != "destinations":
        raise Unjudgeable(Common.NO_ASK, ask=ask)
    try:
        return {"to": _destinations(case)}
    except (KeyError, ValueError, TypeError, AttributeError) as wrong:
        raise Unjudgeable(Common.BAD_CASE, text=str(wrong)[:40]) from None


def _destinations(case: Case) -> list[str]:
    board = list(EMPTY)
    for post, text in case["occupied"].items():
        board[POSTS[post]] = man_of(text)
    start = POSTS[case["piece"]]
    if board[start] is None:
        raise KeyError(case["piece"])
    friends = [ZONES.index(side) for side in case["friends"]] if "friends" in case else None
    return sorted(NAMES[end] for end in rules.destinations(tuple(board), start, friends))
