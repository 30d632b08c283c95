"""Brings a database to the newest schema, in the caller's transaction."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from storage.broken import StoreBroken


def upgrade(conn: Connection) -> None:
    """Runs the migrations still to run; raises StoreBroken when there is nothing to build on."""
    if is_current(conn):
        return
    config = _config()
    config.attributes["connection"] = conn
    command.upgrade(config, "head")


def is_current(conn: Connection) -> bool:
    """Whether the schema is the newest; false also for an empty database.

    Raises StoreBroken: newer for a schema we do not know, corrupt for tables that are not ours.
    """
    script = ScriptDirectory.from_config(_config())
    revision = MigrationContext.configure(conn).get_current_revision()
    if revision is None and inspect(conn).get_table_names():
        raise StoreBroken("corrupt", "some other program's database")
    if revision is not None and revision not in {one.revision for one in script.walk_revisions()}:
        raise StoreBroken("newer", revision)
    return revision == script.get_current_head()


def _config() -> Config:
    """Alembic's settings without a file of them, so that its logging stays ours to set."""
    config = Config()
    home = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", home.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
