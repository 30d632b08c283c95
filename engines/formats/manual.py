"""Rounds as the organiser gives them: repairs, exhibitions, meetings between clubs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engines.formats.settings import a_list, setting
from engines.formats.stage import Entrant, Field, Stage, Standing, Table
from engines.formats.swiss import companies
from engines.formats.tiebreaks import Sheet, criteria, standings

Seats = tuple[Entrant, ...]


def rounds(value: object, at: str) -> tuple[tuple[Seats, ...], ...]:
    """A list of rounds, each a list of tables, each a list of entrants' numbers."""
    return tuple(companies(v, f"{at}[{i}]") for i, v in enumerate(a_list(value, at)))


@dataclass(frozen=True)
class Manual(Stage):
    """`tables`: who sits where, round after round; those of others are left out."""

    key: ClassVar[str] = "manual"
    usual: ClassVar[tuple[str, ...]] = ("direct", "wins", "sonneborn_berger")

    tables: tuple[tuple[Seats, ...], ...] = setting((), rounds)

    def next_round(self, field: Field) -> tuple[Table, ...]:
        inside, number = set(field.entrants), field.round
        tables = self.tables[number] if number < len(self.tables) else ()
        here = [seats for seats in tables if seats and inside.issuperset(seats)]
        if not here and number < len(self.tables):
            here = [(e,) for e in field.entrants]  # a round of others, between two of theirs
        return tuple(Table(seats, alone="rest") for seats in here)

    def standings(self, field: Field) -> tuple[Standing, ...]:
        sheet = Sheet(field, self.points, league=True)
        names = criteria(self.tiebreaks or self.usual, field, self.decided(field))
        return standings(sheet, field.entrants, names)
