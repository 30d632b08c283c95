"""Draughts by its rule book: known answers, a slow second reading, cases by hand, refusals."""

from __future__ import annotations

import json
from fractions import Fraction
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import Illegal, Refused, Unjudgeable, refusal
from engines.games.draughts import Draughts
from engines.games.draughts.board import legal, perft
from engines.games.draughts.fen import read
from engines.games.draughts.ground import INTERNATIONAL
from engines.games.draughts.rules import Position
from render.words import LANGUAGES, tell
from tests.games import draughts_slowly
from tests.selfplay import LONG, luck, play_on

GAME = Draughts()
DATA = json.loads((Path(__file__).parents[1] / "data" / "draughts.json").read_text("utf-8"))
VECTORS = {v["id"]: v for v in DATA["vectors"]}
PERFT = {name: v for name, v in VECTORS.items() if v["kind"] == "perft"}
MOVES = {name: v for name, v in VECTORS.items() if v["kind"] == "legal_moves"}
START = "W:W31-50:B1-20"
NUMBER, CROWNING, numbers = INTERNATIONAL.number, INTERNATIONAL.crowning, INTERNATIONAL.numbers
NODES = 10**7 if LONG else 5_000


def cases(name: str) -> Any:
    folder = files("engines.games.draughts") / "cases"
    return json.loads((folder / f"{name}.json").read_text("utf-8"))


def at(fen: str, game: Draughts = GAME) -> Position:
    return game.start(game.place(fen))


def played(game: Draughts, position: Position, texts: list[str]) -> Position:
    for text in texts:
        move = game.parse(position, text)
        position = game.play(position, position.board.turn, move)
    return position


# ---------------------------------------------------------------------- moves
@pytest.mark.parametrize("name", PERFT)
def test_perft(name: str) -> None:
    start = at(PERFT[name]["fen"])
    for depth, nodes in enumerate(PERFT[name]["counts"], 1):
        if nodes <= NODES:
            assert GAME.perft(start, depth) == nodes


@pytest.mark.parametrize("name", MOVES)
def test_known_moves(name: str) -> None:
    assert GAME.judge("legal_moves", {"fen": MOVES[name]["fen"]})["moves"] == MOVES[name]["moves"]


@st.composite
def positions(draw: st.DrawFn) -> str:
    """Any pieces anywhere they may stand, kings among them."""
    count = draw(st.integers(2, 22))
    squares = draw(st.lists(st.integers(1, 50), min_size=count, max_size=count, unique=True))
    white = draw(st.integers(1, min(20, count - 1)))
    kings = draw(st.sets(st.sampled_from(squares), max_size=6))

    def listed(those: list[int], far: range) -> str:
        return ",".join(f"{'K' * (n in kings or n in far)}{n}" for n in sorted(those))

    sides = listed(squares[:white], range(1, 6)), listed(squares[white:][:20], range(46, 51))
    return f"{draw(st.sampled_from('WB'))}:W{sides[0]}:B{sides[1]}"


@settings(max_examples=5_000 if LONG else 150, deadline=None)
@given(positions())
def test_a_slow_reading_finds_the_same_moves(fen: str) -> None:
    found = [(NUMBER[s.start], NUMBER[s.end], tuple(numbers(s.taken))) for s in at_moves(fen)]
    assert sorted(found) == draughts_slowly.moves(fen)
    assert len(set(found)) == len(found) == perft(read(fen, INTERNATIONAL), 1)


def at_moves(fen: str) -> Any:
    return legal(read(fen, INTERNATIONAL))


@settings(max_examples=2_000 if LONG else 60, deadline=None)
@given(positions())
def test_every_move_reads_back(fen: str) -> None:
    for game in (GAME, Draughts(algebraic=True)):
        position = at(fen, game)
        for move in game.legal_moves(position):
            assert game.parse(position, game.format(position, move)) == move
            assert game.parse(position, game.write(position, move, "en")) == move


