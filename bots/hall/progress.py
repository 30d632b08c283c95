"""How far an event has come: its stages, as its drawn rounds and its results carry them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from engines.formats.arena import Arena
from engines.formats.course import Course, Round, follow
from engines.formats.legs import Leg
from engines.formats.promotion import PLAYOFF, Stretch
from engines.formats.round_robin import pairs
from engines.formats.running import Pending, Running
from engines.formats.stage import NONE, Entrant, Field, Result
from engines.formats.stage import Table as Pairing

UNDRAWN = "undrawn"
# A round by division, stage and number, and its tables as they were written down; None: they
# follow from the results before, and are drawn again when one of these is corrected.
RoundKey = tuple[str | None, int, int]
Drawn = Mapping[RoundKey, tuple[Pairing, ...] | None]


@dataclass(frozen=True, slots=True)
class Coming:
    """A round that could be drawn now.  `ready`: everything before it has its result; in a
    league, whose rounds are known ahead, it may begin before."""

    division: str | None
    leg: Leg
    field: Field
    ready: bool = True

    @property
    def number(self) -> int:
        return self.field.round + 1

    @property
    def key(self) -> RoundKey:
        return self.division, self.leg.number, self.number


@dataclass(frozen=True, slots=True)
class Seen:
    """One drawn round, with the stage it belongs to."""

    division: str | None
    leg: Leg
    stretch: Stretch
    round: Round

    @property
    def key(self) -> RoundKey:
        return self.division, self.leg.number, self.round.number

    @property
    def hushed(self) -> bool:
        """Whether boards are still being played that others have played already."""
        boards = any(table.boards for table in self.round.tables)
        return boards and not self.round.complete

    @property
    def waiting(self) -> tuple[Pairing, ...]:
        pairs = zip(self.round.tables, self.round.results, strict=True)
        return tuple(table for table, result in pairs if result is None)


@dataclass
class Progress(Running):
    """One division.  A stage that keeps its pairings has them written down, round by round; of
    any other only that a round was opened, so a corrected result draws anew what followed.
    `duels`: several who are level play off pair by pair, for the game is for two."""

    duels: bool = False
    opened: Drawn = field(default_factory=dict)
    coming: list[Coming] = field(default_factory=list)
    _duelled: dict[tuple[int, int, tuple[Entrant, ...]], Result | None] = field(
        default_factory=dict
    )

    def _course(self, leg: Leg, field: Field) -> Course:
        found = follow(
            leg.stage,
            field,
            lambda number, index, table: self._result(leg, number, index, table),
            lambda field: self._drawn(Coming(self.division, leg, field)),
            ahead=leg.stage.ahead or isinstance(leg.stage, Arena),
            told=lambda number, table: self._told(leg, number, table),
        )
        if leg.stage.ahead and not all(played.complete for played in found.rounds):
            self.coming = [replace(coming, ready=False) for coming in self.coming]
        return found

    def _drawn(self, coming: Coming) -> tuple[Pairing, ...] | None:
        stage, before = coming.leg.stage, coming.field
        opened = coming.key in self.opened
        if stage.keeps:
            tables = self.opened.get(coming.key)
            tables = tables if tables is None or _inside(tables, before.entrants) else None
        else:
            tables = stage.next_round(before)
            opened = opened or not tables
        if not opened or tables is None:
            self.coming.append(coming)
            self.pending.append(Pending(coming.leg.number, coming.number, (), UNDRAWN))
            return None
        return tables

    def seen(self) -> Iterator[Seen]:
        """Every round so far, play-offs too, stage after stage."""
        for number, stretch in self.stretches.items():
            for played in stretch.rounds:
                shown = self._by_pairs(number, played) if self.duels else played
                yield Seen(self.division, self.plan.legs[number - 1], stretch, shown)

    # ------------------------------------------------------------------ play-offs of a game for two
    def _playoff(self, leg: Leg, number: int, table: Pairing) -> Result | None:
        if not self.duels or len(table.seats) == 2:
            return super()._playoff(leg, number, table)
        results = {pair: self._result(leg, number, 0, pair) for pair in _duels(table)}
        self._duelled.update({(leg.number, number, pair.seats): r for pair, r in results.items()})
        if None in results.values():
            return None
        took = dict.fromkeys(table.seats, NONE)
        for result in filter(None, results.values()):
            for entrant, points in zip(result.seats, result.points, strict=True):
                took[entrant] += points
        return Result(number, table.seats, tuple(took.values()))

    def _by_pairs(self, stage: int, played: Round) -> Round:
        """A play-off round as it is played at the board."""
        found: list[tuple[Pairing, Result | None]] = []
        for table, result in zip(played.tables, played.results, strict=True):
            if table.label == PLAYOFF and len(table.seats) > 2:
                told = [(pair, self._duelled.get((stage, played.number, pair.seats)))
                        for pair in _duels(table)]  # fmt: skip
                found += told
            else:
                found.append((table, result))
        tables = tuple(table for table, _ in found)
        return Round(played.number, tables, tuple(result for _, result in found), played.level)


def _duels(table: Pairing) -> tuple[Pairing, ...]:
    return tuple(Pairing(pair, PLAYOFF) for pair in pairs(table.seats))


def _inside(tables: Sequence[Pairing], entrants: Sequence[Entrant]) -> bool:
    """Whether a corrected result left those who sit at these tables in the stage."""
    return {e for table in tables for e in table.seats} <= set(entrants)
