"""Openings that make the first stones fair: one player puts them, the other takes a colour.

Swap: the first player puts black, white, black; the second takes a colour.  Swap2: the second
may instead put white, black, and then the first takes a colour.  White is always next.
"""

from __future__ import annotations

from enum import StrEnum

from engines.game import Seat


class Stage(StrEnum):
    THREE = "three"
    CHOICE = "choice"
    TWO = "two"
    LAST_CHOICE = "last_choice"
    PLAY = "play"


CHOICES = frozenset({Stage.CHOICE, Stage.LAST_CHOICE})
FIRST = {"none": Stage.PLAY, "swap": Stage.THREE, "swap2": Stage.THREE}
ACTOR: dict[Stage, Seat] = {Stage.THREE: 0, Stage.CHOICE: 1, Stage.TWO: 1, Stage.LAST_CHOICE: 0}


def after_stone(stage: Stage, stones: int) -> Stage:
    """The stage once so many stones are on the board."""
    match stage, stones:
        case Stage.THREE, 3:
            return Stage.CHOICE
        case Stage.TWO, 5:
            return Stage.LAST_CHOICE
        case _:
            return stage
