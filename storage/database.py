"""One database, seen as two doors: `write` runs a job in a transaction, `read` runs one outside.

Jobs are plain functions of a SQLAlchemy connection, the same for both databases.  On PostgreSQL
they run in SQLAlchemy's greenlet over asyncpg.  On SQLite each door is one thread with its own
connection: a job of eight statements then crosses threads once.  The usual aiosqlite crosses
them for every statement, which made a commit five times slower than the commit itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")


class Database(Protocol):
    async def write(self, job: Callable[[Connection], T]) -> T:
        """Runs the job in one transaction, durable when this returns; one at a time."""
        ...

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Runs a job that only reads; it does not wait for writes."""
        ...

    async def backup(self, path: str) -> None: ...

    async def close(self) -> None: ...
