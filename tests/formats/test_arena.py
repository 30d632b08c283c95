"""The arena: who is re-seated when, who is out and in which place."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.formats.arena import Arena
from engines.formats.course import Course, course
from engines.formats.event import run
from engines.formats.mistakes import BadEvent
from engines.formats.stage import Field, Result, Table
from engines.luck import Luck
from tests.formats.playing import SEED

JSON = dict[str, Any]


def event(names: str, *results: JSON, **stage: Any) -> JSON:
    return {
        "entrants": [{"name": name} for name in names],
        "stages": [{"format": "arena", "chips": 10, "shift": 2, **stage}],
        "draws": {"1": list(names)},
        "results": [{"stage": 1, **result} for result in results],
    }


def at(number: int, table: str, *games: list[int], **more: Any) -> JSON:
    return {"round": number, "table": list(table), "games": list(games), **more}


def tables(found: JSON) -> list[list[str]]:
    return [["".join(sorted(t["seats"])) for t in r["tables"]] for r in found["rounds"]]


def ranks(found: JSON) -> str:
    return "".join(f"{row['rank']}{row['name']}" for row in found["standings"][0]["rows"])


QUIET = [2, -1, -1], [-2, 1, 1]


def test_after_a_shift_nobody_keeps_the_same_table() -> None:
    names = "甲乙丙丁戊己"
    found = run(event(names, at(1, "甲乙丙", *QUIET), at(1, "丁戊己", *QUIET)))
    assert tables(found) == [["丙乙甲", "丁己戊"], ["丁乙甲", "丙己戊"]]
    assert [r["tables"][0]["result"] for r in found["rounds"]] == [
        {"points": [0, 0, 0], "how": "played", "hand": 2},
        None,
    ]


def test_who_has_nothing_left_is_out_and_the_table_breaks_up() -> None:
    """丙 is out after hand 1: 甲 and 乙 sit down with 庚, who waited, before 丁's table is done."""
    names = "甲乙丙丁戊己庚"
    first = at(1, "甲乙丙", [5, 5, -10])
    assert tables(run(event(names, first))) == [["丙乙甲", "丁己戊"]]
    found = run(event(names, first, at(1, "丁戊己", *QUIET)))
    assert tables(found) == [["丙乙甲", "丁己戊"], ["乙庚甲"]]
    assert found["standings"][0]["rows"][-1]["name"] == "丙"
    then = run(event(names, first, at(1, "丁戊己", *QUIET), at(2, "甲乙庚", *QUIET)))
    third = tables(then)[2]
    assert len(third) == 2 and not {"丁己戊", "乙庚甲"} & set(third)


def test_those_who_wait_sit_down_first() -> None:
    """Of four one waits; the waiting one is the first of the queue after the shift."""
    found = run(event("甲乙丙丁", at(1, "甲乙丙", *QUIET)))
    assert tables(found) == [["丙乙甲"], ["丁乙甲"]]


def test_who_was_called_first_waits_first_whatever_their_seat() -> None:
    """甲, 乙 and 己 are called in this order, and take the seats they had least."""
    first = at(1, "甲乙丙", [-3, 6, -3]), at(1, "丁戊己", [-20, -20, 40])
    second = run(event("甲乙丙丁戊己", *first, shift=1))
    assert second["rounds"][1]["tables"][0]["seats"] == ["乙", "己", "甲"]
    third = run(event("甲乙丙丁戊己", *first, at(2, "甲乙己", [-3, -3, 6]), shift=1))
    assert tables(third)[2] == ["丙乙甲"]


def test_three_who_are_alone_sit_down_again() -> None:
    found = run(event("甲乙丙", at(1, "甲乙丙", *QUIET)))
    assert tables(found) == [["丙乙甲"], ["丙乙甲"]]


def test_places_by_hand_then_by_chips_before_it() -> None:
    """Both tables lose somebody in hand 2; 丙 had 8 chips before it, 己 had 9."""
    names = "甲乙丙丁戊己"
    first = at(1, "甲乙丙", [1, 1, -2], [4, 4, -8])
    second = at(1, "丁戊己", [0, 1, -1], [5, 4, -9])
    found = run(event(names, first, second, until=4))
    assert found["decided"]
    assert ranks(found) == "1甲1乙1丁1戊5己6丙"
    assert [row["points"] for row in found["standings"][0]["rows"]] == [15] * 4 + [0, 0]


def test_it_ends_when_no_table_can_be_filled() -> None:
    found = run(event("甲乙丙", at(1, "甲乙丙", [10, 0, -10])))
    assert found["decided"] and ranks(found) == "1甲2乙3丙"


