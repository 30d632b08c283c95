"""The one writer: all jobs waiting at a moment share one transaction, so one fsync."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from storage.broken import StoreBroken
from storage.database import Database
from storage.rows import Parcel
from storage.statements import TAKEN, TROUBLE, plain
from storage.work import Work
from storage.writing import AlreadyDone, write_works

T = TypeVar("T")
MOST = 256  # works in one transaction: bounds how long the first of them waits


@dataclass(eq=False, slots=True)
class _Waiting:
    """A job and who waits for it.  `result` is valid once the transaction is through."""

    job: Callable[[Connection], Any]
    work: Work | None
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class Writer:
    """`commits` counts transactions, to see how many jobs shared one."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Waiting] = []
        self._running: asyncio.Task[None] | None = None
        self.commits = 0

    async def commit(self, work: Work) -> list[Parcel]:
        written: list[Parcel] = await self._submit(partial(_write_alone, work=work), work)
        return written

    async def run(self, job: Callable[[Connection], T]) -> T:
        done: T = await self._submit(job)
        return done

    async def close(self) -> None:
        """Lets what waits be written first."""
        if self._running is not None:
            await self._running

    async def _submit(self, job: Callable[[Connection], Any], work: Work | None = None) -> Any:
        waiting = _Waiting(job, work, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._running is None:
            self._running = asyncio.create_task(self._write_all())
        return await waiting.future

    async def _write_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._write([one for one in group if not one.future.done()])
        self._running = None

    async def _write(self, group: list[_Waiting]) -> None:
        """Writes the group; one that fails as a whole is tried again one job at a time, so that
        nobody pays for another's trouble."""
        try:
            await self._database.write(partial(_write_group, group=group))
            self.commits += 1
        except Exception as error:
            if len(group) > 1 and not _hopeless(error):
                for one in group:
                    await self._write([one])
                return
            for one in group:
                one.error = error
        for one in group:
            _answer(one)


def _hopeless(error: Exception) -> bool:
    return isinstance(error, StoreBroken) and error.reason == "unreachable"


def _answer(one: _Waiting) -> None:
    if one.future.done():
        return
    if one.error is not None:
        one.future.set_exception(one.error)
    else:
        one.future.set_result(one.result)


def _write_group(conn: Connection, group: list[_Waiting]) -> None:
    """Works go together while none stands against another; else each in its own savepoint."""
    works = [one for one in group if one.work is not None]
    together = len(works) > 1 and _write_together(conn, works)
    for one in group:
        if not (together and one.work):
            _write_one(conn, one)


def _write_together(conn: Connection, works: list[_Waiting]) -> bool:
    plain(conn, "SAVEPOINT together")
    try:
        results = write_works(conn, [one.work for one in works if one.work])
    except Exception:  # whosever fault it was comes out when each is written alone
        plain(conn, "ROLLBACK TO SAVEPOINT together")
        return False
    for one, result in zip(works, results, strict=True):
        one.result = result
    return True


def _write_alone(conn: Connection, work: Work) -> list[Parcel]:
    try:
        return write_works(conn, [work])[0]
    except AlreadyDone:
        return []


def _write_one(conn: Connection, one: _Waiting) -> None:
    plain(conn, "SAVEPOINT one")
    try:
        one.result, one.error = one.job(conn), None
    except Exception as error:
        if isinstance(error, TROUBLE) and not isinstance(error, TAKEN):
            raise  # the disk, or a deadlock with another host: not this job's fault alone
        plain(conn, "ROLLBACK TO SAVEPOINT one")
        one.error = error
    plain(conn, "RELEASE SAVEPOINT one")
