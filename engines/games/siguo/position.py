"""Deals and positions: the layouts chance keeps ready, or a whole position as JSON."""

from __future__ import annotations

import json
from typing import Any

from engines.game import Common, Illegal
from engines.games.siguo import rules
from engines.games.siguo.board import NAMES as POST_NAMES
from engines.games.siguo.board import POSTS, SEATS, ZONES
from engines.games.siguo.rules import Board, Fate, Limits, Man, State
from engines.games.siguo.view import View
from engines.junqi.army import KIND_OF, NAMES, PRESETS, layout_fault, random_layout
from engines.luck import Luck

EMPTY: Board = (None,) * len(POSTS)
_FIELDS = {
    "pieces", "ready", "spares", "to_act", "quiet", "plies", "skips", "lost", "moved", "out",
}  # fmt: skip


def dealt(luck: Luck) -> str:
    return " ".join(random_layout(luck) for _ in range(SEATS))


def state_of(deal: str, limits: Limits) -> State:
    """The state a deal text starts: four spare layouts, or a position (see `checked`)."""
    if deal.startswith("{"):
        return _from_json(json.loads(deal), limits)
    spares = tuple(deal.split()) or PRESETS[:SEATS]
    if len(spares) != SEATS or any(layout_fault(spare) for spare in spares):
        raise Illegal(Common.BAD_POSITION, text=deal[:40])
    return State(EMPTY, spares)


def checked(position: Any, limits: Limits) -> str:
    """The deal text of a position.  Raises Illegal(BAD_POSITION)."""
    if isinstance(position, str):
        try:
            position = json.loads(position)
        except ValueError:
            raise Illegal(Common.BAD_POSITION, text=position[:40]) from None
    try:
        if not isinstance(position, dict) or not position.keys() <= _FIELDS:
            raise KeyError("pieces")
        _from_json(position, limits)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as wrong:
        raise Illegal(Common.BAD_POSITION, text=str(wrong)[:40]) from None
    return json.dumps(position, ensure_ascii=False, sort_keys=True)


def _from_json(given: dict[str, Any], limits: Limits) -> State:
    moved = set(given.get("moved", ()))
    board = list(EMPTY)
    for post, text in given["pieces"].items():
        board[POSTS[post]] = man_of(text, moved=post in moved)
    if not moved <= given["pieces"].keys():
        raise KeyError("moved")
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
        quiet=_number(given.get("quiet", 0)),
        plies=_number(given.get("plies", 0)),
        skips=tuple(map(_number, skips)),
        lost=tuple("".join(KIND_OF[name] for name in names) for names in lost),
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
    side, _, name = text.partition(":")
    if side not in tuple(ZONES):
        raise ValueError(text)
    return Man(ZONES.index(side), KIND_OF[name], moved)


def _turn(given: Any, fates: list[Fate | None]) -> int:
    turn = given[0] if isinstance(given, list) else given
    if turn not in range(SEATS) or isinstance(turn, bool) or fates[turn]:
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
        "pieces": {post: f"{ZONES[man.seat]}:{NAMES[man.kind]}" for post, man in men},
        "moved": [post for post, man in men if man.moved],
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
    men = [(POST_NAMES[post], man) for post, man in enumerate(view.board) if man]
    last = view.last
    return {
        "seat": view.seat,
        "pieces": {post: f"{ZONES[man.seat]}:{NAMES.get(man.kind, '?')}" for post, man in men},
        "moved": [post for post, man in men if man.moved],
        "ready": list(view.ready),
        "to_act": sorted(view.acting),
        "quiet": view.quiet,
        "plies": view.plies,
        "skips": list(view.skips),
        "out": [fate and str(fate) for fate in view.fates],
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
