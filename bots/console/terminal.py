"""The console as a program: a hall of its own for the length of a script."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from bots.book import open_store
from bots.console.chat import ConsoleChat
from bots.console.script import BadScript, Clock, step
from bots.hall.hall import Hall
from bots.settings import Settings
from engines.luck import Luck

__all__ = ["BadScript", "Talk", "lines_of"]


def lines_of(script: Path) -> list[str]:
    """Raises BadScript when it cannot be read."""
    try:
        return script.read_text("utf-8").split("\n")
    except (OSError, ValueError) as wrong:
        raise BadScript(0, str(wrong)) from wrong


@dataclass(frozen=True)
class Talk:
    """`write` takes each outgoing message; with a `seed` chance falls the same every time."""

    write: Callable[[str], None]
    language: str
    as_json: bool = False
    seed: str = ""

    async def run(self, lines: Iterable[str], settings: Settings, forgiving: bool = False) -> None:
        """Play the lines; without a database everything is forgotten at the end.

        Raises CannotServe, and BadScript unless `forgiving`.
        """
        # Lines are waited for without the loop, whose own handler would wait for it.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        with tempfile.TemporaryDirectory() as folder:
            if not settings.database:
                settings = Settings(database=str(Path(folder) / "console.db"))
            store = await open_store(settings, self.language)
            try:
                clock = Clock()
                hall = await Hall.open(store, clock, self._entropy())
                await self._play(hall, clock, lines, forgiving)
            finally:
                await store.close()

    async def _play(self, hall: Hall, clock: Clock, lines: Iterable[str], forgiving: bool) -> None:
        chat = ConsoleChat(self.write, self.language, self.as_json)
        hall.attach(chat)
        await hall.start()
        try:
            for number, line in enumerate(lines, 1):
                try:
                    await step(hall, chat, clock, number, line)
                except BadScript as bad:
                    if not forgiving:
                        raise
                    self.write(str(bad))
        finally:
            await hall.stop()

    def _entropy(self) -> Callable[[int], bytes]:
        if not self.seed:
            return os.urandom
        luck = Luck(sha256(self.seed.encode()).digest())
        return lambda size: bytes(luck.below(256) for _ in range(size))
