"""Results of an event as files: XLSX and CSV for people, JSON and TRF for programs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from bots.hall.ask import Ask
from bots.hall.entry import sheets
from bots.hall.event import Event
from bots.hall.event_context import event_for, may_organise
from bots.hall.event_show import titled
from bots.hall.outcome.say import OUTCOME, no, words
from bots.hall.outcome.schedule import calendar
from bots.hall.post import Attachment
from engines.formats import trf
from engines.formats.printed import printed
from engines.formats.swiss import Swiss
from render.words import say

if TYPE_CHECKING:
    from bots.hall.hall import Hall

Rows = list[list[str]]
KINDS = ("xlsx", "csv", "json", "trf", "ics")


async def give(ask: Ask) -> None:
    """Everybody's once it is over; until then the organiser's."""
    event = (await event_for(ask)).event
    kind = ask.args.get("format", "") or KINDS[0]
    if kind not in KINDS:
        raise no("format", formats=", ".join(KINDS))
    if kind != "ics":
        if not event.runs:
            raise no("not-drawn", event=event.id)
        if event.phase != "over":
            may_organise(ask, event)
        if kind == "trf" and not list(_swiss(event)):
            raise no("no-swiss")
    language = await ask.hall.language(ask.person, ask.place)
    attachment = Attachment("results", event.stream, f"{kind}.{language}")
    ask.answer(words("results", event=titled(event)), attachment=attachment)


async def file(hall: Hall, attachment: Attachment) -> tuple[str, bytes]:
    """The file, made when it leaves."""
    event = await hall.event(attachment.stream)
    kind, _, language = attachment.kind.partition(".")
    data = await asyncio.to_thread(_WRITERS[kind], event, language)
    return f"results-{event.stream}.{kind}", data


def _printed(event: Event, language: str) -> dict[str, Any]:
    """The event as programs print it; boards that others still play are not told."""
    assert event.plan is not None
    document = printed(event.plan, event.runs, language)
    for seen, played in zip(event.seen, document["rounds"], strict=True):
        for table in played["tables"] if seen.hushed else ():
            table["result"] = None
    return document


def _json(event: Event, language: str) -> bytes:
    return json.dumps(_printed(event, language), ensure_ascii=False, indent=1).encode()


# ---------------------------------------------------------------------- for people
def _csv(event: Event, language: str) -> bytes:
    return sheets.write_csv(_places(event, _printed(event, language), language))


def _xlsx(event: Event, language: str) -> bytes:
    document = _printed(event, language)
    return sheets.write_book(
        {
            say(OUTCOME, language, "sheet-places"): _places(event, document, language),
            say(OUTCOME, language, "sheet-standings"): list(_standings(document, language)),
            say(OUTCOME, language, "sheet-rounds"): list(_rounds(document, language)),
            say(OUTCOME, language, "sheet-prizes"): list(_prizes(event, language)),
        }
    )


def _heads(language: str, *keys: str) -> list[str]:
    return [say(OUTCOME, language, f"head-{key}") for key in keys]


def _places(event: Event, document: dict[str, Any], language: str) -> Rows:
    """Everybody's place; while it is played, as it stands."""
    rows = [_heads(language, "place", "name", "division")]
    for division, ranking in event.ranking:
        rows += [[str(n), event.names[e], division or ""] for n, e in ranking]
    if document["teams"]:
        rows += [[], _heads(language, "place", "team", "points")]
        rows += [[str(t["rank"]), t["name"], str(t["points"])] for t in document["teams"]]
    return rows


def _standings(document: dict[str, Any], language: str) -> Iterator[list[str]]:
    for table in document["standings"]:
        breaks = list(dict.fromkeys(name for row in table["rows"] for name in row["tiebreaks"]))
        stage = say(OUTCOME, language, "stage", number=table["stage"])
        yield [stage, table["division"] or "", table["group"] or ""]
        heads = _heads(language, "place", "name", "points", "played", "won", "drawn", "lost")
        yield [*heads, *(say("engines.formats", language, f"column-{name}") for name in breaks)]
        for row in table["rows"]:
            counts = (row[k] for k in ("points", "played", "won", "drawn", "lost"))
            more = (row["tiebreaks"].get(name, "") for name in breaks)
            rank = "" if row["rank"] is None else row["rank"]
            yield [str(rank), row["name"], *map(str, counts), *map(str, more)]
        yield []


def _rounds(document: dict[str, Any], language: str) -> Iterator[list[str]]:
    yield _heads(language, "stage", "round", "table", "seats", "result", "how")
    for played in document["rounds"]:
        for table in played["tables"]:
            result = table["result"] or {}
            yield [
                str(played["stage"]),
                str(played["round"]),
                str(table["number"]),
                " – ".join(table["seats"]),
                " : ".join(map(str, result.get("points", ()))),
                result.get("how", ""),
            ]


def _prizes(event: Event, language: str) -> Iterator[list[str]]:
    yield _heads(language, "prize", "name", "draw")
    for award in event.awards:
        title = award.title or say(OUTCOME, language, "lucky-prize")
        yield [title, event.names[award.entrant], str(award.draw or "")]


# ---------------------------------------------------------------------- for programs
def _swiss(event: Event) -> Iterator[str]:
    for run in event.runs:
        for stretch in run.stretches.values():
            assert event.plan is not None
            stage = event.plan.legs[stretch.number - 1].stage
            if isinstance(stage, Swiss) and trf.fits(stage.scoring):
                title = " ".join(filter(None, (event.name, run.division)))
                yield stage.report(stretch.course.field, event.names, title)


def _trf(event: Event, language: str) -> bytes:
    return "\n".join(_swiss(event)).encode()


def _ics(event: Event, language: str) -> bytes:
    return calendar(event, language)


_WRITERS: dict[str, Callable[[Event, str], bytes]] = {
    "xlsx": _xlsx,
    "csv": _csv,
    "json": _json,
    "trf": _trf,
    "ics": _ics,
}
