"""Tie-breaks 破同分: everything that tells equals apart, in the organiser's order.

Each criterion gives everybody a number; the numbers stand in the standings, so that anyone
can redo the order.  "direct" (also "head_to_head") and "last_hand" ask only those who are
level so far, and say nothing unless all of them have met.  Definitions: FIDE handbook C.07.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from itertools import combinations, groupby

from engines.formats.cards import Card, Line, cards
from engines.formats.promotion import LESS, PLAYOFF
from engines.formats.stage import (
    NONE,
    ONE,
    Entrant,
    Field,
    Points,
    Record,
    Result,
    Standing,
    records,
)

DIRECT = ("direct", "head_to_head")
AMONG = (*DIRECT, "last_hand")  # asked among equals only
Values = Mapping[Entrant, Fraction]


class Sheet:
    """The numbers of one stage, worked out as they are asked for.

    `league`: who meets whom was fixed beforehand, so that a forfeit counts against the one
    who should have been met, and a round off is nothing.
    """

    def __init__(self, field: Field, points: Points, league: bool = False) -> None:
        self.field = field
        self.points = points
        self.league = league

    @cached_property
    def cards(self) -> dict[Entrant, Card]:
        return cards(self.field, self.points)

    @cached_property
    def records(self) -> dict[Entrant, Record]:
        return records(self.field)

    @cached_property
    def results(self) -> dict[Entrant, list[Result]]:
        """Everyone's results with an opponent, in order."""
        found: dict[Entrant, list[Result]] = {e: [] for e in self.field.entrants}
        for result in self.field.results:
            if len(result.seats) > 1:
                for entrant in result.seats:
                    found[entrant].append(result)
        return found

    def values(self, name: str, group: Sequence[Entrant]) -> Values:
        """What a criterion gives each of a group of equals."""
        if name in DIRECT:
            return self._direct(group)
        if name == "last_hand":
            return self._last_hand(group)
        if name == "lot":
            return self._lot
        return {entrant: CRITERIA[name](self, entrant) for entrant in group}

    # ------------------------------------------------------------------ Buchholz and its kin
    def met(self, entrant: Entrant) -> list[tuple[Line, Fraction]]:
        """Every round's line, and what the opponent of that round is worth."""
        card = self.cards[entrant]
        return [
            (line, self._worth(card, line))
            for line in card.lines
            if not self.league or line.opponent is not None
        ]

    def _worth(self, card: Card, line: Line) -> Fraction:
        other = None if line.opponent is None else self.cards[line.opponent]
        if other is None:  # a virtual opponent drew all rounds at best
            return min(card.total, self.points.draw * self.field.round)
        if self.league:
            return other.total
        return other.worth if line.played else min(card.total, other.worth)

    # ------------------------------------------------------------------ among equals
    def _direct(self, group: Sequence[Entrant]) -> Values:
        """Points from the games among them; nothing unless everyone met everyone.

        At a table of more than two each was ahead of others, as if they had met alone.
        """
        took = dict.fromkeys(group, NONE)
        pairs: set[frozenset[Entrant]] = set()
        for result in {id(r): r for e in group for r in self.results[e]}.values():
            if not (result.played or self.league or len(result.seats) > 2):
                continue
            for one, two in combinations([e for e in result.seats if e in took], 2):
                pairs.add(frozenset((one, two)))
                for entrant, points in self._meeting(result, one, two).items():
                    took[entrant] += points
        whole = 2 * len(pairs) == len(group) * (len(group) - 1)
        return took if whole else dict.fromkeys(group, NONE)

    def _meeting(self, result: Result, one: Entrant, two: Entrant) -> Values:
        """What two took from each other at a table."""
        if len(result.seats) > 2:
            seats = [result.seats.index(e) for e in (one, two)]
            points = tuple(result.points[seat] for seat in seats)
            result = replace(
                result, seats=(one, two), points=points, out=result.out & {one, two},
                games=(), faults=(), seconds=(),
            )  # fmt: skip
        return {e: self.points.of(e, result) for e in (one, two)}

    def _last_hand(self, group: Sequence[Entrant]) -> Values:
        """What each took from the last hand of the table at which all of them sat last."""
        last = {id(r[-1]): r[-1] for e in group if (r := self.results[e])}
        if len(last) != 1:
            return dict.fromkeys(group, NONE)
        (result,) = last.values()
        if not set(group) <= set(result.seats):
            return dict.fromkeys(group, NONE)
        took = result.games[-1] if result.games else result.points
        return {e: took[result.seats.index(e)] for e in group}

    @cached_property
    def _lot(self) -> Values:
        order = self.field.luck("tie-break").shuffled(sorted(self.field.entrants))
        return {entrant: Fraction(place) for place, entrant in enumerate(order, start=1)}


