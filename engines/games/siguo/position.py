"""Deals and positions: the layouts chance keeps ready, or a whole position as JSON."""

from __future__ import annotations

import json
from typing import Any

from engines.games.siguo import rules
from engines.games.siguo.board import NAMES as POST_NAMES
from engines.games.siguo.board import POSTS, SEATS, ZONES
from engines.games.siguo.rules import Board, Fate, Limits, Man, State
from engines.games.siguo.view import View
from engines.junqi import positions
from engines.junqi.army import NAMES, PRESETS, layout_fault
from engines.junqi.positions import number
from engines.luck import Luck

EMPTY: Board = (None,) * len(POSTS)
_FIELDS = {
    "pieces", "ready", "spares", "to_act", "quiet", "plies", "skips", "lost", "moved", "out",
}  # fmt: skip


def dealt(luck: Luck) -> str:
    return positions.dealt(luck, SEATS)


def state_of(deal: str, limits: Limits) -> State:
    """The state a deal text starts: four spare layouts, or a position (see `checked`)."""
    if deal.startswith("{"):
        return _from_json(json.loads(deal), limits)
    return State(EMPTY, positions.spares(deal, SEATS))


def checked(position: Any, limits: Limits) -> str:
    """The deal text of a position.  Raises Illegal(BAD_POSITION)."""
    return positions.checked(position, _FIELDS, lambda given: _from_json(given, limits))


def _from_json(given: dict[str, Any], limits: Limits) -> State:
    board = positions.board_of(given, POSTS, man_of)
    ready = given.get("ready", [True] * SEATS)
    fates = [None if fate is None else Fate(fate) for fate in given.get("out", [None] * SEATS)]
    spares = given.get("spares", PRESETS[:SEATS])
    lost = given.get("lost", [[]] * SEATS)
    skips = given.get("skips", [0] * SEATS)
    _check(board, ready, fates, spares, lost, skips)
    state = State(
        tuple(board),
        tuple(spares),
        ready=tuple(ready),
        turn=_turn(given.get("to_act", 0), fates),
        quiet=number(given.get("quiet", 0)),
        plies=number(given.get("plies", 0)),
        skips=tuple(map(number, skips)),
        lost=positions.lost_of(lost),
        fates=tuple(fates),
    )
    return rules.settled(state, limits)


def _check(board: list[Man | None], ready: list[bool], fates: list[Fate | None],
           spares: list[str], lost: list[Any], skips: list[Any]) -> None:  # fmt: skip
    if any(len(each) != SEATS for each in (ready, fates, spares, lost, skips)):
        raise ValueError("seats")
    if not all(isinstance(each, bool) for each in ready):
        raise ValueError("ready")
    if any(layout_fault(spare) for spare in spares):
        raise ValueError("spares")
    for seat in range(SEATS):
        if (not ready[seat] or fates[seat]) and rules.count(tuple(board), seat):
            raise ValueError("pieces")


def man_of(text: str, moved: bool = False) -> Man:
    """`s:师长`.  Raises KeyError or ValueError."""
    return Man(*positions.side_and_kind(text, ZONES), moved)


def _turn(given: Any, fates: list[Fate | None]) -> int:
    turn = given[0] if isinstance(given, list) else given
    if turn not in range(SEATS) or isinstance(turn, bool) or fates[turn]:
        raise ValueError(f"to_act {given}")
    return int(turn)


def of_state(state: State) -> dict[str, Any]:
    """Everything; what players have inferred from fights is not kept."""
    return {
        **positions.pieces(state.board, POST_NAMES, ZONES),
        "ready": list(state.ready),
        "spares": list(state.randoms),
        "to_act": state.turn,
        "quiet": state.quiet,
        "plies": state.plies,
        "skips": list(state.skips),
        "lost": [[NAMES[kind] for kind in lost] for lost in state.lost],
        "out": [fate and str(fate) for fate in state.fates],
    }


def of_view(view: View) -> dict[str, Any]:
    """The same words; a piece one may not know is `n:?`."""
    return {
        "seat": view.seat,
        **positions.pieces(view.board, POST_NAMES, ZONES),
        "ready": list(view.ready),
        "to_act": sorted(view.acting),
        "quiet": view.quiet,
        "plies": view.plies,
        "skips": list(view.skips),
        "out": [fate and str(fate) for fate in view.fates],
        "fallen": [NAMES[kind] for kind in view.fallen],
        "spare": [NAMES[kind] for kind in view.spare],
        "last": positions.marched(view.last, POST_NAMES),
    }
