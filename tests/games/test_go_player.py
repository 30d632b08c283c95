"""The computer player: it takes, saves, counts honestly, and knows when to stop."""

from __future__ import annotations

from time import process_time

import pytest

from engines.games.go import Go
from engines.games.go.board import grid
from engines.games.go.playout import is_eye
from engines.games.go.rules import STONES, Call, Dead, Position, counted
from tests.selfplay import LONG, luck, self_play

NINE = Go.of({"size": 9})
# Black holds the left with a dead white stone in it, White the right; nothing is open.
SETTLED = [
    ". X . X O . O . .",
    "X . X X O O . O .",
    ". X . X O . O . O",
    "X X X X O O O O .",
    ". O . X O . . . O",
    "X X X X O . O . .",
    ". X . X O O . O .",
    "X . X X O . O . O",
    ". X . X O O . O .",
]


def position(rows: list[str], to_move: str, *moves: str) -> Position:
    return NINE.start(NINE.place({"diagram": rows, "to_move": to_move, "moves": [*moves]}))


def advised(state: Position, level: int) -> str:
    return NINE.format(state, NINE.advise(state, luck(1), level))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_it_passes_when_all_is_settled(level: int) -> None:
    state = position(SETTLED, "black")
    assert NINE.advise(state, luck(2), level) is Call.PASS
    answer = NINE.play(state, 0, Call.PASS)
    assert NINE.advise(answer, luck(2), level) is Call.PASS


@pytest.mark.parametrize("to_move", ["black", "white"])
def test_it_marks_what_is_dead_and_agrees_to_nothing_else(to_move: str) -> None:
    state = position(SETTLED, to_move, "pass", "pass")
    point = grid(9).points["b5"]
    assert NINE.advise(state, luck(0), 2) == Dead((point,))
    marked = NINE.play(state, state.turn, Dead((point,)))
    assert NINE.advise(marked, luck(0), 1) is Call.DONE
    wrong = NINE.play(marked, marked.turn, NINE.parse(marked, "dead d9"))
    wrong = NINE.play(wrong, wrong.turn, Call.DONE)
    assert NINE.format(wrong, NINE.advise(wrong, luck(0), 3)) == "dead d1"


def test_two_computers_finish_a_game() -> None:
    for size in (9, 13) if LONG else (9,):
        game = Go.of({"size": size})
        state = game.start()
        while state.ended is None:
            move = game.advise(state, luck(len(state.moves)), 2)
            if isinstance(move, int):
                lines = grid(size)
                stone = STONES[state.turn]
                assert not is_eye(state.board, lines.around[move], lines.across[move], stone)
            state = game.play(state, state.turn, move)
        assert state.resumed == 0 and state.passes == 2
        assert counted(game.rules, state).neutral <= size
        assert size * size // 2 < len(state.history) < 2 * size * size


def test_it_takes_what_stands_in_atari_and_saves_its_own() -> None:
    black, white = ["d5", "d6", "d7", "f5", "f6", "f7", "e8"], ["e5", "e6", "e7", "c3", "g3", "c7"]
    for to_move in ("black", "white"):
        state = NINE.start(NINE.place({"black": black, "white": white, "to_move": to_move}))
        assert advised(state, 2) == "e4"


@pytest.mark.parametrize("level", [1, 2, 3] if LONG else [2])
def test_it_beats_random_moves(level: int) -> None:
    """On a small board, random marking and all."""
    games, won = 100 if LONG else 1, 0
    for seed in range(games):
        end = self_play(NINE, luck(seed), (0, level) if seed % 2 else (level, 0))
        won += end.ended.shares[seed % 2] == 1
    assert won >= games * 0.95


def test_a_move_on_any_board_is_quick() -> None:
    for size in (9, 13, 19):
        game = Go.of({"size": size})
        state, slowest = game.start(), 0.0
        for ply in range(60 if LONG else 1):
            began = process_time()
            move = game.advise(state, luck(ply), 3)
            slowest = max(slowest, process_time() - began)
            state = game.play(state, state.turn, move)
        assert slowest < 2
