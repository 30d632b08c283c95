"""Moves over the engine protocol: every notation, every end of a game, nothing half done."""

from __future__ import annotations

import pytest

from tests.machine.engine import Engine, fine

START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
DOUBLE_THREE = ["h6", "a1", "h7", "a15", "f8", "o1", "g8", "o15", "h8"]
ZERO, ONES = "00" * 32, "11" * 32


def test_xiangqi_in_every_notation(engine: Engine) -> None:
    engine.new("xiangqi", seats=2, options={}, seed=ZERO)
    assert fine(engine("read", seat=0, text="Ｃ２．５"))["move"] == "h2e2"
    assert engine("play", seat=0, move="炮二平五") == {
        "ok": True,
        "move": "h2e2",
        "written": {"zh": "炮二平五", "en": "C2.5"},
        "to_act": [1],
        "result": None,
    }
    for text in ("馬８進７", "H8+7", "h9g7", "H9-G7", "马8进7", "h10g8"):
        assert fine(engine("read", text=text))["move"] == "h9g7", text
    assert fine(engine("play", move="马8进7"))["written"] == {"zh": "马8进7", "en": "H8+7"}
    assert (
        len(engine.moves()) == len(engine.moves(seat=0)) == fine(engine("perft", depth=1))["nodes"]
    )


@pytest.mark.parametrize(
    ("game", "text", "code"),
    [
        ("xiangqi", "车一进三", "own_there"),
        ("xiangqi", "h2h8", "blocked_way"),
        ("chess", "e5", "not_its_move"),
        ("chess", "e2e5", "not_its_move"),
        ("gomoku", "pass", "no_pass"),
        ("draughts", "32-27x", "unreadable"),
        ("draughts", "32-23", "not_its_move"),
    ],
)
def test_what_may_not_be_played_is_not_read(
    engine: Engine, game: str, text: str, code: str
) -> None:
    """A program that only reads must not take a move for one that stands."""
    engine.new(game)
    assert engine.refused("read", seat=0, text=text) == code
    assert engine.refused("play", seat=0, move=text) == code


def test_a_seat_that_is_not_to_move_can_do_nothing(engine: Engine) -> None:
    for game, text in (("xiangqi", "炮二平五"), ("gomoku", "h8"), ("doudizhu", "1")):
        engine.new(game, options={"first": 0} if game == "doudizhu" else {})
        assert engine.moves(seat=1) == []
        assert engine.refused("play", seat=1, move=text) == "not_your_turn"
        assert engine.refused("read", seat=1, text=text) == "not_your_turn"
        assert engine.refused("hint", seat=1) == "not_your_turn"
        for seat in (-1, 3, "0", 0.5, True, [0]):
            for cmd in ("play", "read", "legal", "hint", "see"):
                assert engine.refused(cmd, seat=seat, move=text, text=text) == "bad_seat"


@pytest.mark.parametrize("move", [None, 5, ["h8"], {}, True])
def test_a_move_is_a_text(engine: Engine, move: object) -> None:
    engine.new("gomoku")
    assert engine.refused("play", move=move) == "bad_request"
    assert engine.refused("read", text=move) == "bad_request"
    assert engine.refused("play_all", moves=[move]) == "bad_request"
    answer = engine("play_all", moves=["h8", move])
    assert answer["error"]["index"] == 1


def test_of_several_moves_all_are_played_or_none(engine: Engine) -> None:
    engine.new("gomoku")
    answer = engine("play_all", moves=["h8", "a1", "h8", "a2"])
    assert (answer["error"]["code"], answer["error"]["index"]) == ("taken", 2)
    assert engine("position")["position"] == {"moves": []}
    assert engine("play_all", moves=["h1"] * 2)["error"]["index"] == 1
    assert engine("play_all", moves=["zz"])["error"]["index"] == 0
    assert "index" not in engine("play", move="zz")["error"]
    assert engine.play("h8", "８，９")["move"] == "h9"
    assert engine.play()["to_act"] == [0]


