"""Who goes on from one stage to the next, and who is where when all is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engines.formats.course import Course, Round
from engines.formats.stage import Entrant, Result, Standing, Table, ranked

PLAYOFF = "playoff"
# The result of a play-off, given its round and table; None: not played yet.
Played = Callable[[int, Table], Result | None]


@dataclass(frozen=True, slots=True)
class Through:
    """Who goes on, best first; None as long as a play-off for the last places is missing."""

    entrants: tuple[Entrant, ...] | None
    playoffs: tuple[Round, ...] = ()


def through(rows: Sequence[Standing], take: int, last: int, played: Played) -> Through:
    """The best `take` of the rows.  Equals at the line meet in rounds after round `last`."""
    if len(rows) <= take:
        return Through(tuple(row.entrant for row in rows))
    line = rows[take - 1].rank
    sure = tuple(row.entrant for row in rows if row.rank < line)
    tied = tuple(row.entrant for row in rows if row.rank == line)
    rounds: list[Round] = []
    while len(sure) + len(tied) > take:
        last += 1
        table = Table(tied, PLAYOFF)
        result = played(last, table)
        rounds.append(Round(last, (table,), (result,)))
        if result is None:
            return Through(None, tuple(rounds))
        sure, tied = _split(sure, result, take)
    return Through((*sure, *tied), tuple(rounds))


def _split(
    sure: tuple[Entrant, ...], result: Result, take: int
) -> tuple[tuple[Entrant, ...], tuple[Entrant, ...]]:
    """Who is safe after a play-off, and who is still level at the line."""
    took = dict(zip(result.seats, result.points, strict=True))
    order = ranked(result.seats, lambda e: (e not in result.out, took[e]))
    line = order[take - len(sure) - 1][0]
    safe = tuple(e for rank, e in order if rank < line)
    return (*sure, *safe), tuple(e for rank, e in order if rank == line)


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
    ahead of the rest; a stage that everyone enters anew forgets what was before.
    """
    keys: dict[Entrant, tuple[int, ...]] = {e: () for e in entrants}
    for index, stage in enumerate(stages):
        after = stages[index + 1 :]
        on = _goers(stage, after, "previous")
        again = _goers(stage, after, "losers")
        for row in stage.rows:
            before = keys[row.entrant] if stage.source != "signups" else ()
            place = 0 if row.entrant in on else 1 if row.entrant in again else 1 + row.rank
            keys[row.entrant] = (*before, place)
    return ranked(entrants, lambda e: _best_first(keys[e]))


def _goers(stage: Stretch, after: Sequence[Stretch], source: str) -> frozenset[Entrant]:
    return frozenset(
        row.entrant
        for later in after
        if later.source == source and later.of == stage.number
        for row in later.rows
    )


def _best_first(key: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return (1, tuple(-place for place in key)) if key else (0, ())


def losers(rows: Sequence[Standing], gone_on: Sequence[Entrant]) -> tuple[Entrant, ...]:
    inside = set(gone_on)
    return tuple(row.entrant for row in rows if row.entrant not in inside)
