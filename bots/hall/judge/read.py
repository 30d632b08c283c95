"""What a referee types after the action: whom it concerns, how much, why."""

from __future__ import annotations

import re
import unicodedata

from bots.hall.judge.say import no
from bots.hall.names import bare
from bots.hall.show import together
from bots.hall.table import Table

DAY = 86_400

_UNITS = {
    "s": 1,
    "秒": 1,
    "m": 60,
    "分": 60,
    "分钟": 60,
    "分鐘": 60,
    "h": 3600,
    "时": 3600,
    "時": 3600,
}
_TIME = re.compile(r"([+-])(\d{1,5})(s|秒|m|分钟|分鐘|分|h|时|時)(?:\s+|$)")
_WHOLE = re.compile(r"([+-]?)(\d{1,6})(?:\s+|$)")
_QUOTES = {'"': '"', "“": "”", "「": "」"}


def plain(text: str) -> str:
    """As typed lines come: full-width letters and signs are the usual ones."""
    return unicodedata.normalize("NFKC", text).replace("−", "-").strip()


def side_in(table: Table, text: str) -> tuple[int, str]:
    """The side that the text begins with, by name, account or number, and the rest.

    Raises Refusal that lists who sits there.
    """
    text = text.lstrip("@")
    if closing := _QUOTES.get(text[:1]):
        text = text[1:].replace(closing, "", 1)
    called = [
        (label, side)
        for side, sitter in enumerate(table.sitters)
        for label in (plain(bare(sitter.name)), sitter.person, str(side + 1))
        if label
    ]
    for label, side in sorted(called, key=lambda found: -len(found[0])):
        rest = text[len(label) :]
        if text.startswith(label) and rest[:1] in ("", " "):
            return side, rest.strip()
    raise no("name", text=text.partition(" ")[0][:24], names=together(table.sitters))


def time_in(text: str) -> tuple[int, str]:
    """+5m, -90s: milliseconds, and the rest.  Raises Refusal."""
    found = _TIME.match(text)
    seconds = int(found[2]) * _UNITS[found[3]] if found else 0
    if found is None or not 0 < seconds <= DAY:
        raise no("time", text=text.partition(" ")[0][:12])
    return (1000 if found[1] == "+" else -1000) * seconds, text[found.end() :].strip()


def number_in(text: str) -> tuple[str, int, str]:
    """Its sign ("" for none), a whole number (0 for none) and the rest."""
    found = _WHOLE.match(text)
    if found is None:
        return "", 0, text
    return found[1], int(found[2]), text[found.end() :].strip()
