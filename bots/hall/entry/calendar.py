"""What the calendar brings to an event: sign-up opens and closes, check-in, the start.

Deadlines of the store wake us; what must happen follows from the event and the time alone, so
one that comes twice, late, or together with others does nothing wrong.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from bots.hall.entry import check_in
from bots.hall.entry.roll import Entered
from bots.hall.entry.say import button, no, words
from bots.hall.entry.terms import times
from bots.hall.entry.times import shown
from bots.hall.event_context import event_for, in_phase, may_organise
from bots.hall.event_show import titled
from bots.hall.names import named
from bots.hall.post import Button, Group, Post, Rank
from bots.hall.press import Press
from render.words import Phrase
from storage.rows import Deadline

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.event import Event
    from bots.hall.organise import Running

PREFIX = "entry."
EVERY = ("opens", "soon", "closes", "check-in", "late", "last-call", "starts")
EXTENSION = 86_400_000
CALLED = 50  # people whom one message still notifies

Start = Callable[["Ask", "Running"], Awaitable[None]]


def plan(running: Running) -> None:
    """Set the deadlines that follow from the terms; they stand by the calendar, so that time
    the host was down is not given back."""
    event = running.event
    due = {what: at for what, at in times(event.entry).items() if what not in event.told}
    for what in EVERY:
        name = f"{PREFIX}{what}"
        if what in due and event.phase in ("open", "closed"):
            running.deadlines.append(Deadline(event.stream, name, due[what], {"credit": False}))
        else:
            running.ended.append((event.stream, name))


async def advance(ask: Ask, running: Running, start: Start) -> None:
    """Everything that is due by now, in order.  `start` draws the lots."""
    for what in EVERY:
        event = running.event
        at = times(event.entry).get(what)
        if at is None or at > ask.now or what in event.told:
            continue
        if event.phase not in ("open", "closed"):
            return
        running.write("told", what=what)
        if what == "starts":
            await _start(ask, running, start)
        else:
            await _STEPS[what](ask, running)
    plan(running)


# ---------------------------------------------------------------------- saying
async def tell(
    ask: Ask,
    running: Running,
    *lines: Phrase,
    calls: Iterable[Entered] = (),
    buttons: tuple[tuple[Button, ...], ...] = (),
    organiser: bool = False,
) -> None:
    """Who is called stands in the message by name: that is how chats notify people."""
    event = running.event
    called = [(person, e.name) for e in calls for person in e.reachable][:CALLED]
    if organiser:
        person = await ask.hall.store.person(event.organiser)
        called.append((event.organiser, person.name if person else event.organiser))
    said = [words("calling", names=" ".join(named(*one) for one in called))] if called else []
    ask.posts.append(
        Post(
            to=Group(event.place),
            lines=(titled(event), *lines, *said),
            rank=Rank.NOTICE,
            buttons=buttons,
            calls=tuple(person for person, _ in called),
            stream=event.stream,
        )
    )


def _at(event: Event, at: int) -> str:
    return shown(at, event.entry.zone)


# ---------------------------------------------------------------------- steps
async def _opens(ask: Ask, running: Running) -> None:
    event = running.event
    enter = button(ask.hall.stamp, event.stream, "enter", "", "main", form=True)
    await tell(ask, running, words("opened"), buttons=((enter,),))


async def _soon(ask: Ask, running: Running) -> None:
    event = running.event
    if event.phase == "open" and event.entry.closes > ask.now:
        at = _at(event, event.entry.closes)
        await tell(ask, running, words("closes-soon", at=at, count=len(event.entered)))


async def _closes(ask: Ask, running: Running) -> None:
    if running.event.phase == "open":
        await close(ask, running)


async def close(ask: Ask, running: Running) -> None:
    """The sign-up is over: enough, or what the terms say about too few."""
    event = running.event
    whole = len(event.entered) - len(check_in.incomplete(event))
    if whole >= event.least:
        running.write("close")
        for group in (event.applied, check_in.incomplete(event)):
            if group:
                key = "undecided" if group is event.applied else "unfinished"
                await tell(ask, running, words(key), calls=group, organiser=True)
        return
    await _TOO_FEW[event.entry.too_few](ask, running, whole)


async def _call_off(ask: Ask, running: Running, count: int) -> None:
    event = running.event
    running.write("cancel", why="too-few")
    said = words("too-few-cancel", count=count, least=event.least)
    await tell(ask, running, said, calls=(*event.entered, *event.applied))


async def _extend(ask: Ask, running: Running, count: int) -> None:
    event = running.event
    prolong(ask, running)
    at = _at(running.event, running.event.entry.closes)
    said = words("too-few-extend", count=count, least=event.least, at=at)
    await tell(ask, running, said, calls=event.entered)


def prolong(ask: Ask, running: Running) -> None:
    """A day more, from now; the start moves with it when it would come too early."""
    entry = running.event.entry
    closes = ask.now + EXTENSION
    starts = entry.starts + EXTENSION if 0 < entry.starts <= closes else entry.starts
    later = replace(entry, closes=closes, starts=starts)
    running.write("terms", terms=later.plain(), least=running.event.least)


async def _ask(ask: Ask, running: Running, count: int) -> None:
    event = running.event
    if event.phase == "open":
        running.write("close")
    rows = (
        button(ask.hall.stamp, event.stream, "extend", "", "main"),
        button(ask.hall.stamp, event.stream, "call-off", "", "danger"),
    )
    said = words("too-few-ask", count=count, least=event.least)
    await tell(ask, running, said, buttons=(rows,), organiser=True)


_TOO_FEW: dict[str, Callable[[Ask, Running, int], Awaitable[None]]] = {
    "cancel": _call_off,
    "extend": _extend,
    "ask": _ask,
}


async def _check_in(ask: Ask, running: Running) -> None:
    if running.event.phase == "open":
        await close(ask, running)
    event = running.event
    if event.phase != "closed":
        return
    at = _at(event, event.entry.starts)
    key = "check-in-required" if event.entry.required else "check-in-open"
    row = (button(ask.hall.stamp, event.stream, "check-in", "", "main"),)
    await tell(
        ask, running, words(key, at=at), calls=(*event.entered, *event.reserve), buttons=(row,)
    )


async def _late(ask: Ask, running: Running) -> None:
    event = running.event
    missing = check_in.missing(event)
    if event.phase == "closed" and missing:
        row = (button(ask.hall.stamp, event.stream, "check-in", "", "main"),)
        said = words("check-in-late", at=_at(event, event.entry.starts))
        await tell(ask, running, said, calls=missing, buttons=(row,))


async def _last_call(ask: Ask, running: Running) -> None:
    event = running.event
    if event.entry.starts > ask.now:
        at = _at(event, event.entry.starts)
        await tell(ask, running, words("starts-soon", at=at), calls=event.entered)


_STEPS: dict[str, Callable[[Ask, Running], Awaitable[None]]] = {
    "opens": _opens,
    "soon": _soon,
    "closes": _closes,
    "check-in": _check_in,
    "late": _late,
    "last-call": _last_call,
}


async def _start(ask: Ask, running: Running, start: Start) -> None:
    """The hour has come: with enough who are there lots are drawn, else too few is too few."""
    if running.event.phase == "open":
        await close(ask, running)
    if running.event.phase != "closed":
        return
    gone = check_in.ready(ask, running)
    if gone:
        await tell(ask, running, words("no-shows"), calls=gone)
    event = running.event
    if len(event.entered) >= event.least:
        await start(ask, running)
    elif event.entry.too_few == "ask":
        await _ask(ask, running, len(event.entered))
    else:
        await _call_off(ask, running, len(event.entered))


# ---------------------------------------------------------------------- the organiser's word
async def pressed(ask: Ask, press: Press) -> None:
    """Too few signed up, and the organiser says what then."""
    running = await event_for(ask)
    event = running.event
    may_organise(ask, event)
    in_phase(event, "closed")
    if len(event.entered) >= event.least:
        raise no("enough", event=event.id)
    if press.act == "call-off":
        await _call_off(ask, running, len(event.entered))
    else:
        running.write("reopen", ask.person.key)
        await _extend(ask, running, len(event.entered))
    plan(running)
    ask.done()
