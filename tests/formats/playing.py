"""Fields, and results made up for their tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engines.formats.course import Course, follow
from engines.formats.stage import NONE, ONE, Entrant, Field, Result, Stage, Table

SEED = bytes(range(32))
Chooser = Callable[[int, Table], Entrant]


def entered(count: int, seed: bytes | None = SEED) -> Field:
    return Field(tuple(range(count)), seed=seed, words=("stage 1",))


def won(number: int, table: Table, winner: Entrant) -> Result:
    return Result(number, table.seats, tuple(ONE if e == winner else NONE for e in table.seats))


def both_out(number: int, table: Table) -> Result:
    return Result(number, table.seats, (NONE, NONE), "forfeit", frozenset(table.seats))


def lowest(number: int, table: Table) -> Entrant:
    del number
    return min(table.seats)


def first(number: int, table: Table) -> Entrant:
    del number
    return table.seats[0]


def played(stage: Stage, field: Field, choose: Chooser = lowest) -> Course:
    """The whole stage, every table won by whom `choose` says."""
    return follow(stage, field, lambda number, _, table: won(number, table, choose(number, table)))


def reports(course: Course) -> tuple[Result, ...]:
    """The results that people had to report: those of real tables."""
    return tuple(r for r in course.field.results if r.how != "bye")


def with_results(field: Field, results: tuple[Result, ...]) -> Field:
    return replace(field, results=results)
