"""Chess against known answers, the rule book's cases, and python-chess on random boards."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from chess import Move as Step
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.game import Common, Illegal, Refused, Unjudgeable, Unreadable, refusal
from engines.games.chess import Chess
from engines.games.chess.rules import Claim, Ground, Position
from render.words import LANGUAGES, Phrase, tell
from tests.games.known import book_cases, known
from tests.selfplay import LONG, luck, random_game

VECTORS = known("chess")
AFFORDABLE = 10**7 if LONG else 100_000
GAME = Chess()
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
KNIGHTS = ["Nf3", "Nf6", "Ng1", "Ng8"]


def cases(name: str) -> list[Any]:
    return [pytest.param(case, id=case["name"]) for case in book_cases("chess", name)]


def vectors(kind: str) -> list[Any]:
    return [pytest.param(v, id=v["id"]) for v in VECTORS["vectors"] if v["kind"] == kind]


def at(text: str, game: Chess = GAME) -> Position:
    return game.start(game.place(text))


def played(game: Chess, position: Position, texts: list[str]) -> Position:
    for text in texts:
        position = game.play(position, position.seat, game.parse(position, text))
    return position


def move(text: str, fen: str, game: Chess = GAME) -> str:
    position = at(fen, game)
    return game.format(position, game.parse(position, text))


@cache
def whole_game(seed: int) -> list[Position]:
    return [step.state for step in random_game(GAME, seed).steps]


@st.composite
def steps(draw: st.DrawFn) -> tuple[Position, Step]:
    """Some legal step of a random game."""
    position = draw(st.sampled_from(whole_game(draw(st.integers(0, 40 if LONG else 5)))))
    return position, draw(st.sampled_from(list(position.board.legal_moves)))


fewer = settings(
    max_examples=20_000 if LONG else 300,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


# ---------------------------------------------------------------------- known answers
@pytest.mark.parametrize("case", vectors("perft"))
def test_perft(case: dict[str, Any]) -> None:
    for depth, nodes in enumerate(case["counts"], 1):
        if nodes <= AFFORDABLE:
            assert GAME.perft(at(case["fen"]), depth) == nodes


@pytest.mark.parametrize("case", cases("perft"))
def test_shipped_perft_cases(case: dict[str, Any]) -> None:
    game = Chess(chess960=case["chess960"])
    for depth, nodes in enumerate(case["nodes"], 1):
        position = at(case["fen"], game)
        assert game.perft(position, depth) == nodes
        if depth <= 2:
            assert super(Chess, game).perft(position, depth) == nodes


@pytest.mark.parametrize("kind", ["terminal", "insufficient", "repetition"])
def test_the_rule_desk(kind: str) -> None:
    asked = [v for v in VECTORS["vectors"] if v["kind"] == kind]
    assert asked
    for case in asked:
        answer = GAME.judge(kind, case)
        assert {key: answer[key] for key in case["expect"]} == case["expect"]


@pytest.mark.parametrize("case", vectors("parse"))
def test_reading(case: dict[str, Any]) -> None:
    if case["expect"].startswith("ERROR"):
        with pytest.raises(Refused):
            played(GAME, at(case["fen"]), [case["text"]])
    else:
        assert move(case["text"], case["fen"]) == case["expect"]


# ---------------------------------------------------------------------- the rule book's cases
@pytest.mark.parametrize("case", cases("refusals"))
def test_refusals_name_the_rule_and_a_move_that_stands(case: dict[str, Any]) -> None:
    position = played(GAME, at(case["fen"]), case.get("moves", []))
    with pytest.raises(Refused) as caught:
        played(GAME, position, [case["text"]])
    refused = caught.value
    assert refused.why == case["why"]
    assert list(getattr(refused, "candidates", [])) == case.get("candidates", [])
    for language in LANGUAGES:
        example = refused.facts["example"]
        assert isinstance(example, Phrase)
        written = tell(example, language)
        assert written in tell(refusal(GAME, refused), language)
        assert GAME.is_legal(position, GAME.parse(position, written))


@pytest.mark.parametrize("case", cases("endings"))
def test_endings(case: dict[str, Any]) -> None:
    game = Chess(**case["options"])
    outcome = game.outcome(played(game, at(case["fen"], game), case["moves"]))
    if case["why"] is None:
        assert outcome is None
    else:
        assert outcome is not None
        assert outcome.why == case["why"]
        assert outcome.shares == tuple(map(Fraction, case["shares"]))


# ---------------------------------------------------------------------- claims
def test_a_false_claim_is_a_warning_and_the_same_side_moves() -> None:
    start = GAME.start()
    claimed = played(GAME, start, ["五十回合"])
    assert GAME.warnings(claimed) == (1, 0)
    assert GAME.to_move(claimed) == {0}
    assert GAME.position(claimed) == GAME.position(start)
    assert [remark.key for remark in GAME.remarks(claimed)] == ["false-claim"]
    moved = played(GAME, claimed, ["e4", "claim fifty"])
    assert GAME.warnings(moved) == (1, 1)
    assert GAME.remarks(played(GAME, moved, ["e5"])) == ()


def test_a_falsely_announced_move_must_be_played() -> None:
    claimed = played(GAME, GAME.start(), ["claim e4"])
    assert GAME.warnings(claimed) == (1, 0)
    assert GAME.to_move(claimed) == {1}
    assert claimed.key == played(GAME, GAME.start(), ["e4"]).key
    with pytest.raises(Illegal) as refused:
        played(GAME, GAME.start(), ["claim e2e5"])
    assert refused.value.why == "not_its_move"


def test_claims_that_hold_are_offered_and_no_others() -> None:
    game = Chess(threefold="claim")
    announced = played(game, game.start(), (KNIGHTS * 2)[:-1])
    (choice,) = game.choices(announced)
    assert game.format(announced, choice) == "claim-threefold-f6g8"
    assert game.write(announced, choice, "en") == "claim threefold Ng8"
    assert game.write(announced, choice, "zh-Hans") == "三次重复 马g8"
    third = played(game, announced, ["Ng8"])
    assert Claim(Ground.THREEFOLD) in game.choices(third)
    assert game.choices(played(game, third, ["e4"])) == ()
    assert GAME.choices(at("4k3/8/8/8/8/8/8/R3K3 w - - 100 80")) == (Claim(Ground.FIFTY),)
    assert GAME.choices(at("4k3/8/8/8/8/8/8/R3K3 w - - 99 80")) == ()


def test_what_claim_alone_means() -> None:
    both = Chess(threefold="claim")
    start = both.start()
    assert both.parse(start, "claim") == Claim(Ground.THREEFOLD)
    late = at("4k3/8/8/8/8/8/8/R3K3 w - - 100 80", both)
    assert both.parse(late, "claim") == Claim(Ground.FIFTY)
    assert GAME.parse(start, "claim") == Claim(Ground.FIFTY)
    automatic = Chess(fifty="auto")
    with pytest.raises(Illegal) as refused:
        played(automatic, automatic.start(), ["claim"])
    assert refused.value.why == "no_claim"


# ---------------------------------------------------------------------- reading
@pytest.mark.parametrize(
    ("fen", "texts", "wanted"),
    [
        (START, ["e4", "E4", "兵e4", "e2-e4", "E2E4", "♙e4", "ｅ４", "pe4", "e4!?"], "e2e4"),
        (START, ["Nf3", "nf3", "马f3", "馬f3", "騎士f3", "Ng1-f3", "N1f3", "♘f3", "NF3"], "g1f3"),
        ("4k3/8/8/3q4/8/8/8/3QK3 w - - 0 1", ["Qxd5", "后xd5", "皇后吃d5", "Qd5", "QXD5+"], "d1d5"),
        (
            "8/P6k/8/8/8/8/8/K7 w - - 0 1",
            ["a8N", "a8=n", "a8(N)", "a8/N", "a7a8n", "a8升马"],
            "a7a8n",
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            ["exd6", "ed6", "exd6 e.p.", "exd6ep", "兵d6"],
            "e5d6",
        ),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", ["O-O", "0-0", "o-o", "短易位", "e1h1"], "e1g1"),
        (
            "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            ["O-O-O+", "0-0-0", "长易位", "長易位", "e1a1"],
            "e1c1",
        ),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", ["王车易位", "王車易位", "易位"], "e1g1"),
    ],
)
def test_lenient_spellings_mean_the_same(fen: str, texts: list[str], wanted: str) -> None:
    assert {text: move(text, fen) for text in texts} == dict.fromkeys(texts, wanted)


def test_a_square_alone_is_no_capture() -> None:
    """Whoever means to push the pawn on b4 has not said that the one on a4 takes."""
    blocked = "4k3/8/8/1p6/PP6/8/8/4K3 w - - 0 1"
    rook = "r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1"
    assert move("axb5", blocked) == move("ab5", blocked) == move("xb5", blocked) == "a4b5"
    assert move("b8=Q", rook) == "b7b8q"
    for fen, text, why in (
        (blocked, "b5", "pawn_blocked"),
        (blocked, "b5+", "pawn_blocked"),
        ("4k3/8/8/1p6/P7/8/8/4K3 w - - 0 1", "b5", "no_such_piece"),
        (rook, "a8=Q", "no_such_piece"),
    ):
        with pytest.raises(Illegal) as refused:
            played(GAME, at(fen), [text])
        assert refused.value.why == why


def test_a_small_b_is_a_pawn_where_it_can_be() -> None:
    both = "4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1"
    assert move("bxc3", both) == "b2c3"
    assert move("Bxc3", both) == "d2c3"
    assert move("BXC3", "4k3/8/8/8/8/2n5/1P6/4K3 w - - 0 1") == "b2c3"
    assert move("bxc3", "4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1") == "d2c3"
    pinned = "1r2k3/8/8/8/8/2n5/1P1B4/1K6 w - - 0 1"
    assert move("bxc3", pinned) == "b2c3"
    two_bishops = "4k3/8/8/2B5/8/8/8/1NB1K3 w - - 0 1"
    assert move("B1a3", two_bishops) == move("象1a3", two_bishops) == "c1a3"
    assert move("b1a3", two_bishops) == move("B1A3", two_bishops) == "b1a3"
    assert move("B2b4", START) == "b2b4"
    assert move("bb4", "4k3/8/8/8/8/8/3B4/4K3 w - - 0 1") == "d2b4"


@pytest.mark.parametrize("text", ["oo", "00", "50", "bb", "e9", "Nf", "claims", "王", "=Q", "x"])
def test_talk_is_no_move(text: str) -> None:
    position = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")
    with pytest.raises(Unreadable):
        GAME.parse(position, text)


def test_promotion_asks_unless_the_house_takes_a_queen() -> None:
    fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1"
    for text in ("a8", "a7a8", "兵a8"):
        with pytest.raises(Refused) as refused:
            move(text, fen)
        assert refused.value.why == "promotion"
        assert move(text, fen, Chess(auto_queen=True)) == "a7a8q"
    assert move("a8=N", fen, Chess(auto_queen=True)) == "a7a8n"


@fewer
@given(steps())
def test_whatever_is_written_is_read_back(at_step: tuple[Position, Step]) -> None:
    position, step = at_step
    san = position.board.copy(stack=False).san(step)
    texts = {GAME.write(position, step, language) for language in LANGUAGES}
    assert san in texts
    texts |= {san.rstrip("+#"), step.uci(), step.uci().upper()}
    assert {text: GAME.parse(position, text) for text in texts} == dict.fromkeys(texts, step)


@settings(max_examples=100_000 if LONG else 1_000, deadline=None)
@given(
    st.one_of(
        st.text(max_size=70),
        st.text("abcdefgh12345678NBRQKO0-x=+#qn王后车象马兵易位claim ", max_size=8),
    )
)
def test_any_text_is_a_move_or_refused(text: str) -> None:
    position = at("r3k2r/P1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
    try:
        played(GAME, position, [text])
    except Refused as refused:
        assert all(tell(refusal(GAME, refused), language) for language in LANGUAGES)


# ---------------------------------------------------------------------- positions
@pytest.mark.parametrize(
    "text",
    [
        "",
        "8/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
        "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K4 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - -1 1",
        "4k3/8/8/8/8/8/8/4K3 w - - ١ 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 " + "9" * 200,
    ],
)
def test_positions_that_cannot_be(text: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.place(text)
    assert refused.value.why is Common.BAD_POSITION


def test_rights_that_cannot_be_are_dropped() -> None:
    assert GAME.place("4k3/8/8/8/8/8/8/4K3 w KQkq e6") == "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
    assert GAME.place("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1") == "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1"


@pytest.mark.parametrize(
    ("ask", "case"),
    [
        ("terminal", {}),
        ("terminal", {"fen": 3}),
        ("insufficient", {"fen": "x"}),
        ("repetition", {"fen": START}),
        ("repetition", {"fen": START, "moves_san": "e4"}),
        ("repetition", {"fen": START, "moves_san": ["e5"]}),
        ("repetition", {"fen": START, "moves_san": ["claim"]}),
        ("repetition", {"fen": START, "moves_san": ["e4"] * 3000}),
        ("perft", {"fen": START}),
    ],
)
def test_questions_that_cannot_be_judged(ask: str, case: dict[str, Any]) -> None:
    with pytest.raises(Unjudgeable) as refused:
        GAME.judge(ask, case)
    assert all(tell(refusal(GAME, refused.value), language) for language in LANGUAGES)


# ---------------------------------------------------------------------- Chess960
def test_chess960_start_positions_are_drawn_by_lot() -> None:
    game = Chess(chess960=True)
    deals = {game.deal(luck(n)) for n in range(200)}
    assert len(deals) > 100
    for deal in deals:
        back = deal.split("/")[-1].split()[0]
        assert sorted(back) == sorted("RNBQKBNR")
        assert back.index("R") < back.index("K") < back.rindex("R")
        assert (back.index("B") + back.rindex("B")) % 2
        assert deal.split("/")[0] == back.lower()


def test_chess960_castling() -> None:
    game = Chess(chess960=True)
    for fen, text, canonical, board in (
        ("4k3/8/8/8/8/8/8/5KRR w G - 0 1", "O-O", "f1g1", "4k3/8/8/8/8/8/8/5RKR"),
        ("4k3/8/8/8/8/8/8/RK6 w A - 0 1", "O-O-O", "b1a1", "4k3/8/8/8/8/8/8/2KR4"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "e1h1", "4k3/8/8/8/8/8/8/R4RK1"),
    ):
        position = at(fen, game)
        assert move(text, fen, game) == canonical
        assert move(canonical, fen, game) == canonical
        assert played(game, position, [text]).key.split()[0] == board
    step = at("4k3/8/8/8/8/8/8/R1K4R w A - 0 1", game)
    assert game.format(step, game.parse(step, "Kd1")) == "c1d1"
    assert played(game, step, ["O-O-O"]).key.split()[0] == "4k3/8/8/8/8/8/8/2KR3R"
