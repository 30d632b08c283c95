"""Buttons, selects and modals: each carries its press token in its own custom_id.

discord.py keeps every view it has sent, to know whom a press is for.  Ours are finished before
they leave, so that none is kept: a press is understood from its custom_id alone, after a
restart as before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord

from bots.hall.chat import Key, Message, PickList
from render.words import say

ROW, ROWS, OPTIONS = 5, 5, 25
LABEL, OPTION, PLACEHOLDER, TITLE, LINE = 80, 100, 150, 45, 200
BUTTON, TYPED, SELECT, MODAL = "b", "t", "s", "m"
STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "danger": discord.ButtonStyle.danger,
}


def short(text: str, longest: int) -> str:
    """The text cut to what Discord takes; a space where there is none (it refuses nothing)."""
    return (text if len(text) <= longest else text[: longest - 1] + "…") or "\u200b"


def pressed(custom_id: str) -> tuple[str, str]:
    """A custom_id as its kind and its press token, whoever may have made it up."""
    kind, _, press = custom_id.partition(":")
    return kind[:1], press or custom_id


def view(message: Message) -> discord.ui.View | None:
    """All that can be pressed under a message; None when there is nothing."""
    rows = [[select] for select in _selects(message.picks)] + list(_button_rows(message.keys))
    if not rows:
        return None
    made = discord.ui.View(timeout=None)
    for number, row in enumerate(rows[:ROWS]):
        for item in row:
            item.row = number
            made.add_item(item)
    made.stop()
    return made


def _button_rows(keys: Sequence[Sequence[Key]]) -> Iterator[list[discord.ui.Item[Any]]]:
    for row in keys:
        for start in range(0, len(row), ROW):
            yield [_button(key) for key in row[start : start + ROW]]


def _button(key: Key) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=short(key.label, LABEL),
        style=STYLES.get(key.style, discord.ButtonStyle.secondary),
        custom_id=f"{TYPED if key.typed else BUTTON}:{key.press}",
    )


def _selects(picks: PickList | None) -> Iterator[discord.ui.Item[Any]]:
    """One select, or several one after another where it is enough to pick a single thing."""
    if picks is None:
        return
    labels = list(enumerate(picks.labels))
    for start in range(0, len(labels), OPTIONS):
        part = labels[start : start + OPTIONS]
        yield discord.ui.Select(
            custom_id=f"{SELECT}{start // OPTIONS}:{picks.press}",
            placeholder=short(picks.prompt, PLACEHOLDER),
            max_values=min(picks.most, len(part)),
            options=[
                discord.SelectOption(label=short(label, OPTION), value=str(index))
                for index, label in part
            ],
        )


def modal(press: str, title: str, language: str) -> discord.ui.Modal:
    """Asks for one line of text; comes back with the same press token."""
    line = discord.ui.TextInput[Any](custom_id="line", max_length=LINE)
    made = discord.ui.Modal(title=short(title, TITLE), custom_id=f"{MODAL}:{press}")
    label = say("bots.discord", language, "modal-line")
    made.add_item(discord.ui.Label(text=short(label, TITLE), component=line))
    made.stop()
    return made
