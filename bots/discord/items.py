"""Buttons, selects and modals: each carries its press token in its own custom_id.

discord.py keeps every view it has sent, to know whom a press is for.  Ours are finished before
they leave, so that none is kept: a press is understood from its custom_id alone, after a
restart as before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import discord

from bots.hall.chat import Key, Message, PickList
from bots.hall.entry.form import LONGEST, Sheet
from render.words import say, tell

Item: TypeAlias = discord.ui.Item[Any]

ROW, ROWS, OPTIONS = 5, 5, 25
LABEL, OPTION, PLACEHOLDER, TITLE, LINE = 80, 100, 150, 45, 200
# The first letter of a custom_id: what is pressed.
BUTTON, TYPED, FORM, SELECT, PART, PLAY, MODAL, SHEET = "b", "t", "f", "s", "d", "p", "m", "q"
STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "danger": discord.ButtonStyle.danger,
}


def short(text: str, longest: int) -> str:
    """The text cut to what Discord takes; something invisible where it takes no empty one."""
    return (text if len(text) <= longest else text[: longest - 1] + "…") or "\u200b"


def pressed(custom_id: str) -> tuple[str, str]:
    """A custom_id as its kind and its press token, whoever may have made it up."""
    kind, colon, press = custom_id.partition(":")
    return (kind[:1], press) if colon else ("", custom_id)


def view(message: Message) -> discord.ui.View | None:
    """All that can be pressed under a message; None when there is nothing."""
    rows = list(_pick_rows(message.picks)) if message.picks else []
    rows += _button_rows(message.keys, ROWS - len(rows))
    if not rows:
        return None
    made = discord.ui.View(timeout=None)
    for number, row in enumerate(rows[:ROWS]):
        for item in row:
            item.row = number
            made.add_item(item)
    made.stop()
    return made


def _button_rows(keys: Sequence[Sequence[Key]], room: int) -> list[list[Item]]:
    """The rows as they are meant, closed up when there is no room for that."""
    if len(keys) > room or any(len(row) > ROW for row in keys):
        flat = [key for row in keys for key in row]
        keys = [flat[start : start + ROW] for start in range(0, len(flat), ROW)]
    return [[_button(_kind(key), key.press, key.label, key.style) for key in row] for row in keys]


def _kind(key: Key) -> str:
    if key.form:
        return FORM
    return TYPED if key.typed else BUTTON


def _button(kind: str, press: str, label: str, style: str) -> Item:
    return discord.ui.Button(
        label=short(label, LABEL),
        style=STYLES.get(style, discord.ButtonStyle.secondary),
        custom_id=f"{kind}:{press}",
    )


def _pick_rows(picks: PickList) -> Iterator[list[Item]]:
    """One select, which acts at once, or several when there are more things than it holds.

    Where several may be picked out of several selects, what is picked is marked in the message
    itself, and a button plays it.
    """
    options = [
        discord.SelectOption(label=short(label, OPTION), value=str(index))
        for index, label in enumerate(picks.labels)
    ]
    apart = picks.most > 1 and len(options) > OPTIONS
    for start in range(0, len(options), OPTIONS):
        part = options[start : start + OPTIONS]
        select: Item = discord.ui.Select(
            custom_id=f"{PART if apart else SELECT}{start // OPTIONS}:{picks.press}",
            placeholder=short(picks.prompt, PLACEHOLDER),
            min_values=0 if apart else 1,
            max_values=min(picks.most, len(part)),
            options=part,
        )
        yield [select]
    if apart:
        yield [_button(PLAY, picks.press, picks.play, "main")]


def marking(message: discord.Message, custom_id: str, picked: Sequence[str]) -> discord.ui.View:
    """The message's items with what is picked in one of its selects marked."""
    made = discord.ui.View.from_message(message, timeout=None)
    for item in made.children:
        if isinstance(item, discord.ui.Select) and item.custom_id == custom_id:
            for option in item.options:
                option.default = option.value in picked
    made.stop()
    return made


def marked(message: discord.Message) -> tuple[str, ...]:
    """What is marked in all selects of a message."""
    return tuple(
        option.value
        for select in children(message)
        if isinstance(select, discord.SelectMenu)
        for option in select.options
        if option.default
    )


def label(message: discord.Message | None, custom_id: str) -> str:
    """What is written on a button."""
    for button in children(message) if message is not None else ():
        if isinstance(button, discord.Button) and button.custom_id == custom_id:
            return button.label or ""
    return ""


def children(message: discord.Message) -> Iterator[object]:
    for row in message.components:
        if isinstance(row, discord.ActionRow):
            yield from row.children


def modal(press: str, title: str, language: str) -> discord.ui.Modal:
    """Asks for one line of text; comes back with the same press token."""
    line = discord.ui.TextInput[Any](custom_id="line", max_length=LINE)
    made = discord.ui.Modal(title=short(title, TITLE), custom_id=f"{MODAL}:{press}")
    label = say("bots.discord", language, "modal-line")
    made.add_item(discord.ui.Label(text=short(label, TITLE), component=line))
    made.stop()
    return made


def questionnaire(press: str, sheet: Sheet, language: str) -> discord.ui.Modal:
    """Asks all of a sheet at once; each answer comes back under its own key."""
    made = discord.ui.Modal(title=short(sheet.title, TITLE), custom_id=f"{SHEET}:{press}")
    for blank in sheet.blanks:
        asked = tell(blank.label, language)
        component: Item
        if blank.choices:
            options = [
                discord.SelectOption(label=short(choice, OPTION), value=choice)
                for choice in blank.choices
            ]
            component = discord.ui.Select(
                custom_id=blank.key, options=options, required=not blank.optional
            )
        else:
            component = discord.ui.TextInput(
                custom_id=blank.key, max_length=LONGEST, required=not blank.optional
            )
        about = asked if len(asked) > TITLE else None
        made.add_item(
            discord.ui.Label(text=short(asked, TITLE), description=about, component=component)
        )
    made.stop()
    return made
