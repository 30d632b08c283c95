"""What is no card is quoted whole."""

from __future__ import annotations

import pytest

from engines.cards.reading import NotCards, said_cards


@pytest.mark.parametrize(
    ("text", "rest"),
    [("bomb", "bomb"), ("33 bomb", "bomb"), ("33炸", "炸"), ("S7 1", "1"), ("黑桃x", "黑桃x")],
)
def test_the_word_that_is_no_card_is_quoted_whole(text: str, rest: str) -> None:
    jokers = {"b": "big"}
    with pytest.raises(NotCards) as stopped:
        said_cards(text, jokers)
    assert stopped.value.rest == rest
