"""One folder per game; a folder, or an entry point `yiqun.games`, is all it takes."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any, cast

from engines.game import Game

AnyGame = Game[Any, Any, Any]


@cache
def _found() -> dict[str, str]:
    own = {m.name: f"{__name__}.{m.name}" for m in iter_modules(__path__) if m.ispkg}
    return {point.name: point.value for point in entry_points(group="yiqun.games")} | own


@cache
def keys() -> tuple[str, ...]:
    return tuple(sorted(_found()))


def find(key: str) -> type[AnyGame]:
    """The game of this key.  Raises KeyError when there is none."""
    return cast("type[AnyGame]", import_module(_found()[key]).GAME)