def test_hands_reported_one_by_one_make_a_table() -> None:
    one = {"round": 1, "table": ["甲", "乙", "丙"], "hand": 1, "points": [2, -1, -1]}
    two = {"round": 1, "table": ["丙", "乙", "甲"], "hand": 2, "points": [1, 0, -1]}
    waits = run(event("甲乙丙丁", one))
    assert [p["why"] for p in waits["pending"]] == ["unfinished"]
    found = run(event("甲乙丙丁", one, two))
    assert found["rounds"][0]["tables"][0]["result"]["points"] == [1, -1, 0]
    assert tables(found)[1] == ["丁乙甲"]
    with pytest.raises(BadEvent) as bad:
        run(event("甲乙丙丁", one, one))
    assert bad.value.code == "same_table"


def test_a_table_may_be_told_by_its_last_hand() -> None:
    """丙 is out after hand 1, 己 after hand 2: the earlier one is behind."""
    names = "甲乙丙丁戊己"
    first = {"round": 1, "table": list("甲乙丙"), "hand": 2, "points": [5, 5, -10]}
    second = {"round": 1, "table": list("丁戊己"), "hand": 1, "points": [5, 5, -10]}
    found = run(event(names, first, second, until=4))
    assert ranks(found) == "1甲1乙1丁1戊5丙6己"


def test_who_does_not_come_is_out_with_their_chips() -> None:
    away = {"round": 1, "table": list("甲乙丙"), "forfeit": ["乙"]}
    found = run(event("甲乙丙丁", away))
    assert tables(found)[1] == ["丁丙甲"]
    assert found["standings"][0]["rows"][-1] | {"tiebreaks": {}} == {
        "rank": 4, "name": "乙", "points": 10, "played": 0, "won": 0, "drawn": 0, "lost": 0,
        "tiebreaks": {},
    }  # fmt: skip


def test_stakes_rise() -> None:
    stage = Arena(stakes=(1, 2, 5), rise=3)
    assert [stage.stake(hand) for hand in (1, 3, 4, 6, 7, 99)] == [1, 1, 2, 2, 5, 5]


def test_no_new_table_after_the_last_hand() -> None:
    found = run(event("甲乙丙丁", at(1, "甲乙丙", *QUIET), hands=2))
    assert found["decided"] and len(found["rounds"]) == 1


# ---------------------------------------------------------------------- every field
def played(stage: Arena, count: int, seed: bytes, gone: dict[int, int]) -> Course:
    """Hands of dou dizhu: one wins or loses double what the others do."""

    def report(number: int, index: int, table: Table) -> Result:
        luck = Luck(seed, (str(number), str(index)))
        games: list[tuple[Fraction, ...]] = []
        for _ in range(stage.shift):
            lord, stake = luck.below(3), (1 + luck.below(4)) * (1 if luck.below(2) else -1)
            games.append(tuple(Fraction(2 * stake if s == lord else -stake) for s in range(3)))
            took = tuple(sum(column, Fraction(0)) for column in zip(*games, strict=True))
            known = stage.settled(field, Result(number, table.seats, took, games=tuple(games)), 1)
            if known:
                return known
        raise AssertionError("a shift ends")

    field = Field(tuple(range(count)), seed=SEED, gone=gone)
    while tables := stage.next_round(field):
        number = field.round + 1
        field = field.plus(*(report(number, i, t) for i, t in enumerate(tables)))
    return course(stage, field)


@given(
    st.integers(1, 9),
    st.integers(1, 4),
    st.binary(min_size=32, max_size=32),
    st.none() | st.integers(1, 3),
)
@settings(max_examples=15, deadline=None)
def test_an_arena_ends_and_keeps_its_chips(
    count: int, shift: int, seed: bytes, left: int | None
) -> None:
    stage = Arena(chips=4, shift=shift)
    found = played(stage, count, seed, {} if left is None else {0: left})
    assert found.decided or count < 3
    rows = stage.standings(found.field)
    assert sorted(row.entrant for row in rows) == list(range(count))
    assert sum(row.points for row in rows) == 4 * count
    alive = stage.through(found.field)
    assert count < 3 or 0 < len(alive) < 3
    starts = {(n.number, frozenset(t.seats)): stage.start(found.field, n.number, t.seats)
              for n in found.rounds for t in n.tables}  # fmt: skip
    spans: dict[int, list[tuple[int, int]]] = {}
    for result in found.field.results:
        start = starts[result.round, frozenset(result.seats)]
        for entrant in result.seats:
            spans.setdefault(entrant, []).append((start, result.hand))
    for line in spans.values():
        assert all(end < start for (_, end), (start, _) in pairwise(line))


def test_a_rehearsal_ends() -> None:
    document = event("甲乙丙丁戊己庚辛壬") | {"simulate": {"seed": "x"}}
    found = run(document)
    assert found["decided"] and json.dumps(found) == json.dumps(run(document))
