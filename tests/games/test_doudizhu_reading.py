"""Dou dizhu in text: what people type, what is answered, positions."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import Illegal, Refused, refusal, replay
from engines.games.doudizhu import Doudizhu
from engines.games.doudizhu.groups import JOKERS
from engines.games.doudizhu.rules import State, Why
from engines.games.doudizhu.view import View
from render.words import LANGUAGES, Phrase, tell
from tests.games.doudizhu_world import swap
from tests.games.known import book_cases
from tests.selfplay import LONG, luck, random_game

READING = book_cases("doudizhu", "reading")
GAME = Doudizhu(first=0)
WORDS = ("10", "大王", "小王", "王炸", "sj", "bj", "三个", "一对", "一张", "黑桃", "不出", "#1")
MANY = 100_000 if LONG else 2_000

typed = st.one_of(
    st.text(max_size=70),
    st.lists(
        st.sampled_from([*"3456789TJQKA2BRXDshdc10 #,，+-带和♠♥对叫分过p", *WORDS]),
        max_size=14,
    ).map("".join),
)


def at(hands: list[str], **more: Any) -> State:
    return GAME.start(GAME.place({"hands": hands, "landlord": 0, **more}))


BIDDING, PLAYING = GAME.start(""), at(["3334445556789" + JOKERS, "67", "8"])


def view_of(case: dict[str, Any]) -> View:
    hand = case.get("hand", "")
    last = {"last": {"seat": 2, "cards": case["on"]}} if "on" in case else {}
    state = at([hand or "3456789TJQKA2", "4", ""], **last)
    return GAME.observe(state, 0)


def means(view: View, text: str) -> dict[str, str]:
    try:
        return {"means": GAME.format(view, GAME.parse(view, text))}
    except Refused as refused:
        return {"refused": str(refused.why)}


@pytest.mark.parametrize("case", READING["bids"], ids=lambda case: case["text"])
def test_bids(case: dict[str, Any]) -> None:
    view = GAME.observe(GAME.start(GAME.deal(luck(1))), 0)
    assert means(view, case["text"]) == {k: v for k, v in case.items() if k != "text"}


@pytest.mark.parametrize("case", READING["plays"], ids=lambda case: case["text"][:20])
def test_plays(case: dict[str, Any]) -> None:
    given_only = ("text", "hand", "on")
    expected = {k: v for k, v in case.items() if k not in given_only}
    assert means(view_of(case), case["text"]) == expected


def test_every_card_can_be_picked() -> None:
    for seed in range(20):
        state = GAME.start(GAME.deal(luck(seed)))
        state = GAME.play(state, 0, GAME.parse(GAME.observe(state, 0), "3"))
        view = GAME.observe(state, 0)
        picks = GAME.picks(view)
        assert [pick.value for pick in picks] == [card.symbol for card in view.hand]
        for move in list(GAME.legal_moves(view))[:200]:
            pressed = " ".join(GAME.clicks(view, move))
            assert GAME.parse(view, pressed) == move


def test_jokers_are_labelled_in_ones_own_language() -> None:
    """Nobody picks from a list in two languages."""
    labels = [pick.label for pick in GAME.picks(GAME.observe(PLAYING, 0))]
    jokers = [label for label in labels if isinstance(label, Phrase)]
    told = {name: {tell(joker, name) for joker in jokers} for name in LANGUAGES}
    assert told["en"] == {"small joker", "big joker"}
    assert told["zh-Hans"] == told["zh-Hant"] == {"小王", "大王"}


@given(typed)
@settings(max_examples=MANY, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    for state in (BIDDING, PLAYING):
        view = GAME.observe(state, state.turn)
        try:
            move = GAME.parse(view, text)
            GAME.play(state, state.turn, move)
        except Refused as refused:
            assert tell(refusal(GAME, refused), LANGUAGES[len(text) % 3])


@pytest.mark.parametrize(
    ("cards", "nearest"),
    [
        ("3B", "two"),
        ("34", "short_chain"),
        ("3456", "short_chain"),
        ("3344", "short_chain"),
        ("TJQKA2", "high_chain"),
        ("KKAA22", "high_chain"),
        ("34568", "gap"),
        ("333555", "gap"),
        ("33345", "trio"),
        ("33344456789", "plane"),
        ("33335", "four"),
        ("345BR", "jokers"),
        ("333444BR", "jokers"),
        ("334", "none"),
    ],
)
def test_a_refusal_says_what_would_be_right(cards: str, nearest: str) -> None:
    state = at(["3333444567", "4", "5"])
    with pytest.raises(Illegal) as refused:
        GAME.play(state, 0, GAME.parse(GAME.observe(state, 0), cards))
    assert refused.value.why is Why.NO_COMBINATION
    assert getattr(refused.value.facts["nearest"], "key", "") == f"nearest-{nearest}"


def test_the_example_of_a_refusal_would_do() -> None:
    for last, example in (("3334", "444+3"), ("TJQKA", "3333"), ("2222", "rocket"), ("5", "6")):
        state = at(["3Q", "7", "8"], last={"seat": 2, "cards": last})
        with pytest.raises(Illegal) as refused:
            GAME.play(state, 0, GAME.parse(GAME.observe(state, 0), "3"))
        assert refused.value.why is Why.DOES_NOT_BEAT
        assert f"such as {example}" in tell(refusal(GAME, refused.value), "en")


@given(typed, st.integers(0, 40))
@settings(max_examples=MANY // 10, deadline=None)
def test_a_public_refusal_tells_nothing(text: str, plies: int) -> None:
    """The same text is refused in the same words whatever the seat holds, or only privately."""
    answers = [answered(state, text) for state in worlds(plies)]
    assert answers[0] == answers[1] or "private" in answers or "played" in answers


@pytest.mark.parametrize("text", ["joker", "joker 3", "33 joker", "王"])
def test_a_joker_without_its_size_does_not_tell_which_is_held(text: str) -> None:
    refused = 0
    for plies in range(41):
        answers = [answered(state, text) for state in worlds(plies)]
        assert answers[0] == answers[1] or "private" in answers or "played" in answers
        refused += "private" in answers
    assert refused


@cache
def worlds(plies: int) -> tuple[State, State]:
    """A game so far, and one that the public cannot tell from it."""
    end = random_game(GAME, 11)
    record = end.record[:plies]
    other = swap(GAME, end.deal, record, None, luck(plies))
    return replay(GAME, end.deal, record), replay(GAME, *other)


def answered(state: State, text: str) -> str:
    try:
        GAME.play(state, state.turn, GAME.parse(GAME.observe(state, state.turn), text))
    except Refused as refused:
        return "private" if refused.why in GAME.private else tell(refusal(GAME, refused), "en")
    return "played"


# ---------------------------------------------------------------------- positions
def test_every_position_can_be_set_up_again() -> None:
    for seed in range(5):
        for step in random_game(GAME, seed).steps[::5]:
            position = json.loads(json.dumps(GAME.position(step.state)))
            assert GAME.start(GAME.place(position)) == step.state


def test_a_position_may_say_little() -> None:
    state = at(["BR", "3", "10 J"])
    assert [len(hand) for hand in state.hands] == [2, 1, 2]
    assert (state.turn, state.base) == (0, 1)
    assert GAME.position(state)["hands"] == ["B R", "C3", "CT CJ"]


@pytest.mark.parametrize(
    "position",
    [
        None,
        "34567",
        {},
        {"hands": ["3", "4"]},
        {"hands": ["3", "4", "5", "6"], "landlord": 0},
        {"hands": ["33333", "4", "5"], "landlord": 0},
        {"hands": ["3Z", "4", "5"], "landlord": 0},
        {"hands": ["S3", "S3", "5"], "landlord": 0},
        {"hands": ["3", "4", "5"], "landlord": 3},
        {"hands": ["3", "4", "5"]},
        {"hands": ["3", "", ""], "landlord": 0},
        {"hands": ["3", "4", "5"], "landlord": 0, "to_act": 7},
        {"hands": ["3", "4", "5"], "landlord": 0, "last": {"seat": 1, "cards": "46"}},
        {"hands": ["3", "4", "5"], "landlord": 0, "bids": [2, 1]},
        {"hands": [3, 4, 5], "landlord": 0},
        {"hands": ["3", "4", "5"], "landlord": 0, "played": [3]},
    ],
)
def test_impossible_positions_are_refused(position: Any) -> None:
    with pytest.raises(Illegal):
        GAME.place(position)
