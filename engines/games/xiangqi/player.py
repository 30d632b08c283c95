"""A computer player: alpha-beta over material and placement, quiet only after captures.

Its effort is counted in boards, never in seconds, so that the same luck plays the same game.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.games.xiangqi import rules
from engines.games.xiangqi.board import (
    BLACK,
    EMPTY,
    FILES,
    KINGS,
    RANKS,
    SQUARES,
    Board,
    Step,
    after,
    bits,
    reach,
    sides,
    steps,
)
from engines.games.xiangqi.rules import Claim, House, Move, Position
from engines.luck import Luck
from engines.players.deepening import Budget, Level, deepened

MATE = 100_000
AGAIN = 40  # what it costs to bring a position about again
WORTH = {"k": MATE, "r": 900, "c": 460, "n": 420, "a": 200, "b": 200, "p": 90}


LEVELS = {1: Level(1, 1_500, 60), 2: Level(2, 6_000, 10), 3: Level(4, 16_000, 0)}


# ---------------------------------------------------------------------- what a man is worth
def _placed(kind: str, file: int, rank: int) -> int:
    """What standing here adds; ranks are counted from the man's own back rank."""
    centre = 4 - abs(file - 4)
    match kind:
        case "p":
            across = 80 + 8 * centre if 5 <= rank <= 8 else 0
            return across + 6 * max(0, rank - 6)
        case "n":
            return 6 * centre + 5 * min(rank, 7) - 25 * (rank == 0)
        case "c":
            return 5 * centre + 2 * (rank == 2)
        case "r":
            return 4 * centre + 6 * min(rank, 6)
        case "k":
            return 12 * (rank == 0) + 4 * (file == 4)
        case _:
            return 3 * centre


def _value(piece: str, square: int) -> int:
    rank = square // FILES
    own_rank = RANKS - 1 - rank if piece.islower() else rank
    return WORTH[piece.lower()] + _placed(piece.lower(), square % FILES, own_rank)


VALUE = {p: tuple(_value(p, s) for s in SQUARES) for p in "KABNRCPkabnrcp"}


def balance(board: Board) -> int:
    """How much better off the side to move is."""
    red = sum(VALUE[board.cells[s]][s] for s in bits(board.red))
    black = sum(VALUE[board.cells[s]][s] for s in bits(board.black))
    return black - red if board.turn == BLACK else red - black


def _gain(cells: str, step: Step) -> int:
    """What a step adds for its mover."""
    start, end = step
    value = VALUE[cells[start]]
    taken = cells[end]
    return value[end] - value[start] + (VALUE[taken][end] if taken != EMPTY else 0)


# ---------------------------------------------------------------------- looking ahead
class Search(Budget):
    """One search: counts the boards that it looks at."""

    def best(self, board: Board, depth: int, low: int, high: int, score: int) -> int:
        """The value for the side to move, by fail-hard alpha-beta; `score` is its balance."""
        self.spend()
        if depth == 0:
            return self._settled(board, low, high, score)
        cells = board.cells
        found = False
        for step in _ordered(cells, steps(board)):
            found = True
            then = score + _gain(cells, step)
            value = -self.best(after(board, *step), depth - 1, -high, -low, -then)
            if value > low:
                low = value
                if low >= high:
                    return high
        return low if found else max(low, -MATE - depth)

    def _settled(self, board: Board, low: int, high: int, score: int) -> int:
        """The value once no capture is worth making; the mover may always leave off."""
        if score > low:
            low = score
        if low >= high:
            return high
        for step in _captures(board):
            if board.cells[step.end] in KINGS:
                return high
            self.spend()
            then = score + _gain(board.cells, step)
            value = -self._settled(after(board, *step), -high, -low, -then)
            if value > low:
                low = value
                if low >= high:
                    return high
        return low


def _ordered(cells: str, legal: list[Step]) -> list[Step]:
    """Dear captures by cheap men first."""
    return sorted(legal, key=lambda step: -_promise(cells, step))


def _promise(cells: str, step: Step) -> int:
    taken = cells[step.end]
    if taken == EMPTY:
        return _gain(cells, step)
    return 1_000 + 10 * WORTH[taken.lower()] - WORTH[cells[step.start].lower()] // 10


def _captures(board: Board) -> Iterator[Step]:
    own, enemy = sides(board)
    occupied = own | enemy
    found = [
        Step(start, end)
        for start in bits(own)
        for end in bits(reach(board.cells[start], start, occupied) & enemy)
    ]
    return iter(_ordered(board.cells, found))


# ---------------------------------------------------------------------- choosing
def advise(house: House, position: Position, luck: Luck, level: int) -> Move:
    """The move this level plays; a draw that can be claimed is claimed when behind."""
    legal = rules.moves(house, position)
    claims = [move for move in legal if isinstance(move, Claim)]
    if claims and balance(position.board) < 0:
        return claims[0]
    candidates = [move for move in luck.shuffled(legal) if isinstance(move, Step)]
    settings = LEVELS[level]
    values = _values(house, position, candidates, settings)
    best = max(values.values())
    return luck.choice([s for s in candidates if values.get(s, -MATE) >= best - settings.slack])


def _values(
    house: House, position: Position, candidates: list[Step], level: Level
) -> dict[Step, int]:
    """The value of each candidate, looking one ply deeper each time while boards are left."""
    known = {step: _known(house, position, step) for step in candidates}
    board, search = position.board, Search(level.boards)
    order = _ordered(board.cells, candidates)
    score = balance(board)

    def look(step: Step, depth: int, floor: int) -> int:
        then = after(board, *step)
        gained = score + _gain(board.cells, step)
        value = -search.best(then, depth, -2 * MATE, -floor, -gained)
        return value - AGAIN * (then in position.past)

    return deepened(order, known, level, -2 * MATE, look)


def _known(house: House, position: Position, step: Step) -> int | None:
    """The value of a step that ends the game."""
    ended = rules.outcome(house, rules.play(house, position, step))
    if ended is None:
        return None
    mine, other = ended.shares[position.board.turn], ended.shares[1 - position.board.turn]
    return MATE * 2 if mine > other else -MATE * 2 if mine < other else 0
