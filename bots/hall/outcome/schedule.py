"""The calendar of an event as an iCalendar file (RFC 5545): sign-up, check-in, rounds."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import icalendar

from bots.hall.entry.terms import MINUTE, Terms
from bots.hall.event import Event
from bots.hall.outcome.say import OUTCOME
from render.words import say

DEFAULT_ROUND = 60  # minutes, where rounds begin one after the other


def calendar(event: Event, language: str) -> bytes:
    """What is planned; times that are not set are not in it."""
    book = icalendar.Calendar()
    book.add("prodid", "-//Yiqun//events//EN")
    book.add("version", "2.0")
    for number, (key, at, minutes, facts) in enumerate(_items(event)):
        what = say(OUTCOME, language, f"when-{key}", **facts)
        item = icalendar.Event()
        item.add("uid", f"{event.stream}-{key}-{number}@yiqun")
        item.add("dtstamp", _moment(at))
        item.add("dtstart", _moment(at))
        item.add("dtend", _moment(at) + timedelta(minutes=minutes))
        item.add("summary", f"{event.name} {what}")
        book.add_component(item)
    return bytes(book.to_ical())


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


def _items(event: Event) -> Iterator[tuple[str, int, int, dict[str, int]]]:
    terms, every = event.entry, event.conduct.every
    yield from _entry(terms)
    if terms.starts:
        yield "starts", terms.starts, every or DEFAULT_ROUND, {}
    for number in range(2, _rounds(event) + 1) if terms.starts and every else ():
        at = terms.starts + (number - 1) * every * MINUTE
        yield "round", at, every, {"number": number}


def _entry(terms: Terms) -> Iterator[tuple[str, int, int, dict[str, int]]]:
    if terms.opens:
        yield "opens", terms.opens, 0, {}
    if terms.closes:
        yield "closes", terms.closes, 0, {}
    if terms.starts and terms.check_in:
        yield "check-in", terms.starts - terms.check_in * MINUTE, terms.check_in, {}


def _rounds(event: Event) -> int:
    """How many rounds are sure: those of the first stage where it says so, or that were drawn."""
    said = event.stages[0].get("rounds") if event.stages else None
    drawn = max((number for _, stage, number in event.drawn if stage == 1), default=0)
    return max(said if isinstance(said, int) else 0, drawn)
