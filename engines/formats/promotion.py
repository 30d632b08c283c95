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
Groups = Mapping[str | None, Sequence[Standing]]
# After which round everyone who left did so.
Gone = Mapping[Entrant, int]
NOBODY: Gone = {}
NEVER = 1 << 30
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
            lot: Lot | None = None, gone: Gone = NOBODY) -> Through:  # fmt: skip
    """Those of the rows who go on, without those who are gone (each after a round).

    Equals at the line meet in rounds after round `last`; whoever left after such a round was
    there to play it.
    """
    extra = _Playoffs(last, played, lot, gone)
    lines = set(range(1, rule.places + 1))
    if not rule.overall:
        lines.add(rule.take)
    whole = by_group(rows)
    sizes = {name: max(len(group) - 1, 1) for name, group in whole.items()}
    left = {name: [r for r in group if r.entrant in gone] for name, group in whole.items()}
    groups = {name: extra.settled(group, lines) for name, group in whole.items()}
    # Who comes next is known only when the play-offs within the groups are over.
    chosen = () if extra.open else _chosen(groups, whole, rule, extra, sizes)
    after = tuple(row for name in whole for row in (*groups[name], *left[name]))
    going = None if extra.open else tuple(row.entrant for row in chosen)
    return Through(going, after, extra.played_rounds)


def by_group(rows: Iterable[Standing]) -> dict[str | None, list[Standing]]:
    found: dict[str | None, list[Standing]] = {}
    for row in rows:
        found.setdefault(row.group, []).append(row)
    return found


def _chosen(settled: Groups, whole: Groups, rule: Rule, extra: _Playoffs,
            sizes: Sizes) -> list[Standing]:  # fmt: skip
    """Best first: all who won their group, then all who came second, and so on."""
    groups = list((settled if rule.places or not rule.overall else whole).values())
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
@dataclass(frozen=True, slots=True)
class _Equals:
    """Those who share a place: how often in a row a play-off left them so, and whether one is
    still to be played."""

    people: Sequence[Entrant]
    level: int = 0
    open: bool = False


@dataclass
class _Playoffs:
    """The play-offs after a stage; `open` as long as one has no result."""

    last: int
    played: Played
    lot: Lot | None
    gone: Gone
    open: bool = False
    rounds: dict[int, list[tuple[Table, Result | None]]] = field(default_factory=dict)

    @property
    def played_rounds(self) -> tuple[Round, ...]:
        return tuple(
            Round(number, tuple(t for t, _ in pairs), tuple(r for _, r in pairs))
            for number, pairs in sorted(self.rounds.items())
        )

    def settled(self, rows: Sequence[Standing], lines: Collection[int]) -> list[Standing]:
        """The rows of those who stay with nobody level across a line, unless a play-off is
        open."""
        by = {row.entrant: row for row in rows}
        ranks = sorted({row.rank for row in rows})
        order = [_Equals([row.entrant for row in rows if row.rank == rank]) for rank in ranks]
        number = self._after(by)
        while True:
            order, across = self._coming(order, lines, number)
            if not across:
                break
            order = [
                part
                for equals in order
                for part in (self._split(equals, number) if equals in across else [equals])
            ]
            number += 1
        after: list[Standing] = []
        for equals in order:
            place = len(after) + 1
            after += [self._row(by[e], place) for e in equals.people]
        return after

    def _after(self, people: Collection[Entrant]) -> int:
        """The first round that none of these has a play-off in yet."""
        busy = (
            number
            for number, pairs in self.rounds.items()
            if any(e in people for table, _ in pairs for e in table.seats)
        )
        return 1 + max(busy, default=self.last)

    def _coming(self, order: Sequence[_Equals], lines: Collection[int],
                number: int) -> tuple[list[_Equals], list[_Equals]]:  # fmt: skip
        """The order in this round, and who is level across a line in it; when nobody is, those
        who left later are out, too, and may leave others level."""
        for when in (number, NEVER):
            here = self._here(order, when)
            if across := _across(here, lines):
                break
        return here, across

    def _here(self, order: Sequence[_Equals], number: int) -> list[_Equals]:
        """Without those who had gone before a round."""
        staying = (
            replace(equals, people=[e for e in equals.people if self.gone.get(e, NEVER) >= number])
            for equals in order
        )
        return [equals for equals in staying if equals.people]

    def _row(self, row: Standing, rank: int) -> Standing:
        """The row with what the latest play-off gave."""
        took = [
            (PLAYOFF, result.points[result.seats.index(row.entrant)])
            for pairs in self.rounds.values()
            for _, result in pairs
            if result is not None and row.entrant in result.seats
        ]
        return replace(row, rank=rank, tiebreaks=(*row.tiebreaks, *took[-1:]))

    def _split(self, equals: _Equals, number: int) -> list[_Equals]:
        """The classes of equals after a play-off, best first."""
        tied = equals.people
        table = Table(tuple(tied), PLAYOFF)
        result = self.played(number, table)
        self.rounds.setdefault(number, []).append((table, result))
        if result is None:
            self.open = True
            return [replace(equals, open=True)]
        classes = _classes(result)
        level = equals.level + 1 if len(classes) == 1 else 0
        if level == MOST_LEVEL and self.lot is not None:
            return [_Equals([entrant]) for entrant in self.lot(number, tied)]
        return [_Equals(people, level) for people in classes]


def _across(order: Sequence[_Equals], lines: Collection[int]) -> list[_Equals]:
    """Those who are level across a line and have not been asked to play off yet."""
    found, start = [], 0
    for equals in order:
        end = start + len(equals.people)
        if not equals.open and any(start < line < end for line in lines):
            found.append(equals)
        start = end
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
