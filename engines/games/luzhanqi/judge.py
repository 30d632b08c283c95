"""The rule desk: where may this piece go, who wins this fight, does this layout stand."""

from __future__ import annotations

from collections.abc import Callable

from engines.game import Case
from engines.games.luzhanqi import rules
from engines.games.luzhanqi.board import HALF, NAMES, POSTS, turned
from engines.games.luzhanqi.position import EMPTY, man_of
from engines.junqi import army, desk
from engines.junqi.desk import Answer


def judge(ask: str, case: Case) -> Answer:
    """Raises Unjudgeable."""
    return desk.answered(_ASKS, ask, case)


def _destinations(case: Case) -> Answer:
    board = list(EMPTY)
    for post, text in case["occupied"].items():
        board[POSTS[post]] = man_of(text)
    start = POSTS[case["piece"]]
    if board[start] is None:
        raise KeyError(case["piece"])
    return {"to": sorted(NAMES[end] for end in rules.destinations(tuple(board), start))}


def _combat(case: Case) -> Answer:
    """One fight, or with neither piece the whole table of who wins."""
    if "attacker" in case or "defender" in case:
        return {"result": _fight(case["attacker"], case["defender"])}
    movers = [kind for kind in army.KINDS if kind not in (army.MINE, army.FLAG)]
    return {
        "table": {
            army.NAMES[a]: {d: _fight(army.NAMES[a], d) for d in army.KIND_OF} for a in movers
        }
    }


def _fight(attacker: str, defender: str) -> str:
    kind = army.KIND_OF[attacker]
    if kind in (army.MINE, army.FLAG):
        raise KeyError(attacker)
    return str(army.fight(kind, army.KIND_OF[defender]))


def _setup(case: Case) -> Answer:
    """A layout on the posts of either side."""
    stand = {POSTS[post]: army.KIND_OF[name] for post, name in case["layout"].items()}
    if stand and min(stand) >= HALF:
        stand = {turned(post): kind for post, kind in stand.items()}
    return desk.layout(stand)


_ASKS: dict[str, Callable[[Case], Answer]] = {
    "destinations": _destinations,
    "combat": _combat,
    "setup": _setup,
}
