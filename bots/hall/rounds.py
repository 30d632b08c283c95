"""Rounds that take long to draw: drawn beside everything else, then written down."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from bots.hall import organise
from bots.hall.clocks import host_ask
from bots.hall.event import Event
from bots.hall.progress import Coming
from engines.formats.stage import Table as Pairing
from storage.work import Late

if TYPE_CHECKING:
    from bots.hall.hall import Hall

TRIES = 8

log = structlog.get_logger()


async def draw(hall: Hall, stream: str) -> None:
    """Every round of the event that is due, one after the other.

    Nobody waits meanwhile: the event is only locked to write the round down, and when it has
    changed since, the round is drawn again.
    """
    for _ in range(TRIES):
        event = await hall.event(stream)
        coming = organise.to_draw(event, hall.now())
        if coming is None:
            return
        tables = await asyncio.to_thread(coming.leg.stage.next_round, coming.field)
        try:
            await _write(hall, event, coming, tables)
        except Late:
            hall.shelf.clear()
    log.warning("round not drawn", stream=stream)


async def _write(hall: Hall, event: Event, coming: Coming, tables: tuple[Pairing, ...]) -> None:
    ask = await host_ask(hall, event.place)
    try:
        running = await ask.event(event.stream)
        now = organise.to_draw(running.event, hall.now())
        if now is None or (now.key, now.field) != (coming.key, coming.field):
            return
        organise.begin(running, coming, tables=[plain(table) for table in tables])
        await organise.go_on(ask, running)
        await hall.settle(ask)
    finally:
        ask.release()


def plain(table: Pairing) -> dict[str, object]:
    return {"seats": list(table.seats), "label": table.label}
