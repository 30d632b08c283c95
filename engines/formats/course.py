"""The course of a stage: all its rounds from the results reported so far.

Everything is worked out again from the start, so that a corrected result, a withdrawal or
a ruling simply gives the course that follows from it.  Results of tables that are not drawn
(any more) come back as `loose`: after a correction these are the games that depended on it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engines.formats.stage import NONE, Entrant, Field, Result, Stage, Table

Key = tuple[int, frozenset[Entrant]]


@dataclass(frozen=True, slots=True)
class Round:
    """One round: its tables, and for each the result that counts (None: not yet).

    `level` are the tables (by index) that were played and have to play on.
    """

    number: int
    tables: tuple[Table, ...]
    results: tuple[Result | None, ...]
    level: frozenset[int] = frozenset()

    @property
    def complete(self) -> bool:
        return None not in self.results


@dataclass(frozen=True, slots=True)
class Course:
    """`field` has every result that counts, byes too; it is what standings want."""

    rounds: tuple[Round, ...]
    field: Field
    decided: bool
    loose: tuple[Result, ...] = ()

    @property
    def pending(self) -> tuple[tuple[Round, int], ...]:
        """The tables that wait for a result, as (round, index)."""
        return tuple(
            (r, i) for r in self.rounds for i, result in enumerate(r.results) if result is None
        )


def key(round: int, seats: Iterable[Entrant]) -> Key:
    return round, frozenset(seats)


def course(stage: Stage, field: Field) -> Course:
    """The stage as far as the field's results carry it; byes need not be among them."""
    reported = {key(r.round, r.seats): r for r in field.results}
    so_far = replace(field, results=())
    rounds: list[Round] = []
    while tables := stage.next_round(so_far):
        this = _round(stage, so_far, tables, reported)
        rounds.append(this)
        so_far = so_far.plus(*(r for r in this.results if r))
        if not this.complete:
            break
    drawn = {key(r.number, t.seats) for r in rounds for t in r.tables}
    loose = tuple(r for k, r in reported.items() if k not in drawn)
    return Course(tuple(rounds), so_far, not tables, loose)


def _round(stage: Stage, field: Field, tables: tuple[Table, ...],
           reported: dict[Key, Result]) -> Round:  # fmt: skip
    number = field.round + 1
    results: list[Result | None] = []
    level: set[int] = set()
    for index, table in enumerate(tables):
        given = _seated(reported.get(key(number, table.seats)), table)
        if table.bye:
            given = Result(number, table.seats, (NONE,), "bye")
        settled = given and stage.settled(field, given, index + 1)
        results.append(settled)
        if given and not settled:
            level.add(index)
    return Round(number, tables, tuple(results), frozenset(level))


def _seated(result: Result | None, table: Table) -> Result | None:
    """The result with its numbers in the table's seating order."""
    if result is None or result.seats == table.seats:
        return result
    took = dict(zip(result.seats, result.points, strict=True))
    return replace(result, seats=table.seats, points=tuple(took[e] for e in table.seats))
