"""A whole tournament from a document of entrants and results, as a pure function.

It draws, pairs, reads results, and goes on until the event is decided or a result is
missing.  Same document, same answer, always.
"""

from __future__ import annotations

from typing import Any

from engines.formats.cross_scene import cross_scene
from engines.formats.knockout import Knockout
from engines.formats.mistakes import BadEvent
from engines.formats.movement import Movement
from engines.formats.plan import Plan, plan
from engines.formats.printed import printed
from engines.formats.running import Running
from engines.formats.scene import standings_scene, tree_scene
from engines.formats.seats_scene import boards_scene, plan_scene
from engines.formats.stage import NoSeed
from engines.formats.swiss import Swiss
from engines.formats.trf import fits
from render.scene import Scene


def run(document: Any, language: str = "zh-Hans") -> dict[str, Any]:
    """The event's draws, standings and final places as plain JSON, with its labels in a
    language.  Raises BadEvent."""
    return printed(*played(document), language)


def reported(document: Any) -> str:
    """The latest Swiss stage of the (first division of the) event as a FIDE report (TRF).

    Raises BadEvent when there is none, or its points do not fit the report's columns.
    """
    wanted, (first, *_) = played(document)
    names = {index: entry.name for index, entry in enumerate(wanted.entrants)}
    for number, stretch in sorted(first.stretches.items(), reverse=True):
        stage = wanted.legs[number - 1].stage
        if isinstance(stage, Swiss):
            if not fits(stage.scoring):
                raise BadEvent("report_points", f"stages[{number - 1}].points")
            return stage.report(stretch.course.field, names, wanted.name)
    raise BadEvent("no_swiss", "stages")


# What can be drawn of an event.
PICTURES = ("tree", "lower", "standings", "cross", "plan", "board")


def picture(document: Any, language: str, of: str = "tree") -> Scene:
    """The latest stage of the (first division of the) event: the knock-out "tree", the
    "lower" bracket of two lives, the "standings", the "cross" table, the "plan" of who sits
    where in its last round, or the last "board" that all tables have played.  What a stage
    does not have is its plan, and before that its standings.

    Raises BadEvent.
    """
    wanted, (first, *_) = played(document)
    names = {index: entry.name for index, entry in enumerate(wanted.entrants)}
    number, stretch = max(first.stretches.items())
    stage, course, title = wanted.legs[number - 1].stage, stretch.course, wanted.name
    if of in ("tree", "lower") and isinstance(stage, Knockout):
        return tree_scene(stage, course, names, language, title, of == "lower")
    if of == "cross":
        return cross_scene(stretch.rows, course, names, language, title, isinstance(stage, Swiss))
    if of == "board" and isinstance(stage, Movement):
        *_, last = (0, *(board.number for board in stage.compared(course.field)))
        if last:
            return boards_scene(stage, course.field, last, names, language, title)
    if of == "standings" or not stretch.rounds:
        return standings_scene(stretch.rows, names, language, title)
    return plan_scene(stretch.rounds[-1], names, language, title)


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
