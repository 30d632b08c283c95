"""What knock-outs with one life and with two share: places, pairs, and who comes through."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engines.formats.bracket import Slot
from engines.formats.stage import Entrant, Field, Result, Table


@dataclass(frozen=True, slots=True)
class Reached:
    """Who is in before a round, and who meets whom; `over` when there is no such round.

    `out` gives the round in which each of the others lost (or would have played next).
    """

    alive: tuple[Entrant, ...]
    tables: tuple[Table, ...]
    over: bool
    out: Mapping[Entrant, int]


def people(slots: Sequence[Slot]) -> tuple[Entrant, ...]:
    return tuple(e for e in slots if e is not None)


def pairs(slots: Sequence[Slot]) -> Iterator[tuple[Slot, Slot]]:
    return zip(slots[::2], slots[1::2], strict=True)


def tables(slots: Sequence[Slot], label: str = "") -> tuple[Table, ...]:
    seated = (people(pair) for pair in pairs(slots))
    return tuple(Table(seats, label) for seats in seated if seats)


def losers(results: Sequence[Result], alive: Sequence[Entrant]) -> tuple[Entrant, ...]:
    at = {e: result for result in results for e in result.seats}
    return tuple(e for e in alive if e in at and e not in at[e].winners)


def read(results: Sequence[Result], alive: Sequence[Entrant]) -> tuple[Slot, ...]:
    """A round that was drawn, from its results: to draw it again would give the same."""
    inside = set(alive)
    drawn = [r.seats for r in results if inside.issuperset(r.seats)]
    return tuple(slot for seats in drawn for slot in (*seats, None)[:2])


def free(field: Field, line: Sequence[Entrant]) -> list[Entrant]:
    """Who may go through unplayed, those with the fewest byes: the last of the line first."""
    had = [r.seats[0] for r in field.results if r.how == "bye"]
    fewest = min(had.count(e) for e in line)
    return [e for e in reversed(line) if had.count(e) == fewest]