def test_five_in_a_row_ends_the_game(engine: Engine) -> None:
    engine.new("gomoku")
    last = engine.play("h8", "a1", "h9", "a2", "h10", "a3", "h11", "a4", "落子 H12")
    result = {"outcome": [1, 0], "points": [1, 0], "reason": "five"}
    assert (last["to_act"], last["result"]) == ([], result)
    assert engine("result") == {"ok": True, "result": result}
    assert engine.moves() == engine.moves(seat=0) == []
    assert engine.refused("play", move="a5") == "over"
    assert engine.refused("play", seat=1, move="a5") == "over"
    assert engine.refused("read", text="a5") == "over"
    assert engine.refused("hint") == "over"


@pytest.mark.parametrize(
    ("rule", "line", "winner"),
    [
        ("free", ["h8", "h9", "h10", "h12", "h13", "h11"], 0),
        ("standard", ["h8", "h9", "h10", "h12", "h13", "h11"], None),
        ("renju", ["h8", "h9", "h10", "h12", "h13", "h11"], 1),
    ],
)
def test_six_in_a_row_by_each_rule(
    engine: Engine, rule: str, line: list[str], winner: int | None
) -> None:
    engine.new("gomoku", options={"rule": rule, "foul_claim": "auto"})
    away = ["a1", "c1", "e1", "g1", "i1"]
    moves = [text for pair in zip(line, away, strict=False) for text in pair] + line[-1:]
    result = engine.play(*moves)["result"]
    if winner is None:
        assert result is None
    else:
        assert result["outcome"] == [int(winner == 0), int(winner == 1)]


def test_white_points_the_foul_out(engine: Engine) -> None:
    house = {"rule": "renju", "first_move_centre": False}
    engine.new("gomoku", options=house)
    assert engine.play(*DOUBLE_THREE)["result"] is None
    assert "claim" in engine.moves(seat=1)
    assert engine("see", seat=1)["view"]["foul"] is None
    claimed = fine(engine("play", seat=1, move="禁手"))
    assert claimed["result"] == {"outcome": [0, 1], "points": [0, 1], "reason": "foul"}
    assert claimed["written"]["zh"] == "指出禁手"

    engine.new("gomoku", options=house)
    engine.play(*DOUBLE_THREE, "b2")
    assert "claim" not in engine.moves()
    assert engine.refused("play", move="claim") == "no_claim"

    engine.new("gomoku", options=house | {"foul_claim": "forbid"})
    assert engine("play_all", moves=DOUBLE_THREE)["error"] | {"text": ""} == {
        "code": "forbidden_point",
        "text": "",
        "index": 8,
    }


def test_a_false_claim_leaves_white_to_move(engine: Engine) -> None:
    engine.new("gomoku", options={"rule": "renju"})
    assert engine.refused("play", move="a1") == "centre"
    claimed = engine.play("H8", "指出")
    assert (claimed["to_act"], claimed["result"]) == ([1], None)
    assert "claim" not in engine.moves()


def test_dou_dizhu_as_people_type_it(engine: Engine) -> None:
    engine.new("doudizhu", seats=3, seed=ONES, options={"first": 0})
    assert engine.moves() == ["0", "1", "2", "3"]
    assert fine(engine("play", move="叫1分", seat=0))["written"] == {"zh": "叫1分", "en": "bid 1"}
    assert engine.refused("play", move="1") == "bid_too_low"
    assert fine(engine("play", move="不叫"))["to_act"] == [2]
    assert fine(engine("play", move="３"))["to_act"] == [2]
    assert engine.refused("play", move="不出") == "must_lead"
    lowest = engine.moves()[0]
    assert fine(engine("play", move=lowest))["to_act"] == [0]
    assert engine.moves()[-1] == "pass"
    for text in ("不出", "不要", "要不起", "过", "pass", "p", "Ｐａｓｓ"):
        assert fine(engine("read", text=text))["move"] == "pass"
    assert engine.play("不出", "过")["to_act"] == [2]
    assert engine.refused("perft", depth=1) == "no_perft"


def test_nobody_bids(engine: Engine) -> None:
    engine.new("doudizhu")
    last = engine.play("不叫", "pass", "0")
    assert last["result"] == {"outcome": [0, 0, 0], "points": [0, 0, 0], "reason": "redeal"}


