"""国标麻将 as people type it: tiles and claims in every way of writing, and what is only talk."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import Refused, refusal
from engines.games.mahjong_mcr import MahjongMcr
from engines.games.mahjong_mcr.notation import spoken
from engines.games.mahjong_mcr.tiles import codes
from render.words import LANGUAGES, tell
from tests.games.test_mahjong_mcr_play import OFFERED, TURN, at
from tests.selfplay import LONG

GAME = MahjongMcr()
TEXTS = 100_000 if LONG else 2_000


@pytest.mark.parametrize(
    ("text", "means"),
    [
        *(
            (text, "5m")
            for text in (
                "5m",
                "5万",
                "五万",
                "5萬",
                "m5",
                "5w",
                "５万",
                "打5万",
                "打 五萬",
                "出5m",
                "5 m",
            )
        ),
        *((text, "3s") for text in ("3s", "3条", "三條", "3索", "s3", "3t", "丢3条", "切 3索子")),
        *(
            (text, "9p")
            for text in ("9p", "9饼", "九餅", "9筒", "p9", "9b", "discard 9p", "throw 9p")
        ),
        *((text, "E") for text in ("E", "东", "東", "东风", "east", "East", "打 東")),
        *((text, "C") for text in ("C", "中", "红中", "紅中", "red dragon")),
        *((text, "F") for text in ("F", "发", "發", "发财", "green")),
        *((text, "P") for text in ("P", "白", "白板", "white dragon")),
        *((text, "win") for text in ("和", "胡", "胡了", "自摸", "hu", "win", "Win!")),
        *((text, "pass") for text in ("过", "過", "不要", "pass", "skip", "不碰")),
    ],
)
def test_what_people_type(text: str, means: str) -> None:
    said = spoken(text)
    assert said is not None
    assert (codes(said.tiles) or said.verb) == means


@pytest.mark.parametrize("text", ["e", "s", "5x", "万", "东5x", "你胡说", "winter", "p", "5m!x"])
def test_what_is_no_move_is_left_alone(text: str) -> None:
    assert spoken(text) is None


VIEWS = [GAME.observe(at(**TURN), 0), GAME.observe(at(**OFFERED), 1)]


@settings(max_examples=TEXTS // 20, deadline=None)
@given(
    st.lists(
        st.text("0123456789mspwt万条饼東东南中白发EF#吃碰杠和胡过打暗补 ", max_size=9),
        min_size=20,
        max_size=20,
    )
)
def test_any_text_is_read_or_refused(texts: list[str]) -> None:
    for text in texts:
        for view in VIEWS:
            try:
                move = GAME.parse(view, text)
            except Refused as found:
                assert all(tell(refusal(GAME, found), language) for language in LANGUAGES)
            else:
                if GAME.is_legal(view, move):
                    assert GAME.parse(view, GAME.format(view, move)) == move
                    assert GAME.parse(view, GAME.label(view, move, "zh-Hant")) == move
