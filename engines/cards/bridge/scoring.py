"""How results of one board at several tables compare: matchpoints, IMPs, victory points.

A score is what North-South took on a board: +620, or -100 when East-West took it.  Every
function gives what North-South get; East-West get the rest (matchpoints) or the opposite
(IMPs).  Law 78 of duplicate bridge; victory points by the formula of the WBF.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction
from math import sqrt

# The least difference that is worth 1, 2, … 24 IMPs.
IMP_SCALE = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip
# 分差 of a rule book for games on points: the least difference of its bands 1, 2, … 12.
BAND_TABLE = (13, 17, 22, 27, 33, 41, 50, 66, 85, 105, 145, 200)
WIN = 20  # victory points shared by two teams
BLITZ = 15  # IMPs times the root of the boards: a win by so much takes them all
GOLDEN = (sqrt(5) - 1) / 2


# ---------------------------------------------------------------------- by difference
def imps(difference: int, scale: Sequence[int] = IMP_SCALE) -> int:
    """International match points of a difference in points; negative for a negative one."""
    worth = bisect_right(scale, abs(difference))
    return worth if difference > 0 else -worth


def band(difference: int) -> int:
    """The rule book's band of a difference, 0 to 12, with its sign: not the bridge scale."""
    return imps(difference, BAND_TABLE)


def cross_imps(scores: Sequence[int]) -> list[Fraction]:
    """For each score the mean of its IMPs against every other one; 0 when it is alone."""
    others = max(1, len(scores) - 1)
    return [Fraction(sum(imps(score - other) for other in scores), others) for score in scores]


def datum(scores: Sequence[int], whole: int = 2) -> int:
    """The mean without the best and the worst score, to the nearest 10, halves away from 0.

    Of `whole` scores or fewer none is left out.
    """
    if not scores:
        return 0
    kept = sorted(scores)[1:-1] if len(scores) > whole else list(scores)
    tens = Fraction(abs(sum(kept)), 10 * len(kept))
    rounded = int(tens + Fraction(1, 2)) * 10
    return rounded if sum(kept) > 0 else -rounded


def butler(scores: Sequence[int], whole: int = 2) -> list[int]:
    """IMPs of each score against the datum."""
    middle = datum(scores, whole)
    return [imps(score - middle) for score in scores]


def victory_points(margin: int, boards: int) -> Fraction:
    """WBF victory points, 0 to 20 in hundredths, of the team that won by `margin` IMPs.

    A negative margin gives what the other team has left.  Raises ValueError without boards.
    """
    if boards < 1:
        raise ValueError("boards")
    part = min(1.0, abs(margin) / (BLITZ * sqrt(boards)))
    won = WIN / 2 * (1 + (1 - GOLDEN ** (3 * part)) / (1 - GOLDEN**3))
    points = Fraction(round(won * 100), 100)
    return points if margin >= 0 else WIN - points


# ---------------------------------------------------------------------- by rank
def matchpoints(scores: Sequence[int]) -> list[Fraction]:
    """2 for every score beaten and 1 for every other one equal."""
    return [
        Fraction(sum((score > other) + (score >= other) for other in scores) - 1)
        for score in scores
    ]


def top(results: int) -> int:
    """The most matchpoints on a board with so many results."""
    return 2 * max(0, results - 1)


def neuberg(points: Fraction, results: int, wanted: int) -> Fraction:
    """Matchpoints won on a board with fewer results than the others, on their scale."""
    return (points + 1) * wanted / results - 1


def percent(points: Fraction, results: int) -> Fraction:
    """A share of the top in percent; half of it where there was nobody to compare with."""
    return 100 * points / top(results) if results > 1 else Fraction(50)
