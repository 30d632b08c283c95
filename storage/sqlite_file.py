"""Opens a book's file: refuses what is not sound, locks it, makes it, brings it up to date.

A file that cannot be used is never replaced or emptied: that is a person's decision.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Literal

from sqlalchemy import Engine, NullPool, create_engine
from sqlalchemy.exc import DBAPIError

from storage import migrate
from storage.broken import Reason, StoreBroken

PAGE = 4096  # bytes in a page, SQLite's own choice for new files
_BROKEN: dict[str, Reason] = {
    "CORRUPT": "corrupt",
    "NOTADB": "corrupt",
    "FULL": "unwritable",
    "IOERR": "unwritable",
    "READONLY": "unwritable",
    "CANTOPEN": "unwritable",
    "PERM": "unwritable",
    "BUSY": "in_use",
    "LOCKED": "in_use",
}


def prepare(path: str) -> sqlite3.Connection:
    """Makes the file ready for use and returns the lock, held until it is closed.

    Raises StoreBroken, and has then changed nothing of the file.
    """
    lock = _lock(path)
    try:
        book = Path(path)
        if book.exists():
            check(path)
            _upgrade(path)
        else:
            _make(book)
    except BaseException as error:
        lock.close()
        raise explained(error) from error
    return lock


def _lock(path: str) -> sqlite3.Connection:
    """A lock on a file beside the book, taken by SQLite because it knows how on every system;
    the system lets go of it when the process ends, however it ends."""
    lock = None
    try:
        lock = sqlite3.connect(
            f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False
        )
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if lock is not None:
            lock.close()
        raise explained(error) from error
    return lock


def check(path: str, thoroughly: bool = False) -> None:
    """Raises StoreBroken unless the file holds a sound database that can be written."""
    try:
        with Path(path).open("r+b") as file:
            size = file.seek(0, os.SEEK_END)
        found = _cut(path, size) or _found(path, "integrity" if thoroughly else "quick")
    except (OSError, sqlite3.Error) as error:
        raise explained(error) from error
    if found != "ok":
        raise StoreBroken("corrupt", f"{path}: {found}")


def _cut(path: str, size: int) -> str:
    """What SQLite does not mind: it takes an empty file for a new book, and fills up a page.
    Only a -wal file, from a crash while it was written back, may still mend the latter."""
    wal = Path(f"{path}-wal")
    mended = wal.exists() and wal.stat().st_size > 0
    return "" if size and (mended or size % PAGE == 0) else f"cut short at {size} bytes"


def _found(path: str, which: Literal["integrity", "quick"]) -> str:
    conn = connect(path)
    try:
        answer: str = conn.execute(f"PRAGMA {which}_check(1)").fetchone()[0]
        return answer
    finally:
        conn.close()


def _make(book: Path) -> None:
    """A new book, made under another name first: a book found empty has lost its rows."""
    if Path(f"{book}-wal").exists():
        raise StoreBroken("corrupt", f"{book}: gone, though its -wal file is here")
    new = Path(f"{book}.new")
    new.unlink(missing_ok=True)
    Path(f"{new}-journal").unlink(missing_ok=True)
    _upgrade(str(new))
    new.replace(book)
    sync_folder(book.parent)


def _upgrade(path: str) -> None:
    made = engine(path)
    with made.connect() as conn:
        conn.exec_driver_sql("BEGIN IMMEDIATE")
        migrate.upgrade(conn)
        conn.commit()
        conn.exec_driver_sql("PRAGMA journal_mode = WAL")
    made.dispose()


def sync_folder(folder: Path) -> None:
    """Makes a new name in a folder survive a power cut, where the system can."""
    if os.name != "posix":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def connect(path: str) -> sqlite3.Connection:
    """A connection that leaves BEGIN to us: the driver's own would start by reading, and find
    only when it writes that another had written since."""
    conn = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    conn.execute("PRAGMA synchronous = FULL")
    conn.execute("PRAGMA foreign_keys = ON")
    return conn


def engine(path: str) -> Engine:
    return create_engine("sqlite://", creator=lambda: connect(path), poolclass=NullPool)


def explained(error: BaseException) -> BaseException:
    """The error as StoreBroken where the file or its disk is to blame, else the error itself."""
    if isinstance(error, OSError):
        return StoreBroken("unwritable", str(error))
    cause = error.orig if isinstance(error, DBAPIError) else error
    name = getattr(cause, "sqlite_errorname", "").removeprefix("SQLITE_").split("_")[0]
    return StoreBroken(_BROKEN[name], str(cause)) if name in _BROKEN else error
