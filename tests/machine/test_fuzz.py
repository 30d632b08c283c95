"""Requests of every wrong shape: always an answer, and the state only changes by what succeeds."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.machine.engine import Session
from bots.machine.lines import responses
from tests.machine.engine import checked

EXAMPLES = 5000 if os.environ.get("YIQUN_LONG") else 150
COMMANDS = [
    *("games", "new", "legal", "read", "play", "play_all"),
    *("see", "position", "result", "hint", "judge", "perft"),
]
GAMES = ("xiangqi", "gomoku", "doudizhu")
TEXTS = st.one_of(
    st.text(max_size=20),
    st.sampled_from(
        [
            *("h8", "炮二平五", "1", "不出", "34567", "王炸", "claim", "pass", "#1 #2", "d3"),
            *("repetition", "forbidden", "classify", "beats", "responses", "notation", "auction"),
            *("scoring", "rule", "renju", "cxa", "4k4/9/9/9/9/9/9/9/9/4K4 w", "\ud800", "\0"),
        ]
    ),
)
WORDS = st.sampled_from(
    [
        *("hands", "landlord", "to_act", "last", "played", "bids", "kitty", "first", "bid"),
        *("black", "white", "moves", "move", "cards", "play", "on", "hand", "text", "fen", "seat"),
        *("base", "bombs_played", "rockets_played", "landlord_wins", "spring", "doubles"),
    ]
)
SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 20), st.integers(), TEXTS, st.floats(allow_nan=False)
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.one_of(WORDS, TEXTS), inner, max_size=5)
    ),
    max_leaves=12,
)
FIELDS = ("game", "seats", "options", "seed", "position", "seat", "text", "move", "moves", "ask")
REQUESTS = st.fixed_dictionaries(
    {"cmd": st.one_of(st.sampled_from(COMMANDS), SCALARS)},
    optional={name: VALUES for name in (*FIELDS, "case", "id", "language")}
    | {"game": st.sampled_from(GAMES), "depth": st.integers(-2, 1) | st.text(max_size=2)},
)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=EXAMPLES, deadline=None)
@given(requests=st.lists(REQUESTS, max_size=4))
def test_every_request_is_answered(game: str, requests: list[dict[str, Any]]) -> None:
    session = Session()
    session.answer(json.dumps({"cmd": "new", "game": game, "seed": "11" * 32}))
    for request in requests:
        state = session.game, session.state
        lines = [json.dumps(request).encode("utf-8")]
        (line,) = responses(session.answer, lines)
        answer = json.loads(line)
        if "Infinity" not in lines[0].decode():
            checked(answer)
        if not answer["ok"]:
            assert (session.game, session.state) == state


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    line=st.binary(max_size=80) | st.text(max_size=80).map(lambda t: t.encode("utf-8", "replace"))
)
def test_every_line_is_answered(line: bytes) -> None:
    (answered,) = responses(Session().answer, [line])
    checked(json.loads(answered))
    assert answered.count(b"\n") == 1


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=EXAMPLES, deadline=None)
@given(case=st.dictionaries(WORDS, VALUES, max_size=6), ask=TEXTS)
def test_every_question_is_answered(game: str, case: dict[str, Any], ask: str) -> None:
    request = {"cmd": "judge", "game": game, "ask": ask, "case": case}
    checked(Session().answer(json.dumps(request)))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=EXAMPLES, deadline=None)
@given(position=VALUES | st.dictionaries(WORDS, VALUES, max_size=6))
def test_every_position_is_answered(game: str, position: Any) -> None:
    session = Session()
    checked(session.answer(json.dumps({"cmd": "new", "game": game, "position": position})))
    if session.game is not None:
        for cmd in ("position", "legal", "see", "result", "hint"):
            checked(session.answer(json.dumps({"cmd": cmd})))
