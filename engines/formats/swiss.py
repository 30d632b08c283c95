"""Swiss system 瑞士制: a set number of rounds, near scores meet, nobody meets twice.

Rules "fide" are the Dutch system of FIDE's handbook (C.04.3) by an engine of its own; rules
"simple" pair score groups, and also carry fields too large for the engine and points that
its report cannot say.  Of an odd number the lowest who can has a bye: once only, never after
a forfeit won, worth a win if nothing else is said.  Who cannot play in a round asks for a
bye of half a point or is absent for nothing.  Late entrants are in from the round they join.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import ClassVar

from engines.formats import dutch
from engines.formats.cards import scores
from engines.formats.groups import by_merit
from engines.formats.score_groups import paired
from engines.formats.settings import (
    a_list,
    an_object,
    choice,
    exact,
    optional,
    read_number,
    setting,
    whole,
)
from engines.formats.stage import (
    Entrant,
    Field,
    Points,
    Profile,
    Stage,
    Standing,
    Stuck,
    Table,
)
from engines.formats.tiebreaks import Sheet, criteria, standings
from engines.formats.trf import fits, report
from engines.luck import Luck

# What the engine pairs in good time: entrants, and those of a score group somebody floats in
# or out of (it matches such a group as a whole, in time that grows with the cube of its size).
LARGEST, LARGEST_MIXED = 1000, 110
Seats = tuple[Entrant, ...]


def companies(value: object, at: str) -> tuple[Seats, ...]:
    """A list of tables: who sits there, as entrants' numbers."""
    return tuple(
        tuple(whole(0)(e, f"{at}[{i}][{j}]") for j, e in enumerate(a_list(seats, f"{at}[{i}]")))
        for i, seats in enumerate(a_list(value, at))
    )


def rounds_by_hand(value: object, at: str) -> tuple[tuple[int, tuple[Seats, ...]], ...]:
    """Tables of two, or of one with a bye, by the number of their round."""
    given = an_object(value, at)
    return tuple(
        (read_number(number, f"{at}.{number}", 99), _pairs(tables, f"{at}.{number}"))
        for number, tables in given.items()
    )


def _pairs(value: object, at: str) -> tuple[Seats, ...]:
    tables = companies(value, at)
    whole(1)(len(tables), at)
    for i, seats in enumerate(tables):
        whole(1, 2)(len(seats), f"{at}[{i}]")
    return tables


