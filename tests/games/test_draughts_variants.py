"""Russian and Brazilian draughts: known answers, crowning on the way, endings, notation."""

from __future__ import annotations

import copy
import json
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from engines.game import Illegal, Refused, Unjudgeable, refusal
from engines.games.draughts import Draughts, Why
from engines.games.draughts.endings import ENDINGS, counted
from engines.games.draughts.ground import GROUNDS, RUSSIAN
from engines.games.draughts.rules import Position, drawn
from render.look import Look
from render.words import LANGUAGES, tell
from tests.games.test_draughts import quietly
from tests.selfplay import LONG, luck, play_on, self_play

DATA = json.loads(
    (Path(__file__).parents[1] / "data" / "draughts_variants.json").read_text("utf-8")
)
GAMES = {key: Draughts(variant=key) for key in ("russian", "brazilian")}
RUSSIAN_GAME, BRAZILIAN_GAME = GAMES.values()
each = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
NODES = 10**6 if LONG else 5_000


def at(game: Draughts, fen: str) -> Position:
    return game.start(game.place(fen))


def played(game: Draughts, position: Position, *texts: str) -> Position:
    for text in texts:
        position = game.play(position, position.board.turn, game.parse(position, text))
    return position


def texts(game: Draughts, fen: str) -> set[str]:
    position = at(game, fen)
    return {game.format(position, move) for move in game.legal_moves(position)}


# ---------------------------------------------------------------------- moves
@each
def test_perft(game: Draughts) -> None:
    for depth, nodes in enumerate(DATA["perft"][game.variant], 1):
        if nodes <= NODES:
            assert game.perft(game.start(), depth) == nodes


@each
def test_known_moves(game: Draughts) -> None:
    for known in DATA["positions"][game.variant]:
        found = game.judge("legal_moves", {"fen": known["fen"]})["moves"]
        assert [[m["frm"], m["to"], m["captured"]] for m in found] == known["moves"], known["fen"]
        asked = {"fen": known["fen"], "options": {"variant": game.variant}}
        assert Draughts().judge("legal_moves", asked)["moves"] == found


def test_any_capture_will_do_in_russian_but_the_most_in_brazilian() -> None:
    fen = "W:W10,31:B6,7,8,20,23,26"
    assert texts(RUSSIAN_GAME, fen) == {"d6:b8", "d6:h6", "e1:c3"}
    assert texts(BRAZILIAN_GAME, fen) == {"d6xh6"}


def test_a_man_passing_the_far_row_takes_on_as_a_king_in_russian_only() -> None:
    fen = "W:W9,32:B6,16,1"
    king = played(RUSSIAN_GAME, at(RUSSIAN_GAME, fen), "b6:h4")
    assert RUSSIAN_GAME.position(king) == "B:WK20,32:B1"
    assert [remark.key for remark in RUSSIAN_GAME.remarks(king)] == ["crowned"]
    man = played(BRAZILIAN_GAME, at(BRAZILIAN_GAME, fen), "b6xd8")
    assert BRAZILIAN_GAME.position(man) == "B:WK2,32:B1,16"
    passing = played(BRAZILIAN_GAME, at(BRAZILIAN_GAME, "W:W9,32:B6,7,1"), "b6xf6")
    assert BRAZILIAN_GAME.position(passing) == "B:W11,32:B1"
    passing = played(RUSSIAN_GAME, at(RUSSIAN_GAME, "W:W9,32:B6,7,1"), "b6:g5")
    assert RUSSIAN_GAME.position(passing) == "B:WK16,32:B1"


def test_a_king_comes_down_where_it_can_take_on() -> None:
    assert texts(RUSSIAN_GAME, "W:WK29:B18,7") == {"a1:d8"}
    assert texts(RUSSIAN_GAME, "W:WK29:B22,11") == {"a1:g7", "a1:h8"}


