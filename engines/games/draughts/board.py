"""The draughts board as sets of squares: how men and kings move and take, and what is legal.

A set of squares is an integer.  After every two rows one bit is left empty, so that each
diagonal is the same shift everywhere: 5 or 6 bits towards square 50 or towards square 1, and
whatever leaves the board falls on an empty bit.  A single square is a set of one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

ROWS, IN_ROW = 10, 5
NUMBERS = range(1, ROWS * IN_ROW + 1)
WHITE, BLACK = 0, 1
BIT = {n: 1 << (n - 1) + (n - 1) // (2 * IN_ROW) for n in NUMBERS}
NUMBER = {bit: n for n, bit in BIT.items()}
ALL = sum(BIT.values())
LEFT, RIGHT = IN_ROW, IN_ROW + 1
CROWNING = (sum(BIT[n] for n in NUMBERS[:IN_ROW]), sum(BIT[n] for n in NUMBERS[-IN_ROW:]))


class Step(NamedTuple):
    """A move: the square it starts from, the one it ends on, and the set of what it takes."""

    start: int
    end: int
    taken: int = 0


class Board(NamedTuple):
    """Where everything stands and who moves: `kings` are those of both sides."""

    white: int
    black: int
    kings: int
    turn: int


START = Board(sum(BIT[n] for n in NUMBERS[30:]), sum(BIT[n] for n in NUMBERS[:20]), 0, WHITE)


def numbers(squares: int) -> list[int]:
    """The numbers of a set's squares, in order."""
    return [NUMBER[bit] for bit in bits(squares)]


def bits(squares: int) -> Iterator[int]:
    while squares:
        low = squares & -squares
        yield low
        squares ^= low


def place(number: int) -> tuple[int, int]:
    """Column and row, from 0 at the top left."""
    row, nth = divmod(number - 1, IN_ROW)
    return 2 * nth + 1 - row % 2, row


# ---------------------------------------------------------------------- diagonals
def _ray(bit: int, shift: int) -> tuple[int, ...]:
    """The squares from here to the edge, nearest first; a negative shift goes up."""
    ray: list[int] = []
    while (bit := bit << shift if shift > 0 else bit >> -shift) & ALL:
        ray.append(bit)
    return tuple(ray)


RAYS = {bit: tuple(_ray(bit, s) for s in (-RIGHT, -LEFT, LEFT, RIGHT)) for bit in NUMBER}
LEAPS = {bit: tuple(ray[:2] for ray in rays if len(ray) > 1) for bit, rays in RAYS.items()}
Jump = tuple[int, int]  # the square jumped over, the square landed on


def man_jumps(at: int, targets: int, empty: int) -> Iterator[Jump]:
    for over, end in LEAPS[at]:
        if over & targets and end & empty:
            yield over, end


def king_jumps(at: int, targets: int, empty: int) -> Iterator[Jump]:
    """Over the first man on each diagonal, to any empty square behind it.

    Men already jumped are neither targets nor empty: they still stand in the way.
    """
    for ray in RAYS[at]:
        for nth, over in enumerate(ray):
            if over & empty:
                continue
            if over & targets:
                for end in ray[nth + 1 :]:
                    if not end & empty:
                        break
                    yield over, end
            break


def sides(board: Board) -> tuple[int, int]:
    """The men and kings of the side to move, and of the other."""
    return (board.black, board.white) if board.turn else (board.white, board.black)


# ---------------------------------------------------------------------- taking
Jumps = Callable[[int, int, int], Iterator[Jump]]
Reached = set[tuple[int, int]]  # where a chain of jumps stands, and what it has taken


def _jumper(board: Board, start: int) -> tuple[Jumps, int, int]:
    """How the piece on `start` jumps, over which targets, and what is empty once it left."""
    own, enemy = sides(board)
    jumps = king_jumps if start & board.kings else man_jumps
    return jumps, enemy, ALL & ~(own | enemy) | start


def chains(board: Board, start: int) -> Iterator[Reached]:
    """What the piece on `start` reaches by one jump, by two, and so on.

    Two ways to the same square over the same men are one and the same from there on.
    """
    jumps, enemy, empty = _jumper(board, start)
    reached: Reached = {(start, 0)}
    while reached := {
        (end, taken | over)
        for at, taken in reached
        for over, end in jumps(at, enemy & ~taken, empty)
    }:
        yield reached


