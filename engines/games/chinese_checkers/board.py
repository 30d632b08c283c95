"""The star of 121 holes: rows a to q, its six corners, steps, jumps and distances.

A hole is its number in reading order, 0 to 120; a set of holes is a set of bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

ROWS = "abcdefghijklmnopq"
LENGTHS = (1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1)
CORNERS = ("bottom", "lower_left", "upper_left", "top", "upper_right", "lower_right")  # clockwise
TIPS = ("q1", "m1", "e1", "a1", "e13", "m13")
WAYS = ((2, 0), (-2, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))  # in doubled columns and rows
DEPTH = 4  # rows of a corner

NAMES = tuple(f"{r}{n}" for r, long in zip(ROWS, LENGTHS, strict=True) for n in range(1, long + 1))
HOLES = {name: hole for hole, name in enumerate(NAMES)}


def _place(name: str) -> tuple[int, int]:
    row = ROWS.index(name[0])
    return 12 - (LENGTHS[row] - 1) + 2 * (int(name[1:]) - 1), row


PLACES = tuple(_place(name) for name in NAMES)  # the doubled column and the row of each hole
_AT = {place: hole for hole, place in enumerate(PLACES)}


def bits(holes: int) -> Iterator[int]:
    """The holes of a set, in reading order."""
    while holes:
        lowest = holes & -holes
        yield lowest.bit_length() - 1
        holes ^= lowest


def together(holes: Iterable[int]) -> int:
    return sum(1 << hole for hole in holes)


def names(holes: int) -> list[str]:
    return [NAMES[hole] for hole in bits(holes)]


def _ray(hole: int, way: tuple[int, int]) -> tuple[int, ...]:
    """The holes in a straight line from this one, the nearest first."""
    (x, row), (dx, dy) = PLACES[hole], way
    found = []
    while (x := x + dx, row := row + dy) in _AT:
        found.append(_AT[x, row])
    return tuple(found)


RAYS = tuple(tuple(_ray(hole, way) for way in WAYS) for hole in range(len(NAMES)))
NEIGHBOURS = tuple(tuple(ray[0] for ray in rays if ray) for rays in RAYS)


# ---------------------------------------------------------------------- jumps
def _jumps(hole: int, longest: int) -> Iterator[tuple[int, int, int]]:
    for ray in RAYS[hole]:
        for nth in range(min(longest, len(ray) // 2)):
            line = together(ray[: 2 * nth + 2])
            yield 1 << ray[nth], line, ray[2 * nth + 1]


@cache
def jumps(*, long: bool) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """For each hole its jumps: the hole jumped over, the line to the end, the end.

    Of the line only the hole jumped over may, and must, be occupied; it is the line's middle.
    """
    return tuple(tuple(_jumps(hole, 8 if long else 1)) for hole in range(len(NAMES)))


def chains(occupied: int, start: int, barred: int = 0, *, long: bool = False) -> dict[int, int]:
    """Every hole that chains of jumps reach, in the order of their length, with the hole that
    the last jump came from.  The start counts as empty; nothing lands on a barred hole."""
    table = jumps(long=long)
    occupied &= ~(1 << start)
    came = {start: start}
    queue = [start]
    for at in queue:
        for over, line, end in table[at]:
            if occupied & line == over and end not in came and not barred >> end & 1:
                came[end] = at
                queue.append(end)
    del came[start]
    return came


def steps(occupied: int, start: int) -> Iterator[int]:
    return (hole for hole in NEIGHBOURS[start] if not occupied >> hole & 1)


# ---------------------------------------------------------------------- corners
def distance(one: int, other: int) -> int:
    """How many steps lie between two holes on an empty board."""
    (x, row), (to_x, to_row) = PLACES[one], PLACES[other]
    across, down = abs(x - to_x), abs(row - to_row)
    return down + max(0, across - down) // 2


FAR = tuple(
    tuple(distance(hole, other) for other in range(len(NAMES))) for hole in range(len(NAMES))
)
TIP = tuple(HOLES[tip] for tip in TIPS)
CORNER = tuple(together(h for h in range(len(NAMES)) if FAR[tip][h] < DEPTH) for tip in TIP)


def _widened(corner: int) -> int:
    """The corner with the next row, which holds fifteen."""
    return corner | together({n for h in bits(corner) for n in NEIGHBOURS[h] if _fresh(n)})


def _fresh(hole: int) -> bool:
    return not any(corner >> hole & 1 for corner in CORNER)


@cache
def camp(corner: int, *, fifteen: bool = False) -> int:
    """The holes that a player's pieces start from, or are to fill."""
    return _widened(CORNER[corner]) if fifteen else CORNER[corner]


def opposite(corner: int) -> int:
    return (corner + 3) % 6
