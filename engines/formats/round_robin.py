"""Round robin 循环赛: everybody meets everybody of their group, in Berger's order.

The draw gives each entrant a number of their group's Berger table (`engines.formats.berger`);
a second cycle has the first moves the other way round.  With an odd number one has a round
off in turn, which is worth nothing.  All rounds are known when the lots are drawn.  Who
leaves forfeits every round that is still to come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from engines.formats.berger import berger
from engines.formats.groups import (
    GROUPINGS,
    Divided,
    apart,
    by_merit,
    dealt,
    snaked,
    sorted_by,
    suited,
)
from engines.formats.mistakes import BadEvent
from engines.formats.settings import choice, flag, one_of, setting, shown, whole
from engines.formats.stage import (
    NONE,
    ONE,
    Entrant,
    Field,
    Profile,
    Result,
    Stage,
    Standing,
    Table,
)
from engines.formats.tiebreaks import Sheet, criteria, standings
from engines.luck import Luck

AUTO = "auto"


def _groups(value: object, at: str) -> Any:
    """A number of groups, or "auto"."""
    if isinstance(value, str):
        if value != AUTO:
            raise BadEvent("choice", at, given=shown(value), choices=f"1, 2, 3, …, {AUTO}")
        return value
    return whole(1, 10_000)(value, at)


@dataclass(frozen=True)
class RoundRobin(Stage):
    """`groups`: how many, or "auto"; `grouping`: by "lot", "snake" (by seeds and ratings),
    "explicit" (each entrant's group), "team" or "division"; `cycles`: how often each pair
    meets; `apart`: lots keep team-mates in different groups as far as can be."""

    key: ClassVar[str] = "round_robin"
    ahead: ClassVar[bool] = True
    usual: ClassVar[tuple[str, ...]] = ("direct", "wins", "sonneborn_berger")

    groups: int | str = setting(1, _groups)
    grouping: str = choice(*GROUPINGS)
    cycles: int = setting(1, one_of(1, 2))
    apart: bool = flag(True)

    # ------------------------------------------------------------------ what a stage answers
    def order(self, entrants: Sequence[Entrant], about: Mapping[Entrant, Profile],
              luck: Callable[[], Luck]) -> tuple[Entrant, ...]:  # fmt: skip
        """By lot, team-mates apart; for a snake by seeds and ratings."""
        if self.grouping == "snake":
            return by_merit(entrants, about, lambda: luck().shuffled(entrants))
        line = luck().shuffled(entrants)
        return apart(line, about) if self.apart and self._count(len(line)) > 1 else line

    def divided(self, field: Field) -> Divided:
        """The groups by name, each in the order of its numbers; a single one has no name."""
        line, count = field.entrants, self._count(len(field.entrants))
        if self.grouping == "snake":
            found = snaked(line, count)
        elif self.grouping == "lot":
            found = dealt(line, count)
        else:
            found = sorted_by(line, lambda e: self._attribute(field.profile(e)) or "—")
        return found if len(found) > 1 else {"": line}

    def next_round(self, field: Field) -> tuple[Table, ...]:
        number = field.round + 1
        drawn = (_tables(name, group, number, self.cycles)
                 for name, group in self.divided(field).items())  # fmt: skip
        return tuple(table for tables in drawn for table in tables)

    def foregone(self, field: Field, number: int, table: Table) -> Result | None:
        gone = frozenset(e for e in table.seats if field.left(e, number))
        if table.bye or not gone:
            return super().foregone(field, number, table)
        took = tuple(NONE if e in gone else ONE for e in table.seats)
        return Result(number, table.seats, took, "forfeit", gone)

    def decided(self, field: Field) -> bool:
        meant = sum(
            self.cycles * len(group) * (len(group) - 1) // 2
            for group in self.divided(field).values()
        )
        return sum(len(r.seats) > 1 for r in field.results) >= meant

    def standings(self, field: Field) -> tuple[Standing, ...]:
        """Group after group, each with its own places."""
        sheet = Sheet(field, self.points, league=True)
        names = criteria(self.tiebreaks or self.usual, field, self.decided(field))
        return tuple(
            row
            for name, group in self.divided(field).items()
            for row in standings(sheet, group, names, name or None)
        )

    # ------------------------------------------------------------------ groups
    def _count(self, entrants: int) -> int:
        return self.groups if isinstance(self.groups, int) else suited(entrants)

    def _attribute(self, profile: Profile) -> str | None:
        return profile.group if self.grouping == "explicit" else getattr(profile, self.grouping)


def _tables(name: str, group: Sequence[Entrant], number: int, cycles: int) -> Iterator[Table]:
    """One group's tables of a round, none when it has played all of them."""
    rounds = berger(len(group))
    cycle, index = divmod(number - 1, len(rounds) or 1)
    if not rounds or cycle >= cycles:
        return
    for pair in rounds[index]:
        seats = tuple(group[n - 1] for n in pair if n <= len(group))
        if len(seats) == 1:
            yield Table(seats, group=name, alone="rest")
        else:
            yield Table(seats[::-1] if cycle % 2 else seats, group=name)


def pairs(entrants: Sequence[Entrant]) -> Iterable[tuple[Entrant, Entrant]]:
    """Every meeting of a single league, round after round."""
    for tables in berger(len(entrants)):
        for first, second in tables:
            if max(first, second) <= len(entrants):
                yield entrants[first - 1], entrants[second - 1]
