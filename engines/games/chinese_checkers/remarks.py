"""What an announcer calls out after a move: who is home, who could not move."""

from __future__ import annotations

from engines.game import Seat
from engines.games.chinese_checkers.notation import WORDS
from engines.games.chinese_checkers.rules import Position
from render.words import Phrase, phrase


def remarks(position: Position) -> tuple[Phrase, ...]:
    said = [phrase(WORDS, "remark-skipped", who=_seat(seat)) for seat in position.skipped]
    if position.placed and position.mover == position.placed[-1] and position.ended is None:
        place = len(position.placed)
        said.insert(0, phrase(WORDS, "remark-placed", who=_seat(position.placed[-1]), place=place))
    return tuple(said)


def _seat(seat: Seat) -> Phrase:
    return phrase(WORDS, "seat", seat=seat + 1)
