"""Other worlds: what else could be true, for all that one seat knows.

A hidden game shows how to make one in `tests/games/<key>_world.py`: a function `swap` that
takes a game, a deal, a record, a seat (None: the public) and luck, and gives another deal
and record that this seat cannot tell apart.  Usually the record stays and hidden cards
change hands; where moves themselves are hidden (a secret set-up), they change too.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import cast

from engines.games import AnyGame
from engines.luck import Luck
from tests.selfplay import Record

Swap = Callable[[AnyGame, str, Record, int | None, Luck], tuple[str, Record]]


def swap_of(key: str) -> Swap:
    """Raises ModuleNotFoundError for a hidden game that does not say how."""
    return cast(Swap, import_module(f"tests.games.{key}_world").swap)
