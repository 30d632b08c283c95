"""A host killed at any moment has lost nothing it acknowledged, and did nothing twice."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import sleep
from typing import IO

import pytest

from storage import sqlite_file
from storage.store import Store
from tests.storage.crash_worker import STREAMS

KILLS = 200 if os.environ.get("YIQUN_LONG") else 20

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")


class Worker:
    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.storage.crash_worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def life(self, path: Path, acks: int, luck: Random) -> set[int]:
        """One host on the book, killed soon after that many acknowledgements (none: while it
        opens); returns those it gave."""
        tell, hear = self._pipes()
        tell.write(f"{path}\n".encode())
        tell.flush()
        child, given = 0, set[int]()
        while True:
            word, _, number = hear.readline().decode().partition(" ")
            if word.strip() == "dead":
                return given
            if word == "child":
                child = int(number)
            if word == "ack":
                given.add(int(number))
            if child and len(given) >= acks:
                sleep(luck.uniform(0, 0.06 if acks == 0 else 0.004))
                os.kill(child, signal.SIGKILL)
                child = 0

    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        assert self.process.stdin and self.process.stdout
        return self.process.stdin, self.process.stdout

    def close(self) -> None:
        for pipe in self._pipes():
            pipe.close()
        self.process.wait()


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.close()


async def _examine(path: Path, acknowledged: set[int]) -> int:
    """Holds the book against what was acknowledged; returns how many works are in it."""
    store = await Store.open(str(path))
    logs = [await store.log(f"t{n}") for n in range(STREAMS)]
    entries = [entry.data["n"] for log in logs for entry in log]
    parcels = [one.body["n"] for one in await store.parcels("telegram", 0, limit=10**9)]
    waiting = {one.body["n"] for one in await store.waiting()}
    await store.close()
    for log in logs:
        assert [entry.seq for entry in log] == list(range(len(log)))
    assert acknowledged <= set(entries), "acknowledged and lost"
    assert len(entries) == len(set(entries)), "done twice"
    assert sorted(parcels) == sorted(entries), "said without being done, or done and not said"
    assert not waiting & set(entries), "done and still waiting"
    return len(entries)


def test_killed_at_any_moment(worker: Worker, tmp_path: Path) -> None:
    luck = Random(20)
    path, acknowledged, done = tmp_path / "book.db", set[int](), 0
    for _ in range(KILLS):
        new = worker.life(path, luck.choice([0, 1, 5, 30]), luck)
        assert not new & acknowledged, "acknowledged twice"
        acknowledged |= new
        done = asyncio.run(_examine(path, acknowledged))
    assert done >= len(acknowledged) >= KILLS
    sqlite_file.check(str(path), thoroughly=True)


def test_killed_while_a_book_is_made(worker: Worker, tmp_path: Path) -> None:
    """Whatever it left behind, the next start makes or finds a sound book."""
    luck = Random(21)
    for n in range(KILLS // 2):
        path = tmp_path / f"book{n}.db"
        given = worker.life(path, 0, luck)
        asyncio.run(_examine(path, given))
