"""The engine protocol, request by request, over a real process."""

from __future__ import annotations

import hashlib
import json

import pytest

from tests.machine.engine import Engine, fine

START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
DOUBLE_THREE = ["h6", "a1", "h7", "a15", "f8", "o1", "g8", "o15", "h8"]
ZERO, ONES = "00" * 32, "11" * 32


def test_lines_are_answered_in_order_with_their_ids(engine: Engine) -> None:
    ids = [7, "seven", None, [1, {"a": 2.5}], {}, True, -0.5, "象棋", "😀", "\ud800"]
    lines = [json.dumps({"cmd": "games", "id": i}).encode() for i in ids]
    assert [answer["id"] for answer in engine.raw(*lines)] == ids
    assert "id" not in engine("games")
    assert engine("nothing", id=3)["id"] == 3


def test_games_are_described(engine: Engine) -> None:
    told = {game["key"]: game for game in fine(engine("games"))["games"]}
    assert {"xiangqi", "gomoku", "doudizhu"} <= told.keys()
    assert told["xiangqi"]["names"] == {"zh": "象棋", "zh-Hant": "象棋", "en": "Xiangqi"}
    assert [told[key]["seats"] for key in ("xiangqi", "gomoku", "doudizhu")] == [
        [2, 2],
        [2, 2],
        [3, 3],
    ]
    assert [told[key]["hidden"] for key in ("xiangqi", "gomoku", "doudizhu")] == [
        False,
        False,
        True,
    ]
    for game in told.values():
        for name, rule in game["options"].items():
            assert ("choices" in rule) != ("type" in rule), (game["key"], name)
            assert rule["default"] in rule.get("choices", [rule["default"]])
    assert told["gomoku"]["options"]["rule"] == {
        "default": "free",
        "choices": ["free", "standard", "renju"],
    }
    assert told["doudizhu"]["options"].keys() >= {"wings", "first", "redeal_first", "max_redeals"}
    assert "redeals" not in told["doudizhu"]["options"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "bad_json"),
        (b" ", "bad_json"),
        (b"{", "bad_json"),
        (b'{"cmd": "games"} {}', "bad_json"),
        (b"[]", "bad_json"),
        (b"null", "bad_json"),
        (b'"games"', "bad_json"),
        (b'{"cmd": "games", "id": NaN}', "bad_json"),
        (b'{"cmd": "games", "id": 1e999}', "bad_json"),
        (b'{"cmd": "games", "id": ' + b"9" * 5000 + b"}", "bad_json"),
        (b"[" * 100_000, "bad_json"),
        (b'{"id": ' * 20_000, "bad_json"),
        (b"\xff\xfe{}", "bad_utf8"),
        (b'{"cmd": "\xe8\xb1"}', "bad_utf8"),
        (b"{}", "unknown_command"),
        (b'{"cmd": ["games"]}', "unknown_command"),
        (b'{"cmd": "Games"}', "unknown_command"),
        (b'{"cmd": "games", "language": 5}', "bad_language"),
        (b'{"cmd": "' + b"x" * (1 << 20) + b'"}', "too_large"),
        (b" " * (5 << 20), "too_large"),
    ],
)
def test_lines_that_are_no_requests(engine: Engine, line: bytes, code: str) -> None:
    first, second = engine.raw(line, b'{"cmd": "games", "id": 1}')
    assert first["error"]["code"] == code
    assert second["id"] == 1


def test_the_longest_line_is_read(engine: Engine) -> None:
    line = b'{"cmd": "games", "id": "' + b"x" * ((1 << 20) - 26) + b'"}'
    assert len(line) == 1 << 20
    assert len(engine.raw(line)[0]["id"]) == (1 << 20) - 26


def test_a_last_line_without_an_end_is_answered() -> None:
    with Engine() as engine:
        assert engine._process.stdin
        engine._process.stdin.write(b'{"cmd": "games", "id": 9}')
        engine._process.stdin.close()
        engine._process.stdin = None
        assert engine._process.stdout
        assert json.loads(engine._process.stdout.readline())["id"] == 9


def test_nothing_can_be_asked_before_a_game() -> None:
    with Engine() as engine:
        for cmd in ("legal", "read", "play", "play_all", "see", "position", "result", "perft"):
            answer = engine(cmd, text="h8", move="h8", moves=[], depth=1)
            assert answer["error"]["code"] == "no_game"


