"""Pictures of an event: lots, a stage's tree, cross-table or standings, a round's table plan."""

from __future__ import annotations

from dataclasses import replace

from bots.hall.event import Event
from bots.hall.post import Picture
from bots.hall.progress import Seen
from bots.hall.said import HALL
from engines import games
from engines.formats import scene as drawing
from engines.formats.cross_scene import cross_scene
from engines.formats.promotion import Stretch
from engines.formats.seats_scene import plan_scene
from render import tables
from render.look import han_face
from render.scene import Scene
from render.words import say

DIVISIONS = 100  # a picture's number is the division's times this, plus the stage's
DRAWN_AS = {"knockout": "bracket", "round_robin": "cross", "swiss": "cross"}


def scene(event: Event, picture: Picture, language: str) -> Scene:
    """Lots, or the stage with the picture's number (None: the latest one)."""
    game = say(games.find(event.game).__module__, language, "name")
    title = f"#e{event.id} {event.name} · {game}"
    if picture.of == "lots":
        return lots(event, language, title)
    division, stretch = found(event, picture.side)
    assert event.plan is not None
    leg = event.plan.legs[stretch.number - 1]
    parts = (title, event.runs[division].division, leg.name)
    title = " · ".join(part for part in parts if part)
    of = picture.of if picture.of != "stage" else DRAWN_AS.get(leg.stage.key, "standings")
    if of == "bracket" and leg.stage.key == "knockout":
        return drawing.tree_scene(leg.stage, stretch.course, event.names, language, title)
    if of == "cross":
        swiss = leg.stage.key == "swiss"
        return cross_scene(stretch.rows, stretch.course, event.names, language, title, swiss)
    if of == "bracket":
        return plan_scene(shown(event, division).round, event.names, language, title)
    return drawing.standings_scene(stretch.rows, event.names, language, title)


def number(event: Event, seen: Seen) -> int:
    """The number of a stage's picture."""
    names = [run.division for run in event.runs]
    return DIVISIONS * names.index(seen.division) + seen.leg.number


def found(event: Event, side: int | None) -> tuple[int, Stretch]:
    if side is not None:
        division, stage = divmod(side, DIVISIONS)
        return division, event.runs[division].stretches[stage]
    stretches = event.runs[0].stretches
    begun = [stretch for stretch in stretches.values() if stretch.rounds]
    return 0, (begun or list(stretches.values()))[-1]


def shown(event: Event, division: int) -> Seen:
    """The division's latest round; the scores of boards that others still play stay out."""
    seen = [*event.runs[division].seen()][-1]
    if not seen.hushed:
        return seen
    return replace(seen, round=replace(seen.round, results=(None,) * len(seen.round.tables)))


def lots(event: Event, language: str, title: str) -> Scene:
    """Who drew which lot, in the order of the draw."""
    names = [event.entered[entrant].name for entrant in event.order]
    cells = [(str(i + 1), name) for i, name in enumerate(names)]
    columns = [
        tables.Column(say(HALL, language, "column-lot"), "end"),
        tables.Column(say(HALL, language, "column-name")),
    ]
    alt = "\n".join((title, *(f"{i}. {name}" for i, name in cells)))
    rows = [tables.Row(row) for row in cells]
    return tables.table(columns, rows, title=title, alt=alt, face=han_face(language))
