"""A fresh book for every test: an SQLite file, and PostgreSQL where one is to be had."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from storage.store import Store

POSTGRES = os.environ.get("YIQUN_POSTGRES_URL", "")
needs_postgres = pytest.mark.skipif(
    not POSTGRES, reason="set YIQUN_POSTGRES_URL to an empty database to test PostgreSQL"
)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'book.db'}"
    own = await _own_database()
    await _empty(own)
    return own


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


async def _own_database() -> str:
    """A database for each of the processes that run tests side by side."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if not worker:
        return POSTGRES
    name, server = f"tests_{worker}", create_async_engine(POSTGRES, isolation_level="AUTOCOMMIT")
    async with server.connect() as conn:
        known = await conn.execute(
            text("SELECT 1 FROM pg_database WHERE datname = :name"), {"name": name}
        )
        if known.first() is None:
            await conn.execute(text(f"CREATE DATABASE {name}"))
    await server.dispose()
    return make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)


async def _empty(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as conn:
        await conn.execute(text("DROP SCHEMA public CASCADE"))
        await conn.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
