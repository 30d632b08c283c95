"""The draughts board as sets of squares: how men and kings move and take, and what is legal.

A set of squares is an integer, a single square a set of one; which bit is which square, and
which rules hold, is the `Ground`'s to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from engines.games.draughts.ground import INTERNATIONAL, Ground

WHITE, BLACK = 0, 1


class Step(NamedTuple):
    """A move: the square it starts from, the one it ends on, the set of what it takes, and
    whether it is a man's that was crowned on its way, as `Ground.passing` allows."""

    start: int
    end: int
    taken: int = 0
    crowned: bool = False


class Board(NamedTuple):
    """Where everything stands and who moves: `kings` are those of both sides."""

    white: int
    black: int
    kings: int
    turn: int
    ground: Ground = INTERNATIONAL


def start(ground: Ground) -> Board:
    """The first position."""
    return Board(ground.home[WHITE], ground.home[BLACK], 0, WHITE, ground)


START = start(INTERNATIONAL)


def bits(squares: int) -> Iterator[int]:
    while squares:
        low = squares & -squares
        yield low
        squares ^= low


Jump = tuple[int, int]  # the square jumped over, the square landed on


def man_jumps(ground: Ground, at: int, targets: int, empty: int) -> Iterator[Jump]:
    for over, end in ground.leaps[at]:
        if over & targets and end & empty:
            yield over, end


def king_jumps(ground: Ground, at: int, targets: int, empty: int) -> Iterator[Jump]:
    """Over the first man on each diagonal, to any empty square behind it.

    Men already jumped are neither targets nor empty: they still stand in the way.
    """
    for ray in ground.rays[at]:
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
Reached = tuple[int, int, bool]  # where a chain of jumps stands, what it has taken, if a king


class Jumper(NamedTuple):
    """A piece that takes: over which targets, what is empty once it left, and where a man
    becomes a king on its way."""

    ground: Ground
    first: Reached
    enemy: int
    empty: int
    crowning: int

    def onward(self, reached: Reached) -> Iterator[tuple[int, Reached]]:
        """One jump further: over what, and what is reached then."""
        at, taken, king = reached
        jumps = king_jumps if king else man_jumps
        for over, end in jumps(self.ground, at, self.enemy & ~taken, self.empty):
            yield over, (end, taken | over, king or bool(end & self.crowning))

    def step(self, reached: Reached) -> Step:
        at, taken, king = reached
        return Step(self.first[0], at, taken, king and not self.first[2])


def jumper(board: Board, start: int) -> Jumper:
    own, enemy = sides(board)
    ground = board.ground
    crowning = ground.crowning[board.turn] if ground.passing else 0
    first = (start, 0, bool(start & board.kings))
    return Jumper(ground, first, enemy, ground.all & ~(own | enemy) | start, crowning)


def chains(board: Board, start: int) -> Iterator[set[Reached]]:
    """What the piece on `start` reaches by one jump, by two, and so on.

    Two ways to the same square over the same men are one and the same from there on.
    (`Jumper.onward` written out: most of a search's time goes here.)
    """
    ground, first, enemy, empty, crowning = jumper(board, start)
    reached = {first}
    while reached := {
        (end, taken | over, king or bool(end & crowning))
        for at, taken, king in reached
        for over, end in (king_jumps if king else man_jumps)(ground, at, enemy & ~taken, empty)
    }:
        yield reached


def ways(board: Board, step: Step) -> Iterator[tuple[int, ...]]:
    """Each way to make a capture: the squares it touches down on, its start and end included."""
    piece = jumper(board, step.start)

    def further(way: tuple[int, ...], here: Reached) -> Iterator[tuple[int, ...]]:
        if piece.step(here) == step:
            yield way
        for over, there in piece.onward(here):
            if over & step.taken:
                yield from further((*way, there[0]), there)

    return further((step.start,), piece.first)


