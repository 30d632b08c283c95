"""Signing up and leaving: once each, into the list, the waiting list, or to be approved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bots.hall import event_desk
from bots.hall.entry import form, manage, mates
from bots.hall.entry.answers import division, keep_answers, public
from bots.hall.entry.form import TEAM, Draft, Sheet
from bots.hall.entry.late import round_for
from bots.hall.entry.roll import everybody, listed
from bots.hall.entry.say import no, words
from bots.hall.entry.times import shown
from bots.hall.entry.waiting import room, strike
from bots.hall.event_context import event_for, in_phase
from bots.hall.event_show import titled
from bots.hall.press import Forged, Press
from bots.hall.said import Refusal
from render.names import clean_name
from render.words import Phrase
from storage.rows import Person

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.event import Event
    from bots.hall.organise import Running

NAMES = frozenset(("姓名", "名字", "name", "real name", "真实姓名", "真實姓名"))
LONGEST_NAME = 24


async def enter(ask: Ask) -> None:
    """Sign up; in a pair or team, invite a partner too."""
    running = await _begun(ask) or await event_for(
        ask, lambda event: _takes(event) and listed(event, ask.person.key) is None
    )
    event = running.event
    mine = listed(event, ask.person.key)
    wanted = event.entry.teams and ask.args.get("partner")
    if mine is not None and wanted:
        await mates.invite(ask, running, mine[1], await mates.partner(ask, event, wanted))
        return
    may_enter(ask, event)
    if not form.questions(event):
        await _entered(ask, running, Draft(event.stream, ask.now))
        return
    draft = await form.taken_up(ask, event)
    if wanted:
        draft.partner = (await mates.partner(ask, event, wanted)).key
    if team := ask.args.get("team"):
        draft.answers[TEAM] = clean_name(team, LONGEST_NAME)
    wrong = form.fill(event, draft, form.given(ask) or {})
    await _go_on(ask, running, draft, wrong)


def _takes(event: Event) -> bool:
    return event.phase == "open" or round_for(event) is not None


async def _begun(ask: Ask) -> Running | None:
    """In private, the event whose form was begun where the event is: it is in reach."""
    stream = await form.begun(ask) if ask.incoming.where.private else ""
    wanted = ask.args.get("event", "").lower().lstrip("#＃e")
    return await ask.event(stream) if stream and wanted in ("", stream[1:]) else None


def may_enter(ask: Ask, event: Event) -> None:
    """Raises Refusal when this person cannot sign up now."""
    if (mine := listed(event, ask.person.key)) is not None:
        raise no("entered", event=event.id, on=mine[0])
    if round_for(event) is not None:
        return
    in_phase(event, "open")
    entry = event.entry
    if ask.now < entry.opens:
        raise no("not-open-yet", event=event.id, at=shown(entry.opens, entry.zone))
    if entry.closes and ask.now >= entry.closes:
        in_phase(event, "closed")
        raise no("closed", event=event.id, at=shown(entry.closes, entry.zone))
    if room(event) <= 0 and not entry.waiting and not entry.approval:
        raise no("full", event=event.id, most=entry.most)


async def _go_on(ask: Ask, running: Running, draft: Draft, wrong: list[Any]) -> None:
    """Ask what is left; with nothing left the form is handed in."""
    event = running.event
    if wrong or draft.todo(event):
        form.ask_on(ask, event, draft, wrong, titled(event))
        return
    form.drop(ask)
    try:
        form.admitted(event, draft.answers)
    except Refusal as refusal:  # an answer, not a refusal: the draft must go
        ask.answer(refusal.said, secret=True)
        return
    await _entered(ask, running, draft)


async def _entered(ask: Ask, running: Running, draft: Draft) -> None:
    event, answers = running.event, draft.answers
    partner, lost = await _asked(ask, event, draft)
    on = "entered" if round_for(event) else _list(event)
    keep_answers(ask, event, ask.person.key, answers)
    name, team = entry_name(event, ask.person.name, answers)
    facts: dict[str, Any] = {"team": True, "captain": ask.person.name} if team else {}
    if joins := round_for(event):
        facts["joins"] = joins
    running.write(
        "enter",
        ask.person.key,
        person=ask.person.key,
        name=name,
        on=on,
        at=ask.now,
        number=event.seq,
        answers=public(event.entry, answers),
        division=division(event.entry, answers),
        **facts,
    )
    lines = [*lost, words(f"in-{on}", event=titled(event), place=len(getattr(running.event, on)))]
    if event.entry.fee:
        lines.append(words("fee", fee=event.entry.fee))
    if team and partner is None:
        lines.append(words("name-partner", event=event.id, team=name))
    if joins:
        lines.append(words("joins", round=joins))
    ask.answer(*lines)
    mine = listed(running.event, ask.person.key)
    if mine is None:
        return
    if on == "applied":
        shown = {label: text for label, text in answers.items() if label != TEAM}
        await manage.announce(ask, running, mine[1], shown)
    if partner is not None:
        await mates.invite(ask, running, mine[1], partner)


async def _asked(ask: Ask, event: Event, draft: Draft) -> tuple[Person | None, list[Phrase]]:
    """The partner whom a form named, or why they can be asked no more: somebody else may have
    entered with them while it was filled in."""
    try:
        return await mates.partner(ask, event, draft.partner) if draft.partner else None, []
    except Refusal as refusal:
        return None, [refusal.said]


def _list(event: Event) -> str:
    if event.entry.approval:
        return "applied"
    return "entered" if room(event) > 0 else "reserve"


def entry_name(event: Event, usual: str, answers: Mapping[str, str]) -> tuple[str, bool]:
    """What stands on the bracket, unlike everybody else's, and whether it is a team's name."""
    if team := answers.get(TEAM):
        return unlike(event, team), True
    public_names = (
        answers.get(q.label, "")
        for q in event.entry.questions
        if not q.private and q.label.casefold() in NAMES
    )
    wanted = next((name for name in public_names if name), usual)
    return unlike(event, clean_name(wanted, LONGEST_NAME)), event.entry.teams


def unlike(event: Event, name: str) -> str:
    """Two of one name get a number, or nobody could tell them apart on the bracket."""
    taken = {e.name for e in everybody(event)}
    if name not in taken:
        return name
    return next(n for i in range(2, len(taken) + 3) if (n := f"{name} {i}") not in taken)


# ---------------------------------------------------------------------- the form, step by step
async def sheet(ask: Ask) -> Sheet | None:
    """What a form should ask now; None when the press that wants one needs none, or is to be
    refused."""
    try:
        pressed = ask.hall.stamp.read(ask.incoming.press)
        if pressed.act not in ("enter", "form") or not pressed.stream.startswith("e"):
            return None
        event = await ask.hall.event(pressed.stream)
        may_enter(ask, event)
    except (Forged, Refusal):
        return None
    draft = await form.taken_up(ask, event)
    return form.sheet(draft, event) if draft.todo(event) else None


async def filled(ask: Ask, pressed: Press) -> None:
    """A button that shows the form was pressed, or the form it showed came back."""
    await enter(ask)


async def answered(ask: Ask, pressed: Press) -> None:
    """A choice was pressed, or that a question is left out."""
    running = await _begun(ask) or await event_for(ask)
    event = running.event
    may_enter(ask, event)
    draft = await form.taken_up(ask, event)
    every = form.questions(event)
    if pressed.ply >= len(every):
        raise no("old-form", event=event.id)
    question = every[pressed.ply]
    text = "-"
    if pressed.arg != "-":
        if int(pressed.arg) >= len(question.choices):
            raise no("old-form", event=event.id)
        text = question.choices[int(pressed.arg)]
    await _go_on(ask, running, draft, form.fill(event, draft, {pressed.ply: text}))


async def stopped(ask: Ask, pressed: Press) -> None:
    form.drop(ask)
    ask.answer(words("form-stopped"))


async def typed(ask: Ask) -> bool:
    """Take what somebody writes to us alone as the answer to what we asked last."""
    draft = await form.read(ask)
    if draft is None:
        return False
    running = await ask.event(draft.stream)
    event = running.event
    if listed(event, ask.person.key) is not None or not draft.todo(event):
        return False
    try:
        may_enter(ask, event)
    except Refusal as refusal:  # said once: what they write next is no answer any more
        form.drop(ask)
        ask.answer(refusal.said)
        return True
    every = form.questions(event)
    number = every.index(draft.todo(event)[0])
    await _go_on(ask, running, draft, form.fill(event, draft, {number: ask.incoming.text}))
    return True


# ---------------------------------------------------------------------- leaving
async def leave(ask: Ask) -> None:
    """Before the draw the name is struck; after it the event's own rules say what it means."""
    running = await event_for(ask, lambda event: listed(event, ask.person.key) is not None)
    event = running.event
    if event.phase == "playing":
        await event_desk.withdraw(ask, running)
        return
    in_phase(event, "open", "closed")
    mine = listed(event, ask.person.key)
    if mine is None:
        raise no("not-entered", event=event.id)
    entered = mine[1]
    if entered.person != ask.person.key:
        running.write("mate", ask.person.key, person=entered.person, mate=ask.person.key,
                      name=ask.person.name, state="out")  # fmt: skip
    else:
        strike(ask, running, entered)
    ask.answer(words("left", event=titled(event)))
