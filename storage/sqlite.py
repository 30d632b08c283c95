"""The book as one SQLite file: a writing and a reading thread, each with its own connection."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import LiteralString, TypeVar

from sqlalchemy import Connection

from storage import backup, sqlite_file
from storage.statements import plain

T = TypeVar("T")


class SqliteDatabase:
    def __init__(self, path: str, lock: sqlite3.Connection) -> None:
        self._path, self._lock = path, lock
        self._writing = _Door(path, "BEGIN IMMEDIATE")
        self._reading = _Door(path, "")

    @classmethod
    async def open(cls, path: str) -> SqliteDatabase:
        return cls(path, await asyncio.to_thread(sqlite_file.prepare, path))

    async def write(self, job: Callable[[Connection], T]) -> T:
        return await self._writing.run(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        return await self._reading.run(job)

    async def backup(self, path: str) -> None:
        await asyncio.to_thread(backup.copy, self._path, path)

    async def close(self) -> None:
        await self._reading.close()
        await self._writing.close()
        self._lock.close()


class _Door:
    """A thread and its connection.  A connection that failed is not used again."""

    def __init__(self, path: str, begin: LiteralString) -> None:
        self._engine = sqlite_file.engine(path)
        self._begin = begin
        self._thread = ThreadPoolExecutor(1, "book")
        self._connection: Connection | None = None

    async def run(self, job: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, job)

    def _run(self, job: Callable[[Connection], T]) -> T:
        try:
            conn = self._connection = self._connection or self._engine.connect()
            with conn.begin():
                if self._begin:
                    plain(conn, self._begin)
                return job(conn)
        except BaseException as error:
            self._drop()
            raise sqlite_file.explained(error) from error

    def _drop(self) -> None:
        """Closing undoes what was not committed, whatever state SQLite is in."""
        if self._connection is not None:
            conn, self._connection = self._connection, None
            conn.invalidate()
            conn.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()
