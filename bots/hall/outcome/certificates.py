"""Certificates of an event, as one picture or as a PDF of all."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from babel.dates import format_date

from bots.hall.ask import Ask
from bots.hall.called import entrant_named
from bots.hall.entry.times import local
from bots.hall.event import Event
from bots.hall.event_context import event_for, may_organise
from bots.hall.event_show import titled
from bots.hall.outcome.awards import Honour, honours
from bots.hall.outcome.say import OUTCOME, no, words
from bots.hall.post import Attachment
from engines.formats.stage import Entrant
from render.certificates import ON_PAPER, Certificate, page
from render.look import han_face
from render.paint import pdf, png
from render.words import LANGUAGES, say

if TYPE_CHECKING:
    from bots.hall.hall import Hall

ALL = "all"
LOCALES = {"zh-Hans": "zh_Hans", "zh-Hant": "zh_Hant", "en": "en_GB"}
AT_ONCE = 100  # pages of one file: more would be too large for a chat


async def give(ask: Ask) -> None:
    """One's own, or an entrant's; without a name the organiser gets everybody's."""
    running = await event_for(ask, lambda event: event.entrant(ask.person.key) is not None)
    event = running.event
    if event.phase != "over":
        raise no("not-over", event=event.id)
    language = ask.args.get("language") or await ask.hall.language(ask.person, ask.place)
    if language not in LANGUAGES:
        raise no("language", languages=", ".join(LANGUAGES))
    who = _whose(ask, event)
    found = [honour for honour in honours(event) if who in (ALL, str(honour.entrant))]
    if not found:
        raise no("no-certificate", places=event.honours.places)
    kind = "png" if len(found) == 1 else "pdf"
    attachment = Attachment("certificates", event.stream, f"{kind}.{language}.{who}")
    ask.answer(words("certificates", event=titled(event), count=len(found)), attachment=attachment)


def _whose(ask: Ask, event: Event) -> str:
    """The entrant's number, or all."""
    if name := ask.args.get("entrant", "").strip():
        return str(entrant_named(event, name))
    mine = next((e for e in range(len(event.entered)) if ask.person.key in event.people(e)), None)
    if ask.person.key == event.organiser:
        return ALL
    if mine is None:
        may_organise(ask, event)
        return ALL
    return str(mine)


async def file(hall: Hall, attachment: Attachment) -> tuple[str, bytes]:
    """The file, made when it leaves."""
    event = await hall.event(attachment.stream)
    kind, language, who = attachment.kind.split(".")
    log = await hall.store.log(attachment.stream)
    ended = max(entry.at for entry in log if entry.kind == "over")
    pages = [
        page(certificate(event, honour, language, ended), ON_PAPER)
        for honour in honours(event)
        if who in (ALL, str(honour.entrant))
    ][:AT_ONCE]
    data = await asyncio.to_thread(lambda: png(pages[0]) if kind == "png" else pdf(pages))
    return f"certificates-{event.stream}.{kind}", data


def certificate(event: Event, honour: Honour, language: str, ended: int) -> Certificate:
    """What it says, in one language.  `ended` is in ms UTC, told in the event's time zone."""
    division = say(OUTCOME, language, "in-division", division=honour.division)
    what = (
        say(OUTCOME, language, "place", place=honour.place)
        if honour.place
        else honour.title or say(OUTCOME, language, "lucky-prize")
    )
    return Certificate(
        say(OUTCOME, language, "certificate"),
        _name(event, honour.entrant, language),
        say(
            OUTCOME,
            language,
            "certifies",
            event=event.name,
            division=division if honour.division else "",
            what=what,
        ),
        event.honours.signed,
        format_date(local(ended, event.entry.zone), "long", LOCALES[language]),
        event.honours.seal,
        han_face(language),
    )


def _name(event: Event, entrant: Entrant, language: str) -> str:
    """The name on the bracket; a team's people after it."""
    entered = event.entered[entrant]
    if not entered.team:
        return entered.name
    people = say(OUTCOME, language, "and").join(name for _, name in entered.members)
    return say(OUTCOME, language, "team", team=entered.name, people=people)
