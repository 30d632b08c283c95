"""Reported results that somebody says are wrong: the table stands still, a referee decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bots.hall import event_show, results, scores, seating
from bots.hall.ask import Ask, no, words
from bots.hall.event import Account, Event, Waiting, where
from bots.hall.event_context import event_for, in_phase
from bots.hall.event_log import account
from bots.hall.judge.office import deciders, may_judge
from bots.hall.names import named
from bots.hall.organise import Running
from bots.hall.post import Button
from bots.hall.press import Press
from engines.formats.reports import Where
from render.words import Phrase


async def contradict(ask: Ask, running: Running, waiting: Waiting, told: Account) -> None:
    """Two tell it differently: the referee hears both."""
    first = running.event.claims[waiting.where].told
    await _dispute(ask, running, waiting, first, told)


async def object_press(ask: Ask, running: Running, pressed: Press) -> None:
    waiting = results.at(ask, running.event, pressed.ply)
    if waiting.where not in running.event.claims:
        raise no("no-report", event=running.event.id)
    await _object(ask, running, waiting)


async def object_to(ask: Ask) -> None:
    """Against a reported result, or one that counted unanswered, until the next round."""
    running = await event_for(ask, lambda event: _last(event, ask.person.key) is not None)
    event = running.event
    in_phase(event, "playing")
    at = _last(event, ask.person.key)
    if at is None:
        raise no("nothing-to-object", event=event.id)
    await _object(ask, running, Waiting(at[0], at[1], 0, event.pairings[at]))


async def _object(ask: Ask, running: Running, waiting: Waiting) -> None:
    """One's own report is simply taken back; anything else is for the referee."""
    event = running.event
    claim = event.claims.get(waiting.where)
    if claim is None:
        report = event.report(waiting.where)
        told = Account(report.points, report.games) if report else Account()
        await _dispute(ask, running, waiting, told)
    elif claim.disputed or not results.own(event, claim, ask.person.key):
        await _dispute(ask, running, waiting, claim.told)
    else:
        running.at("unclaim", waiting.where, ask.person.key)
        running.end(f"{seating.CONFIRM}{event.tables[waiting.where][0]}")
        names = event_show.all_of(event, waiting.pairing.seats)
        by = event_show.who(event, event.entrant(ask.person.key))
        results.tell(ask, event, words("unclaimed", by=by, names=names))
        ask.done()


def _last(event: Event, person: str) -> Where | None:
    """The reported pairing one may still object to: the last of one's own, before the next
    round begins."""
    waiting = event.of_person(person)
    if waiting is not None:
        return waiting.where if waiting.where in event.claims else None
    entrant = event.entrant(person)
    met = [at for at in event.pairings if entrant in at[2]]
    mine = (run for run in event.runs if entrant in run.entrants)
    latest = {(seen.leg.number, seen.round.number) for run in mine for seen in run.seen()}
    if not met or met[-1][:2] != max(latest):
        return None
    report = event.report(met[-1])
    return met[-1] if report is not None and (report.points or report.games) else None


async def _dispute(ask: Ask, running: Running, waiting: Waiting, *told: Account) -> None:
    at, place = waiting.where, running.event.seq
    more = {"why": ask.args["why"][:80]} if ask.args.get("why") else {}
    running.at("dispute", at, ask.person.key, told=[results.plain(one) for one in told], **more)
    event = running.event
    for table in event.tables.get(at, ()):
        change = await ask.change(table)
        if change.table.playing and not change.table.paused_at:
            change.write("pause", ask.person.key)
    handle = event.tables[at][0]
    chief = tuple(deciders(event, event.played_by(waiting.pairing))[:1]) or (event.organiser,)
    buttons = tuple(
        Button(words("accept-score", score=_called(waiting, one, number)),
               ask.hall.stamp.token(event.stream, handle, "accept", f"{place}_{number}"))
        for number, one in enumerate(told)
        if one.points
    )  # fmt: skip
    line = _said(ask, event, waiting, told, handle)
    results.tell(ask, event, line, buttons=(buttons,) if buttons else (), calls=chief)
    results.show_boards(ask, event, waiting, chief, *told)
    ask.done()


def _called(waiting: Waiting, told: Account, number: int) -> str:
    """An account on a button; of boards, which must not be seen, its number."""
    return (
        f"({number + 1})" if waiting.pairing.boards else event_show.claimed(waiting.pairing, told)
    )


def _said(
    ask: Ask, event: Event, waiting: Waiting, told: tuple[Account, ...], table: int
) -> Phrase:
    names = event_show.all_of(event, waiting.pairing.seats)
    if len(told) > 1:
        shown = dict.fromkeys(scores.public(waiting, one) for one in told)
        claims = "; ".join(shown)  # of boards nothing, once
        return words("disputed", names=names, claims=claims, table=table)
    entrant = event.entrant(ask.person.key)
    by = named(ask.person.key, ask.person.name)
    who = by if entrant is None else event_show.who(event, entrant)
    score = scores.public(waiting, told[0])
    return words("objected", who=who, names=names, score=score, table=table)


async def accept_press(ask: Ask, running: Running, pressed: Press) -> None:
    """The referee takes one of the accounts."""
    event = running.event
    waiting = results.at(ask, event, pressed.ply)
    may_judge(ask, event, event.played_by(waiting.pairing))
    place, _, number = pressed.arg.partition("_")
    chosen = event.asked[int(place)]["told"][int(number)]
    if chosen not in _heard(event, waiting):
        raise no("stale-correction", event=event.id)
    told = account(chosen)
    scores.possible(event, waiting, told)
    await results.count(ask, running, waiting, told, "disputed")
    ask.done()


def _heard(event: Event, waiting: Waiting) -> list[Mapping[str, Any]]:
    """The accounts of the dispute that a pairing is in; none where it is settled, or one of
    them was taken back for another report since."""
    claim = event.claims.get(waiting.where)
    if claim is None or not claim.disputed:
        return []
    asked = [data for data in event.asked.values() if "told" in data]
    here = [d for d in asked if where(d["stage"], d["round"], d["seats"]) == waiting.where]
    return list(here[-1]["told"])
