"""The computer player of bridge: its bidding, its card play, what it may know."""

from __future__ import annotations

from typing import Any

import pytest

from engines.cards.bridge.play import Call
from engines.cards.bridge.tricks import Deal, best, bits, trump_of
from engines.cards.pack import card
from engines.game import replay
from engines.games.bridge import Bridge
from engines.games.bridge.hand import counted
from engines.luck import Luck
from tests.games.bridge_world import swap
from tests.games.test_bridge import played, started
from tests.selfplay import LONG, luck, random_game, self_play

GAME = Bridge()


def board(seed: int, north: int, east: int) -> int:
    """What North-South take when the sides play at these levels; 0 plays at random."""
    state = self_play(GAME, luck(seed), (north, east) * 2)
    outcome = GAME.outcome(state)
    assert outcome
    return outcome.points[0]


@pytest.mark.parametrize(("level", "boards"), [(1, 20), (2, 20), (3, 1)])
def test_the_computer_beats_chance(level: int, boards: int) -> None:
    """Each deal is played both ways; at least 19 of 20 are won."""
    boards = 100 if LONG else boards
    won = sum(board(n, level, 0) > board(n, 0, level) for n in range(boards))
    assert won >= boards * 0.95


def test_it_bids_a_simple_game() -> None:
    hands = "N:AQJ84.K3.A65.432 2.QT98.QT98.QT98 KT93.A42.K43.J65 765.J765.J72.AK7"
    state = started({"deal": hands, "vul": "None"})
    bids = []
    while state.contract is None:
        seat = min(GAME.to_move(state))
        move = GAME.advise(GAME.observe(state, seat), luck(1), 2)
        bids.append(GAME.format(GAME.observe(state, seat), move))
        state = GAME.play(state, seat, move)
    assert bids[0] == "1S" and state.contract.strain == "S" and state.contract.level >= 3


def test_a_takeout_double_is_answered() -> None:
    """Without a card: the double was not for passing."""
    hands = "N:AKQ2.432.K43.K32 43.KQJT9.A52.A54 J876.765.J76.876 T95.A8.QT98.QJT9"
    state = started({"deal": hands, "dealer": "W", "vul": "None"})
    for text in ("P", "P", "1H", "P", "P", "X", "P"):
        state = played(state, text)
    view = GAME.observe(state, 3)
    assert view.calls and GAME.advise(view, luck(1), 2) != Call("P")


def test_open_cards_are_played_out_exactly() -> None:
    """Last tricks worked out by hand: a finesse that works, one that fails, a ruff."""
    for hands, trump, turn, expected in (
        (("SAQ", "H23", "S34", "SK2"), "", 2, 2),
        (("SAQ", "SK2", "S34", "H23"), "", 2, 1),
        (("SA2", "SK3", "H23", "D23"), "", 0, 1),
        (("C2 H2", "HAK", "S2 S3", "D2 D3"), "S", 0, 2),
    ):
        deal = Deal([bits(cards_of(text)) for text in hands], turn, [], trump_of(trump))
        assert best(deal, 0, {}) == expected


def cards_of(text: str) -> list[Any]:
    codes = text.split(" ") if " " in text else [text[0] + rank for rank in text[1:]]
    return [card(code) for code in codes]


def test_a_hand_is_counted() -> None:
    hand = counted(
        tuple(
            card(c)
            for c in ["SA", "SK", "S4", "S3", "S2", "H5", "H4", "H3", "D5", "D4", "D3", "C3", "C2"]
        )
    )
    assert hand.high == 7 and hand.balanced and hand.long == 8
    assert hand.longest() == "S" and hand.stops("S") and not hand.stops("H")


def test_the_computer_sees_only_its_view() -> None:
    """The same advice in worlds that differ in what the seat cannot see, at the top level."""
    for point in range(3):
        end = random_game(GAME, point, 40)
        waiting = min(GAME.to_move(end.state), default=None)
        if waiting is None:
            continue
        deal, record = swap(GAME, end.deal, end.record, waiting, luck(point))
        advice = [
            GAME.advise(GAME.observe(replay(GAME, *world), waiting), Luck(bytes(32)), 3)
            for world in ((end.deal, end.record), (deal, record))
        ]
        assert advice[0] == advice[1]


def test_a_strong_opening_is_not_passed() -> None:
    """Not even by a hand without a point, nor the wait that answers it by the opener."""
    hands = "N:AKQ42.AKQ.AK2.K3 T987.JT9.QJT.A87 653.8765.9876.65 J.432.543.QJT942"
    state = started({"deal": hands, "vul": "None"})
    state = played(played(state, "2C"), "P")
    answer = GAME.advise(GAME.observe(state, 2), luck(1), 2)
    assert answer == Call("2D")
    state = played(GAME.play(state, 2, answer), "P")
    assert GAME.advise(GAME.observe(state, 0), luck(1), 2) != Call("P")
