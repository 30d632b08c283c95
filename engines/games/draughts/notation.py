"""Moves in words: 32-28, 28x19, 28:19, 32吃23, and 1x10x15 where two captures look alike.

A move is said by where it starts and ends.  Where captures of different men share both, it
is said by every square that it touches down on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from engines.game import Ambiguous, Illegal, Unreadable
from engines.games.draughts.board import Board, Step, chains, jumped, jumper, legal, ways
from engines.games.draughts.endings import Why
from engines.games.draughts.rules import Claim, House, Move, Position, moves
from engines.typed import plain
from render.words import Fact, Phrase, phrase

WORDS = "engines.games.draughts"
WAYS = 1_000  # how many ways of one capture are looked through


_SIGNS = str.maketrans(dict.fromkeys("‐‑‒–—−~～到至走", "-") | dict.fromkeys("×✕✖*:吃跳", "x"))
_SQUARE = r"(?:\d{1,2}|[a-j](?:10|[1-9]))"
_MOVE = re.compile(rf"{_SQUARE}(?:(?: ?[-x] ?| |(?<=\d)(?=[a-j])){_SQUARE})+")
_CLAIMS = {"claim", "claim draw", "作和", "判和", "要求判和"}


# ---------------------------------------------------------------------- writing
def square_name(house: House, bit: int) -> str:
    ground = house.ground
    return ground.letters[bit] if house.algebraic else ground.names[bit]


def name(board: Board, move: Move) -> str:
    """The canonical text: `32-28`, `28x19`, `1x10x15`, `c3-d4`, `c3:e5`, `claim`."""
    if isinstance(move, Claim):
        return move.value
    names = board.ground.names
    return _joined(board, move, [names[bit] for bit in touched(board, move)])


def text(house: House, board: Board, step: Step) -> str:
    """The move as the house names squares."""
    return _joined(board, step, [square_name(house, bit) for bit in touched(board, step)])


def _joined(board: Board, step: Step, names: list[str]) -> str:
    return (board.ground.cross if step.taken else "-").join(names)


def touched(board: Board, step: Step) -> tuple[int, ...]:
    """Start and end; all squares between them too where these do not say which capture."""
    alike = [s for s in legal(board) if s.start == step.start and s.end == step.end]
    if step.taken and (len(alike) > 1 or step.start == step.end):
        return next(ways(board, step))
    return step.start, step.end


def written(house: House, board: Board, move: Move) -> Phrase:
    if isinstance(move, Claim):
        return phrase(WORDS, "claim")
    return phrase(WORDS, "write", move=text(house, board, move))


# ---------------------------------------------------------------------- reading
def read(house: House, position: Position, typed: str) -> Move:
    """The move a text means; it may be illegal.

    Raises Unreadable for no notation of ours, Ambiguous when several captures fit, and
    Illegal for squares that are not on the board or a way that cannot be jumped.
    """
    said = plain(typed).lower().translate(_SIGNS)
    if said in _CLAIMS:
        return Claim.DRAW
    if not _MOVE.fullmatch(said):
        raise Unreadable(Why.UNREADABLE, **_example(house, position))
    squares = [_square(house, position, s) for s in re.findall(_SQUARE, said)]
    fits = _fitting(position.board, squares)
    if len(fits) > 1:
        names = tuple(text(house, position.board, step) for step in fits)
        raise Ambiguous(Why.AMBIGUOUS, names, example=names[0])
    return fits[0] if fits else _unfitting(house, position, squares)


def _square(house: House, position: Position, said: str) -> int:
    """Raises Unreadable for letters where squares have numbers, Illegal for no dark square."""
    if not said.isdigit() and not house.lettered:
        raise Unreadable(Why.UNREADABLE, **_example(house, position))
    ground = house.ground
    number = ground.numbered.get(said.lstrip("0"), 0)
    if not number:
        raise Illegal(
            Why.NO_SQUARE,
            square=said,
            count=len(ground.bit),
            corner=ground.corner,
            **_example(house, position),
        )
    return ground.bit[number]


def _fitting(board: Board, squares: Sequence[int]) -> list[Step]:
    """The legal moves meant: by squares touched in order, else by the men taken, as some
    programs write (start x end x each man)."""
    start, end = squares[0], squares[-1]
    fits = [step for step in legal(board) if step.start == start and step.end == end]
    if len(squares) == 2:
        return fits
    for meets in (_exactly, _passing):
        if found := [step for step in fits if step.taken and meets(board, step, squares)]:
            return found
    by_men = [step for step in legal(board) if (step.start, step.end) == (start, squares[1])]
    men = squares[2:]
    return [step for step in by_men if step.taken == sum(men) and len(set(men)) == len(men)]


def _exactly(board: Board, step: Step, squares: Sequence[int]) -> bool:
    return jumped(board, squares) == step


def _passing(board: Board, step: Step, squares: Sequence[int]) -> bool:
    """Whether some way of the capture touches these squares in this order, and maybe more."""
    return any(_within(squares, way) for way in islice(ways(board, step), WAYS))


def _within(squares: Sequence[int], way: Sequence[int]) -> bool:
    rest: Iterator[int] = iter(way)
    return all(square in rest for square in squares)


def _unfitting(house: House, position: Position, squares: Sequence[int]) -> Step:
    """What was meant by a move that is not legal, with the men that it would take."""
    start, end, board = squares[0], squares[-1], position.board
    if len(squares) > 2:
        if step := jumped(board, squares):
            return step
        raise Illegal(Why.NO_WAY, **_example(house, position, start))
    if start & (board.black if board.turn else board.white):
        for reached in chains(board, start):
            for here in sorted(reached):
                if here[0] == end:
                    return jumper(board, start).step(here)
    return Step(start, end)


# ---------------------------------------------------------------------- examples
def example(house: House, position: Position, start: int = 0) -> Phrase:
    """A legal move as it would be written, if possible of the piece on `start`."""
    playable = moves(house, position)
    of_piece = [m for m in playable if isinstance(m, Step) and m.start == start]
    chosen = (of_piece or playable)[:1]
    board = position.board
    return written(house, board, chosen[0]) if chosen else phrase(WORDS, "no-move")


def _example(house: House, position: Position, start: int = 0) -> dict[str, Fact]:
    return {"example": example(house, position, start)}
