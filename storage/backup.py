"""A copy of the whole book, made while it is in use.  To restore, put the copy in its place.

The copy holds everything, secrets too: keep it as safe as the book itself.
"""

from __future__ import annotations

import os
from pathlib import Path

from storage import migrate, sqlite_file
from storage.broken import StoreBroken


def copy(book: str, path: str) -> None:
    """Writes one moment of the book to a new file, which appears whole or not at all.

    Raises FileExistsError rather than overwrite, StoreBroken when the disk does not take it.
    """
    target, part = Path(path), Path(f"{path}.part")
    if target.exists():
        raise FileExistsError(path)
    try:
        part.unlink(missing_ok=True)
        conn = sqlite_file.connect(book)
        try:
            conn.execute("VACUUM INTO ?", (str(part),))
        finally:
            conn.close()
        _sync(part)
        part.rename(target)
        sqlite_file.sync_folder(target.parent)
    except OSError as error:
        raise StoreBroken("unwritable", str(error)) from error
    except Exception as error:
        raise sqlite_file.explained(error) from error


def _sync(path: Path) -> None:
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def check(path: str) -> None:
    """Raises StoreBroken unless the file is a sound book of a version that we can open."""
    sqlite_file.check(path, thoroughly=True)
    made = sqlite_file.engine(path)
    with made.connect() as conn:
        migrate.is_current(conn)
    made.dispose()
