"""An event's page: sign-up, the draw, rounds and their tables, bracket, standings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from bots.hall import event_draw, event_show
from bots.hall.entry import form
from bots.hall.entry import show as sign_up
from bots.hall.entry.roll import listed
from bots.hall.event import Event, where
from bots.hall.post import Picture
from bots.hall.press import Stamp
from bots.hall.progress import Seen
from bots.web import entry_part
from bots.web.site import Site, Viewer
from render.svg import svg


async def facts(site: Site, viewer: Viewer, stream: str) -> dict[str, Any]:
    """Everything the page shows.  Raises bots.hall.ask.Refusal."""
    event = await site.hall.event(stream)
    entrant = event.entrant(viewer.person)
    shown: dict[str, Any] = {
        "event": event,
        "title": viewer.tell(event_show.titled(event)),
        "terms": [viewer.tell(line) for line in event_show.terms(event)],
        "entered": [viewer.tell(sign_up.who(event, entered)) for entered in event.entered],
        "organiser": event.organiser == viewer.person,
        "mine": entrant is not None,
        "buttons": list(_buttons(viewer, event, site.hall.stamp)),
    }
    if event.phase in ("open", "closed"):
        shown |= await entry_part.facts(site, viewer, event)
    if event.runs:
        shown |= _under_way(viewer, event, site.hall.stamp)
    return shown


def _under_way(viewer: Viewer, event: Event, stamp: Stamp) -> dict[str, Any]:
    def drawn(of: str) -> dict[str, Any]:
        scene = event_draw.scene(event, Picture(of, event.stream), viewer.language)
        drawing = Markup(svg(scene, viewer.theme or "light"))
        return {"svg": drawing, "alt": scene.alt, "units": scene.width}

    return {
        "rounds": [_round(viewer, event, seen, stamp) for seen in event.seen],
        "bracket": drawn("bracket"),
        "standings": drawn("standings"),
        "champion": list(_champion(viewer, event)),
        "my_table": _my_table(viewer, event),
        "waiting": [
            event.entered[e].name for waiting in event.pending for e in waiting.pairing.seats
        ],
        "seed": event.seed.hex() if event.phase == "over" else "",
    }


def _buttons(viewer: Viewer, event: Event, stamp: Stamp) -> Iterator[dict[str, str]]:
    """The sign-up's buttons that make sense to this viewer now."""
    if event.phase not in ("open", "closed"):
        return
    mine = listed(event, viewer.person) is not None
    wanted = {
        "enter": not mine and not form.questions(event),  # else its form is on the page
        "withdraw": mine,
        "check-in": mine,
        "draw-lots": event.organiser == viewer.person and len(event.entered) >= event.least,
    }
    for row in event_show.entry_list(event, stamp).buttons:
        for button in row:
            if wanted.get(stamp.read(button.press).act):
                label = viewer.tell(button.label)
                yield {"label": label, "press": button.press, "style": button.style}


def _round(viewer: Viewer, event: Event, seen: Seen, stamp: Stamp) -> dict[str, Any]:
    return {
        "name": viewer.tell(event_show.round_name(event, seen)),
        "lines": [
            _line(viewer, event, seen, index, stamp) for index in range(len(seen.round.tables))
        ],
    }


def _line(viewer: Viewer, event: Event, seen: Seen, index: int, stamp: Stamp) -> dict[str, Any]:
    pairing = seen.round.tables[index]
    at = where(seen.leg.number, seen.round.number, pairing.seats)
    tables, claim = event.tables.get(at, ()), event.claims.get(at)
    people = () if pairing.bye else event.played_by(pairing)
    signs = claim is not None and viewer.person in (*people, event.organiser)
    token = ""
    if signs and claim is not None and claim.by != viewer.person and tables:
        token = stamp.token(event.stream, tables[0], "confirm")
    mine = viewer.person in people
    return {
        "said": viewer.tell(event_show.pairing_line(event, seen, index, pairing, mine)),
        "table": tables[0] if tables else None,
        "mine": mine,
        "confirm": token,
    }


def _champion(viewer: Viewer, event: Event) -> Iterator[Markup]:
    """The announcement at the end, without the event's name and the seed."""
    if event.phase == "over":
        for line in event_show.champion(event).lines[1:-1]:
            yield viewer.tell(line)


def _my_table(viewer: Viewer, event: Event) -> int:
    waiting = event.of_person(viewer.person)
    tables = event.tables.get(waiting.where, ()) if waiting else ()
    return tables[0] if tables else 0
