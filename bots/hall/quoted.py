"""Words of a typed line: what stands in quotes is one word."""

from __future__ import annotations

import re
from dataclasses import dataclass

_QUOTED = r"\"[^\"]*\"|“[^”]*”|「[^」]*」|『[^』]*』"
_WORD = re.compile(rf"(?:{_QUOTED}|\S)+")
_QUOTES = re.compile(_QUOTED)


@dataclass(frozen=True, slots=True)
class Word:
    """`raw` as it stands in the line from `start` on; `text` without the quotes."""

    raw: str
    start: int

    @property
    def text(self) -> str:
        return _QUOTES.sub(lambda found: found[0][1:-1], self.raw)


def pieces(line: str) -> list[Word]:
    """The words of a line.  A quote that is never closed is a letter like others."""
    return [Word(found[0], found.start()) for found in _WORD.finditer(line)]
