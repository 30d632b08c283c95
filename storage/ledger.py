"""Logs, and what lists of tables and events need; everything the reads of a hall ask for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, Select, bindparam, delete, select

from storage.packing import pack, unpack
from storage.rows import Entry, EventRow, Secret, TableRow
from storage.schema import events, log, numbers, seats, secrets, tables
from storage.statements import TAKEN, AnyRow, Insert, Statement, Upsert, among, made
from storage.work import Late

LIVE_TABLE = ("open", "playing", "paused")
LIVE_EVENT = ("open", "closed", "drawn", "playing")

_ADD_ENTRY = Insert(log)
_LOG = select(log).where(log.c.stream == bindparam("stream")).order_by(log.c.seq)
_PUT_TABLE = Upsert(tables, "id", "place game status starter people updated event")
_PUT_EVENT = Upsert(events, "id", "place name status updated")
_PUT_SEAT = Upsert(seats, "person table")
_LEAVE = Statement(delete(seats).where(seats.c.table == bindparam("of")))
_SEATED = Statement(
    lambda dialect: select(tables.c.id, tables.c.people).where(among(dialect, tables.c.id))
)
_PUT_SECRET = Upsert(secrets, "stream name", "value")
_SECRET = select(secrets.c.value).where(
    secrets.c.stream == bindparam("stream"), secrets.c.name == bindparam("name")
)
_NEXT = Upsert(numbers, "name", lambda new, old: {"last": old.last + 1}, returning=numbers.c.last)
_SET_NUMBER = Upsert(numbers, "name", "last")
_NUMBER = select(numbers.c.last).where(numbers.c.name == bindparam("name"))


def add_entries(conn: Connection, entries: Iterable[Entry]) -> None:
    """Adds lines to their logs; raises Late when one's place in its stream is taken."""
    rows = [
        {"stream": e.stream, "seq": e.seq, "at": e.at, "kind": e.kind, "by": e.by}
        | {"data": pack(e.data)}
        for e in entries
    ]
    try:
        _ADD_ENTRY.run(conn, rows)
    except TAKEN as error:
        raise Late(*sorted({(row["stream"], row["seq"]) for row in rows})) from error


def read_log(conn: Connection, stream: str) -> tuple[Entry, ...]:
    rows = conn.execute(_LOG, {"stream": stream})
    return tuple(made(Entry, row, data=unpack(row.data)) for row in rows)


def put_tables(conn: Connection, rows: Mapping[int, TableRow]) -> None:
    """Writes the tables; the seats, by which a person's tables are found, only if they changed."""
    if not rows:
        return
    packed = {row.id: pack(row.people) for row in rows.values()}
    before = {number: seated for number, seated in _SEATED.find(conn, {"ids": pack(list(rows))})}
    _PUT_TABLE.run(conn, [_table_values(row, packed[row.id]) for row in rows.values()])
    moved = [row for row in rows.values() if before.get(row.id) != packed[row.id]]
    _LEAVE.run(conn, [{"of": row.id} for row in moved])
    _PUT_SEAT.run(conn, [{"person": key, "table": row.id} for row in moved for key in row.people])


def _table_values(row: TableRow, people: str) -> dict[str, Any]:
    return {
        "id": row.id,
        "place": row.place,
        "game": row.game,
        "status": row.status,
        "starter": row.starter,
        "people": people,
        "updated": row.updated,
        "event": row.event,
    }


def _table_row(row: AnyRow) -> TableRow:
    return made(TableRow, row, people=tuple(unpack(row.people)))


def read_table(conn: Connection, number: int) -> TableRow | None:
    row = conn.execute(select(tables).where(tables.c.id == number)).first()
    return None if row is None else _table_row(row)


def read_tables(
    conn: Connection, place: int | None, person: str | None, live: bool
) -> list[TableRow]:
    """Tables of a place, of a person, of both or all; newest first."""
    query: Select[*tuple[Any, ...]] = select(tables).order_by(
        tables.c.updated.desc(), tables.c.id.desc()
    )
    if place is not None:
        query = query.where(tables.c.place == place)
    if person is not None:
        query = query.join(seats, seats.c.table == tables.c.id).where(seats.c.person == person)
    if live:
        query = query.where(tables.c.status.in_(LIVE_TABLE))
    return [_table_row(row) for row in conn.execute(query)]


def put_events(conn: Connection, rows: Mapping[int, EventRow]) -> None:
    _PUT_EVENT.run(
        conn,
        [
            {"id": e.id, "place": e.place, "name": e.name, "status": e.status}
            | {"updated": e.updated}
            for e in rows.values()
        ],
    )


def read_event(conn: Connection, number: int) -> EventRow | None:
    row = conn.execute(select(events).where(events.c.id == number)).first()
    return None if row is None else made(EventRow, row)


def read_events(conn: Connection, place: int | None, live: bool) -> list[EventRow]:
    query = select(events).order_by(events.c.updated.desc(), events.c.id.desc())
    if place is not None:
        query = query.where(events.c.place == place)
    if live:
        query = query.where(events.c.status.in_(LIVE_EVENT))
    return [made(EventRow, row) for row in conn.execute(query)]


def put_secrets(conn: Connection, kept: Iterable[Secret]) -> None:
    rows = [{"stream": s.stream, "name": s.name, "value": s.value} for s in kept]
    _PUT_SECRET.run(conn, rows)


def read_secret(conn: Connection, stream: str, name: str) -> str | None:
    found: str | None = conn.execute(_SECRET, {"stream": stream, "name": name}).scalar()
    return found


def next_number(conn: Connection, name: str) -> int:
    """The next number of that name, given to nobody else."""
    return int(_NEXT.find(conn, {"name": name, "last": 1})[0][0])


def set_number(conn: Connection, name: str, value: int) -> None:
    _SET_NUMBER.run(conn, [{"name": name, "last": value}])


def read_number(conn: Connection, name: str) -> int | None:
    found: int | None = conn.execute(_NUMBER, {"name": name}).scalar()
    return found
