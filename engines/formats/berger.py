"""Berger tables: who meets whom, and who has the first move, in each round of a league.

The last number stands still, all others move on by half the field a round; the last has the
first move in every other round.  These are the tables of FIDE's handbook (C.05, annex 1).
"""

from __future__ import annotations

from functools import lru_cache

Pair = tuple[int, int]


@lru_cache(64)
def berger(count: int) -> tuple[tuple[Pair, ...], ...]:
    """Every round's pairs of numbers 1 … n, n even, the first of a pair with the first move.

    With an odd `count` number n + 1 is nobody: whoever meets it has a bye.
    """
    size = count + count % 2
    return tuple(_round(size, number) for number in range(size - 1)) if count > 1 else ()


def _round(size: int, number: int) -> tuple[Pair, ...]:
    around, half = size - 1, size // 2
    first = number * half % around
    still = (first + 1, size) if number % 2 == 0 else (size, first + 1)
    others = (((first + step) % around + 1, (first - step) % around + 1) for step in range(1, half))
    return still, *others
