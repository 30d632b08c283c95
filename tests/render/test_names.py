"""Whatever people call themselves, a name can be shown."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.names import clean_name, isolated, visible

NASTY = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from(
            "\u202e\u200f\u2066\u200d\ufe0f\u2800\u3164\u0301\u0489\u20dd\U0001f3fd\ufdfa "
        ),
    ),
    max_size=80,
)


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("小明", "小明"),
        ("Ｇａｒｒｙ", "Garry"),
        ("", "?"),
        ("   ", "?"),
        ("\u2800\u3164\u200b", "?"),
        ("\u202eevil\u202c", "evil"),
        ("a\x00b\nc\u2028d", "a b c d"),
        ("👍🏽", "👍"),
        ("❤\ufe0f", "❤"),
        ("👨\u200d👩\u200d👧", "👨👩👧"),
        ("\u0301\u0301", "?"),
        ("Z" + "\u0351" * 40 + "algo", "Z\u0351\u0351algo"),
        ("e\u0301", "é"),
        ("q\u0303\u0323\u0331", "q\u0323\u0331"),
        ("\ud800broken", "broken"),
        ("wait…", "wait…"),
        ("e\u200b\u0301", "é"),
    ],
)
def test_names_are_cleaned(raw: str, shown: str) -> None:
    assert clean_name(raw) == shown


def test_long_names_are_cut() -> None:
    assert clean_name("王" * 30) == "王" * 23 + "…"
    assert clean_name("abcdef", 4) == "abc…"
    assert len(clean_name("\ufdfa" * 10_000)) == 24


@given(NASTY)
def test_a_clean_name_has_nothing_to_hide(raw: str) -> None:
    name = clean_name(raw)
    assert 0 < len(name) <= 24
    assert name == name.strip()
    marks = 0
    for char in name:
        assert char == " " or char.isprintable()
        assert char not in "\u2800\u3164"
        assert unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        assert marks <= 2


@given(NASTY)
def test_cleaning_twice_changes_nothing(raw: str) -> None:
    assert visible(visible(raw)) == visible(raw)
    assert clean_name(clean_name(raw)) == clean_name(raw)


def test_only_names_from_right_to_left_are_isolated() -> None:
    assert isolated("小明 Bob") == "小明 Bob"
    assert isolated("נועה") == "\u2068נועה\u2069"
    assert isolated("نور") == "\u2068نور\u2069"
