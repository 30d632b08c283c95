"""Which event somebody means, and what they may do there."""

from __future__ import annotations

from bots.hall.ask import Ask, no
from bots.hall.event import Event
from bots.hall.organise import Running


def may_organise(ask: Ask, event: Event | None = None) -> None:
    """Raises Refusal unless this person runs events here, or this event."""
    if event is not None:
        if ask.person.key != event.organiser and not ask.incoming.who.moderator:
            raise no("organiser-only")
    elif ask.group.settings.get("organise") == "moderators" and not ask.moderator:
        raise no("organise-moderators")


def in_phase(event: Event, *phases: str) -> None:
    if event.phase not in phases:
        raise no(f"event-{event.phase}", event=event.id)


async def event_for(ask: Ask) -> Running:
    """The event meant: by number, or the newest live one here.  Raises Refusal."""
    wanted = ask.args.get("event", "").lower().lstrip("#e")
    if wanted:
        if not (wanted.isascii() and wanted.isdecimal() and len(wanted) < 9):
            raise no("event", event=wanted[:9])
        return await ask.event(f"e{wanted}")
    private = ask.incoming.where.private
    rows = await ask.hall.store.events(None if private else ask.place.id)
    numbers = [row.id for row in rows]
    found = await _mine(ask, numbers) if private else numbers
    if not found:
        raise no("event-here")
    return await ask.event(f"e{found[0]}")


async def _mine(ask: Ask, numbers: list[int]) -> list[int]:
    """In private: the events one has entered."""
    found = []
    for number in numbers:
        event = await ask.hall.event(f"e{number}")
        if event.entrant(ask.person.key) is not None:
            found.append(number)
    return found


async def call_off(ask: Ask, table: int) -> None:
    change = await ask.change(table)
    if change.table.live:
        change.write("cancel", ask.person.key)
