"""The event desk: signing up, drawing lots, calling it off."""

from __future__ import annotations

from bots.hall import event_show, organise, ruling, seating
from bots.hall.ask import Ask, no, words
from bots.hall.event import Event
from bots.hall.event_context import Fits, event_for, in_phase, may_organise

MOST_ENTRANTS = 512


def _mine(ask: Ask, *phases: str) -> Fits:
    """Events that one organises, in these phases."""
    return lambda event: event.organiser == ask.person.key and event.phase in phases


async def close(ask: Ask) -> None:
    running = await event_for(ask, _mine(ask, "open"))
    may_organise(ask, running.event)
    in_phase(running.event, "open")
    running.write("close", ask.person.key)
    ask.done()


async def draw(ask: Ask) -> None:
    """Close the list if it is open, draw lots, and call the first round."""
    running = await event_for(ask, _mine(ask, "open", "closed"))
    event = running.event
    may_organise(ask, event)
    in_phase(event, "open", "closed")
    if len(event.entered) < event.least:
        raise no("too-few", count=len(event.entered), least=event.least)
    if event.phase == "open":
        running.write("close", ask.person.key)
    running.write("draw", ask.person.key)
    await organise.go_on(ask, running)
    ask.done()


async def next_round(ask: Ask) -> None:
    """The organiser begins the rounds that wait for a word, or before their time."""
    running = await event_for(ask, _mine(ask, "playing"))
    may_organise(ask, running.event)
    in_phase(running.event, "playing")
    coming = running.event.coming
    if not coming:
        raise no("round-runs", event=running.event.id)
    running.write("call", ask.person.key)
    await organise.go_on(ask, running)
    ask.done()


async def cancel(ask: Ask) -> None:
    running = await event_for(ask, _mine(ask, "open", "closed", "playing"))
    may_organise(ask, running.event)
    in_phase(running.event, "open", "closed", "playing")
    await _close_tables(ask, running.event)
    running.write("cancel", ask.person.key)
    ask.done()


async def _close_tables(ask: Ask, event: Event) -> None:
    for waiting in event.pending:
        for table in event.tables.get(waiting.where, ()):
            await seating.call_off(ask, table)


async def enter(ask: Ask) -> None:
    running = await event_for(
        ask, lambda event: event.phase == "open" and event.entrant(ask.person.key) is None
    )
    event = running.event
    in_phase(event, "open")
    if event.entrant(ask.person.key) is not None:
        raise no("entered", event=event.id)
    if len(event.entered) >= MOST_ENTRANTS:
        raise no("event-full", most=MOST_ENTRANTS)
    running.write(
        "enter", ask.person.key, person=ask.person.key, name=_unlike(event, ask.person.name)
    )
    ask.answer(words("entered", event=event_show.titled(running.event)))


def _unlike(event: Event, name: str) -> str:
    """Two people of one name get a number, or nobody could tell them apart on the bracket."""
    taken = {e.name for e in event.entered}
    numbered = (f"{name} {n}" for n in range(2, MOST_ENTRANTS + 2))
    return name if name not in taken else next(n for n in numbered if n not in taken)


async def withdraw(ask: Ask) -> None:
    running = await event_for(ask, lambda event: event.entrant(ask.person.key) is not None)
    event = running.event
    entrant = event.entrant(ask.person.key)
    if entrant is None:
        raise no("not-entered", event=event.id)
    in_phase(event, "open", "closed", "playing")
    if event.phase == "playing":
        await ruling.leave(ask, running, entrant, "withdrawn")
    else:
        running.write("withdraw", ask.person.key, entrant=entrant)
    ask.answer(words("withdrawn", event=event_show.titled(running.event)))