@each
def test_every_move_reads_back(game: Draughts) -> None:
    for known in DATA["positions"][game.variant]:
        position = at(game, known["fen"])
        for move in game.legal_moves(position):
            assert game.parse(position, game.format(position, move)) == move
            assert game.parse(position, game.write(position, move, "zh-Hans")) == move
            assert set(game.clicks(position, move)) <= {str(n) for n in range(1, 33)}


@each
@pytest.mark.parametrize("seed", range(20 if LONG else 2))
def test_a_random_game_keeps_its_books(game: Draughts, seed: int) -> None:
    for step in play_on(game, game.start(), luck(seed)):
        board = step.state.board
        assert not board.white & board.black
        assert not board.white & game.ground.crowning[0] & ~board.kings
        assert not board.black & game.ground.crowning[1] & ~board.kings
        assert game.position(at(game, game.position(step.state))) == game.position(step.state)


def test_each_board_is_the_only_one() -> None:
    for ground in GROUNDS.values():
        assert copy.deepcopy(ground) is ground
        assert pickle.loads(pickle.dumps(ground)) is ground
    assert RUSSIAN.numbers(RUSSIAN.long_diagonal) == [4, 8, 11, 15, 18, 22, 25, 29]


# ---------------------------------------------------------------------- the end
@pytest.mark.parametrize(
    ("game", "fen", "why", "plies"),
    [
        (RUSSIAN_GAME, "W:WK29,K30,K31:BK5", "fifteen_moves", 30),
        (BRAZILIAN_GAME, "W:WK29,K30,K31:BK5", "twenty_moves", 40),
        (RUSSIAN_GAME, "W:WK29,K30:BK1", "five_moves", 10),
        (RUSSIAN_GAME, "W:WK29,K30:BK4,K3", "fifteen_moves", 30),
        (BRAZILIAN_GAME, "W:WK29,K30:BK1", "few_pieces", 10),
        (BRAZILIAN_GAME, "W:WK29,K30:BK4,K3", "few_pieces", 10),
        (BRAZILIAN_GAME, "W:WK25,21:BK8,K3", "few_pieces", 10),
    ],
)
def test_counts_of_quiet_moves(game: Draughts, fen: str, why: str, plies: int) -> None:
    assert quietly(at(game, fen), game) == (why, plies)


def test_the_long_diagonal_is_held_for_five_moves() -> None:
    """From a7 c1 e1 White cannot drive the king off: it goes up and down the long diagonal."""
    position = at(RUSSIAN_GAME, "W:WK5,K30,K31:BK4")
    there = ("c1-a3", "h8-e5", "a3-c1", "e5-h8")
    position = played(RUSSIAN_GAME, position, *there)
    assert position.counts[1] == 4 and RUSSIAN_GAME.outcome(position) is None
    almost = replace(position, past=(), counts=(0, 9, 9, 0))
    over = RUSSIAN_GAME.outcome(played(RUSSIAN_GAME, almost, "c1-a3"))
    assert over is not None and over.why is Why.LONG_DIAGONAL


def test_a_balance_that_does_not_change_is_drawn_in_time() -> None:
    """Moves of men do not stop that count; a capture or a crowning does."""
    start = at(RUSSIAN_GAME, "W:WK32,21,13:BK4,12")
    moved = played(RUSSIAN_GAME, start, "a3-b4")
    assert moved.counts == (0, 0, 1, 0) and moved.past == ()
    assert drawn(replace(moved, counts=(0, 0, 60, 0))) is Why.THIRTY_MOVES
    assert drawn(replace(moved, counts=(0, 0, 59, 0))) is None
    assert drawn(replace(moved, counts=(0, 0, 0, 120))) is Why.SIXTY_MOVES
    crowned = at(RUSSIAN_GAME, "W:WK32,5,21:BK4,12")
    then = played(RUSSIAN_GAME, crowned, "a7-b8").board
    assert counted((0, 0, 30, 0), crowned.board, then) == (0, 0, 0, 0)
    assert [ending.plies for ending in ENDINGS[RUSSIAN]] == [10, 10, 60, 120]


