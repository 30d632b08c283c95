"""Who leaves a table: the last, all but the best, or the worst of all tables.

Those level at a line play an extra hand.  For the last place one such hand is enough, and
then the lot decides; who goes on as the first is played out (a rule book's own words).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engines.formats.seating import Seats
from engines.formats.settings import an_object, known, one_of, whole
from engines.formats.stage import Entrant, Result

Worth = tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class Cut:
    """`kind`: "last" of each table leaves, the "top" so many of each table stay, or the
    "bottom" so many of all leave."""

    kind: str
    count: int = 1


def cut(value: Any, at: str) -> Cut | None:
    """Null, "last", {"top": m} or {"bottom": x}.  Raises BadEvent."""
    if value is None or isinstance(value, Cut):
        return value
    if not isinstance(value, Mapping):
        return Cut(one_of("last")(value, at))
    known(an_object(value, at), ("top", "bottom"), at)
    if len(value) != 1:
        one_of("top", "bottom")(", ".join(value), at)
    ((kind, count),) = value.items()
    return Cut(kind, whole(1)(count, f"{at}.{kind}"))


@dataclass(frozen=True, slots=True)
class Line:
    """The best `keep` of `people` stay, by what they are worth.

    `lot`: those who are still level after an extra hand draw lots.
    """

    people: Seats
    keep: int
    worth: Mapping[Entrant, Worth]
    lot: bool = False

    def stay(self, extra: Mapping[Entrant, Worth]) -> Seats:
        return self._order(extra)[: self.keep]

    def level(self, extra: Mapping[Entrant, Worth]) -> Seats:
        """Those who are level across the line; nobody when it is clear who stays."""
        if not 0 < self.keep < len(self.people):
            return ()
        order = self._order(extra)
        last, first = (self._key(e, extra) for e in order[self.keep - 1 : self.keep + 1])
        return tuple(e for e in self.people if self._key(e, extra) == last) if last == first else ()

    def _order(self, extra: Mapping[Entrant, Worth]) -> Seats:
        return tuple(sorted(self.people, key=lambda e: self._key(e, extra), reverse=True))

    def _key(self, entrant: Entrant, extra: Mapping[Entrant, Worth]) -> Worth:
        return (*self.worth[entrant], *extra.get(entrant, ()))


def at_table(result: Result) -> dict[Entrant, Worth]:
    """What the places of a table go by: who forfeited is behind everybody."""
    return {
        e: (Fraction(e not in result.out), points)
        for e, points in zip(result.seats, result.points, strict=True)
    }


def lines(
    rule: Cut, results: Iterable[Result], total: Mapping[Entrant, Worth], least: int
) -> tuple[Line, ...]:
    """The lines of a round; `total` is everyone's event so far.  `least` are never cut."""
    played = [result for result in results if len(result.seats) > 1]
    if rule.kind == "bottom":
        keep = max(len(total) - rule.count, least)
        return (Line(tuple(total), keep, total, lot=True),)
    if rule.kind == "top":
        return tuple(Line(r.seats, rule.count, at_table(r)) for r in played)
    return tuple(
        Line(
            r.seats,
            len(r.seats) - 1,
            {e: (*worth, *total[e]) for e, worth in at_table(r).items()},
            lot=True,
        )
        for r in played
    )


def staying(lines: Sequence[Line], extra: Mapping[Entrant, Worth]) -> frozenset[Entrant]:
    return frozenset(e for line in lines for e in line.stay(extra))