# ---------------------------------------------------------------------- one number each
def _buchholz(sheet: Sheet, entrant: Entrant) -> Fraction:
    return sum((worth for _, worth in sheet.met(entrant)), NONE)


def _buchholz_cut1(sheet: Sheet, entrant: Entrant) -> Fraction:
    """Without the least; a round missed by one's own choice is cut before any other."""
    met = sheet.met(entrant)
    missed = [worth for line, worth in met if line.missed]
    cut = min(missed or [worth for _, worth in met], default=NONE)
    return sum((worth for _, worth in met), NONE) - cut


def _sonneborn_berger(sheet: Sheet, entrant: Entrant) -> Fraction:
    """The points of those beaten and half the points of those drawn with."""
    return sum((worth * line.share for line, worth in sheet.met(entrant) if line.share), NONE)


def _progressive(sheet: Sheet, entrant: Entrant) -> Fraction:
    """The sum of the scores after each round."""
    lines = sheet.cards[entrant].lines
    return sum((line.points * (len(lines) - i) for i, line in enumerate(lines)), NONE)


def _difference(sheet: Sheet, entrant: Entrant) -> Fraction:
    """What was taken at the tables, less what each opponent took on the average."""
    return sum((_margin(r.points, r.seats.index(entrant)) for r in sheet.results[entrant]), NONE)


def _game_difference(sheet: Sheet, entrant: Entrant) -> Fraction:
    """Games won less games lost; the shares of a match, where games on points are not told."""
    total = NONE
    for result in sheet.results[entrant]:
        seat = result.seats.index(entrant)
        games = [_shares(game) for game in result.games] or [result.points]
        total += sum((_margin(game, seat) for game in games), NONE)
    return total


def _shares(game: Sequence[Fraction]) -> tuple[Fraction, ...]:
    best = max(game)
    share = ONE / game.count(best)
    return tuple(share if taken == best else NONE for taken in game)


def _margin(took: Sequence[Fraction], seat: int) -> Fraction:
    return took[seat] - (sum(took, NONE) - took[seat]) / (len(took) - 1)


def _told(numbers: Sequence[Fraction], result: Result, entrant: Entrant) -> Fraction:
    return numbers[result.seats.index(entrant)] if numbers else NONE


def _violations(sheet: Sheet, entrant: Entrant) -> Fraction:
    return sum((_told(r.faults, r, entrant) for r in sheet.results[entrant]), NONE)


def _time_used(sheet: Sheet, entrant: Entrant) -> Fraction:
    return sum((_told(r.seconds, r, entrant) for r in sheet.results[entrant]), NONE)


CRITERIA: Mapping[str, Callable[[Sheet, Entrant], Fraction]] = {
    "points": lambda sheet, e: sheet.cards[e].total,
    "wins": lambda sheet, e: Fraction(sheet.records[e].won),
    "event_wins": lambda sheet, e: Fraction(sheet.records[e].won + sheet.field.profile(e).wins),
    "buchholz": _buchholz,
    "buchholz_cut1": _buchholz_cut1,
    "sonneborn_berger": _sonneborn_berger,
    "progressive": _progressive,
    "game_difference": _game_difference,
    "score_difference": _difference,
    "fewer_draws": lambda sheet, e: Fraction(sheet.records[e].drawn),
    "more_draws": lambda sheet, e: Fraction(sheet.records[e].drawn),
    "fewer_violations": _violations,
    "time_used": _time_used,
    "earlier_entry": lambda sheet, e: Fraction(e + 1),
}
NAMES = (*CRITERIA, *DIRECT, "last_hand", "lot", PLAYOFF)
# These add up stage points, round by round or those of opponents.
OF_POINTS = ("buchholz", "buchholz_cut1", "sonneborn_berger", "progressive")


