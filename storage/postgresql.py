"""The book on a PostgreSQL server, where several hosts may share it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage import migrate
from storage.broken import StoreBroken

T = TypeVar("T")
MIGRATING = 0x79697175  # our advisory lock: hosts that start together migrate one by one


class PostgresDatabase:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, url: str) -> PostgresDatabase:
        try:
            database = cls(create_async_engine(url, pool_pre_ping=True))
        except (SQLAlchemyError, ImportError, ValueError) as error:
            raise StoreBroken("unreachable", str(error)) from error
        try:
            await database.write(_upgrade)
        except BaseException:
            await database.close()
            raise
        return database

    async def write(self, job: Callable[[Connection], T]) -> T:
        try:
            async with self._engine.begin() as conn:
                return await conn.run_sync(job)
        except Exception as error:
            raise _explained(error) from error

    async def read(self, job: Callable[[Connection], T]) -> T:
        try:
            async with self._engine.connect() as conn:
                await conn.execution_options(isolation_level="AUTOCOMMIT")
                return await conn.run_sync(job)
        except Exception as error:
            raise _explained(error) from error

    async def backup(self, path: str) -> None:
        raise StoreBroken("backup_by_server", "pg_dump")

    async def close(self) -> None:
        await self._engine.dispose()


def _upgrade(conn: Connection) -> None:
    conn.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
    migrate.upgrade(conn)


def _explained(error: Exception) -> Exception:
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    if lost or isinstance(error, OSError | InterfaceError | OperationalError):
        return StoreBroken("unreachable", str(error))
    return error
