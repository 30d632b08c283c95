"""A result that people report: who says what, who has signed it, when it counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

LARGEST = 99_999
POINTS, WINNER, RANKS = "points", "winner", "ranks"
HALF = Fraction(1, 2)


class Why(StrEnum):
    """How it ended, and what cannot be a result."""

    SIGNED = "signed"
    UNREADABLE = "unreadable"
    COUNT = "count"
    TOO_LARGE = "too_large"
    WINNERS = "winners"
    PLACES = "places"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Report:
    """A number for each seat, and where a photo of the board lies, if there is one."""

    numbers: tuple[int, ...]
    photo: str = ""


@dataclass(frozen=True, slots=True)
class Sign:
    """Agreement with what was reported last."""


Move = Report | Sign


@dataclass(frozen=True, slots=True)
class State:
    """The report that stands, who has signed it, and the one it contradicted."""

    report: Report | None = None
    signed: frozenset[int] = frozenset()
    before: Report | None = None


def needed(seats: int) -> int:
    """Two sign for both; of more, half of the table is enough."""
    return max(2, (seats + 1) // 2)


def after(state: State, seat: int, move: Move) -> State:
    if isinstance(move, Report) and (state.report is None or move.numbers != state.report.numbers):
        return State(move, frozenset({seat}), state.report)
    return State(state.report, state.signed | {seat}, state.before)


def fault(numbers: Sequence[int], seats: int, form: str) -> Why | None:
    """Why these numbers are no result."""
    if len(numbers) != seats:
        return Why.COUNT
    if any(abs(number) > LARGEST for number in numbers):
        return Why.TOO_LARGE
    if form == WINNER and (set(numbers) - {0, 1} or not any(numbers)):
        return Why.WINNERS
    if form == RANKS and not _places(numbers):
        return Why.PLACES
    return None


def _places(numbers: Sequence[int]) -> bool:
    """Equal places share a number and the next is skipped: 1 2 2 4."""
    return all(number == 1 + sum(n < number for n in numbers) for number in numbers)


def points(numbers: Sequence[int], form: str) -> tuple[int, ...]:
    """A first place of four is worth 3 points, the last none."""
    return tuple(len(numbers) - n for n in numbers) if form == RANKS else tuple(numbers)


def shares(took: Sequence[int]) -> tuple[Fraction, ...]:
    """Whoever took most has won; all alike is a draw."""
    if len(set(took)) == 1:
        return (HALF,) * len(took)
    return tuple(Fraction(int(number == max(took))) for number in took)
