"""Go by its rules: known answers, games by hand, and a slow engine beside the quick one."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import Illegal, Refused, Unjudgeable, refusal
from engines.games.go import Go, Why
from engines.games.go.board import BLACK, WHITE, grid
from engines.games.go.rules import MOST_MARKS, PLIES_A_POINT, Call, Dead, Ko, Position, counted
from render.words import LANGUAGES, tell
from tests.games import go_slowly
from tests.games.known import book_cases, known
from tests.selfplay import LONG, luck

DATA = known("go")
VECTORS = {v["id"]: v for v in DATA["vectors"]}
LEGALITY = {i: v for i, v in VECTORS.items() if v["kind"] == "legality"}
SCORES = {i: v for i, v in VECTORS.items() if v["kind"] == "score"}
COUNTED = ("black_area", "white_area", "neutral", "winner", "margin_points", "margin_zi")
CASES = book_cases("go", "games")
FULL = 0  # the seed of a game without an early end
KO = "b1 c1 a2 d2 b3 c3 c2 b2"


def played(game: Go, moves: str) -> Position:
    state = game.start()
    for text in moves.split():
        state = game.play(state, state.turn, game.parse(state, text.replace(",", " ")))
    return state


def ended(game: Go, moves: str) -> tuple[str, str | None] | str | None:
    """The reason and the winner, None while it goes on, or the code of a refusal."""
    try:
        outcome = game.outcome(played(game, moves))
    except Refused as refused:
        assert all(tell(refusal(game, refused), language) for language in LANGUAGES)
        return str(refused.why)
    if outcome is None:
        return None
    winner = ("black", "white")[outcome.shares.index(1)] if 1 in outcome.shares else None
    return str(outcome.why), winner


@pytest.mark.parametrize("ko", ["superko", "simple"])
@pytest.mark.parametrize("vector", LEGALITY.values(), ids=LEGALITY)
def test_known_verdicts(vector: dict[str, Any], ko: str) -> None:
    asked = {name: vector[name] for name in ("size", "moves", "move")}
    expected = vector["expect_superko" if ko == "superko" else "expect_simple_ko"]
    assert Go.of({"ko": ko}).judge("legality", asked) == {"verdict": expected}


@pytest.mark.parametrize("vector", SCORES.values(), ids=SCORES)
def test_known_counts(vector: dict[str, Any]) -> None:
    asked = {name: vector[name] for name in ("size", "rows", "dead", "komi_points")}
    assert Go().judge("score", asked) == {name: vector[name] for name in COUNTED}


@pytest.mark.parametrize("case", CASES["games"], ids=[c["note"] for c in CASES["games"]])
def test_cases_by_hand(case: dict[str, Any]) -> None:
    game, moves, expected = Go.of(case["options"]), case["moves"], case["expect"]
    assert ended(game, moves) == (tuple(expected) if isinstance(expected, list) else expected)
    if "rows" in case:
        assert game.see(played(game, moves))["diagram"] == case["rows"]
    if "captures" in case:
        assert list(played(game, moves).captures) == case["captures"]


def slowly(size: int, position: Position) -> go_slowly.Board:
    return {
        (x + 1, y + 1): ".XO"[stone]
        for point, stone in enumerate(position.board)
        for x, y in (grid(size).place(point),)
        if stone
    }


@settings(max_examples=300 if LONG else 12, deadline=None)
@given(size=st.integers(5, 7), seed=st.integers(0, 2**32), ko=st.sampled_from(list(Ko)))
def test_the_slow_engine_says_the_same(size: int, seed: int, ko: str) -> None:
    game = Go.of({"size": size, "ko": ko})
    chance, state, plies = luck(seed), game.start(), 60
    boards = [slowly(size, state)]
    while state.counting is None and len(boards) <= plies:
        moves = [move for move in game.legal_moves(state) if isinstance(move, int)]
        found = {(x + 1, y + 1) for x, y in map(grid(size).place, moves)}
        # The whole board once in a while, near the end always: the slow engine is slow.
        if len(boards) > plies - 12:
            assert found == go_slowly.legal(size, boards, "XO"[state.turn], ko)
        state = game.apply(state, state.turn, chance.choice(moves) if moves else Call.PASS)
        boards.append(slowly(size, state))
    count = counted(game.rules, state)
    area = go_slowly.area(size, boards[-1])
    assert (count.black, count.white, count.neutral) == (area["X"], area["O"], area[""])


@pytest.mark.parametrize("seed", range(20 if LONG else 2))
def test_one_point_is_judged_as_the_whole_board_is(seed: int) -> None:
    game, chance = Go.of({"size": 7}), luck(seed)
    state = game.start()
    while state.counting is None:
        legal = set(game.legal_moves(state))
        assert legal == {m for m in (*range(49), Call.PASS) if game.is_legal(state, m)}
        state = game.apply(state, state.turn, chance.choice(sorted(legal, key=str)))


def test_no_board_comes_again_under_superko() -> None:
    game, chance = Go.of({"size": 5}), luck(7)
    state = game.start()
    while state.counting is None:
        state = game.apply(state, state.turn, chance.choice(list(game.legal_moves(state))))
    placed = [n for n, move in enumerate(state.moves, 1) if isinstance(move, int)]
    assert len({state.history[n] for n in placed}) == len(placed) > 25


def test_superko_says_which_board_would_come_again() -> None:
    game = Go.of({"size": 5})
    state = played(game, f"{KO} pass pass resume pass")
    with pytest.raises(Illegal) as refused:
        game.play(state, state.turn, game.parse(state, "c2"))
    assert refused.value.facts == {"at": "C2", "ply": 7}


def test_situational_superko_asks_whose_turn_it_was() -> None:
    """Two sent, one returned: the board of before comes again, but it is the other's turn."""
    moves = ["B A2", "W C2", "B B2", "W D1", "B D4", "W B1", "B E5", "W A1", "B C1"]
    again = [*moves, "W B1", "B pass"]
    for ko, returned, sent in (
        ("superko", "superko", None),
        ("ssk", "ok", "superko"),
        ("simple", "ok", "ok"),
    ):
        game = Go.of({"ko": ko})
        case = {"size": 5, "moves": moves, "move": "W B1"}
        assert game.judge("legality", case) == {"verdict": returned}
        if sent:
            case = {"size": 5, "moves": again, "move": "W A1"}
            assert game.judge("legality", case) == {"verdict": sent}


