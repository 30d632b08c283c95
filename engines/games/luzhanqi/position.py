"""Deals and positions: the two layouts chance keeps ready, or a whole position as JSON."""

from __future__ import annotations

import json
from typing import Any

from engines.game import Common, Illegal
from engines.games.luzhanqi import rules
from engines.games.luzhanqi.board import NAMES as POST_NAMES
from engines.games.luzhanqi.board import POSTS
from engines.games.luzhanqi.rules import SEATS, Board, Man, State
from engines.games.luzhanqi.view import View
from engines.junqi.army import KIND_OF, NAMES, PRESETS, layout_fault, random_layout
from engines.luck import Luck

SIDES = "SN"
EMPTY: Board = (None,) * len(POSTS)
_FIELDS = {"pieces", "ready", "spares", "to_act", "quiet", "plies", "skips", "lost", "moved"}


def dealt(luck: Luck) -> str:
    return " ".join(random_layout(luck) for _ in range(SEATS))


def state_of(deal: str, limit: int) -> State:
    """The state a deal text starts: two spare layouts, or a position (see `checked`)."""
    if deal.startswith("{"):
        return _from_json(json.loads(deal), limit)
    spares = tuple(deal.split()) or PRESETS[:SEATS]
    if len(spares) != SEATS or any(layout_fault(spare) for spare in spares):
        raise Illegal(Common.BAD_POSITION, text=deal[:40])
    return State(EMPTY, (spares[0], spares[1]))


def checked(position: Any, limit: int) -> str:
    """The deal text of a position.  Raises Illegal(BAD_POSITION)."""
    if isinstance(position, str):
        try:
            position = json.loads(position)
        except ValueError:
            raise Illegal(Common.BAD_POSITION, text=position[:40]) from None
    try:
        if not isinstance(position, dict) or not position.keys() <= _FIELDS:
            raise KeyError("pieces")
        _from_json(position, limit)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as wrong:
        raise Illegal(Common.BAD_POSITION, text=str(wrong)[:40]) from None
    return json.dumps(position, ensure_ascii=False, sort_keys=True)


def _from_json(given: dict[str, Any], limit: int) -> State:
    moved = set(given.get("moved", ()))
    board = list(EMPTY)
    for post, text in given["pieces"].items():
        board[POSTS[post]] = man_of(text, moved=post in moved)
    if not moved <= given["pieces"].keys():
        raise KeyError("moved")
    ready = _pair(given.get("ready", [True, True]), bool)
    spares = given.get("spares", PRESETS[:SEATS])
    if any(layout_fault(spare) for spare in spares):
        raise ValueError("spares")
    lost = tuple("".join(KIND_OF[name] for name in names) for names in given.get("lost", [[], []]))
    state = State(
        tuple(board),
        (spares[0], spares[1]),
        ready=(ready[0], ready[1]),
        turn=_turn(given.get("to_act", 0)),
        quiet=_number(given.get("quiet", 0)),
        plies=_number(given.get("plies", 0)),
        skips=(_number(given.get("skips", [0, 0])[0]), _number(given.get("skips", [0, 0])[1])),
        lost=(lost[0], lost[1]),
    )
    for seat in range(SEATS):
        if not ready[seat] and rules.count(state.board, seat):
            raise ValueError("ready")
    return rules.settled(state, limit)


def man_of(text: str, moved: bool = False) -> Man:
    """`S:师长`.  Raises KeyError or ValueError."""
    side, _, name = text.partition(":")
    if side not in ("S", "N"):
        raise ValueError(text)
    return Man(SIDES.index(side), KIND_OF[name], moved)


def _pair(given: Any, kind: type) -> list[Any]:
    if len(given) != SEATS or not all(isinstance(one, kind) for one in given):
        raise ValueError(str(given))
    return list(given)


def _turn(given: Any) -> int:
    turn = given[0] if isinstance(given, list) else given
    if turn not in range(SEATS) or isinstance(turn, bool):
        raise ValueError(f"to_act {given}")
    return int(turn)


def _number(given: Any) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or given < 0:
        raise ValueError(str(given))
    return given


def of_state(state: State) -> dict[str, Any]:
    """Everything; what players have inferred from fights is not kept."""
    men = [(POST_NAMES[post], man) for post, man in enumerate(state.board) if man]
    return {
        "pieces": {post: f"{SIDES[man.seat]}:{NAMES[man.kind]}" for post, man in men},
        "moved": [post for post, man in men if man.moved],
        "ready": list(state.ready),
        "spares": list(state.randoms),
        "to_act": state.turn,
        "quiet": state.quiet,
        "plies": state.plies,
        "skips": list(state.skips),
        "lost": [[NAMES[kind] for kind in lost] for lost in state.lost],
    }


def of_view(view: View) -> dict[str, Any]:
    """The same words; a piece one may not know is `N:?`."""
    men = [(POST_NAMES[post], man) for post, man in enumerate(view.board) if man]
    last = view.last
    return {
        "seat": view.seat,
        "pieces": {post: f"{SIDES[man.seat]}:{NAMES.get(man.kind, '?')}" for post, man in men},
        "moved": [post for post, man in men if man.moved],
        "ready": list(view.ready),
        "to_act": sorted(view.acting),
        "quiet": view.quiet,
        "plies": view.plies,
        "skips": list(view.skips),
        "fallen": [NAMES[kind] for kind in view.fallen],
        "spare": [NAMES[kind] for kind in view.spare],
        "last": None
        if last is None
        else {
            "seat": last.seat,
            "from": POST_NAMES[last.start],
            "to": POST_NAMES[last.end],
            "fight": None if last.fight is None else str(last.fight),
        },
    }