def jumped(board: Board, squares: Sequence[int]) -> Step | None:
    """The capture that jumps from each square to the next; None when that cannot be."""
    piece = jumper(board, squares[0])
    here = piece.first
    for _, to in pairwise(squares):
        there = next((there for _, there in piece.onward(here) if there[0] == to), None)
        if there is None:
            return None
        here = there
    return piece.step(here)


def _takers(ground: Ground, men: int, enemy: int, empty: int) -> int:
    """The men with something to take."""
    left, right = ground.left, ground.right
    return men & (
        (((empty << left) & enemy) << left)
        | (((empty << right) & enemy) << right)
        | (((empty >> left) & enemy) >> left)
        | (((empty >> right) & enemy) >> right)
    )


def captures(board: Board) -> list[Step]:
    """The captures that may be made; none when there is nothing to take."""
    own, enemy = sides(board)
    ground = board.ground
    kings = own & board.kings
    pieces = _takers(ground, own & ~kings, enemy, ground.all & ~(own | enemy)) | kings
    if not pieces:
        return []
    return _most(board, pieces) if ground.most else _any(board, pieces)


def _most(board: Board, pieces: int) -> list[Step]:
    """The captures of the most men."""
    most = 1
    found: list[Step] = []
    for start in bits(pieces):
        chain = list(chains(board, start))
        if len(chain) > most:
            most, found = len(chain), []
        if len(chain) == most:
            found += [Step(start, end, taken) for end, taken, _ in sorted(chain[-1])]
    return found


def _any(board: Board, pieces: int) -> list[Step]:
    """The captures that go on for as long as they can, however few they take."""
    return [step for start in bits(pieces) for step in sorted(_finished(board, start))]


def _finished(board: Board, start: int) -> set[Step]:
    """Behind what it jumped, a king comes down where it can take more, if it can anywhere."""
    piece = jumper(board, start)
    found: set[Step] = set()
    seen, edge = {piece.first}, [piece.first]
    while edge:
        behind: dict[int, list[Reached]] = {}
        for over, there in piece.onward(edge.pop()):
            behind.setdefault(over, []).append(there)
        for landings in behind.values():
            going = {there for there in landings if any(piece.onward(there))}
            found |= set() if going else {piece.step(there) for there in landings}
            edge += going - seen
            seen |= going
    return found


# ---------------------------------------------------------------------- all moves
def steps(board: Board) -> list[Step]:
    """Every legal move of the side to move."""
    return captures(board) or _quiet(board)


def _quiet(board: Board) -> list[Step]:
    """The moves that take nothing: men forwards one square, kings as far as it is empty."""
    white, black, kings, turn, ground = board
    empty = ground.all & ~(white | black)
    own = black if turn else white
    men = own & ~kings
    found: list[Step] = []
    for shift in (ground.left, ground.right):
        ends = (men << shift if turn else men >> shift) & empty
        while ends:
            end = ends & -ends
            ends ^= end
            found.append(Step(end >> shift if turn else end << shift, end))
    for start in bits(own & kings):
        found += [Step(start, end) for end in _open(ground, start, empty)]
    return found


def _open(ground: Ground, start: int, empty: int) -> Iterator[int]:
    """The squares a king may go to without taking."""
    for ray in ground.rays[start]:
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

    A man is crowned where its move ends, or on its way; what was taken comes off at the end,
    all at once.
    """
    white, black, kings, turn, ground = board
    start, end, taken, crowned = step
    if crowned or kings & start or end & ground.crowning[turn]:
        kings = kings & ~(start | taken) | end
    else:
        kings &= ~taken
    if turn:
        return Board(white & ~taken, black & ~start | end, kings, WHITE, ground)
    return Board(white & ~start | end, black & ~taken, kings, BLACK, ground)


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
    white, black, kings, turn, ground = board
    empty = ground.all & ~(white | black)
    own = black if turn else white
    men = own & ~kings
    near, far = ground.left, ground.right
    left, right = (men << near, men << far) if turn else (men >> near, men >> far)
    found = (left & empty).bit_count() + (right & empty).bit_count()
    return found + sum(1 for king in bits(own & kings) for _ in _open(ground, king, empty))
