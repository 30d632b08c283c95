"""The console as a program: a hall of its own for the length of a script."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from bots.console.chat import ConsoleChat
from bots.console.script import BadScript, Clock, play
from bots.hall.hall import Hall
from storage.store import Store

__all__ = ["BadScript", "run"]


async def run(
    lines: Iterable[str],
    write: Callable[[str], None],
    language: str,
    as_json: bool = False,
    database: str = "",
) -> None:
    """Play the lines; without a database everything is forgotten at the end."""
    with tempfile.TemporaryDirectory() as folder:
        clock = Clock()
        store = await Store.open(database or str(Path(folder) / "console.db"))
        try:
            hall = await Hall.open(store, clock)
            chat = ConsoleChat(write, language, as_json)
            hall.attach(chat)
            await hall.start()
            try:
                await play(hall, chat, lines, clock)
            finally:
                await hall.stop()
        finally:
            await store.close()
