"""A gomoku board as a scene."""

from __future__ import annotations

from engines.games.gomoku.rules import Position
from render.look import Look
from render.scene import Scene


def draw(position: Position, look: Look) -> Scene:
    del look
    side = position.size + 1
    return Scene(side, side, (), alt=str(position.moves))