def test_what_is_counted_has_a_name() -> None:
    assert {"five", "sixteen"} <= Draughts().see(Draughts().start()).keys()
    seen = RUSSIAN_GAME.see(played(RUSSIAN_GAME, RUSSIAN_GAME.start(), "c3-d4"))
    assert seen["last"] == "c3-d4"
    assert {"five", "long_diagonal", "thirty", "sixty"} <= seen.keys()


# ---------------------------------------------------------------------- words and pictures
@pytest.mark.parametrize(
    ("fen", "text", "why"),
    [
        ("W:W10,31:B6,7,8,20,23,26", "d6-c7", Why.MUST_TAKE_ANY),
        ("W:W22,31:B18,7", "e1-d2", Why.MUST_TAKE_ANY),
        ("W:WK29:B18,7", "a1:f6", Why.MUST_GO_ON),
        ("W:W22:B1", "c3-b2", Why.MAN_BACK),
        ("W:W22:B1", "c3-j9", Why.NO_SQUARE),
        ("W:W22:B1", "33-1", Why.NO_SQUARE),
        ("W:W22:B1", "hello", Why.UNREADABLE),
    ],
)
def test_refusals(fen: str, text: str, why: Why) -> None:
    position = at(RUSSIAN_GAME, fen)
    with pytest.raises(Refused) as refused:
        played(RUSSIAN_GAME, position, text)
    assert refused.value.why is why
    for language in LANGUAGES:
        said = tell(refusal(RUSSIAN_GAME, refused.value), language)
        assert any(
            RUSSIAN_GAME.write(position, move, language) in said
            for move in RUSSIAN_GAME.legal_moves(position)
        )


@each
def test_the_picture_has_eight_rows_and_its_own_name(game: Draughts) -> None:
    scene = game.picture(game.start(), Look("en"))
    assert {hot.value for hot in scene.hot} == {str(n) for n in range(1, 33)}
    assert scene.alt.startswith(f"{game.variant.title()} draughts.")
    assert "a letter from a to h" in scene.alt
    board = {(round(hot.x, 2), round(hot.y, 2)) for hot in scene.hot}
    turned = game.picture(game.start(), Look("en", 1))
    assert {(round(hot.x, 2), round(hot.y, 2)) for hot in turned.hot} == board


def test_a_record_is_pdn_of_its_own_type() -> None:
    record = [(0, "c3-b4"), (1, "d6-c5"), (0, "b4:d6"), (1, "e7:c5")]
    said = RUSSIAN_GAME.record("", record, ("a", "b"))
    assert '[GameType "25"]' in said and "1. c3-b4 d6-c5 2. b4:d6 e7:c5 *" in said
    placed = BRAZILIAN_GAME.record("W:W9,K32:B6,16", [(0, "b6xd8")], ("a", "b"))
    assert '[GameType "26"]' in placed and '[FEN "W:Wb6,Kg1:Bc7,g5"]' in placed


@pytest.mark.parametrize("text", ["W:W21-32:B1-13", "W:W33:B1", "W:Wj10:B1", "W:W1:B2"])
def test_positions_of_another_board_are_refused(text: str) -> None:
    with pytest.raises(Illegal):
        RUSSIAN_GAME.place(text)
    with pytest.raises(Unjudgeable):
        RUSSIAN_GAME.judge("legal_moves", {"fen": text})


def test_positions_may_be_written_with_letters() -> None:
    assert RUSSIAN_GAME.place("W:Wa1,Kc3:Bb8,Kh8") == "W:WK22,29:B1,K4"


# ---------------------------------------------------------------------- the computer
@each
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("seed", range(20 if LONG else 1))
def test_the_computer_beats_chance(game: Draughts, level: int, seed: int) -> None:
    levels = (0, level) if seed % 2 else (level, 0)
    outcome = game.outcome(self_play(game, luck(seed), levels))
    assert outcome is not None and outcome.shares[seed % 2] == 1
