"""Guandan in text: what people type, what is answered, positions."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import Illegal, Refused, refusal, replay
from engines.games.guandan import Guandan, Why
from engines.games.guandan.levels import Standing
from engines.games.guandan.rules import Play, State
from render.words import LANGUAGES, tell
from tests.games.guandan_world import swap
from tests.games.known import book_cases
from tests.selfplay import LONG, luck, random_game

READING = book_cases("guandan", "reading")
GAME = Guandan()
WORDS = ("10", "大王", "小王", "四王", "sj", "bj", "三个", "一对", "黑桃", "红桃2", "不要", "#1")
MANY = 100_000 if LONG else 1_500

typed = st.one_of(
    st.text(max_size=70),
    st.lists(
        st.sampled_from([*"3456789TJQKA2BRSHDC10 #,，+-带♠♥对贡还配*当钢木板过p", *WORDS]),
        max_size=14,
    ).map("".join),
)


def at(hands: list[str], **more: Any) -> State:
    return GAME.start(GAME.place({"hands": hands, **more}))


def meant(state: State, text: str) -> dict[str, str]:
    view = GAME.observe(state, state.turn)
    try:
        move = GAME.parse(view, text)
        GAME.play(state, state.turn, move)
    except Refused as refused:
        return {"refused": str(refused.why)}
    return {"means": GAME.format(view, move)}


@pytest.mark.parametrize("case", READING["plays"], ids=lambda case: case["text"][:20])
def test_plays(case: dict[str, Any]) -> None:
    last = {"last": {"seat": 3, "cards": case["on"]}} if "on" in case else {}
    state = at([case.get("hand", READING["hand"]), "H4", "H6", "H7"], **last)
    wanted = {name: case[name] for name in ("means", "refused") if name in case}
    assert meant(state, case["text"]) == wanted


def test_every_card_can_be_picked() -> None:
    for seed in range(4):
        state = GAME.start(GAME.deal(luck(seed)))
        view = GAME.observe(state, state.turn)
        picks = GAME.picks(view)
        assert [pick.value for pick in picks] == [f"#{n}" for n in range(1, 28)]
        labels = {pick.label for pick in picks if isinstance(pick.label, str)}
        assert labels == {c.symbol for c in view.hand if c.suit}
        for move in luck(seed).shuffled(GAME.legal_moves(view))[:60]:
            pressed = " ".join(GAME.clicks(view, move))
            if isinstance(move, Play) and not move.kind:
                assert GAME.parse(view, pressed) == move


@given(typed, st.integers(0, 3))
@settings(max_examples=MANY, deadline=None)
def test_any_text_is_read_or_refused(text: str, scene: int) -> None:
    state = scenes()[scene]
    (seat,) = GAME.to_move(state)
    try:
        GAME.play(state, seat, GAME.parse(GAME.observe(state, seat), text))
    except Refused as refused:
        assert tell(refusal(GAME, refused), LANGUAGES[len(text) % 3])


@cache
def scenes() -> tuple[State, ...]:
    """Leading, following, paying and returning."""
    hands = [READING["hand"], "S8 C6", "D5 D6", "SK SQ D7"]
    return (
        at(hands),
        at(hands, last={"seat": 3, "cards": "H9 C9"}),
        at(hands, before=[0, 1, 2, 3], level="5"),
        at(hands, before=[1, 2, 3, 0], level="5"),
    )


# ---------------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("3456", "straight"),
        ("345678", "straight"),
        ("3344", "tube"),
        ("3334", "full_house"),
        ("33445566", "tube"),
        ("333444555", "plate"),
        ("333445", "gap"),
        ("33345", "full_house"),
        ("34", "two"),
        ("大王小王", "jokers"),
        ("33小王", "joker_in"),
        ("33442", "wild"),
        ("33444 当木板", "declared"),
        ("3455667", "none"),
    ],
)
def test_a_refusal_says_what_would_be_right(text: str, nearest: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.parse(GAME.observe(at([READING["hand"], "S8", "D5", "D6"]), 0), text)
    assert refused.value.why is Why.NO_COMBINATION
    assert getattr(refused.value.facts["nearest"], "key", "") == f"nearest-{nearest}"
    assert all(tell(refusal(GAME, refused.value), language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("on", "example"),
    [
        ("S5", "♠6"),
        ("R", "♠3 ♦3 ♣3 ♥3"),
        ("S5 D5 C5 S9 D9", "♠6 ♦6 ♣6"),
        ("S3 D4 S5 S6 S7", "♠4 ♦5 ♣6 ♥7 ♠8"),
        ("SQ DQ SK DK SA DA", "♠3 ♦3 ♣3 ♥3"),
        ("S5 D5 C5 H5 S5", "♠6 ♦6 ♣6 ♥6 ♠6"),
        ("S3 S4 S5 S6 S7", "♣4 ♣5 ♣6 ♣7 ♣8"),
    ],
)
def test_the_example_of_a_refusal_would_do(on: str, example: str) -> None:
    state = at(["S3 D8", "", "D5", "D6"], out=[1], last={"seat": 3, "cards": on})
    with pytest.raises(Illegal) as refused:
        GAME.parse(GAME.observe(state, 0), "♠3")
    assert refused.value.why is Why.DOES_NOT_BEAT
    assert f"such as {example}" in tell(refusal(GAME, refused.value), "en")


@given(typed, st.sampled_from((0, 1, 2, 3, 5, 8, 20, 31)))
@settings(max_examples=MANY // 10, deadline=None)
def test_a_public_refusal_tells_nothing(text: str, plies: int) -> None:
    """The same text is refused in the same words whatever the seat holds, or only privately."""
    answers = [answered(game, state, text) for game, state in worlds(plies)]
    assert answers[0] == answers[1] or "private" in answers or "played" in answers


@pytest.mark.parametrize("text", ["joker", "joker 3", "33 joker", "王"])
def test_a_joker_without_its_size_does_not_tell_which_is_held(text: str) -> None:
    refused = 0
    for plies in range(41):
        answers = [answered(game, state, text) for game, state in worlds(plies)]
        assert answers[0] == answers[1] or "private" in answers or "played" in answers
        refused += "private" in answers
    assert refused


@cache
def worlds(plies: int) -> tuple[tuple[Guandan, State], ...]:
    """A hand so far, and one that the public cannot tell from it; with tribute every other time."""
    game = Guandan(standing=Standing((3, 0), (0, 0), 0), finish=(0, 2, 1, 3) if plies % 2 else ())
    end = random_game(game, 11, plies)
    record = end.record
    other = swap(game, end.deal, record, None, luck(plies))
    return (game, replay(game, end.deal, record)), (game, replay(game, *other))


def answered(game: Guandan, state: State, text: str) -> str:
    seat = min(game.to_move(state), default=0)
    try:
        game.play(state, seat, game.parse(game.observe(state, seat), text))
    except Refused as refused:
        return "private" if refused.why in game.private else tell(refusal(game, refused), "en")
    return "played"


# ---------------------------------------------------------------------- positions
def test_every_position_can_be_set_up_again() -> None:
    for seed in range(4):
        game = Guandan(
            standing=Standing((3, 5), (0, 1), seed % 2),
            finish=((), (0, 2, 1, 3), (1, 0, 3, 2), (2, 1, 0, 3))[seed],
            equal_tribute="winners_choose",
        )
        steps = random_game(game, seed, 40).steps
        for step in [*steps[:6], *steps[6::9]]:
            position = json.loads(json.dumps(game.position(step.state)))
            assert GAME.start(GAME.place(position)) == step.state


def test_a_position_may_say_little() -> None:
    state = at(["sj R", "S3", "H10 SJ", "D4"], level="10")
    assert [len(hand) for hand in state.hands] == [2, 1, 2, 1]
    assert (state.turn, state.terms.level, state.standing.levels) == (0, "T", (8, 0))
    assert GAME.position(state)["hands"] == ["B R", "S3", "SJ HT", "D4"]


@pytest.mark.parametrize(
    "position",
    [
        None,
        "34567",
        {},
        {"hands": ["S3", "S4", "S5"]},
        {"hands": ["S3 S3 S3", "S4", "S5", "S6"]},
        {"hands": ["S3 S1", "S4", "S5", "S6"]},
        {"hands": ["3", "S4", "S5", "S6"]},
        {"hands": ["S3", "", "S5", "S6"]},
        {"hands": ["S3", "S4", "S5", "S6"], "out": [1]},
        {"hands": ["", "S4", "S5", "S6"], "out": [0]},
        {"hands": ["", "S4", "", "S6"], "out": [0, 2]},
        {"hands": ["S3", "S4", "S5", "S6"], "to_act": 4},
        {"hands": ["S3", "S4", "S5", "S6"], "level": "1"},
        {"hands": ["S3", "S4", "S5", "S6"], "level": ""},
        {"hands": ["S3", "S4", "S5", "S6"], "level": "5", "levels": ["6", "7"], "owner": 0},
        {"hands": ["S3", "S4", "S5", "S6"], "owner": 2},
        {"hands": ["S3", "S4", "S5", "S6"], "failed": [3, 0]},
        {"hands": ["S3", "S4", "S5", "S6"], "before": [0, 1, 2]},
        {"hands": ["S3", "S4", "S5", "H2"], "before": [0, 1, 2, 3]},
        {"hands": ["S3", "S4", "S5", "S6"], "gifts": [{"payer": 3}]},
        {"hands": ["S3", "S4", "S5", "S6"], "before": [0, 1, 2, 3], "gifts": [{"payer": 2}]},
        {
            "hands": ["S3", "S4", "S5", "S6"],
            "before": [0, 2, 1, 3],
            "gifts": [{"payer": 1, "paid": "SA"}, {"payer": 3}],
        },
        {"hands": ["S3", "S4", "S5", "S6"], "last": {"seat": 3, "cards": "S7 D8"}},
        {"hands": ["S3", "S4", "S5", "S6"], "played": [{"seat": 3, "cards": "S7", "as": "pair"}]},
        {"hands": ["S3", "S4", "S5", "S6"], "played": [3]},
    ],
)
def test_impossible_positions_are_refused(position: Any) -> None:
    with pytest.raises(Illegal):
        GAME.place(position)
