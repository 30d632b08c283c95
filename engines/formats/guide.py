"""Guide cards 移位表: where every pair sits in each round, and with which boards.

Pairs are numbers from 0, sets of boards too; of an odd number the last one is nobody, and
whoever meets nobody sits out.  The movements are those of the duplicate bridge clubs: in
a Mitchell North-South stay, East-West go up a table and the boards down one; in a Howell
one pair stays and all others follow the pair one lower; in a barometer every table has the
same boards, and the movement is a plain league.
"""

from __future__ import annotations

from collections.abc import Mapping

from engines.formats.berger import berger

# North-South, East-West, set of boards.
Meeting = tuple[int, int, int]
Movement = tuple[tuple[Meeting, ...], ...]

# Round 0 of a Howell: the pairs that meet beside the pair that stays, North-South first.
# In round r both numbers are r more, and so is the set of boards: the sum of the two.
STARTERS: Mapping[int, tuple[tuple[int, int], ...]] = {
    8: ((1, 3), (2, 6), (4, 5)),
    10: ((1, 2), (3, 7), (4, 6), (5, 8)),
    12: ((2, 1), (6, 3), (8, 4), (10, 5), (7, 9)),
    14: ((1, 2), (3, 6), (4, 11), (5, 9), (7, 12), (8, 10)),
}
# Of ten pairs no starter has the sums apart; its sets in round 0.
SETS: Mapping[int, tuple[int, ...]] = {10: (-1, -7, -2, -8)}


def barometer(pairs: int) -> Movement:
    """Everybody meets everybody, round r with the boards of set r at all tables."""
    return tuple(
        tuple((north - 1, east - 1, number) for north, east in meetings)
        for number, meetings in enumerate(berger(pairs))
    )


def mitchell(pairs: int, switched: bool = False) -> Movement:
    """North-South are the first half.  Of an even number of tables East-West skip one.

    `switched`: in the last eighth of the rounds all tables change directions, so that all
    pairs can be compared.
    """
    tables = (pairs + 1) // 2
    even = tables % 2 == 0
    count = tables - 1 if even else tables
    rounds = tuple(_mitchell(tables, r, even and 2 * r >= tables) for r in range(count))
    if not switched:
        return rounds
    late = count - max(count // 8, 1)
    turned = (tuple((east, north, s) for north, east, s in r) for r in rounds[late:])
    return (*rounds[:late], *turned)


def _mitchell(tables: int, r: int, skipped: bool) -> tuple[Meeting, ...]:
    up = r + skipped
    return tuple((t, tables + (t - up) % tables, (t + r) % tables) for t in range(tables))


def howell(pairs: int) -> Movement:
    """Everybody meets everybody; the last pair stays.  Other numbers than 8 to 14 share boards."""
    size = pairs + pairs % 2
    if size not in STARTERS:
        return barometer(pairs)
    return tuple(_howell(size, r) for r in range(size - 1))


def _howell(size: int, r: int) -> tuple[Meeting, ...]:
    around = size - 1
    starters = STARTERS[size]
    sets = SETS.get(size, tuple(a + b for a, b in starters))
    moving = (
        ((a + r) % around, (b + r) % around, (s + r) % around)
        for (a, b), s in zip(starters, sets, strict=True)
    )
    return (around, r, r), *moving
