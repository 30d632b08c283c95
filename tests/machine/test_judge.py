"""The rule desk over the engine protocol, held to every known answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.machine.engine import Engine, fine

DATA = Path(__file__).parent.parent / "data"
GIVEN = {
    "classify": ("cards",),
    "beats": ("play", "on"),
    "responses": ("hand", "on"),
    "notation": ("text", "hand"),
    "auction": ("bids",),
    "scoring": ("base", "bombs_played", "rockets_played", "landlord_wins", "spring"),
}
ANSWERED = {
    "classify": ("type", "key", "len"),
    "beats": ("beats",),
    "responses": ("count_excluding_pass", "by_type"),
    "notation": ("cards", "pass"),
    "auction": ("result",),
    "scoring": ("multiplier", "landlord", "each_farmer"),
}
# Every result in the vectors is with Black, the second seat, to move.
TERMINAL = {"loss for side to move": [1, 0], "continue": None}
RENJU = {
    "renju": {"rule": "renju", "foul_claim": "auto"},
    "renju_claim": {"rule": "renju", "foul_claim": "prompt"},
}
ENDS = {
    "continue": (None, None),
    "black_win": ("five", [1, 0]),
    "white_win": ("foul", [0, 1]),
    "black_foul_overline": ("foul", [0, 1]),
    "black_foul_double_three": ("foul", [0, 1]),
}
SCORED = {"base": 1, "bombs_played": 0, "rockets_played": 0}
DECLARED = {"rules": "A", "hand": 3, "level": "8", "events": [], "kitty_first": ["D9"]}
TAKEN = {"kitty_points": 10, "last_trick_won_by": "attackers"}
PLAYED = {"deal_pbn": "N:A2.. K3.. Q4.. J5..", "trump": "NT", "declarer": "N", "tricks": []}
Vector = dict[str, Any]


def vectors(game: str) -> dict[str, Any]:
    return dict(json.loads((DATA / f"{game}.json").read_text("utf-8")))


def of_kind(game: str, kind: str) -> list[Vector]:
    return [vector for vector in vectors(game)["vectors"] if vector["kind"] == kind]


def answer(engine: Engine, game: str, ask: str, case: Vector, **options: str) -> Vector:
    asked = engine("judge", game=game, ask=ask, case=case, options=options)
    return dict(fine(asked)["answer"])


@pytest.mark.parametrize("ask", GIVEN)
def test_dou_dizhu(engine: Engine, ask: str) -> None:
    cases = vectors("doudizhu")[ask]
    assert cases
    for vector in cases:
        case = {name: vector[name] for name in GIVEN[ask] if name in vector}
        asked = engine("judge", game="doudizhu", ask=ask, case=case)
        if "error" in vector:
            assert not asked["ok"], vector
            continue
        expected = {name: vector[name] for name in ANSWERED[ask] if name in vector}
        assert expected
        assert fine(asked)["answer"].items() >= expected.items(), vector


def test_dou_dizhu_with_loose_wings(engine: Engine) -> None:
    for vector in vectors("doudizhu")["classify"]:
        found = answer(engine, "doudizhu", "classify", {"cards": vector["cards"]}, wings="loose")
        assert found["type"] == vector["loose_type"], vector


@pytest.mark.parametrize("book", ["axf", "cxa"])
def test_xiangqi_repetition(engine: Engine, book: str) -> None:
    for vector in of_kind("xiangqi", "repetition"):
        case = {"fen": vector["fen"], "moves": vector["moves"]}
        found = answer(engine, "xiangqi", "repetition", case, repetition=book)
        assert found == {"verdict": vector[f"verdict_{book}_for_stm"]}, vector["id"]


def test_gomoku_forbidden(engine: Engine) -> None:
    for vector in of_kind("gomoku", "renju_foul"):
        case = {name: vector[name] for name in ("black", "white", "move")}
        assert answer(engine, "gomoku", "forbidden", case) == {"verdict": vector["verdict"]}, vector


def test_xiangqi_positions(engine: Engine) -> None:
    for vector in of_kind("xiangqi", "perft"):
        engine.new("xiangqi", position=vector["fen"])
        assert len(engine.moves()) == vector["counts"][0]
        assert engine("perft", depth=2)["nodes"] == vector["counts"][1]
    for vector in of_kind("xiangqi", "terminal"):
        engine.new("xiangqi", position=vector["fen"])
        assert len(engine.moves()) == vector["legal"]
        result = engine("result")["result"]
        assert (result and result["outcome"]) == TERMINAL[vector["result"]]
        assert engine("see")["view"]["check"] == vector["in_check"]


def test_xiangqi_notation(engine: Engine) -> None:
    for vector in of_kind("xiangqi", "notation"):
        engine.new("xiangqi", position=vector["fen"])
        for name in ("iccs", "zh", "wxf"):
            read = fine(engine("read", text=vector[name]))
            assert read["move"] == vector["iccs"], (vector["id"], name)
        engine.new("xiangqi", position=vector["fen"], options={"uci_ranks": True})
        if vector["uci"] not in engine.moves():  # else it is read as the ICCS move it also is
            assert fine(engine("read", text=vector["uci"]))["move"] == vector["iccs"]
        played = fine(engine("play", move=vector["zh"]))
        assert played["written"]["zh"] == vector["zh"]


def test_gomoku_games(engine: Engine) -> None:
    for vector in of_kind("gomoku", "game"):
        engine.new("gomoku", options=RENJU.get(vector["rule"], {"rule": vector["rule"]}))
        answer = engine("play_all", moves=vector["moves"])
        if vector["expect"] == "illegal":
            assert answer["error"]["code"] == "centre"
            continue
        result = fine(answer)["result"]
        reason, outcome = ENDS[vector["expect"]]
        assert (result and result["reason"], result and result["outcome"]) == (reason, outcome)


@pytest.mark.parametrize(
    ("game", "ask", "case", "code"),
    [
        ("doudizhu", "fan", {}, "no_ask"),
        ("doudizhu", None, {}, "no_ask"),
        ("doudizhu", "classify", {}, "bad_case"),
        ("doudizhu", "classify", {"cards": 5}, "bad_case"),
        ("doudizhu", "classify", {"cards": "33333"}, "too_many"),
        ("doudizhu", "beats", {"play": "34", "on": "3"}, "no_combination"),
        ("doudizhu", "beats", {"play": "3"}, "bad_case"),
        ("doudizhu", "auction", {"bids": [1, 1]}, "bid_too_low"),
        ("doudizhu", "auction", {"bids": [3, 3]}, "bidding_over"),
        ("doudizhu", "auction", {"bids": [1]}, "bad_case"),
        ("doudizhu", "auction", {"bids": [None]}, "no_such_bid"),
        ("doudizhu", "notation", {"text": ["3"]}, "bad_case"),
        ("doudizhu", "notation", {"text": "34567", "hand": "34"}, "not_held"),
        ("doudizhu", "scoring", {"base": 9}, "bad_case"),
        ("doudizhu", "scoring", SCORED | {"landlord_wins": None}, "bad_case"),
        ("guandan", "classify", {"cards": ""}, "bad_case"),
        ("guandan", "classify", {"cards": {}}, "bad_case"),
        ("guandan", "beats", {"play": "", "on": "S3"}, "bad_case"),
        ("guandan", "return", {"hand": ""}, "bad_case"),
        ("guandan", "levels", {"level": "", "up": 3}, "bad_case"),
        ("guandan", "levels", {"level": "23", "up": 3}, "bad_case"),
        ("guandan", "levels", {"level": "A", "failed_tries": 2.5}, "bad_case"),
        ("guandan", "levels", {"level": "A", "finish": "AABB", "own_level_hand": 1}, "bad_case"),
        ("shengji", "declaring", DECLARED | {"dealer": 4}, "bad_case"),
        ("shengji", "declaring", DECLARED | {"events": [[True, "H8"]]}, "bad_case"),
        ("shengji", "kitty", TAKEN | {"winning_cards": "H2 H2 sj sj"}, "two_suits"),
        ("bridge", "plays", PLAYED | {"opening_lead": "S"}, "bad_case"),
        ("bridge", "notation", {"text": "黑桃明A"}, "not_a_card"),
        ("xiangqi", "forbidden", {}, "no_ask"),
        ("xiangqi", "repetition", {"moves": []}, "bad_case"),
        ("xiangqi", "repetition", {"fen": "9", "moves": []}, "bad_position"),
        ("xiangqi", "repetition", {"fen": "4k4/9/9/9/9/9/9/9/9/4K4 w", "moves": {}}, "bad_case"),
        ("gomoku", "repetition", {}, "no_ask"),
        ("gomoku", "forbidden", {"black": ["h8"], "white": [], "move": "h8"}, "bad_case"),
        ("gomoku", "forbidden", {"black": "h8", "white": [], "move": "h9"}, "bad_case"),
        ("gomoku", "forbidden", {"black": [], "white": []}, "bad_case"),
        ("ludo", "score", {}, "unknown_game"),
        ("xiangqi", "repetition", [], "bad_case"),
    ],
)
def test_what_cannot_be_judged(
    engine: Engine, game: str, ask: str, case: object, code: str
) -> None:
    assert engine("judge", game=game, ask=ask, case=case)["error"]["code"] == code


def test_the_game_at_hand_is_left_alone(engine: Engine) -> None:
    engine.new("gomoku")
    engine.play("h8")
    answer(engine, "doudizhu", "classify", {"cards": "3"})
    assert engine("position")["position"] == {"moves": ["h8"]}


def test_a_card_of_dummy_and_a_claim_can_be_read(engine: Engine) -> None:
    for text, means in (("明 SA", "card SA"), ("摊牌 5", "claim 5"), ("concede", "concede")):
        assert answer(engine, "bridge", "notation", {"text": text}) == {"means": means}
    asked = {"text": "亮红桃", "level": "8"}
    assert answer(engine, "shengji", "notation", asked) == {"means": "declare H8"}
