"""The organiser's words on prizes: give one, draw some by lot, say how certificates look."""

from __future__ import annotations

from bots.hall.ask import Ask
from bots.hall.called import entrant_named
from bots.hall.event_context import event_for, may_organise
from bots.hall.event_show import all_of
from bots.hall.organise import Running
from bots.hall.outcome.awards import LONGEST, MOST_DRAWN, MOST_PLACES, Award, drawable
from bots.hall.outcome.say import no, words
from bots.hall.results import tell
from engines.luck import commitment
from render.names import clean_name, isolated


async def _organised(ask: Ask) -> Running:
    running = await event_for(ask, lambda event: event.organiser == ask.person.key)
    may_organise(ask, running.event)
    if running.event.phase == "cancelled":
        raise no("cancelled", event=running.event.id)
    return running


async def award(ask: Ask) -> None:
    """A prize with a name of the organiser's own; given twice, it is taken back."""
    running = await _organised(ask)
    event = running.event
    entrant = entrant_named(event, ask.args.get("entrant", ""))
    title = clean_name(ask.args.get("title", ""), LONGEST)
    if not ask.args.get("title", "").strip():
        raise no("title")
    held = Award(title, entrant) in event.awards
    running.write("unaward" if held else "award", ask.person.key, title=title, entrant=entrant)
    name = isolated(event.names[entrant])
    ask.answer(words("unawarded" if held else "awarded", name=name, title=title))


async def lucky(ask: Ask) -> None:
    """So many are drawn among those who entered and have not been drawn before."""
    running = await _organised(ask)
    event = running.event
    count = _number(ask.args.get("count", "") or "1", MOST_DRAWN)
    free = drawable(event)
    if count > len(free):
        raise no("too-few-to-draw", count=count, free=len(free))
    title = clean_name(ask.args.get("title", ""), LONGEST) if ask.args.get("title") else ""
    running.write("lucky", ask.person.key, count=count, title=title)
    drawn = running.event.awards[len(event.awards) :]
    names = all_of(event, [award.entrant for award in drawn])
    prize, number = title or words("lucky-prize"), drawn[0].draw
    tell(
        ask,
        event,
        words("lucky", title=prize, names=names, number=number),
        words("lucky-proof", commitment=commitment(event.seed), number=number),
    )
    ask.done()


async def honours(ask: Ask) -> None:
    """How many places get a certificate, the seal, and who signs; nothing said: what holds."""
    running = await _organised(ask)
    said: dict[str, object] = {}
    if places := ask.args.get("places", ""):
        said["places"] = _number(places, MOST_PLACES)
    for name, longest in (("seal", 16), ("signed", LONGEST)):
        if text := ask.args.get(name, "").strip():
            said[name] = "" if text == "-" else clean_name(text, longest)
    if said:
        running.write("honours", ask.person.key, **said)
    now = running.event.honours
    ask.answer(words("honours", places=now.places, seal=now.seal or "-", signed=now.signed or "-"))


def _number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= most):
        raise no("number", text=clean_name(text, 12), most=most)
    return int(text)
