"""A round that the rules leave no pairing for: the organiser chooses how to go on."""

from __future__ import annotations

from bots.hall import organise, results
from bots.hall.ask import Ask, no, words
from bots.hall.called import entrants_named, spelled
from bots.hall.event import Event
from bots.hall.event_context import event_for, in_phase, may_organise
from bots.hall.organise import Running
from bots.hall.press import Press
from bots.hall.progress import Coming, RoundKey
from engines.formats.stage import Entrant

CHOICES = ("finish", "rematch")


def announce(ask: Ask, running: Running, coming: Coming) -> None:
    """Nothing is paired; three ways to go on, two of them buttons."""
    division, stage, number = coming.key
    running.write("stuck", division=division, stage=stage, round=number)
    event = running.event
    buttons = tuple(
        ask.button(f"stuck-{choice}", event.stream, number, "stuck", choice) for choice in CHOICES
    )
    line = words("stuck", round=number)
    results.tell(ask, event, line, buttons=(buttons,), calls=(event.organiser,))


async def press(ask: Ask, running: Running, pressed: Press) -> None:
    """Finish here, or let as few as possible meet again."""
    may_organise(ask, running.event)
    _, stage, number = _where(running.event)
    if number != pressed.ply:
        raise no("stale-correction", event=running.event.id)
    running.write("choose", ask.person.key, stage=stage, settings={"stuck": pressed.arg})
    await organise.go_on(ask, running)
    ask.done()


async def pair(ask: Ask) -> None:
    """The round as the organiser pairs it: names two by two, whoever is left has a bye."""
    running = await event_for(ask, lambda event: event.stuck is not None)
    event = running.event
    may_organise(ask, event)
    in_phase(event, "playing")
    _, stage, number = _where(event)
    playing = _playing(event, number)
    named = entrants_named(event, ask.args["names"], playing)
    if len(named) % 2 or len(playing) - len(named) > 1:
        raise no("pair", names=spelled(event, playing))
    tables = [[event.names[e] for e in two] for two in zip(named[::2], named[1::2], strict=True)]
    tables += [[event.names[e]] for e in playing if e not in named]
    by_hand = {**event.stages[stage - 1].get("by_hand", {}), str(number): tables}
    running.write("choose", ask.person.key, stage=stage, settings={"by_hand": by_hand})
    await organise.go_on(ask, running)
    ask.done()


def _where(event: Event) -> RoundKey:
    if event.stuck is None:
        raise no("not-stuck", event=event.id)
    return event.stuck


def _playing(event: Event, number: int) -> list[Entrant]:
    field = next(coming.field for coming in event.coming if coming.key == event.stuck)
    return [e for e in field.entrants if not field.left(e, number)]
