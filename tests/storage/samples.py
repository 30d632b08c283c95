"""Rows to write in tests, with everything that a test does not care about filled in."""

from __future__ import annotations

from typing import Any

from storage.rows import Entry, Parcel, TableRow

LANE = "telegram/-100"


def entry(stream: str, seq: int, kind: str = "move", **data: Any) -> Entry:
    return Entry(stream, seq, 1_000 + seq, kind, "telegram:7", data)


def parcel(slot: str = "", rank: int = 0, lane: str = LANE, **more: Any) -> Parcel:
    body = more.pop("body", {"text": "该你走了"})
    platform = lane.split("/")[0]
    return Parcel(0, platform, lane, slot, rank, body, at=1, **more)


def board(text: str, lane: str = LANE) -> Parcel:
    return parcel("t1/board", 3, lane, body={"text": text}, coalesce=True)


def table(number: int, place: int, *people: str, **more: Any) -> TableRow:
    given: dict[str, Any] = {
        "game": "xiangqi",
        "status": "playing",
        "starter": "telegram:7",
        "updated": number,
    }
    return TableRow(number, place, people=people, **{**given, **more})
