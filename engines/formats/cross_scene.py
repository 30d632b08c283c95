"""Cross-tables 交叉表: who took what from whom, in a league and in a Swiss event.

A league's table has a column for every number of the group; a Swiss one has a column for
every round: the opponent's number, who had the first move, and what was taken.  The numbers are
the places; where equals share a place everybody has a number of their own beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engines.formats.course import Course
from engines.formats.labels import round_label
from engines.formats.mistakes import HERE
from engines.formats.promotion import by_group
from engines.formats.scene import Names, grouped, written
from engines.formats.stage import Entrant, Result, Standing
from render import tables
from render.look import han_face
from render.names import clean_name
from render.scene import Scene
from render.words import say

MOST_COLUMNS = 10  # opponents that a table is wide enough for
MOST_ROUNDS = 5  # the latest, with the numbers of the opponents; one less beside a column of these
MOST_ROWS = 64
SELF, NOBODY = "×", "–"


def cross_scene(rows: Sequence[Standing], course: Course, names: Names, language: str,
                title: str = "", rounds: bool = False) -> Scene:  # fmt: skip
    """The cross-table of a league, or with `rounds` (and for large groups) of a Swiss event."""
    groups = by_group(rows)
    wide = max(map(len, groups.values()), default=0) > MOST_COLUMNS
    kind = _Rounds if rounds or wide else _League
    sheet = kind(rows[:MOST_ROWS], course, language)
    number = _numbers(sheet.rows)
    shared = _shared(sheet.rows, number)
    heads = [("rank", "end"), *[("number", "end")] * shared, ("name", "start")]
    columns = [tables.Column(say(HERE, language, f"column-{n}"), a) for n, a in heads]
    columns += [tables.Column(text, "middle") for text in sheet.heads]
    columns.append(tables.Column(say(HERE, language, "column-points"), "end"))
    cells = [
        (
            str(row.rank),
            *[str(number[row.entrant])] * shared,
            clean_name(names[row.entrant]),
            *sheet.cells(row),
            written(row.points),
        )
        for row in sheet.rows
    ]
    told = [
        f"{number[row.entrant]}. {clean_name(names[row.entrant])}: "
        f"{' '.join(sheet.cells(row))}; {written(row.points)}"
        for row in sheet.rows
    ]
    drawn, spoken = grouped(sheet.rows, cells, told, language)
    head = " · ".join(text for text in (title, sheet.note) if text)
    alt = "\n".join((head, *spoken)).strip()
    return tables.table(columns, drawn, title=head, alt=alt, face=han_face(language))


def _numbers(rows: Sequence[Standing]) -> dict[Entrant, int]:
    """Everybody's number in the group, from the top down: equals have no number in common."""
    groups = by_group(rows).values()
    return {row.entrant: n for group in groups for n, row in enumerate(group, start=1)}


def _shared(rows: Sequence[Standing], number: Mapping[Entrant, int]) -> bool:
    """Whether places do not tell everybody apart, so that the numbers need a column."""
    return any(number[row.entrant] != row.rank for row in rows)


class _League:
    """A row for each, a column for each place of the group."""

    note = ""

    def __init__(self, rows: Sequence[Standing], course: Course, language: str) -> None:
        del language
        self.rows = rows
        self.groups = by_group(rows)
        self.results: dict[tuple[Entrant, Entrant], list[Result]] = {}
        for result in course.field.results:
            if len(result.seats) == 2:
                one, two = result.seats
                self.results.setdefault((one, two), []).append(result)
                self.results.setdefault((two, one), []).append(result)

    @property
    def heads(self) -> list[str]:
        return [str(n + 1) for n in range(max(map(len, self.groups.values()), default=0))]

    def cells(self, row: Standing) -> Iterator[str]:
        """What was taken from each of the group, two meetings one after the other."""
        group = self.groups[row.group]
        for other in group:
            if other.entrant == row.entrant:
                yield SELF
                continue
            met = self.results.get((row.entrant, other.entrant), [])
            yield " ".join(_took(row.entrant, result) for result in met)
        yield from [""] * (len(self.heads) - len(group))


class _Rounds:
    """A row for each, a column for each of the latest rounds."""

    def __init__(self, rows: Sequence[Standing], course: Course, language: str) -> None:
        self.rows = rows
        self.turns = [say(HERE, language, f"{turn}-move") for turn in ("first", "second")]
        last = len(course.rounds)
        self.note = round_label(last, language) if last else ""
        self.number = _numbers(rows)
        most = MOST_ROUNDS - _shared(rows, self.number)
        self.numbers = range(max(0, last - most) + 1, last + 1)
        self.results = {(e, r.round): r for r in course.field.results for e in r.seats}

    @property
    def heads(self) -> list[str]:
        return [str(number) for number in self.numbers]

    def cells(self, row: Standing) -> Iterator[str]:
        for number in self.numbers:
            result = self.results.get((row.entrant, number))
            yield self._cell(row.entrant, result) if result else ""

    def _cell(self, entrant: Entrant, result: Result) -> str:
        if len(result.seats) != 2:
            return NOBODY
        seat = result.seats.index(entrant)
        other = self.number.get(result.seats[1 - seat], "")
        return f"{other} {self.turns[seat]} {_took(entrant, result)}"


def _took(entrant: Entrant, result: Result) -> str:
    """What somebody took; who forfeited, or won by it, has a sign."""
    if result.out:
        return "-" if entrant in result.out else "+"
    return written(result.points[result.seats.index(entrant)])
