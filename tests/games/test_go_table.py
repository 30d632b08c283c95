"""Go as people meet it: what they type and read, positions, SGF, the picture."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import Illegal, Refused, Unreadable, refusal
from engines.games.go import Go, Why
from engines.games.go.board import grid
from engines.games.go.rules import Call
from engines.games.go.sgf import sgf
from render.look import Look
from render.scene import Box, Line, Stamp
from render.words import LANGUAGES, tell
from tests.games.test_go import KO, played
from tests.selfplay import LONG, random_game

NINE = "e5 c3 c5 g5 g3 e3 f4 f3 g4 d4 h5 pass pass"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("Q16", "q16"),
        ("q16", "q16"),
        (" q 16 ", "q16"),
        ("Ｑ１６", "q16"),
        ("16Q", "q16"),
        ("16,4", "q16"),
        ("16，4", "q16"),
        ("(16, 4)", "q16"),
        ("16·4", "q16"),
        ("16之4", "q16"),
        ("4-4", "d16"),
        ("四四", "d16"),
        ("十六四", "q16"),
        ("十六·四", "q16"),
        ("十六之四", "q16"),
        ("十四", "k16"),
        ("十九十九", "t1"),
        ("三、十七", "c3"),
        ("sgf:pd", "q16"),
        ("SGF: dp", "d4"),
        ("sgf:aa", "a19"),
        ("落子 d4", "d4"),
        ("play J9", "j9"),
        ("天元", "k10"),
        ("tengen", "k10"),
        ("左上星", "d16"),
        ("右下星", "q4"),
        ("上边星", "k16"),
        ("右邊星", "q10"),
        ("停一手", "pass"),
        ("虚着", "pass"),
        ("虛手", "pass"),
        ("Pass", "pass"),
        ("确认", "done"),
        ("確認", "done"),
        ("agree", "done"),
        ("继续下", "resume"),
        ("繼續", "resume"),
        ("play on", "resume"),
    ],
)
def test_what_people_type(text: str, canonical: str) -> None:
    game = Go()
    assert game.format(game.start(), game.parse(game.start(), text)) == canonical


@pytest.mark.parametrize(
    "text",
    ["", "hello", "q", "16", "pd", "q16 d4", "q16x", "q-16-", "q116", "左左星", "死"],
)
def test_what_no_one_can_read(text: str) -> None:
    game = Go()
    with pytest.raises(Unreadable) as refused:
        game.parse(game.start(), text)
    assert refused.value.why is Why.NO_POINT
    assert refused.value.facts["example"] == "Q16"
    assert game.is_legal(game.start(), game.parse(game.start(), "Q16"))


def test_there_is_no_column_i() -> None:
    with pytest.raises(Illegal) as refused:
        Go().parse(Go().start(), "I9")
    assert refused.value.why is Why.NO_I
    assert refused.value.facts == {"text": "I9", "left": "H9", "right": "J9"}


@pytest.mark.parametrize("text", ["k1", "z3", "a10", "a0", "0,1", "10,1", "1 10", "十一", "sgf:jj"])
def test_points_off_a_small_board(text: str) -> None:
    game = Go.of({"size": 9})
    with pytest.raises(Illegal) as refused:
        game.parse(game.start(), text)
    assert refused.value.why is Why.OFF_BOARD and refused.value.facts["last"] == "J9"


@pytest.mark.parametrize("text", ["死 C3 G5", "死子 c3,g5", "dead G5 c3 G5", "c3 g5", "死棋c3、g5"])
def test_several_dead_stones_at_once(text: str) -> None:
    game = Go.of({"size": 9})
    state = played(game, NINE)
    assert game.format(state, game.parse(state, text)) == "dead c3 g5"


def test_many_dead_chains_come_back_from_a_record() -> None:
    game = Go.of({"size": 19})
    points = [name for name in grid(19).names[::2] if not name.startswith("t")][:40]
    state = game.start(game.place({"black": points, "to_move": "white"}))
    for _ in range(2):
        state = game.play(state, state.turn, Call.PASS)
    text = "dead " + " ".join(points)
    assert game.format(state, game.decode(state, text)) == text


def test_each_language_writes_its_own_way() -> None:
    game = Go.of({"size": 9})
    state = played(game, NINE)
    written = {
        text: [game.write(state, game.parse(state, text), language) for language in LANGUAGES]
        for text in ("dead c3", "pass", "done", "resume")
    }
    assert written == {
        "dead c3": ["死子 C3", "死子 C3", "dead C3"],
        "pass": ["停一手", "停一手", "pass"],
        "done": ["确认", "確認", "done"],
        "resume": ["继续下", "繼續下", "play on"],
    }


@settings(max_examples=100_000 if LONG else 400, deadline=None)
@given(
    text=st.one_of(
        st.text(max_size=20), st.text("abdepsgf: 死子dead0123456789,-之十四星左上i", max_size=14)
    ),
    counting=st.booleans(),
)
def test_any_text_is_a_move_or_a_refusal(text: str, counting: bool) -> None:
    game = Go.of({"size": 9})
    state = played(game, NINE if counting else "e5 c3")
    try:
        move = game.parse(state, text)
    except Refused as refused:
        assert all(tell(refusal(game, refused), language) for language in LANGUAGES)
    else:
        assert game.decode(state, game.format(state, move)) == move


@pytest.mark.parametrize(
    ("moves", "text", "why", "good"),
    [
        ("e5", "e5", Why.TAKEN, "e4"),
        ("e5 a2 e4 b1", "a1", Why.SUICIDE, "pass"),
        (KO.replace("e5", "e4"), "c2", Why.KO, "e5"),
        ("e5", "done", Why.NOT_COUNTING, "d4"),
        ("e5", "dead e5", Why.NOT_COUNTING, "pass"),
        ("e5 pass pass", "pass", Why.COUNTING, "dead e5"),
        ("e5 pass pass resume pass pass resume pass pass", "resume", Why.NO_RESUME, "done"),
    ],
)
def test_a_refusal_says_why_and_what_would_be_right(
    moves: str, text: str, why: Why, good: str
) -> None:
    game = Go.of({"size": 9})
    state = played(game, moves)
    with pytest.raises(Illegal) as refused:
        game.play(state, state.turn, game.parse(state, text))
    assert refused.value.why is why
    assert len({tell(refusal(game, refused.value), language) for language in LANGUAGES}) == 3
    game.play(state, state.turn, game.parse(state, good))


def test_a_diagram_is_a_position() -> None:
    game = Go.of({"size": 9})
    rows = [*["." * 9] * 7, "OX.......", ".........", ""]
    state = game.start(game.place("\n".join(rows)))
    assert game.see(state)["diagram"] == rows[:9]
    assert state.turn == 0
    taken = game.play(state, 0, game.parse(state, "a3"))
    taken = game.play(taken, 1, Call.PASS)
    assert game.play(taken, 0, game.parse(taken, "a1")).captures == (1, 0)


@pytest.mark.parametrize(
    "position",
    [
        {"black": ["c3"], "white": ["c3"]},
        {"black": ["i1"]},
        {"black": ["k1"]},
        {"black": ["a2", "b1"], "white": ["a1"]},
        {"black": [], "white": [], "to_move": "red"},
        {"moves": ["c3", "c3"]},
        {"moves": ["nonsense"]},
        {"moves": ["done"]},
        {"moves": ["pass", "pass", "done", "done", "pass"]},
        {"moves": "c3"},
        {"moves": [8]},
        ["X" * 9] * 8,
        ["X" * 9] * 9,
        "X",
        {"diagram": ["." * 9] * 9, "black": ["a1"]},
    ],
)
def test_impossible_positions(position: Any) -> None:
    with pytest.raises(Illegal):
        Go.of({"size": 9}).place(position)


def test_a_finished_game_comes_back_finished() -> None:
    game = Go.of({"size": 9})
    position = {"moves": ["e5", "pass", "pass", "done", "done"]}
    state = game.start(game.place(position))
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.points == (1, 0)
    assert game.position(state) == position


def test_a_position_with_stones_and_moves_comes_back() -> None:
    game = Go.of({"size": 9, "handicap": 4})
    given = {"black": ["a1"], "white": ["b2"], "to_move": "black", "moves": ["c3", "pass", "pass"]}
    state = game.start(game.place({**given, "moves": [*given["moves"], "dead b2"]}))
    assert game.position(state) == {**given, "moves": [*given["moves"], "dead b2"]}
    assert game.position(game.start()) == {"moves": []}
    assert game.start(game.place({"moves": []})) == game.start()


def test_the_picture_is_complete() -> None:
    game = Go.of({"size": 9})
    scene = game.picture(played(game, "e5 c3 pass"), Look("en"))
    assert scene.alt == ("Go, 9 lines. Black: E5. White: C3. Last move: pass. White to move.")
    assert len(scene.hot) == 81 - 2
    taken = game.picture(played(game, "a1 a2 e5 b1"), Look("zh-Hans"))
    assert taken.alt == (
        "围棋，9 路。黑子：E5。白子：B1 A2。最后一手：B1。提子：黑提 0，白提 1。轮到黑方。"
    )


def test_the_count_is_seen_and_said() -> None:
    game = Go.of({"size": 9})
    state = played(game, NINE + " dead,c3 dead,g5")
    scene = game.picture(state, Look("en"))
    assert {hot.value for hot in scene.hot} < {*grid(9).names}
    crosses = [s for s in scene.shapes if isinstance(s, Line) and s.ink == "alarm"]
    assert len(crosses) == 2 * 2
    assert "Marked dead: C3 G5." in scene.alt and "to mark dead stones or agree." in scene.alt
    over = game.picture(played(game, "e5 pass pass done done"), Look("zh-Hant"))
    assert over.alt.endswith(
        "盤面：黑 81 子，白 0 子；貼 3¾ 子（7.5 目）。已結束：黑勝 36¾ 子（73.5 目）。"
    )
    assert over.hot == () and sum(isinstance(s, Box) for s in over.shapes) == 80
    assert sum(isinstance(s, Stamp) for s in over.shapes) == 1


def test_the_empty_board_never_changes() -> None:
    game = Go.of({"size": 9})
    steps = random_game(game, 1, 60).steps
    assert len({game.picture(s.state, Look("en")).ground for s in steps[::9]}) == 1


def test_a_record_as_sgf() -> None:
    game = Go()
    record = [
        (0, "q16"),
        (1, "d4"),
        (0, "pass"),
        (1, "pass"),
        (0, "dead d4"),
        (0, "done"),
        (1, "done"),
    ]
    assert sgf(game, "", record, ("甲]\\", "Bob")) == (
        "(;GM[1]FF[4]CA[UTF-8]RU[Chinese]SZ[19]KM[7.5]PB[甲\\]\\\\]PW[Bob]RE[B+353.5]"
        ";B[pd];W[dp];B[];W[])"
    )
    nine = Go.of({"size": 9, "handicap": 2})
    text = sgf(nine, "", [(1, "e5")], ("a", "b"))
    assert text == (
        "(;GM[1]FF[4]CA[UTF-8]RU[Chinese]SZ[9]KM[0]PB[a]PW[b]HA[2]AB[cg][gc]PL[W];W[ee])"
    )


def test_sgf_has_every_stone_in_order() -> None:
    game = Go.of({"size": 9})
    end = random_game(game, 5)
    text = sgf(game, end.deal, end.record, ("a", "b"))
    nodes = re.findall(r";([BW])\[([a-i]{0,2})\]", text)
    played_ = [
        (s.seat, s.move) for s in end.steps if isinstance(s.move, int) or s.move is Call.PASS
    ]
    assert nodes == [
        ("BW"[seat], "" if move is Call.PASS else _sgf_point(9, int(move)))
        for seat, move in played_
    ]


def _sgf_point(size: int, point: int) -> str:
    column, row = grid(size).place(point)
    return chr(97 + column) + chr(97 + size - 1 - row)


def test_the_view_is_json_with_the_count() -> None:
    game = Go.of({"size": 9})
    seen = game.see(played(game, "e5 pass pass"))
    assert json.loads(json.dumps(seen)) == seen
    assert seen["counting"] and seen["count"]["margin_zi"] == 36.75
    assert game.see(game.start())["count"] is None
