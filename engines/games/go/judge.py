"""The rule desk: may this stone be put here, and whose is how much of this board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from engines.game import Case, Common, Refused, Unjudgeable
from engines.games.go.board import BLACK, EMPTY, WHITE, Point, chain, grid
from engines.games.go.rules import Call, Rules, Verdict, after, begin, verdict
from engines.games.go.score import Count, count
from engines.games.go.setup import points, rows, texts

SIZES = range(5, 20)
LONGEST_CASE = 2000
COLOUR = {"b": 0, "black": 0, "w": 1, "white": 1}


def bad(given: object) -> Unjudgeable:
    return Unjudgeable(Common.BAD_CASE, text=str(given)[:80])


def _given(case: Case, name: str) -> Any:
    if name not in case:
        raise bad(name)
    return case[name]


def legality(rules: Rules, case: Case) -> dict[str, Any]:
    """size, moves and move as "B D4" or "W pass" -> verdict.  Raises Unjudgeable."""
    position = begin(_size(case), grid(_size(case)).empty)
    texts = _texts(_given(case, "moves"))
    if len(texts) > LONGEST_CASE:
        raise bad(f"moves: {len(texts)} > {LONGEST_CASE}")
    for said in texts:
        turn, move = _move(position.size, said)
        position = replace(position, turn=turn, counting=None, passes=0)
        if not isinstance(move, Call) and verdict(rules, position, move) is not Verdict.OK:
            raise bad(said)
        position = after(rules, position, move)
    turn, move = _move(position.size, _given(case, "move"))
    if isinstance(move, Call):
        return {"verdict": str(Verdict.OK)}
    return {"verdict": str(verdict(rules, replace(position, turn=turn), move))}


def score(case: Case) -> dict[str, Any]:
    """size, rows from the top, dead, komi_points -> the count.  Raises Unjudgeable."""
    size = _size(case)
    try:
        board = rows(size, _given(case, "rows"))
        named = points(size, case.get("dead", []))
    except Refused as refused:
        raise bad(refused.facts.get("text", "")) from None
    if bare := [p for p in named if board[p] == EMPTY]:
        raise bad(grid(size).names[bare[0]])
    dead = {p for point in named for p in chain(size, board, point).points}
    return answer(count(size, board, dead, _komi(case)))


def answer(counted: Count) -> dict[str, Any]:
    """A count as JSON: areas, who won by how many points, and by how many 子."""
    lead = counted.lead
    return {
        "black_area": counted.owners.count(BLACK),
        "white_area": counted.owners.count(WHITE),
        "neutral": counted.owners.count(EMPTY),
        "winner": "B" if lead > 0 else "W" if lead < 0 else "draw",
        "margin_points": plain(abs(lead)),
        "margin_zi": plain(abs(lead) / 2),
    }


def plain(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else float(value)


def _size(case: Mapping[str, Any]) -> int:
    size = case.get("size", 19)
    if not isinstance(size, int) or isinstance(size, bool) or size not in SIZES:
        raise bad(size)
    return size


def _komi(case: Mapping[str, Any]) -> Fraction:
    komi = case.get("komi_points", 7.5)
    if not isinstance(komi, int | float) or isinstance(komi, bool) or abs(komi) > 1000:
        raise bad(komi)
    return Fraction(komi)


def _texts(given: Any) -> list[str]:
    try:
        return [*texts(given)]
    except Refused:
        raise bad(given) from None


def _move(size: int, said: Any) -> tuple[int, Point | Call]:
    colour, _, where = said.strip().lower().partition(" ") if isinstance(said, str) else ("",) * 3
    if colour not in COLOUR:
        raise bad(said)
    if where == Call.PASS:
        return COLOUR[colour], Call.PASS
    if where not in grid(size).points:
        raise bad(said)
    return COLOUR[colour], grid(size).points[where]
