"""数子: area counting.  Living stones, and empty regions that one colour alone borders."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from fractions import Fraction

from engines.games.go.board import BLACK, EMPTY, WHITE, Board, Point, grid, without


@dataclass(frozen=True, slots=True)
class Count:
    """Whose each point is (EMPTY: nobody's), and by how many points Black is ahead of White
    after komi; a 子 is two points of that lead."""

    owners: Board
    komi: Fraction

    @property
    def black(self) -> int:
        return self.owners.count(BLACK)

    @property
    def white(self) -> int:
        return self.owners.count(WHITE)

    @property
    def neutral(self) -> int:
        return self.owners.count(EMPTY)

    @property
    def lead(self) -> Fraction:
        return self.black - self.white - self.komi


def count(size: int, board: Board, dead: Collection[Point], komi: Fraction) -> Count:
    """The board counted, once the dead stones are taken off."""
    return Count(owners(size, without(board, set(dead))), komi)


def owners(size: int, board: Board) -> Board:
    """Each stone is its colour's; so is each empty region that this colour alone borders."""
    owned = bytearray(board)
    seen = bytearray(len(board))
    for point, stone in enumerate(board):
        if stone == EMPTY and not seen[point]:
            region, borders = _region(size, board, point)
            owner = borders.pop() if len(borders) == 1 else EMPTY
            for p in region:
                seen[p] = 1
                owned[p] = owner
    return bytes(owned)


def _region(size: int, board: Board, point: Point) -> tuple[set[Point], set[int]]:
    """The empty points that hang together with this one, and the colours beside them."""
    around = grid(size).around
    region, borders, edge = {point}, set(), [point]
    while edge:
        for near in around[edge.pop()]:
            if board[near] != EMPTY:
                borders.add(board[near])
            elif near not in region:
                region.add(near)
                edge.append(near)
    return region, borders
