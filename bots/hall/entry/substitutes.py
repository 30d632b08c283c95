"""Substitutes: somebody plays in another's place, before the draw or while the event runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bots.hall import organise, seating
from bots.hall.desk import invited_person
from bots.hall.entry.manage import found, tell
from bots.hall.entry.roll import Entered, everybody, listed, numbered
from bots.hall.entry.say import no
from bots.hall.entry.sign_up import unlike
from bots.hall.event_context import event_for, in_phase, may_organise
from bots.hall.names import named

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.event import Event
    from bots.hall.organise import Running


async def swap(ask: Ask) -> None:
    """Somebody else plays for an entry from now on: a substitute, or at last a real account for
    one that came from a file."""
    running = await event_for(ask, lambda event: event.organiser == ask.person.key)
    event = running.event
    may_organise(ask, event)
    in_phase(event, "open", "closed", "playing")
    out, entered = _seat(event, ask.args["entrant"])
    person = await invited_person(ask, ask.args["partner"].strip())
    if listed(event, person.key) is not None:
        raise no("mate-entered", who=named(person.key, person.name), event=event.id)
    await _clear_chair(ask, running, out)
    running.write(
        "swap",
        ask.person.key,
        person=entered.person,
        out=out,
        to=person.key,
        name=unlike(event, person.name),
    )
    await organise.go_on(ask, running)
    now = numbered(running.event, str(entered.number))
    if now is not None:
        tell(ask, running, now, "swapped")


async def _clear_chair(ask: Ask, running: Running, out: str) -> None:
    """A table that has not begun is set anew for who comes; one under way is played out."""
    event = running.event
    waiting = event.of_person(out) if event.phase == "playing" else None
    if waiting is None:
        return
    tables = event.tables.get(waiting.where, ())
    if all([(await ask.change(table)).table.phase == "open" for table in tables]):
        for table in tables:
            await seating.call_off(ask, table)
        running.void(waiting.where, ask.person.key)


def _seat(event: Event, text: str) -> tuple[str, Entered]:
    """Whose place is meant: a member of a team by name, or the entry itself."""
    wanted = text.strip().removeprefix("@")
    for entered in everybody(event):
        for mate in entered.mates:
            if mate.sure and wanted in (mate.name, mate.person):
                return mate.person, entered
        if entered.team and wanted in (entered.captain, entered.person):
            return entered.person, entered
    entered = found(event, text)
    return entered.person, entered