def test_a_repetition_is_told_by_the_ply_that_counts() -> None:
    game = Go.of({"size": 5, "ko": "ssk"})
    state = played(game, "a2 c2 b2 d1 d4 b1 e5 a1 c1 b1 pass")
    with pytest.raises(Illegal) as refused:
        game.play(state, state.turn, game.parse(state, "a1"))
    assert (refused.value.why, refused.value.facts["ply"]) == (Why.SUPERKO, 8)


def test_a_game_of_three_plies_a_point_is_counted() -> None:
    game, chance = Go.of({"size": 5}), luck(FULL)
    state = game.start()
    while state.counting is None:
        stones = [move for move in game.legal_moves(state) if isinstance(move, int)]
        state = game.apply(state, state.turn, chance.choice(stones) if stones else Call.PASS)
    assert len(state.moves) == PLIES_A_POINT * 25 and state.passes < 2
    assert Call.RESUME not in game.choices(state)
    assert [remark.key for remark in game.remarks(state)] == ["counting-last"]
    with pytest.raises(Illegal, match="NO_RESUME"):
        game.play(state, state.turn, Call.RESUME)


def test_endless_marking_lets_every_stone_count() -> None:
    game = Go.of({"size": 5})
    state = played(game, "c3 pass pass " + "dead,c3 " * (MOST_MARKS - 1))
    assert game.outcome(state) is None and state.counting is not None
    state = game.play(state, state.turn, game.parse(state, "dead c3"))
    outcome = game.outcome(state)
    assert outcome is not None and outcome.why is Why.SCORE and outcome.shares[0] == 1


@pytest.mark.parametrize("size", range(5, 20))
def test_handicap_stones_lie_on_stars(size: int) -> None:
    for stones in range(2, 10):
        try:
            game = Go.of({"size": size, "handicap": stones})
        except Illegal as refused:
            assert refused.why is Why.HANDICAP
            assert size < 7 or (stones > 4 and size % 2 == 0)
            continue
        state = game.start()
        assert state.board.count(BLACK) == stones and state.board.count(WHITE) == 0
        assert state.turn == 1 and game.rules.komi == 0
        mirrored = [bytes(reversed(state.board)), state.board]
        assert mirrored[0] == mirrored[1] or stones == 3


