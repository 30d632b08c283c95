"""How fast a move is written down, as a ratio to bare sqlite3 on the same disk in the same run.

A move here is what a hall writes: the update ticked off, a line of the log, the table's row, a
deadline and one parcel.  The bare rival runs the same rows by hand, one transaction each.
Usage: python -m benchmarks.store [FOLDER]
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import perf_counter

from storage.rows import Deadline, Entry, Parcel, TableRow
from storage.store import Store
from storage.work import Work

ROUNDS = 15
SINGLE = 60
BURST = 32
BURSTS = 8
BODY = {"say": "turn", "who": "telegram:4242", "scene": {"board": "rnbakabnr/9/1c5c1" * 4}}


def move(number: int, place: int, received: int) -> Work:
    stream = f"t{number % 40}"
    return Work(
        received=received,
        entries=[Entry(stream, number, 1_700_000_000_000, "move", "telegram:7", {"text": "h2e2"})],
        tables=[TableRow(number % 40, place, "xiangqi", "playing", "a", ("a", "b"), number)],
        deadlines=[Deadline(stream, "move", 1_700_000_060_000 + number)],
        parcels=[Parcel(0, "telegram", f"telegram/{number % 40}", "board", 3, BODY, 1, True)],
    )


class Ours:
    def __init__(self, store: Store, place: int) -> None:
        self.store, self.place, self.number = store, place, 0

    async def moves(self, count: int) -> list[Work]:
        keys = [("telegram", f"u{self.number + n}", 1, BODY) for n in range(count)]
        received = await self.store.receive_many(keys)
        works = [move(self.number + n, self.place, one.id) for n, one in enumerate(received)]
        self.number += count
        return works

    async def singly(self) -> float:
        works = await self.moves(SINGLE)
        return await _rate(SINGLE, lambda: self._one_by_one(works))

    async def _one_by_one(self, works: list[Work]) -> None:
        for work in works:
            await self.store.commit(work)

    async def in_bursts(self) -> float:
        works = await self.moves(BURST * BURSTS)
        return await _rate(BURST * BURSTS, lambda: self._burst_by_burst(works))

    async def _burst_by_burst(self, works: list[Work]) -> None:
        for at in range(0, len(works), BURST):
            await asyncio.gather(*(self.store.commit(w) for w in works[at : at + BURST]))


async def _rate(count: int, run: Callable[[], Awaitable[None]]) -> float:
    began = perf_counter()
    await run()
    return count / (perf_counter() - began)


class Bare:
    """The same rows into the same schema, as one would by hand."""

    def __init__(self, path: str) -> None:
        self.conn = sqlite3.connect(path, isolation_level=None)
        self.conn.execute("PRAGMA synchronous = FULL")
        self.conn.execute("PRAGMA foreign_keys = ON")
        self.number = 0

    def singly(self) -> float:
        ids = [self._receive() for _ in range(SINGLE)]
        began = perf_counter()
        for received in ids:
            self._move(received)
        return SINGLE / (perf_counter() - began)

    def _receive(self) -> int:
        self.number += 1
        sql = "INSERT INTO inbox VALUES (NULL, 'telegram', ?, 1, '{}', 0)"
        return self.conn.execute(sql, (f"u{self.number}",)).lastrowid or 0

    def _move(self, received: int) -> None:
        run, number = self.conn.execute, received
        stream, lane = f"t{number % 40}", f"telegram/{number % 40}"
        run("BEGIN IMMEDIATE")
        run("UPDATE inbox SET done = 1 WHERE id = ? AND done = 0", (received,))
        run(
            "INSERT INTO log VALUES (?, ?, 1700000000000, 'move', 'telegram:7', ?)",
            (stream, number, '{"text":"h2e2"}'),
        )
        run(
            "INSERT INTO tables VALUES (?, 1, 'xiangqi', 'playing', 'a', '[\"a\",\"b\"]', ?, NULL)"
            " ON CONFLICT (id) DO UPDATE SET updated = excluded.updated",
            (number % 40, number),
        )
        run(
            "INSERT INTO deadlines VALUES (?, 'move', ?, '{}')"
            " ON CONFLICT (stream, name) DO UPDATE SET due = excluded.due",
            (stream, 1_700_000_060_000 + number),
        )
        run(
            "UPDATE outbox SET state = 'dropped' WHERE lane = ? AND slot = 'board'"
            " AND state = 'waiting'",
            (lane,),
        )
        run(
            "INSERT INTO outbox VALUES"
            " (NULL, 'telegram', ?, 'board', 3, ?, 1, 1, 'waiting', 0, 0, '')",
            (lane, str(BODY)),
        )
        run("COMMIT")


async def main(folder: str) -> None:
    ours_path, bare_path = str(Path(folder) / "ours.db"), str(Path(folder) / "bare.db")
    await (await Store.open(bare_path)).close()
    bare = Bare(bare_path)
    bare.conn.execute("INSERT INTO places VALUES (1, 'telegram', '-1', '', '', '{}')")
    store = await Store.open(ours_path)
    ours = Ours(store, (await store.place("telegram", "-1")).id)
    rounds = []
    for _ in range(ROUNDS):  # in turn, since the speed of a disk changes from second to second
        rounds.append((bare.singly(), await ours.singly(), await ours.in_bursts()))
    await store.close()
    bare.conn.close()
    report(rounds)


def report(rounds: list[tuple[float, float, float]]) -> None:
    """Medians of the rates, and of the ratios within each round."""
    middle = statistics.median
    print(f"bare sqlite3, FULL: {middle(bare for bare, _, _ in rounds):8.0f} moves/s")  # noqa: T201
    for at, name, goal in ((1, "one by one", 0.7), (2, f"{BURST} waiting", 8.0)):
        rate, ratio = middle(r[at] for r in rounds), middle(r[at] / r[0] for r in rounds)
        print(f"store, {name}: {rate:8.0f} moves/s = {ratio:5.2f} x (goal {goal} x)")  # noqa: T201


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as made:
        asyncio.run(main(made))
