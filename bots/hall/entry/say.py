"""The words of this folder, its refusals and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bots.hall.post import Button
from bots.hall.said import Refusal
from render.words import Fact, Phrase, phrase

if TYPE_CHECKING:
    from bots.hall.press import Stamp

ENTRY = "bots.hall.entry"


def words(key: str, **facts: Fact) -> Phrase:
    return phrase(ENTRY, key, **facts)


def no(key: str, **facts: Fact) -> Refusal:
    return Refusal(words(f"no-{key}", **facts))


def button(
    stamp: Stamp, stream: str, act: str, arg: str = "", style: str = "plain", form: bool = False
) -> Button:
    """A button of an event.  `form`: where forms can be shown, the press shows one first."""
    token = stamp.token(stream, 0, act, arg)
    return Button(words(f"button-{act}"), token, style, form=form)
