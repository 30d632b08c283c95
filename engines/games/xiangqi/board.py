"""The board of xiangqi: squares, how pieces move, attacks, legal steps.

A square is rank * 9 + file, rank 0 and file 0 being Red's back rank and Red's left.  Sets of
squares are 90-bit integers.  What a piece reaches depends only on the few squares that can
block it, so it is looked up by what stands there and worked out once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

FILES, RANKS = 9, 10
SQUARES = range(FILES * RANKS)
RED, BLACK = 0, 1
EMPTY = "."
KINGS = "Kk"
SLIDERS_ON_SIGHT = "RrKk"
CANNONS, HORSES, PAWNS = "Cc", "Nn", "Pp"
NAMES = tuple(f"{'abcdefghi'[s % FILES]}{s // FILES}" for s in SQUARES)
SQUARE = {name: square for square, name in enumerate(NAMES)}
BIT = tuple(1 << square for square in SQUARES)
ORTHOGONAL = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))


class Step(NamedTuple):
    """A piece moves from one square to another."""

    start: int
    end: int


STEPS = tuple(tuple(Step(a, b) for b in SQUARES) for a in SQUARES)


class Board(NamedTuple):
    """Where everything stands and who moves: `cells` holds a FEN letter or "." per square."""

    cells: str
    red: int
    black: int
    turn: int


def board_of(cells: str, turn: int) -> Board:
    red = sum(BIT[s] for s in SQUARES if cells[s].isupper())
    black = sum(BIT[s] for s in SQUARES if cells[s].islower())
    return Board(cells, red, black, turn)


def bits(squares: int) -> Iterator[int]:
    """The squares of a set, in order."""
    while squares:
        low = squares & -squares
        yield low.bit_length() - 1
        squares ^= low


# ---------------------------------------------------------------------- how pieces move
class Reach(dict[int, int]):
    """The squares reached from one square, by the set of occupied squares that matter."""

    def __init__(self, find: Callable[[int], int]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, occupied: int) -> int:
        reached = self[occupied] = self._find(occupied)
        return reached


Way = tuple[int, Reach]


def at(file: int, rank: int) -> int:
    """The one-square set, empty off the board."""
    return BIT[rank * FILES + file] if 0 <= file < FILES and 0 <= rank < RANKS else 0


def beside(square: int, step: tuple[int, int], times: int = 1) -> int:
    return at(square % FILES + step[0] * times, square // FILES + step[1] * times)


def _run(square: int, step: tuple[int, int]) -> tuple[int, ...]:
    """The squares from here to the edge, as one-square sets."""
    run: list[int] = []
    while b := beside(square, step, len(run) + 1):
        run.append(b)
    return tuple(run)


def _slide(run: tuple[int, ...], occupied: int) -> int:
    """A rook's way: up to and with the first piece."""
    reached = 0
    for b in run:
        reached |= b
        if b & occupied:
            break
    return reached


def _leap(run: tuple[int, ...], occupied: int) -> int:
    """A cannon's way: up to the first piece, and the second piece."""
    reached, screens = 0, 0
    for b in run:
        if b & occupied:
            screens += 1
            if screens == 2:
                return reached | b
        elif not screens:
            reached |= b
    return reached


def _line(square: int, steps: tuple[tuple[int, int], ...], way: Callable[..., int]) -> Way:
    runs = [_run(square, step) for step in steps]
    matters = sum(sum(run) for run in runs)
    return matters, Reach(lambda occupied: sum(way(run, occupied) for run in runs))


def _blocked(pairs: list[tuple[int, int]]) -> Way:
    """A way to each of (target, block) whose block is empty."""
    matters = 0
    for _, block in pairs:
        matters |= block
    return matters, Reach(lambda occupied: sum(t for t, block in pairs if not block & occupied))


def _free(squares: int) -> tuple[Way, ...]:
    return ((0, Reach(lambda occupied: squares)),)


def _horse(square: int) -> list[tuple[int, int]]:
    pairs = []
    for x, y in ORTHOGONAL:
        for side in (-1, 1):
            jump = (2 * x + side * y, 2 * y + side * x)
            pairs.append((beside(square, jump), beside(square, (x, y))))
    return [(t, block) for t, block in pairs if t]