def ways(board: Board, step: Step) -> Iterator[tuple[int, ...]]:
    """Each way to make a capture: the squares it touches down on, its start and end included."""
    jumps, _, empty = _jumper(board, step.start)

    def further(way: tuple[int, ...], left: int) -> Iterator[tuple[int, ...]]:
        if not left and way[-1] == step.end:
            yield way
        for over, end in jumps(way[-1], left, empty):
            yield from further((*way, end), left & ~over)

    return further((step.start,), step.taken)


def jumped(board: Board, squares: Sequence[int]) -> int:
    """The men taken by jumping from each square to the next; none when that cannot be."""
    jumps, enemy, empty = _jumper(board, squares[0])
    taken = 0
    for at, to in pairwise(squares):
        over = next((o for o, end in jumps(at, enemy & ~taken, empty) if end == to), 0)
        if not over:
            return 0
        taken |= over
    return taken


def _takers(men: int, enemy: int, empty: int) -> int:
    """The men with something to take."""
    return men & (
        (((empty << 5) & enemy) << 5)
        | (((empty << 6) & enemy) << 6)
        | (((empty >> 5) & enemy) >> 5)
        | (((empty >> 6) & enemy) >> 6)
    )


def captures(board: Board) -> list[Step]:
    """The captures of the most men; none when there is nothing to take."""
    own, enemy = sides(board)
    men = own & ~board.kings
    pieces = _takers(men, enemy, ALL & ~(own | enemy)) | own & board.kings
    if not pieces:
        return []
    most = 1
    found: list[Step] = []
    for start in bits(pieces):
        chain = list(chains(board, start))
        if len(chain) > most:
            most, found = len(chain), []
        if len(chain) == most:
            found += [Step(start, end, taken) for end, taken in sorted(chain[-1])]
    return found


# ---------------------------------------------------------------------- all moves
def steps(board: Board) -> list[Step]:
    """Every legal move of the side to move."""
    return captures(board) or _quiet(board)


def _quiet(board: Board) -> list[Step]:
    """The moves that take nothing: men forwards one square, kings as far as it is empty."""
    white, black, kings, turn = board
    empty = ALL & ~(white | black)
    own = black if turn else white
    men = own & ~kings
    found: list[Step] = []
    for shift in (LEFT, RIGHT):
        ends = (men << shift if turn else men >> shift) & empty
        while ends:
            end = ends & -ends
            ends ^= end
            found.append(Step(end >> shift if turn else end << shift, end))
    for start in bits(own & kings):
        found += [Step(start, end) for end in _open(start, empty)]
    return found


def _open(start: int, empty: int) -> Iterator[int]:
    """The squares a king may go to without taking."""
    for ray in RAYS[start]:
        for end in ray:
            if not end & empty:
                break
            yield end


@lru_cache(512)
def legal(board: Board) -> tuple[Step, ...]:
    """Every legal move, kept for those who ask again."""
    return tuple(steps(board))


def after(board: Board, step: Step) -> Board:
    """The board after a move; nothing is checked.

    A man is crowned only where its move ends; what was taken comes off then, all at once.
    """
    white, black, kings, turn = board
    start, end, taken = step
    if kings & start or end & CROWNING[turn]:
        kings = kings & ~(start | taken) | end
    else:
        kings &= ~taken
    if turn:
        return Board(white & ~taken, black & ~start | end, kings, WHITE)
    return Board(white & ~start | end, black & ~taken, kings, BLACK)


# ---------------------------------------------------------------------- counting
def perft(board: Board, depth: int) -> int:
    """How many games of exactly `depth` plies there are by the movement rules alone."""
    if depth > 1:
        return sum([perft(after(board, step), depth - 1) for step in steps(board)])
    return _count(board) if depth else 1


def _count(board: Board) -> int:
    """How many legal moves there are, without making them where they can be counted."""
    if taking := captures(board):
        return len(taking)
    white, black, kings, turn = board
    empty = ALL & ~(white | black)
    own = black if turn else white
    men = own & ~kings
    left, right = (men << LEFT, men << RIGHT) if turn else (men >> LEFT, men >> RIGHT)
    found = (left & empty).bit_count() + (right & empty).bit_count()
    return found + sum(1 for king in bits(own & kings) for _ in _open(king, empty))
