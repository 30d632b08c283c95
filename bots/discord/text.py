"""Text as Discord shows it: nothing that people are called or wrote is markup or a mention."""

from __future__ import annotations

import re

import discord

from bots.hall.chat import Message, Span
from render.names import isolated

LONGEST, BOARD = 2000, 1400
NOTHING = "\u200b"
FENCE = "```"
_LINK = re.compile(r"(https?://[^\s<>]+)")
_MARKUP = re.compile(r"[\\*_~|`<>\[\]]")
_LINE_START = re.compile(r"^([ \t]*\d+(?=[.)])|[ \t]*(?=[-+]|#{1,3}(?:\s|$)))", re.MULTILINE)
_TORN = re.compile(r"(?:\\|<@?\d*|\s)+$")


def escaped(text: str) -> str:
    """The text so that it is read as it is; links of ours stay links."""
    pieces = _LINK.split(text)
    pieces[::2] = map(_escaped, pieces[::2])
    return discord.utils.escape_mentions("".join(pieces))


def _escaped(text: str) -> str:
    return _LINE_START.sub(r"\1\\", _MARKUP.sub(r"\\\g<0>", text))


def _name(name: str) -> str:
    """A person's name: not even a link, and turning no line around."""
    return isolated(discord.utils.escape_mentions(_escaped(name).replace("://", "\\://")))


def _told(span: Span) -> str:
    if not span.user:
        return escaped(span.text)
    return f"<@{span.user}>" if span.call and span.user.isdecimal() else _name(span.text)


def called(message: Message) -> list[str]:
    """Whom the message notifies, each once."""
    users = (span.user for span in message.spans if span.call and span.user.isdecimal())
    return list(dict.fromkeys(users))


def content(message: Message) -> str:
    """The whole text, with the picture in words where the picture is missing."""
    told = "".join(map(_told, message.spans))
    if message.png is None and message.alt:
        board = cut(message.alt.replace(FENCE, "'''"), BOARD)
        block = f"{FENCE}\n{board}\n{FENCE}"
        return cut(told, LONGEST - len(block) - 1) + f"\n{block}"
    if not told and message.png is None and message.file is None:
        return message.picks.prompt if message.picks is not None else NOTHING
    return cut(told, LONGEST)


def cut(text: str, longest: int) -> str:
    """The text shortened at the end of a line or a word, and saying so."""
    if len(text) <= longest:
        return text
    kept = text[: longest - 1]
    end = max(kept.rfind("\n", longest // 2), kept.rfind(" ", longest * 9 // 10))
    return _TORN.sub("", kept[:end] if end > 0 else kept) + "…"
