"""The computer player: it wins what is won, stops what must be stopped, plays no fouls."""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time

import pytest

from engines.games.gomoku import Gomoku
from engines.games.gomoku.fouls import FOULS
from engines.games.gomoku.rules import Call, Position, made
from tests.selfplay import LONG, luck

RULES = ("free", "standard", "renju")


def advised(game: Gomoku, position: Mapping[str, object], level: int) -> str:
    state = game.start(game.place(position))
    return game.format(state, game.advise(state, luck(1), level))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_it_takes_a_five_and_stops_one(level: int) -> None:
    black, white = ["e5", "f5", "g5", "h5"], ["d5", "c9", "d9", "e9"]
    stones = {"black": black, "white": white}
    assert advised(Gomoku(), {**stones, "to_move": "black"}, level) == "i5"
    assert advised(Gomoku(), {**stones, "to_move": "white"}, level) == "i5"
    own = {"black": black, "white": ["d5", "c9", "d9", "e9", "f9"], "to_move": "white"}
    assert advised(Gomoku(), own, level) in ("b9", "g9")


def test_the_strongest_wins_by_fours() -> None:
    # e5-g5 and h6-h8, each blocked at one end: a four on h5 is a double one.
    position = {
        "black": ["e5", "f5", "g5", "h6", "h7", "h8"],
        "white": ["d5", "h9", "a1", "a15", "o1", "o15"],
    }
    assert advised(Gomoku(), position, 3) == "h5"
    # Under renju the same stone is a double four, which White alone may play.
    assert advised(Gomoku(rule="renju"), position, 3) != "h5"


def test_it_points_out_a_foul_and_nothing_else() -> None:
    game = Gomoku(rule="renju")
    moves = ["h8", "a1", "i8", "c1", "j9", "e1", "j10", "g1"]
    foul = game.start(game.place({"moves": [*moves, "j8"]}))
    sound = game.start(game.place({"moves": [*moves, "j11"]}))
    assert game.advise(foul, luck(0), 3) is Call.CLAIM
    assert game.advise(sound, luck(0), 3) is not Call.CLAIM


def beats_random(game: Gomoku, level: int, seat: int, seed: int) -> bool:
    """One game against random moves; the player's own stones may be no foul."""
    chance, state = luck(seed), game.start()
    while state.ended is None:
        if state.turn == seat:
            move = game.advise(state, chance, level)
            assert not is_foul(game, state, move)
        else:
            move = chance.choice(list(game.legal_moves(state)))
        state = game.play(state, state.turn, move)
    return state.ended.shares[seat] == 1


def is_foul(game: Gomoku, state: Position, move: int | Call) -> bool:
    barred = game.rule == "renju" and state.turn == 0 and not isinstance(move, Call)
    return barred and made(game.rules, state, int(move)) in FOULS


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_it_beats_random_moves(rule: str, level: int) -> None:
    games = 100 if LONG else 2 if level == 3 else 6
    won = sum(beats_random(Gomoku(rule=rule), level, n % 2, n) for n in range(games))
    assert won >= games * 0.95


@pytest.mark.parametrize("rule", RULES if LONG else RULES[-1:])
def test_it_plays_itself_without_fouls_and_in_time(rule: str) -> None:
    game = Gomoku(rule=rule, foul_claim="auto")
    state, slowest = game.start(), 0.0
    while state.ended is None and (LONG or len(state.moves) < 24):
        began = process_time()
        move = game.advise(state, luck(len(state.moves)), 3)
        slowest = max(slowest, process_time() - began)
        assert not is_foul(game, state, move)
        state = game.play(state, state.turn, move)
    assert slowest < 2
