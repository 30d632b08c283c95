"""What statements of all kinds share: rows as values, insert-or-update, and a short way to SQLite.

SQLAlchemy takes about ten times as long over a statement as SQLite itself, and one move needs
ten.  So a Statement is compiled once, and on SQLite its text goes straight to the driver.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, LiteralString, TypeVar

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Row,
    Table,
    Text,
    bindparam,
    cast,
    column,
    func,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import JSON
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.elements import ColumnElement

T = TypeVar("T")
AnyRow = Row[*tuple[Any, ...]]
Dialect = Literal["sqlite", "postgresql"]
Sets = Callable[[Any, Any], dict[str, Any]]
Values = Mapping[str, Any]

TAKEN = (IntegrityError, sqlite3.IntegrityError)
TROUBLE = (DBAPIError, sqlite3.Error)


def made(of: Callable[..., T], row: AnyRow, **changed: Any) -> T:
    """The row as a value of that class, whose fields are named as the columns."""
    return of(**row._asdict() | changed)


class Statement:
    """One statement, given as a function of the dialect, or as it is when both read it alike.

    Only for values that both drivers take as they are: whole numbers and text.
    """

    def __init__(self, build: Any) -> None:
        make = build if callable(build) else lambda dialect: build
        self._postgresql = make("postgresql")
        compiled = make("sqlite").compile(dialect=sqlite.dialect())
        self._text = str(compiled)
        self._names: list[str] = compiled.positiontup
        self._fixed = dict(compiled.params)

    def _tuples(self, rows: Sequence[Values]) -> list[list[Any]]:
        """The rows in the order of the text's question marks."""
        full = [{**self._fixed, **row} for row in rows]
        return [[row[name] for name in self._names] for row in full]

    def run(self, conn: Connection, rows: Sequence[Values]) -> None:
        """Runs it for every row."""
        if rows and (driver := short_way(conn)):
            driver.executemany(self._text, self._tuples(rows))
        elif rows:
            conn.execute(self._postgresql, rows)

    def count(self, conn: Connection, values: Values) -> int:
        """Runs it once and says how many rows it changed."""
        if driver := short_way(conn):
            return driver.execute(self._text, self._tuples([values])[0]).rowcount
        changed: int = conn.execute(self._postgresql, values).rowcount
        return changed

    def find(self, conn: Connection, values: Values) -> Sequence[Sequence[Any]]:
        if driver := short_way(conn):
            return driver.execute(self._text, self._tuples([values])[0]).fetchall()
        return conn.execute(self._postgresql, values).all()


class Insert(Statement):
    """Adds rows to a table; `ids` also tells the numbers the database gave them."""

    def __init__(self, table: Table) -> None:
        self._id = table.c.get("id")
        super().__init__(table.insert().values(_given(table)))

    def ids(self, conn: Connection, rows: Sequence[Values]) -> list[int]:
        if driver := short_way(conn):
            run = driver.execute
            return [run(self._text, one).lastrowid or 0 for one in self._tuples(rows)]
        back = self._postgresql.returning(self._id, sort_by_parameter_order=True)
        return list(conn.execute(back, rows).scalars())


class Upsert(Statement):
    """Adds rows; where a row's key is there already, sets the named columns, or leaves the row.

    `sets` is column names, or a function of the new and the old row's columns.
    """

    def __init__(
        self, table: Table, key: str, sets: str | Sets = "", returning: Column[Any] | None = None
    ) -> None:
        def build(dialect: Dialect) -> Any:
            insert: Any = (sqlite if dialect == "sqlite" else postgresql).insert(table)
            insert = _on_conflict(insert.values(_given(table)), key.split(), sets)
            return insert if returning is None else insert.returning(returning)

        super().__init__(build)


def _given(table: Table) -> dict[str, Any]:
    """The columns that rows bring; the database counts a column that increments."""
    return {one.name: bindparam(one.name) for one in table.c if one.autoincrement is not True}


def _on_conflict(insert: Any, key: list[str], sets: str | Sets) -> Any:
    new = insert.excluded
    if callable(sets):
        return insert.on_conflict_do_update(index_elements=key, set_=sets(new, insert.table.c))
    if not sets:
        return insert.on_conflict_do_nothing(index_elements=key)
    return insert.on_conflict_do_update(
        index_elements=key, set_={name: new[name] for name in sets.split()}
    )


def among(dialect: Dialect, number: Column[int]) -> ColumnElement[bool]:
    """Whether the number is in the JSON list given as `ids`: one text for any count of them."""
    ids = bindparam("ids", type_=Text)
    if dialect == "sqlite":
        return number.in_(select(func.json_each(ids).table_valued("value").c.value))
    each = func.json_array_elements_text(cast(ids, JSON)).table_valued(column("value"))
    return number.in_(select(cast(each.c.value, BigInteger)))


def short_way(conn: Connection) -> sqlite3.Connection | None:
    """SQLite's own connection, or None on PostgreSQL."""
    driver = conn.connection.driver_connection
    return driver if isinstance(driver, sqlite3.Connection) else None


def plain(conn: Connection, sql: LiteralString) -> None:
    """Runs a text that needs no values."""
    if driver := short_way(conn):
        driver.execute(sql)
    else:
        conn.exec_driver_sql(sql)
