"""Spans as Telegram takes them: plain text, entities counted in UTF-16, within the limits."""

from __future__ import annotations

from collections.abc import Iterable

from telegram import MessageEntity, User

from bots.hall.chat import Span
from render.names import isolated

TEXT, CAPTION, POPUP = 4096, 1024, 200
MORE = "…"
# In a name these would make Telegram call somebody, or offer a command, all by itself.
HARMLESS = str.maketrans({"@": "＠", "/": "／"})


def units(text: str) -> int:
    """Length as Telegram counts it, in UTF-16 code units."""
    return len(text.encode("utf-16-le")) // 2


def cut(text: str, room: int) -> str:
    """The text if it fits, else as many whole lines (or words) of it as do, and an ellipsis."""
    if units(text) <= room:
        return text
    half_pair = "ignore"  # the limit may fall into the middle of a surrogate pair
    head = text.encode("utf-16-le")[: 2 * (room - 1)].decode("utf-16-le", half_pair)
    for mark in "\n", " ":
        at = head.rfind(mark)
        if at > len(head) * 2 // 3:
            head = head[:at]
            break
    return head.rstrip() + MORE


def ending(text: str, room: int) -> str:
    """As many whole lines as fit, from the end: what one holds stands last in a picture's
    words, and matters most."""
    kept: list[str] = []
    for line in reversed(text.split("\n")):
        if kept and units("\n".join((line, *kept))) > room:
            break
        kept.insert(0, line)
    return cut("\n".join(kept), room)


def plain(span: Span) -> str:
    """A name must neither call anybody nor turn the line around."""
    return isolated(span.text.translate(HARMLESS)) if span.user else span.text


def spoken(spans: Iterable[Span]) -> str:
    return "".join(map(plain, spans))


def fitted(spans: Iterable[Span], room: int) -> tuple[str, list[MessageEntity]]:
    """The text cut to `room`, and a mention for each person that is called and still in it."""
    spans = tuple(spans)
    whole = spoken(spans)
    text = cut(whole, room)
    end = units(text) - (0 if text == whole else units(MORE))
    entities: list[MessageEntity] = []
    at = 0
    for span in spans:
        size = units(plain(span))
        if span.call and span.user.isdigit() and 0 < size <= end - at:
            person = User(int(span.user), span.text, is_bot=False)
            entities.append(MessageEntity(MessageEntity.TEXT_MENTION, at, size, user=person))
        at += size
    return text, entities
