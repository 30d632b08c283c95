"""An alert at a bridge table reaches the opponents and nobody else, in messages and records."""

from __future__ import annotations

from pathlib import Path

from bots.hall.post import Attachment
from tests.hall.transcript import Room

SECRET = "thirteen"


async def test_an_alert_is_for_the_opponents(tmp_path: Path) -> None:
    room = await Room.open(tmp_path / "hall.db", "en")
    try:
        await room.do("Ann: /new bridge", "Bob: /join", "Cid: /join", "Dot: /join", "Ann: /start")
        said = await room.do(f"Ann@: 1S alert {SECRET}")
        told = {text.partition("]")[0] for text in said if SECRET in text}
        assert {"[→Bob", "[→Dot"} >= {name.rstrip("*") for name in told if "Ann" not in name}
        assert any("Bob" in name for name in told)
        assert not any("Cid" in name or "群" in name for name in told)
        said = await room.do("Bob@: pass")
        assert not any(SECRET in text for text in said if "→Cid" in text or text.startswith("[群"))
        for kind in ("json", "pgn"):
            name, data = await room.hall.file(Attachment("record", "t1", kind))
            assert name and SECRET.encode() not in data
    finally:
        await room.close()
