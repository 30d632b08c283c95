"""The rules of draughts as values: positions, moves, how a game ends."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engines.game import Outcome, option
from engines.games.draughts import endings
from engines.games.draughts.board import Board, Step, after, legal, sides
from engines.games.draughts.endings import ENDINGS, KINGS_ONLY, Why
from engines.games.draughts.ground import GROUNDS, Ground


class Claim(StrEnum):
    """A claim made instead of a move: that the game is drawn."""

    DRAW = "claim"


Move = Step | Claim


@dataclass(frozen=True)
class House:
    """The house rules.

    `variant`: whose game it is, with its board.  `auto_draw`: a draw by the rules ends the game
    by itself, or is claimed by the side to move.  `algebraic`: squares are named a1 to j10
    from White's left instead of 1 to 50; some variants always have letters.
    """

    variant: str = option("international", *GROUNDS)
    auto_draw: bool = option(True, True, False)
    algebraic: bool = option(False, False, True)

    @property
    def ground(self) -> Ground:
        return GROUNDS[self.variant]

    @property
    def lettered(self) -> bool:
        return self.algebraic or self.ground.names is self.ground.letters


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stands.

    `past` are the boards since the last capture or move of a man, `counts` for how many plies
    each ending of the variant has stood (see `ENDINGS`).  `last` was played on the board
    `before`.
    """

    board: Board
    past: tuple[Board, ...] = ()
    counts: tuple[int, ...] = ()
    last: Step | None = None
    before: Board | None = None
    claimed: Why | None = None

    @property
    def quiet(self) -> int:
        """Plies by kings alone since something was taken."""
        return len(self.past)


# ---------------------------------------------------------------------- a move
def play(position: Position, move: Move) -> Position:
    """The position after a legal move or claim."""
    if isinstance(move, Claim):
        return replace(position, claimed=drawn(position))
    board = position.board
    then = after(board, move)
    lasting = bool(move.start & board.kings) and not move.taken
    past = (*position.past, board) if lasting else ()
    return Position(then, past, endings.counted(position.counts, board, then), move, board)


def moves(house: House, position: Position) -> tuple[Move, ...]:
    """Every legal move, and the claim where it is true and not made by itself."""
    if not house.auto_draw and drawn(position):
        return (*legal(position.board), Claim.DRAW)
    return legal(position.board)


# ---------------------------------------------------------------------- the end
def occurrences(position: Position) -> int:
    """How often this board, with this side to move, has stood, now included."""
    return position.past.count(position.board) + 1


def drawn(position: Position) -> Why | None:
    """Which rule makes this position a draw.

    A count once begun goes on through captures and crownings: they never give more time.
    """
    ground = position.board.ground
    for ending, count in zip(ENDINGS[ground], position.counts, strict=False):
        if count >= ending.plies:
            return ending.why
    if occurrences(position) >= 3:
        return Why.REPETITION
    plies, why = KINGS_ONLY[ground]
    return why if position.quiet >= plies else None


def counts(position: Position) -> dict[str, int]:
    """For how many plies each ending that is drawn in time has stood, by its name."""
    named = ENDINGS[position.board.ground]
    plies = position.counts or (0,) * len(named)
    return {ending.why.removesuffix("_moves"): n for ending, n in zip(named, plies, strict=True)}


def outcome(house: House, position: Position) -> Outcome | None:
    """A side that cannot move has lost, whatever else the last move brought about."""
    if position.claimed:
        return Outcome.drawn(2, position.claimed)
    board = position.board
    if not legal(board):
        own, _ = sides(board)
        return Outcome.won(1 - board.turn, 2, Why.STALEMATE_LOSS if own else Why.NO_PIECES)
    why = drawn(position) if house.auto_draw else None
    return Outcome.drawn(2, why) if why else None
