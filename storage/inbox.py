"""What the platforms delivered, kept until it has had its effect."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select, update

from storage.packing import pack, unpack
from storage.rows import Received
from storage.schema import inbox, is_
from storage.statements import Statement, Upsert, among, made

Update = tuple[str, str, int, dict[str, Any]]  # platform, key, at, body

_ADD = Upsert(inbox, "platform key", returning=inbox.c.id)
_WAITING = (
    select(*inbox.c["id", "platform", "key", "at", "body"])
    .where(is_(inbox.c.done, "0"))
    .order_by(inbox.c.id)
)
_OLD = Statement(delete(inbox).where(inbox.c.done == 1, inbox.c.at < bindparam("before")))
_FINISH = Statement(
    lambda dialect: (
        update(inbox).where(among(dialect, inbox.c.id), inbox.c.done == 0).values(done=1)
    )
)


def receive(conn: Connection, updates: Iterable[Update]) -> list[Received]:
    """Keeps the updates not seen before and returns those, in their order."""
    fresh = []
    for platform, key, at, body in updates:
        row = {"platform": platform, "key": key, "at": at, "body": pack(body), "done": 0}
        if added := _ADD.find(conn, row):
            fresh.append(Received(added[0][0], platform, key, at, body))
    return fresh


def waiting(conn: Connection) -> list[Received]:
    return [made(Received, row, body=unpack(row.body)) for row in conn.execute(_WAITING)]


def finish(conn: Connection, ids: Sequence[int]) -> bool:
    """Ticks off the updates; false when one of them had its effect before."""
    return not ids or _FINISH.count(conn, {"ids": pack(ids)}) == len(ids)


def prune(conn: Connection, before: int) -> int:
    """Forgets updates that had their effect and that no platform delivers again by now."""
    return _OLD.count(conn, {"before": before})