def test_handicap_on_the_stars_of_a_large_board() -> None:
    for stones, named in ((2, "d4 q16"), (3, "d4 q4 q16"), (5, "d4 q4 k10 d16 q16")):
        seen = Go.of({"handicap": stones})
        board = seen.start().board
        assert [n for n, s in zip(grid(19).names, board, strict=True) if s] == named.split()


def test_komi_is_a_house_rule() -> None:
    komis = {"usual": Fraction(15, 2), 0: 0, 6.5: Fraction(13, 2), "5.5": Fraction(11, 2)}
    for said, points in komis.items():
        assert Go.of({"komi": said}).rules.komi == points
    assert Go.of({"handicap": 4, "handicap_return": True}).rules.komi == 4
    assert Go.of({"handicap": 4, "komi": 0.5}).rules.komi == Fraction(1, 2)


@pytest.mark.parametrize(
    "case",
    [
        {},
        {"size": 4, "move": "B A1"},
        {"size": 20, "move": "B A1"},
        {"size": "9", "move": "B A1"},
        {"size": 9, "move": "A1"},
        {"size": 9, "move": "B I1"},
        {"size": 9, "move": 3},
        {"size": 9, "move": "B A1", "moves": "B A2"},
        {"size": 9, "move": "B A1", "moves": ["B A2", "W A2"]},
        {"size": 9, "move": "R A1"},
    ],
)
def test_cases_without_a_verdict(case: dict[str, Any]) -> None:
    with pytest.raises(Unjudgeable):
        Go().judge("legality", {"moves": [], **case})


@pytest.mark.parametrize(
    ("case", "named"),
    [
        ({"size": 9, "move": "B A1"}, "moves"),
        ({"size": 9, "moves": []}, "move"),
        ({"size": 9, "moves": ["B pass"] * 2001, "move": "B A1"}, "moves: 2001 > 2000"),
    ],
)
def test_what_a_case_lacks_is_named(case: dict[str, Any], named: str) -> None:
    with pytest.raises(Unjudgeable) as refused:
        Go().judge("legality", case)
    assert refused.value.facts == {"text": named}


@pytest.mark.parametrize(
    "change",
    [
        {"rows": ["....."]},
        {"rows": "nonsense"},
        {"rows": None},
        {"dead": ["A1"]},
        {"dead": ["I5"]},
        {"dead": "C3"},
        {"komi_points": "7"},
        {"size": 6},
    ],
)
def test_cases_without_a_count(change: dict[str, Any]) -> None:
    case = {"size": 5, "rows": [".....", ".....", "..X..", ".....", "....."]}
    assert Go().judge("score", case)["black_area"] == 25
    with pytest.raises(Unjudgeable):
        Go().judge("score", {**case, **change})


def test_verdicts_of_points_that_are_taken_and_of_passes() -> None:
    asked = {"size": 9, "moves": ["B A1", "W pass"]}
    assert Go().judge("legality", {**asked, "move": "W A1"}) == {"verdict": "occupied"}
    assert Go().judge("legality", {**asked, "move": "W pass"}) == {"verdict": "ok"}
    ko = ["B B1", "W C1", "B A2", "W D2", "B B3", "W C3", "B C2", "W B2", "B pass", "W pass"]
    after = {"size": 5, "moves": ko, "move": "B C2"}
    assert Go().judge("legality", after) == {"verdict": "superko"}
    assert Go.of({"ko": "simple"}).judge("legality", after) == {"verdict": "ok"}


def test_naming_one_dead_stone_means_its_chain() -> None:
    game = Go.of({"size": 5})
    state = played(game, "c3 a1 c4 a2 pass pass")
    assert game.parse(state, "dead a2 c4 a1") == Dead((grid(5).points["a1"], grid(5).points["c3"]))
    state = game.play(state, state.turn, game.parse(state, "a2"))
    assert game.see(state)["dead"] == ["a1", "a2"]
