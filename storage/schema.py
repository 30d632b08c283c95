"""The book's tables, for SQLite and PostgreSQL alike; migrations/ makes them.

Only plain types that both databases check the same way: whole numbers of 64 bits and text
(SQLite tables are STRICT).  Flags are 0 and 1.  Rows of `log` are added and never changed.
"""

from __future__ import annotations

from typing import Any, Literal

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    literal_column,
)
from sqlalchemy.sql.elements import ColumnElement

NAMES = {
    "pk": "pk_%(table_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
}
metadata = MetaData(naming_convention=NAMES)
WHOLE = BigInteger().with_variant(Integer(), "sqlite")


def _key(name: str) -> Column[int]:
    return Column(name, WHOLE, primary_key=True, autoincrement=True)


def _number(name: str, *rest: Any, **more: Any) -> Column[int]:
    return Column(name, WHOLE, *rest, **{"nullable": False, **more})


def _text(name: str, **more: Any) -> Column[str]:
    return Column(name, Text, **{"nullable": False, **more})


def is_(
    column: Column[Any], value: Literal["0", "'waiting'", "'sending'", "'sent'", "'dropped'"]
) -> ColumnElement[bool]:
    """Equal to a constant written into the SQL itself: only so is a partial index used."""
    return column == literal_column(value)


def _table(name: str, *rest: Any, **more: Any) -> Table:
    return Table(name, metadata, *rest, sqlite_strict=True, **more)


def _keyed(name: str, *rest: Any) -> Table:
    """Rows lie in the order of their key, with no second tree to write: half the pages."""
    return _table(name, *rest, sqlite_with_rowid=False)


inbox = _table(
    "inbox",
    _key("id"),
    _text("platform"),
    _text("key"),
    _number("at"),
    _text("body"),
    _number("done"),
    UniqueConstraint("platform", "key"),
)
_WAITS = inbox.c.done == 0
Index("ix_inbox_waiting", inbox.c.id, sqlite_where=_WAITS, postgresql_where=_WAITS)

log = _keyed(
    "log",
    _text("stream", primary_key=True),
    _number("seq", primary_key=True, autoincrement=False),
    _number("at"),
    _text("kind"),
    _text("by"),
    _text("data"),
)

places = _table(
    "places",
    _key("id"),
    _text("platform"),
    _text("chat"),
    _text("thread"),
    _text("title"),
    _text("settings"),
    UniqueConstraint("platform", "chat", "thread"),
    sqlite_autoincrement=True,  # a merged place's number must never name another place
)

aliases = _keyed(
    "aliases", _text("platform", primary_key=True), _text("old", primary_key=True), _text("new")
)

people = _keyed(
    "people",
    _text("key", primary_key=True),
    _text("name"),
    _text("language"),
    _number("chosen"),
    _number("reachable", nullable=True),
)

events = _table(
    "events",
    _number("id", primary_key=True, autoincrement=False),
    _number("place", ForeignKey("places.id")),
    _text("name"),
    _text("status"),
    _number("updated"),
    Index("ix_events_place", "place", "status"),
    Index("ix_events_status", "status"),
)

tables = _table(
    "tables",
    _number("id", primary_key=True, autoincrement=False),
    _number("place", ForeignKey("places.id")),
    _text("game"),
    _text("status"),
    _text("starter"),
    _text("people"),
    _number("updated"),
    _number("event", nullable=True),
    Index("ix_tables_place", "place", "status"),
    Index("ix_tables_status", "status"),
)

seats = _keyed(
    "seats",
    _text("person", primary_key=True),
    _number("table", ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Index("ix_seats_table", "table"),
)

rooms = _table(
    "rooms",
    _key("id"),
    _text("stream"),
    _number("place", ForeignKey("places.id")),
    UniqueConstraint("stream"),
    Index("ix_rooms_place", "place"),
)

deadlines = _keyed(
    "deadlines",
    _text("stream", primary_key=True),
    _text("name", primary_key=True),
    _number("due"),
    _text("data"),
    Index("ix_deadlines_due", "due"),
)

secrets = _keyed(
    "secrets", _text("stream", primary_key=True), _text("name", primary_key=True), _text("value")
)

outbox = _table(
    "outbox",
    _key("id"),
    _text("platform"),
    _text("lane"),
    _text("slot"),
    _number("rank"),
    _text("body"),
    _number("at"),
    _number("coalesce"),
    _text("state"),
    _number("tries"),
    _number("not_before"),
    _text("why"),
)
_UNSENT = outbox.c.state.in_(["waiting", "sending"])
_WAITING = outbox.c.state == "waiting"
Index(
    "ix_outbox_unsent",
    outbox.c.platform,
    outbox.c.state,
    outbox.c.rank,
    outbox.c.id,
    sqlite_where=_UNSENT,
    postgresql_where=_UNSENT,
)
Index(
    "ix_outbox_slot",
    outbox.c.lane,
    outbox.c.slot,
    sqlite_where=_WAITING,
    postgresql_where=_WAITING,
)

shown = _keyed(
    "shown",
    _text("lane", primary_key=True),
    _text("slot", primary_key=True),
    _text("platform"),
    _text("ref"),
    _text("stream"),
    Index("ix_shown_ref", "platform", "lane", "ref"),
)

numbers = _keyed("numbers", _text("name", primary_key=True), _number("last"))
