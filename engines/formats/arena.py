"""Arena 淘汰换桌赛: everyone has chips, and tables are drawn again all the time.

A table breaks up after `shift` hands, or as soon as somebody has nothing left; its people
join the queue, and whenever enough wait the first of the queue sit down together, though
not the very same people again while there is anybody else.  A round here is a set of
tables that sat down after the same hand; hands are counted through the whole stage.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
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
from engines.match import Match

STILL_IN = 1 << 30


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
    ahead: ClassVar[bool] = True

    size: int = choice(3, 4, 2)
    chips: int = setting(100, whole(1))
    shift: int = setting(4, whole(1))
    until: int = setting(1, whole(1))
    hands: int | None = setting(None, optional(whole(1)))
    stakes: tuple[int, ...] = setting((1,), stakes)
    rise: int = setting(4, whole(1))

    # ------------------------------------------------------------------ what a stage answers
    def next_round(self, field: Field) -> tuple[Table, ...]:
        rounds = _Floor(self, field).rounds
        return rounds[field.round] if field.round < len(rounds) else ()

    def decided(self, field: Field) -> bool:
        floor = _Floor(self, field)
        return not floor.playing and field.round >= len(floor.rounds)

    def through(self, field: Field) -> tuple[Entrant, ...]:
        out = _Floor(self, field).out
        return tuple(row.entrant for row in self.standings(field) if row.entrant not in out)

    def standings(self, field: Field) -> tuple[Standing, ...]:
        """Who has chips, by chips; then who lasted longer, and had more before the last hand."""
        floor, record = _Floor(self, field), records(field)
        rows = ranked(field.entrants, floor.place)
        return tuple(
            Standing(rank, e, floor.chips[e], record[e], _told(floor.out.get(e)))
            for rank, e in rows
        )

    def terms(self, match: Match) -> Match:
        """As many hands as there were: whether the table is done is for the stage to say."""
        return replace(match, hands=1, target=None, stop_at_zero=False, start=0, then="shared")

    def settled(self, field: Field, result: Result, table: int) -> Result | None:
        """None while neither the shift is over nor anybody has nothing left."""
        floor = _Floor(self, field)
        if result.how == "simulated":
            middle = sum(result.points, NONE) / len(result.points)
            lost = tuple((p - middle) * self.chips for p in result.points)
            result = replace(result, points=lost)
        start = floor.starts[result.round, frozenset(result.seats)]
        ended = _ended(result, start, self.shift)
        left = (floor.chips[e] + p for e, p in zip(result.seats, result.points, strict=True))
        over = ended - start + 1 >= self.shift or min(left) <= 0 or result.out
        return replace(result, hand=ended) if over else None

    @property
    def level(self) -> str:
        return "unfinished"

    def stake(self, hand: int) -> int:
        """What hand 1, 2, … of the stage is played for."""
        return self.stakes[min((hand - 1) // self.rise, len(self.stakes) - 1)]

    def start(self, field: Field, number: int, seats: Iterable[Entrant]) -> int:
        """The first hand of a table of round `number`."""
        return _Floor(self, field).starts[number, frozenset(seats)]


def _ended(result: Result, start: int, shift: int) -> int:
    """The hand after which a table broke up: as told, by its hands, or after the shift."""
    return result.hand or start + (len(result.games) or shift) - 1


def _told(out: tuple[int, Fraction] | None) -> tuple[tuple[str, Fraction], ...]:
    return (("last_hand", Fraction(out[0])),) if out else ()


class _Floor:
    """What happened hand by hand: who sits, who waits, who is out.

    `rounds` are the tables by when they sat down, `starts` their first hands; `out` gives
    the hand after which somebody left, and the chips they had before it.
    """

    def __init__(self, stage: Arena, field: Field) -> None:
        self.stage, self.field = stage, field
        self.known = {(r.round, frozenset(r.seats)): r for r in field.results}
        self.chips = dict.fromkeys(field.entrants, Fraction(stage.chips))
        self.queue = list(field.entrants)
        self.out: dict[Entrant, tuple[int, Fraction]] = {}
        self.last: dict[Entrant, frozenset[Entrant]] = {}
        self.had: Counter[tuple[Entrant, int]] = Counter()
        self.rounds: list[tuple[Table, ...]] = []
        self.starts: dict[tuple[int, frozenset[Entrant]], int] = {}
        self.playing: list[tuple[int, frozenset[Entrant]]] = []
        self.hand = 0
        self._sit_down()
        while self._break_up():
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
            where = (number, frozenset(seats))
            self.last |= dict.fromkeys(seats, where[1])
            self.starts[where] = self.hand + 1
            self.playing.append(where)
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
        """The tables that end first, all after the same hand; False when none is known to."""
        ends = {w: self._end(self.known[w], w) for w in self.playing if w in self.known}
        if not ends:
            return False
        self.hand = min(ends.values())
        for where in [w for w, hand in ends.items() if hand == self.hand]:
            self.playing.remove(where)
            self._leave(self.known[where])
        return True

    def _end(self, result: Result, where: tuple[int, frozenset[Entrant]]) -> int:
        return max(_ended(result, self.starts[where], self.stage.shift), self.hand)

    def _leave(self, result: Result) -> None:
        """Chips change hands; who has none left, or did not come, is out."""
        for seat, entrant in enumerate(result.seats):
            before = self.chips[entrant] + sum((game[seat] for game in result.games[:-1]), NONE)
            if not result.out:
                self.chips[entrant] += result.points[seat]
            if entrant in result.out or self.chips[entrant] <= 0:
                self.out[entrant] = (self.hand, before)
            else:
                self.queue.append(entrant)
