"""Pairs and teams: one signs up, the others are invited and say yes by a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bots.hall.desk import invited_person
from bots.hall.entry.roll import Entered, Mate, everybody, listed, numbered
from bots.hall.entry.say import button, no, words
from bots.hall.event_context import event_for, in_phase
from bots.hall.event_show import titled
from bots.hall.names import named
from bots.hall.post import Button, Group, Post, Rank
from bots.hall.press import Press, Stamp
from storage.rows import Person

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.event import Event
    from bots.hall.organise import Running


async def partner(ask: Ask, event: Event, text: str) -> Person:
    """Whom the text means, if they can still be asked.  Raises Refusal."""
    person = await invited_person(ask, text.strip())
    if listed(event, person.key) is not None:
        raise no("mate-entered", who=named(person.key, person.name), event=event.id)
    return person


async def invite(ask: Ask, running: Running, entered: Entered, person: Person) -> None:
    """Ask somebody into the own pair or team; they answer in the group, where all see it."""
    event = running.event
    in_phase(event, "open", "closed")
    if entered.person != ask.person.key:
        raise no("captain-only", who=named(entered.person, entered.captain))
    if len(entered.mates) + 1 >= event.entry.size[1]:
        raise no("team-full", most=event.entry.size[1], team=entered.name)
    running.write("mate", ask.person.key, person=entered.person, mate=person.key,
                  name=person.name, state="asked")  # fmt: skip
    who, by = named(person.key, person.name), named(ask.person.key, ask.person.name)
    ask.posts.append(
        Post(
            to=Group(event.place),
            lines=(titled(event), words("mate-asked", who=who, by=by, team=entered.name)),
            rank=Rank.NOTICE,
            buttons=(answers(ask.hall.stamp, event, entered),),
            calls=(person.key,),
            stream=event.stream,
        )
    )
    ask.done()


def invited(event: Event, person: str) -> list[Entered]:
    """The pairs and teams that wait for this person's answer."""
    if event.phase not in ("open", "closed") or listed(event, person) is not None:
        return []
    return [e for e in everybody(event) if any(mate.person == person for mate in e.mates)]


def answers(stamp: Stamp, event: Event, entered: Entered) -> tuple[Button, Button]:
    """Yes and no, for whoever is invited."""
    number = str(entered.number)
    return (
        button(stamp, event.stream, "mate-yes", number, "main"),
        button(stamp, event.stream, "mate-no", number),
    )


async def answered(ask: Ask, pressed: Press) -> None:
    """Who was invited says yes or no; nobody else's press counts."""
    running = await event_for(ask)
    event = running.event
    in_phase(event, "open", "closed")
    me = ask.person.key
    entered = numbered(event, pressed.arg)
    mate = next((m for m in entered.mates if m.person == me), None) if entered else None
    if entered is None or mate is None:
        raise no("not-invited")
    if pressed.act == "mate-no":
        if mate.sure:
            raise no("mate-sure", event=event.id)
        _write(ask, running, entered, mate, "out")
    else:
        if not mate.sure and listed(event, me) is not None:
            raise no("entered", event=event.id, on="entered")
        _write(ask, running, entered, mate, "in")
    ask.answer(words(pressed.act, team=entered.name))


def _write(ask: Ask, running: Running, entered: Entered, mate: Mate, state: str) -> None:
    running.write("mate", ask.person.key, person=entered.person, mate=mate.person,
                  name=ask.person.name, state=state)  # fmt: skip
