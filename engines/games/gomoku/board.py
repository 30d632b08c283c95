"""The board as bytes with a border, so that a line through a point is a single slice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

Point = int  # where a point lies in the bytes of the board

EMPTY, BLACK, WHITE, EDGE = range(4)
REACH = 5  # how far from a stone lies what can matter to a row of five through it
FILES = "abcdefghijklmnopqrs"
SWAPPED = bytes.maketrans(bytes((BLACK, WHITE)), bytes((WHITE, BLACK)))


@dataclass(frozen=True, slots=True)
class Grid:
    """What never changes on a board of one size: its points, their names, its directions."""

    size: int
    empty: bytes
    steps: tuple[int, ...]
    names: dict[Point, str]
    points: dict[str, Point]

    @property
    def centre(self) -> Point:
        return self.at(self.size // 2, self.size // 2)

    def at(self, column: int, row: int) -> Point:
        """The point of this column and row, both from 0 at the bottom left."""
        return (row + REACH + 1) * (self.size + REACH) + column

    def place(self, point: Point) -> tuple[int, int]:
        """The column and row of a point, the inverse of `at`."""
        row, column = divmod(point, self.size + REACH)
        return column, row - REACH - 1


@cache
def grid(size: int) -> Grid:
    pitch = size + REACH
    edge = bytes((EDGE,)) * (pitch * (REACH + 1))
    row = bytes((EMPTY,)) * size + bytes((EDGE,)) * REACH
    bare = Grid(size, edge + row * size + edge, (1, pitch, pitch + 1, pitch - 1), {}, {})
    for y in range(size):
        for x in range(size):
            bare.names[bare.at(x, y)] = f"{FILES[x]}{y + 1}"
    bare.points.update({name: point for point, name in bare.names.items()})
    return bare


def put(board: bytes, point: Point, stone: int) -> bytes:
    return board[:point] + bytes((stone,)) + board[point + 1 :]


def line(board: bytes, point: Point, step: int) -> bytes:
    """The eleven cells along one direction whose middle is the point."""
    return board[point - REACH * step : point + REACH * step + 1 : step]
