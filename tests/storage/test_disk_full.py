"""A disk that takes no more: the commit raises, nothing is acknowledged, and it goes on later."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("resource", reason="limits on file size are for Unix")

PROGRAM = """
import asyncio, json, resource, sys
from storage.broken import StoreBroken
from storage.store import Store
from storage.work import Work
from tests.storage.samples import entry

def limit(size):
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))

async def write(store, n):
    try:
        await store.commit(Work(entries=[entry("t1", n, filling="x" * 24_000)]))
    except StoreBroken as broken:
        return broken.reason
    return "written"

async def main(path):
    store = await Store.open(path)
    limit(int(sys.argv[2]))
    one_by_one = [await write(store, n) for n in range(30)]
    together = await asyncio.gather(*(write(store, n) for n in range(30, 46)))
    known = [e.seq for e in await store.log("t1")]
    limit(resource.RLIM_INFINITY)
    later = [await write(store, n) for n in range(500, 510)]
    all_known = [e.seq for e in await store.log("t1")]
    await store.close()
    print(json.dumps([one_by_one + together, later, known, all_known]))

asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.parametrize("limit", [150_000, 600_000])
def test_a_full_disk(tmp_path: Path, limit: int) -> None:
    path = str(tmp_path / "book.db")
    program = [sys.executable, "-c", PROGRAM, path, str(limit)]
    ran = subprocess.run(program, capture_output=True, check=True)
    results, later, known, all_known = json.loads(ran.stdout)
    numbers = [*range(30), *range(30, 46)]
    written = [n for n, result in zip(numbers, results, strict=True) if result == "written"]
    assert set(results) == {"written", "unwritable"}
    assert known == written
    assert later == ["written"] * 10
    assert all_known == written + list(range(500, 510))
