"""Hostile text is only text, in every field that takes any."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from storage.rows import (
    Deadline,
    Entry,
    EventRow,
    Parcel,
    Person,
    Place,
    Received,
    Secret,
    Shown,
    TableRow,
)
from storage.store import Store
from storage.work import Work

PAYLOADS = [
    "'; DROP TABLE log; --",
    '"; DROP TABLE outbox; --',
    "x' OR '1'='1",
    "') ON CONFLICT DO UPDATE SET value = (SELECT value FROM secrets) --",
    "1; ATTACH DATABASE '/tmp/x' AS x; CREATE TABLE x.y (z)",
    "%_%' ESCAPE '\\",
    ":of ? $1 %(of)s {of} \\' \\\\",
    "炮二平五'); DELETE FROM seats; /*",
    "\u202e'; --\u200b\ufeff",
    "[POSTCOMPILE_ids] __[POSTCOMPILE_x]",
]


def _shape(path: Path) -> list[tuple[str, ...]]:
    conn = sqlite3.connect(path)
    try:
        return conn.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()
    finally:
        conn.close()


async def test_payloads_everywhere(tmp_path: Path) -> None:
    path = tmp_path / "book.db"
    store = await Store.open(str(path))
    await store.commit(Work(secrets=[Secret("t0", "seed", "canary")]))
    before = _shape(path)
    repeats = 500 // len(PAYLOADS) if os.environ.get("YIQUN_LONG") else 1
    number = 0
    for _ in range(repeats):
        for payload in PAYLOADS:
            number += 1
            await _everywhere(store, number, f"{payload}{number}" if repeats > 1 else payload)
    assert _shape(path) == before
    assert await store.secret("t0", "seed") == "canary"
    assert len(await store.tables(live=False)) == number
    await store.close()


async def _everywhere(store: Store, n: int, x: str) -> None:
    """Writes the text into every column that takes text, and finds it there again."""
    received = await store.receive(x, x, 0, {x: x})
    assert isinstance(received, Received) and received in await store.waiting()
    place = await store.place(x, x, x, x)
    assert place == Place(place.id, x, x, x, x, {})
    work = Work(
        received.id,
        entries=[Entry(x, 0, 0, x, x, {x: x})],
        tables=[TableRow(n, place.id, x, "open", x, (x,), n)],
        events=[EventRow(n, place.id, x, "open", n)],
        people=[Person(x, x, x)],
        settings={place.id: {x: x}},
        deadlines=[Deadline(x, x, n, {x: x})],
        secrets=[Secret(x, x, x)],
        parcels=[Parcel(0, x, x, x, 0, {x: x}, 0, True)],
    )
    [parcel] = await store.commit(work)
    assert await store.parcels(x, 0) == [parcel]
    assert await store.log(x) == tuple(work.entries)
    assert await store.table(n) == work.tables[0]
    assert await store.tables(person=x) == [work.tables[0]]
    assert await store.event(n) == work.events[0]
    assert await store.person(x) == work.people[0]
    assert work.deadlines[0] in await store.due(n)
    assert await store.secret(x, x) == x
    await store.sending([parcel.id])
    assert len(await store.interrupted(x)) == 1
    await store.sent(parcel, x, x)
    assert await store.shown(x, x) == Shown(x, x, x, x, x)
    assert await store.shown_by_ref(x, x, x) == Shown(x, x, x, x, x)
    await store.set_room(x, place.id)
    assert await store.stream_in(place.id) == x
    await store.move_chat(x, x, f"{x}+")
    assert (await store.place(x, x, x)).chat == f"{x}+"
    await store.drop(parcel.id, x)
    await store.forget(x, x)


async def test_secrets_come_only_when_asked_for(store: Store) -> None:
    """Whatever else is read, no seed is in it."""
    place = await store.place("telegram", "-1")
    work = Work(
        entries=[Entry("t1", 0, 0, "deal")],
        tables=[TableRow(1, place.id, "doudizhu", "playing", "a", ("a",), 1)],
        secrets=[Secret("t1", "seed", "canary-5eed")],
        parcels=[Parcel(0, "telegram", "telegram/-1", "", 0, {}, 0)],
    )
    written = await store.commit(work)
    reads = (
        written,
        await store.log("t1"),
        await store.tables(live=False),
        await store.parcels("telegram", 1),
        await store.waiting(),
        await store.due(10**12),
        await store.place("telegram", "-1"),
    )
    assert "canary-5eed" not in repr(reads)
    assert await store.secret("t1", "seed") == "canary-5eed"
