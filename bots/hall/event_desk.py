"""The event desk: signing up, drawing lots, calling it off."""

from __future__ import annotations

from bots.hall import event_show, organise, ruling, seating
from bots.hall.ask import Ask, no, words
from bots.hall.entry import check_in
from bots.hall.entry.settings import when
from bots.hall.entry.times import shown
from bots.hall.event import Event
from bots.hall.event_context import Fits, event_for, in_phase, may_organise
from bots.hall.organise import Running


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
    check_in.ready(ask, running)
    await begin(ask, running)
    ask.done()


async def begin(ask: Ask, running: Running) -> None:
    """Draw lots among those who are in.  Raises Refusal when they are too few."""
    event = running.event
    if len(event.entered) < event.least:
        raise no("too-few", count=len(event.entered), least=event.least)
    if event.phase == "open":
        running.write("close", ask.person.key)
    running.write("draw", ask.person.key)
    await organise.go_on(ask, running)
    if running.event.phase == "over":  # nobody meets, as in divisions of one each
        raise no("too-few", count=len(event.entered), least=len(event.entered) + 1)


async def next_round(ask: Ask) -> None:
    """The organiser begins the rounds that wait for a word, or says when the next one begins."""
    running = await event_for(ask, _mine(ask, "playing"))
    may_organise(ask, running.event)
    in_phase(running.event, "playing")
    event = running.event
    if text := ask.args.get("time", ""):
        due = when(text, event.entry.zone, ask.now)
        running.write("call", ask.person.key, due=due)
        ask.answer(words("round-due", event=event.id, at=shown(due, event.entry.zone)))
    elif event.coming:
        running.write("call", ask.person.key)
        ask.done()
    else:
        raise no("round-runs", event=event.id)
    await organise.go_on(ask, running)


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


async def withdraw(ask: Ask, running: Running) -> None:
    """Somebody leaves an event that has begun."""
    event = running.event
    entrant = event.entrant(ask.person.key)
    if entrant is None:
        raise no("not-entered", event=event.id)
    await ruling.leave(ask, running, entrant, "withdrawn")
    ask.answer(words("withdrawn", event=event_show.titled(event)))
