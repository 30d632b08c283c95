"""Arena 淘汰换桌赛: everyone has chips, and tables are drawn again all the time.

A table breaks up after `shift` hands, or as soon as somebody has nothing left; its people
join the queue in the order in which they were called, and whenever enough wait the first of
the queue sit down together, though not the very same people again while there is anybody
else.  A round here is a set of tables that sat down after the same hand; hands are counted
through the whole stage.  The hand at which a table breaks up says who waits first, so the
next ones sit down when all tables have told theirs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, ClassVar

from engines.formats import seating
from engines.formats.seating import Seats
from engines.formats.settings import a_list, choice, optional, setting, whole
from engines.formats.stage import (
    NONE,
    Entrant,
    Field,
    Result,
    Stage,
    Standing,
    Table,
    ranked,
    records,
)
from engines.formats.tiebreaks import parted
from engines.match import Match

STILL_IN = 1 << 30
Where = tuple[int, frozenset[Entrant]]


def stakes(value: Any, at: str) -> tuple[int, ...]:
    found = tuple(whole(1)(stake, f"{at}[{i}]") for i, stake in enumerate(a_list(value, at)))
    whole(1, 99)(len(found), at)
    return found


@dataclass(frozen=True)
class Arena(Stage):
    """`chips` to begin with, `shift` hands at a table; it ends when `until` are left, or no
    table can be filled, and nobody sits down any more after `hands` hands.

    `stakes`: what a hand is played for, the next one after every `rise` hands.
    """

    key: ClassVar[str] = "arena"
    counts: ClassVar[tuple[str, ...]] = ()
    own_scores: ClassVar[bool] = True

    size: int = choice(3, 4, 2)
    chips: int = setting(100, whole(1))
    shift: int = setting(4, whole(1))
    until: int = setting(1, whole(1))
    hands: int | None = setting(None, optional(whole(1)))
    stakes: tuple[int, ...] = setting((1,), stakes)
    rise: int = setting(4, whole(1))

    # ------------------------------------------------------------------ what a stage answers
    def next_round(self, field: Field) -> tuple[Table, ...]:
        rounds = _floor(self, field).rounds
        return rounds[field.round] if field.round < len(rounds) else ()

    def decided(self, field: Field) -> bool:
        floor = _floor(self, field)
        return not floor.playing and field.round >= len(floor.rounds)

    def through(self, field: Field) -> tuple[Entrant, ...]:
        out = _floor(self, field).out
        return tuple(row.entrant for row in self.standings(field) if row.entrant not in out)

    def standings(self, field: Field) -> tuple[Standing, ...]:
        """Who has chips, by chips; then who lasted longer, and had more before the last hand."""
        floor, record = _floor(self, field), records(field)
        rows = [
            Standing(rank, e, floor.chips[e], record[e], _told(floor.out.get(e)))
            for rank, e in ranked(field.entrants, floor.place)
        ]
        return parted(rows, field, self.tiebreaks, self.decided(field))

    def terms(self, match: Match) -> Match:
        """As many hands as there were: whether the table is done is for the stage to say."""
        return replace(match, hands=1, target=None, stop_at_zero=False, start=0, then="shared")

    def settled(self, field: Field, result: Result, table: int) -> Result | None:
        """None while neither the shift is over nor anybody has nothing left."""
        floor = _floor(self, field)
        start = floor.starts[where(result)]
        if result.how == "simulated":
            result = self._rehearsed(result, 1 + start // (8 * self.shift))
        ended = _ended(result, start, self.shift)
        left = (floor.chips[e] + p for e, p in zip(result.seats, result.points, strict=True))
        over = ended - start + 1 >= self.shift or min(left) <= 0 or result.out
        return replace(result, hand=ended) if over else None

    def _rehearsed(self, result: Result, stake: int) -> Result:
        """Chips for the places of a rehearsal, more and more of them so that it ends."""
        middle = sum(result.points, NONE) / len(result.points)
        chips = self.chips * stake
        return replace(result, points=tuple((p - middle) * chips for p in result.points))

    @property
    def level(self) -> str:
        return "unfinished"

    def stake(self, hand: int) -> int:
        """What hand 1, 2, … of the stage is played for."""
        return self.stakes[min((hand - 1) // self.rise, len(self.stakes) - 1)]

    def start(self, field: Field, number: int, seats: Iterable[Entrant]) -> int:
        """The first hand of a table of round `number`."""
        return _floor(self, field).starts[number, frozenset(seats)]


def where(result: Result) -> Where:
    return result.round, frozenset(result.seats)


def _ended(result: Result, start: int, shift: int) -> int:
    """The hand after which a table broke up: as told, by its hands, or after the shift."""
    return max(result.hand, start) if result.hand else start + (len(result.games) or shift) - 1


def _told(out: tuple[int, Fraction] | None) -> tuple[tuple[str, Fraction], ...]:
    return (("last_hand", Fraction(out[0])),) if out else ()


# The floor that was asked about last: the next question is mostly of the same or a later hand.
_LATEST: list[tuple[Arena, Field, _Floor]] = []


def _floor(stage: Arena, field: Field) -> _Floor:
    """What is known from the field's results; goes on from the latest floor where it can."""
    for kept, before, floor in _LATEST:
        known = len(before.results)
        same = (stage, field.entrants, field.gone) == (kept, before.entrants, before.gone)
        if not same or field.results[:known] != before.results:
            continue
        if len(field.results) == known:
            return floor
        found = floor.after(field.results[known:])
        break
    else:
        found = _Floor(stage, field)
    _LATEST[:] = [(stage, field, found)]
    return found