# ---------------------------------------------------------------------- new
def test_the_commitment_is_of_the_seed(engine: Engine) -> None:
    answer = engine.new("doudizhu", seed=ONES)
    assert answer["to_act"] == [engine("position")["position"]["first"]]
    assert answer["commitment"] == hashlib.sha256(bytes.fromhex(ONES)).hexdigest()
    deal = engine("position")["position"]
    assert engine.new("doudizhu", seed=ONES.upper())["ok"]
    assert engine("position")["position"] == deal
    engine.new("doudizhu", seed=ZERO)
    assert engine("position")["position"] != deal
    assert engine.new("doudizhu")["commitment"] != engine.new("doudizhu")["commitment"]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({}, "unknown_game"),
        ({"game": "tennis"}, "unknown_game"),
        ({"game": ["xiangqi"]}, "unknown_game"),
        ({"game": "xiangqi", "seats": 3}, "bad_seats"),
        ({"game": "xiangqi", "seats": "2"}, "bad_seats"),
        ({"game": "xiangqi", "seats": [2]}, "bad_seats"),
        ({"game": "doudizhu", "seats": 2}, "bad_seats"),
        ({"game": "xiangqi", "options": []}, "bad_request"),
        ({"game": "xiangqi", "options": "cxa"}, "bad_request"),
        ({"game": "xiangqi", "options": {"komi": 7}}, "no_option"),
        ({"game": "xiangqi", "options": {"repetition": "fide"}}, "bad_option"),
        ({"game": "xiangqi", "options": {"repetition": None}}, "bad_option"),
        ({"game": "xiangqi", "options": {"natural_limit": 77}}, "bad_option"),
        ({"game": "xiangqi", "options": {"natural_limit": [100]}}, "bad_option"),
        ({"game": "xiangqi", "options": {"handicap": "e0"}}, "bad_option"),
        ({"game": "xiangqi", "options": {"handicap": ["b0", 5]}}, "bad_option"),
        ({"game": "gomoku", "options": {"size": 15.5}}, "bad_option"),
        ({"game": "gomoku", "options": {"allow_pass": 1}}, "bad_option"),
        ({"game": "doudizhu", "options": {"max_redeals": -1}}, "bad_option"),
        ({"game": "doudizhu", "options": {"max_redeals": True}}, "bad_option"),
        ({"game": "doudizhu", "options": {"redeals": 1}}, "no_option"),
        ({"game": "doudizhu", "seed": "11"}, "bad_seed"),
        ({"game": "doudizhu", "seed": 11}, "bad_seed"),
        ({"game": "doudizhu", "seed": "x" * 64}, "bad_seed"),
        ({"game": "xiangqi", "position": 5}, "bad_position"),
        ({"game": "xiangqi", "position": {"moves": ["h2e2"]}}, "bad_position"),
        ({"game": "xiangqi", "position": ""}, "bad_position"),
        ({"game": "xiangqi", "position": START.replace("K", "1")}, "bad_position"),
        ({"game": "gomoku", "position": "h8 h9"}, "bad_position"),
        ({"game": "gomoku", "position": {"moves": "h8"}}, "bad_position"),
        ({"game": "gomoku", "position": {"moves": ["h8", "h8"]}}, "bad_position"),
        ({"game": "gomoku", "position": {"moves": [8]}}, "bad_position"),
        ({"game": "gomoku", "position": {"black": ["h8", "h9", "h10"]}}, "bad_position"),
        ({"game": "gomoku", "position": {"stones": []}}, "bad_position"),
        ({"game": "gomoku", "position": ["." * 15] * 14}, "bad_position"),
        ({"game": "doudizhu", "position": []}, "bad_position"),
        ({"game": "doudizhu", "position": {}}, "bad_position"),
        ({"game": "doudizhu", "position": {"hands": ["3", "4"], "landlord": 0}}, "bad_position"),
        ({"game": "doudizhu", "position": {"hands": [3, 4, 5], "landlord": 0}}, "bad_position"),
        (
            {"game": "doudizhu", "position": {"hands": ["33333", "4", "5"], "landlord": 0}},
            "bad_position",
        ),
        (
            {"game": "doudizhu", "position": {"hands": ["3", "4", "5"], "landlord": 0, "last": 4}},
            "bad_position",
        ),
    ],
)
def test_a_refused_new_leaves_the_game_that_was(
    engine: Engine, request_: dict[str, object], code: str
) -> None:
    engine.new("gomoku")
    engine.play("h8", "h9")
    assert engine.refused("new", **request_) == code
    assert engine("position")["position"] == {"moves": ["h8", "h9"]}


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("xiangqi", {"repetition": "cxa", "natural_limit": 100, "check_cap": "off"}),
        ("xiangqi", {"natural_limit": "off", "auto_natural_limit": False, "repetition": "off"}),
        ("xiangqi", {"handicap": ["b0", "h0"], "uci_ranks": True, "no_triple_same_move": True}),
        ("gomoku", {"rule": "renju", "foul_claim": "auto", "first_move_centre": True}),
        ("gomoku", {"rule": "standard", "size": 19, "opening": "swap2"}),
        ("doudizhu", {"wings": "loose", "redeal_first": "next", "max_redeals": 2, "first": 0}),
        ("doudizhu", {"warn_count": False, "first": 2}),
    ],
)
def test_house_rules_by_the_names_of_the_rule_books(
    engine: Engine, game: str, options: dict[str, object]
) -> None:
    answer = engine.new(game, options=options)
    assert answer["to_act"] == [options.get("first", 0)]


