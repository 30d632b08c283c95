"""What rounds are called: 第一轮, 八强, 半决赛, 决赛."""

from __future__ import annotations

from collections.abc import Sequence

from engines.formats.mistakes import HERE
from engines.formats.stage import Table
from render.words import say

DIGITS = "零一二三四五六七八九"


def chinese(number: int) -> str:
    """A number below 10,000 as it is read: 一, 十, 十二, 一百零五; others in figures."""
    if not 0 < number < 10000:
        return str(number)
    text, gap = "", False
    for unit, sign in ((1000, "千"), (100, "百"), (10, "十"), (1, "")):
        digit = number // unit % 10
        if digit:
            text += ("零" if gap else "") + DIGITS[digit] + sign
        gap = bool(text) and not digit
    return text.removeprefix("一") if 10 <= number < 20 else text


def round_label(number: int, language: str) -> str:
    """第一轮, Round 1."""
    read = chinese(number) if language.startswith("zh") else str(number)
    return say(HERE, language, "round-number", number=read)


def stage_label(tables: Sequence[Table], number: int, language: str, later: bool = False) -> str:
    """The round by how many are left in a full tree: the final, the semi-finals, last 8.

    Where somebody has a bye, or others enter `later`, its number says more.
    """
    playing = [table for table in tables if not table.label]
    if later or any(table.bye for table in playing) or len(playing) not in (1, 2, 4, 8):
        return round_label(number, language)
    return say(HERE, language, f"last-{2 * len(playing)}")
