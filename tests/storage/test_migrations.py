"""Migrations lead to exactly the schema that the code believes in."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from storage import migrate
from storage.broken import StoreBroken
from storage.database import Database
from storage.postgresql import PostgresDatabase
from storage.schema import metadata
from storage.sqlite import SqliteDatabase
from storage.store import Store

T = TypeVar("T")


async def _opened(url: str) -> Database:
    if url.startswith("postgresql"):
        return await PostgresDatabase.open(url)
    return await SqliteDatabase.open(url.removeprefix("sqlite+aiosqlite:///"))


async def _run(url: str, job: Callable[[Connection], T]) -> T:
    database = await _opened(url)
    try:
        return await database.write(job)
    finally:
        await database.close()


def _differences(conn: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(conn), metadata))


async def test_migrated_from_nothing_is_the_schema(url: str) -> None:
    assert await _run(url, _differences) == []


async def test_the_comparison_sees_a_difference(url: str) -> None:
    def change(conn: Connection) -> list[object]:
        conn.execute(text("ALTER TABLE people ADD COLUMN shoe_size INTEGER"))
        return _differences(conn)

    assert len(await _run(url, change)) == 1


async def test_every_commit_is_synced(tmp_path: Path) -> None:
    """SIGKILL does not lose what the system still holds; a power cut would."""
    url = f"{tmp_path}/book.db"
    asked = {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1}

    def answers(conn: Connection) -> dict[str, object]:
        return {name: conn.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in asked}

    assert await _run(url, answers) == asked


async def test_tables_are_strict(tmp_path: Path) -> None:
    url = f"{tmp_path}/book.db"

    def made(conn: Connection) -> list[str]:
        query = "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = :name"
        return [conn.execute(text(query), {"name": name}).scalar_one() for name in metadata.tables]

    assert all("STRICT" in sql for sql in await _run(url, made))


async def test_opening_twice_migrates_once(url: str) -> None:
    await (await Store.open(url)).close()
    assert await _run(url, migrate.is_current)


async def test_a_newer_book_is_refused(url: str) -> None:
    await _run(url, lambda conn: conn.execute(text("UPDATE alembic_version SET version_num = '9'")))
    with pytest.raises(StoreBroken) as refused:
        await Store.open(url)
    assert (refused.value.reason, refused.value.detail) == ("newer", "9")


async def test_another_programs_database_is_refused(url: str) -> None:
    await _run(url, lambda conn: conn.execute(text("DROP TABLE alembic_version")))
    with pytest.raises(StoreBroken) as refused:
        await Store.open(url)
    assert refused.value.reason == "corrupt"


async def test_logging_stays_as_it_was(url: str) -> None:
    root = logging.getLogger()
    before = (root.level, list(root.handlers), logging.getLogger("alembic").level)
    await (await Store.open(url)).close()
    assert (root.level, list(root.handlers), logging.getLogger("alembic").level) == before
