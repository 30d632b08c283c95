"""Deals and positions: the two layouts chance keeps ready, or a whole position as JSON."""

from __future__ import annotations

import json
from typing import Any

from engines.games.luzhanqi import rules
from engines.games.luzhanqi.board import NAMES as POST_NAMES
from engines.games.luzhanqi.board import POSTS
from engines.games.luzhanqi.rules import SEATS, Board, Man, State
from engines.games.luzhanqi.view import View
from engines.junqi import positions
from engines.junqi.army import NAMES, PRESETS, layout_fault
from engines.junqi.positions import number
from engines.luck import Luck

SIDES = "SN"
EMPTY: Board = (None,) * len(POSTS)
_FIELDS = {"pieces", "ready", "spares", "to_act", "quiet", "plies", "skips", "lost", "moved"}


def dealt(luck: Luck) -> str:
    return positions.dealt(luck, SEATS)


def state_of(deal: str, limit: int) -> State:
    """The state a deal text starts: two spare layouts, or a position (see `checked`)."""
    if deal.startswith("{"):
        return _from_json(json.loads(deal), limit)
    spares = positions.spares(deal, SEATS)
    return State(EMPTY, (spares[0], spares[1]))


def checked(position: Any, limit: int) -> str:
    """The deal text of a position.  Raises Illegal(BAD_POSITION)."""
    return positions.checked(position, _FIELDS, lambda given: _from_json(given, limit))


def _from_json(given: dict[str, Any], limit: int) -> State:
    board = positions.board_of(given, POSTS, man_of)
    ready = _pair(given.get("ready", [True, True]), bool)
    spares = given.get("spares", PRESETS[:SEATS])
    if any(layout_fault(spare) for spare in spares):
        raise ValueError("spares")
    lost = positions.lost_of(given.get("lost", [[], []]))
    skips = given.get("skips", [0, 0])
    state = State(
        tuple(board),
        (spares[0], spares[1]),
        ready=(ready[0], ready[1]),
        turn=_turn(given.get("to_act", 0)),
        quiet=number(given.get("quiet", 0)),
        plies=number(given.get("plies", 0)),
        skips=(number(skips[0]), number(skips[1])),
        lost=(lost[0], lost[1]),
    )
    for seat in range(SEATS):
        if not ready[seat] and rules.count(state.board, seat):
            raise ValueError("ready")
    return rules.settled(state, limit)


def man_of(text: str, moved: bool = False) -> Man:
    """`S:师长`.  Raises KeyError or ValueError."""
    return Man(*positions.side_and_kind(text, SIDES), moved)


def _pair(given: Any, kind: type) -> list[Any]:
    if len(given) != SEATS or not all(isinstance(one, kind) for one in given):
        raise ValueError(str(given))
    return list(given)


def _turn(given: Any) -> int:
    turn = given[0] if isinstance(given, list) else given
    if turn not in range(SEATS) or isinstance(turn, bool):
        raise ValueError(f"to_act {given}")
    return int(turn)


def of_state(state: State) -> dict[str, Any]:
    """Everything; what players have inferred from fights is not kept."""
    return {
        **positions.pieces(state.board, POST_NAMES, SIDES),
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
    return {
        "seat": view.seat,
        **positions.pieces(view.board, POST_NAMES, SIDES),
        "ready": list(view.ready),
        "to_act": sorted(view.acting),
        "quiet": view.quiet,
        "plies": view.plies,
        "skips": list(view.skips),
        "fallen": [NAMES[kind] for kind in view.fallen],
        "spare": [NAMES[kind] for kind in view.spare],
        "last": positions.marched(view.last, POST_NAMES),
    }
