"""Positions as plain JSON: read, checked, written."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.game import Common, Illegal, Seat
from engines.games.chinese_checkers import rules
from engines.games.chinese_checkers.board import HOLES, names
from engines.games.chinese_checkers.rules import House, Position

FIELDS = {"pieces", "bottom", "to_move", "stayed", "turns", "placed"}


def build(house: House, position: Any) -> Position:
    """The position that this describes.  Raises Illegal(BAD_POSITION)."""
    if not isinstance(position, dict) or not {"pieces"} <= set(position) <= FIELDS:
        raise _bad(position)
    bottom = _seat(house, position.get("bottom", 0))
    fresh = rules.opening(house, bottom)
    pieces = _pieces(fresh, position["pieces"])
    stayed = _stayed(fresh, pieces, position.get("stayed"))
    turns = _turns(house, position.get("turns", [0] * house.players))
    placed = _placed(house, position.get("placed", []))
    turn = _seat(house, position.get("to_move", bottom))
    built = Position(fresh.camps, pieces, turn, stayed, turns, placed)
    if len(placed) == house.places:
        return _decided(house, built)
    if turn in placed:
        raise _bad(turn)
    settled = rules.settled(house, built)
    return replace(settled, past=rules.remembered(house, settled), skipped=())


def _decided(house: House, position: Position) -> Position:
    """The end of a game whose last goal has just been filled."""
    if not rules.full(house, position, position.placed[-1]):
        raise _bad(list(position.placed))
    return replace(position, ended=rules.Why.GOAL_FULL)


def as_json(position: Position) -> dict[str, Any]:
    return {
        "bottom": position.camps.index(0),
        "pieces": [names(own) for own in position.pieces],
        "to_move": position.turn,
        "stayed": names(position.stayed),
        "turns": list(position.turns),
        "placed": list(position.placed),
    }


def hole_set(value: Any) -> int:
    """The set of a list of hole names.  Raises Illegal(BAD_POSITION)."""
    if not isinstance(value, list):
        raise _bad(value)
    found = 0
    for name in value:
        if not isinstance(name, str) or name not in HOLES or found >> HOLES[name] & 1:
            raise _bad(name)
        found |= 1 << HOLES[name]
    return found


def _bad(what: object) -> Illegal:
    return Illegal(Common.BAD_POSITION, text=str(what)[:80])


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1_000_000:
        raise _bad(value)
    return value


def _seat(house: House, value: Any) -> Seat:
    if _whole(value) >= house.players:
        raise _bad(value)
    return int(value)


def _pieces(fresh: Position, value: Any) -> tuple[int, ...]:
    """Each seat's pieces: as many as at the start, no two in a hole."""
    if not isinstance(value, list) or len(value) != len(fresh.pieces):
        raise _bad(value)
    found = tuple(hole_set(own) for own in value)
    wanted = sum(own.bit_count() for own in fresh.pieces)
    together = Position(fresh.camps, found, 0, 0, fresh.turns).occupied
    counts = {own.bit_count() for own in (*found, *fresh.pieces)}
    if len(counts) > 1 or together.bit_count() != wanted:
        raise _bad(value)
    return found


def _stayed(fresh: Position, pieces: tuple[int, ...], value: Any) -> int:
    """Pieces at home never left it, unless it is said which of them did not."""
    at_home = sum(own & start for own, start in zip(pieces, fresh.pieces, strict=True))
    if value is None:
        return at_home
    stayed = hole_set(value)
    if stayed & ~at_home:
        raise _bad(value)
    return stayed


def _turns(house: House, value: Any) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != house.players:
        raise _bad(value)
    return tuple(_whole(turns) for turns in value)


def _placed(house: House, value: Any) -> tuple[Seat, ...]:
    if not isinstance(value, list):
        raise _bad(value)
    seats = tuple(_seat(house, seat) for seat in value)
    if len(set(seats)) < len(seats) or len(seats) > house.places:
        raise _bad(value)
    return seats
