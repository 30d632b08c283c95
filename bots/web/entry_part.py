"""The sign-up on an event's page: the form, who is in, and the organiser's desk."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bots.hall.entry import form, mates, show
from bots.hall.entry.answers import hidden
from bots.hall.entry.form import Draft
from bots.hall.entry.roll import LISTS, Entered, listed
from bots.hall.entry.say import words
from bots.hall.entry.settings import NAMES, label
from bots.hall.event import Event
from bots.hall.names import named
from bots.hall.press import Stamp
from bots.web.site import Site, Viewer


async def facts(site: Site, viewer: Viewer, event: Event) -> dict[str, Any]:
    """What the page shows of the sign-up.  Private answers only on the organiser's."""
    mine = listed(event, viewer.person)
    open_now = event.phase == "open" and event.entry.opens <= site.hall.now()
    asked = form.questions(event) if mine is None and open_now else ()
    organiser = event.organiser == viewer.person
    return {
        "asked": list(_blanks(viewer, event)) if asked else [],
        "standing": mine[0] if mine else "",
        "invitations": list(_invitations(viewer, event, site.hall.stamp)),
        "checking": "check-in" in event.told,
        "reserve": [viewer.tell(show.who(event, entered)) for entered in event.reserve],
        "desk": await _desk(site, viewer, event) if organiser else None,
        "settings": [(name, label(name, viewer.language)) for name in NAMES],
    }


def _invitations(viewer: Viewer, event: Event, stamp: Stamp) -> Iterator[dict[str, Any]]:
    """The pairs and teams that ask this viewer to play for them, with a yes and a no."""
    who = named(viewer.person, viewer.guest.name)
    for entered in mates.invited(event, viewer.person):
        by = named(entered.person, entered.captain)
        yield {
            "said": viewer.tell(words("mate-asked", who=who, by=by, team=entered.name)),
            "buttons": [
                {"label": viewer.tell(b.label), "press": b.press, "style": b.style}
                for b in mates.answers(stamp, event, entered)
            ],
        }


def _blanks(viewer: Viewer, event: Event) -> Iterator[dict[str, Any]]:
    for blank in form.sheet(Draft(event.stream, 0), event, None).blanks:
        yield {
            "key": blank.key,
            "label": viewer.tell(blank.label),
            "choices": blank.choices,
            "optional": blank.optional,
        }


async def _desk(site: Site, viewer: Viewer, event: Event) -> dict[str, Any]:
    rows = []
    for name in LISTS:
        for entered in getattr(event, name):
            rows.append(await _row(site, viewer, event, name, entered))
    return {"labels": [q.label for q in event.entry.questions], "rows": rows}


async def _row(
    site: Site, viewer: Viewer, event: Event, name: str, entered: Entered
) -> dict[str, Any]:
    answers = {**entered.answers, **await hidden(site.hall.store, event, entered)}
    return {
        "name": entered.name,
        "person": entered.person,
        "list": name,
        "paid": entered.paid,
        "here": entered.here,
        "answers": [answers.get(question.label, "") for question in event.entry.questions],
    }
