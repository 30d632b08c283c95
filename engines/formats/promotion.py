"""Who goes on from one stage to the next, and who is where when all is over.

Equals at a line that matters play off 附加赛: two one extra game, more a table of their own
(or a game of each pair).  Nobody goes on silently; only what two play-offs in a row leave
level is drawn by lot.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from engines.formats.course import Course, Round
from engines.formats.stage import Entrant, Result, Standing, Table, ranked

PLAYOFF = "playoff"
MOST_LEVEL = 2  # play-offs that may end level before the lot decides
# Numbers that compare only those who met.
AMONG = ("direct", "head_to_head", "last_hand", PLAYOFF)
# These rank the smaller number first.
LESS = ("fewer_draws", "fewer_violations", "time_used", "earlier_entry", "lot")
# How many everyone of a group had to meet.
Sizes = Mapping[str | None, int]
# The result of a play-off, given its round and table; None: not played yet.
Played = Callable[[int, Table], Result | None]
# The order that the lot of a round gives to those who are still level; None: there is no seed.
Lot = Callable[[int, Sequence[Entrant]], Sequence[Entrant]]


@dataclass(frozen=True, slots=True)
class Rule:
    """How many go on: `take` of each group, or `overall`; or `take` of each and `best_next` of
    those who come after them.  `places` are those whose order matters, too."""

    take: int
    overall: bool = False
    best_next: int = 0
    places: int = 0


@dataclass(frozen=True, slots=True)
class Through:
    """Who goes on, best first; None as long as a play-off for the last places is missing.

    `rows` are the standings after the play-offs.
    """

    entrants: tuple[Entrant, ...] | None
    rows: tuple[Standing, ...]
    playoffs: tuple[Round, ...] = ()


def through(rows: Sequence[Standing], rule: Rule, last: int, played: Played,
            lot: Lot | None = None, gone: Collection[Entrant] = ()) -> Through:  # fmt: skip
    """Those of the rows who go on, without those who are gone.

    Equals at the line meet in rounds after round `last`.
    """
    extra = _Playoffs(last, played, lot)
    lines = set(range(1, rule.places + 1))
    if not rule.overall:
        lines.add(rule.take)
    whole = by_group(rows)
    sizes = {name: max(len(group) - 1, 1) for name, group in whole.items()}
    left = {name: [r for r in group if r.entrant in gone] for name, group in whole.items()}
    groups = {
        name: extra.settled([row for row in group if row.entrant not in gone], lines)
        for name, group in whole.items()
    }
    chosen = _chosen(list(groups.values()), rule, extra, sizes)
    after = tuple(row for name in whole for row in (*groups[name], *left[name]))
    going = None if extra.open else tuple(row.entrant for row in chosen)
    return Through(going, after, extra.played_rounds)


def by_group(rows: Iterable[Standing]) -> dict[str | None, list[Standing]]:
    found: dict[str | None, list[Standing]] = {}
    for row in rows:
        found.setdefault(row.group, []).append(row)
    return found


def _chosen(groups: Sequence[Sequence[Standing]], rule: Rule, extra: _Playoffs,
            sizes: Sizes) -> list[Standing]:  # fmt: skip
    """Best first: all who won their group, then all who came second, and so on."""
    if rule.overall:
        everyone = _merged((row for group in groups for row in group), sizes)
        return extra.settled(everyone, {rule.take})[: rule.take]
    chosen = [
        row
        for place in range(rule.take)
        for row in _merged((group[place] for group in groups if place < len(group)), sizes)
    ]
    if rule.best_next:
        after = [row for group in groups for row in group[rule.take :] if row.rank == rule.take + 1]
        chosen += extra.settled(_merged(after, sizes), {rule.best_next})[: rule.best_next]
    return chosen


def _merged(rows: Iterable[Standing], sizes: Sizes) -> list[Standing]:
    """Rows of several groups in one order: by points a game, then by the other numbers."""
    line = list(rows)
    worth = {row.entrant: _worth(row, sizes[row.group]) for row in line}
    by = {row.entrant: row for row in line}
    return [replace(by[e], rank=rank) for rank, e in ranked(by, worth.__getitem__)]


def _worth(row: Standing, games: int) -> tuple[Fraction, ...]:
    told = (-v if name in LESS else v for name, v in row.tiebreaks if name not in AMONG)
    return (row.points / games, *(value / games for value in told))


# ---------------------------------------------------------------------- play-offs
@dataclass
class _Playoffs:
    """The play-offs after a stage; `open` as long as one has no result."""

    last: int
    played: Played
    lot: Lot | None = None
    open: bool = False
    rounds: dict[int, list[tuple[Table, Result | None]]] = field(default_factory=dict)

    @property
    def played_rounds(self) -> tuple[Round, ...]:
        return tuple(
            Round(number, tuple(t for t, _ in pairs), tuple(r for _, r in pairs))
            for number, pairs in sorted(self.rounds.items())
        )

    def settled(self, rows: Sequence[Standing], lines: Collection[int]) -> list[Standing]:
        """The rows with nobody level across a line, unless a play-off is open."""
        by = {row.entrant: row for row in rows}
        after: list[Standing] = []
        for rank in sorted({row.rank for row in rows}):
            tied = [row.entrant for row in rows if row.rank == rank]
            for equals in self._split(tied, len(after), lines, self.last + 1, 0):
                place = len(after) + 1
                after += [self._row(by[e], place) for e in equals]
        return after

    def _row(self, row: Standing, rank: int) -> Standing:
        """The row with what the latest play-off gave."""
        took = [
            (PLAYOFF, result.points[result.seats.index(row.entrant)])
            for pairs in self.rounds.values()
            for _, result in pairs
            if result is not None and row.entrant in result.seats
        ]
        return replace(row, rank=rank, tiebreaks=(*row.tiebreaks, *took[-1:]))

    def _split(self, tied: Sequence[Entrant], start: int, lines: Collection[int], number: int,
               level: int) -> list[Sequence[Entrant]]:  # fmt: skip
        """The classes of the tied, who hold the places after `start`, best first."""
        if not any(start < line < start + len(tied) for line in lines):
            return [tied]
        table = Table(tuple(tied), PLAYOFF)
        result = self.played(number, table)
        self.rounds.setdefault(number, []).append((table, result))
        if result is None:
            self.open = True
            return [tied]
        classes = _classes(result)
        level = level + 1 if len(classes) == 1 else 0
        if level == MOST_LEVEL and self.lot is not None:
            return [[entrant] for entrant in self.lot(number, tied)]
        found: list[Sequence[Entrant]] = []
        for equals in classes:
            found += self._split(equals, start + sum(map(len, found)), lines, number + 1, level)
        return found


def _classes(result: Result) -> list[list[Entrant]]:
    """Who was level with whom in a play-off, best first."""
    took = dict(zip(result.seats, result.points, strict=True))
    order = ranked(result.seats, lambda e: (e not in result.out, e == result.lot, took[e]))
    classes: dict[int, list[Entrant]] = {}
    for rank, entrant in order:
        classes.setdefault(rank, []).append(entrant)
    return list(classes.values())


# ---------------------------------------------------------------------- the final order
@dataclass(frozen=True, slots=True)
class Stretch:
    """A stage as far as it was played: its rows, and where its entrants came from.

    `rounds` are those of the course and the play-offs after it; `through` is who goes on,
    None as long as that is open.
    """

    number: int
    course: Course
    rows: tuple[Standing, ...]
    source: str
    of: int
    rounds: tuple[Round, ...]
    through: tuple[Entrant, ...] | None = None


def final(
    entrants: Sequence[Entrant], stages: Sequence[Stretch]
) -> tuple[tuple[int, Entrant], ...]:
    """Everybody's place: whoever got further is ahead, then the place in that stage.

    Those who went through a stage are ahead of those who met again as its losers, who are
    ahead of the rest; a stage that everyone enters anew forgets what was before.  A first place
    that the last stage left vacant stays so.
    """
    keys: dict[Entrant, tuple[int, ...]] = {e: () for e in entrants}
    for index, stage in enumerate(stages):
        after = stages[index + 1 :]
        on = _goers(stage, after, ("previous", "slots"))
        again = _goers(stage, after, ("losers",))
        for row in stage.rows:
            before = keys[row.entrant] if stage.source != "signups" else ()
            place = 0 if row.entrant in on else 1 if row.entrant in again else 1 + row.rank
            keys[row.entrant] = (*before, place)
    rows = ranked(entrants, lambda e: _best_first(keys[e]))
    return tuple((max(rank, keys[e][-1] - 1 if keys[e] else 1), e) for rank, e in rows)


def _goers(
    stage: Stretch, after: Sequence[Stretch], sources: Collection[str]
) -> frozenset[Entrant]:
    return frozenset(
        row.entrant
        for later in after
        if later.source in sources and later.of == stage.number
        for row in later.rows
    )


def _best_first(key: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return (1, tuple(-place for place in key)) if key else (0, ())


def losers(rows: Sequence[Standing], gone_on: Sequence[Entrant]) -> tuple[Entrant, ...]:
    inside = set(gone_on)
    return tuple(row.entrant for row in rows if row.entrant not in inside)
