"""Whole events of tables, movements and arenas, result by result, with whatever happens.

After every report the event is run again from its file: what was drawn stays drawn, nobody
sits at two tables, and in the end it is decided.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.formats.event import run
from tests.formats.playing import SEED

JSON = dict[str, Any]
LONG = "YIQUN_LONG" in os.environ
NAMES = "甲乙丙丁戊己庚辛壬癸子丑"

TABLES = st.fixed_dictionaries(
    {
        "format": st.just("tables"),
        "size": st.sampled_from([3, 4]),
        "uneven": st.sampled_from(["smaller", "fill", "bye"]),
        "seating": st.sampled_from(["lot", "snake", "rank"]),
        "cut": st.sampled_from(["last", {"top": 1}, {"top": 2}, {"bottom": 2}]),
    },
    optional={"rounds": st.integers(1, 3), "until": st.integers(1, 4)},
) | st.fixed_dictionaries({"format": st.just("tables"), "rounds": st.integers(1, 3)})
MOVEMENT = st.fixed_dictionaries(
    {
        "format": st.just("movement"),
        "kind": st.sampled_from(["barometer", "mitchell", "howell"]),
        "score": st.sampled_from(["matchpoints", "imps", "cross_imps", "bands", "average"]),
        "boards": st.integers(1, 2),
        "rounds": st.integers(1, 3),
    }
)
ARENA = st.fixed_dictionaries(
    {
        "format": st.just("arena"),
        "chips": st.integers(1, 6),
        "shift": st.integers(1, 3),
        "hands": st.integers(4, 9),
    }
)


def hand(draw: st.DataObject, seats: int) -> list[int]:
    """The scores of one hand: they add up to nothing, and are often level."""
    took = draw.draw(st.lists(st.integers(-3, 3), min_size=seats - 1, max_size=seats - 1))
    return [*took, -sum(took)]


def report(draw: st.DataObject, stage: JSON, waits: JSON) -> JSON:
    seats = waits["seats"]
    told = {"stage": 1, "round": waits["round"], "table": draw.draw(st.permutations(seats))}
    if draw.draw(st.integers(0, 9)) == 0:
        return {**told, "forfeit": [draw.draw(st.sampled_from(seats))]}
    if waits.get("why") == "playoff":
        return {**told, "points": list(range(len(seats)))}
    boards = int(stage.get("boards") or stage.get("shift") or 1)
    return {**told, "games": [hand(draw, len(seats)) for _ in range(boards)]}


def drawn(found: JSON) -> list[tuple[int, list[list[str]]]]:
    return [(r["round"], [t["seats"] for t in r["tables"]]) for r in found["rounds"]]


def sound(stage: JSON, found: JSON) -> None:
    for played in found["rounds"]:
        seated = Counter(name for table in played["tables"] for name in table["seats"])
        assert set(seated.values()) <= {1}
        met = [t["boards"] for t in played["tables"] if t.get("boards")]
        if stage.get("kind") == "mitchell":
            assert len({tuple(boards) for boards in met}) == len(met)
    places = [row for standing in found["standings"] for row in standing["rows"]]
    assert len({row["name"] for row in places}) == len(places)
    waiting = Counter(name for p in found["pending"] for name in p["seats"])
    assert set(waiting.values()) <= {1}


@given(st.data(), st.one_of(TABLES, MOVEMENT, ARENA), st.integers(1, len(NAMES)))
@settings(
    max_examples=300 if LONG else 25,
    deadline=None,
    suppress_health_check=[HealthCheck.data_too_large, HealthCheck.too_slow],
)
def test_an_event_result_by_result(data: st.DataObject, stage: JSON, count: int) -> None:
    document: JSON = {
        "seed": SEED.hex(),
        "entrants": [{"name": name} for name in NAMES[:count]],
        "stages": [stage],
        "results": [],
        "withdrawn": [],
    }
    found = run(document)
    for _ in range(200):
        sound(stage, found)
        if not found["pending"]:
            break
        waits = data.draw(st.sampled_from(found["pending"]))
        document["results"].append(report(data, stage, waits))
        if len(document["withdrawn"]) < 2 and data.draw(st.integers(0, 14)) == 0:
            left = {entry["name"] for entry in document["withdrawn"]}
            name = data.draw(st.sampled_from([n for n in NAMES[:count] if n not in left] or ["甲"]))
            if name not in left:
                last = max(r["round"] for r in found["rounds"])
                document["withdrawn"].append({"name": name, "after": {"stage": 1, "round": last}})
        before, found = found, run(document)
        if stage["format"] != "arena":
            assert drawn(found)[: len(before["rounds"])] == drawn(before)
    assert found["decided"] and not found["pending"]
    assert [row["name"] for row in found["final"]].count(NAMES[0]) == 1
    assert sorted(row["name"] for row in found["final"]) == sorted(NAMES[:count])
    assert json.dumps(found) == json.dumps(run(document))
