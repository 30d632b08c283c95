"""Xiangqi against known answers, the rule book's cases, and a slow reading of the rules."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.game import Common, Illegal, Refused, Unjudgeable, refusal
from engines.games import xiangqi
from engines.games.xiangqi import Xiangqi, fen, repetition, rules
from engines.games.xiangqi.board import KINGS, NAMES, SQUARES, Step, after, board_of, steps
from engines.games.xiangqi.rules import Claim, Position
from render.words import LANGUAGES, tell
from tests.games.xiangqi_slowly import slow_in_check, slow_steps
from tests.selfplay import LONG

CASES = Path(xiangqi.__file__).parent / "cases"
VECTORS = json.loads((Path(__file__).parents[1] / "data" / "xiangqi.json").read_text("utf-8"))
AFFORDABLE = 10**7 if LONG else 100_000
GAME = Xiangqi()


def cases(name: str) -> list[Any]:
    return [
        pytest.param(case, id=case["name"])
        for case in json.loads((CASES / f"{name}.json").read_text("utf-8"))
    ]


def vectors(kind: str) -> list[Any]:
    return [pytest.param(v, id=v["id"]) for v in VECTORS["vectors"] if v["kind"] == kind]


def at(text: str, game: Xiangqi = GAME) -> Position:
    return game.start(game.place(text))


def played(game: Xiangqi, position: Position, texts: list[str]) -> Position:
    for text in texts:
        position = game.play(position, position.board.turn, game.parse(position, text))
    return position


@st.composite
def boards(draw: st.DrawFn) -> Position:
    """Men on squares where they can stand, either side to move, check or no check."""
    cells = ["."] * len(SQUARES)
    kinds = draw(st.lists(st.sampled_from("RRNNCCPPPPPABrrnnccpppppab"), max_size=24))
    for piece in (*KINGS, *kinds):
        homes = [s for s in SQUARES if fen.home(piece) >> s & 1 and cells[s] == "."]
        if homes and sum(c == piece for c in cells) < fen.MOST[piece.lower()]:
            cells[draw(st.sampled_from(homes))] = piece
    return Position(board_of("".join(cells), draw(st.integers(0, 1))))


fewer = settings(
    max_examples=3_000 if LONG else 80,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


# ---------------------------------------------------------------------- known answers
@pytest.mark.parametrize("case", vectors("perft"))
def test_perft(case: dict[str, Any]) -> None:
    for depth, nodes in enumerate(case["counts"], 1):
        if nodes <= AFFORDABLE:
            assert GAME.perft(at(case["fen"]), depth) == nodes


@pytest.mark.parametrize("case", vectors("repetition"))
@pytest.mark.parametrize("rule", ["axf", "cxa"])
def test_repetition(case: dict[str, Any], rule: str) -> None:
    asked = {"fen": case["fen"], "moves": case["moves"]}
    verdict = case[f"verdict_{rule}_for_stm"]
    assert Xiangqi(repetition=rule).judge("repetition", asked) == {"verdict": verdict}
    option = {"options": {"repetition": rule}}
    assert GAME.judge("repetition", {**asked, **option}) == {"verdict": verdict}
    asked["moves"] = case["moves"][:-1]
    assert GAME.judge("repetition", asked) == {"verdict": "none"}


@pytest.mark.parametrize("case", vectors("repetition"))
def test_what_each_step_of_a_loop_does(case: dict[str, Any]) -> None:
    position = at(case["fen"], game := Xiangqi(repetition="off"))
    plies = repetition.classify(*rules.loop(played(game, position, case["moves"])))
    found = {
        side: "".join(p.act for p in plies if p.mover == seat)
        for seat, side in enumerate(("red", "black"))
    }
    assert found == case["classes"]


@pytest.mark.parametrize("case", vectors("terminal"))
def test_no_move_left(case: dict[str, Any]) -> None:
    position = at(case["fen"])
    assert len(list(GAME.legal_moves(position))) == case["legal"]
    assert (GAME.outcome(position) is not None) == (case["legal"] == 0)
    assert GAME.see(position)["check"] == case["in_check"]


@pytest.mark.parametrize("case", vectors("notation"))
def test_notation(case: dict[str, Any]) -> None:
    position = at(case["fen"])
    move = GAME.parse(position, case["iccs"])
    assert GAME.format(position, move) == case["iccs"]
    assert GAME.write(position, move, "zh-Hans") == case["zh"]
    assert GAME.write(position, move, "en").replace(".", "=") == case["wxf"]
    for text in (case["zh"], case["wxf"], case["wxf"].lower(), case["iccs"].upper()):
        assert GAME.parse(position, text) == move
    lenient = Xiangqi(uci_ranks=True)
    if not GAME.is_legal(position, GAME.parse(position, case["uci"])):
        assert lenient.parse(position, case["uci"]) == move


# ---------------------------------------------------------------------- the rule book's cases
@pytest.mark.parametrize("case", cases("perft"))
def test_shipped_perft_cases(case: dict[str, Any]) -> None:
    assert GAME.perft(at(case["fen"]), 2) == case["nodes"][1]


@pytest.mark.parametrize("case", cases("refusals"))
def test_refusals_name_the_rule_and_a_move_that_stands(case: dict[str, Any]) -> None:
    position = at(case["fen"])
    with pytest.raises(Refused) as caught:
        played(GAME, position, [case["text"]])
    refused = caught.value
    assert refused.why == case["why"]
    assert list(getattr(refused, "candidates", [])) == case.get("candidates", [])
    for language in LANGUAGES:
        example = refused.facts["example"]
        assert not isinstance(example, str | int)
        written = tell(example, language)
        assert written in tell(refusal(GAME, refused), language)
        assert GAME.is_legal(position, GAME.parse(position, written))


@pytest.mark.parametrize("case", cases("endings"))
def test_endings(case: dict[str, Any]) -> None:
    game = Xiangqi(**case["options"])
    outcome = game.outcome(played(game, at(case["fen"]), case["moves"]))
    if case["why"] is None:
        assert outcome is None
    else:
        assert outcome is not None
        assert outcome.why == case["why"]
        assert outcome.shares == tuple(map(Fraction, case["shares"]))


CHASE = "3k5/9/9/9/9/9/1n7/9/R8/4K4 w - - 0 1"
LOOP = ["a1b1", "b3a5", "b1a1", "a5b3"]


def test_a_chase_is_warned_once_and_may_be_left_off() -> None:
    announced = played(GAME, at(CHASE), LOOP * 2)
    assert GAME.warnings(announced) == (1, 0)
    assert [remark.key for remark in GAME.remarks(announced)] == ["must-vary"]
    assert GAME.warnings(played(GAME, announced, LOOP)) == (1, 0)
    varied = played(GAME, announced, ["e0e1"])
    assert GAME.remarks(varied) == ()
    assert GAME.outcome(varied) is None


def test_checks_beyond_the_tenth_are_not_counted() -> None:
    checks = ["i0i9", *["e9e8", "i9i8", "e8e9", "i8i9"] * 10][:40]
    start = "4k4/9/9/9/9/9/9/9/9/3K4R w - - 0 1"
    for cap, quiet in ((10, 20 + 10), (0, 40)):
        game = Xiangqi(repetition="off", check_cap=cap)
        assert played(game, at(start), checks).quiet == quiet


def test_a_check_that_takes_something_is_none_of_the_ten() -> None:
    """The ten are those since the last capture, which is no ply of the count itself."""
    checks = ["i0i9", "e9e8", *["i9i8", "e8e9", "i8i9", "e9e8"] * 5]
    game = Xiangqi(repetition="off")
    taking = played(game, at("4k3r/9/9/9/9/9/9/9/9/3K4R w - - 0 1"), checks)
    assert taking.quiet == 1 + 20
    moving = played(game, at("4k4/9/9/9/9/9/9/9/9/3K4R w - - 0 1"), checks)
    assert moving.quiet == 2 + 20 - 1


def test_a_false_claim_is_a_warning_and_the_same_side_moves() -> None:
    game = Xiangqi(auto_natural_limit=False)
    start = game.start()
    claimed = game.play(start, 0, game.parse(start, "自然限着"))
    assert game.warnings(claimed) == (1, 0)
    assert game.to_move(claimed) == {0}
    assert claimed.board == start.board
    assert Claim.LIMIT not in game.legal_moves(claimed)
    assert [remark.key for remark in game.remarks(claimed)] == ["false-claim-limit"]
    assert game.remarks(played(game, claimed, ["h2e2"])) == ()


def test_a_false_claim_of_the_limit_costs_five_minutes_and_no_other_move_does() -> None:
    game = Xiangqi(auto_natural_limit=False, auto_repetition_draw=False)
    start = game.start()
    assert game.penalty(start, Claim.LIMIT) == 300
    assert game.penalty(start, Claim.REPETITION) == 0
    assert game.penalty(start, Step(0, 9)) == 0
    full = game.start("4k4/9/9/9/9/9/9/9/9/3K4R w - - 120 61")
    assert game.penalty(full, Claim.LIMIT) == 0


def test_the_same_step_a_third_time_is_refused_by_option() -> None:
    game = Xiangqi(no_triple_same_move=True, repetition="off")
    shuffle = ["a0a1", "a9a8", "a1a0", "a8a9"] * 2
    position = played(game, game.start(), shuffle)
    with pytest.raises(Illegal) as refused:
        played(game, position, ["a0a1"])
    assert refused.value.why == "third_time"
    assert played(game, position, ["a0a2"]).last == Step(0, 18)
    assert played(Xiangqi(repetition="off"), position, ["a0a1"]).last == Step(0, 9)


def test_handicap_takes_men_off_the_first_position_only() -> None:
    game = Xiangqi.of({"handicap": "b0 h0"})
    assert game.position(game.start()).split()[0].endswith("R1BAKAB1R")
    assert at(CHASE, game) == at(CHASE)
    for wrong in ("e0", "e5", "z9", "马"):
        with pytest.raises(Illegal) as refused:
            Xiangqi.of({"handicap": wrong})
        assert refused.value.why is Common.BAD_OPTION


@pytest.mark.parametrize(
    "text",
    [
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBA1ABNR w",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/RNBAKABNR w",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNRR w",
        "4k4/9/9/9/9/9/9/9/9/4KK3 w",
        "3k5/9/9/9/9/9/K8/9/9/9 w",
        "3k5/9/9/9/9/9/9/P8/9/4K4 w",
        "3k5/9/9/9/9/9/9/1B7/9/4K4 w",
        "3k5/9/9/9/9/9/9/RRR6/9/4K4 w",
        "3k5/9/9/9/9/9/9/9/9/4K4 x",
        "3k5/9/9/9/9/9/9/9/4\u212a4/4K4 w",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - x 1",
        "",
    ],
)
def test_positions_that_cannot_be(text: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.place(text)
    assert refused.value.why is Common.BAD_POSITION


def test_other_letters_and_missing_fields_in_a_fen() -> None:
    assert GAME.place("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR") == fen.START


@pytest.mark.parametrize(
    "case",
    [
        {},
        {"fen": 3, "moves": []},
        {"fen": "x", "moves": []},
        {"fen": CHASE, "moves": "a"},
        {"fen": CHASE, "moves": ["a1b2"]},
        {"fen": CHASE, "moves": ["a1b1"] * 3000},
        {"fen": CHASE, "moves": [], "options": {"repetition": "none"}},
    ],
)
def test_questions_that_cannot_be_judged(case: dict[str, Any]) -> None:
    with pytest.raises(Unjudgeable):
        GAME.judge("repetition", case)


# ---------------------------------------------------------------------- on any board
@fewer
@given(boards())
def test_legal_steps_are_those_of_the_slow_rules(position: Position) -> None:
    board = position.board
    assert {tuple(s) for s in steps(board)} == slow_steps(board.cells, board.turn)
    assert GAME.see(position)["check"] == slow_in_check(board.cells, board.turn)
    for step in steps(board)[:5]:
        then = after(board, *step)
        assert then == board_of(then.cells, 1 - board.turn)


@fewer
@given(boards())
def test_whatever_is_written_is_read_back(position: Position) -> None:
    for move in GAME.legal_moves(position):
        assert isinstance(move, Step)
        texts = {GAME.write(position, move, language) for language in LANGUAGES}
        texts |= {text.replace(".", "=").lower() for text in texts}
        iccs = NAMES[move.start] + NAMES[move.end]
        texts |= {iccs, f"{iccs[:2]}-{iccs[2:]}".upper(), GAME.format(position, move)}
        for text in texts:
            assert GAME.parse(position, text) == move, text
        assert GAME.decode(position, iccs) == move


@fewer
@given(boards())
def test_a_fen_comes_back(position: Position) -> None:
    text = fen.write(position.board, 7, 31)
    assert fen.read(text) == fen.Setup(position.board, 7, 31)
    assert fen.write(*fen.read(text)) == text


def test_lenient_spellings_mean_the_same() -> None:
    start = GAME.start()
    for text in (
        "炮二平五",
        "炮2平5",
        "砲二平五",
        "炮２平５",
        " 炮 二 平 五 ",
        "c2.5",
        "C2=5",
        "Ｃ２．５",
    ):
        assert GAME.parse(start, text) == Step(25, 22)
    for text in ("馬八進七", "傌八進七", "H8+7", "N8+7", "b0c2", "B0-C2"):
        assert GAME.parse(start, text) == Step(1, 20)
    tandem = at("5k3/9/9/9/4R4/9/9/4R4/9/3K5 w")
    for text in ("后车退一", "後車退一", "R--1", "-R-1", "r--1"):
        assert GAME.parse(tandem, text) == Step(22, 13)


def test_two_files_of_soldiers() -> None:
    position = at("3k5/9/2P1P4/2P1P4/9/9/9/9/9/4K4 w")
    for text, square in (("前五进一", "e7"), ("后七进一", "c6"), ("15+1", "e7"), ("27+1", "c6")):
        move = GAME.parse(position, text)
        assert isinstance(move, Step)
        assert NAMES[move.start] == square
    with pytest.raises(Refused) as refused:
        GAME.parse(position, "前兵平六")
    assert refused.value.why == "ambiguous"


@settings(max_examples=100_000 if LONG else 1_000, deadline=None)
@given(
    st.one_of(
        st.text(max_size=70), st.text("前中后炮车马兵帅一二五1289进退平CRHP+-=.a0hei ", max_size=6)
    )
)
def test_any_text_is_a_move_or_refused(text: str) -> None:
    position = at("3k5/9/2P1P4/2P1P4/4R4/9/4R4/1CN6/9/4K4 w")
    try:
        move = GAME.parse(position, text)
    except Refused as refused:
        assert all(tell(refusal(GAME, refused), language) for language in LANGUAGES)
    else:
        assert isinstance(move, Step | Claim)