# ---------------------------------------------------------------------- views and positions
def test_no_hidden_card_is_seen(engine: Engine) -> None:
    """Every card by its code: what a seat may not know is nowhere in what it is shown."""
    engine.new("doudizhu", seed=ONES)
    hands = [hand.split() for hand in engine("position")["position"]["hands"]]
    kitty = engine("position")["position"]["kitty"].split()
    for seat in (0, 1, 2, None):
        shown = json.dumps(fine(engine("see", seat=seat))["view"])
        seen = {card for hand in (*hands, kitty) for card in hand if f"{card} " in f"{shown} "}
        words = set(shown.replace('"', " ").split())
        own = set(hands[seat]) if seat is not None else set()
        assert own <= words
        assert not words & ({card for hand in (*hands, kitty) for card in hand} - own), seen
    assert engine("see") == engine("see", seat=None)
    engine.play("3")
    public = set(json.dumps(engine("see")["view"]).replace('"', " ").split())
    assert set(kitty) <= public
    assert not public & {card for hand in hands for card in hand}


def test_hints_do_not_depend_on_hidden_cards(engine: Engine) -> None:
    engine.new("doudizhu", seed=ONES, options={"first": 0})
    engine.play("3")
    position = engine("position")["position"]
    swapped = position | {"hands": [position["hands"][i] for i in (0, 2, 1)]}
    hints = []
    for given in (position, swapped):
        engine.new("doudizhu", position=given)
        hints.append(fine(engine("hint", seat=0))["move"])
        assert hints[-1] in engine.moves()
    assert hints[0] == hints[1]


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        ("xiangqi", ["h2e2", "h9g7", "e2e6"]),
        ("gomoku", ["h8", "h9", "a1", "b1", "c1"]),
        ("doudizhu", ["1", "2", "0"]),
    ],
)
def test_a_position_begins_the_same_game(engine: Engine, game: str, moves: list[str]) -> None:
    engine.new(game, seed=ONES)
    for move in moves:
        engine.play(move)
        _same_again(engine, game)
    for _ in range(60):
        if not engine.moves():
            break
        engine.play(fine(engine("hint"))["move"])
        _same_again(engine, game)
    _same_again(engine, game)


def _same_again(engine: Engine, game: str) -> None:
    position = fine(engine("position"))["position"]
    before = engine.moves(), engine("result"), engine("see")
    engine.new(game, position=position)
    assert fine(engine("position"))["position"] == position
    after = engine.moves(), engine("result"), engine("see")
    if game == "xiangqi":  # a FEN has no history: the last move and what was taken are not in it
        before[2]["view"] |= {"last": None, "captured": {"red": "", "black": ""}}
    assert after == before


def test_positions_as_people_write_them(engine: Engine) -> None:
    rows = ["." * 15 for _ in range(13)] + [".......X......."] + ["O.............."]
    for given in (rows, "\n".join(rows), {"black": ["h2"], "white": ["a1"]}):
        engine.new("gomoku", position=given)
        assert engine("see")["view"]["diagram"] == rows
        assert engine("see")["view"]["turn"] == "black"
    engine.new("gomoku", position={"moves": ["h8", "H9", "g7"]})
    assert engine("position")["position"] == {"moves": ["h8", "h9", "g7"]}
    engine.new("xiangqi", position=START.replace("n", "h").replace("B", "E"))
    assert engine("position")["position"] == START
    endgame = {"hands": ["345BR", "77", "9"], "landlord": 0, "bid": 2, "to_act": [0]}
    engine.new("doudizhu", position=endgame)
    assert engine.play("王炸", "pass", "pass", "3", "pass", "9")["result"] == {
        "outcome": [0, 1, 1],
        "points": [-8, 4, 4],
        "reason": "farmers_win",
    }


# ---------------------------------------------------------------------- perft and hints
def test_perft(engine: Engine) -> None:
    engine.new("xiangqi")
    assert [engine("perft", depth=d)["nodes"] for d in range(4)] == [1, 44, 1920, 79666]
    for depth in (-1, 9, "2", None, True, 1.5):
        assert engine.refused("perft", depth=depth) == "bad_request"
    engine.new("gomoku")
    assert engine("perft", depth=2)["nodes"] == 225 * 224


@pytest.mark.parametrize("game", ["xiangqi", "gomoku", "doudizhu"])
def test_hints_are_legal_and_repeat(engine: Engine, game: str) -> None:
    engine.new(game, seed=ONES)
    for _ in range(6):
        hint = fine(engine("hint"))["move"]
        assert fine(engine("hint"))["move"] == hint
        assert hint in engine.moves()
        engine.play(hint)


def test_errors_in_the_language_asked_for(engine: Engine) -> None:
    engine.new("gomoku")
    engine.play("h8")
    said = {
        language: engine("play", move="h8", language=language)["error"]["text"]
        for language in ("en", "zh-Hans", "zh-Hant")
    }
    assert len(set(said.values())) == 3
