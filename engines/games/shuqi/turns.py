"""What a ply changes, and whose turn is next."""

from __future__ import annotations

from dataclasses import replace

from engines.game import Seat
from engines.games.shuqi.board import Board, moved
from engines.games.shuqi.crossing import moves
from engines.games.shuqi.rules import Call, House, Move, Position, Ruling, Why, counted, men


def after(house: House, position: Position, move: Move) -> Position:
    """The position after a legal move, call or ruling."""
    made = replace(position, last=move, mover=position.turn, skipped=False)
    if isinstance(move, Call):
        return replace(made, ended=counted(house, position.board).why)
    if isinstance(move, Ruling):
        return _ruled(house, made)
    board = moved(position.board, move.path[0], move.path[-1])
    return _handed_on(house, replace(made, board=board, plies=position.plies + 1))


def _ruled(house: House, position: Position) -> Position:
    red, blue = position.rulings
    rulings = (red + 1, blue) if position.turn == 0 else (red, blue + 1)
    lost = rulings[position.turn] >= house.illegal_rulings
    return replace(position, rulings=rulings, ended=Why.RULINGS if lost else None)


def _handed_on(house: House, position: Position) -> Position:
    """The other side's turn, or again one's own where the other cannot move."""
    if why := limit_reached(house, position):
        return replace(position, ended=why)
    other = replace(position, turn=1 - position.turn)
    if can_move(house, other):
        return other
    if can_move(house, position):
        return replace(position, skipped=True)
    return replace(position, ended=Why.NO_MOVES)


def limit_reached(house: House, position: Position) -> Why | None:
    """How the game ends when its plies are used up; None before."""
    if not house.ply_limit or position.plies < house.ply_limit:
        return None
    why = counted(house, position.board).why
    return Why.MOVE_LIMIT if why is Why.SCORE else why


def can_move(house: House, position: Position) -> bool:
    """Whether the side to move can do anything; nearly always the first piece can step."""
    return _can_step(house, position.board, position.turn) or any(
        True for _ in moves(house, position)
    )


def _can_step(house: House, board: Board, seat: Seat) -> bool:
    rays = house.grid.rays
    return any(board[ray[0]] is None for p, _ in men(board, seat) for ray in rays[p] if ray)
