"""People in sentences: a name travels with whose it is, so a chat can mention them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bots.hall.chat import Span

_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"
_NAMED = re.compile(f"{_OPEN}([^{_OPEN}-{_CLOSE}]*){_MIDDLE}([^{_OPEN}-{_CLOSE}]*){_CLOSE}")
_MARKS = str.maketrans("", "", _OPEN + _MIDDLE + _CLOSE)


def unmarked(text: str) -> str:
    """What people send, without the marks that only we may set."""
    return text.translate(_MARKS)


def named(person: str, name: str) -> str:
    """A name as a fact of a phrase.  A computer has no person: its name stands as it is."""
    return f"{_OPEN}{person}{_MIDDLE}{unmarked(name)}{_CLOSE}" if person else unmarked(name)


def bare(text: str) -> str:
    """The text with names only as names."""
    return _NAMED.sub(r"\2", text)


def spans(text: str, platform: str, calls: tuple[str, ...]) -> Iterator[Span]:
    """The text as pieces; people of this platform can be mentioned, `calls` are notified."""
    at = 0
    for found in _NAMED.finditer(text):
        if found.start() > at:
            yield Span(text[at : found.start()])
        person, name = found.groups()
        home, _, user = person.partition(":")
        yield Span(name, user if home == platform else "", person in calls)
        at = found.end()
    if at < len(text):
        yield Span(text[at:])
