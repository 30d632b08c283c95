"""Tables of three and four 分桌赛: everyone sits down each round, for table points.

A table's places are worth 4-2-1-0 (4-2-0 of three); equals share what their places are
worth.  With a cut the last of each table leaves, or only its best stay; who leaves is never
decided silently: those level at the line play an extra hand, in a round of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, ClassVar

from engines.formats import cuts, seating
from engines.formats.cuts import Cut, Line, Worth
from engines.formats.promotion import PLAYOFF
from engines.formats.seating import Seats
from engines.formats.settings import a_list, choice, exact, flag, one_of, optional, setting, whole
from engines.formats.stage import (
    NONE,
    Entrant,
    Field,
    Profile,
    Result,
    Stage,
    Standing,
    Table,
    ranked,
    records,
)
from engines.formats.tiebreaks import parted
from engines.luck import Luck
from engines.match import Match

RAW = "raw"
PLACES = (Fraction(4), Fraction(2), Fraction(1), NONE)
STILL_IN = (1 << 30, True)


def scale(value: Any, at: str) -> tuple[Fraction, ...]:
    """What the places of a full table are worth, or nothing for "raw": the score itself."""
    if not isinstance(value, list):
        one_of(RAW)(value, at)
        return ()
    numbers = tuple(exact(number, f"{at}[{i}]") for i, number in enumerate(a_list(value, at)))
    whole(2, 4)(len(numbers), at)
    return numbers


@dataclass(frozen=True)
class Tables(Stage):
    """`uneven`: what is done when the field does not fill its tables, see `seating.sizes`.

    `rounds`: how many, without a cut 1 if not said; `until`: stop when so many are left.
    `seating`: by "lot" with as little repeated company as possible, or by rank, "snake"d
    over the tables or neighbours together.  `apart`: no two of a team at a table.
    `scale`: what places are worth.
    """

    key: ClassVar[str] = "tables"
    counts: ClassVar[tuple[str, ...]] = ("bye", "forfeit")
    own_scores: ClassVar[bool] = True

    size: int = choice(4, 3)
    uneven: str = choice("smaller", "fill", "bye")
    cut: Cut | None = setting(None, cuts.cut)
    rounds: int | None = setting(None, optional(whole(1)))
    seating: str = choice("lot", "snake", "rank")
    until: int = setting(1, whole(1))
    apart: bool = flag(False)
    scale: tuple[Fraction, ...] = setting(PLACES, scale)

    # ------------------------------------------------------------------ what a stage answers
    def next_round(self, field: Field) -> tuple[Table, ...]:
        return _Walk(self, field).coming

    def decided(self, field: Field) -> bool:
        return _Walk(self, field).over

    def through(self, field: Field) -> tuple[Entrant, ...]:
        alive = set(_Walk(self, field).alive)
        return tuple(row.entrant for row in self.standings(field) if row.entrant in alive)

    def standings(self, field: Field) -> tuple[Standing, ...]:
        """By how far one came, then at the last table if there was only one, then by points."""
        walk = _Walk(self, field)
        counted = replace(field, results=tuple(walk.counted))
        record = records(counted)
        rows = [
            Standing(rank, e, walk.total[e][0], record[e], (("score", walk.total[e][1]),))
            for rank, e in ranked(field.entrants, walk.place)
        ]
        return parted(rows, counted, self.tiebreaks, walk.over)

    def terms(self, match: Match) -> Match:
        """So many hands may end level; a race or a fight to the last chip needs a leader."""
        if match.then or (match.on_points and match.hands is None):
            return match
        return replace(match, hands=match.hands or 1, then="shared")

    @property
    def level(self) -> str:
        return PLAYOFF

    def order(self, entrants: Sequence[Entrant], about: Mapping[Entrant, Profile],
              luck: Callable[[], Luck]) -> tuple[Entrant, ...]:  # fmt: skip
        """By lot, team mates at tables apart if wanted; seeds stand first where rank counts."""
        if self.seating == "lot":
            if not self.apart:
                return luck().shuffled(entrants)
            tables = seating.sizes(len(entrants), self.size, self.uneven)
            lines = seating.shuffles(entrants, luck())
            return tuple(seating.apart(lines, tables, seating.team_mates(about)))
        number = {e: about[e].seeded for e in entrants if e in about and about[e].seeded}
        seeds = sorted(number, key=lambda e: number[e] or 0)
        return (*seeds, *luck().shuffled(e for e in entrants if e not in number))

    # ------------------------------------------------------------------ what a table is worth
    def worth(self, result: Result) -> dict[Entrant, Worth]:
        """Everybody's table points and score; a bye is worth a first place if not said."""
        if len(result.seats) == 1:
            won = self.scale[0] if self.scale else NONE
            return {result.seats[0]: (won if self.points.bye is None else self.points.bye, NONE)}
        took = {e: p for e, p in zip(result.seats, result.points, strict=True)}
        if not self.scale:
            return {e: (p, p) for e, p in took.items()}
        shares = _shared([p for e, p in took.items() if e not in result.out], self._places(result))
        return {
            e: (self.points.forfeit if e in result.out else shares[p], p) for e, p in took.items()
        }

    def _places(self, result: Result) -> tuple[Fraction, ...]:
        """A smaller table has the first places and the last."""
        return (*self.scale[: len(result.seats) - 1], self.scale[-1])

    def limit(self) -> int | None:
        return 1 if self.cut is None and self.rounds is None else self.rounds


