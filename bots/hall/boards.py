"""Duplicate boards: the same deal at every table, from the event's own seed."""

from __future__ import annotations

from collections.abc import Sequence

from engines.luck import stream_key


def seed(secret: bytes, stage: int, board: int) -> bytes:
    """The seed of a board: all tables that play it deal from it."""
    return stream_key(secret, (f"stage {stage}", f"board {board}"))


def again(board: bytes, redeals: int) -> bytes:
    """Where a board nobody wanted is dealt again, all such tables have the same deal again."""
    return stream_key(board, (f"redeal {redeals}",)) if redeals else board


def redeals(counted: Sequence[bool]) -> int:
    """How often the present board was dealt already, from which games counted."""
    count = 0
    for played in reversed(counted):
        if played:
            break
        count += 1
    return count
