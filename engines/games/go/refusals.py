"""Why a move that reads well may not be played, with the facts to say it kindly."""

from __future__ import annotations

from engines.game import Common, Illegal
from engines.games.go.board import grid
from engines.games.go.rules import (
    COLOURS,
    STONES,
    Call,
    Dead,
    Move,
    Position,
    Rules,
    Verdict,
    Why,
    repeats,
    verdict,
)
from render.words import phrase


def explain(rules: Rules, position: Position, move: Move, words: str) -> Illegal:
    if position.counting:
        return Illegal(Why.NO_RESUME if move is Call.RESUME else Why.COUNTING)
    if isinstance(move, Dead | Call):
        return Illegal(Why.NOT_COUNTING)
    names = grid(position.size).names
    if not 0 <= move < len(names):
        return Illegal(Common.FORBIDDEN)
    at = names[move].upper()
    match verdict(rules, position, move):
        case Verdict.OCCUPIED:
            colour = phrase(words, COLOURS[STONES.index(position.board[move])])
            return Illegal(Why.TAKEN, at=at, colour=colour)
        case Verdict.KO:
            return Illegal(Why.KO, at=at)
        case Verdict.SUPERKO:
            return Illegal(Why.SUPERKO, at=at, ply=repeats(rules, position, move))
    return Illegal(Why.SUICIDE, at=at)
