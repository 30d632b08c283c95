"""Which event somebody means, and what they may do there."""

from __future__ import annotations

from collections.abc import Callable

from bots.hall.ask import Ask, no
from bots.hall.context import followed, ground, stream_here
from bots.hall.event import Event
from bots.hall.organise import Running

Fits = Callable[[Event], bool]


def may_organise(ask: Ask, event: Event | None = None) -> None:
    """Raises Refusal unless this person runs events here, or this event."""
    if event is not None:
        if ask.person.key != event.organiser and not moderates(ask, event):
            raise no("organiser-only")
    elif ask.group.settings.get("organise") == "moderators" and not ask.moderator:
        raise no("organise-moderators")


def moderates(ask: Ask, event: Event) -> bool:
    """Whether this person keeps order in the event's own group: to be a moderator of one that
    follows it is no office."""
    where = ask.incoming.where
    return ask.incoming.who.moderator and not where.private and ask.group.id not in event.followers


def in_phase(event: Event, *phases: str) -> None:
    if event.phase not in phases:
        raise no(f"event-{event.phase}", event=event.id)


async def event_for(ask: Ask, fits: Fits = lambda event: True) -> Running:
    """The event meant: by number, of this thread, or the one here that the request fits.

    Raises Refusal when there is none, or several and none is named.
    """
    wanted = ask.args.get("event", "").lower().lstrip("#＃e")
    if wanted:
        if not (wanted.isascii() and wanted.isdecimal() and len(wanted) < 9):
            raise no("event", event=wanted[:9])
        running = await ask.event(f"e{wanted}")
        await _within_reach(ask, running.event)
        return running
    found = await _of_thread(ask) or await _here(ask, fits)
    if not found:
        raise no("event-here")
    if len(found) > 1:
        raise no("which-event", events=", ".join(f"#e{number}" for number in found[:8]))
    return await ask.event(f"e{found[0]}")


async def _within_reach(ask: Ask, event: Event) -> None:
    """An event is run where it is, in the groups that follow it, and by its own people from
    their private chats."""
    home = await ask.hall.place(event.place)
    incoming = ask.incoming
    if (home.platform, home.chat) == (incoming.platform, incoming.where.chat):
        return
    if ask.group.id in event.followers:
        return
    if not incoming.where.private or not _takes_part(ask, event):
        raise no("event-here")


def _takes_part(ask: Ask, event: Event) -> bool:
    office = (event.organiser, *(official.person for official in event.officials))
    return ask.person.key in office or event.entrant(ask.person.key) is not None


async def _of_thread(ask: Ask) -> list[int]:
    """The event whose table this thread was made for."""
    stream = await stream_here(ask)
    if stream is None:
        return []
    event = int(stream[1:]) if stream[0] == "e" else (await ask.hall.table(stream)).event
    return [] if event is None else [event]


async def _here(ask: Ask, fits: Fits) -> list[int]:
    """The live events of this place and those it follows, those that fit if any does; else the
    last that is over."""
    store, private = ask.hall.store, ask.incoming.where.private
    place = None if private else await ground(ask)
    live = [await ask.hall.event(f"e{row.id}") for row in await store.events(place)]
    if private:
        live = [event for event in live if _takes_part(ask, event)]
    else:
        followed_here = await followed(ask.hall, ask.group)
        live += [event for event in followed_here if event.live]
        if not live:
            over = [row.id for row in await store.events(place, live=False)]
            return [*over[:1], *(event.id for event in followed_here[-1:])][:1]
    return [event.id for event in live if fits(event)] or [event.id for event in live]
