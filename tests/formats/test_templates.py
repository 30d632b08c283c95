"""Plans that choose their stages by the number of entrants."""

from __future__ import annotations

import pytest

from engines.formats.event import run
from engines.formats.templates import union_plan


@pytest.mark.parametrize(
    ("entrants", "formats"),
    [
        (3, ["round_robin"]),
        (4, ["round_robin"]),
        (5, ["round_robin", "knockout"]),
        (9, ["round_robin", "knockout"]),
        (10, ["knockout", "round_robin"]),
        (27, ["knockout", "round_robin"]),
    ],
)
def test_nine_or_fewer_play_in_two_groups(entrants: int, formats: list[str]) -> None:
    stages = union_plan(entrants)
    assert [stage["format"] for stage in stages] == formats
    names = [{"name": f"n{i}"} for i in range(entrants)]
    document = {"entrants": names, "stages": stages, "seed": "5e" * 32, "simulate": {}}
    found = run(document)
    assert found["decided"] and len(found["final"]) == entrants
