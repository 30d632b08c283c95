"""Why a move that reads well may not be played, with the facts to say it kindly."""

from __future__ import annotations

from engines.game import Common, Illegal
from engines.games.gomoku.board import EMPTY, Point, grid
from engines.games.gomoku.fouls import FOULS
from engines.games.gomoku.opening import CHOICES
from engines.games.gomoku.rules import COLOURS, Call, Move, Position, Rules, Why, made
from render.words import phrase


def explain(rules: Rules, position: Position, move: Move, words: str) -> Illegal:
    if move is Call.CLAIM:
        return Illegal(Why.NO_CLAIM)
    if move is Call.PASS:
        return Illegal(Why.NO_PASS)
    if isinstance(move, Call):
        return Illegal(Why.NO_CHOICE)
    names = grid(position.size).names
    if move not in names:
        return Illegal(Common.FORBIDDEN)
    if position.stage in CHOICES:
        return Illegal(Why.CHOOSE)
    at = names[move].upper()
    if position.board[move] != EMPTY:
        colour = phrase(words, COLOURS[position.board[move] - 1])
        return Illegal(Why.TAKEN, at=at, colour=colour)
    return _barred(rules, position, move, at, words)


def _barred(rules: Rules, position: Position, point: Point, at: str, words: str) -> Illegal:
    what = made(rules, position, point)
    if what in FOULS:
        return Illegal(Why.FORBIDDEN_POINT, at=at, foul=phrase(words, f"foul-{what}"))
    return Illegal(Why.CENTRE, at=at, centre=names_of_centre(position))


def names_of_centre(position: Position) -> str:
    board = grid(position.size)
    return board.names[board.centre].upper()