def _horse_at(square: int) -> list[tuple[int, int]]:
    """Where a horse attacks this square from, and the leg that would stop it."""
    pairs = []
    for x, y in DIAGONAL:
        for jump in ((2 * x, y), (x, 2 * y)):
            pairs.append((beside(square, jump), beside(square, (x, y))))
    return [(t, block) for t, block in pairs if t]


def _elephant(square: int) -> list[tuple[int, int]]:
    pairs = [(beside(square, step, 2), beside(square, step)) for step in DIAGONAL]
    return [(t, block) for t, block in pairs if t & half(square // FILES > 4)]


def half(side: int) -> int:
    """A side's own half of the board."""
    lower = (1 << 45) - 1
    return lower << 45 if side else lower


PALACES = sum(at(f, r) for f in (3, 4, 5) for r in (0, 1, 2, 7, 8, 9))


def _near(square: int, steps: tuple[tuple[int, int], ...]) -> int:
    return sum(beside(square, step) for step in steps)


def pawn_steps(side: int, square: int) -> int:
    ahead = (0, -1 if side else 1)
    across = ((1, 0), (-1, 0)) if not BIT[square] & half(side) else ()
    return _near(square, (ahead, *across))


def _ways(piece: str, square: int) -> tuple[Way, ...]:
    across, along = ((1, 0), (-1, 0)), ((0, 1), (0, -1))
    match piece.lower():
        case "r":
            return (_line(square, across, _slide), _line(square, along, _slide))
        case "c":
            return (_line(square, across, _leap), _line(square, along, _leap))
        case "n":
            return (_blocked(_horse(square)),)
        case "b":
            return (_blocked(_elephant(square)),)
        case "k":
            return _free(_near(square, ORTHOGONAL) & PALACES)
        case "a":
            return _free(_near(square, DIAGONAL) & PALACES)
        case _:
            return _free(pawn_steps(int(piece.islower()), square))


WAYS = {piece: tuple(_ways(piece, s) for s in SQUARES) for piece in "KABNRCPkabnrcp"}
HORSE_AT = tuple(_blocked(_horse_at(s)) for s in SQUARES)
_LEGS = tuple({t.bit_length() - 1: leg for t, leg in _horse_at(s)} for s in SQUARES)
_HORSES_NEAR = tuple(sum(BIT[t] for t in legs) for legs in _LEGS)
PAWN_AT = tuple(
    tuple(sum(BIT[a] for a in SQUARES if pawn_steps(side, a) & BIT[s]) for s in SQUARES)
    for side in (RED, BLACK)
)


@cache
def between(a: int, b: int) -> int:
    """The squares strictly between two squares of one line; none for others."""
    for step in ORTHOGONAL:
        run = _run(a, step)
        if BIT[b] in run:
            return sum(run[: run.index(BIT[b])])
    return 0


# ---------------------------------------------------------------------- attacks
def reach(piece: str, square: int, occupied: int) -> int:
    """The squares this piece could move to or take on, its own men not yet excluded."""
    reached = 0
    for matters, table in WAYS[piece][square]:
        reached |= table[occupied & matters]
    return reached


def attacked(cells: str, square: int, occupied: int, enemy: int, by: int) -> bool:
    """Whether the general of the other side, on this square, is attacked by side `by`.

    `enemy` is the set of its pieces; facing the other general counts as an attack.
    """
    for piece, men in (("R", SLIDERS_ON_SIGHT), ("C", CANNONS)):
        hits = reach(piece, square, occupied) & enemy
        while hits:
            low = hits & -hits
            if cells[low.bit_length() - 1] in men:
                return True
            hits ^= low
    matters, table = HORSE_AT[square]
    if any(cells[s] in HORSES for s in bits(table[occupied & matters] & enemy)):
        return True
    return any(cells[s] in PAWNS for s in bits(PAWN_AT[by][square] & enemy))


def sides(board: Board) -> tuple[int, int]:
    """The pieces of the side to move, and of the other."""
    return (board.black, board.red) if board.turn else (board.red, board.black)


def general(board: Board, side: int) -> int:
    return board.cells.index(KINGS[side])


def in_check(board: Board, side: int) -> bool:
    """Whether the side's general is attacked, or gone: some studies let it be taken."""
    if KINGS[side] not in board.cells:
        return True
    enemy = board.red if side else board.black
    square = general(board, side)
    return attacked(board.cells, square, board.red | board.black, enemy, 1 - side)


def after(board: Board, start: int, end: int) -> Board:
    """The board after a step; nothing is checked."""
    cells, red, black, turn = board
    piece = cells[start]
    if start < end:
        moved = cells[:start] + EMPTY + cells[start + 1 : end] + piece + cells[end + 1 :]
    else:
        moved = cells[:end] + piece + cells[end + 1 : start] + EMPTY + cells[start + 1 :]
    both = BIT[start] | BIT[end]
    if turn:
        return Board(moved, red & ~both, black ^ both, RED)
    return Board(moved, red ^ both, black & ~both, BLACK)


def safe(board: Board, start: int, end: int) -> bool:
    """Whether the mover's general is safe after a step of the side to move."""
    own, enemy = sides(board)
    occupied = ((own | enemy) & ~BIT[start]) | BIT[end]
    square = end if board.cells[start] in KINGS else general(board, board.turn)
    return not attacked(board.cells, square, occupied, enemy & ~BIT[end], 1 - board.turn)


# ---------------------------------------------------------------------- legal steps
def _ties(cells: str, square: int, own: int, enemy: int) -> tuple[int, int]:
    """What a safe general on this square depends on.

    Own pieces whose leaving may expose it, and empty squares where a screen would.
    """
    occupied = own | enemy
    first = reach("R", square, occupied) & occupied
    second = reach("C", square, occupied) & occupied
    third = reach("C", square, occupied ^ first) & occupied
    tied, shy = 0, 0
    for s in bits(first & enemy):
        if cells[s] in CANNONS:
            shy |= between(square, s)
    for s in bits(second & enemy):
        if cells[s] in SLIDERS_ON_SIGHT:
            tied |= between(square, s)
    for s in bits(third & enemy):
        if cells[s] in CANNONS:
            tied |= between(square, s)
    for s in bits(_HORSES_NEAR[square] & enemy):
        if cells[s] in HORSES:
            tied |= _LEGS[square][s]
    return tied & own, shy


def legal(board: Board) -> Iterator[tuple[int, int]]:
    """Each own piece's square with the set of squares it may legally go to."""
    cells, turn = board.cells, board.turn
    own, enemy = sides(board)
    occupied = own | enemy
    king = cells.find(KINGS[turn])
    if king < 0:
        return
    if attacked(cells, king, occupied, enemy, 1 - turn):
        tied, shy = own, 0
    else:
        tied, shy = _ties(cells, king, own, enemy)
        tied |= BIT[king]
    open_squares = ~(own | shy)
    left = own
    while left:  # `bits` and `reach` written out: this loop is where the time goes
        low = left & -left
        left ^= low
        start = low.bit_length() - 1
        goals = 0
        for matters, table in WAYS[cells[start]][start]:
            goals |= table[occupied & matters]
        if tied & low:
            goals = _safe_ones(board, start, goals & ~own)
        else:
            goals &= open_squares
        if goals:
            yield start, goals


def _safe_ones(board: Board, start: int, goals: int) -> int:
    return sum(BIT[end] for end in bits(goals) if safe(board, start, end))


def steps(board: Board) -> list[Step]:
    """Every legal step of the side to move."""
    found = []
    for start, goals in legal(board):
        row = STEPS[start]
        while goals:
            low = goals & -goals
            goals ^= low
            found.append(row[low.bit_length() - 1])
    return found


def can_move(board: Board) -> bool:
    return next(legal(board), None) is not None


def perft(board: Board, depth: int) -> int:
    """How many games of exactly `depth` plies there are by the movement rules alone."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(goals.bit_count() for _, goals in legal(board))
    return sum([perft(after(board, *step), depth - 1) for step in steps(board)])
