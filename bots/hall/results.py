"""Results that people bring: reported by one side, signed by the other, or ruled."""

from __future__ import annotations

import re
from fractions import Fraction

from bots.hall import event_show, organise
from bots.hall.ask import Ask, no, words
from bots.hall.event import Event, key
from bots.hall.event_context import event_for, in_phase, may_organise
from bots.hall.organise import Running, call_off
from bots.hall.post import Group, Post, Rank
from bots.hall.press import Press
from engines.formats.scene import written
from engines.formats.stage import Table as Pairing
from render.names import clean_name

_SCORE = re.compile(r"\s*([0-9]{1,6}(?:\.5)?)\s*[:：-]\s*([0-9]{1,6}(?:\.5)?)\s*")


async def report(ask: Ask) -> None:
    """One of the pair says how it went; it counts when the other confirms, or the organiser."""
    running = await event_for(ask, lambda event: event.of_person(ask.person.key) is not None)
    event = running.event
    in_phase(event, "playing")
    found = event.of_person(ask.person.key)
    if found is None:
        raise no("no-pairing", event=event.id)
    number, pairing = found
    points = _points(ask, event, pairing, ask.args.get("score", ""))
    running.write(
        "report",
        ask.person.key,
        round=number,
        seats=list(pairing.seats),
        points=[str(p) for p in points],
    )
    other = next(e for e in pairing.seats if event.entered[e].person != ask.person.key)
    score = ":".join(map(written, points))
    button = ask.button("confirm", event.stream, number, "confirm", str(pairing.seats[0]), "main")
    said = Post(
        to=Group(event.place),
        lines=(words("reported", who=event_show.who(event, other), score=score),),
        rank=Rank.NOTICE,
        buttons=((button,),),
        calls=(event.entered[other].person,),
        stream=event.stream,
    )
    ask.posts.append(said)
    ask.done()


def _points(ask: Ask, event: Event, pairing: Pairing, text: str) -> list[Fraction]:
    """2:1 from the reporter's side, as points in the pairing's order."""
    found = _SCORE.fullmatch(text)
    most = event.match.best_of
    if found is None:
        raise no("score", most=most)
    mine, other = map(Fraction, found.groups())
    won = max(mine, other)
    if not (min(mine, other) >= 0 and mine + other <= most and 2 * won > most):
        raise no("score", most=most)
    first = event.entered[pairing.seats[0]].person == ask.person.key
    return [mine, other] if first else [other, mine]


async def confirm(ask: Ask) -> None:
    """The opponent of who reported, or the organiser, signs the result."""
    running = await event_for(ask, lambda event: event.of_person(ask.person.key) is not None)
    event = running.event
    in_phase(event, "playing")
    found = event.of_person(ask.person.key)
    if found is not None and key(found[0], found[1].seats) in event.reports:
        await _sign(ask, running, *found)
        return
    raise no("no-report", event=event.id)


async def _sign(ask: Ask, running: Running, number: int, pairing: Pairing) -> None:
    event = running.event
    report = event.reports[key(number, pairing.seats)]
    if report.by == ask.person.key and ask.person.key != event.organiser:
        raise no("own-report")
    table = event.tables.get(key(number, pairing.seats))
    if table is not None:
        await call_off(ask, table)
    running.result(number, pairing.seats, report.points, "played", ask.person.key)
    await organise.go_on(ask, running)
    ask.done()


async def rule(ask: Ask) -> None:
    """The organiser decides a pairing: who wins, and why; also in place of an earlier result."""
    running = await event_for(ask, lambda event: event.organiser == ask.person.key)
    event = running.event
    may_organise(ask, event)
    in_phase(event, "playing")
    winner = _entrant_named(event, ask.args.get("winner", ""))
    pairings = [
        (played.number, table)
        for played in event.course.rounds
        for table in played.tables
        if winner in table.seats and not table.bye
    ]
    if not pairings:
        raise no("no-pairing", event=event.id)
    number, pairing = pairings[-1]
    table = event.tables.get(key(number, pairing.seats))
    if table is not None:
        await call_off(ask, table)
    points = [Fraction(int(e == winner)) for e in pairing.seats]
    why = clean_name(ask.args.get("why", "") or "-", 80)
    running.result(number, pairing.seats, points, "ruling", ask.person.key, why=why)
    await organise.go_on(ask, running)
    ask.done()


def _entrant_named(event: Event, text: str) -> int:
    wanted = text.strip().removeprefix("@")
    found = [
        number
        for number, entered in enumerate(event.entered)
        if wanted in (entered.name, entered.person, str(number + 1))
    ]
    if not found:
        raise no("entrant", name=wanted[:24], names=", ".join(e.name for e in event.entered[:20]))
    return found[0]


async def confirm_press(ask: Ask, running: Running, pressed: Press) -> None:
    event = running.event
    for number, _, pairing in event.pending():
        if number == pressed.ply and str(pairing.seats[0]) == pressed.arg:
            people = {event.entered[e].person for e in pairing.seats} | {event.organiser}
            if ask.person.key not in people:
                raise no("not-your-pairing")
            if key(number, pairing.seats) in event.reports:
                await _sign(ask, running, number, pairing)
                return
    raise no("no-report", event=event.id)
