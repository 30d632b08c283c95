"""Gomoku by its rule book: whole games, claims, notation, positions, the picture."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engines.game import Illegal, Refused, Unreadable
from engines.games.gomoku import Gomoku, Why
from engines.games.gomoku.fouls import Verdict
from engines.games.gomoku.rules import COLOURS, Call, Position
from render.look import Look
from render.words import LANGUAGES
from tests.games.known import book_cases, known
from tests.selfplay import luck, play_on

DATA = known("gomoku")
VECTORS = {v["id"]: v for v in DATA["vectors"] if v["kind"] == "game"}
CASES = book_cases("gomoku", "games")
RENJU = {
    "renju": {"rule": "renju", "foul_claim": "auto"},
    "renju_claim": {"rule": "renju", "foul_claim": "prompt"},
}


def played(game: Gomoku, moves: str) -> Position:
    state = game.start()
    for text in moves.split():
        state = game.play(state, state.seat, game.parse(state, text))
    return state


def ended(game: Gomoku, moves: str) -> tuple[str, str | None] | str | None:
    """The reason and the winner, None while it goes on, or the code of a refusal."""
    try:
        outcome = game.outcome(played(game, moves))
    except Refused as refused:
        return str(refused.why)
    if outcome is None:
        return None
    winners = [c for c, share in zip(COLOURS, outcome.shares, strict=True) if share == 1]
    return str(outcome.why), winners[0] if winners else None


@pytest.mark.parametrize("vector", VECTORS.values(), ids=VECTORS)
def test_known_games(vector: dict[str, Any]) -> None:
    game = Gomoku.of(RENJU.get(vector["rule"], {"rule": vector["rule"]}))
    expected = {
        "black_win": ("five", "black"),
        "continue": None,
        "black_foul_overline": ("foul", "white"),
        "black_foul_double_three": ("foul", "white"),
        "white_win": ("foul", "white"),
        "illegal": "centre",
    }
    assert ended(game, " ".join(vector["moves"])) == expected[vector["expect"]]
    if vector["expect"].startswith("black_foul"):
        seen = game.see(played(game, " ".join(vector["moves"])))
        assert "black_foul_" + seen["foul"] == vector["expect"]


@pytest.mark.parametrize("case", CASES["games"], ids=[c["note"] for c in CASES["games"]])
def test_cases_by_hand(case: dict[str, Any]) -> None:
    game, moves = Gomoku.of(case["options"]), case["moves"]
    expected = case["expect"]
    assert ended(game, moves) == (tuple(expected) if isinstance(expected, list) else expected)
    reached = moves.rpartition(" ")[0] if isinstance(expected, str) else moves
    assert game.warnings(played(game, reached)) == (0, case.get("warned", 0))


def test_nothing_tells_white_of_a_foul() -> None:
    game = Gomoku(rule="renju")
    foul = played(game, "h8 a1 i8 c1 j9 e1 j10 g1 j8")
    assert foul.pending is Verdict.DOUBLE_THREE
    sound = replace(foul, pending=Verdict.LEGAL)
    assert game.choices(foul) == game.choices(sound) == (Call.CLAIM,)
    assert game.remarks(foul) == game.remarks(sound) == ()
    assert game.see(foul) == game.see(sound)
    for language in LANGUAGES:
        look = Look(language, 1)
        assert game.picture(foul, look) == game.picture(sound, look)


def test_a_claim_says_which_foul_it_was() -> None:
    game = Gomoku(rule="renju")
    state = played(game, "h8 a1 i8 c1 j9 e1 j10 g1 j8 claim")
    assert [p.key for p in game.remarks(state)] == ["foul-double_three"]
    assert game.see(state)["foul"] == "double_three"
    false = played(game, "h8 claim")
    assert [p.key for p in game.remarks(false)] == ["false_claim"]


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("H8", "h8"),
        ("h8", "h8"),
        (" h 8 ", "h8"),
        ("Ｈ８", "h8"),
        ("8,8", "h8"),
        ("8，8", "h8"),
        ("（８，８）", "h8"),
        ("8 8", "h8"),
        ("1、15", "a15"),
        ("落子 H8", "h8"),
        ("落子o15", "o15"),
        ("下 A1", "a1"),
        ("play i9", "i9"),
        ("天元", "h8"),
        ("指出", "claim"),
        ("指出禁手", "claim"),
        ("禁手", "claim"),
        ("CLAIM", "claim"),
        ("停一手", "pass"),
        ("Pass", "pass"),
    ],
)
def test_what_people_type(text: str, canonical: str) -> None:
    game = Gomoku()
    assert game.format(game.start(), game.parse(game.start(), text)) == canonical


@pytest.mark.parametrize("text", ["", "hello", "h", "8", "h8 h9", "h8x", "h-8-", "h123", "五五"])
def test_what_no_one_can_read(text: str) -> None:
    game = Gomoku()
    with pytest.raises(Unreadable) as refused:
        game.parse(game.start(), text)
    assert refused.value.why is Why.NO_POINT
    assert refused.value.facts["example"] == "H8"


@pytest.mark.parametrize("text", ["p1", "a16", "a0", "0,1", "16,1", "z9"])
def test_points_off_the_board(text: str) -> None:
    game = Gomoku()
    with pytest.raises(Illegal) as refused:
        game.parse(game.start(), text)
    assert refused.value.why is Why.OFF_BOARD
    assert refused.value.facts["last"] == "O15"


def test_each_language_writes_its_own_way() -> None:
    game = Gomoku(rule="renju")
    state = played(game, "h8")
    assert game.write(state, game.parse(state, "i9"), "en") == "I9"
    written = [game.write(state, Call.CLAIM, language) for language in LANGUAGES]
    assert written == ["指出禁手", "指出禁手", "claim foul"]


def test_a_diagram_is_a_position() -> None:
    game = Gomoku()
    rows = ["." * 15 for _ in range(15)]
    rows[14] = "XXXX..........."
    rows[13] = "OOOO..........."
    state = game.start(game.place("\n".join(rows)))
    assert game.see(state)["diagram"] == rows
    assert state.turn == 0
    outcome = game.outcome(game.play(state, 0, game.parse(state, "e1")))
    assert outcome is not None and outcome.why is Why.FIVE


@pytest.mark.parametrize(
    "position",
    [
        {"black": ["h8"], "white": ["h8"]},
        {"black": ["h8", "h9"], "white": []},
        {"black": ["z1"], "white": []},
        {"black": ["a1", "a2", "a3", "a4", "a5"], "white": [], "to_move": "white"},
        {"black": [], "white": [], "to_move": "red"},
        {"moves": ["h8", "h8"]},
        {"moves": ["nonsense"]},
        {"moves": "h8"},
        {"moves": [8]},
        ["X" * 15] * 14,
        "X",
    ],
)
def test_impossible_positions(position: Any) -> None:
    with pytest.raises(Illegal):
        Gomoku().place(position)


def test_a_position_with_stones_and_moves_comes_back() -> None:
    game = Gomoku(rule="renju", first_move_centre=False)
    given = {"black": ["a1"], "white": ["b2"], "to_move": "black", "moves": ["c3", "claim", "d4"]}
    assert game.position(game.start(game.place(given))) == given


def test_a_full_board_is_a_draw_unless_black_can_still_be_claimed() -> None:
    # Columns in pairs, shifted each other row, leave no five anywhere.
    rows = ["".join("XO"[(x // 2 + y) % 2] for x in range(15)) for y in range(15)]
    rows[0] = "." + rows[0][1:]
    for rule, after in (("free", Why.FULL), ("renju", None)):
        game = Gomoku(rule=rule)
        deal = game.place({**_stones(rows), "to_move": "black"})
        state = game.apply(game.start(deal), 0, game.parse(game.start(deal), "a15"))
        outcome = game.outcome(state)
        assert (outcome.why if outcome else None) is after
    assert list(game.legal_moves(state)) == [Call.CLAIM, Call.PASS]
    assert game.outcome(game.play(state, 1, Call.PASS)) == game.outcome(
        game.play(state, 1, Call.CLAIM)
    )


def _stones(rows: list[str]) -> dict[str, list[str]]:
    cells = {
        f"{'abcdefghijklmno'[x]}{15 - y}": c for y, r in enumerate(rows) for x, c in enumerate(r)
    }
    return {
        colour: [name for name, cell in cells.items() if cell == mark]
        for colour, mark in zip(COLOURS, "XO", strict=True)
    }


def test_the_picture_is_complete() -> None:
    game = Gomoku()
    state = played(game, "a1 a2 b1 b2 c1 c2 d1 d2")
    scene = game.picture(state, Look("en"))
    assert scene.alt == (
        "Gomoku, 15 lines. Black: A1 B1 C1 D1. White: A2 B2 C2 D2. Last stone: D2. Black to move."
    )
    assert len(scene.hot) == 15 * 15 - 8
    over = game.picture(played(game, "a1 a2 b1 b2 c1 c2 d1 d2 e1"), Look("zh-Hans"))
    assert over.alt.endswith("最后一手：E1。已结束：五子连珠。黑方胜。")
    assert over.hot == ()


def test_the_empty_board_never_changes() -> None:
    game = Gomoku()
    states = [step.state for step in play_on(game, game.start(), luck(0))]
    assert len({game.picture(s, Look("en")).ground for s in states[::9]}) == 1
