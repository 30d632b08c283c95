"""What the statements of all kinds share: rows as values, and insert-or-update."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Column, Connection, CursorResult, Row, Table
from sqlalchemy.dialects import postgresql, sqlite

AnyRow = Row[*tuple[Any, ...]]
T = TypeVar("T")
Sets = Callable[[Any, Any], dict[str, Any]]


def made(of: Callable[..., T], row: AnyRow, **changed: Any) -> T:
    """The row as a value of that class, whose fields are named as the columns."""
    return of(**row._asdict() | changed)


class Upsert:
    """Insert-or-update, which the two databases spell through two constructors.

    Adds rows; where a row's key is there already, sets the named columns, or leaves the row.

    `sets` is column names, or a function of the new and the old row's columns.
    """

    def __init__(
        self, table: Table, key: str, sets: str | Sets = "", returning: Column[Any] | None = None
    ) -> None:
        inserts = {"sqlite": sqlite.insert(table), "postgresql": postgresql.insert(table)}
        self._of = {name: _upsert(one, key.split(), sets) for name, one in inserts.items()}
        if returning is not None:
            self._of = {name: one.returning(returning) for name, one in self._of.items()}

    def __call__(self, conn: Connection, rows: Any) -> CursorResult[Any]:
        result: CursorResult[Any] = conn.execute(self._of[conn.dialect.name], rows)
        return result


def _upsert(insert: Any, key: list[str], sets: str | Sets) -> Any:
    new = insert.excluded
    if callable(sets):
        return insert.on_conflict_do_update(index_elements=key, set_=sets(new, insert.table.c))
    if not sets:
        return insert.on_conflict_do_nothing(index_elements=key)
    return insert.on_conflict_do_update(
        index_elements=key, set_={name: new[name] for name in sets.split()}
    )
