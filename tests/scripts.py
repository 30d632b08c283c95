"""Transcripts of chats: a line `Who: …` is what somebody does, below it what is shown then.

A script is named `<what>.<language>.txt`; a line that begins with # is a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

SAMPLES = Path(__file__).parent / "data"


def scripts(chat: str) -> dict[str, str]:
    """The transcripts of a chat, by name and language such as `go.en`."""
    found = sorted((SAMPLES / chat).glob("*.txt"))
    return {path.stem: path.read_text("utf-8") for path in found}


def language(name: str) -> str:
    return name.partition(".")[2]


def steps(script: str) -> Iterator[tuple[str, str, str]]:
    """Who does what, and all that is shown then."""
    parts = re.split(r"^(\S+: .+)$", script, flags=re.MULTILINE)
    for line, shown in zip(parts[1::2], parts[2::2], strict=True):
        who, _, does = line.partition(": ")
        yield who, does, re.sub(r"^#.*\n|^\n", "", shown, flags=re.MULTILINE).lstrip("\n")


def pressed(does: str) -> list[str]:
    """The labels, where somebody presses one after the other: `[3] [4] [Play]`."""
    return re.findall(r"\[(.+?)\]", does) if re.fullmatch(r"(\[.+?\] ?)+", does) else []
