"""Deadlines, and giving back the time the host was down."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, bindparam, delete, select, update

from storage.ledger import read_number, set_number
from storage.packing import pack, unpack
from storage.rows import Deadline
from storage.schema import deadlines
from storage.statements import AnyRow, Statement, Upsert, made

_PUT = Upsert(deadlines, "stream name", "due data")
_MINE = (deadlines.c.stream == bindparam("of"), deadlines.c.name == bindparam("called"))
_END = Statement(delete(deadlines).where(*_MINE))
_NEXT = select(deadlines).order_by(deadlines.c.due, deadlines.c.stream, deadlines.c.name)
_DUE = _NEXT.where(deadlines.c.due <= bindparam("now"))
_PUSH = Statement(update(deadlines).where(*_MINE).values(due=deadlines.c.due + bindparam("ms")))

Changes = Mapping[tuple[str, str], Deadline | None]


def change(conn: Connection, changes: Changes) -> None:
    """Sets each deadline, or ends it where the new one is None."""
    ended = [{"of": key[0], "called": key[1]} for key, new in changes.items() if new is None]
    _END.run(conn, ended)
    rows = [
        {"stream": d.stream, "name": d.name, "due": d.due, "data": pack(d.data)}
        for d in changes.values()
        if d is not None
    ]
    _PUT.run(conn, rows)


def _deadline(row: AnyRow) -> Deadline:
    return made(Deadline, row, data=unpack(row.data))


def next_deadline(conn: Connection) -> Deadline | None:
    row = conn.execute(_NEXT.limit(1)).first()
    return None if row is None else _deadline(row)


def due(conn: Connection, now: int) -> list[Deadline]:
    return [_deadline(row) for row in conn.execute(_DUE, {"now": now})]


def credit(conn: Connection, ms: int) -> None:
    """Pushes back every deadline but those that say they stand by the calendar."""
    running = [row for row in conn.execute(_NEXT) if unpack(row.data).get("credit", True)]
    _PUSH.run(conn, [{"of": r.stream, "called": r.name, "ms": ms} for r in running])


def resume(conn: Connection, now: int) -> int:
    """Gives back the time since the last beat and beats, so that a crash gives it back once."""
    last = read_number(conn, "beat")
    away = max(0, now - last) if last is not None else 0
    credit(conn, away)
    set_number(conn, "beat", now)
    return away