# ---------------------------------------------------------------------- the order
def criteria(names: Sequence[str], field: Field, over: bool) -> tuple[str, ...]:
    """The criteria that count now, points first where no place is said for them.

    Lots are drawn when the stage is `over`; what stands after a play-off waits for it.  Who
    came through earlier stages counts the wins of all of them where those of this are level.
    """
    found = list(names) if "points" in names else ["points", *names]
    if PLAYOFF in found:
        found = found[: found.index(PLAYOFF)]
    if "wins" in found and any(about.wins for about in field.about.values()):
        found.insert(found.index("wins") + 1, "event_wins")
    return tuple(name for name in found if over or name != "lot")


def standings(sheet: Sheet, entrants: Iterable[Entrant], names: Sequence[str],
              group: str | None = None) -> tuple[Standing, ...]:  # fmt: skip
    """Everyone of a group by these criteria, each row with its numbers; equals share a rank."""
    everyone = list(entrants)
    order = _Order(sheet, names, everyone)
    rows: list[Standing] = []
    for equals in order.split(everyone, 0):
        rank = len(rows) + 1
        for entrant in equals:
            told = tuple((n, order.numbers[entrant].get(n, NONE)) for n in names if n != "points")
            total, record = sheet.cards[entrant].total, sheet.records[entrant]
            rows.append(Standing(rank, entrant, total, record, told, group))
    return tuple(rows)


class _Order:
    """Splitting equals by one criterion after another, and the numbers that it took."""

    def __init__(self, sheet: Sheet, names: Sequence[str], everyone: Sequence[Entrant]) -> None:
        self.sheet = sheet
        self.names = names
        self.numbers: dict[Entrant, dict[str, Fraction]] = {e: {} for e in everyone}
        self.fixed = {n: sheet.values(n, everyone) for n in names if n not in AMONG}
        for name, values in self.fixed.items():
            for entrant in everyone:
                self.numbers[entrant][name] = values[entrant]
        # In a league everyone meets, so equals among the rest are asked again who won.
        self.direct = next((i for i, n in enumerate(names) if n in DIRECT), None)

    def split(self, group: list[Entrant], start: int) -> list[list[Entrant]]:
        """The classes of equals, best first."""
        if len(group) == 1:
            return [group]
        for index in range(start, len(self.names)):
            classes = self._classes(group, self.names[index])
            if len(classes) > 1:
                after = self._after(index)
                return [part for each in classes for part in self.split(each, after)]
        return [group]

    def _after(self, index: int) -> int:
        """Where the parts of a group go on: a part of those who met is asked again."""
        if self.names[index] in DIRECT:
            return index
        if self.sheet.league and self.direct is not None and self.direct < index:
            return self.direct
        return index + 1

    def _classes(self, group: list[Entrant], name: str) -> list[list[Entrant]]:
        values = self.fixed.get(name) or self._among(group, name)
        classes: dict[Fraction, list[Entrant]] = {}
        for entrant in group:
            classes.setdefault(values[entrant], []).append(entrant)
        return [classes[value] for value in sorted(classes, reverse=name not in LESS)]

    def _among(self, group: list[Entrant], name: str) -> Values:
        values = self.sheet.values(name, group)
        for entrant in group:
            self.numbers[entrant].setdefault(name, values[entrant])
        return values


def parted(rows: Sequence[Standing], field: Field, names: Sequence[str],
           over: bool) -> tuple[Standing, ...]:  # fmt: skip
    """Rows of a format with places of its own, equals told apart by what the organiser named."""
    told = [name for name in criteria(names, field, over) if name != "points"]
    if not told:
        return tuple(rows)
    sheet = Sheet(field, Points())
    found: list[Standing] = []
    for _, equals in groupby(rows, lambda row: (row.group, row.rank)):
        level = {row.entrant: row for row in equals}
        order = _Order(sheet, told, list(level))
        rank = next(iter(level.values())).rank
        for part in order.split(list(level), 0):
            for entrant in part:
                more = tuple((name, order.numbers[entrant].get(name, NONE)) for name in told)
                row = level[entrant]
                found.append(replace(row, rank=rank, tiebreaks=(*row.tiebreaks, *more)))
            rank += len(part)
    return tuple(found)
