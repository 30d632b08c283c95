"""People around a hall for tests: a chat that can fail, presses of any kind, restarts."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from bots.hall import fold
from bots.hall.chat import Key, Message
from bots.hall.hall import Hall
from bots.hall.incoming import Incoming, Where, Who
from bots.hall.press import Press
from bots.hall.table import Table
from render.words import say
from storage.rows import Entry
from storage.store import Store
from tests.hall.transcript import Chance

GROUP = "g"
Trouble = Callable[[Message], Exception | None]


def words(key: str, language: str = "en", **facts: Any) -> str:
    return say("bots.hall", language, key, **facts)


class PartyChat:
    """Writes down every message; `trouble` says which sends fail, and how."""

    draws = False
    forms = False
    pace = (1e6, 1e6)

    def __init__(self, platform: str = "party", threads: bool = False) -> None:
        self.platform = platform
        self.threads = threads
        self.sent: list[Message] = []
        self.files: dict[str, bytes] = {}
        self.shows: dict[str, Message] = {}
        self.trouble: Trouble = lambda message: None
        self._refs: Counter[str] = Counter()

    def read(self, body: dict[str, Any]) -> Incoming | None:
        return msgspec.convert(body, Incoming)

    async def send(self, message: Message) -> str:
        failure = self.trouble(message)
        if failure is not None:
            raise failure
        home = f"{message.user or 'g'}.{message.slot}."
        self._refs[home] += 1
        ref = message.edit or f"{home}{self._refs[home]}"
        if message.text or message.scene or message.file:
            self.sent.append(message)
            self.shows.pop(ref, None)
            self.shows[ref] = message
        return ref

    async def open_room(self, where: Where, title: str) -> str:
        return title.split()[0] if self.threads and not where.thread else ""

    async def fetch(self, file: str) -> bytes:
        return self.files[file]

    async def run(self) -> None:
        """Nothing comes by itself."""


class Party:
    """A hall on a file, with a clock that only tests move."""

    def __init__(self, path: Path, language: str, threads: bool) -> None:
        self.path = path
        self.language = language
        self.at = 1_760_000_000_000
        self.chat = PartyChat(threads=threads)
        self._keys = itertools.count(1)
        self.chance = Chance()

    @classmethod
    async def open(cls, folder: Path, language: str = "en", threads: bool = False) -> Party:
        party = cls(folder / "hall.db", language, threads)
        await party.start()
        return party

    async def start(self) -> None:
        self.store = await Store.open(str(self.path))
        self.hall = await Hall.open(self.store, lambda: self.at, self.chance)
        self.hall.attach(self.chat)
        await self.hall.start()

    async def close(self) -> None:
        await self.hall.stop()
        await self.store.close()

    async def restart(self, away: int = 0) -> None:
        await self.close()
        self.at += away
        await self.start()

    # ------------------------------------------------------------------ doing
    def update(self, name: str, chat: str = GROUP, **said: Any) -> tuple[str, dict[str, Any]]:
        """`*name` is a moderator; the chat "@name" is the private one of that person."""
        key = str(next(self._keys))
        user = name.lstrip("*")
        private = chat.startswith("@")
        incoming = Incoming(
            platform=self.chat.platform,
            key=key,
            at=0,
            who=Who(user, user, self.language, name.startswith("*")),
            where=Where(chat, said.pop("thread", ""), private=private),
            answer={"to": user},
            **({"addressed": private} | said),
        )
        return key, msgspec.to_builtins(incoming)

    async def do(self, name: str, text: str = "", chat: str = GROUP, **said: Any) -> list[Message]:
        """One update, answered in full; the messages because of it."""
        before = len(self.chat.sent)
        key, body = self.update(name, chat, text=text, **said)
        await self.hall.receive(self.chat.platform, key, body)
        await self.hall.settled()
        return self.chat.sent[before:]

    async def press(self, name: str, token: str, chat: str = GROUP, **said: Any) -> list[Message]:
        return await self.do(name, chat=chat, press=token, **said)

    async def click(self, name: str, key: str, chat: str = GROUP) -> list[Message]:
        """The newest button of this word that the person can see."""
        return await self.press(name, self.token(key, name), chat)

    async def wait(self, seconds: float) -> list[Message]:
        before = len(self.chat.sent)
        self.at += round(1000 * seconds)
        await self.hall.alarm_now()
        await self.hall.settled()
        return self.chat.sent[before:]

    # ------------------------------------------------------------------ looking
    def token(self, key: str, name: str = "") -> str:
        label = words(f"button-{key}", self.language)
        return next(k.press for k in self.keys(name) if k.label == label)

    def keys(self, name: str = "") -> Iterator[Key]:
        for message in reversed(self.chat.shows.values()):
            if message.user in ("", name):
                yield from itertools.chain.from_iterable(message.keys)

    def meant(self, token: str) -> Press:
        return self.hall.stamp.read(token)

    async def logs(self, *streams: str) -> list[tuple[Entry, ...]]:
        return [await self.store.log(stream) for stream in streams]

    async def agrees(self, number: int) -> Table:
        """The table at hand is what its log says, and so are its row and its deadlines."""
        stream = f"t{number}"
        table, log = await self.hall.table(stream), await self.store.log(stream)
        assert [entry.seq for entry in log] == list(range(len(log)))
        numbers = [entry.data["number"] for entry in log if entry.kind == "deal"]
        seeds = {n: str(await self.store.secret(stream, f"seed.{n}")) for n in numbers}
        assert table == fold.table_of(number, table.place, log, seeds)
        row = await self.store.table(number)
        assert row is not None
        paused = table.playing and table.paused_at
        assert row.status == ("paused" if paused else table.phase)
        assert row.people == tuple(dict.fromkeys(table.people))
        mine = [d for d in await self.store.due(1 << 62) if d.stream == stream]
        due = {d.name: d.due for d in mine}
        assert due.get("turn") == table.due()
        computer = any(table.sitters[side].level for side in table.on_turn)
        assert ("computer" in due) == (computer and not paused)
        return table


def text_of(messages: list[Message]) -> str:
    return "\n".join(message.text for message in messages)


def public(messages: list[Message]) -> list[Message]:
    return [message for message in messages if not message.user]
