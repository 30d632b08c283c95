"""A fresh book for every test: an SQLite file, and PostgreSQL where one is to be had."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from storage.store import Store

POSTGRES = os.environ.get("YIQUN_POSTGRES_URL", "")
needs_postgres = pytest.mark.skipif(
    not POSTGRES, reason="set YIQUN_POSTGRES_URL to an empty database to test PostgreSQL"
)


# There is one PostgreSQL for all: its tests run one after the other.
ONE_BY_ONE = pytest.mark.xdist_group("postgresql")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=[needs_postgres, ONE_BY_ONE])])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'book.db'}"
    await _empty(POSTGRES)
    return POSTGRES


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


async def _empty(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as conn:
        await conn.execute(text("DROP SCHEMA public CASCADE"))
        await conn.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
