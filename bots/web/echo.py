"""What a typed line has done, said in a sentence where the page it was typed on shows nothing."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from bots.hall import event_show, show
from bots.hall.understand import find
from bots.web.guests import WORDS
from render.words import Fact, phrase, tell

if TYPE_CHECKING:
    from bots.web.actions import Action
    from bots.web.site import Site, Viewer

REPORT = "event.report"
LONGEST = 60
Steps = dict[str, int]


def wanted(action: Action) -> bool:
    """A table's own page shows what happened there."""
    return not action.at.startswith("t") and bool(action.text or action.command == REPORT)


async def steps(site: Site, viewer: Viewer) -> Steps:
    """How long the logs are of the live tables and events that this guest has a part in."""
    hall, found = site.hall, Steps()
    for row in await hall.store.tables(person=viewer.person):
        found[f"t{row.id}"] = (await hall.table(f"t{row.id}")).seq
    for live in await hall.store.events():
        event = await hall.event(f"e{live.id}")
        if viewer.person == event.organiser or event.entrant(viewer.person) is not None:
            found[event.stream] = event.seq
    return found


async def done(site: Site, viewer: Viewer, action: Action, before: Steps) -> list[dict[str, Any]]:
    """The table or event in whose log this guest now stands, with a link to it."""
    streams = {**before, **await steps(site, viewer)}
    first = "e" if _command(action).startswith("event") else "t"
    for stream in sorted(streams, key=lambda stream: stream[0] != first):
        log = await site.hall.store.log(stream)
        own = [e for e in log[before.get(stream, 0) :] if e.by == viewer.person]
        if own:
            return [await _told(site, viewer, action, stream, own[0].kind)]
    return []


def _command(action: Action) -> str:
    text = unicodedata.normalize("NFKC", action.text).strip().removeprefix("/")
    command, _ = find(text)
    return action.command or (command.key if command else "")


async def _told(
    site: Site, viewer: Viewer, action: Action, stream: str, kind: str
) -> dict[str, Any]:
    line = (action.text or action.args.get("score", "")).strip()
    facts: dict[str, Fact] = {"line": line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"}
    if stream.startswith("e"):
        event = await site.hall.event(stream)
        facts |= {"where": event_show.titled(event), "minutes": event.conduct.confirm}
    else:
        facts["where"] = show.titled(await site.hall.table(stream))
    key = "did-claim" if kind == "claim" else "did"
    said = {"text": tell(phrase(WORDS, key, **facts), viewer.language), "keys": []}
    if action.at == stream:
        return said
    name = f"#{stream.removeprefix('t')}"
    return {**said, "href": f"/{stream[0]}/{stream[1:]}", "label": viewer.t("go-to", to=name)}
