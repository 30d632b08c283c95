"""Dou dizhu by its rule book: groups, answers, the auction, whole deals, the rule desk."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import Illegal, Outcome, Refused, Unjudgeable
from engines.games.doudizhu import Doudizhu
from engines.games.doudizhu.groups import (
    JOKERS,
    LOOSE,
    ORDER,
    STANDARD,
    Group,
    answer,
    arranged,
    classify,
    readings,
)
from engines.games.doudizhu.plays import plays
from engines.games.doudizhu.rules import PASS, SEATS, Bid, Move, Play, State, Why
from engines.match import Match, Taken
from tests.games.known import book_cases, known
from tests.selfplay import LONG, luck, random_game

DATA = known("doudizhu")
ENDGAMES = book_cases("doudizhu", "endgames")["cases"]
WHOLE = "".join(rank * 4 for rank in ORDER if rank not in JOKERS) + JOKERS
GAME = Doudizhu(first=0)

wings_of = pytest.mark.parametrize("wings", [STANDARD, LOOSE])
hands = st.lists(st.sampled_from(range(54)), min_size=1, max_size=20, unique=True).map(
    lambda places: arranged(WHOLE[place] for place in places)
)


def cases(ask: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", DATA[ask], ids=[case["id"] for case in DATA[ask]])


# ---------------------------------------------------------------------- known answers
@cases("classify")
def test_groups(case: dict[str, Any]) -> None:
    judged = GAME.judge("classify", case)
    assert judged == {name: case[name] for name in ("type", "key", "len")}
    assert Doudizhu(wings=LOOSE).judge("classify", case)["type"] == case["loose_type"]


@cases("beats")
def test_what_beats_what(case: dict[str, Any]) -> None:
    assert GAME.judge("beats", case) == {"beats": case["beats"]}


@cases("responses")
def test_answers(case: dict[str, Any]) -> None:
    judged = GAME.judge("responses", case)
    assert judged["count_excluding_pass"] == case["count_excluding_pass"] == len(judged["moves"])
    assert judged["by_type"] == case["by_type"]
    loose = Doudizhu(wings=LOOSE).judge("responses", case)["moves"]
    more = set(loose) - set(judged["moves"])
    assert more >= set(case["only_douzero"]) and len(loose) == case["douzero_count"]


@cases("notation")
def test_notation(case: dict[str, Any]) -> None:
    if "error" in case:
        with pytest.raises(Unjudgeable):
            GAME.judge("notation", case)
    else:
        expected = {name: case[name] for name in ("cards", "pass") if name in case}
        assert GAME.judge("notation", case) == expected


@cases("auction")
def test_auction(case: dict[str, Any]) -> None:
    if "error" in case:
        with pytest.raises(Unjudgeable):
            GAME.judge("auction", case)
    else:
        assert GAME.judge("auction", case) == {"result": case["result"]}


@cases("scoring")
def test_scoring(case: dict[str, Any]) -> None:
    names = ("multiplier", "landlord", "each_farmer")
    assert GAME.judge("scoring", case) == {name: case[name] for name in names}


@pytest.mark.parametrize(
    ("ask", "case"),
    [
        ("classify", {"cards": ""}),
        ("classify", {"cards": "33333"}),
        ("classify", {"cards": 3}),
        ("classify", {}),
        ("beats", {"play": "34", "on": "3"}),
        ("beats", {"play": "4", "on": "34"}),
        ("responses", {"hand": "33333", "on": None}),
        ("notation", {"text": "77", "hand": "345"}),
        ("auction", {"bids": [1]}),
        ("auction", {"bids": [3, 0]}),
        ("auction", {"bids": "123"}),
        ("scoring", {"base": 4, "bombs_played": 0, "rockets_played": 0, "landlord_wins": True}),
        ("scoring", {"base": 1, "bombs_played": 0, "rockets_played": 2, "landlord_wins": True}),
        (
            "scoring",
            {
                "base": 1,
                "bombs_played": 0,
                "rockets_played": 0,
                "landlord_wins": False,
                "spring": "spring",
            },
        ),
        ("weather", {}),
    ],
)
def test_the_desk_does_not_guess(ask: str, case: dict[str, Any]) -> None:
    with pytest.raises(Unjudgeable):
        GAME.judge(ask, case)


# ---------------------------------------------------------------------- groups
def test_there_are_27471_groups() -> None:
    found = list(plays(WHOLE, None, STANDARD))
    assert len(found) == len(set(found)) == DATA["counts"]["distinct_moves_without_pass"]


def test_no_standard_group_can_be_read_in_two_ways() -> None:
    assert {len(readings(cards)) for cards in plays(WHOLE, None, STANDARD)} == {1}


@settings(deadline=None)
@given(hands, hands, st.sampled_from([STANDARD, LOOSE]))
def test_every_answer_is_held_and_beats(hand: str, other: str, wings: str) -> None:
    for last in [None, *some_groups(other, wings)]:
        found = list(plays(hand, last, wings))
        assert len(found) == len(set(found))
        for cards in found:
            assert not Counter(cards) - Counter(hand)
            assert cards == arranged(cards)
            group = answer(cards, last, wings)
            assert group is not None
            assert last is None or (group.beats(last) and not last.beats(group))


@settings(deadline=None)
@given(hands.map(lambda hand: hand[:9]), hands, st.sampled_from([STANDARD, LOOSE]))
def test_no_answer_is_missed(hand: str, other: str, wings: str) -> None:
    some = {
        "".join(cards) for size in range(1, len(hand) + 1) for cards in combinations(hand, size)
    }
    for last in [None, *some_groups(other, wings)]:
        wanted = {cards for cards in some if answer(cards, last, wings)}
        assert set(plays(hand, last, wings)) == wanted


def some_groups(hand: str, wings: str) -> list[Group]:
    """One group of each shape the hand can lead."""
    found = {group.shape: group for c in plays(hand, None, wings) if (group := classify(c, wings))}
    return list(found.values())[:6]


# ---------------------------------------------------------------------- whole deals
@pytest.mark.parametrize("case", ENDGAMES, ids=[case["note"] for case in ENDGAMES])
def test_endgames(case: dict[str, Any]) -> None:
    game = Doudizhu.of(case.get("options", {}))
    state = game.start(game.place({"landlord": 0, "first": 0, **case["position"]}))
    *moves, last = case["moves"]
    for text in moves:
        state = played(game, state, text)
    if isinstance(case["expect"], str):
        with pytest.raises(Refused) as refused:
            played(game, state, last)
        assert refused.value.why == case["expect"]
        return
    outcome = game.outcome(played(game, state, last))
    assert (outcome and list(outcome.points)) == case["expect"]
    if outcome:
        ahead = [points > 0 for points in outcome.points]
        assert [share == 1 for share in outcome.shares] == ahead


def played(game: Doudizhu, state: State, text: str) -> State:
    seat = state.turn
    return game.play(state, seat, game.parse(game.observe(state, seat), text))


def auction(game: Doudizhu, *bids: int) -> State:
    state = game.start(game.deal(luck(1)))
    for points in bids:
        state = game.play(state, state.turn, Bid(points))
    return state


def test_the_landlord_takes_the_kitty_and_leads() -> None:
    before = auction(GAME)
    state = auction(GAME, 0, 2, 0)
    assert (state.landlord, state.turn, state.base) == (1, 1, 2)
    assert set(state.hands[1]) == {*before.hands[1], *before.kitty}
    assert [len(hand) for hand in state.hands] == [17, 20, 17]
    assert GAME.observe(state, 0).kitty and not GAME.observe(before, 0).kitty


def test_the_first_bidder_is_drawn_with_the_cards_and_moves_on() -> None:
    game = Doudizhu()
    deals = [game.deal(luck(seed)) for seed in range(30)]
    assert {game.start(deal).turn for deal in deals} == {0, 1, 2}
    assert {GAME.start(deal).turn for deal in deals} == {0}
    state = game.start(deals[0])
    assert state.turn == state.first == int(deals[0][0])
    again = game.next_game(passed_out(game, state))
    assert again.first == state.first
    assert again.start(again.deal(luck(1))).turn == state.first


def passed_out(game: Doudizhu, state: State) -> State:
    """After everybody passed."""
    for turn in range(3):
        state = game.play(state, (state.first + turn) % 3, Bid(0))
    return state


def test_three_ends_the_auction() -> None:
    assert auction(GAME, 3).landlord == 0
    assert auction(Doudizhu(first=2), 0, 3).landlord == 0
    with pytest.raises(Illegal) as refused:
        auction(GAME, 2, 1)
    assert refused.value.why is Why.BID_TOO_LOW


def test_nobody_bids() -> None:
    nothing = Outcome((Fraction(0),) * 3, (0, 0, 0), Why.REDEAL, counts=False)
    state = auction(GAME, 0, 0, 0)
    assert GAME.outcome(state) == nothing and not GAME.to_move(state)
    assert GAME.next_game(state) == Doudizhu(first=0, redeals=1)
    assert Doudizhu(redeal_first="next").next_game(state).first == 1
    forced = Doudizhu(first=1, max_redeals=2, redeals=2)
    state = auction(forced, 0, 0, 0)
    assert (state.landlord, state.base, state.turn) == (1, 1, 1)
    assert forced.outcome(state) is None
    assert not auction(Doudizhu(max_redeals=2, redeals=1), 0, 0, 0).base


def test_the_first_bidder_moves_on() -> None:
    end = random_game(Doudizhu(first=2, redeals=1), 3)
    assert end.game.next_game(end.state) == Doudizhu(first=0)


def test_a_match_goes_to_a_target() -> None:
    match, game, chance = GAME.usual_match(), GAME, luck(5)
    taken: list[Taken] = []
    assert match == Match(target=100)
    match = replace(match, target=20)  # the same terms, sooner met
    while not match.tally(SEATS, taken).decided:
        end = random_game(game, chance.below(1 << 32))
        outcome = game.outcome(end.state)
        assert outcome
        taken.append(Taken(outcome.shares, outcome.points))
        game = game.next_game(end.state)
    tally = match.tally(SEATS, taken)
    assert sum(tally.points) == 0 and max(tally.points) >= 20 and len(tally.winners) == 1


@wings_of
def test_random_deals_end_with_nothing_won_or_lost_overall(wings: str) -> None:
    for seed in range(400 if LONG else 40):
        end = random_game(Doudizhu(wings=wings), seed)
        outcome = end.game.outcome(end.state)
        assert outcome and sum(outcome.points) == 0
        if outcome.counts:
            assert min(len(hand) for hand in end.state.hands) == 0
            shown = [card for play in end.state.plays for card in play.cards]
            left = [card for hand in end.state.hands for card in hand]
            assert len({*shown, *left}) == len(shown) + len(left) == 54


def test_what_is_legal_is_what_is_listed() -> None:
    some: set[Move] = {
        PASS,
        *map(Bid, range(5)),
        *map(Play, list(plays(WHOLE, None, STANDARD))[::50]),
    }
    for seed in range(4):
        for step in random_game(GAME, seed).steps[::8]:
            view = GAME.observe(step.state, step.seat)
            listed = set(GAME.legal_moves(view))
            tried = some | listed
            assert {move for move in tried if GAME.is_legal(view, move)} == listed


def test_time_out() -> None:
    state = auction(GAME)
    assert GAME.timeout_move(GAME.observe(state, 0)) == Bid(0)
    assert GAME.timeout_move(GAME.observe(state, 1)) is None
    state = GAME.start(GAME.place({"hands": ["333345", "66", "7"], "landlord": 0}))
    assert GAME.timeout_move(GAME.observe(state, 0)) == Play("3")
    state = played(GAME, state, "5")
    assert GAME.timeout_move(GAME.observe(state, 1)) == PASS