@dataclass(frozen=True)
class Swiss(Stage):
    """`rounds`: as many as a knock-out of the first round's people would have, if not said.
    `order`: who is number 1: by "rating", as "seeded", by "lot".  `first_colour`: whether the
    first of the order begins with the first move.  `bye`: what a bye is worth.  `avoid`: who
    never meet.  `stuck`: what happens when the rules leave no pairing: "ask" the organiser,
    "finish" there, or "rematch" (as few as possible meet again).  `by_hand`: the tables of
    rounds that the organiser paired, by number.
    """

    key: ClassVar[str] = "swiss"
    keeps: ClassVar[bool] = True
    usual: ClassVar[tuple[str, ...]] = (
        "direct",
        "buchholz_cut1",
        "buchholz",
        "sonneborn_berger",
        "wins",
        "lot",
    )

    rounds: int | None = setting(None, optional(whole(1, 99)))
    rules: str = choice("fide", "simple")
    ordered: str = choice("rating", "seeded", "lot", name="order")
    first_colour: str = choice("lot", "first", "second")
    bye: Fraction | None = setting(None, optional(exact))
    avoid: tuple[Seats, ...] = setting((), companies)
    stuck: str = choice("ask", "finish", "rematch")
    by_hand: tuple[tuple[int, tuple[Seats, ...]], ...] = setting((), rounds_by_hand)

    # ------------------------------------------------------------------ what a stage answers
    def order(self, entrants: Sequence[Entrant], about: Mapping[Entrant, Profile],
              luck: Callable[[], Luck]) -> tuple[Entrant, ...]:  # fmt: skip
        """The numbers of the field: by rating or seed number, equals by lot.

        Who comes late takes no part in the lots, so that these stay as they were drawn.
        """
        counted = {e: self._merit(about[e]) if e in about else Profile() for e in entrants}

        def lots() -> tuple[Entrant, ...]:
            there = (e for e in entrants if counted[e].joins <= 1)
            late = (e for e in entrants if counted[e].joins > 1)
            return (*luck().shuffled(there), *sorted(late, key=lambda e: counted[e].joins))

        return lots() if self.ordered == "lot" else by_merit(entrants, counted, lots)

    def _merit(self, profile: Profile) -> Profile:
        return replace(profile, seeded=None) if self.ordered == "rating" else profile

    def count(self, field: Field) -> int:
        """How many rounds are played: not said, it is settled by those who are there when the
        first round that two can play is drawn, however many come later or go."""
        about = [(e, field.profile(e).joins) for e in field.entrants]
        _, *others = sorted(joins for e, joins in about if not field.left(e, joins)) or [1]
        there = others.count(others[0]) if others else 1
        return self.rounds or there.bit_length()

    @property
    def scoring(self) -> Points:
        return self.points if self.bye is None else replace(self.points, bye=self.bye)

    def next_round(self, field: Field) -> tuple[Table, ...]:
        number = field.round + 1
        playing = tuple(e for e in field.entrants if _plays(field, e, number))
        if number > self.count(field):
            return ()
        asked = (e for e in field.entrants if _asked(field, e, number))
        halves = tuple(Table((e,), alone="half") for e in asked)
        if len(playing) < 2:
            byes = tuple(Table((e,)) for e in playing)
            alone = (*byes, *halves) or _missed(field, number)
            return alone if self._meet_later(field) else ()
        if by_hand := self._by_hand(field, playing):
            return by_hand
        drawn = _Draw(self, field, playing).tables()
        return (*drawn, *halves) if drawn else ()

    def _meet_later(self, field: Field) -> bool:
        """Whether a round to come has two to play it, though this one has not."""
        later = range(field.round + 2, self.count(field) + 1)
        return any(sum(_plays(field, e, n) for e in field.entrants) > 1 for n in later)

    def _by_hand(self, field: Field, playing: Sequence[Entrant]) -> tuple[Table, ...]:
        """The round as the organiser paired it; whose opponent is not there has a bye."""
        tables = dict(self.by_hand).get(field.round + 1, ())
        here = (tuple(e for e in seats if e in playing) for seats in tables)
        return tuple(Table(seats) for seats in here if seats)

    def decided(self, field: Field) -> bool:
        return field.round >= self.count(field)

    def standings(self, field: Field) -> tuple[Standing, ...]:
        sheet = Sheet(field, self.scoring)
        names = criteria(self.tiebreaks or self.usual, field, self._over(field))
        return standings(sheet, field.entrants, names)

    def _over(self, field: Field) -> bool:
        """Whether lots may be drawn; the usual ones only where there is a seed to draw from."""
        drawable = field.seed is not None or "lot" in self.tiebreaks
        return self.decided(field) and drawable

    def report(self, field: Field, names: Mapping[Entrant, str], title: str = "") -> str:
        """The stage as a FIDE report for other programs; its points must fit (`trf.fits`)."""
        return report(
            field,
            self.scoring,
            rounds=self.count(field),
            colour="W" if self.first_begins(field) else "B",
            names=names,
            title=title,
            avoid=self.avoid,
        )

    def first_begins(self, field: Field) -> bool:
        """Whether the first of the order begins with the first move."""
        if self.first_colour == "lot":
            return not field.luck("first colour").below(2)
        return self.first_colour == "first"

    def warnings(self, count: int) -> tuple[str, ...]:
        """Too many rounds: all have met before the last, or the best meet the weakest."""
        if self.rounds is None or count < 2:
            return ()
        if self.rounds >= count - 1:
            return ("warn-all-meet",)
        return ("warn-many-rounds",) if 3 * self.rounds > 2 * count else ()


def _missed(field: Field, number: int) -> tuple[Table, ...]:
    """A round to which nobody at all comes is one that all of them lose."""
    absent = (e for e in field.entrants if number in field.profile(e).absent)
    return tuple(Table((e,), alone="absent") for e in absent if not field.left(e, number))


def _plays(field: Field, entrant: Entrant, number: int) -> bool:
    return _here(field, entrant, number) and number not in field.profile(entrant).halves


def _asked(field: Field, entrant: Entrant, number: int) -> bool:
    return _here(field, entrant, number) and number in field.profile(entrant).halves


def _here(field: Field, entrant: Entrant, number: int) -> bool:
    about = field.profile(entrant)
    away = about.joins > number or number in about.absent
    return not away and not field.left(entrant, number)


