"""Chess at the table: whole games, the computer player, pictures and what they say."""

from __future__ import annotations

from fractions import Fraction
from io import StringIO
from time import perf_counter

import chess.pgn
import pytest

from engines.game import replay
from engines.games.chess import Chess
from engines.games.chess.figures import FIGURES, figure
from engines.games.chess.rules import Position
from render.look import Look
from render.paint import png
from render.scene import Scene, Stamp
from tests.games.test_chess import GAME, START, at, played
from tests.selfplay import LONG, luck, random_game

WALK = ("g1f3", "g8f6", "f3g1", "f6g8")
NAMES = [f"{file}{rank}" for rank in range(1, 9) for file in "abcdefgh"]
PROMOTING = "4k3/P5r1/8/8/8/8/8/4K3 w - - 0 1"


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize("seed", range(40 if LONG else 3))
def test_a_random_game_keeps_its_books(seed: int) -> None:
    game = Chess(chess960=seed % 2 == 1)
    end = random_game(game, seed)
    for step in end.steps:
        state = step.state
        assert state.quiet == len(state.past) < 150
        assert state.times < 3
        assert len(state.taken) + len(state.board.piece_map()) == 32
        assert game.position(state) == state.board.fen()
    again = replay(game, end.deal, end.record)
    assert again == end.state
    assert hash(again) == hash(end.state)


def test_no_question_changes_a_position() -> None:
    position = at("r3k2r/P1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
    fen, stack = position.board.fen(), len(position.board.move_stack)
    GAME.perft(position, 2)
    GAME.advise(position, luck(1), 2)
    GAME.see(position)
    GAME.picture(position, Look())
    for move in list(GAME.legal_moves(position)):
        GAME.write(position, move, "en")
        GAME.apply(position, 0, move)
    assert (position.board.fen(), len(position.board.move_stack)) == (fen, stack)


def test_a_long_record_replays_quickly() -> None:
    game = Chess(threefold="claim")
    record = [(n % 2, WALK[n % 4]) for n in range(300)]
    began = perf_counter()
    end = replay(game, "", record)
    assert perf_counter() - began < 1
    assert end.number == 151


def test_who_can_win_when_time_runs_out() -> None:
    lone = at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
    assert (GAME.can_win(lone, 0), GAME.can_win(lone, 1)) == (True, False)


# ---------------------------------------------------------------------- the computer
@pytest.mark.parametrize(
    ("seed", "level"),
    [(n, 1 + n % 2) for n in range(100 if LONG else 2)] + [(n, 3) for n in range(9 * LONG)],
)
def test_the_computer_beats_chance(seed: int, level: int) -> None:
    chance, seat, state = luck(seed), seed % 2, GAME.start()
    while waiting := GAME.to_move(state):
        (mover,) = waiting
        if mover == seat:
            move = GAME.advise(state, chance, level)
        else:
            move = chance.choice(list(state.board.legal_moves))
        state = GAME.play(state, mover, move)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.shares[seat] == 1


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_computer_mates_and_takes_what_hangs(level: int) -> None:
    def answer(position: Position) -> str:
        return GAME.format(position, GAME.advise(position, luck(1), level))

    assert answer(at("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")) == "d1d8"
    assert answer(at("4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1")) == "d1d5"
    assert answer(at("k7/2P5/1K6/8/8/8/8/8 w - - 0 1")) in ("c7c8q", "c7c8r")


def test_the_computer_sees_a_mate_in_two() -> None:
    position = at("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1")
    for _ in range(2):
        position = GAME.play(position, 0, GAME.advise(position, luck(1), 3))
        if position.over:
            break
        reply = next(iter(position.board.legal_moves))
        position = GAME.play(position, 1, reply)
    assert position.over == "checkmate"


def test_the_computer_claims_a_draw_only_when_behind() -> None:
    for board, claims in (("R3K3", False), ("4K3", True)):
        position = at(f"4k3/8/8/8/8/r7/8/{board} w - - 100 90")
        advice = GAME.format(position, GAME.advise(position, luck(1), 3))
        assert (advice == "claim-fifty") == claims


# ---------------------------------------------------------------------- what is shown
def test_the_alt_text_tells_every_man_and_the_last_move() -> None:
    position = played(GAME, GAME.start(), ["e4", "d5", "exd5", "Qxd5", "Nc3"])
    told = (("zh-Hans", "马c3", "白方"), ("zh-Hant", "馬c3", "白方"), ("en", "Nc3", "White"))
    for language, last, white in told:
        alt = GAME.picture(position, Look(language, 1)).alt
        assert f"{last}" in alt
        assert white in alt
        squares = {alt[i : i + 2] for i in range(len(alt))}
        for square, name in enumerate(NAMES):
            if position.board.piece_at(square):
                assert name in squares
        assert "e4" not in squares


def test_check_is_announced() -> None:
    assert [r.key for r in GAME.remarks(at("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"))] == ["check"]
    assert GAME.remarks(at("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1")) == ()


def test_black_sits_below_when_black_looks() -> None:
    white, black = (GAME.picture(GAME.start(), Look("en", seat)).hot for seat in (0, 1))
    spots = [{hot.value: (hot.x, hot.y) for hot in hots} for hots in (white, black)]
    assert spots[0]["a1"] == spots[1]["h8"]
    assert spots[0]["e8"] == spots[1]["d1"]
    assert set(spots[0]) == set(NAMES)
    bottom = max(y for _, y in spots[0].values())
    assert {name for name, (_, y) in spots[0].items() if y == bottom} == set(NAMES[:8])


def test_a_promotion_is_chosen_under_the_board() -> None:
    position = at(PROMOTING)
    values = {hot.value for hot in GAME.picture(position, Look()).hot}
    assert values == {*NAMES, "=q", "=r", "=b", "=n"}
    paths = {GAME.clicks(position, move) for move in GAME.legal_moves(position)}
    assert {("a7", "a8", f"={kind}") for kind in "qrbn"} <= paths
    assert len(paths) == len(list(GAME.legal_moves(position)))
    assert {hot.value for hot in GAME.picture(at(START), Look()).hot} == set(NAMES)


def test_every_man_looks_different_without_colour() -> None:
    def drawn(kind: str, colour: str) -> bytes:
        return png(Scene(1, 1, (Stamp(figure(kind, colour), 0.5, 0.5),), "", unit=40))

    symbols = {drawn(kind, colour) for kind in FIGURES for colour in ("white", "black")}
    assert len(symbols) == 12


# ---------------------------------------------------------------------- records
@pytest.mark.parametrize("chess960", [False, True])
def test_a_record_as_pgn_is_read_back_by_the_library(chess960: bool) -> None:
    game = Chess(chess960=chess960)
    end = random_game(game, 4)
    text = game.record(end.deal, end.record, ("甲 [一]", 'Anna "A"'))
    read = chess.pgn.read_game(StringIO(text))
    assert read is not None and not read.errors
    assert [m.uci() for m in read.mainline_moves()] == [t for _, t in end.record if t != "claim"]
    assert read.headers["White"] == "甲 [一]"
    outcome = game.outcome(end.state)
    assert outcome is not None
    results = {Fraction(0): "0-1", Fraction(1, 2): "1/2-1/2", Fraction(1): "1-0"}
    assert read.headers["Result"] == results[outcome.shares[0]]


def test_a_running_game_has_no_result_in_its_pgn() -> None:
    text = GAME.record("", [(0, "e2e4"), (1, "e7e5")], ("a", "b"))
    assert '[Result "*"]' in text and text.endswith("1. e4 e5 *\n")
