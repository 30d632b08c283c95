"""What people are called and what they write stays text."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.discord import text
from bots.hall.chat import Message, PickList, Span

HOSTILE = (
    "**bold** _it_ ~~no~~ ||spoiler|| `code` ```block```",
    "> quoted\n>>> all of it",
    "# big\n## less\n-# small",
    "- one\n* two\n+ three\n12. twelve",
    "a\n\n- after an empty line",
    "[free money](https://evil.example)",
    "<@123456789012345678> <@&123456789012345678> <#123456789012345678> </play:1> <t:0:R> <:x:1>",
    "@everyone and @here",
    "back\\slash \\* \\\\",
)
LIVE = re.compile(r"(?<!\\)(?:\\\\)*[*_~|`<>\[\]]")
LIVE_LINE = re.compile(r"^[ \t]*(?:[-+]|#{1,3}\s|\d+[.)])", re.MULTILINE)


def message(*spans: Span, png: bytes | None = None, alt: str = "") -> Message:
    return Message(spans, "en", "1", png=png, alt=alt)


def shown(source: str) -> str:
    """What Discord shows of escaped text: the backslash before punctuation is not seen."""
    return re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", source).replace("\u200b", "")


@pytest.mark.parametrize("said", HOSTILE)
def test_markup_is_read_as_it_is_written(said: str) -> None:
    escaped = text.escaped(said)
    without_links = re.sub(r"https?://\S+", "", escaped)
    assert not LIVE.search(without_links)
    assert not LIVE_LINE.search(without_links)
    assert shown(escaped) == said


@given(st.text(alphabet=st.sampled_from("\\*_~|`<>[]()#-+.:@1 a\n炮"), max_size=60))
def test_every_text_survives_escaping(said: str) -> None:
    escaped = text.escaped(said)
    assert not LIVE.search(escaped)
    assert not LIVE_LINE.search(escaped)
    assert shown(escaped) == said


def test_our_links_stay_links_and_names_never_become_one() -> None:
    assert text.content(message(Span("see https://a.example/x_y_z*"))) == (
        "see https://a.example/x_y_z*"
    )
    assert "https://" not in text.content(message(Span("https://evil.example", user="9")))


def test_everyone_is_never_called() -> None:
    told = text.content(message(Span("@everyone @here", user="7"), Span("@everyone")))
    assert "@everyone" not in told
    assert "@here" not in told


def test_only_those_who_are_called_are_mentioned() -> None:
    said = message(Span("ann", "11", call=True), Span(" beats "), Span("b_b", "12"))
    assert text.content(said) == "<@11> beats b\\_b"
    assert text.called(said) == ["11"]


def test_a_made_up_user_is_a_name() -> None:
    said = message(Span("x", "everyone", call=True))
    assert text.content(said) == "x"
    assert text.called(said) == []


def test_long_text_ends_at_a_word_and_says_so() -> None:
    said = text.content(message(Span("炮二平五 " * 1000)))
    assert len(said) <= 2000
    assert said.endswith("炮二平五…")


@given(st.lists(st.text(alphabet="*_a \n", min_size=1), max_size=50), st.integers(20, 80))
def test_cutting_never_tears_an_escape(words: list[str], longest: int) -> None:
    cut = text.cut(text.escaped("".join(words)), longest)
    assert len(cut) <= longest
    assert not re.search(r"(?<!\\)\\(?:\\\\)*…$", cut)


def test_without_a_picture_the_board_is_told_in_words() -> None:
    told = text.content(message(Span("#1"), alt="a b c\n1 ``` 2"))
    assert told == "#1\n```\na b c\n1 ''' 2\n```"
    assert text.content(message(Span("x"), png=b"png", alt="a b c")) == "x"


def test_a_long_board_leaves_room_for_the_text() -> None:
    told = text.content(message(Span("turn " * 300), alt="x" * 5000))
    assert len(told) <= 2000
    assert told.startswith("turn turn")
    assert told.endswith("```")


def test_a_message_of_picks_alone_says_what_to_pick() -> None:
    picks = PickList("t1", "your cards", ("3",), 1, "play")
    assert text.content(Message((), "en", "1", picks=picks)) == "your cards"
