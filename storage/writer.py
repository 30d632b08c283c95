"""The one writer: all jobs waiting at a moment share one transaction, so one fsync."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from storage.database import Database
from storage.rows import Parcel
from storage.work import Late, Work
from storage.writing import AlreadyDone, write_works

T = TypeVar("T")
MOST = 256  # works in one transaction: bounds how long the first of them waits


@dataclass(eq=False, slots=True)
class _Waiting:
    """A job and who waits for it.  `result` is valid once the transaction is through."""

    job: Callable[[Connection], Any] | Work
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
        written: list[Parcel] = await self._submit(work)
        return written

    async def run(self, job: Callable[[Connection], T]) -> T:
        done: T = await self._submit(job)
        return done

    async def close(self) -> None:
        """Lets what waits be written first."""
        if self._running is not None:
            await self._running

    async def _submit(self, job: Callable[[Connection], Any] | Work) -> Any:
        waiting = _Waiting(job, asyncio.get_running_loop().create_future())
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
        try:
            await self._database.write(lambda conn: _write_group(conn, group))
            self.commits += 1
        except Exception as error:  # whatever it was, each of those who wait must hear of it
            for one in group:
                one.error = error
        for one in group:
            _answer(one)


def _answer(one: _Waiting) -> None:
    if one.future.done():
        return
    if one.error is not None:
        one.future.set_exception(one.error)
    else:
        one.future.set_result(one.result)


def _write_group(conn: Connection, group: list[_Waiting]) -> None:
    """Works go together while none stands against another; else each in its own savepoint."""
    for one in group:
        one.result, one.error = None, None
    works = [one for one in group if isinstance(one.job, Work)]
    for one in group:
        if callable(one.job):
            _write_one(conn, one, one.job)
    if len(works) < 2 or not _write_together(conn, works):
        for one in works:
            _write_one(conn, one, _alone(one.job))


def _alone(work: Any) -> Callable[[Connection], list[Parcel]]:
    def job(conn: Connection) -> list[Parcel]:
        try:
            return write_works(conn, [work])[0]
        except AlreadyDone:
            return []

    return job


def _write_together(conn: Connection, works: list[_Waiting]) -> bool:
    conn.exec_driver_sql("SAVEPOINT together")
    try:
        results = write_works(conn, [one.job for one in works])  # type: ignore[misc]
    except (Late, AlreadyDone, IntegrityError, ValueError, TypeError):
        conn.exec_driver_sql("ROLLBACK TO SAVEPOINT together")
        return False
    for one, result in zip(works, results, strict=True):
        one.result = result
    return True


def _write_one(conn: Connection, one: _Waiting, job: Callable[[Connection], Any]) -> None:
    conn.exec_driver_sql("SAVEPOINT one")
    try:
        one.result = job(conn)
    except Exception as error:
        conn.exec_driver_sql("ROLLBACK TO SAVEPOINT one")
        one.error = error
    conn.exec_driver_sql("RELEASE SAVEPOINT one")
