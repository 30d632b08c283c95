"""Rounds that take long to draw: drawn beside everything else, then written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from bots.hall import drawing, organise, stuck
from bots.hall.clocks import host_ask
from bots.hall.event import Event
from bots.hall.progress import Coming
from engines.formats.stage import Stuck
from engines.formats.stage import Table as Pairing
from storage.work import Late

if TYPE_CHECKING:
    from bots.hall.hall import Hall

TRIES = 8

log = structlog.get_logger()


class Drawer:
    """Looks for rounds to draw after every change of an event, and when the host starts."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.busy: set[str] = set()

    def look(self, event: Event) -> None:
        if event.stream not in self.busy and organise.to_draw(event, self.hall.now()):
            self.busy.add(event.stream)
            self.hall.spawn(self._draw(event.stream))

    async def _draw(self, stream: str) -> None:
        try:
            await draw(self.hall, stream)
        except Exception:
            log.exception("drawing failed", stream=stream)
        finally:
            self.busy.discard(stream)


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
        try:
            tables = await drawing.drawn(coming.leg.stage, coming.field)
        except Stuck:
            tables = None
        try:
            await _write(hall, event, coming, tables)
        except Late:
            hall.shelf.clear()
    log.warning("round not drawn", stream=stream)


async def _write(
    hall: Hall, event: Event, coming: Coming, tables: tuple[Pairing, ...] | None
) -> None:
    ask = await host_ask(hall, event.place)
    try:
        running = await ask.event(event.stream)
        now = organise.to_draw(running.event, hall.now())
        if now is None or (now.key, now.field) != (coming.key, coming.field):
            return
        if tables is None:
            stuck.announce(ask, running, coming)
        else:
            organise.begin(running, coming, tables=[plain(table) for table in tables])
            await organise.go_on(ask, running)
        await hall.settle(ask)
    finally:
        ask.release()


def plain(table: Pairing) -> dict[str, object]:
    """A pairing as the log keeps it."""
    return {
        "seats": list(table.seats),
        "label": table.label,
        "boards": list(table.boards),
        "group": table.group,
        "alone": table.alone,
    }
