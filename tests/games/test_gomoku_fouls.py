"""Renju's fouls: known answers, cases by hand, and a second, slow reading of the rules."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import Unjudgeable
from engines.games.gomoku import Gomoku
from tests.games.known import book_cases, known
from tests.selfplay import LONG

DATA = known("gomoku")
VECTORS = {v["id"]: v for v in DATA["vectors"] if v["kind"] == "renju_foul"}
CASES = book_cases("gomoku", "fouls")
FILES = "abcdefghijklmno"

Cell = tuple[int, int]
Stones = dict[Cell, str]


@pytest.mark.parametrize("vector", VECTORS.values(), ids=VECTORS)
def test_known_fouls(vector: dict[str, Any]) -> None:
    assert Gomoku().judge("forbidden", vector) == {"verdict": vector["verdict"]}


@pytest.mark.parametrize("case", CASES["cases"], ids=[c["note"] for c in CASES["cases"]])
def test_cases_by_hand(case: dict[str, Any]) -> None:
    rows = case["rows"][::-1]
    cells = {f"{FILES[x]}{y + 1}": c for y, r in enumerate(rows) for x, c in enumerate(r)}
    black, white = ([n for n, c in cells.items() if c == mark] for mark in "XO")
    asked = {"black": black, "white": white, "move": case["move"]}
    assert Gomoku().judge("forbidden", asked) == {"verdict": case["verdict"]}


@pytest.mark.parametrize(
    "case",
    [
        {},
        {"black": ["h8"], "move": "h9"},
        {"white": [], "move": "h9"},
        {"black": ["h8"], "white": [], "move": "h8"},
        {"black": ["h8"], "white": ["h8"], "move": "h9"},
        {"black": ["p1"], "white": [], "move": "h9"},
        {"black": "h8", "white": [], "move": "h9"},
        {"black": [], "white": [], "move": 7},
    ],
)
def test_questions_without_an_answer(case: dict[str, Any]) -> None:
    with pytest.raises(Unjudgeable):
        Gomoku().judge("forbidden", case)


# A second reading of RULES.md, cell by cell and with nothing remembered.
def cells_on(at: Cell, way: Cell, reach: int = 5) -> list[Cell]:
    line = [(at[0] + n * way[0], at[1] + n * way[1]) for n in range(-reach, reach + 1)]
    return [c for c in line if 0 <= c[0] < 15 and 0 <= c[1] < 15]


def row_through(stones: Stones, at: Cell, way: Cell) -> set[Cell]:
    row = {at}
    for sign in (1, -1):
        x, y = at
        while stones.get((x := x + sign * way[0], y := y + sign * way[1])) == "X":
            row.add((x, y))
    return row


def fives_by(stones: Stones, at: Cell, way: Cell) -> set[Cell]:
    """Empty points whose stone makes an exact five that holds the stone at `at`."""
    empty = [c for c in cells_on(at, way) if c not in stones]
    made = {c: row_through({**stones, c: "X"}, at, way) for c in empty}
    return {c for c, row in made.items() if c in row and len(row) == 5}


WAYS: tuple[Cell, ...] = ((1, 0), (0, 1), (1, 1), (1, -1))


def slow_verdict(before: Stones, at: Cell) -> str:
    stones = {**before, at: "X"}
    rows = [len(row_through(stones, at, way)) for way in WAYS]
    if 5 in rows:
        return "win_five"
    if max(rows) > 5:
        return "overline"
    fours = 0
    for way in WAYS:
        ends = fives_by(stones, at, way)
        fours += 1 if len(row_through(stones, at, way)) == 4 and ends else len(ends)
    if fours >= 2:
        return "double_four"
    return "double_three" if sum(has_three(stones, at, way) for way in WAYS) >= 2 else "legal"


def has_three(stones: Stones, at: Cell, way: Cell) -> bool:
    for extra in (c for c in cells_on(at, way) if c not in stones):
        both = {**stones, extra: "X"}
        row = row_through(both, at, way)
        straight = extra in row and len(row) == 4 and len(fives_by(both, at, way)) == 2
        if straight and slow_verdict(stones, extra) == "legal":
            return True
    return False


def judged(stones: Stones, at: Cell) -> str:
    names = {cell: f"{FILES[cell[0]]}{cell[1] + 1}" for cell in product(range(15), repeat=2)}
    black, white = ([names[c] for c, s in stones.items() if s == mark] for mark in "XO")
    answer = Gomoku().judge("forbidden", {"black": black, "white": white, "move": names[at]})
    return str(answer["verdict"])


near = st.tuples(st.integers(0, 8), st.integers(0, 8))


@settings(max_examples=5_000 if LONG else 150, deadline=None)
@given(
    stones=st.dictionaries(near, st.sampled_from("XXXXO"), min_size=8, max_size=36),
    at=near,
    shift=st.sampled_from([0, 3, 6]),
)
def test_the_fast_reading_agrees_with_the_slow_one(stones: Stones, at: Cell, shift: int) -> None:
    moved = {(x + shift, y + shift): s for (x, y), s in stones.items() if (x, y) != at}
    here = (at[0] + shift, at[1] + shift)
    assert judged(moved, here) == slow_verdict(moved, here)
