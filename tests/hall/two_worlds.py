"""A table played twice with other hidden things in it, and all that anybody is sent or shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bots.hall.chat import Message
from bots.web.story import story
from engines.games import AnyGame
from render.words import LANGUAGES, tell
from tests.hall.party import Party
from tests.selfplay import Record

Played = Callable[[Party, Record], Awaitable[None]]


async def messages(
    home: Path,
    kind: type[AnyGame],
    world: tuple[str, Record],
    play: Played,
    monkeypatch: pytest.MonkeyPatch,
) -> tuple[list[Message], list[str]]:
    """All messages of a world (a deal and its record), and the lines of the table's page in
    every language."""
    deal, record = world
    party = await Party.open(home)
    monkeypatch.setattr(kind, "deal", lambda self, luck: deal)
    try:
        await play(party, record)
        table = await party.hall.table("t1")
        assert len(table.moves) == len(record)
        lines = story(table, await party.store.log("t1"))
        return party.chat.sent, [tell(line.said, lang) for line in lines for lang in LANGUAGES]
    finally:
        await party.close()
