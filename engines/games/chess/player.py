"""A computer player: alpha-beta over material and placement, quiet only after captures.

Its effort is counted in boards, never in seconds, so that the same luck plays the same game.
"""

from __future__ import annotations

import chess
from chess import Board
from chess import Move as Step

from engines.games.chess import rules
from engines.games.chess.rules import Claim, House, Move, Position, Why
from engines.luck import Luck
from engines.players.deepening import Budget, Level, deepened

MATE = 100_000
AGAIN = 40  # what it costs to bring a position about again
FEW = 12  # men on the board when kings are driven and step forward
WORTH = {
    chess.PAWN: 100,
    chess.KNIGHT: 315,
    chess.BISHOP: 330,
    chess.ROOK: 500,
    chess.QUEEN: 950,
    chess.KING: 0,
}


LEVELS = {1: Level(1, 2_000, 50), 2: Level(2, 6_000, 10), 3: Level(6, 14_000, 0)}


# ---------------------------------------------------------------------- what a man is worth
def _placed(kind: int, file: int, rank: int) -> int:
    """What standing here adds; ranks are counted from the man's own side."""
    centre = min(file, 7 - file) + min(rank, 7 - rank)  # 0 in the corners, 6 in the middle
    match kind:
        case chess.PAWN:
            inner = min(file, 7 - file)
            return (0, 0, 2, 8, 18, 45, 90, 0)[rank] + (6 * inner - 6) * (rank in (2, 3))
        case chess.KNIGHT:
            return 9 * centre - 30
        case chess.BISHOP:
            return 5 * centre - 12 - 8 * (rank == 0)
        case chess.ROOK:
            return 22 * (rank == 6) + 3 * min(file, 7 - file) - 4
        case chess.QUEEN:
            return 2 * centre - 6
        case _:
            return 18 * (file in (1, 2, 6)) * (rank == 0) - 12 * rank


def _value(kind: int, square: int, colour: bool) -> int:
    rank = chess.square_rank(square)
    return WORTH[kind] + _placed(kind, chess.square_file(square), rank if colour else 7 - rank)


VALUE = tuple(
    tuple(
        tuple(_value(kind, square, colour) if kind else 0 for square in chess.SQUARES)
        for kind in range(7)
    )
    for colour in (False, True)
)


def balance(board: Board) -> int:
    """How much better off the side to move is."""
    sides = [0, 0]
    for square, man in board.piece_map().items():
        sides[man.color] += VALUE[man.color][man.piece_type][square]
    return sides[board.turn] - sides[not board.turn]


def _gain(board: Board, step: Step) -> int:
    """What a step adds for its mover; a castled rook's place is not counted."""
    turn, kind = board.turn, board.piece_type_at(step.from_square) or 0
    gain = VALUE[turn][step.promotion or kind][step.to_square] - VALUE[turn][kind][step.from_square]
    taken = board.piece_type_at(step.to_square)
    if taken and board.color_at(step.to_square) is not turn:
        return gain + VALUE[not turn][taken][step.to_square]
    passing = kind == chess.PAWN and step.to_square == board.ep_square
    return gain + WORTH[chess.PAWN] if passing else gain


def _driven(board: Board, score: int) -> int:
    """With few men left: how far the weaker king is driven to the edge, with ours near it."""
    if chess.popcount(board.occupied) > FEW or -250 < score < 250:
        return 0
    turn = board.turn if score > 0 else not board.turn
    ours, theirs = board.king(turn), board.king(not turn)
    if ours is None or theirs is None:
        return 0
    file, rank = chess.square_file(theirs), chess.square_rank(theirs)
    edge = 6 - min(file, 7 - file) - min(rank, 7 - rank)
    bonus = 14 * edge + 6 * (14 - chess.square_manhattan_distance(ours, theirs))
    return bonus if score > 0 else -bonus


# ---------------------------------------------------------------------- looking ahead
class Search(Budget):
    """One search: counts the boards that it looks at."""

    def best(self, board: Board, depth: int, low: int, high: int, score: int) -> int:
        """The value for the side to move, by fail-hard alpha-beta; `score` is its balance."""
        self.spend()
        if depth == 0:
            return self._settled(board, low, high, score)
        steps = _ordered(board, list(board.legal_moves))
        if not steps:
            value = -MATE - depth if board.is_check() else 0
            return min(max(low, value), high)
        for step in steps:
            then = score + _gain(board, step)
            board.push(step)
            value = -self.best(board, depth - 1, -high, -low, -then)
            board.pop()
            if value > low:
                low = value
                if low >= high:
                    return high
        return low

    def _settled(self, board: Board, low: int, high: int, score: int) -> int:
        """The value once no capture is worth making; the mover may always leave off."""
        low = max(low, score + _driven(board, score))
        if low >= high:
            return high
        for step in _ordered(board, list(board.generate_legal_captures())):
            self.spend()
            then = score + _gain(board, step)
            board.push(step)
            value = -self._settled(board, -high, -low, -then)
            board.pop()
            if value > low:
                low = value
                if low >= high:
                    return high
        return low


def _ordered(board: Board, steps: list[Step]) -> list[Step]:
    """Dear captures by cheap men first."""
    return sorted(steps, key=lambda step: -_promise(board, step))


def _promise(board: Board, step: Step) -> int:
    taken = board.piece_type_at(step.to_square)
    if not taken or board.color_at(step.to_square) is board.turn:
        return _gain(board, step)
    mover = board.piece_type_at(step.from_square) or 0
    return 1_000 + 10 * WORTH[taken] - WORTH[mover]


# ---------------------------------------------------------------------- choosing
def advise(house: House, position: Position, luck: Luck, level: int) -> Move:
    """The move this level plays; a draw that can be claimed is claimed when behind."""
    board = position.board.copy(stack=False)
    claim = next((c for c in rules.claims(house, position) if c.step is None), None)
    if claim is not None and balance(board) < 0:
        return Claim(*claim)
    candidates = list(luck.shuffled(board.legal_moves))
    settings = LEVELS[level]
    values = _values(house, position, candidates, settings)
    best = max(values.values())
    return luck.choice([s for s in candidates if values.get(s, -MATE) >= best - settings.slack])


def _values(
    house: House, position: Position, candidates: list[Step], level: Level
) -> dict[Step, int]:
    """The value of each candidate, looking one ply deeper each time while boards are left."""
    board, search = position.board, Search(level.boards)
    ends = {step: _ended(house, position, step) for step in candidates}
    order = _ordered(board, candidates)
    if MATE in ends.values():
        return {step: ends[step] or 0 for step in order}
    score = balance(board)

    def look(step: Step, depth: int, floor: int) -> int:
        then = board.copy(stack=False)
        gained = score + _gain(then, step)
        then.push(step)
        value = -search.best(then, depth, -2 * MATE, -floor, -gained)
        return value - AGAIN * (then.epd() in position.past)

    return deepened(order, ends, level, -2 * MATE, look)


def _ended(house: House, position: Position, step: Step) -> int | None:
    """The value of a step that ends the game."""
    over = rules.play(house, position, step).over
    if over is None:
        return None
    return MATE if over is Why.CHECKMATE else 0