class _Draw:
    """The pairing of one round."""

    def __init__(self, stage: Swiss, field: Field, playing: Sequence[Entrant]) -> None:
        self.stage = stage
        self.field = field
        self.playing = playing
        self.number = field.round + 1
        self.score = scores(field, stage.scoring)
        self.place = {e: i for i, e in enumerate(field.entrants)}

    def tables(self) -> tuple[Table, ...]:
        found = self._found()
        return tuple(map(Table, sorted(found, key=self._board)))

    def _board(self, seats: Seats) -> tuple[bool, list[Fraction], int]:
        """Boards by the better score of the two, then by the other, then by number; byes last."""
        taken = sorted(-self.score[e] for e in seats)
        return len(seats) == 1, taken, min(self.place[e] for e in seats)

    def _found(self) -> tuple[Seats, ...]:
        try:
            return self._dutch() if self._by_engine else self._simple()
        except dutch.EngineFailed:
            return self._simple()
        except dutch.NoPairing:
            return self._stuck()

    @property
    def _by_engine(self) -> bool:
        wanted = self.stage.rules == "fide" and fits(self.stage.scoring)
        return wanted and len(self.playing) <= LARGEST and self._mixed() <= LARGEST_MIXED

    def _mixed(self) -> int:
        """The largest score group that cannot be paired within itself."""
        sizes = Counter(self.score[e] for e in self.playing)
        largest = above = 0
        for score in sorted(sizes, reverse=True):
            if above % 2 or sizes[score] % 2:
                largest = max(largest, sizes[score])
            above += sizes[score]
        return largest if self.number > 1 else 0

    def _stuck(self) -> tuple[Seats, ...]:
        """What the organiser chose for a round that the rules cannot pair."""
        if self.stage.stuck == "finish":
            return ()
        if self.stage.stuck == "rematch":
            return self._simple(rematch=True)
        raise Stuck

    # ------------------------------------------------------------------ FIDE's system
    def _dutch(self) -> tuple[Seats, ...]:
        field, stage = self.field, self.stage
        here = set(self.playing)
        away = {e: "H" if _asked(field, e, self.number) else "Z"
                for e in field.entrants if e not in here}  # fmt: skip
        text = report(
            field,
            stage.scoring,
            rounds=stage.count(field),
            colour="W" if self.stage.first_begins(self.field) else "B",
            avoid=stage.avoid,
            away=away,
        )
        pairs = dutch.pairs(text, self.number)
        return tuple(tuple(field.entrants[n - 1] for n in pair if n) for pair in pairs)

    # ------------------------------------------------------------------ score groups
    def _simple(self, rematch: bool = False) -> tuple[Seats, ...]:
        score = self.score
        line = sorted(self.playing, key=lambda e: (-score[e], self.place[e]))
        met = {frozenset(pair) for pair in self.stage.avoid}
        met |= {frozenset(r.seats) for r in self.field.results if r.played}
        for free in self._free(line, rematch):
            rest = [e for e in line if e != free]
            pairs = paired(rest, score, met, rematch)
            if pairs is not None:
                alone = () if free is None else ((free,),)
                return (*(self._coloured(*pair) for pair in pairs), *alone)
        return self._stuck()

    def _free(self, line: Sequence[Entrant], again: bool) -> Sequence[Entrant | None]:
        """Who may have the bye, best choice first: the lowest who had no point for nothing.

        `again`: where the organiser lets people meet again, those with fewest such points.
        """
        if len(line) % 2 == 0:
            return (None,)
        rested = Counter(
            e
            for r in self.field.results
            if not r.played and r.how not in ("half", "absent")
            for e in r.winners
        )
        order = sorted(reversed(line), key=lambda e: rested[e])
        return order if again else [e for e in order if not rested[e]]

    def _coloured(self, one: Entrant, two: Entrant) -> Seats:
        """Who had the first move less often has it now; else who did not have it last."""
        if not self.number - 1:
            odd = self.place[one] % 2 == 0
            return (one, two) if odd == self.stage.first_begins(self.field) else (two, one)
        turns = self._turns
        mine, yours = turns[one], turns[two]
        if sum(mine) != sum(yours):
            return (one, two) if sum(mine) < sum(yours) else (two, one)
        return (two, one) if mine[::-1] > yours[::-1] else (one, two)

    @cached_property
    def _turns(self) -> dict[Entrant, list[int]]:
        """Everyone's games: +1 for each with the first move, -1 for each other, in order."""
        turns: dict[Entrant, list[int]] = {e: [] for e in self.field.entrants}
        for result in self.field.results:
            if result.played:
                for entrant, turn in zip(result.seats, (1, -1), strict=True):
                    turns[entrant].append(turn)
        return turns
