"""What the hall has to say, before anyone has put it into words or pixels.

Posts are data: they wait in the outbox, survive a crash there, and are told in the reader's
language and drawn only when they leave.
"""

from __future__ import annotations

import msgspec

from render.words import Phrase


class Room(msgspec.Struct, frozen=True, tag=True):
    """Where a table's or an event's messages go: its own thread where there is one."""

    stream: str


class Group(msgspec.Struct, frozen=True, tag=True):
    place: int


class Private(msgspec.Struct, frozen=True, tag=True):
    """To one person alone."""

    person: str


class Answer(msgspec.Struct, frozen=True, tag=True):
    """To whoever sent one update, by the platform's handle; seen by them alone if it can be."""

    platform: str
    person: str
    handle: dict[str, str]
    place: int


Target = Room | Group | Private | Answer


class Button(msgspec.Struct, frozen=True):
    """`press` comes back as Incoming.press.  `typed`: ask for a line of text first (a modal);
    chats that cannot leave the button out.  `form`: ask what Hall.form says first; chats that
    cannot press it as it is."""

    label: Phrase
    press: str
    style: str = "plain"  # plain, main, danger
    typed: bool = False
    form: bool = False


class Item(msgspec.Struct, frozen=True):
    label: str | Phrase
    marked: bool = False


class Picks(msgspec.Struct, frozen=True):
    """Things of which some may be picked; comes back as Incoming.press with `picked`, the
    items' numbers.  `most` 1 acts at once, more need the `play` button."""

    press: str
    prompt: Phrase
    items: tuple[Item, ...]
    most: int
    play: Phrase


class Picture(msgspec.Struct, frozen=True):
    """A reference, not a drawing: what to draw is looked up when the message leaves.

    `of`: "table" (as `side` sees it, None: the public) or a picture of an event: "bracket",
    "lots", "standings".  `at` is the length of the log then.
    """

    of: str
    stream: str
    side: int | None = None
    at: int = 0


class Attachment(msgspec.Struct, frozen=True):
    """A file, also by reference: "record" of a stream, as "pgn" or "json"."""

    of: str
    stream: str
    kind: str


class Rank:
    """Which leaves first when the platform's budget is short; boards may be skipped."""

    ANSWER = 0
    NOTICE = 1
    NEWS = 2
    BOARD = 3


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """One message.

    `slot` names what it shows ("board", "hand"): at its target it replaces the earlier
    message of the same slot ("" : a message of its own).  `fresh` replaces by a new message
    below, not by an edit.  `calls` are persons to be notified by name.  `secret`: nobody but
    the person may see it, a public reply will not do.  `apart`: only where the stream's room is
    not the group itself.  `follower`: the group that follows the event, if this is its copy.
    `spent`: what was pressed and is answered here has done its work; its buttons can go.
    """

    to: Target
    lines: tuple[Phrase, ...] = ()
    slot: str = ""
    rank: int = Rank.NEWS
    picture: Picture | None = None
    buttons: tuple[tuple[Button, ...], ...] = ()
    picks: Picks | None = None
    attachment: Attachment | None = None
    calls: tuple[str, ...] = ()
    fresh: bool = False
    secret: bool = False
    apart: bool = False
    spent: bool = False
    stream: str = ""
    follower: int = 0