def test_xiangqi_games_end_as_the_rules_say(engine: Engine) -> None:
    for fen, move, reason, outcome in (
        ("3k5/9/9/9/9/9/9/9/R8/4K3R w - - 0 1", "a1d1", "checkmate", [1, 0]),
        ("5k3/R8/9/9/9/9/9/9/9/4K3R w - - 0 1", "i0i9", "checkmate", [1, 0]),
        ("3k5/1P7/9/9/9/9/9/9/9/4K4 w - - 0 1", "b8c8", "stalemate_loss", [1, 0]),
        ("4k4/9/9/9/9/9/4p4/9/9/3K5 w - - 119 60", "d0d1", "move_limit", [0.5, 0.5]),
        ("3k5/9/9/9/9/9/9/9/4p4/4K4 w - - 0 1", "e0e1", "insufficient", [0.5, 0.5]),
        ("3k5/2P6/4P4/9/9/9/9/9/9/4K4 w - - 0 1", "c8d8", None, None),
    ):
        engine.new("xiangqi", position=fen)
        result = engine.play(move)["result"]
        assert (result and result["reason"], result and result["outcome"]) == (reason, outcome), fen


def test_repetition_ends_the_game_with_its_reason(engine: Engine) -> None:
    check = ["i0i9", "e9e8", "i9i8", "e8e9", "i8i9", "e9e8", "i9i8", "e8e9", "i8i9"]
    engine.new("xiangqi", position="4k4/9/9/9/9/9/9/9/9/3K4R w - - 0 1")
    assert engine.play(*check)["result"] == {
        "outcome": [0, 1],
        "points": [0, 1],
        "reason": "perpetual_check",
    }
    engine.new("xiangqi")
    assert engine.play(*["a0a1", "a9a8", "a1a0", "a8a9"] * 2)["result"] == {
        "outcome": [0.5, 0.5],
        "points": [0, 0],
        "reason": "repetition",
    }
    engine.new("xiangqi", options={"auto_repetition_draw": False})
    engine.play(*["a0a1", "a9a8", "a1a0", "a8a9"] * 2)
    assert fine(engine("play", move="不变作和"))["result"]["reason"] == "repetition"


def complete(engine: Engine, seat: int | None = None) -> bool:
    return bool(fine(engine("legal", seat=seat))["complete"])


def test_a_list_of_some_moves_of_many_does_not_call_itself_complete(engine: Engine) -> None:
    engine.new("doudizhu")
    assert complete(engine)
    for game in ("siguo", "reported"):
        engine.new(game)
        assert engine.moves(seat=0)
        assert not complete(engine, 0)
    engine.new("shengji", options={"deal_gulps": 1})
    assert complete(engine, 0)
    for seat in range(4):
        last = fine(engine("play", seat=seat, move="pass"))
    (dealer,) = last["to_act"]
    assert not complete(engine)
    engine.play(engine.moves()[0])
    assert complete(engine, dealer)


def test_of_very_many_throws_the_first_are_listed(engine: Engine) -> None:
    trumps = " ".join(f"H{rank}" for rank in "234567TJQK" for _ in "12") + " S2 S3 S4 S5 S6"
    whole = [f"{suit}{rank}" for suit in "CDHS" for rank in "23456789TJQKA"] * 2
    rest = [*whole, "sj", "sj", "bj", "bj"]
    for card in trumps.split():
        rest.remove(card)
    hands = [" ".join(rest[25 * seat :][:25]) for seat in range(3)]
    given = {"dealer": 0, "trump": "H", "level": "8", "hands": [trumps, *hands], "buried": True}
    engine.new("shengji", position=given)
    assert len(engine.moves()) == 20_000
    assert not complete(engine)


@pytest.mark.parametrize("seats", [-1, 0, 1, 11, 99])
def test_a_reported_game_is_for_two_to_ten(engine: Engine, seats: int) -> None:
    assert engine.refused("new", game="reported", seats=seats) == "bad_seats"