def test_a_man_passing_the_far_row_stays_a_man() -> None:
    passing = played(GAME, at("W:W13:B8,9,K46"), ["13x4"])
    assert GAME.position(passing) == "B:WK4:B8,K46"
    through = played(GAME, at("W:W11:B7,8,K46"), ["11x13"])
    assert GAME.position(through) == "B:W13:BK46"


@pytest.mark.parametrize("seed", range(40 if LONG else 3))
def test_a_random_game_keeps_its_books(seed: int) -> None:
    pieces = 40
    for step in play_on(GAME, GAME.start(), luck(seed)):
        board = step.state.board
        assert not board.white & board.black
        assert not board.kings & ~(board.white | board.black)
        assert not board.white & CROWNING[0] & ~board.kings
        assert not board.black & CROWNING[1] & ~board.kings
        assert (board.white | board.black).bit_count() == pieces
        pieces -= step.move.taken.bit_count()
        assert GAME.position(at(GAME.position(step.state))) == GAME.position(step.state)


# ---------------------------------------------------------------------- the end
@pytest.mark.parametrize("case", cases("endings"), ids=lambda c: str(c["name"]))
def test_endings(case: dict[str, Any]) -> None:
    game = Draughts.of(case["options"])
    outcome = game.outcome(played(game, at(case["fen"], game), case["moves"]))
    if case["why"] is None:
        assert outcome is None
        return
    shares = {"white": (1, 0), "black": (0, 1), None: (Fraction(1, 2), Fraction(1, 2))}
    assert outcome is not None
    assert (outcome.why, outcome.shares) == (case["why"], shares[case["winner"]])


def quietly(position: Position, game: Draughts = GAME) -> tuple[str, int]:
    """King moves that give nothing away and never come back, until the game ends: how, when."""
    seen = {position.board}
    for ply in range(200):
        if outcome := game.outcome(position):
            return outcome.why, ply
        ways = [game.apply(position, 0, move) for move in game.legal_moves(position)]
        calm = [p for p in ways if not any(s.taken for s in legal(p.board))]
        position = next(p for p in calm if p.board not in seen)
        seen.add(position.board)
    raise AssertionError("the game goes on")


@pytest.mark.parametrize(
    ("fen", "why", "plies"),
    [
        ("W:WK46,K47,K36:BK5,K4", "move_limit", 50),
        ("B:WK46,K47,K36,K41:BK4", "move_limit", 50),
        ("W:WK46,K47,K36:BK4", "sixteen_moves", 32),
        ("W:WK4:BK46,K47,K36", "sixteen_moves", 32),
        ("B:WK46,K47:BK4", "five_moves", 10),
    ],
)
def test_counts_of_quiet_moves(fen: str, why: str, plies: int) -> None:
    assert quietly(at(fen)) == (why, plies)


def test_a_draw_is_claimed_where_the_house_says_so() -> None:
    game = Draughts(auto_draw=False)
    case = next(c for c in cases("endings") if c["name"] == "a draw claimed")
    almost = played(game, at(case["fen"], game), case["moves"][:-2])
    with pytest.raises(Illegal) as refused:
        played(game, almost, ["判和"])
    assert refused.value.why == "no_claim"
    ready = played(game, almost, [case["moves"][-2]])
    assert [game.write(ready, m, "zh-Hans") for m in game.choices(ready)] == ["判和"]
    assert game.to_move(ready) == {0}


# ---------------------------------------------------------------------- reading and refusing
@pytest.mark.parametrize("case", cases("reading"), ids=lambda c: str(c["text"]))
def test_what_people_type(case: dict[str, str]) -> None:
    position = at(case["fen"])
    assert GAME.format(position, GAME.parse(position, case["text"])) == case["means"]


@pytest.mark.parametrize(
    ("text", "means"),
    [("b2-c3", "41-37"), ("d4e5", "32-28"), ("D4 E5", "32-28"), ("32-28", "32-28")],
)
def test_letters_and_numbers(text: str, means: str) -> None:
    game = Draughts(algebraic=True)
    position = at("W:W32,41:B5", game)
    assert game.format(position, game.parse(position, text)) == means
    assert game.write(position, game.parse(position, "32-28"), "en") == "d4-e5"


