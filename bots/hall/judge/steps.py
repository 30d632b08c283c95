"""What a referee's decisions change at a table, beyond what happens there anyway."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bots.hall.table import Table
from storage.rows import Entry

Seeds = Mapping[int, str]


def _appeal(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """The clock stands until somebody has decided."""
    return replace(
        table,
        paused_at=table.paused_at or entry.at,
        wants_pause=frozenset(),
        held=table.held or entry.by,
        appeals=table.appeals | {entry.data["side"]},
    )


def _clock(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """A side gets time or loses some: of its game, else of the move that runs."""
    side, ms = entry.data["side"], entry.data["ms"]
    if not table.clock.game:
        return replace(table, since=table.since + ms)
    left = tuple(had + ms * (i == side) for i, had in enumerate(table.left))
    return replace(table, left=left)


def _swap(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """Somebody else plays on for a side; what its clock has used stays used."""
    data, sitters = entry.data, list(table.sitters)
    person, side = data["person"], data["side"]
    sitters[side] = replace(
        sitters[side],
        person=person,
        name=data["name"],
        invited=person,
        level=0,
        away=0,
        program="",
    )
    return replace(table, sitters=tuple(sitters))


def _penalty(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """Points off or on the score of the match; partners share them."""
    side, points, partners = entry.data["side"], entry.data["points"], table.match.partners
    had = table.added or (0,) * table.sides
    concerned = {i for i in range(table.sides) if i == side or (partners and (i - side) % 2 == 0)}
    return replace(table, added=tuple(n + points * (i in concerned) for i, n in enumerate(had)))


STEPS: dict[str, Callable[[Table, Entry, Seeds], Table]] = {
    "appeal": _appeal,
    "clock": _clock,
    "swap": _swap,
    "penalty": _penalty,
}
