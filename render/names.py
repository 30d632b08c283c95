"""What people call themselves, made fit to be shown: in pictures and in chats alike."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

NOBODY = "?"
CUT = "…"
MARKS = 2  # combining marks a letter may carry
# Blank to the eye, though Unicode calls them letters or symbols.
BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
SKIN_TONES = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
GONE = SKIN_TONES | SELECTORS
RIGHT_TO_LEFT = frozenset(("R", "AL"))
ISOLATE, END = "\u2068", "\u2069"


def _seen(text: str) -> str:
    """The text without marks of format, unassigned and private characters."""
    return "".join(
        char
        for char in text
        if char not in GONE and unicodedata.category(char) not in ("Cf", "Cs", "Co", "Cn")
    )


@lru_cache(4096)
def visible(text: str) -> str:
    """The text without what cannot or must not be seen: controls, bidi marks, stacked accents.

    All white space becomes single spaces, trimmed at both ends.
    """
    kept: list[str] = []
    marks = MARKS  # a mark at the start has no letter to sit on
    for char in unicodedata.normalize("NFC", _seen(text)):
        category = unicodedata.category(char)
        if category in ("Mn", "Me"):
            marks += 1
            if marks > MARKS:
                continue
        elif category[0] in "ZC" or char in BLANKS:
            char, marks = " ", MARKS
        else:
            marks = 0
        kept.append(char)
    return " ".join("".join(kept).split())


@lru_cache(4096)
def clean_name(text: str, longest: int = 24) -> str:
    """A name anyone can read, of at most `longest` characters; "?" when nothing is left."""
    parts = _seen(text[: longest * 20]).split(CUT)  # which NFKC would take apart
    name = visible(CUT.join(unicodedata.normalize("NFKC", part) for part in parts))
    if len(name) > longest:
        name = name[: longest - 1].rstrip(f" {CUT}") + CUT
    return name or NOBODY


def runs_right_to_left(char: str) -> bool:
    return unicodedata.bidirectional(char) in RIGHT_TO_LEFT


def isolated(name: str) -> str:
    """The name for a line of chat: one written right to left must not turn the line around."""
    return f"{ISOLATE}{name}{END}" if any(map(runs_right_to_left, name)) else name