class _Floor:
    """What happened hand by hand: who sits, who waits, who is out.

    `rounds` are the tables by when they sat down, `starts` their first hands; `out` gives
    the hand after which somebody left, and the chips they had before it.
    """

    def __init__(self, stage: Arena, field: Field) -> None:
        self.stage, self.field = stage, field
        self.chips = dict.fromkeys(field.entrants, Fraction(stage.chips))
        self.queue = list(field.entrants)
        self.out: dict[Entrant, tuple[int, Fraction]] = {}
        self.last: dict[Entrant, frozenset[Entrant]] = {}
        self.had: Counter[tuple[Entrant, int]] = Counter()
        self.rounds: list[tuple[Table, ...]] = []
        self.starts: dict[Where, int] = {}
        self.called: dict[Where, Seats] = {}
        self.playing: dict[Where, Result | None] = {}
        self.told: dict[Where, Result] = {}
        self.hand = 0
        self._sit_down()
        self._learn(field.results)

    def after(self, results: Sequence[Result]) -> _Floor:
        """The floor with the results of more tables."""
        later = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list | dict):
                setattr(later, name, value.copy())
        later._learn(results)
        return later

    def _learn(self, results: Iterable[Result]) -> None:
        self.told |= {where(r): r for r in results}
        while True:
            self.playing |= {w: self.told[w] for w in self.playing if w in self.told}
            if not self._break_up():
                return
            self._sit_down()

    def place(self, entrant: Entrant) -> tuple[int, Fraction]:
        return self.out.get(entrant, (STILL_IN, self.chips[entrant]))

    # ------------------------------------------------------------------ sitting down
    def _sit_down(self) -> None:
        number = len(self.rounds) + 1
        for e in [e for e in self.queue if self.field.left(e, number)]:
            self.queue.remove(e)
            self.out[e] = (self.hand, self.chips[e])
        tables: list[Table] = []
        while not self._over() and (seats := self._first()):
            self.queue = [e for e in self.queue if e not in seats]
            tables.append(Table(seating.turned(seats, self.had)))
            self.had.update(seating.places([tables[-1].seats]))
            people = frozenset(seats)
            self.called[number, people] = seats
            self.last |= dict.fromkeys(seats, people)
            self.starts[number, people] = self.hand + 1
            self.playing[number, people] = None
        if tables:
            self.rounds.append(tuple(tables))

    def _over(self) -> bool:
        stage, alive = self.stage, len(self.field.entrants) - len(self.out)
        timed_out = stage.hands is not None and self.hand >= stage.hands
        return timed_out or alive <= stage.until or alive < stage.size

    def _first(self) -> Seats:
        """The first of the queue; the last of them gives way where they just sat together."""
        size = self.stage.size
        seats = tuple(self.queue[:size])
        if len(seats) < size:
            return ()
        if all(self.last.get(e) == frozenset(seats) for e in seats):
            if len(self.queue) > size:
                return (*seats[:-1], self.queue[size])
            return () if self.playing else seats
        return seats

    # ------------------------------------------------------------------ breaking up
    def _break_up(self) -> bool:
        """The tables that end first, all after the same hand; False until that is known."""
        ends = {w: self._end(result) for w, result in self.playing.items() if result}
        if not ends or None in self.playing.values():
            return False
        self.hand = min(ends.values())
        for place, hand in ends.items():
            result = self.playing[place]
            if hand == self.hand and result:
                del self.playing[place]
                self._leave(result)
        return True

    def _end(self, result: Result) -> int:
        return _ended(result, self.starts[where(result)], self.stage.shift)

    def _leave(self, result: Result) -> None:
        """Chips change hands; who has none left, or did not come, is out."""
        called = self.called.pop(where(result))
        for entrant in called:
            seat = result.seats.index(entrant)
            before = self.chips[entrant] + sum((game[seat] for game in result.games[:-1]), NONE)
            if not result.out:
                self.chips[entrant] += result.points[seat]
            if entrant in result.out or self.chips[entrant] <= 0:
                self.out[entrant] = (self.hand, before)
            else:
                self.queue.append(entrant)
