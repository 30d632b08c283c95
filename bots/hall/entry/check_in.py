"""Check-in before the start, and who is really there when it comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bots.hall.entry.roll import Entered, listed
from bots.hall.entry.say import no, words
from bots.hall.entry.times import shown
from bots.hall.entry.waiting import move_up
from bots.hall.event_context import event_for, in_phase
from bots.hall.event_show import titled

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.event import Event
    from bots.hall.organise import Running


async def here(ask: Ask) -> None:
    """I am here: one of a pair or team says so for all of it."""
    running = await event_for(ask, lambda event: listed(event, ask.person.key) is not None)
    event = running.event
    mine = listed(event, ask.person.key)
    if mine is None:
        raise no("not-entered", event=event.id)
    in_phase(event, "open", "closed")
    if not event.entry.check_in:
        raise no("no-check-in", event=event.id)
    if "check-in" not in event.told:
        starts = event.entry.starts - event.entry.check_in * 60_000
        raise no("check-in-later", event=event.id, at=shown(starts, event.entry.zone))
    on, entered = mine
    if entered.here:
        raise no("here-already", event=event.id)
    running.write("mark", ask.person.key, person=entered.person, here=True)
    move_up(ask, running)
    ask.answer(words("here-reserve" if on == "reserve" else "here", event=titled(event)))


def missing(event: Event) -> tuple[Entered, ...]:
    """Who should have checked in and has not."""
    if "check-in" not in event.told:
        return ()
    return tuple(entered for entered in event.entered if not entered.here)


def incomplete(event: Event) -> tuple[Entered, ...]:
    """Pairs and teams that still lack somebody."""
    if not event.entry.teams:
        return ()
    return tuple(e for e in event.entered if not e.complete(event.entry.size[0]))


def ready(ask: Ask, running: Running) -> tuple[Entered, ...]:
    """Just before the draw: no-shows and incomplete teams go, those who wait and are here come
    in for them.  Who had to go."""
    event = running.event
    absent = missing(event) if event.entry.required else ()
    gone = {entered.number for entered in (*incomplete(event), *absent)}
    struck = tuple(entered for entered in event.entered if entered.number in gone)
    for entered in struck:
        running.write("strike", person=entered.person)
    move_up(ask, running)
    for entered in incomplete(running.event):
        running.write("strike", person=entered.person)
    return struck
