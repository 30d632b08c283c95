"""Swap and swap2: who is to move when, and who has which colour in the end."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engines.game import Illegal
from engines.games.gomoku import Gomoku, Why
from engines.games.gomoku.rules import Call
from tests.selfplay import luck, some_moves

# (house rule, moves so far, who is to move, colour of the next stone)
TURNS = [
    ("swap", "", 0, 0),
    ("swap", "h8", 0, 1),
    ("swap", "h8 h9", 0, 0),
    ("swap", "h8 h9 a1", 1, 1),
    ("swap", "h8 h9 a1 white", 1, 1),
    ("swap", "h8 h9 a1 black", 0, 1),
    ("swap", "h8 h9 a1 black i9", 1, 0),
    ("swap2", "h8 h9 a1", 1, 1),
    ("swap2", "h8 h9 a1 black", 0, 1),
    ("swap2", "h8 h9 a1 more", 1, 1),
    ("swap2", "h8 h9 a1 more o1", 1, 0),
    ("swap2", "h8 h9 a1 more o1 o15", 0, 1),
    ("swap2", "h8 h9 a1 more o1 o15 black", 1, 1),
    ("swap2", "h8 h9 a1 more o1 o15 white", 0, 1),
]
REFUSED = [
    ("swap", "h8 h9 a1 more", Why.NO_CHOICE),
    ("swap", "h8 h9 a1 b2", Why.CHOOSE),
    ("swap", "h8 h9 black", Why.NO_CHOICE),
    ("swap", "h8 h9 a1 pass", Why.NO_PASS),
    ("swap", "h8 h9 a1 black white", Why.NO_CHOICE),
    ("swap2", "h8 h9 a1 more o1 o15 more", Why.NO_CHOICE),
    ("none", "black", Why.NO_CHOICE),
]


def stated(opening: str, moves: str, rule: str = "free") -> tuple[Gomoku, str]:
    game = Gomoku(opening=opening, rule=rule)
    return game, game.place({"moves": moves.split()})


@pytest.mark.parametrize(("opening", "moves", "seat", "colour"), TURNS)
def test_who_is_to_move(opening: str, moves: str, seat: int, colour: int) -> None:
    game, deal = stated(opening, moves)
    state = game.start(deal)
    assert game.to_move(state) == {seat}
    assert state.turn == colour
    assert game.position(state) == {"moves": moves.split()}


@pytest.mark.parametrize(("opening", "moves", "why"), REFUSED)
def test_what_cannot_be_chosen(opening: str, moves: str, why: Why) -> None:
    before, _, last = moves.rpartition(" ")
    game, deal = stated(opening, before)
    state = game.start(deal)
    with pytest.raises(Illegal) as refused:
        game.play(state, state.seat, game.parse(state, last))
    assert refused.value.why is why


def test_buttons_offer_the_colours() -> None:
    for opening, offered in (("swap", {"black", "white"}), ("swap2", {"black", "white", "more"})):
        game, deal = stated(opening, "h8 h9 a1")
        state = game.start(deal)
        assert {game.format(state, move) for move in game.choices(state)} == offered
        assert some_moves(game, state, 1) == list(game.choices(state))
        assert game.advise(state, luck(0), 3) in game.choices(state)


def test_the_seat_that_took_black_wins_with_black() -> None:
    game, deal = stated("swap", "a1 o15 b1 black o13 c1 o11 d1 o9 e1")
    outcome = game.outcome(game.start(deal))
    assert outcome is not None and outcome.shares == (Fraction(0), Fraction(1))


def test_false_claims_are_the_seat_s_that_has_white() -> None:
    game, deal = stated("swap", "h8 h9 a1 black i9 b1 claim", "renju")
    state = game.start(deal)
    assert game.warnings(state) == (1, 0)
    assert game.to_move(state) == {0}


def test_nothing_is_claimed_before_colours_are_known() -> None:
    game, deal = stated("swap", "h8", "renju")
    assert not game.is_legal(game.start(deal), Call.CLAIM)
