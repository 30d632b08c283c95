"""The boards that draughts is played on, and how the rules of taking differ between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

FILES = "abcdefghij"
Rays = dict[int, tuple[tuple[int, ...], ...]]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Ground:
    """A board and its rules of taking; each is made once, and equal to itself alone.

    `most`: the most must be taken, or else any capture will do.  `passing`: a man that passes
    the far row is crowned there and takes on as a king.  `cross` stands between the squares of a
    capture.

    `bit` is the bit of each square's number, `number` the other way round; `letters` its name
    as a1, c1 from White's left, `names` the one in use here, and `numbered` reads either.  After
    every two rows one bit is left empty, so that each diagonal is the same shift everywhere:
    `left` or `right` bits, and whatever leaves the board falls on an empty bit.  `crowning` and
    `home` are sets of squares by side; `rays` go from each square to the edge, nearest square
    first, and `leaps` are the first two squares of those that have two.
    """

    key: str
    rows: int
    men: int
    most: bool
    passing: bool
    cross: str
    bit: dict[int, int]
    number: dict[int, int]
    letters: dict[int, str]
    names: dict[int, str]
    numbered: dict[str, int]
    all: int
    left: int
    right: int
    crowning: tuple[int, int]
    home: tuple[int, int]
    long_diagonal: int
    rays: Rays
    leaps: Rays

    def __reduce__(self) -> tuple[Callable[[str], Ground], tuple[str]]:
        """Copied or stored, it is found again by its key: it stays the only one."""
        return ground_of, (self.key,)

    @property
    def squares(self) -> range:
        """The numbers of the squares, row by row from Black's left as White sees it."""
        return range(1, len(self.bit) + 1)

    def numbers(self, squares: int) -> list[int]:
        """The numbers of a set's squares, in order."""
        return [n for n, bit in self.bit.items() if bit & squares]

    def place(self, number: int) -> tuple[int, int]:
        """Column and row, from 0 at the top left."""
        return _place(number, self.left)

    @property
    def corner(self) -> str:
        """The last square in letters."""
        return f"{FILES[self.rows - 1]}{self.rows}"


def _place(number: int, in_row: int) -> tuple[int, int]:
    row, nth = divmod(number - 1, in_row)
    return 2 * nth + 1 - row % 2, row


def _ground(
    key: str, rows: int, men: int, *, most: bool, passing: bool, lettered: bool, cross: str
) -> Ground:
    in_row = rows // 2
    left, right = in_row, in_row + 1
    squares = range(1, rows * in_row + 1)
    bit = {n: 1 << (n - 1) + (n - 1) // rows for n in squares}
    every = list(bit.values())
    board = sum(every)

    def ray(start: int, shift: int) -> tuple[int, ...]:
        found: list[int] = []
        while (start := start << shift if shift > 0 else start >> -shift) & board:
            found.append(start)
        return tuple(found)

    letters = {}
    for n, b in bit.items():
        column, row = _place(n, in_row)
        letters[b] = f"{FILES[column]}{rows - row}"
    number = {b: n for n, b in bit.items()}
    digits = {b: str(n) for b, n in number.items()}
    rays = {b: tuple(ray(b, s) for s in (-right, -left, left, right)) for b in every}
    return Ground(
        key,
        rows,
        men,
        most,
        passing,
        cross,
        bit,
        number,
        letters,
        letters if lettered else digits,
        {name: number[b] for names in (letters, digits) for b, name in names.items()},
        board,
        left,
        right,
        (sum(every[:in_row]), sum(every[-in_row:])),
        (sum(every[-men:]), sum(every[:men])),
        sum(b for n, b in bit.items() if sum(_place(n, in_row)) == rows - 1),
        rays,
        {b: tuple(way[:2] for way in ways if len(way) > 1) for b, ways in rays.items()},
    )


INTERNATIONAL = _ground(
    "international", 10, 20, most=True, passing=False, lettered=False, cross="x"
)
RUSSIAN = _ground("russian", 8, 12, most=False, passing=True, lettered=True, cross=":")
BRAZILIAN = _ground("brazilian", 8, 12, most=True, passing=False, lettered=True, cross="x")
GROUNDS = {ground.key: ground for ground in (INTERNATIONAL, RUSSIAN, BRAZILIAN)}


def ground_of(key: str) -> Ground:
    return GROUNDS[key]