@pytest.mark.parametrize("case", cases("refusals"), ids=lambda c: str(c["name"]))
def test_refusals(case: dict[str, str]) -> None:
    position = at(case["fen"])
    with pytest.raises(Refused) as refused:
        played(GAME, position, [case["text"]])
    assert refused.value.why == case["why"]
    for language in LANGUAGES:
        said = tell(refusal(GAME, refused.value), language)
        good = [m for m in GAME.legal_moves(position) if GAME.write(position, m, language) in said]
        assert good, said


def test_a_refusal_says_how_many_must_be_taken() -> None:
    with pytest.raises(Illegal) as refused:
        played(GAME, at("W:W32,38:B27,28,18,19"), ["32x21"])
    said = [tell(refusal(GAME, refused.value), language) for language in LANGUAGES]
    assert all("1" in text and "2" in text for text in said)
    assert said[0].startswith("必须吃最多") and said[1].startswith("必須吃最多")


def test_captures_alike_are_told_apart_by_their_way() -> None:
    position = at(VECTORS["draughts-majority-6"]["fen"])
    with pytest.raises(Refused) as refused:
        GAME.parse(position, "1x15")
    first, second = str(refused.value.facts["candidates"]).split(", ")
    taken = [set(numbers(GAME.parse(position, text).taken)) for text in (first, second)]  # type: ignore[union-attr]
    assert sorted(map(sorted, taken)) == [[7, 19, 20, 31, 38, 41], [7, 20, 28, 31, 38, 41]]


# ---------------------------------------------------------------------- positions and questions
@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("W:W31-33:B1,K2", "W:W31,32,33:B1,K2"),
        ("b:bk5,1:w50.", "B:W50:B1,K5"),
        ("W:B1-3:WK46", "W:WK46:B1,2,3"),
        ("W:W:B20", "W:W:B20"),
        ("W:W K31-33 : B 7", "W:WK31,K32,K33:B7"),
    ],
)
def test_positions_are_read_leniently(text: str, written: str) -> None:
    assert GAME.place(text) == written


@pytest.mark.parametrize(
    "text",
    [
        "W",
        "W:W31",
        "R:W31:B1",
        "W:W31:W32",
        "W:W31:B31",
        "W:W31,31:B1",
        "W:W51:B1",
        "W:W0:B1",
        "W:W33-31:B1",
        "W:W5:B1",
        "W:W31:B46",
        "W:W31-50,30:B1",
        "W:W31;B1",
        "W:Wx:B1",
        "W:W31:B1:B2",
    ],
)
def test_impossible_positions(text: str) -> None:
    with pytest.raises(Illegal):
        GAME.place(text)
    with pytest.raises(Unjudgeable):
        GAME.judge("legal_moves", {"fen": text})


@pytest.mark.parametrize("case", [{}, {"fen": 5}, {"fen": None}])
def test_questions_that_say_too_little(case: dict[str, Any]) -> None:
    with pytest.raises(Unjudgeable):
        GAME.judge("legal_moves", case)


ALPHABET = "0123456789" * 3 + "-x:*×－ abj吃到至王Ｋ\n٣²é"


def test_any_text_is_a_move_or_a_refusal() -> None:
    """Strings of letters that moves are made of; tests/test_every_parser.py tries any others."""
    chance, read_well = luck(7), 0
    for nth in range(100_000 if LONG else 2_000):
        position = at(VECTORS["draughts-majority-1"]["fen"]) if nth % 2 else GAME.start()
        text = "".join(chance.choice(ALPHABET) for _ in range(chance.below(12)))
        try:
            move = GAME.parse(position, text)
        except Refused as refused:
            assert tell(refusal(GAME, refused), LANGUAGES[nth % 3])
        else:
            read_well += 1
            if not GAME.is_legal(position, move):
                assert tell(refusal(GAME, GAME.explain(position, move)), LANGUAGES[nth % 3])
    assert read_well
