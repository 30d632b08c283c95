"""The hall's own page: games to begin, tables to join or watch, events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bots.hall import event_show, show
from bots.hall.context import followed
from bots.hall.entry import mates
from bots.hall.event import Event
from bots.hall.presets import PRESETS
from bots.hall.table import Table
from bots.web.site import Site, Viewer
from engines import games
from engines.formats.scene import written
from engines.games import AnyGame
from render.words import has, say, tell
from storage.rows import Place

CLOCKS = ("0", "60", "0+10m", "0+30m", "1d")
EVENT_CLOCKS = ("0+10m", "0+30m", "120", "0")
BEST_OF = ("1", "3", "5")
FIRST = ("xiangqi", "gomoku", "doudizhu", "go", "chess")


async def facts(site: Site, viewer: Viewer) -> dict[str, Any]:
    return {
        "games": [_game(viewer, games.find(key)) for key in _ordered(games.keys())],
        "clocks": CLOCKS,
        "event_clocks": EVENT_CLOCKS,
        "best_of": BEST_OF,
        "presets": [(one.key, one.name(viewer.language)) for one in PRESETS],
        **await live(site, viewer),
    }


async def live(site: Site, viewer: Viewer) -> dict[str, Any]:
    """What changes by itself: tables and events."""
    place = await site.hall.store.place("web", "hall")
    rows = await site.hall.store.tables(place=place.id)
    shown = [_card(viewer, await site.hall.table(f"t{row.id}")) for row in rows]
    shown.sort(key=lambda card: (not card["turn"], not card["open"], -card["id"]))
    return {
        "yours": [card for card in shown if card["mine"]],
        "others": [card for card in shown if not card["mine"]],
        "events": await _events(site, viewer, place),
    }


async def _events(site: Site, viewer: Viewer, place: Place) -> list[dict[str, Any]]:
    rows = await site.hall.store.events(place.id)
    found = [await site.hall.event(f"e{row.id}") for row in rows]
    found += [event for event in await followed(site.hall, place) if event.live]
    return [_event(viewer, event) for event in sorted(found, key=lambda event: -event.id)]


def _event(viewer: Viewer, event: Event) -> dict[str, Any]:
    return {
        "id": event.id,
        "name": event.name,
        "game": say(games.find(event.game).__module__, viewer.language, "name"),
        "phase": event.phase,
        "count": len(event.entered),
        "invited": bool(mates.invited(event, viewer.person)),
        "mine": event.entrant(viewer.person) is not None,
        "so_far": _so_far(viewer, event),
    }


def _so_far(viewer: Viewer, event: Event) -> str:
    """The round, and how one stands oneself or who leads."""
    mine = event.entrant(viewer.person)
    inside = {run.division for run in event.runs if mine is None or mine in run.entrants}
    *_, seen = (None, *(seen for seen in event.seen if seen.division in inside))
    if seen is None:
        return ""
    round_ = tell(event_show.round_name(event, seen), viewer.language)
    rows = [row for row in seen.stretch.rows if row.record.played]
    if not rows or seen.leg.stage.key == "knockout":
        return round_
    row = next((row for row in rows if row.entrant == mine), None)
    best = row or min(rows, key=lambda row: row.rank)
    key = "so-far-lead" if row is None else "so-far-mine"
    points, name = written(best.points), event.names[best.entrant]
    return viewer.t(key, round=round_, who=name, place=best.rank, points=points)


def _ordered(keys: Iterable[str]) -> list[str]:
    """What most people come for first; the others after it, by key."""
    return sorted(keys, key=lambda key: (FIRST.index(key) if key in FIRST else len(FIRST), key))


def _game(viewer: Viewer, kind: type[AnyGame]) -> dict[str, Any]:
    package = kind.__module__
    told = has(package, viewer.language, "about")
    seats = str(kind.seats[0])
    if len(kind.seats) > 1:
        seats += f"–{kind.seats[-1]}"
    return {
        "key": kind.key,
        "name": say(package, viewer.language, "name"),
        "about": say(package, viewer.language, "about") if told else "",
        "seats": seats,
        "two": kind.seats[0] == 2,
        "levels": range(1, kind.levels + 1),
        "pictured": _pictured(kind),
        "options": list(_options(viewer, kind)),
    }


def _options(viewer: Viewer, kind: type[AnyGame]) -> Iterator[dict[str, Any]]:
    """House rules that have a few choices, each with its words."""
    package = kind.__module__
    for name, (default, choices) in kind.options().items():
        if not choices or name == "players":
            continue
        yield {
            "name": name,
            "label": say(package, viewer.language, f"option-{name}"),
            "usual": str(default),
            "choices": [(str(c), _choice(viewer, package, name, c)) for c in choices],
        }


def _choice(viewer: Viewer, package: str, name: str, choice: object) -> str:
    if isinstance(choice, bool):
        return viewer.t("yes" if choice else "no")
    key = f"option-{name}-{choice}".replace("+", "_")
    said = has(package, viewer.language, key)
    return say(package, viewer.language, key) if said else str(choice)


def _card(viewer: Viewer, table: Table) -> dict[str, Any]:
    side = table.side_of(viewer.person)
    invited = any(s.invited == viewer.person for s in table.sitters if not s.person)
    return {
        "id": table.id,
        "seq": table.seq,
        "title": viewer.tell(show.titled(table)),
        "people": [(viewer.tell(show.who(s)), s.taken) for s in table.sitters],
        "open": table.phase == "open" and any(not s.taken and not s.invited for s in table.sitters),
        "waiting": table.phase == "open",
        "mine": side is not None or invited,
        "invited": invited,
        "turn": side is not None and side in table.on_turn,
        "event": table.event,
        "pictured": _pictured(type(table.game)),
        "so_far": [] if _pictured(type(table.game)) else list(_told(viewer, table)),
    }


def _pictured(kind: type[AnyGame]) -> bool:
    """What no computer plays is played elsewhere: the slip of its result is no picture at the
    size of a card."""
    return kind.levels > 0


def _told(viewer: Viewer, table: Table) -> Iterator[str]:
    """In place of a picture: what was reported, and the terms."""
    for said in show.remarks(table, None) if table.state is not None else ():
        yield viewer.tell(said)
    for said in show.terms(table):
        yield viewer.tell(said)
