"""Moves in words: n1-m5, d2 f4 h4, d2跳h4.  Of a way only its first and last hole matter."""

from __future__ import annotations

import re

from engines.game import Illegal, Unreadable
from engines.games.chinese_checkers.board import FAR, HOLES, LENGTHS, NAMES, ROWS, TIP, opposite
from engines.games.chinese_checkers.rules import House, Move, Position, Why, moves
from engines.typed import plain
from render.words import Phrase, phrase

WORDS = "engines.games.chinese_checkers"
_HOLE = r"[a-q] ?\d{1,3}"
_BETWEEN = r" ?(?:-+>?|=?>|[—–−‐‑~→,;、/]|跳到?|走到?|到|至|to|x)? ?"
_MOVE = re.compile(rf"(?:走|移|跳)? ?{_HOLE}(?:{_BETWEEN}{_HOLE})+")


def name(move: Move) -> str:
    """The canonical text: `n1-m5`, for steps and jumps alike."""
    return f"{NAMES[move.start]}-{NAMES[move.end]}"


def written(move: Move) -> Phrase:
    key = "write-step" if move.is_step else "write-jump"
    return phrase(WORDS, key, start=NAMES[move.start], end=NAMES[move.end])


def read(house: House, position: Position, typed: str) -> Move:
    """The move a text means; it may be illegal.

    Raises Unreadable for no notation of ours and Illegal for holes the board does not have.
    """
    said = plain(typed).lower()
    if not _MOVE.fullmatch(said):
        raise Unreadable(Why.UNREADABLE, example=example(house, position))
    way = [_hole(house, position, text) for text in re.findall(_HOLE, said)]
    return Move(way[0], way[-1])


def _hole(house: House, position: Position, said: str) -> int:
    row, number = said[0], int(said[1:])
    if f"{row}{number}" not in HOLES:
        raise Illegal(
            Why.NO_HOLE,
            hole=f"{row}{number}",
            row=row,
            most=LENGTHS[ROWS.index(row)],
            example=example(house, position),
        )
    return HOLES[f"{row}{number}"]


def example(house: House, position: Position, start: int | None = None) -> str | Phrase:
    """A move that would stand, of the piece at `start` if it has one, as far ahead as can be."""
    legal = list(moves(house, position))
    legal = [move for move in legal if move.start == start] or legal
    if not legal:
        return phrase(WORDS, "no-move")
    far = FAR[TIP[opposite(position.camps[position.turn])]]
    return name(max(legal, key=lambda move: far[move.start] - far[move.end]))
