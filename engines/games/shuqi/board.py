"""The number chess board: points in rows, six lines through each, two camps with numbers.

A point is known by its number from Red's tip, row by row from Red's left.  Its column is
counted in half steps, so that neighbours are two columns apart in a row, one in the next row.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

Point = int
ROWS = {
    "rhombus64": (1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1),
    "star88": (1, 2, 3, 4, 11, 10, 9, 8, 9, 10, 11, 4, 3, 2, 1),
    "star121": (1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1),
}
# Red's camp from its tip, each row from Red's left; Blue's is this, half a turn round.
CAMPS = {
    "standard": ((0,), (9, 8), (5, 6, 7), (4, 2, 3, 1)),
    "snake": ((0,), (8, 9), (7, 6, 5), (1, 2, 3, 4)),
}
DIRECTIONS = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
PIECES = 10
RED, BLUE = 0, 1
SIDES = ("red", "blue")


class Man(NamedTuple):
    """A piece: whose it is, and its number."""

    seat: int
    number: int


Board = tuple[Man | None, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """What never moves, one of a kind: `rays` are the points from each point to the edge,
    nearest first; `camps` the printed numbers of each seat's own camp by point."""

    names: tuple[str, ...]
    points: dict[str, Point]
    places: tuple[tuple[int, int], ...]
    rays: tuple[tuple[tuple[Point, ...], ...], ...]
    camps: tuple[dict[Point, int], dict[Point, int]]
    rows: tuple[int, ...]

    @property
    def empty(self) -> Board:
        return (None,) * len(self.names)

    def distance(self, one: Point, other: Point) -> int:
        """How many steps apart two points are."""
        (row, x), (to_row, to_x) = self.places[one], self.places[other]
        across, up = abs(x - to_x), abs(row - to_row)
        return max(up, (across + up) // 2)


@cache
def grid(board: str, layout: str) -> Grid:
    rows = ROWS[board]
    widest = max(rows)
    named = [(f"{chr(ord('a') + r)}{n}", r, n) for r, w in enumerate(rows) for n in range(1, w + 1)]
    places = tuple((r, widest - rows[r] + 2 * (n - 1)) for _, r, n in named)
    at = {place: point for point, place in enumerate(places)}
    names = tuple(name for name, _, _ in named)
    red = dict(enumerate(number for row in CAMPS[layout] for number in row))
    blue = {len(names) - 1 - point: number for point, number in red.items()}
    return Grid(
        names,
        {name: point for point, name in enumerate(names)},
        places,
        tuple(tuple(_ray(at, place, way) for way in DIRECTIONS) for place in places),
        (red, blue),
        rows,
    )


def _ray(
    at: dict[tuple[int, int], Point], place: tuple[int, int], way: tuple[int, int]
) -> tuple[Point, ...]:
    ray = []
    while (place := (place[0] + way[0], place[1] + way[1])) in at:
        ray.append(at[place])
    return tuple(ray)


def setup(board: Grid) -> Board:
    """Every piece on its own number."""
    men = list(board.empty)
    for seat, camp in enumerate(board.camps):
        for point, number in camp.items():
            men[point] = Man(seat, number)
    return tuple(men)


class Span(NamedTuple):
    """A way over pieces: where it lands, whom it crosses, and whether that is a neighbour
    with the landing right behind (邻)."""

    end: Point
    crossed: tuple[Point, ...]
    near: bool


def spans(board: Grid, men: Board, start: Point) -> list[Span]:
    """Every landing right behind the last piece crossed, whatever the numbers say; `start` is
    taken as empty."""
    found = []
    for ray in board.rays[start]:
        crossed: list[Point] = []
        for nth, point in enumerate(ray):
            if men[point] is not None:
                crossed.append(point)
            elif crossed and crossed[-1] == ray[nth - 1]:
                found.append(Span(point, tuple(crossed), nth == 1))
    return found


def lifted(men: Board, point: Point) -> Board:
    return (*men[:point], None, *men[point + 1 :])


def moved(men: Board, start: Point, end: Point) -> Board:
    after = list(men)
    after[start], after[end] = None, men[start]
    return tuple(after)
