"""Every transcript in the folder is played and checked, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hall.transcript import Room

FOLDER = Path(__file__).parent / "transcripts"
TRANSCRIPTS = sorted(FOLDER.glob("*.txt"))


def test_there_are_transcripts_in_all_three_languages() -> None:
    assert {path.stem.split(".")[1] for path in TRANSCRIPTS} == {"zh-Hans", "zh-Hant", "en"}


def lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
async def test_transcript(path: Path, tmp_path: Path) -> None:
    room = await Room.open(tmp_path / "hall.db", path.stem.split(".")[1])
    try:
        await room.follow(lines(path))
    finally:
        await room.close()
