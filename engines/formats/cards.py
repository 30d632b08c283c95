"""Everybody's score card: what each round of a stage gave them, and against whom.

Unplayed rounds count for opponents and for oneself as FIDE's handbook says (C.07, article
16): who has a bye or a forfeit plays a virtual opponent with their own points, and rounds
missed at the end by one's own choice count as draws for those met before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from engines.formats.stage import HALF, NONE, ONE, Entrant, Field, Points, Result, totals


@dataclass(frozen=True, slots=True)
class Line:
    """One round of one entrant; at a table of more than two nobody is the opponent.

    `points` are the stage's, `share` what part of the meeting was won (1, ½, 0).  `played`:
    over the board.  `missed`: unplayed by one's own choice (a forfeit lost, a bye asked for).
    """

    round: int
    opponent: Entrant | None
    points: Fraction
    share: Fraction
    played: bool
    missed: bool


@dataclass(frozen=True, slots=True)
class Card:
    """An entrant's lines, the total of their points, and what it counts for their opponents."""

    lines: tuple[Line, ...]
    total: Fraction
    worth: Fraction


def cards(field: Field, points: Points) -> dict[Entrant, Card]:
    """Everyone's card after the rounds that the field knows, late entrants' credit included."""
    lines: dict[Entrant, dict[int, Line]] = {e: {} for e in field.entrants}
    for result in field.results:
        for entrant in result.seats:
            lines[entrant][result.round] = _line(entrant, result, points)
    rounds = range(1, field.round + 1)
    return {e: _card(field, points, e, _filled(field, e, found, rounds))
            for e, found in lines.items()}  # fmt: skip


def scores(field: Field, points: Points) -> dict[Entrant, Fraction]:
    """Everyone's total alone, as their card has it."""
    found = totals(field, points)
    for entrant, about in field.about.items():
        if about.credit and 1 < about.joins <= field.round + 1 and entrant in found:
            found[entrant] += about.credit
    return found


def _line(entrant: Entrant, result: Result, points: Points) -> Line:
    took = points.of(entrant, result)
    if len(result.seats) == 1:
        share = {"bye": ONE, "half": HALF}.get(result.how, NONE)
        return Line(result.round, None, took, share, False, result.how in ("half", "absent"))
    won = entrant in result.winners
    share = NONE if not won else ONE if len(result.winners) == 1 else HALF
    others = [e for e in result.seats if e != entrant]
    other = others[0] if len(others) == 1 else None
    return Line(result.round, other, took, share, result.played, not result.played and not won)


def _filled(
    field: Field, entrant: Entrant, found: Mapping[int, Line], rounds: Iterable[int]
) -> tuple[Line, ...]:
    """The lines of all rounds; those that nobody reported anything of were missed.

    In the last round only who is not in it has missed it: the others may be playing.
    """
    if len(found) == field.round:
        return tuple(found[number] for number in rounds)
    about = field.profile(entrant)
    lines = []
    for number in rounds:
        away = number < about.joins or number in about.absent or field.left(entrant, number)
        if number in found:
            lines.append(found[number])
        elif away or number < field.round:
            credit = about.credit if number == about.joins - 1 else NONE
            lines.append(Line(number, None, credit, NONE, False, True))
    return tuple(lines)


def _card(field: Field, points: Points, entrant: Entrant, lines: tuple[Line, ...]) -> Card:
    total = sum((line.points for line in lines), NONE)
    last = max((line.round for line in lines if not line.missed), default=0)
    draws = [x for x in lines if x.round > last and x.opponent is None]
    return Card(lines, total, total + sum((points.draw - x.points for x in draws), NONE))
