"""Settings of tables, movements, arenas and matches that make no sense."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.formats import find
from engines.formats.event import run
from engines.formats.mistakes import BadEvent
from engines.formats.settings import readers
from engines.formats.terms import MATCH
from render.words import LANGUAGES
from tests.formats.playing import SEED
from tests.formats.test_event_errors import VALUES

JSON = dict[str, Any]
LONG = "YIQUN_LONG" in os.environ
KINDS = ("tables", "movement", "arena")
SETTINGS = [(kind, name) for kind in KINDS for name in (*readers(find(kind)), "match", "tiebreaks")]


def event(stage: JSON, *results: JSON) -> JSON:
    return {
        "seed": SEED.hex(),
        "entrants": [{"name": name} for name in "甲乙丙丁戊己庚"],
        "stages": [stage],
        "results": list(results),
    }


@pytest.mark.parametrize(
    ("stage", "code", "at"),
    [
        ({"format": "tables", "size": 5}, "choice", "size"),
        ({"format": "tables", "cut": "first"}, "choice", "cut"),
        ({"format": "tables", "cut": {"top": 0}}, "number", "cut.top"),
        ({"format": "tables", "cut": {"middle": 1}}, "key", "cut.middle"),
        ({"format": "tables", "cut": {"top": 1, "bottom": 1}}, "choice", "cut"),
        ({"format": "tables", "scale": "uma"}, "choice", "scale"),
        ({"format": "tables", "scale": [4]}, "number", "scale"),
        ({"format": "tables", "scale": [4, "2", 1]}, "type", "scale[1]"),
        ({"format": "movement", "boards": 0}, "number", "boards"),
        ({"format": "movement", "score": "raw"}, "choice", "score"),
        ({"format": "movement", "bands": [12, 12]}, "number", "bands[1]"),
        ({"format": "movement", "bands": []}, "number", "bands"),
        ({"format": "tables", "tiebreaks": ["direct", "buchholz"]}, "choice", "tiebreaks[1]"),
        ({"format": "arena", "tiebreaks": ["progressive"]}, "choice", "tiebreaks[0]"),
        ({"format": "arena", "chips": 0}, "number", "chips"),
        ({"format": "arena", "stakes": []}, "number", "stakes"),
        ({"format": "tables", "match": {"sequence": []}}, "type", "match.sequence"),
        ({"format": "tables", "match": {"sequence": ["blitz"]}}, "choice", "match.sequence[0]"),
        ({"format": "tables", "match": {"sides": ["coin"]}}, "choice", "match.sides[0]"),
        ({"format": "knockout", "match": {"then": "shared"}}, "choice", "match.then"),
        ({"format": "tables", "match": {"minutes": 0}}, "number", "match.minutes"),
    ],
)
def test_every_mistake_is_named_where_it_stands(stage: JSON, code: str, at: str) -> None:
    with pytest.raises(BadEvent) as bad:
        run(event(stage))
    assert (bad.value.code, bad.value.at) == (code, f"stages[0].{at}")
    assert all(bad.value.told(language) for language in LANGUAGES)


@given(st.sampled_from(SETTINGS), VALUES | st.integers(-2, 5))
@settings(max_examples=1_500 if LONG else 80, deadline=None)
def test_any_setting_is_taken_or_refused(where: tuple[str, str], value: Any) -> None:
    kind, name = where
    try:
        found = run(event({"format": kind, name: value}) | {"simulate": {"seed": "x"}})
    except BadEvent as bad:
        assert bad.at.startswith(f"stages[0].{name}")
    else:
        assert found["decided"] or found["pending"]


@given(st.sampled_from(KINDS), st.sampled_from(sorted(MATCH)), VALUES | st.integers(-2, 5))
@settings(max_examples=1_500 if LONG else 80, deadline=None)
def test_any_terms_are_taken_or_refused(kind: str, name: str, value: Any) -> None:
    document = event({"format": kind, "match": {name: value}})
    try:
        table = run(document)["rounds"][0]["tables"][0]["seats"]
    except BadEvent as bad:
        assert bad.at.startswith(f"stages[0].match.{name}")
        return
    told = {"stage": 1, "round": 1, "table": table, "games": [[3, -3, *[0] * (len(table) - 2)]]}
    assert run(document | {"results": [told]})["rounds"]
