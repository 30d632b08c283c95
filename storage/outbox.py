"""Messages on their way out, and which platform message shows what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select, update

from storage.packing import pack, unpack
from storage.rows import Parcel, Shown
from storage.schema import is_, outbox, shown
from storage.statements import AnyRow, Insert, Statement, Upsert, made

_COLUMNS = outbox.c[
    "id", "platform", "lane", "slot", "rank", "body", "at", "coalesce", "state", "tries",
    "not_before",
]  # fmt: skip
_REST = attrgetter(*[field.name for field in fields(Parcel)][1:])  # `replace` is slow in a burst
_ADD = Insert(outbox)
_OVERTAKE = Statement(
    update(outbox)
    .where(
        outbox.c.lane == bindparam("of"),
        outbox.c.slot == bindparam("shows"),
        is_(outbox.c.state, "'waiting'"),
        outbox.c.coalesce == 1,
    )
    .values(state="dropped", why="overtaken")
)
_READY = (
    select(*_COLUMNS)
    .where(
        outbox.c.platform == bindparam("of"),
        is_(outbox.c.state, "'waiting'"),
        outbox.c.not_before <= bindparam("now"),
    )
    .order_by(outbox.c.rank, outbox.c.id)
    .limit(bindparam("most"))
)
_STATE = Statement(
    update(outbox)
    .where(outbox.c.id == bindparam("of"))
    .values(state=bindparam("new"), why=bindparam("because"))
)
_AGAIN = Statement(
    update(outbox)
    .where(outbox.c.id == bindparam("of"))
    .values(state="waiting", tries=outbox.c.tries + 1, not_before=bindparam("then"))
)
_SENDING = (
    select(*_COLUMNS)
    .where(outbox.c.platform == bindparam("of"), is_(outbox.c.state, "'sending'"))
    .order_by(outbox.c.rank, outbox.c.id)
)
_OLD = Statement(
    delete(outbox).where(
        is_(outbox.c.state, "'sent'") | is_(outbox.c.state, "'dropped'"),
        outbox.c.at < bindparam("before"),
    )
)
_SHOW = Upsert(shown, "lane slot", "platform ref stream")
_SHOWN = select(*shown.c["platform", "lane", "slot", "ref", "stream"])


def add(conn: Connection, parcels: Sequence[Parcel]) -> list[Parcel]:
    """Writes the parcels in their order and returns them with their ids.

    One that coalesces is overtaken by a later one of its lane and slot.
    """
    if not parcels:
        return []
    newest = {(p.lane, p.slot): at for at, p in enumerate(parcels) if p.slot}
    _OVERTAKE.run(conn, [{"of": lane, "shows": slot} for lane, slot in newest])
    kept = [
        replace(p, state="dropped") if p.coalesce and at < newest.get((p.lane, p.slot), -1) else p
        for at, p in enumerate(parcels)
    ]
    ids = _ADD.ids(conn, [_values(parcel) for parcel in kept])
    return [Parcel(number, *_REST(parcel)) for parcel, number in zip(kept, ids, strict=True)]


def _values(parcel: Parcel) -> dict[str, Any]:
    return {
        "platform": parcel.platform,
        "lane": parcel.lane,
        "slot": parcel.slot,
        "rank": parcel.rank,
        "body": pack(parcel.body),
        "at": parcel.at,
        "coalesce": int(parcel.coalesce),
        "state": parcel.state,
        "tries": parcel.tries,
        "not_before": parcel.not_before,
        "why": "overtaken" if parcel.state == "dropped" else "",
    }


def _parcel(row: AnyRow) -> Parcel:
    return made(Parcel, row, body=unpack(row.body), coalesce=bool(row.coalesce))


def ready(conn: Connection, platform: str, now: int, limit: int) -> list[Parcel]:
    rows = conn.execute(_READY, {"of": platform, "now": now, "most": limit})
    return [_parcel(row) for row in rows]


def mark(conn: Connection, ids: Sequence[int], state: str, why: str = "") -> None:
    _STATE.run(conn, [{"of": number, "new": state, "because": why} for number in ids])


def again(conn: Connection, ids: Sequence[int], not_before: int) -> None:
    """Lets the parcels wait once more, one try older."""
    _AGAIN.run(conn, [{"of": number, "then": not_before} for number in ids])


def sent(conn: Connection, parcel: Parcel, ref: str, stream: str) -> None:
    """Ticks the parcel off and notes which message shows its slot now."""
    mark(conn, [parcel.id], "sent")
    if parcel.slot:
        values = {"lane": parcel.lane, "slot": parcel.slot, "platform": parcel.platform}
        _SHOW.run(conn, [values | {"ref": ref, "stream": stream}])


def interrupted(conn: Connection, platform: str) -> list[Parcel]:
    """Parcels that were being sent when the host ended; they wait again and may go out twice."""
    cut = [_parcel(row) for row in conn.execute(_SENDING, {"of": platform})]
    again(conn, [parcel.id for parcel in cut], 0)
    return [replace(p, state="waiting", tries=p.tries + 1, not_before=0) for p in cut]


def read_shown(conn: Connection, lane: str, slot: str) -> Shown | None:
    row = conn.execute(_SHOWN.where(shown.c.lane == lane, shown.c.slot == slot)).first()
    return None if row is None else made(Shown, row)


def read_shown_by_ref(conn: Connection, platform: str, lane: str, ref: str) -> Shown | None:
    """The newest slot which that message shows."""
    row = conn.execute(
        _SHOWN.where(shown.c.platform == platform, shown.c.lane == lane, shown.c.ref == ref)
    ).first()
    return None if row is None else made(Shown, row)


def forget(conn: Connection, lane: str, slot: str) -> None:
    conn.execute(delete(shown).where(shown.c.lane == lane, shown.c.slot == slot))


def prune(conn: Connection, before: int) -> int:
    """Forgets messages that have left, or never will; what they showed stays known."""
    return _OLD.count(conn, {"before": before})
