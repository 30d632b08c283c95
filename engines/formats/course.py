"""The course of a stage: all its rounds from the results reported so far.

Everything is worked out again from the start, so that a corrected result, a withdrawal or
a ruling simply gives the course that follows from it.  Results of tables that are not drawn
(any more) come back as `loose`: after a correction these are the games that depended on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from engines.formats.stage import Entrant, Field, Result, Stage, Stuck, Table

Key = tuple[int, frozenset[Entrant]]
# What is known of a table: given the round's number, the table's index and the table.
Report = Callable[[int, int, Table], Result | None]
# Whether somebody reported a table, given the round's number: that counts before what is foregone.
Told = Callable[[int, Table], bool]
# The tables of the field's next round: none once the stage is decided, None while they are
# not drawn.
Draw = Callable[[Field], "tuple[Table, ...] | None"]


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
    """`field` has every result that counts, byes too; it is what standings want.

    `stuck`: the rules leave no pairing of the next round, and the organiser has to choose.
    """

    rounds: tuple[Round, ...]
    field: Field
    decided: bool
    loose: tuple[Result, ...] = ()
    stuck: bool = False

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
    found = follow(
        stage,
        replace(field, results=(), drawn=0),
        lambda number, _, table: reported.get(key(number, table.seats)),
        told=lambda number, table: key(number, table.seats) in reported,
    )
    drawn = {key(r.number, t.seats) for r in found.rounds for t in r.tables}
    return replace(found, loose=tuple(r for k, r in reported.items() if k not in drawn))


def follow(stage: Stage, field: Field, report: Report, draw: Draw | None = None,
           ahead: bool = False, told: Told | None = None) -> Course:  # fmt: skip
    """The stage as far as `report` has results to give for the tables it is asked about.

    Rounds that were drawn and written down come from `draw`; without it the stage draws them.
    `ahead`: draw on although results are missing, where the stage's rounds are known ahead.
    """
    draw = draw or stage.next_round
    rounds: list[Round] = []
    try:
        while tables := draw(field):
            this = _round(stage, field, tables, report, told)
            rounds.append(this)
            field = replace(field.plus(*(r for r in this.results if r)), drawn=this.number)
            if not (this.complete or ahead):
                break
    except Stuck:
        return Course(tuple(rounds), field, False, stuck=True)
    done = tables == () and all(played.complete for played in rounds)
    return Course(tuple(rounds), field, done)


def _round(stage: Stage, field: Field, tables: tuple[Table, ...], report: Report,
           told: Told | None) -> Round:  # fmt: skip
    number = field.round + 1
    results: list[Result | None] = []
    level: set[int] = set()
    for index, table in enumerate(tables):
        reported = told is not None and told(number, table)
        foregone = None if reported else stage.foregone(field, number, table)
        given = foregone or report(number, index, table)
        settled = given and stage.settled(field, given.seated(table.seats), index + 1)
        results.append(settled)
        if given and not settled:
            level.add(index)
    return Round(number, tables, tuple(results), frozenset(level))
