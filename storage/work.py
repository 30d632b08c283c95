"""All that one message changes, collected first and written in one transaction or not at all."""

from __future__ import annotations

from dataclasses import dataclass, field

from storage.rows import Deadline, Entry, EventRow, Parcel, Person, Secret, TableRow


class Late(Exception):
    """Somebody else wrote this stream first; nothing of this work was written."""


@dataclass
class Work:
    """`received` is the inbox row that this work finishes.  `ended` are deadlines that no
    longer hold, as (stream, name).  Parcels get their ids when written (id 0 here)."""

    received: int | None = None
    entries: list[Entry] = field(default_factory=list)
    tables: list[TableRow] = field(default_factory=list)
    events: list[EventRow] = field(default_factory=list)
    people: list[Person] = field(default_factory=list)
    settings: dict[int, dict[str, object]] = field(default_factory=dict)
    deadlines: list[Deadline] = field(default_factory=list)
    ended: list[tuple[str, str]] = field(default_factory=list)
    secrets: list[Secret] = field(default_factory=list)
    parcels: list[Parcel] = field(default_factory=list)
