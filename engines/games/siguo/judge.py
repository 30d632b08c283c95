"""The rule desk: where may this piece go, does this layout stand."""

from __future__ import annotations

from collections.abc import Callable

from engines.game import Case
from engines.games.siguo import rules
from engines.games.siguo.board import MIDDLE, NAMES, POSTS, ZONES
from engines.games.siguo.position import EMPTY, man_of
from engines.junqi import army, desk, zone
from engines.junqi.desk import Answer


def judge(ask: str, case: Case) -> Answer:
    """Raises Unjudgeable."""
    return desk.answered(_ASKS, ask, case)


def _destinations(case: Case) -> Answer:
    """occupied, piece, friends (sides beside its own) → to."""
    board = list(EMPTY)
    for post, text in case["occupied"].items():
        board[POSTS[post]] = man_of(text)
    start = POSTS[case["piece"]]
    if board[start] is None:
        raise KeyError(case["piece"])
    friends = [_side(side) for side in case["friends"]] if "friends" in case else None
    return {"to": sorted(NAMES[end] for end in rules.destinations(tuple(board), start, friends))}


def _side(name: str) -> int:
    if name not in tuple(ZONES):
        raise KeyError(name)
    return ZONES.index(name)


def _setup(case: Case) -> Answer:
    """A layout on the posts of one zone, with its letter or, as its owner counts, without."""
    placed = case["layout"].items()
    if len({post[:-2] for post, _ in placed}) > 1:
        raise KeyError("layout")
    return desk.layout({_own(post): army.KIND_OF[name] for post, name in placed})


def _own(post: str) -> int:
    number = POSTS[post] if post in POSTS else POSTS[ZONES[0] + post]
    if number >= MIDDLE:
        raise KeyError(post)
    return number % zone.POSTS


_ASKS: dict[str, Callable[[Case], Answer]] = {"destinations": _destinations, "setup": _setup}
