"""What the hall says in a game's own words: levels, not points; set-ups, not cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hall.party import Party, text_of, words

LEVELS = {
    "en": ("Play past 10 to win", "Play past A to win", "First to"),
    "zh-Hans": ("打过 10 者胜", "打过 A 者胜", "先到"),
    "zh-Hant": ("打過 10 者勝", "打過 A 者勝", "先到"),
}


@pytest.mark.parametrize("language", LEVELS)
async def test_a_match_on_levels_is_told_in_levels(tmp_path: Path, language: str) -> None:
    ten, ace, points = LEVELS[language]
    party = await Party.open(tmp_path, language)
    try:
        said = text_of(await party.do("ann", "/new shengji"))
        assert ten in said and points not in said
        said = text_of(await party.do("ann", "/new guandan"))
        assert ace in said and points not in said
        said = text_of(await party.do("ann", "/new doudizhu target=100"))
        assert points in said
    finally:
        await party.close()


@pytest.mark.parametrize(("language", "set_up"), [("en", "set up now"), ("zh-Hans", "请布阵")])
async def test_no_cards_are_dealt_where_there_are_none(
    tmp_path: Path, language: str, set_up: str
) -> None:
    party = await Party.open(tmp_path, language)
    try:
        await party.do("ann", "/new luzhanqi")
        said = text_of(await party.do("bob", "/join #1"))
        assert set_up in said and "SHA-256" in said
        assert not any(word in said for word in ("dealt", "cards", "发牌", "选牌"))
        await party.do("ann", "/new doudizhu computer")
        assert "dealt" in text_of(party.chat.sent) or "发牌" in text_of(party.chat.sent)
    finally:
        await party.close()


@pytest.mark.parametrize(("language", "of_cards"), [("zh-Hans", "牌谱"), ("zh-Hant", "牌譜")])
async def test_the_record_of_cards_is_no_record_of_a_board(
    tmp_path: Path, language: str, of_cards: str
) -> None:
    party = await Party.open(tmp_path, language)
    board = words("button-record", language)
    try:
        await party.do("ann", "/new doudizhu computer target=1")
        await party.do("ann", "/leave #1")  # computers play on to the end
        while (await party.agrees(1)).playing:
            await party.wait(60)
        labels = [key.label for key in party.keys()]
        assert of_cards in labels and board not in labels
        await party.do("ann", "/new gomoku computer")
        await party.do("ann", "/resign #2")
        assert board in [key.label for key in party.keys()]
    finally:
        await party.close()
