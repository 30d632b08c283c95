"""The board as bytes, chains of stones on it, and what a stone takes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

Point = int  # counted along the rows from the bottom left
Board = bytes

EMPTY, BLACK, WHITE = range(3)
FILES = "abcdefghjklmnopqrst"  # without i


@dataclass(frozen=True, slots=True)
class Grid:
    """What never changes on a board of one size: its points, their names and neighbours."""

    size: int
    empty: Board
    around: tuple[tuple[Point, ...], ...]
    across: tuple[tuple[Point, ...], ...]  # the diagonal neighbours
    names: tuple[str, ...]
    points: dict[str, Point]

    def at(self, column: int, row: int) -> Point:
        """The point of this column and row, both from 0 at the bottom left."""
        return row * self.size + column

    def place(self, point: Point) -> tuple[int, int]:
        """The column and row of a point, the inverse of `at`."""
        row, column = divmod(point, self.size)
        return column, row

    @property
    def edge(self) -> int:
        """How far from the border the corner stars lie."""
        return 3 if self.size > 12 else 2 if self.size > 6 else 1

    @property
    def stars(self) -> tuple[Point, ...]:
        """Points for handicap stones in the order they are taken: corners, sides, centre."""
        low, mid, high = self.edge, self.size // 2, self.size - 1 - self.edge
        corners = ((high, high), (low, low), (high, low), (low, high))
        if self.size < 7:
            return ()
        if self.size % 2 == 0:
            return tuple(self.at(*xy) for xy in corners)
        sides = ((low, mid), (high, mid), (mid, low), (mid, high))
        return tuple(self.at(*xy) for xy in (*corners, *sides, (mid, mid)))


@cache
def grid(size: int) -> Grid:
    def near(x: int, y: int, steps: tuple[tuple[int, int], ...]) -> tuple[Point, ...]:
        reached = ((x + dx, y + dy) for dx, dy in steps)
        return tuple(b * size + a for a, b in reached if 0 <= a < size and 0 <= b < size)

    places = [(x, y) for y in range(size) for x in range(size)]
    names = tuple(f"{FILES[x]}{y + 1}" for x, y in places)
    return Grid(
        size,
        bytes(size * size),
        tuple(near(x, y, ((0, 1), (0, -1), (1, 0), (-1, 0))) for x, y in places),
        tuple(near(x, y, ((1, 1), (1, -1), (-1, 1), (-1, -1))) for x, y in places),
        names,
        {name: point for point, name in enumerate(names)},
    )


def key(point: Point, stone: int) -> int:
    """A stone's share in the number of a board."""
    return stone << 2 * point


def number(board: Board) -> int:
    """The whole board as one number, so that equal numbers are equal boards."""
    return sum(key(point, stone) for point, stone in enumerate(board))


@dataclass(frozen=True, slots=True, eq=False)
class Chain:
    """Stones of one colour that hang together, and the empty points next to them.

    Compared by identity, for speed: one board has one chain for a stone.
    """

    stone: int
    points: frozenset[Point]
    liberties: frozenset[Point]
    number: int

    @property
    def name(self) -> Point:
        """The point that stands for the chain: its first."""
        return min(self.points)


def chain(size: int, board: Board, point: Point) -> Chain:
    """The chain of the stone on this point."""
    around, stone = grid(size).around, board[point]
    found, liberties, edge = {point}, set(), [point]
    while edge:
        for near in around[edge.pop()]:
            if board[near] == EMPTY:
                liberties.add(near)
            elif board[near] == stone and near not in found:
                found.add(near)
                edge.append(near)
    total = sum(key(p, stone) for p in found)
    return Chain(stone, frozenset(found), frozenset(liberties), total)


@lru_cache(128)
def chains(size: int, board: Board) -> tuple[Chain | None, ...]:
    """For each point the chain of its stone; None where it is empty."""
    at: list[Chain | None] = [None] * len(board)
    for point, stone in enumerate(board):
        if stone != EMPTY and at[point] is None:
            found = chain(size, board, point)
            for p in found.points:
                at[p] = found
    return tuple(at)


def beside(size: int, board: Board, point: Point) -> list[Chain | None]:
    """For each neighbour of a point its chain, or None where it is empty."""
    found: list[Chain | None] = []
    for near in grid(size).around[point]:
        known = (c for c in found if c and near in c.points)
        empty = board[near] == EMPTY
        found.append(None if empty else next(known, None) or chain(size, board, near))
    return found


def taken(size: int, board: Board, point: Point, stone: int) -> set[Point]:
    """What this stone, put on this empty point, takes."""
    found = (c for c in beside(size, board, point) if c and c.stone != stone)
    return {p for c in found if len(c.liberties) == 1 for p in c.points}


def put(board: Board, point: Point, stone: int) -> Board:
    return board[:point] + bytes((stone,)) + board[point + 1 :]


def without(board: Board, points: set[Point]) -> Board:
    kept = bytearray(board)
    for point in points:
        kept[point] = EMPTY
    return bytes(kept)
