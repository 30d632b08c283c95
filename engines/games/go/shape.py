"""What a point is worth by its looks: what it takes, saves or threatens, and where it lies."""

from __future__ import annotations

from engines.games.go.board import Chain, Point, chain, chains, grid, put, taken
from engines.games.go.rules import STONES, Position

LINES = (-5.0, -1.0, 2.5, 2.0)  # the first line from the border, the second, …
WIDE = 4  # nobody within so many lines: a point to open with


def worth(position: Position, point: Point, held: float) -> float:
    """Higher is better; `held` is whose the point is in playouts, from 1 to -1."""
    stone = STONES[position.turn]
    at = chains(position.size, position.board)
    beside = {c for near in grid(position.size).around[point] if (c := at[near])}
    left = _liberties_after(position, point, stone)
    gain = sum(_beside(c, stone, left) for c in beside)
    return gain + _risk(beside, stone, left) + _where(position, point) + 6 * (1 - abs(held))


def _liberties_after(position: Position, point: Point, stone: int) -> int:
    lost = taken(position.size, position.board, point, stone)
    made = chain(position.size, put(position.board, point, stone), point)
    return len(made.liberties) + len(lost)


def _beside(c: Chain, stone: int, left: int) -> float:
    """What this stone does for, or to, a chain next to it."""
    free, weight = len(c.liberties), len(c.points)
    if c.stone != stone:
        if free == 1:
            return 14 + 6 * weight
        return 3 + weight if free == 2 and left > 1 else 1.0
    if free == 1 and left > 1:
        return 10 + 5 * weight
    return 2.0 if free == 2 and left > 2 else 0.0


def _risk(beside: set[Chain], stone: int, left: int) -> float:
    """A stone that can be taken at once, with all that hangs on it."""
    if left > 1:
        return -2.0 if left == 2 else 0.0
    return -12.0 - 6 * sum(len(c.points) for c in beside if c.stone == stone)


def _where(position: Position, point: Point) -> float:
    """The third and fourth lines first, and wide of other stones while there is room."""
    size = position.size
    x, y = grid(size).place(point)
    near, far = sorted((min(x, size - 1 - x), min(y, size - 1 - y)))
    line = LINES[near] if near < len(LINES) else 1.0
    if _stones_near(position, x, y):
        return line
    return line + 8 if near >= 2 and far in (2, 3) else line + 4


def _stones_near(position: Position, x: int, y: int) -> bool:
    size = position.size
    left, right = max(0, x - WIDE), min(size, x + WIDE + 1)
    rows = range(max(0, y - WIDE), min(size, y + WIDE + 1))
    cells = position.board
    return any(any(cells[row * size + left : row * size + right]) for row in rows)
