"""An event's page: sign-up, the draw, rounds and their tables, bracket, standings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from bots.hall import event_show
from bots.hall.event import Event, key
from bots.hall.names import named
from bots.hall.press import Stamp
from bots.web.site import Site, Viewer
from engines.formats.course import Round
from render.svg import svg


async def facts(site: Site, viewer: Viewer, stream: str) -> dict[str, Any]:
    """Everything the page shows.  Raises bots.hall.ask.Refusal."""
    event = await site.hall.event(stream)
    entrant = event.entrant(viewer.person)
    shown: dict[str, Any] = {
        "event": event,
        "title": viewer.tell(event_show.titled(event)),
        "terms": [viewer.tell(line) for line in event_show.terms(event)],
        "entered": [viewer.tell(named(e.person, e.name)) for e in event.entered],
        "organiser": event.organiser == viewer.person,
        "mine": entrant is not None,
        "buttons": list(_buttons(viewer, event, site.hall.stamp)),
    }
    if event.order:
        shown |= _under_way(viewer, event, site.hall.stamp)
    return shown


def _under_way(viewer: Viewer, event: Event, stamp: Stamp) -> dict[str, Any]:
    def drawn(of: str) -> dict[str, Any]:
        scene = event_show.picture(event, of, viewer.language)
        drawing = Markup(svg(scene, viewer.theme or "light"))
        return {"svg": drawing, "alt": scene.alt, "units": scene.width}

    return {
        "rounds": [_round(viewer, event, played, stamp) for played in event.course.rounds],
        "bracket": drawn("bracket"),
        "standings": drawn("standings") if event.phase == "over" else None,
        "champion": list(_champion(viewer, event)),
        "my_table": _my_table(viewer, event),
        "waiting": [
            event.entered[e].name for _, _, pairing in event.pending() for e in pairing.seats
        ],
        "seed": event.seed.hex() if event.phase == "over" else "",
    }


def _buttons(viewer: Viewer, event: Event, stamp: Stamp) -> Iterator[dict[str, str]]:
    """The sign-up's buttons that make sense to this viewer now."""
    if event.phase not in ("open", "closed"):
        return
    mine = event.entrant(viewer.person) is not None
    wanted = {
        "enter": not mine,
        "withdraw": mine,
        "draw-lots": event.organiser == viewer.person and len(event.entered) >= event.least,
    }
    for row in event_show.entry_list(event, stamp).buttons:
        for button in row:
            if wanted.get(stamp.read(button.press).act):
                label = viewer.tell(button.label)
                yield {"label": label, "press": button.press, "style": button.style}


def _round(viewer: Viewer, event: Event, played: Round, stamp: Stamp) -> dict[str, Any]:
    lines = []
    for index, pairing in enumerate(played.tables):
        seat = key(played.number, pairing.seats)
        report = event.reports.get(seat)
        people = {event.entered[e].person for e in pairing.seats}
        signs = report is not None and viewer.person in (people | {event.organiser})
        signs = signs and report is not None and report.by != viewer.person
        token = stamp.token(event.stream, played.number, "confirm", str(pairing.seats[0]))
        lines.append(
            {
                "said": viewer.tell(event_show.pairing_line(event, played, index, pairing)),
                "table": event.tables.get(seat),
                "mine": viewer.person in people,
                "confirm": token if signs else "",
            }
        )
    return {
        "name": viewer.tell(event_show.round_post(event, played, False).lines[1]),
        "lines": lines,
    }


def _champion(viewer: Viewer, event: Event) -> Iterator[Markup]:
    """The announcement at the end, without the event's name and the seed."""
    if event.phase == "over":
        for line in event_show.champion(event).lines[1:-1]:
            yield viewer.tell(line)


def _my_table(viewer: Viewer, event: Event) -> int:
    found = event.of_person(viewer.person)
    return event.tables.get(key(found[0], found[1].seats), 0) if found else 0
