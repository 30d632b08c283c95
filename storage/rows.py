"""What the group's book holds, as values: whole rows in, frozen dataclasses out.

Times are milliseconds since 1970 UTC.  A stream is one log: "t12" is table 12, "e3" event 3.
A person's key is "platform:user".  `body` and `data` are JSON that only the hall reads.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Received:
    """A platform's update, kept before it is confirmed; (platform, key) comes once."""

    id: int
    platform: str
    key: str
    at: int
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a log.  (stream, seq) is unique: of two writers the slower is Late."""

    stream: str
    seq: int
    at: int
    kind: str
    by: str = ""
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Place:
    """A group, channel, thread, topic or private chat.  `thread` is "" for the chat itself."""

    id: int
    platform: str
    chat: str
    thread: str
    title: str = ""
    settings: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody we have met.  `language` is "" until chosen or learned; `reachable`: None
    until a private message was tried."""

    key: str
    name: str
    language: str = ""
    chosen: bool = False
    reachable: bool | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """What lists of tables need; all else is in the table's log.

    `place` is the group's id, `people` the seated persons' keys, `event` the event's id.
    """

    id: int
    place: int
    game: str
    status: str  # open, playing, paused, over
    starter: str
    people: tuple[str, ...]
    updated: int
    event: int | None = None


@dataclass(frozen=True, slots=True)
class EventRow:
    id: int
    place: int
    name: str
    status: str  # open, closed, drawn, playing, over, cancelled
    updated: int


@dataclass(frozen=True, slots=True)
class Deadline:
    """Something to happen to a stream at a time; (stream, name) is unique."""

    stream: str
    name: str
    due: int
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Secret:
    """What nobody may see before the end: a seed.  Never exported, never logged."""

    stream: str
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Parcel:
    """One message on its way out.

    `lane` is where it goes ("telegram/-100123/5", "discord/@42"): parcels of a lane leave in
    order of rank, then id.  An unsent one that may `coalesce` gives its place to a newer
    parcel of the same lane and slot.  `state`: waiting, sending, sent, dropped.
    """

    id: int
    platform: str
    lane: str
    slot: str
    rank: int  # 0 answers, 1 turn notices and private hands, 2 results and news, 3 boards
    body: dict[str, Any]
    at: int
    coalesce: bool = False
    state: str = "waiting"
    tries: int = 0
    not_before: int = 0


@dataclass(frozen=True, slots=True)
class Shown:
    """Which platform message shows a slot now: what to edit, what a reply refers to."""

    platform: str
    lane: str
    slot: str
    ref: str
    stream: str = ""
