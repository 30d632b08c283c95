"""A table looked at while it changes: what was read before is never kept over what came after."""

from __future__ import annotations

import asyncio
from pathlib import Path

from storage.rows import Entry
from tests.hall.transcript import Room


async def test_an_old_reading_does_not_replace_what_is_newer(tmp_path: Path) -> None:
    room = await Room.open(tmp_path / "yiqun.db")
    try:
        await room.do("甲: /new gomoku", "乙> 加入", "甲: h8")
        shelf, read = room.hall.shelf, room.store.log
        shelf.clear()
        go_on, was_read = asyncio.Event(), asyncio.Event()

        async def slowly(stream: str) -> tuple[Entry, ...]:
            log = await read(stream)
            was_read.set()
            await go_on.wait()
            return log

        room.store.log = slowly  # type: ignore[method-assign]
        looking = asyncio.create_task(shelf.table("t1"))
        await was_read.wait()
        room.store.log = read  # type: ignore[method-assign]
        await room.do("乙: a1")
        go_on.set()
        assert (await looking).seq == len(await read("t1"))
        assert len((await shelf.table("t1")).moves) == 2
    finally:
        await room.close()
