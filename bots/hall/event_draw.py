"""Pictures of an event: lots, a stage's tree, cross-table or standings, a round's table plan."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bots.hall.event import Event
from bots.hall.post import Picture
from bots.hall.progress import Seen
from bots.hall.said import HALL
from engines import games
from engines.formats import scene as drawing
from engines.formats.mistakes import HERE
from engines.formats.promotion import Stretch
from engines.formats.stage import Entrant, Standing
from render import tables
from render.names import clean_name
from render.scene import Scene
from render.words import has, say

WIDEST = 12  # entrants of a cross-table; more would be too small to read
DIVISIONS = 100  # a picture's number is the division's times this, plus the stage's
DRAWN_AS = {"knockout": "bracket", "round_robin": "cross"}


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
    if of == "cross" and len(stretch.rows) <= WIDEST:
        return cross(stretch, event.names, language, title)
    if of == "bracket":
        return plan(event, [*event.runs[division].seen()][-1], language, title)
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


def lots(event: Event, language: str, title: str) -> Scene:
    """Who drew which lot, in the order of the draw."""
    names = [event.entered[entrant].name for entrant in event.order]
    cells = [(str(i + 1), name) for i, name in enumerate(names)]
    alt = [f"{i}. {name}" for i, name in cells]
    return _table(("lot", "name"), ("end", "start"), cells, alt, language, title)


def plan(event: Event, seen: Seen, language: str, title: str) -> Scene:
    """Who sits at which table in a round, in seat order, and how it went."""
    cells, alt = [], []
    pairs = zip(seen.round.tables, seen.round.results, strict=True)
    for index, (table, result) in enumerate(pairs, start=1):
        names = " – ".join(clean_name(event.entered[e].name) for e in table.seats)
        score = ""
        if table.bye:
            score = say(HERE, language, "bye")
        elif result is not None:
            score = " : ".join(map(drawing.written, result.points))
        cells.append((str(index), names, score))
        alt.append(" ".join((f"{index}.", names, score)).strip())
    return _table(("table", "name", "score"), ("end", "start", "end"), cells, alt, language, title)


def cross(stretch: Stretch, names: dict[Entrant, str], language: str, title: str) -> Scene:
    """Everybody against everybody: what each took from each, best first, group by group."""
    took: dict[tuple[Entrant, Entrant], list[Fraction]] = {}
    for result in stretch.course.field.results:
        if len(result.seats) == 2:
            for mine, other, points in zip(
                result.seats, result.seats[::-1], result.points, strict=True
            ):
                took.setdefault((mine, other), []).append(points)
    groups: dict[str | None, list[Standing]] = {}
    for row in stretch.rows:
        groups.setdefault(row.group, []).append(row)
    most = max(map(len, groups.values()), default=0)
    cells, alt = [], []
    for group, rows in groups.items():
        for row in rows:
            met = tuple(_met(row.entrant, other.entrant, took) for other in rows)
            met += ("",) * (most - len(met))
            name = clean_name(names[row.entrant])
            told = f"{group} {row.rank}" if group else str(row.rank)
            cells.append((told, name, *met, drawing.written(row.points)))
            alt.append(f"{told}. {name}: {' '.join(filter(None, met))} = {cells[-1][-1]}")
    heads = ("rank", "name", *(f"#{i + 1}" for i in range(most)), "points")
    anchors = ("end", "start", *("middle",) * most, "end")
    return _table(heads, anchors, cells, alt, language, title)


def _met(mine: Entrant, other: Entrant, took: dict[tuple[Entrant, Entrant], list[Fraction]]) -> str:
    if mine == other:
        return "·"
    return "/".join(map(drawing.written, took.get((mine, other), ())))


def _table(
    heads: Sequence[str],
    anchors: Sequence[str],
    cells: Sequence[tuple[str, ...]],
    alt: Sequence[str],
    language: str,
    title: str,
) -> Scene:
    """`heads` are keys of column names, or #1 for a plain number."""
    columns = [
        tables.Column(_head(head, language), anchor)
        for head, anchor in zip(heads, anchors, strict=True)
    ]
    rows = [tables.Row(row) for row in cells]
    face = drawing.FACES.get(language, "auto")
    return tables.table(columns, rows, title=title, alt="\n".join((title, *alt)), face=face)


def _head(head: str, language: str) -> str:
    if head[0] == "#":
        return head[1:]
    package = HALL if has(HALL, language, f"column-{head}") else HERE
    return say(package, language, f"column-{head}")
