"""Keys and picks as an inline keyboard, and the marks that live in it.

An item of a pick list carries "press#3", its play key "press#=5" (5: at most so many), so a
keyboard explains itself: what is marked can be read off the message it hangs on.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bots.hall.chat import Key, Message, PickList

Row = list[InlineKeyboardButton]
WIDEST = 8  # keys in a row; more are refused
NARROW = 28  # letters in a row that a phone still shows
MARK = "✓"
STYLES = {"main": "primary", "danger": "danger"}
ITEM = re.compile(r"(?P<press>.+)#(?P<number>\d+)", re.ASCII)
PLAY = re.compile(r"(?P<press>.+)#=(?P<most>\d+)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Picking:
    """What a keyboard says of a pick list: how many at most, which are marked."""

    press: str
    most: int
    marked: frozenset[int]


def keyboard(message: Message) -> InlineKeyboardMarkup | None:
    rows = _picks(message.picks) if message.picks else []
    for keys in message.keys:
        rows += _rows([_key(key) for key in keys if not key.typed], WIDEST)
    return InlineKeyboardMarkup(rows) if rows else None


def _key(key: Key) -> InlineKeyboardButton:
    return _button(key.label, key.press, STYLES.get(key.style))


def _button(label: str, data: str, style: str | None = None) -> InlineKeyboardButton:
    return InlineKeyboardButton(label or "·", callback_data=data, style=style)


def _rows(buttons: Sequence[InlineKeyboardButton], width: int) -> list[Row]:
    return [list(buttons[i : i + width]) for i in range(0, len(buttons), width)]


def _picks(picks: PickList) -> list[Row]:
    items = [_button(label, f"{picks.press}#{i}") for i, label in enumerate(picks.labels)]
    rows: list[Row] = [[]]
    for item in items:
        if _crowded([*rows[-1], item]):
            rows.append([])
        rows[-1].append(item)
    if picks.most > 1:
        rows.append([_button(picks.play, f"{picks.press}#={picks.most}", "primary")])
    return rows


def _crowded(row: Row) -> bool:
    """Keys of a row are all as wide as the widest, and must stay readable when marked."""
    widest = max(len(button.text) for button in row) + len(MARK) + 1
    return len(row) > WIDEST or (len(row) > 1 and widest * len(row) > NARROW)


def press_of(data: str) -> str:
    """The hall's own token in what a key carries."""
    found = ITEM.fullmatch(data) or PLAY.fullmatch(data)
    return found["press"] if found else data


def picking(markup: dict[str, Any], data: str) -> Picking | None:
    """The pick list that a pressed key belongs to; None when its items act at once."""
    press, most, marked = press_of(data), 0, set()
    for button in (button for row in markup.get("inline_keyboard", ()) for button in row):
        carried = button.get("callback_data", "")
        if (play := PLAY.fullmatch(carried)) and play["press"] == press:
            most = int(play["most"])
        item = ITEM.fullmatch(carried)
        if item and item["press"] == press and button["text"].startswith(MARK):
            marked.add(int(item["number"]))
    return Picking(press, most, frozenset(marked)) if most else None


def marked(markup: dict[str, Any], picked: Picking) -> InlineKeyboardMarkup:
    """The same keyboard with exactly these marks."""

    def drawn(button: dict[str, Any]) -> InlineKeyboardButton:
        item = ITEM.fullmatch(button.get("callback_data", ""))
        if item and item["press"] == picked.press:
            label = button["text"].removeprefix(f"{MARK} ")
            set_ = int(item["number"]) in picked.marked
            button = {**button, "text": f"{MARK} {label}" if set_ else label}
        return InlineKeyboardButton.de_json(button, None)

    return InlineKeyboardMarkup([[drawn(b) for b in row] for row in markup["inline_keyboard"]])
