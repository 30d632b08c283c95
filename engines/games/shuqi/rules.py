"""The rules of number chess as values: positions, the four ways to move, scores, the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from engines.game import Outcome, Seat, option
from engines.games.shuqi.board import (
    BLUE,
    PIECES,
    RED,
    Board,
    Grid,
    Man,
    Point,
    grid,
    setup,
)
from engines.games.shuqi.sums import Allowed

FULL = sum(n * n for n in range(PIECES))  # 285
ZERO_OUT = FULL - 1  # what a full score counts when the 0 is not in


class Why(StrEnum):
    """How a game ends, and why a move is refused."""

    SCORE = "score"
    MOVE_LIMIT = "move_limit"
    OWN_NUMBERS = "own_numbers"
    ALL_IN = "all_in"
    EVEN = "even"
    NO_MOVES = "no_moves"
    RULINGS = "rulings"

    UNREADABLE = "unreadable"
    NO_POINT = "no_point"
    NO_PIECE = "no_piece"
    EMPTY_POINT = "empty_point"
    NOT_YOURS = "not_yours"
    OCCUPIED = "occupied"
    SAME_POINT = "same_point"
    NO_WAY = "no_way"
    NO_SUM = "no_sum"
    HOW_MANY_SUMS = "how_many_sums"
    BAD_SUM = "bad_sum"
    WRONG_NUMBERS = "wrong_numbers"
    BY_ZERO = "by_zero"
    WRONG_POWER = "wrong_power"
    WRONG_VALUE = "wrong_value"
    WRONG_TOTAL = "wrong_total"
    NOT_SAME = "not_same"
    NOT_WHOLE = "not_whole"
    NOT_ITS_NUMBER = "not_its_number"
    NO_OPERATION = "no_operation"
    NO_STOP = "no_stop"
    NOT_WRONG = "not_wrong"


# Wrong arithmetic, which the referee counts; slips with points he does not.
COUNTED = frozenset(
    {
        Why.WRONG_NUMBERS,
        Why.BY_ZERO,
        Why.WRONG_POWER,
        Why.WRONG_VALUE,
        Why.WRONG_TOTAL,
        Why.NOT_SAME,
        Why.NOT_WHOLE,
    }
)


@dataclass(frozen=True, slots=True)
class Step:
    """One piece along these points, its start first; a sum for each crossing, in order.

    A step to a neighbour (移) and a jump over one (邻) have none.  `totals` are what was said
    after an equals sign where that is not what the sum comes to.
    """

    path: tuple[Point, ...]
    sums: tuple[str, ...] = ()
    totals: tuple[str, ...] = ()


class Call(StrEnum):
    """叫停: the game ends here, and points are counted."""

    STOP = "stop"


@dataclass(frozen=True, slots=True)
class Ruling:
    """A move refused for its arithmetic: nothing moves, and the referee counts one."""

    of: Step


Move = Step | Call | Ruling


@dataclass(frozen=True)
class House:
    """The house rules.

    `single_equal`: a piece of the mover's own number may be crossed alone at a distance.
    `chain_value`: what the parts of a chain must give: the same each, or the mover's number.
    `auto_formula`: a crossing without a sum gets one (for training).  `illegal_rulings`: how
    many wrong sums lose 0 : 285, 0 for never.  `ply_limit`: plies, 0 for no end.
    """

    board: str = option("rhombus64", "rhombus64", "star88", "star121")
    layout: str = option("standard", "standard", "snake")
    single_equal: bool = option(True, True, False)
    chain_value: str = option("same", "same", "mover")
    big_numbers: bool = option(True, True, False)
    powers: bool = option(True, True, False)
    auto_formula: bool = option(False, False, True)
    illegal_rulings: int = option(3, 3, 0, 1, 2)
    ply_limit: int = option(300)

    @property
    def grid(self) -> Grid:
        return grid(self.board, self.layout)

    @property
    def allowed(self) -> Allowed:
        return Allowed(self.big_numbers, self.powers)


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stands; `last` was made by `mover`, and `skipped` says that the other side
    then had no move."""

    board: Board
    turn: Seat = RED
    plies: int = 0
    rulings: tuple[int, int] = (0, 0)
    last: Move | None = None
    mover: Seat | None = None
    skipped: bool = False
    ended: Why | None = None


def begin(house: House) -> Position:
    return Position(setup(house.grid))


def men(board: Board, seat: Seat) -> Iterator[tuple[Point, int]]:
    return ((p, man.number) for p, man in enumerate(board) if man and man.seat == seat)


# ---------------------------------------------------------------------- scoring (积和法)
def targets(house: House, seat: Seat) -> dict[Point, int]:
    """The printed numbers that count for a seat: the other side's camp."""
    return house.grid.camps[1 - seat]


def score(house: House, board: Board, seat: Seat) -> int:
    """Number times printed number, over the pieces in the other side's camp."""
    printed = targets(house, seat)
    return sum(number * printed.get(point, 0) for point, number in men(board, seat))


def on_own_numbers(house: House, board: Board, seat: Seat) -> int:
    """The squares of the pieces that stand on their own number: what breaks a tie."""
    printed = targets(house, seat)
    return sum(n * n for point, n in men(board, seat) if printed.get(point) == n)


def outside(house: House, board: Board, seat: Seat) -> int:
    """How many of the ten pieces do not stand in the other side's camp."""
    printed = targets(house, seat)
    return PIECES - sum(point in printed for point, _ in men(board, seat))


@dataclass(frozen=True, slots=True)
class Count:
    """Both scores as they count at the end, who has won (None: a draw), and by which rule."""

    points: tuple[int, int]
    winner: Seat | None
    why: Why


def counted(house: House, board: Board) -> Count:
    """The higher score wins; 285 each is settled by who is all in, less by own numbers."""
    red, blue = (score(house, board, seat) for seat in (RED, BLUE))
    if red == blue == FULL:
        red, blue = (FULL if _zero_in(house, board, s) else ZERO_OUT for s in (RED, BLUE))
        return _compared((red, blue), (red, blue), Why.ALL_IN)
    if red == blue:
        own = (on_own_numbers(house, board, RED), on_own_numbers(house, board, BLUE))
        return _compared((red, blue), own, Why.OWN_NUMBERS)
    return _compared((red, blue), (red, blue), Why.SCORE)


def _zero_in(house: House, board: Board, seat: Seat) -> bool:
    printed = targets(house, seat)
    return any(point in printed for point, number in men(board, seat) if number == 0)


def _compared(points: tuple[int, int], by: tuple[int, int], why: Why) -> Count:
    if by[RED] == by[BLUE]:
        return Count(points, None, Why.EVEN)
    return Count(points, RED if by[RED] > by[BLUE] else BLUE, why)


# ---------------------------------------------------------------------- the end
def winner_of(house: House, position: Position) -> Seat | None:
    """Who has won a game that is over; None when it is drawn."""
    if position.ended is Why.RULINGS:
        return 1 - position.turn
    return counted(house, position.board).winner


def outcome(house: House, position: Position) -> Outcome | None:
    """The end with both scores; three rulings count 285 : 0."""
    if position.ended is None:
        return None
    winner, points = winner_of(house, position), counted(house, position.board).points
    if position.ended is Why.RULINGS:
        points = (FULL, 0) if winner == RED else (0, FULL)
    half = Fraction(1, 2)
    shares = tuple(half if winner is None else Fraction(int(s == winner)) for s in (RED, BLUE))
    return Outcome(shares, points, position.ended)


def man_at(board: Board, point: Point) -> Man:
    """The piece on a point known to have one."""
    man = board[point]
    assert man is not None
    return man
