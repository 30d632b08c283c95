"""Reported results: what is read, who has to sign, what it comes to."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.game import Illegal, Refused, Unreadable
from engines.games.reported import GAME, Reported, Why
from engines.games.reported.rules import Report, Sign
from tests.games.known import book_cases

CASES = book_cases("reported", "signing")


def say(game: Reported, state: Any, seat: int, text: str) -> Any:
    return game.play(state, seat, game.parse(game.observe(state, seat), text))


@pytest.mark.parametrize("case", CASES)
def test_half_of_the_table_signs(case: dict[str, Any]) -> None:
    game = GAME(players=case["players"], form=case["form"])
    state = game.start()
    for seat, text in case["moves"]:
        assert game.outcome(state) is None
        state = say(game, state, seat, text)
    outcome = game.outcome(state)
    assert outcome is not None and outcome.why is Why.SIGNED
    assert list(outcome.points) == case["points"]
    assert [str(share) for share in outcome.shares] == case["shares"]


def test_another_account_takes_the_signatures_away() -> None:
    game = GAME(players=4)
    state = say(game, game.start(), 0, "3 1 0 0")
    state = say(game, state, 1, "0 0 1 3")
    assert state.signed == {1} and state.before == Report((3, 1, 0, 0))
    [differs, _] = game.remarks(game.observe(state, None))
    assert differs.key == "contradicts"
    assert game.outcome(say(game, state, 2, "同意")) is not None


@pytest.mark.parametrize(
    ("form", "text", "why"),
    [
        ("points", "hello", Why.UNREADABLE),
        ("points", "1 2", Why.COUNT),
        ("points", "1 2 3 4", Why.COUNT),
        ("points", "1 2 100000", Why.TOO_LARGE),
        ("winner", "0 0 0", Why.WINNERS),
        ("winner", "2 0 0", Why.WINNERS),
        ("ranks", "1 1 2", Why.PLACES),
        ("ranks", "2 3 4", Why.PLACES),
        ("points", "sign", Why.NOTHING),
    ],
)
def test_what_is_no_result_is_refused_with_one_that_is(form: str, text: str, why: Why) -> None:
    game = GAME(players=3, form=form)
    with pytest.raises(Refused) as refused:
        say(game, game.start(), 0, text)
    assert refused.value.why is why
    good = str(refused.value.facts["example"])
    assert say(game, game.start(), 0, good).report is not None


def test_a_photo_goes_with_the_numbers() -> None:
    game = GAME(players=2)
    state = say(game, game.start(), 0, "2:1 照片 a12")
    assert state.report == Report((2, 1), "a12")
    assert game.format(game.observe(state, 1), state.report) == "2 1 photo=a12"


@given(st.lists(st.integers(-99_999, 99_999), min_size=2, max_size=10), st.sampled_from(" ,:/、"))
def test_numbers_are_read_as_they_are_written(numbers: list[int], between: str) -> None:
    game = GAME(players=len(numbers))
    text = between.join(map(str, numbers))
    if len(text) > 64:
        return
    state = say(game, game.start(), 0, text)
    assert state.report == Report(tuple(numbers))
    state = game.apply(state, 1, Sign())
    for seat in range(2, (len(numbers) + 1) // 2):
        state = game.apply(state, seat, Sign())
    outcome = game.outcome(state)
    assert outcome is not None and outcome.points == tuple(numbers)
    level = len(set(numbers)) == 1
    won = [Fraction(1, 2) if level else Fraction(n == max(numbers)) for n in numbers]
    assert list(outcome.shares) == won


@given(st.text(max_size=70))
def test_any_text_is_a_result_or_refused(text: str) -> None:
    game = GAME(players=3)
    try:
        move = game.parse(game.observe(game.start(), 0), text)
    except (Unreadable, Illegal):
        return
    assert isinstance(move, Report | Sign)
