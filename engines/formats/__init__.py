"""Tournament formats, by the name an event file gives them."""

from __future__ import annotations

from collections.abc import Mapping

from engines.formats.arena import Arena
from engines.formats.knockout import Knockout
from engines.formats.manual import Manual
from engines.formats.mistakes import BadEvent
from engines.formats.movement import Movement
from engines.formats.round_robin import RoundRobin
from engines.formats.stage import Stage
from engines.formats.swiss import Swiss
from engines.formats.tables import Tables

FORMATS: Mapping[str, type[Stage]] = {
    kind.key: kind for kind in (Knockout, RoundRobin, Swiss, Tables, Movement, Arena, Manual)
}


def find(name: str, at: str = "format") -> type[Stage]:
    """The kind of stage with this name.  Raises BadEvent at `at` when there is none."""
    if name not in FORMATS:
        raise BadEvent("format", at, given=name, names=", ".join(FORMATS))
    return FORMATS[name]


__all__ = ["FORMATS", "BadEvent", "Stage", "find"]
