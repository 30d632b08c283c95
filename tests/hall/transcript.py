"""Transcripts: what people do, and what they must then read.

A transcript is a console script (see bots.console.script) with expectations between its
lines, checked against everything said since the last line of the script:

    < text      some message contains this text (in the order of the transcript)
    ! text      no message contains this text
    = n         exactly n messages were sent
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bots.console.chat import ConsoleChat
from bots.console.script import Clock, play
from bots.hall.hall import Hall
from storage.store import Store


class Room:
    """A hall on a database file of its own, with fixed chance, and what it has said."""

    def __init__(self, store: Store, hall: Hall, chat: ConsoleChat, clock: Clock) -> None:
        self.store = store
        self.hall = hall
        self.chat = chat
        self.clock = clock
        self.said: list[str] = []

    @classmethod
    async def open(cls, path: Path, language: str = "zh-Hans", clock: Clock | None = None) -> Room:
        store = await Store.open(str(path))
        clock = clock or Clock()
        hall = await Hall.open(store, clock, Chance())
        room = cls(store, hall, ConsoleChat(lambda text: room.said.append(text), language), clock)
        hall.attach(room.chat)
        await hall.start()
        return room

    async def close(self) -> None:
        await self.hall.stop()
        await self.store.close()

    async def do(self, *lines: str) -> list[str]:
        """Play lines of a script; what was said because of them."""
        self.said.clear()
        await play(self.hall, self.chat, lines, self.clock)
        return list(self.said)

    async def follow(self, transcript: Iterable[str]) -> None:
        """Play a transcript and check it."""
        at = 0
        for number, raw in enumerate(transcript, 1):
            line = raw.strip()
            where = f"line {number}: {line}\n--- said:\n" + "\n".join(self.said)
            if line.startswith("<"):
                wanted = line[1:].strip()
                found = next((i for i, s in enumerate(self.said) if i >= at and wanted in s), None)
                assert found is not None, where
                at = found
            elif line.startswith("!"):
                assert not any(line[1:].strip() in said for said in self.said), where
            elif line.startswith("="):
                assert len(self.said) == int(line[1:]), where
            elif line and not line.startswith("#"):
                await self.do(line)
                at = 0


class Chance:
    """The operating system's randomness, but the same every time."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, size: int) -> bytes:
        self.calls += 1
        return bytes((self.calls * 37 + i * 11) % 256 for i in range(size))