def _shared(scores: Sequence[Fraction], places: Sequence[Fraction]) -> dict[Fraction, Fraction]:
    """What every score is worth, equals sharing the sum of their places."""
    line = sorted(scores, reverse=True)
    found: dict[Fraction, Fraction] = {}
    for score in set(line):
        first, count = line.index(score), line.count(score)
        found[score] = sum(places[first : first + count], NONE) / count
    return found


class _Walk:
    """The stage from its start, round after round, as far as results go.

    `coming` are the tables of the round after them; `over`: there is none.  `out` gives
    when each of the others left (round, whether they had played it), `total` everybody's
    table points and score.
    """

    def __init__(self, stage: Tables, field: Field) -> None:
        self.stage, self.field = stage, field
        self.history = field.history()
        self.alive = field.entrants
        self.out: dict[Entrant, tuple[int, bool]] = {}
        self.total: dict[Entrant, Worth] = dict.fromkeys(field.entrants, (NONE, NONE))
        self.counted: list[Result] = []
        self.final: dict[Entrant, Worth] = {}
        self.coming: tuple[Table, ...] = ()
        self.number = self.rounds = 0
        self.idle = False  # a cut that nobody falls to would go on for ever
        while not self._over() and self._round():
            pass
        self.over = self._over() and not self.coming

    def place(self, entrant: Entrant) -> tuple[tuple[int, bool], Worth]:
        out = self.out.get(entrant, STILL_IN)
        known = entrant in self.final and (out != STILL_IN or self.over)
        return out, self.final[entrant] if known else self.total[entrant]

    def _over(self) -> bool:
        """Also strikes off who has gone."""
        gone = [e for e in self.alive if self.field.left(e, self.number + 1)]
        self._leave(gone, (self.number + 1, False))
        limit = self.stage.limit()
        done = self.idle if limit is None else self.rounds >= limit
        return done or len(self.alive) <= self.stage.until or not self._sizes()

    def _leave(self, entrants: Iterable[Entrant], when: tuple[int, bool]) -> None:
        self.out.update(dict.fromkeys(entrants, when))
        self.alive = tuple(e for e in self.alive if e not in self.out)

    # ------------------------------------------------------------------ one round
    def _round(self) -> bool:
        """Whether the next round is complete, with the extra hands that it needed."""
        results = self._results(self._seated)
        if results is None:
            return False
        self.rounds += 1
        self._count(results)
        if not {e for r in results for e in r.seats}.issuperset(self.alive):
            return False
        return self.stage.cut is None or self._cut(self.stage.cut, results)

    def _results(self, tables: Callable[[], tuple[Table, ...]]) -> tuple[Result, ...] | None:
        """The results of the next round; when it has none its tables are those to come."""
        if self.number + 1 not in self.history:
            self.coming = tables()
            return None
        self.number += 1
        return self.history[self.number]

    def _count(self, results: Iterable[Result]) -> None:
        for result in results:
            self.counted.append(result)
            for e, (points, score) in self.stage.worth(result).items():
                self.total[e] = (self.total[e][0] + points, self.total[e][1] + score)

    # ------------------------------------------------------------------ who leaves
    def _cut(self, rule: Cut, results: tuple[Result, ...]) -> bool:
        played, total = self.number, {e: self.total[e] for e in self.alive}
        lines = cuts.lines(rule, results, total, self.stage.until)
        extra = self._settled(lines)
        if extra is None:
            return False
        staying = cuts.staying(lines, extra) | {r.seats[0] for r in results if r.how == "bye"}
        leaving = [e for e in self.alive if e not in staying]
        self._leave(leaving, (played, True))
        self.idle = not leaving
        if len(results) == 1:
            self.final = {e: (*lines[0].worth[e], *extra.get(e, ())) for e in lines[0].people}
        return self._champion(results)

    def _champion(self, results: Sequence[Result]) -> bool:
        """Whether one is first where nobody can sit down any more: a place nobody gives away.

        Equals of the last table, or two who come from different ones, play an extra hand.
        """
        several = len(results) > 1 and self.stage.rounds is not None
        limited = several or self.stage.until > 1
        if limited or self.idle or not self._over():
            return True
        worth = cuts.at_table(results[0]) if len(results) == 1 else dict.fromkeys(self.alive, ())
        extra = self._settled((Line(self.alive, 1, worth),))
        if extra is not None:
            self.final |= {e: (*worth[e], *extra.get(e, ())) for e in self.alive}
        return extra is not None

    def _settled(self, lines: Sequence[Line]) -> dict[Entrant, Worth] | None:
        """What the extra hands gave that these lines needed; None: one is still to play."""
        extra: dict[Entrant, Worth] = {}
        played: set[Entrant] = set()
        while level := self._level(lines, extra, played):
            results = self._results(lambda: tuple(Table(seats, PLAYOFF) for seats in level))
            if results is None or len(results) < len(level):
                return None
            for result in results:
                played.update(result.seats)
                _add(extra, cuts.at_table(result))
        return extra

    def _level(
        self, lines: Sequence[Line], extra: dict[Entrant, Worth], played: set[Entrant]
    ) -> tuple[Seats, ...]:
        """Who has to play an extra hand; what needs none is settled here.

        Whoever has gone since is behind; those who have played one may draw lots.
        """
        found: list[Seats] = []
        for line in lines:
            while level := line.level(extra):
                here = {e: (Fraction(not self.field.left(e, self.number + 1)),) for e in level}
                if len(set(here.values())) > 1:
                    _add(extra, here)
                elif line.lot and played.issuperset(level):
                    lot = self.field.luck(f"round {self.number}", "level").shuffled(level)
                    _add(extra, {e: (Fraction(-place),) for place, e in enumerate(lot)})
                else:
                    found.append(level)
                    break
        return tuple(found)

    # ------------------------------------------------------------------ who sits where
    def _sizes(self) -> tuple[int, ...]:
        return seating.sizes(len(self.alive), self.stage.size, self.stage.uneven)

    def _seated(self) -> tuple[Table, ...]:
        sizes = self._sizes()
        free = self._free(len(self.alive) - sum(sizes))
        line = [e for e in self.alive if e not in free]
        before = [r.seats for r in self.counted if len(r.seats) > 1]
        if self.stage.seating == "lot":
            tables = seating.in_line(self._drawn(line, sizes, before), sizes)
        else:
            line.sort(key=lambda e: self.total[e], reverse=True)
            seat = seating.snaked if self.stage.seating == "snake" else seating.in_line
            tables = seat(line, sizes)
        had = seating.places(before)
        seated = (Table(seating.turned(seats, had)) for seats in tables)
        return (*seated, *(Table((e,)) for e in free))

    def _drawn(self, line: Seats | list[Entrant], sizes: Sequence[int],
               before: Sequence[Seats]) -> Sequence[Entrant]:  # fmt: skip
        """The first round is the field's draw; later ones are drawn where there is a seed."""
        if not self.rounds or self.field.seed is None:
            return line
        met, mates = seating.met(before), seating.team_mates(self.field.about)
        company = (lambda a, b: met(a, b) + mates(a, b)) if self.stage.apart else met
        luck = self.field.luck(f"round {self.number + 1}")
        return seating.apart(seating.shuffles(line, luck), sizes, company)

    def _free(self, count: int) -> Seats:
        """Who rests: of those with the fewest byes the best so far, then the last in the draw."""
        had = Counter(r.seats[0] for r in self.counted if r.how == "bye")
        able = reversed(self.alive)
        order = sorted(able, key=lambda e: (-had[e], self.total[e]), reverse=True)
        return tuple(order[:count])


def _add(extra: dict[Entrant, Worth], more: Mapping[Entrant, Worth]) -> None:
    for entrant, worth in more.items():
        extra[entrant] = (*extra.get(entrant, ()), *worth)
