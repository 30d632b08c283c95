"""The rule desk: moves, sums, whether a sum exists, scores."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engines.game import Case, Common, Illegal, Unjudgeable
from engines.games.shuqi import setup, solver, sums
from engines.games.shuqi.board import SIDES
from engines.games.shuqi.crossing import crossings, singles
from engines.games.shuqi.rules import (
    House,
    Position,
    Step,
    begin,
    counted,
    on_own_numbers,
    outside,
    score,
)
from engines.games.shuqi.sums import BadSum

LETTERS = {"R": 0, "B": 1, "red": 0, "blue": 1}
MOST_CROSSED = 11  # on a line of the largest board
STEP, NEAR, SPAN = "移", "邻", "单跨"


def bad(given: object) -> Unjudgeable:
    return Unjudgeable(Common.BAD_CASE, text=str(given)[:80])


def _given(case: Case, name: str) -> Any:
    if name not in case:
        raise bad(name)
    return case[name]


def moves(house: House, case: Case) -> dict[str, Any]:
    """side, position ("start", or pieces) -> moves without chains: [kind, from, to]."""
    given = case.get("position", "start")
    board = begin(house).board if given == "start" else _board(house, given)
    position = replace(begin(house), board=board, turn=_side(case.get("side", "R")))
    names = house.grid.names
    return {
        "moves": sorted(
            [kind(house, position, step), names[step.path[0]], names[step.path[-1]]]
            for step in singles(house, position)
        )
    }


def kind(house: House, position: Position, step: Step) -> str:
    if step.sums:
        return SPAN
    return NEAR if crossings(house, position.board, step.path)[0] else STEP


def expression(house: House, case: Case) -> dict[str, Any]:
    """text, crossed, mover -> expect ("ok" or "error:…"), value (None unless ok)."""
    text, crossed = _given(case, "text"), _numbers(_given(case, "crossed"))
    if not isinstance(text, str):
        raise bad(text)
    mover = _number(_given(case, "mover"))
    try:
        value = sums.value(text, crossed, house.allowed)
    except BadSum as flawed:
        return {"expect": f"error:{flawed.flaw}", "value": None}
    if value != mover:
        return {"expect": "error:value", "value": None}
    return {"expect": "ok", "value": str(value)}


def solvable(house: House, case: Case) -> dict[str, Any]:
    """crossed, mover -> expect, formula (None: there is none)."""
    crossed, mover = _numbers(_given(case, "crossed")), _number(_given(case, "mover"))
    found = solver.find(crossed, mover, house.allowed)
    return {"expect": found is not None, "formula": found}


def scores(house: House, case: Case) -> dict[str, Any]:
    """red, blue, caller -> the scores, and how the game ends when the caller (none: the limit)
    ends it here."""
    board = _board(house, {side: _given(case, side) for side in SIDES})
    caller = case.get("caller")
    answer: dict[str, Any] = {}
    for seat, side in enumerate(SIDES):
        answer[f"{side}_score"] = score(house, board, seat)
        answer[f"{side}_exact"] = on_own_numbers(house, board, seat)
    if caller is not None and outside(house, board, _side(caller)):
        return answer | {"expect": {"result": "illegal_stop"}}
    count = counted(house, board)
    result = "draw" if count.winner is None else "RB"[count.winner]
    return answer | {"expect": dict(zip(SIDES, count.points, strict=True)) | {"result": result}}


def _board(house: House, given: Any) -> Any:
    if not isinstance(given, Mapping) or not set(given) & {*SIDES}:
        raise bad(given)
    try:
        return setup.laid(house.grid, given)
    except Illegal as error:
        raise bad(error.facts.get("text", "")) from None


def _side(given: Any) -> int:
    if not isinstance(given, str) or given not in LETTERS:
        raise bad(given)
    return LETTERS[given]


def _number(given: Any) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not 0 <= given <= 9:
        raise bad(given)
    return given


def _numbers(given: Any) -> list[int]:
    if not isinstance(given, list) or not 1 <= len(given) <= MOST_CROSSED:
        raise bad(given)
    return [_number(number) for number in given]
