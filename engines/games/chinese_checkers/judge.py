"""Questions to the rule desk: where a piece may go, and whether a game is won."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.game import Case, Common, Refused, Unjudgeable
from engines.games.chinese_checkers import rules
from engines.games.chinese_checkers.board import (
    CORNERS,
    HOLES,
    chains,
    names,
    opposite,
    steps,
    together,
)
from engines.games.chinese_checkers.rules import SEATED, House, Position
from engines.games.chinese_checkers.setup import hole_set

KINDS = ("step", "jump")


def destinations(house: House, case: Case) -> dict[str, Any]:
    """{occupied, piece} → {steps, jumps}, by the board alone."""
    piece = case.get("piece")
    if not isinstance(piece, str) or piece not in HOLES:
        raise _bad("piece: a hole such as d2")
    start, occupied = HOLES[piece], _holes(case.get("occupied"), "occupied")
    reached = chains(occupied, start, long=house.long_jump)
    near = together(steps(occupied, start))
    return {"steps": sorted(names(near)), "jumps": sorted(names(together(reached)))}


def win(house: House, case: Case) -> dict[str, Any]:
    """What the mover's last move came to → {expect}: "win", "continue", or "illegal_move" for
    a step that completes the goal where a jump must.

    {players, mover, own_pieces_after, opponent_pieces_after, last_move_kind,
    last_move_jump_required, anti_block}; the opponent's pieces are a list, or lists by corner.
    Pieces in their own home are taken for such as never left it.
    """
    house = _house(house, case)
    seated = [CORNERS[corner] for corner in SEATED[house.players]]
    if case.get("mover") not in seated:
        raise _bad(f"mover: {', '.join(seated)}")
    seat = seated.index(case["mover"])
    position = _after(house, case, seat)
    kind = case.get("last_move_kind", "jump")
    if kind not in KINDS:
        raise _bad(f"last_move_kind: {', '.join(KINDS)}")
    if not rules.full(house, position, seat):
        return {"expect": "continue"}
    refused = house.last_move_jump and kind == "step"
    return {"expect": "illegal_move" if refused else "win"}


def _house(house: House, case: Case) -> House:
    """The house rules with those that the case gives."""
    given = {
        "players": case.get("players", house.players),
        "last_move_jump": case.get("last_move_jump_required", house.last_move_jump),
        "anti_block": case.get("anti_block", house.anti_block),
    }
    for name, value in given.items():
        if type(value) is not type(getattr(house, name)):
            raise _bad(name)
    if given["players"] not in SEATED:
        raise _bad(f"players: {', '.join(map(str, SEATED))}")
    return replace(house, **given)


def _after(house: House, case: Case, seat: int) -> Position:
    fresh = rules.opening(house, 0)
    pieces = [0] * house.players
    pieces[seat] = _holes(case.get("own_pieces_after"), "own_pieces_after")
    for other, holes in _others(fresh, case, seat).items():
        pieces[other] = holes
    if (
        sum(own.bit_count() for own in pieces)
        != replace(fresh, pieces=tuple(pieces)).occupied.bit_count()
    ):
        raise _bad("a hole holds one piece")
    homes = [rules.home(house, fresh, s) for s in range(house.players)]
    stayed = sum(own & home for own, home in zip(pieces, homes, strict=True))
    return replace(fresh, pieces=tuple(pieces), stayed=stayed)


def _others(fresh: Position, case: Case, seat: int) -> dict[int, int]:
    """The other seats' pieces; a plain list is of the one opposite, or else of the next."""
    given: Any = case.get("opponent_pieces_after", [])
    if isinstance(given, dict):
        seated = [CORNERS[corner] for corner in fresh.camps]
        if not set(given) <= set(seated) - {seated[seat]}:
            raise _bad("opponent_pieces_after: by corner")
        return {seated.index(corner): _holes(given[corner], corner) for corner in given}
    facing = opposite(fresh.camps[seat])
    other = fresh.camps.index(facing) if facing in fresh.camps else (seat + 1) % len(fresh.camps)
    return {other: _holes(given, "opponent_pieces_after")}


def _holes(value: Any, name: str) -> int:
    try:
        return hole_set(value)
    except Refused as refused:
        raise _bad(f"{name}: {refused.facts['text']}") from None


def _bad(text: str) -> Unjudgeable:
    return Unjudgeable(Common.BAD_CASE, text=text)
