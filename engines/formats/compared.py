"""Scores of one deal at several tables, compared 复式计分: matchpoints, IMPs, bands, means.

Every seat (or direction) is compared with the same seat at the other tables.  How the
numbers come about is `engines.cards.bridge.scoring`; here they become everybody's account.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from engines.cards.bridge import scoring
from engines.formats.stage import NONE, Entrant, Result

# The largest difference still worth 0, 1, 2 … where scores are small (dou dizhu, sheng ji).
BANDS = (12, 16, 21, 26, 32, 40, 49, 65, 84, 104, 144, 199)
WHOLE = 4  # a datum of so many results or fewer leaves none out
MATCHPOINTS = "matchpoints"

Scores = Sequence[Fraction]


@dataclass(frozen=True, slots=True)
class Rules:
    """`score`: matchpoints, imps (against the datum), cross_imps, bands or average (against
    the mean).  `neuberg`: boards with fewer results are brought to the scale of the others."""

    score: str
    bands: tuple[int, ...] = BANDS
    neuberg: bool = False


@dataclass(frozen=True, slots=True)
class Account:
    """What somebody's boards came to; `top` is the most they could have."""

    taken: Fraction = NONE
    boards: int = 0
    top: Fraction = NONE

    @property
    def average(self) -> Fraction:
        return self.taken / self.boards if self.boards else NONE

    @property
    def percentage(self) -> Fraction:
        return 100 * self.taken / self.top if self.top else Fraction(50) if self.boards else NONE

    def plus(self, taken: Fraction, boards: int, top: Fraction) -> Account:
        return Account(self.taken + taken, self.boards + boards, self.top + top)


@dataclass(frozen=True, slots=True)
class Board:
    """One deal, or a set of `boards` told in one number: each table's seats and scores."""

    number: int
    tables: tuple[tuple[Entrant, ...], ...]
    scores: tuple[Scores, ...]
    boards: int = 1

    def worth(self, rules: Rules, most: int) -> tuple[tuple[Scores, ...], Fraction]:
        """What every table's seats took, and the most that one of them could have."""
        directions = [_values(column, rules, most) for column in zip(*self.scores, strict=True)]
        taken = tuple(zip(*(values for values, _ in directions), strict=True))
        return taken, directions[0][1]


def boards(sets: Mapping[int, Sequence[Result]], size: int) -> list[Board]:
    """The deals of every set of `size` boards, one by one where all tables told them so."""
    found: list[Board] = []
    for number, results in sorted(sets.items()):
        played = [r for r in results if not r.out]
        if not played:
            continue
        seats, first = tuple(r.seats for r in played), number * size + 1
        if all(len(r.games) == size for r in played):
            deals = zip(*(r.games for r in played), strict=True)
            found += (Board(n, seats, tuple(deal)) for n, deal in enumerate(deals, start=first))
        else:
            found.append(Board(first, seats, tuple(r.points for r in played), size))
    return found


def widest(found: Iterable[Board]) -> int:
    """At how many tables the board that most of them played was played."""
    return max((len(board.tables) for board in found), default=0)


def accounts(
    found: Sequence[Board], rules: Rules, absent: Iterable[tuple[Entrant, int]] = ()
) -> dict[Entrant, Account]:
    """Everybody's account.  Who was `absent` from so many boards has nothing for them."""
    most = widest(found)
    kept: dict[Entrant, Account] = {}
    for board in found:
        taken, top = board.worth(rules, most)
        for seats, values in zip(board.tables, taken, strict=True):
            for entrant, value in zip(seats, values, strict=True):
                kept[entrant] = kept.get(entrant, Account()).plus(value, board.boards, top)
    for entrant, missed in absent:
        top = Fraction(missed * scoring.top(most)) if rules.score == MATCHPOINTS else NONE
        kept[entrant] = kept.get(entrant, Account()).plus(NONE, missed, top)
    return kept


def _values(scores: Scores, rules: Rules, most: int) -> tuple[list[Fraction], Fraction]:
    """What each score is worth against the others, and the most it could have been."""
    if rules.score != MATCHPOINTS:
        return _METHODS[rules.score](scores, rules), NONE
    taken = scoring.matchpoints([int(s) for s in scores])
    if not rules.neuberg:
        return taken, Fraction(scoring.top(len(scores)))
    return (
        [scoring.neuberg(m, len(scores), most) for m in taken],
        Fraction(scoring.top(most)),
    )


def banded(difference: Fraction, limits: Sequence[int] = BANDS) -> int:
    """How many limits a difference exceeds, with its sign."""
    size = bisect_left(limits, abs(difference))
    return size if difference > 0 else -size


def from_mean(scores: Scores) -> list[Fraction]:
    middle = sum(scores, NONE) / len(scores)
    return [score - middle for score in scores]


_METHODS: Mapping[str, Callable[[Scores, Rules], list[Fraction]]] = {
    "imps": lambda scores, _: [
        Fraction(imps) for imps in scoring.butler([int(s) for s in scores], WHOLE)
    ],
    "cross_imps": lambda scores, _: scoring.cross_imps([int(s) for s in scores]),
    "bands": lambda scores, rules: [Fraction(banded(d, rules.bands)) for d in from_mean(scores)],
    "average": lambda scores, _: from_mean(scores),
}
