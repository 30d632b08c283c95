"""Random games to the end, and whose each point is when they are over.

Nobody fills an eye of their own, so that such a game ends, and living stones mostly live.
"""

from __future__ import annotations

from engines.games.go.board import EMPTY, Board, Grid, Point, grid, number

TIMES, PLUS, MASK = 6364136223846793005, 1442695040888963407, (1 << 64) - 1
STONES_A_POINT = 3  # in one playout, at most


class Playout:
    """One random game: the stones, the empty points, and a chance of its own."""

    def __init__(self, board: Grid, cells: Board, seed: int) -> None:
        self.around, self.across = board.around, board.across
        self.cells = bytearray(cells)
        self.empty = [p for p, stone in enumerate(cells) if stone == EMPTY]
        self.seed = seed & MASK
        self.ko = -1

    def to_the_end(self, stone: int) -> bytearray:
        passes = 0
        for _ in range(STONES_A_POINT * len(self.cells)):
            passes = 0 if self.one(stone) else passes + 1
            if passes == 2:
                break
            stone = 3 - stone
        return self.owners()

    def one(self, stone: int) -> bool:
        """A stone on a random point; false when there is none to put it on."""
        empty, untried = self.empty, len(self.empty)
        while untried:
            self.seed = (self.seed * TIMES + PLUS) & MASK
            at = (self.seed >> 33) % untried
            untried -= 1
            point = empty[at]
            empty[at], empty[untried] = empty[untried], point
            if point == self.ko or self.is_eye(point, stone):
                continue
            lost = place(self.cells, self.around, point, stone)
            if lost is not None:
                empty[untried] = empty[-1]
                empty.pop()
                empty += lost
                self.ko = lost[0] if len(lost) == 1 else -1
                return True
        self.ko = -1
        return False

    def is_eye(self, point: Point, stone: int) -> bool:
        return is_eye(self.cells, self.around[point], self.across[point], stone)

    def owners(self) -> bytearray:
        """Whose each point is, when all that is left empty are eyes."""
        owned = bytearray(self.cells)
        for point in self.empty:
            beside = {self.cells[near] for near in self.around[point]}
            owned[point] = beside.pop() if len(beside) == 1 else EMPTY
        return owned


def is_eye(
    cells: Board | bytearray, around: tuple[Point, ...], across: tuple[Point, ...], stone: int
) -> bool:
    """Whether filling this empty point would throw away an eye."""
    for near in around:
        if cells[near] != stone:
            return False
    hostile = sum(cells[near] == 3 - stone for near in across)
    return hostile < (2 if len(across) == 4 else 1)


def place(
    cells: bytearray, around: tuple[tuple[Point, ...], ...], point: Point, stone: int
) -> list[Point] | None:
    """Puts a stone and says what it took; None, with nothing changed, for suicide."""
    cells[point] = stone
    lost: list[Point] = []
    free = False
    for near in around[point]:
        found = cells[near]
        if found == EMPTY:
            free = True
        elif found != stone and (gone := choked(cells, around, near)):
            lost += gone
            for p in gone:
                cells[p] = EMPTY
    if free or lost or not choked(cells, around, point):
        return lost
    cells[point] = EMPTY
    return None


def choked(
    cells: bytearray, around: tuple[tuple[Point, ...], ...], point: Point
) -> list[Point] | None:
    """The chain of this stone if it has no liberty; None if it has."""
    stone, found, seen = cells[point], [point], {point}
    for p in found:
        for near in around[p]:
            there = cells[near]
            if there == EMPTY:
                return None
            if there == stone and near not in seen:
                seen.add(near)
                found.append(near)
    return found


def ownership(size: int, board: Board, stone: int, wanted: int) -> list[float]:
    """How often each point ends up Black's rather than White's, from 1 to -1.

    The same for the same board: two computers never argue about dead stones.
    """
    seed, total = number(board), [0] * len(board)
    for turn in range(wanted):
        seed = (seed * TIMES + PLUS) & MASK
        first = stone if turn % 2 == 0 else 3 - stone
        for point, owner in enumerate(Playout(grid(size), board, seed).to_the_end(first)):
            total[point] += (0, 1, -1)[owner]
    return [sum_ / wanted for sum_ in total]
