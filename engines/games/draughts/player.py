"""A computer player: alpha-beta over material and placement, quiet only when nothing is taken.

Its effort is counted in boards, never in seconds, so that the same luck plays the same game.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.games.draughts import rules
from engines.games.draughts.board import BLACK, Board, Step, after, captures, steps
from engines.games.draughts.ground import GROUNDS, Ground
from engines.games.draughts.rules import Claim, House, Move, Position
from engines.luck import Luck
from engines.players.deepening import Budget, Level, deepened

WON = 100_000
MAN, KING = 100, 320
AGAIN = 30  # what it costs to bring a position about again
# What a man is worth on each row beyond its start, counted from its own back rank.
ADVANCE = {10: (14, 4, 3, 3, 5, 7, 10, 15, 24, 0), 8: (14, 4, 3, 5, 8, 14, 24, 0)}

LEVELS = {1: Level(1, 1_000, 40), 2: Level(3, 5_000, 8), 3: Level(12, 18_000, 0)}


# ---------------------------------------------------------------------- what a board is worth
class Places(NamedTuple):
    """Sets of squares that matter: the centre, the sides, and for each row what a man of White
    and one of Black is worth there."""

    centre: int
    side: int
    rows: tuple[tuple[int, int, int], ...]


def _places(ground: Ground) -> Places:
    last, advance = ground.rows - 1, ADVANCE[ground.rows]
    at = {bit: ground.place(n) for n, bit in ground.bit.items()}
    inside = range(2, last - 1)
    centre = sum(b for b, (x, y) in at.items() if x in inside and 3 <= y <= last - 3)
    rows = [sum(b for b, (_, y) in at.items() if y == row) for row in range(ground.rows)]
    worth = tuple((rows[n], advance[last - n], advance[n]) for n in range(ground.rows))
    return Places(centre, sum(b for b, (x, _) in at.items() if x in (0, last)), worth)


PLACES = {ground: _places(ground) for ground in GROUNDS.values()}


def balance(board: Board) -> int:
    """How much better off the side to move is."""
    white, black, kings, turn, ground = board
    centre, side, rows = PLACES[ground]
    score = (KING - MAN) * ((white & kings).bit_count() - (black & kings).bit_count())
    score += MAN * (white.bit_count() - black.bit_count())
    white_men, black_men = white & ~kings, black & ~kings
    score += 3 * ((white & centre).bit_count() - (black & centre).bit_count())
    score -= 2 * ((white_men & side).bit_count() - (black_men & side).bit_count())
    for row, for_white, for_black in rows:
        score += for_white * (white_men & row).bit_count()
        score -= for_black * (black_men & row).bit_count()
    return -score if turn == BLACK else score


# ---------------------------------------------------------------------- looking ahead
class Search(Budget):
    """One search: counts the boards that it looks at."""

    def best(self, board: Board, depth: int, low: int, high: int) -> int:
        """The value for the side to move, by fail-hard alpha-beta.

        Where something must be taken it looks on, however deep: such a board is not quiet.
        """
        self.spend()
        legal = captures(board)
        if depth <= 0 and not legal:
            return max(low, min(high, self._settled(board)))
        legal = legal or _forward_first(board)
        if not legal:
            return max(low, min(high, -WON - depth))
        for step in legal:
            low = max(low, -self.best(after(board, step), depth - 1, -high, -low))
            if low >= high:
                return high
        return low

    def _settled(self, board: Board) -> int:
        """The balance, or a loss where the side cannot move."""
        return balance(board) if steps(board) else -WON


def _forward_first(board: Board) -> list[Step]:
    """Moves near to the far side first: they are the likeliest to matter."""
    return sorted(steps(board), key=lambda step: step.end, reverse=board.turn == BLACK)


# ---------------------------------------------------------------------- choosing
def advise(house: House, position: Position, luck: Luck, level: int) -> Move:
    """The move this level plays; a draw that can be claimed is claimed when behind."""
    legal = rules.moves(house, position)
    if Claim.DRAW in legal and balance(position.board) < 0:
        return Claim.DRAW
    candidates = [move for move in luck.shuffled(legal) if isinstance(move, Step)]
    if len(candidates) == 1:
        return candidates[0]
    settings = LEVELS[level]
    values = _values(house, position, candidates, settings)
    best = max(values.values())
    return luck.choice([s for s in candidates if values[s] >= best - settings.slack])


def _values(
    house: House, position: Position, candidates: list[Step], level: Level
) -> dict[Step, int]:
    """The value of each candidate, looking one ply deeper each time while boards are left."""
    board, search = position.board, Search(level.boards)
    known = {step: _known(house, position, step) for step in candidates}

    def look(step: Step, depth: int, floor: int) -> int:
        then = after(board, step)
        value = -search.best(then, depth, -3 * WON, -floor)
        return value - AGAIN * (then in position.past)

    return deepened(list(candidates), known, level, -3 * WON, look)


def _known(house: House, position: Position, step: Step) -> int | None:
    """The value of a move that ends the game."""
    ended = rules.outcome(house, rules.play(position, step))
    if ended is None:
        return None
    mine, other = ended.shares[position.board.turn], ended.shares[1 - position.board.turn]
    return 2 * WON if mine > other else -2 * WON if mine < other else 0
