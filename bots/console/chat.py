"""A chat without a platform: people are names in a script, messages are printed lines."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from bots.hall.chat import Message
from bots.hall.incoming import Incoming, Where, Who

GROUP = "group"


class ConsoleChat:
    """`write` takes each outgoing message as one text or JSON line."""

    platform = "console"
    draws = False
    forms = False
    pace = (10_000.0, 10_000.0)

    def __init__(self, write: Callable[[str], None], language: str, as_json: bool = False) -> None:
        self.write = write
        self.language = language
        self.as_json = as_json
        self.messages: dict[str, Message] = {}
        self._refs = itertools.count(1)
        self._run = os.urandom(8).hex()  # a kept database has seen the keys of other runs
        self._keys = itertools.count(1)

    def read(self, body: dict[str, Any]) -> Incoming | None:
        return msgspec.convert(body, Incoming)

    async def open_room(self, where: Where, title: str) -> str:
        del where, title
        return ""

    async def fetch(self, file: str) -> bytes:
        return await asyncio.to_thread(Path(file).read_bytes)

    async def run(self) -> None:
        """Nothing comes by itself: a script or a terminal speaks through `incoming`."""

    def incoming(self, name: str, private: bool, **said: Any) -> tuple[str, dict[str, Any]]:
        """An update and its key, as one person of the script causes it."""
        key = f"{self._run}.{next(self._keys)}"
        where = Where(f"@{name}" if private else GROUP, private=private)
        moderator = name.startswith("*")
        text, attached, path = str(said.get("text", "")).partition(" <")
        if attached and text.startswith("/"):
            said |= {"text": text, "file": path.strip(), "file_name": Path(path.strip()).name}
        who = Who(name.lstrip("*"), name.lstrip("*"), self.language, moderator)
        incoming = Incoming(
            platform=self.platform,
            key=key,
            at=0,
            who=who,
            where=where,
            answer={"to": who.user},
            **said,
        )
        return key, msgspec.to_builtins(incoming)

    async def send(self, message: Message) -> str:
        ref = message.edit or str(next(self._refs))
        if message.text or message.scene or message.file:
            self.messages.pop(ref, None)
            self.messages[ref] = message
            self.write(self._json(ref, message) if self.as_json else self._plain(message))
        return ref

    def token(self, label: str, name: str) -> str:
        """The newest button of this label that the person can see.  Raises KeyError."""
        for message in reversed(self.messages.values()):
            if message.user in ("", name):
                for key in itertools.chain.from_iterable(message.keys):
                    if key.label == label:
                        return key.press
        raise KeyError(label)

    def picks(self, name: str) -> str:
        """The newest list to pick from that the person can see.  Raises KeyError."""
        for message in reversed(self.messages.values()):
            if message.picks and message.user == name:
                return message.picks.press
        raise KeyError(name)

    def _plain(self, message: Message) -> str:
        to = f"→{message.user}" if message.user else "群"
        lines = [f"[{to}{'*' if message.edit else ''}] {message.text}"]
        if message.scene:
            lines.append("  " + message.alt.replace("\n", "\n  "))
        for row in message.keys:
            lines.append("  " + " ".join(f"[{key.label}]" for key in row))
        if message.picks:
            lines.append("  " + message.picks.prompt + ": " + " ".join(message.picks.labels))
        return "\n".join(lines)

    def _json(self, ref: str, message: Message) -> str:
        told = {
            "ref": ref,
            "to": message.user or None,
            "edit": bool(message.edit),
            "text": message.text,
            "alt": message.alt,
            "buttons": [[key.label for key in row] for row in message.keys],
            "picks": list(message.picks.labels) if message.picks else [],
            "file": message.file[0] if message.file else None,
        }
        return json.dumps(told, ensure_ascii=False)
