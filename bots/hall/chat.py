"""What every chat platform's adapter is: a translator, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from bots.hall.incoming import Incoming, Where
from render.scene import Scene


class Closed(Exception):
    """This person cannot be written to (never started us, blocked us, direct messages off)."""


class Gone(Exception):
    """The message to edit, the thread or the chat is no longer there, or the handle is dead."""


class Wait(Exception):
    """The platform asks us to be quiet in this lane for so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Moved(Exception):
    """The group has a new id."""

    def __init__(self, chat: str) -> None:
        super().__init__(chat)
        self.chat = chat


class Unsendable(Exception):
    """The platform will never take this message as it is."""


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of text; with `user` it names a person, and notifies them when `call`."""

    text: str
    user: str = ""
    call: bool = False


@dataclass(frozen=True, slots=True)
class Key:
    label: str
    press: str
    style: str = "plain"
    typed: bool = False
    form: bool = False


@dataclass(frozen=True, slots=True)
class PickList:
    press: str
    prompt: str
    labels: tuple[str, ...]
    most: int
    play: str


@dataclass(frozen=True, slots=True)
class Message:
    """A post in words and pixels, ready for one platform.

    Exactly one of `where` (a chat or thread), `user` (privately) and `handle` (an answer to
    one update) is set; an answer also has `user` and `where` to fall back on.  `edit` is the
    ref of the message to replace, `reply_to` none.  `nonce` is the same on every try.
    `language` is the reader's, for the few words an adapter says itself.  `spent`: the message
    whose button this answers needs its buttons no more.
    """

    spans: tuple[Span, ...]
    language: str
    nonce: str
    where: Where | None = None
    user: str = ""
    handle: dict[str, str] = field(default_factory=dict)
    png: bytes | None = None
    alt: str = ""
    scene: Scene | None = None
    keys: tuple[tuple[Key, ...], ...] = ()
    picks: PickList | None = None
    file: tuple[str, bytes] | None = None
    edit: str = ""
    secret: bool = False
    spent: bool = False
    slot: str = ""
    stream: str = ""

    @property
    def text(self) -> str:
        return "".join(span.text for span in self.spans)


class Chat(Protocol):
    """One platform.  `draws`: it wants pixels (PNG); else it gets the scene alone.  `forms`:
    it can ask several questions at once, without anybody else seeing the answers."""

    platform: str
    draws: bool
    forms: bool
    pace: tuple[float, float]  # messages a second: all in all, and to one lane

    def read(self, body: dict[str, Any]) -> Incoming | None:
        """An inbox row's body as what it means; None when it means nothing to us."""

    async def send(self, message: Message) -> str:
        """Send or edit; the ref under which it can be edited later ("" when it cannot).

        Raises Closed, Gone, Wait, Moved, Unsendable; anything else is tried again later.
        """

    async def open_room(self, where: Where, title: str) -> str:
        """A thread or topic of its own for a table: its id; "" where there is none."""

    async def fetch(self, file: str) -> bytes:
        """A file that an Incoming brought.  Raises OSError when it cannot be had."""

    async def run(self) -> None:
        """Serve until cancelled.  Raises BadToken or OSError at once when it cannot start."""


class BadToken(Exception):
    """The platform does not know this token."""
