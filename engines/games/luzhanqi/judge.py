"""The rule desk: where may this piece go, who wins this fight, does this layout stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.game import Case, Common, Unjudgeable
from engines.games.luzhanqi import rules
from engines.games.luzhanqi.board import HALF, NAMES, POSTS
from engines.games.luzhanqi.position import EMPTY, man_of
from engines.junqi import army

Answer = dict[str, Any]


def judge(ask: str, case: Case) -> Answer:
    """Raises Unjudgeable."""
    if ask not in _ASKS:
        raise Unjudgeable(Common.NO_ASK, ask=ask)
    try:
        return _ASKS[ask](case)
    except (KeyError, ValueError, TypeError, AttributeError) as wrong:
        raise Unjudgeable(Common.BAD_CASE, text=str(wrong)[:40]) from None


def _destinations(case: Case) -> Answer:
    board = list(EMPTY)
    for post, text in case["occupied"].items():
        board[POSTS[post]] = man_of(text)
    start = POSTS[case["piece"]]
    if board[start] is None:
        raise KeyError(case["piece"])
    return {"to": sorted(NAMES[end] for end in rules.destinations(tuple(board), start))}


def _combat(case: Case) -> Answer:
    """One fight, or without one the whole table of who wins."""
    if "attacker" not in case:
        movers = [kind for kind in army.KINDS if kind not in (army.MINE, army.FLAG)]
        return {
            "table": {
                army.NAMES[a]: {d: _fight(army.NAMES[a], d) for d in army.KIND_OF} for a in movers
            }
        }
    return {"result": _fight(case["attacker"], case["defender"])}


def _fight(attacker: str, defender: str) -> str:
    kind = army.KIND_OF[attacker]
    if kind in (army.MINE, army.FLAG):
        raise KeyError(attacker)
    return str(army.fight(kind, army.KIND_OF[defender]))


def _setup(case: Case) -> Answer:
    """`expect` is "ok" or "error:" with the reason."""
    stand = {POSTS[post]: army.KIND_OF[name] for post, name in case["layout"].items()}
    if stand and min(stand) >= HALF:
        stand = {len(POSTS) - 1 - post: kind for post, kind in stand.items()}
    wrong = army.fault(stand)
    if wrong is None:
        return {"ok": True, "expect": "ok"}
    return {"ok": False, "why": str(wrong), "expect": f"error:{wrong}"}


_ASKS: dict[str, Callable[[Case], Answer]] = {
    "destinations": _destinations,
    "combat": _combat,
    "setup": _setup,
}
