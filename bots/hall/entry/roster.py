"""The list of entrants as a file: in, all or nothing, and out, for the organiser alone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bots.hall.entry import form, sheets
from bots.hall.entry.answers import division, hidden, keep_answers, public
from bots.hall.entry.form import BadAnswer
from bots.hall.entry.roll import LISTS, Entered, everybody
from bots.hall.entry.say import ENTRY, no, words
from bots.hall.entry.sheets import BadSheet, Line
from bots.hall.entry.terms import MOST_ENTRANTS, passes
from bots.hall.entry.times import local
from bots.hall.entry.waiting import room
from bots.hall.event_context import event_for, in_phase, may_organise
from bots.hall.event_show import titled
from bots.hall.post import Attachment
from render.names import NOBODY, clean_name
from render.words import LANGUAGES, Phrase, say

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.event import Event
    from bots.hall.hall import Hall
    from bots.hall.organise import Running

LONGEST_NAME = 24
SHOWN = 8  # bad lines told at once
OWN = ("place", "name", "account", "members", "list", "paid", "here", "signed")
ALSO = {
    "name": "name 姓名 名字 选手 選手 队名 隊名 team player",
    "account": "account 账号 帳號 id",
    "members": "members 队员 隊員 成员 成員",
}


@dataclass(frozen=True, slots=True)
class Row:
    """One entry of a file, checked."""

    name: str
    account: str = ""
    members: tuple[str, ...] = ()
    answers: Mapping[str, str] = field(default_factory=dict)


def headings(language: str) -> list[str]:
    return [say(ENTRY, language, f"column-{name}") for name in OWN]


def _column(event: Event, heading: str) -> str | None:
    """What a column is: one of OWN, or "?" and the label of a question; None: unknown."""
    plain = heading.strip().rstrip("!?*！？").casefold()
    for question in event.entry.questions:
        if plain == question.label.casefold():
            return f"?{question.label}"
    for name, also in ALSO.items():
        if plain in also.casefold().split():
            return name
    for name in OWN:
        if plain in {say(ENTRY, lang, f"column-{name}").casefold() for lang in LANGUAGES}:
            return name
    return None


def rows(event: Event, lines: list[Line]) -> tuple[list[Row], list[Phrase]]:
    """The entries of a file, and what is wrong with it, line by line."""
    head, *rest = lines
    columns = [_column(event, cell) if cell else "" for cell in head.cells]
    unknown = [cell for cell, column in zip(head.cells, columns, strict=True) if column is None]
    if unknown or not {"name", "?姓名", "?name", "?名字"} & set(columns):
        known = [question.label for question in event.entry.questions]
        key = "line-column" if unknown else "line-no-name"
        found = "、".join(clean_name(cell) for cell in unknown)
        return [], [words(key, line=head.number, found=found, known="、".join(known) or "-")]
    read: list[Row] = []
    wrong: list[Phrase] = []
    taken = {entered.name for entered in everybody(event)}
    accounts = {person for entered in everybody(event) for person in entered.people}
    for line in rest:
        cells = dict(zip(columns, line.cells, strict=False))
        row, bad = _row(event, line.number, {c: v for c, v in cells.items() if c})
        if row is not None and (row.name in taken or row.account in accounts - {""}):
            bad, row = [words("line-twice", line=line.number, name=row.name)], None
        wrong += bad
        if row is not None:
            taken.add(row.name)
            accounts.add(row.account)
            read.append(row)
    return read, wrong


_KEY = re.compile(r"(discord|telegram|web|console|party):[\w-]{1,40}", re.ASCII)


def _row(
    event: Event, number: int, cells: Mapping[str | None, str]
) -> tuple[Row | None, list[Phrase]]:
    answers: dict[str, str] = {}
    wrong: list[Phrase] = []
    for question in event.entry.questions:
        try:
            answers[question.label] = form.checked(
                event, question, cells.get(f"?{question.label}", "")
            )
        except BadAnswer as bad:
            wrong.append(words("line-bad", line=number, what=bad.said))
    names = (cells.get("name"), *(answers.get(q.label) for q in event.entry.questions
                                  if q.label.casefold() in ("姓名", "name", "名字")))  # fmt: skip
    name = clean_name(next((n for n in names if n), ""), LONGEST_NAME)
    if name == NOBODY:
        wrong.append(words("line-nameless", line=number))
    account = cells.get("account", "").strip()
    if account and not (_KEY.fullmatch(account) or account.startswith("file:")):
        wrong.append(words("line-account", line=number, text=clean_name(account)))
    members = tuple(
        clean_name(m, LONGEST_NAME)
        for m in re.split(r"[,、/+;；，]", cells.get("members", ""))
        if m.strip()
    )
    if not wrong:
        wrong += [
            words("line-filter-bad", line=number, rule=rule.text)
            for rule in event.entry.filters
            if not passes(rule, answers.get(rule.label, ""))
        ]
    if wrong:
        return None, wrong
    return Row(name, "" if account.startswith("file:") else account, members, answers), []


# ---------------------------------------------------------------------- in
async def bring(ask: Ask) -> None:
    """Enter everybody of a file, or nobody when a line of it is wrong."""
    running = await event_for(ask, lambda event: event.organiser == ask.person.key)
    event = running.event
    may_organise(ask, event)
    in_phase(event, "open", "closed")
    if not ask.incoming.file:
        raise no("file", event=event.id)
    chat = ask.hall.chats[ask.incoming.platform]
    try:
        data = await chat.fetch(ask.incoming.file)
        lines = await asyncio.to_thread(sheets.read, ask.incoming.file_name, data)
    except BadSheet as bad:
        raise no(f"sheet-{bad.why}") from bad
    except OSError as error:
        raise no("sheet-gone") from error
    read, wrong = rows(event, lines)
    if not wrong and len(everybody(event)) + len(read) > MOST_ENTRANTS:
        raise no("sheet-many", most=MOST_ENTRANTS)
    if wrong:
        more = [words("line-more", count=len(wrong) - SHOWN)] if len(wrong) > SHOWN else []
        ask.answer(words("file-bad", count=len(wrong)), *wrong[:SHOWN], *more, secret=True)
        return
    for row in read:
        _enter(ask, running, row)
    ask.answer(words("file-read", event=titled(running.event), count=len(read)))


def _enter(ask: Ask, running: Running, row: Row) -> None:
    event = running.event
    person = row.account or f"file:{event.seq}"
    team = {"team": True, "captain": row.name} if event.entry.teams else {}
    mates = [
        {"person": f"file:{event.seq}.{n}", "name": name, "sure": True}
        for n, name in enumerate(row.members)
    ]
    if mates:
        team["captain"] = mates.pop(0)["name"]
    keep_answers(ask, event, person, row.answers)
    running.write(
        "enter",
        ask.person.key,
        person=person,
        name=row.name,
        on="entered" if room(event) > 0 else "reserve",
        at=ask.now,
        number=event.seq,
        answers=public(event.entry, row.answers),
        division=division(event.entry, row.answers),
        mates=mates,
        **team,
    )


# ---------------------------------------------------------------------- out
async def give(ask: Ask) -> None:
    """The whole list with private answers, for the eyes of the organiser alone."""
    running = await event_for(ask, lambda event: event.organiser == ask.person.key)
    event = running.event
    owner(ask.person.key, event)
    kind = ask.args.get("format", "") or "xlsx"
    language = await ask.hall.language(ask.person, ask.place)
    attachment = Attachment("entrants", event.stream, f"{kind}.{language}")
    said = words("file-given", event=titled(event))
    ask.answer(said, attachment=attachment, secret=True, stream=event.stream)


def owner(person: str, event: Event) -> None:
    """Raises Refusal for everybody but the organiser: not even moderators read private answers."""
    if person != event.organiser:
        raise no("owner", event=event.id)


async def file(hall: Hall, attachment: Attachment) -> tuple[str, bytes]:
    """The file, made when it leaves."""
    event = await hall.event(attachment.stream)
    kind, _, language = attachment.kind.partition(".")
    made = [line async for line in _lines(hall, event, language)]
    write = sheets.write_csv if kind == "csv" else sheets.write_xlsx
    return f"entrants-{event.stream}.{kind}", await asyncio.to_thread(write, made)


async def _lines(hall: Hall, event: Event, language: str) -> AsyncIterator[list[str]]:
    yield [*headings(language), *(q.label for q in event.entry.questions)]
    for name in LISTS:
        for place, entered in enumerate(getattr(event, name), 1):
            answers = {**entered.answers, **await hidden(hall.store, event, entered)}
            yield [
                str(place),
                entered.name,
                entered.person,
                "、".join(_members(entered)),
                say(ENTRY, language, f"list-{name}"),
                say(ENTRY, language, "yes") if entered.paid else "",
                say(ENTRY, language, "yes") if entered.here else "",
                f"{local(entered.at, event.entry.zone):%Y-%m-%d %H:%M}",
                *(answers.get(q.label, "") for q in event.entry.questions),
            ]


def _members(entered: Entered) -> Iterator[str]:
    if entered.team:
        yield entered.captain
        yield from (mate.name for mate in entered.mates if mate.sure)
