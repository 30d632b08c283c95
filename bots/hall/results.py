"""Results that people have brought: signed by others, or counted in time."""

from __future__ import annotations

from bots.hall import event_show, organise, scores, seating
from bots.hall.ask import Ask, no, words
from bots.hall.event import Account, Claim, Event, Waiting
from bots.hall.event_context import event_for, in_phase
from bots.hall.organise import Running
from bots.hall.post import Group, Post, Rank
from bots.hall.press import Press
from engines.formats.reports import Where
from render.words import Phrase

MOST_TOLD = 12


def own(event: Event, claim: Claim, person: str) -> bool:
    return event.entrant(claim.by) == event.entrant(person)


def plain(told: Account) -> dict[str, list[object]]:
    """An account as the log keeps it."""
    games = [[str(took) for took in game] for game in told.games]
    points: list[object] = [str(took) for took in told.points]
    return {"points": points, **({"games": [*games]} if games else {})}


def show_boards(
    ask: Ask, event: Event, waiting: Waiting, people: tuple[str, ...], *told: Account
) -> None:
    """The scores of boards, to those alone who may see them before the round is over."""
    if not waiting.pairing.boards:
        return
    lines = [
        words("boards-told", names=event_show.all_of(event, waiting.pairing.seats),
              score=event_show.claimed(waiting.pairing, account))
        for account in told
    ]  # fmt: skip
    for person in dict.fromkeys(people):
        ask.tell_person(person, event_show.titled(event), *lines, secret=True)


def tell(ask: Ask, event: Event, *lines: Phrase, **more: object) -> None:
    """News of an event, in its group."""
    said = Post(
        to=Group(event.place),
        lines=(event_show.titled(event), *lines),
        rank=Rank.NOTICE,
        stream=event.stream,
        **more,  # type: ignore[arg-type]
    )
    ask.posts.append(said)


# ---------------------------------------------------------------------- signing
async def confirm(ask: Ask) -> None:
    """Another of the table, or the organiser, signs the result."""
    running = await event_for(ask, lambda event: event.of_person(ask.person.key) is not None)
    in_phase(running.event, "playing")
    waiting = running.event.of_person(ask.person.key)
    if waiting is None or waiting.where not in running.event.claims:
        raise no("no-report", event=running.event.id)
    await sign(ask, running, waiting)


async def sign(ask: Ask, running: Running, waiting: Waiting) -> None:
    """Two sign for themselves; of more, half of the table is enough.  The organiser's word
    is enough for the tables of others."""
    event, person = running.event, ask.person.key
    claim = event.claims[waiting.where]
    decides = person == event.organiser and person not in event.played_by(waiting.pairing)
    if claim.disputed and not decides:
        raise no("in-dispute", event=event.id)
    if not decides:
        if own(event, claim, person):
            raise no("own-report")
        running.at("sign", waiting.where, person)
    signed = {event.entrant(p) for p in running.event.claims[waiting.where].signed}
    needed = max(2, (len(waiting.pairing.seats) + 1) // 2)
    if decides or len(signed) >= needed:
        await count(ask, running, waiting, claim.told)
    ask.done()


async def count(ask: Ask, running: Running, waiting: Waiting, told: Account, why: str = "") -> None:
    """A reported result becomes the result; its tables are closed."""
    counted = await seating.settle(ask, running.event, waiting)
    running.result(waiting.where, ask.person.key, why, counted=counted, **told.kinds)
    await organise.go_on(ask, running)


async def counted(ask: Ask, running: Running, table: int) -> None:
    """Nobody objected in time: the report stands."""
    waiting = running.event.of_table(table)
    claim = running.event.claims.get(waiting.where) if waiting else None
    if waiting is None or claim is None or claim.disputed:
        return
    names = event_show.all_of(running.event, waiting.pairing.seats)
    score = scores.public(waiting, claim.told)
    tell(ask, running.event, words("confirmed", score=score, names=names))
    await count(ask, running, waiting, claim.told, "unanswered")


async def confirm_press(ask: Ask, running: Running, pressed: Press) -> None:
    waiting = at(ask, running.event, pressed.ply)
    if waiting.where not in running.event.claims:
        raise no("no-report", event=running.event.id)
    await sign(ask, running, waiting)


def at(ask: Ask, event: Event, table: int) -> Waiting:
    """The pairing of a table, for those who play there and for the organiser."""
    waiting = event.of_table(table)
    if waiting is None:
        raise no("no-report", event=event.id)
    office = (event.organiser, *(official.person for official in event.officials))
    if ask.person.key not in (*event.played_by(waiting.pairing), *office):
        raise no("not-your-pairing")
    return waiting


def remind(ask: Ask, running: Running) -> None:
    """The tables without a result, to those who play there and to the organiser."""
    event = running.event
    called = [waiting for waiting in event.pending if waiting.where in event.tables]
    if event.phase != "playing" or not called:
        return
    lines = [told(event, waiting.where) for waiting in called[:MOST_TOLD]]
    people = [p for waiting in called for p in event.played_by(waiting.pairing)]
    tell(ask, event, words("no-results-yet"), *lines, calls=(event.organiser, *people))
    running.later(organise.REMIND, event.conduct.remind)


def told(event: Event, at: Where) -> Phrase:
    """A pairing by its names and its table."""
    names = event_show.all_of(event, event.pairings[at].seats)
    return words("pairing", round=at[1], names=names, table=event.tables.get(at, (0,))[0])
