"""Making and changing the terms of entry: with a new event, or one setting at a time."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bots.hall.entry import calendar, late, show
from bots.hall.entry.roll import everybody
from bots.hall.entry.say import no, words
from bots.hall.entry.settings import NAMES, Wanted, changed, key_of
from bots.hall.entry.terms import LEAST, Terms
from bots.hall.entry.times import USUAL
from bots.hall.entry.waiting import move_up
from bots.hall.event_context import event_for, in_phase, may_organise
from bots.hall.event_show import titled
from bots.hall.quoted import pieces

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.organise import Running


async def usual_zone(ask: Ask) -> str:
    """The group's time zone, or that of most people who speak its language."""
    chosen = ask.group.settings.get("zone")
    if isinstance(chosen, str):
        return chosen
    return USUAL[await ask.hall.language(None, ask.place)]


async def taken(ask: Ask) -> dict[str, str]:
    """The terms of entry among the options of a new event; the other options stay.
    Raises Refusal for terms that make no sense, before there is an event."""
    found: dict[str, str] = {}
    rest = []
    for word in pieces(ask.args.get("options", "").replace("＝", "=")):
        name, equals, value = word.raw.partition("=")
        key = key_of(name) if equals else None
        if key is None:
            rest.append(word.raw)
        else:
            found[key] = _unquoted(value)
    ask.args["options"] = " ".join(rest)
    changed(Wanted(Terms(zone=await usual_zone(ask)), LEAST, ask.now), found)
    return found


def _unquoted(value: str) -> str:
    return " ".join(word.text for word in pieces(value))


async def set_up(ask: Ask, running: Running, values: dict[str, str]) -> None:
    """The terms of a new event.  Raises Refusal."""
    usual = Terms(zone=await usual_zone(ask))
    wanted = changed(Wanted(usual, running.event.least, ask.now), values)
    _write(ask, running, wanted)
    calendar.plan(running)


def _write(ask: Ask, running: Running, wanted: Wanted) -> None:
    """Raises Refusal for terms that cannot be those of this event's stages."""
    if wanted.terms.late_rounds and not late.possible(running.event):
        raise no("late-entry-swiss")
    if wanted.terms.seeds_enter > 1 and running.event.stages[0]["format"] != "knockout":
        raise no("seeds-enter-knockout")
    running.write("terms", ask.person.key, terms=wanted.terms.plain(), least=wanted.least)


async def change(ask: Ask) -> None:
    """What the terms are; or one of them set anew while people may still sign up."""
    running = await event_for(ask, lambda event: event.organiser == ask.person.key)
    event = running.event
    name, value = _setting(ask)
    if not name:
        ask.answer(titled(event), *show.terms(event), words("settings", names=", ".join(NAMES)))
        return
    may_organise(ask, event)
    in_phase(event, "open", "closed")
    key = key_of(name)
    if key is None:
        raise no("setting", name=name[:20], names=", ".join(NAMES))
    if not value:
        raise no(f"value-{key}")
    if key == "unit" and everybody(event):
        raise no("unit-late", event=event.id)
    wanted = changed(Wanted(event.entry, event.least, ask.now, event.entered), {key: value})
    _write(ask, running, wanted)
    if event.phase == "closed" and key == "closes" and wanted.terms.closes:
        running.write("reopen", ask.person.key)
    move_up(ask, running)
    calendar.plan(running)
    ask.answer(words("set", event=titled(running.event)), *show.terms(running.event))


def _setting(ask: Ask) -> tuple[str, str]:
    """Its name and value, also as `most=32`; a name that is none stands first in the text."""
    name, value = ask.args.get("setting", ""), ask.args.get("value", "").strip()
    if not name and value:
        name, *rest = re.split(r"[\s=＝]+", value, maxsplit=1)
        value = " ".join(rest)
    return name, value.lstrip("=＝ ")
