"""How a table went, as one who plays there tells it: it counts when others sign."""

from __future__ import annotations

import re

from bots.hall import disputes, event_show, results, scores, seating
from bots.hall.ask import Ask, no, words
from bots.hall.event import Account, Waiting
from bots.hall.event_context import event_for, in_phase
from bots.hall.organise import Running

_EVENT = re.compile(r"^[#＃]?[eE](\d{1,9})\s+|\s+[#＃]?[eE](\d{1,9})$")


async def report(ask: Ask) -> None:
    """One of a table says how it went; it counts when others sign, or nobody objects in time."""
    text = _score_of(ask)
    running = await event_for(ask, lambda event: event.of_person(ask.person.key) is not None)
    event = running.event
    in_phase(event, "playing")
    waiting = event.of_person(ask.person.key)
    if waiting is None:
        raise no("no-pairing", event=event.id)
    told = scores.read(event, waiting, text, event.entrant(ask.person.key))
    scores.possible(event, waiting, told)
    claim = event.claims.get(waiting.where)
    if claim is not None and claim.told == told:
        await results.sign(ask, running, waiting)
    elif claim is not None and not results.own(event, claim, ask.person.key):
        await disputes.contradict(ask, running, waiting, told)
    else:
        disputed = claim is not None and claim.disputed
        _claim(ask, running, waiting, told, 0 if disputed else event.conduct.confirm)
        ask.done()


def _score_of(ask: Ask) -> str:
    """The score; an event named before or after it is an argument of its own."""
    text = ask.args.get("score", "")
    if found := _EVENT.search(text):
        ask.args["event"] = found[1] or found[2]
        text = text[: found.start()] + text[found.end() :]
    return text


def _claim(ask: Ask, running: Running, waiting: Waiting, told: Account, minutes: int) -> None:
    """`minutes` after which silence agrees; 0: never, as after an objection."""
    running.at("claim", waiting.where, ask.person.key, **results.plain(told))
    event = running.event
    handle = event.tables[waiting.where][0]
    running.end(f"{seating.CONFIRM}{handle}")
    if minutes:
        running.later(f"{seating.CONFIRM}{handle}", minutes)
    others = [e for e in waiting.pairing.seats if e != event.entrant(ask.person.key)]
    buttons = (
        ask.button("confirm", event.stream, handle, "confirm", style="main"),
        ask.button("object", event.stream, handle, "object", style="danger"),
    )
    said = words(
        "reported",
        who=event_show.all_of(event, others),
        by=event_show.who(event, event.entrant(ask.person.key)),
        score=scores.public(waiting, told),
        names=event_show.all_of(event, waiting.pairing.seats),
        minutes=minutes,
    )
    calls = tuple(person for e in others for person in event.people(e))
    results.tell(ask, event, said, buttons=(buttons,), calls=calls)
    results.show_boards(ask, event, waiting, event.played_by(waiting.pairing), told)
