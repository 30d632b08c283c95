"""A whole tournament from a document of entrants and results, as a pure function.

It draws, pairs, reads results, and goes on until the event is decided or a result is
missing.  Same document, same answer, always.
"""

from __future__ import annotations

from typing import Any

from engines.formats.mistakes import BadEvent
from engines.formats.plan import Plan, plan
from engines.formats.printed import printed
from engines.formats.running import Running
from engines.formats.scene import standings_scene, tree_scene
from engines.formats.stage import NoSeed
from render.scene import Scene


def run(document: Any) -> dict[str, Any]:
    """The event's draws, standings and final places as plain JSON.  Raises BadEvent."""
    return printed(*played(document))


def picture(document: Any, language: str, of: str = "tree") -> Scene:
    """The latest stage of the (first division of the) event, as a "tree" or its "standings".

    Raises BadEvent.
    """
    wanted, (first, *_) = played(document)
    names = {index: entry.name for index, entry in enumerate(wanted.entrants)}
    number, stretch = max(first.stretches.items())
    if of == "standings":
        return standings_scene(stretch.rows, names, language, wanted.name)
    stage = wanted.legs[number - 1].stage
    return tree_scene(stage, stretch.course, names, language, wanted.name)


def played(document: Any) -> tuple[Plan, tuple[Running, ...]]:
    """The event as far as its results carry it, one running for each division."""
    wanted = plan(document)
    try:
        divisions = tuple(Running(wanted, d, es).play() for d, es in wanted.divisions.items())
    except NoSeed:
        raise BadEvent("no_seed", "seed") from None
    drawn = {where for division in divisions for where in division.drawn}
    for where, report in wanted.reports.items():
        if where not in drawn:
            names = "、".join(wanted.entrants[e].name for e in report.seats)
            raise BadEvent("never_drawn", f"{report.at}.table", names=names)
    return wanted, divisions
