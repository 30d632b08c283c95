"""The book as it begins: logs, the lists made from them, and messages in and out.

Why: the first version.  The log is the truth; inbox and outbox stand in the same transaction so
that a message has its whole effect or none, once.  Tables are STRICT on SQLite, where a column
would otherwise take any type of value.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False)


def _number(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, WHOLE, nullable=nullable, autoincrement=False)


def _key() -> sa.Column[int]:
    return sa.Column("id", WHOLE, nullable=False)


def _points(column: str, table: str, name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{table}.id"], name=name)


def _only(where: str) -> dict[str, Any]:
    """An index of only these rows: the few that wait, among all that ever were."""
    return {"sqlite_where": sa.text(where), "postgresql_where": sa.text(where)}


def upgrade() -> None:
    _where_and_who()
    _what_happens()
    _in_and_out()


def _where_and_who() -> None:
    op.create_table(
        "places",
        _key(),
        _text("platform"),
        _text("chat"),
        _text("thread"),
        _text("title"),
        _text("settings"),
        sa.PrimaryKeyConstraint("id", name="pk_places"),
        sa.UniqueConstraint("platform", "chat", "thread", name="uq_places_platform_chat_thread"),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_table(
        "aliases",
        _text("platform"),
        _text("old"),
        _text("new"),
        sa.PrimaryKeyConstraint("platform", "old", name="pk_aliases"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "people",
        _text("key"),
        _text("name"),
        _text("language"),
        _number("chosen"),
        _number("reachable", nullable=True),
        sa.PrimaryKeyConstraint("key", name="pk_people"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _what_happens() -> None:
    op.create_table(
        "log",
        _text("stream"),
        _number("seq"),
        _number("at"),
        _text("kind"),
        _text("by"),
        _text("data"),
        sa.PrimaryKeyConstraint("stream", "seq", name="pk_log"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "events",
        _number("id"),
        _number("place"),
        _text("name"),
        _text("status"),
        _number("updated"),
        _points("place", "places", "fk_events_place"),
        sa.PrimaryKeyConstraint("id", name="pk_events"),
        sqlite_strict=True,
    )
    op.create_index("ix_events_place", "events", ["place", "status"])
    op.create_index("ix_events_status", "events", ["status"])
    op.create_table(
        "tables",
        _number("id"),
        _number("place"),
        _text("game"),
        _text("status"),
        _text("starter"),
        _text("people"),
        _number("updated"),
        _number("event", nullable=True),
        _points("place", "places", "fk_tables_place"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_strict=True,
    )
    op.create_index("ix_tables_place", "tables", ["place", "status"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "seats",
        _text("person"),
        _number("table"),
        _points("table", "tables", "fk_seats_table"),
        sa.PrimaryKeyConstraint("person", "table", name="pk_seats"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_table", "seats", ["table"])
    op.create_table(
        "rooms",
        _key(),
        _text("stream"),
        _number("place"),
        _points("place", "places", "fk_rooms_place"),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
        sa.UniqueConstraint("stream", name="uq_rooms_stream"),
        sqlite_strict=True,
    )
    op.create_index("ix_rooms_place", "rooms", ["place"])
    op.create_table(
        "deadlines",
        _text("stream"),
        _text("name"),
        _number("due"),
        _text("data"),
        sa.PrimaryKeyConstraint("stream", "name", name="pk_deadlines"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_deadlines_due", "deadlines", ["due"])
    op.create_table(
        "secrets",
        _text("stream"),
        _text("name"),
        _text("value"),
        sa.PrimaryKeyConstraint("stream", "name", name="pk_secrets"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "numbers",
        _text("name"),
        _number("last"),
        sa.PrimaryKeyConstraint("name", name="pk_numbers"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _in_and_out() -> None:
    op.create_table(
        "inbox",
        _key(),
        _text("platform"),
        _text("key"),
        _number("at"),
        _text("body"),
        _number("done"),
        sa.PrimaryKeyConstraint("id", name="pk_inbox"),
        sa.UniqueConstraint("platform", "key", name="uq_inbox_platform_key"),
        sqlite_strict=True,
    )
    op.create_index("ix_inbox_waiting", "inbox", ["id"], **_only("done = 0"))
    op.create_table(
        "outbox",
        _key(),
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
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sqlite_strict=True,
    )
    op.create_index("ix_outbox_slot", "outbox", ["lane", "slot"], **_only("state = 'waiting'"))
    op.create_index(
        "ix_outbox_unsent",
        "outbox",
        ["platform", "state", "rank", "id"],
        **_only("state IN ('waiting', 'sending')"),
    )
    op.create_table(
        "shown",
        _text("lane"),
        _text("slot"),
        _text("platform"),
        _text("ref"),
        _text("stream"),
        sa.PrimaryKeyConstraint("lane", "slot", name="pk_shown"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_shown_ref", "shown", ["platform", "lane", "ref"])
