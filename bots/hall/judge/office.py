"""Who may decide: the organiser and the referees of an event, never in a match of their own."""

from __future__ import annotations

from collections.abc import Collection

from bots.hall.ask import Ask, Refusal, listed
from bots.hall.ask import no as refusal
from bots.hall.context import moderates
from bots.hall.event import Event
from bots.hall.event_context import moderates as keeps_order
from bots.hall.judge.say import no
from bots.hall.names import named
from bots.hall.table import Table


def deciders(event: Event, people: Collection[str]) -> list[str]:
    """Who can be asked for a decision about these players, whoever comes first first: the
    chief referee, the organiser, the other referees."""
    chiefs = [official.person for official in event.officials if official.chief]
    others = [official.person for official in event.officials if not official.chief]
    found = dict.fromkeys((*chiefs, event.organiser, *others))
    return [person for person in found if person not in people]


def may_judge(ask: Ask, event: Event, people: Collection[str] = ()) -> None:
    """Raises Refusal for those who hold no office at the event, and for those who play in the
    match themselves while somebody else can decide."""
    key = ask.person.key
    runs = key == event.organiser or keeps_order(ask, event)
    if not runs and key not in {official.person for official in event.officials}:
        raise no("referees-only", event=event.id) if event.officials else refusal("organiser-only")
    others = deciders(event, people)
    if key in people and (others or not runs):
        raise no("own-match", who=listed([_called(event, other) for other in others or [key]]))


def _called(event: Event, person: str) -> str:
    known = {official.person: official.name for official in event.officials}
    entered = {p: name for e in event.entered for p, name in e.members}
    return named(person, known.get(person) or entered.get(person) or person.partition(":")[2])


def players(event: Event, table: Table) -> set[str]:
    """Everybody of the pairing that is played at a table, and who sits there for them."""
    waiting = event.of_table(table.id)
    return {*table.people, *(event.played_by(waiting.pairing) if waiting else ())}


async def may_decide(ask: Ask, table: Table) -> None:
    """Raises Refusal unless this person may decide about a table."""
    if table.event is not None:
        event = (await ask.event(f"e{table.event}")).event
        may_judge(ask, event, players(event, table))
    elif ask.incoming.where.private or not await moderates(ask, table):
        raise no("moderators", table=table.id)
    elif ask.person.key in table.people:
        raise no("own-table", table=table.id)


async def decides(ask: Ask, table: Table) -> bool:
    """Whether this person may decide about a table, which is only looked at."""
    try:
        if table.event is None:
            await may_decide(ask, table)
        else:
            event = await ask.hall.event(f"e{table.event}")
            may_judge(ask, event, players(event, table))
    except Refusal:
        return False
    return True
