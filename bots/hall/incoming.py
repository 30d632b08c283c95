"""What a chat tells the hall: who did what, where, in one shape for every platform."""

from __future__ import annotations

import msgspec


class Who(msgspec.Struct, frozen=True):
    """`language` is one of render.words.LANGUAGES or ""; `moderator` may manage this chat."""

    user: str
    name: str
    language: str = ""
    moderator: bool = False


class Where(msgspec.Struct, frozen=True):
    """`thread` is the thread or topic ("" when there is none); private chats have one person."""

    chat: str
    thread: str = ""
    title: str = ""
    private: bool = False


class Incoming(msgspec.Struct, frozen=True, kw_only=True):
    """One update, however it came.

    `key` is the platform's own name for it: a second delivery does nothing.  `at` is when it
    reached us, ms UTC.  Either `press` (with `picked`) is set, or `command` (with `args`), or
    `text`; a modal or a reply may bring `text` together with `press`.  `addressed` says the
    text was meant for us: private chat, reply to us, or mention, and so deserves an answer.
    `file` is the platform's handle of a file that came along (see Chat.fetch), with its name.
    `answer` is the platform's handle for answering this very update.
    """

    platform: str
    key: str
    at: int
    who: Who
    where: Where
    text: str = ""
    command: str = ""
    args: dict[str, str] = {}
    press: str = ""
    picked: tuple[str, ...] = ()
    reply_to: str = ""
    file: str = ""
    file_name: str = ""
    addressed: bool = False
    answer: dict[str, str] = {}

    @property
    def person(self) -> str:
        return f"{self.platform}:{self.who.user}"
