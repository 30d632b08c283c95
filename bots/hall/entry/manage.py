"""What the organiser does with an entry: approve, decline, note as paid or here, take out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from bots.hall.entry.answers import forget_answers
from bots.hall.entry.roll import Entered, everybody, numbered
from bots.hall.entry.say import button, no, words
from bots.hall.entry.waiting import room, strike
from bots.hall.event_context import event_for, in_phase, may_organise
from bots.hall.event_show import titled
from bots.hall.names import named
from bots.hall.post import Group, Post, Private, Rank
from bots.hall.press import Press
from render.names import clean_name

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.event import Event
    from bots.hall.organise import Running

Action = Callable[["Ask", "Running", Entered], None]


async def announce(
    ask: Ask, running: Running, entered: Entered, answers: Mapping[str, str]
) -> None:
    """Somebody asks to be let in: the organiser is told, with a button for each answer; what
    was answered only where nobody else reads it."""
    event = running.event
    number = str(entered.number)
    stamp = ask.hall.stamp
    rows = (
        button(stamp, event.stream, "approve", number, "main"),
        button(stamp, event.stream, "decline", number),
    )
    organiser = await ask.hall.store.person(event.organiser)
    alone = organiser is not None and organiser.reachable is True
    ask.posts.append(
        Post(
            to=Private(event.organiser) if alone else Group(event.place),
            lines=(
                titled(event),
                words("applies", who=named(entered.person, entered.name)),
                *(words("answered", label=k, text=v) for k, v in answers.items() if v and alone),
            ),
            rank=Rank.NOTICE,
            buttons=(rows,),
            calls=(event.organiser,),
            stream="" if alone else event.stream,
        )
    )


async def entry(ask: Ask) -> None:
    """One entry, by name or number, or every one that fits: approve all."""
    running = await event_for(ask, lambda event: event.organiser == ask.person.key)
    event = running.event
    may_organise(ask, event)
    in_phase(event, "open", "closed")
    name = action_of(ask.args["action"])
    if name is None:
        raise no("action", names=", ".join(ACTIONS))
    action = ACTIONS[name]
    for entered in _meant(event, ask.args["entrant"], name):
        action(ask, running, entered)
    ask.answer(words("noted", event=titled(running.event)))


async def pressed(ask: Ask, press: Press) -> None:
    """A button under an application."""
    running = await event_for(ask)
    event = running.event
    may_organise(ask, event)
    in_phase(event, "open", "closed")
    entered = numbered(event, press.arg)
    if entered is None or entered not in event.applied:
        raise no("decided", event=event.id)
    ACTIONS[press.act](ask, running, entered)
    ask.answer(words("noted", event=titled(running.event)))


def _meant(event: Event, text: str, action: str) -> list[Entered]:
    if text.strip().lower() in ("all", "全部", "所有"):
        of = {"approve": event.applied, "decline": event.applied}
        return list(of.get(action, event.entered))
    return [found(event, text)]


def found(event: Event, text: str) -> Entered:
    """An entry by its account, its place in the list, or its name.  Raises Refusal.

    In this order: nobody who is called like another's account or place is taken for them.
    """
    wanted = text.strip().removeprefix("@")
    place = wanted.lstrip("#")
    called = (
        *(e for e in everybody(event) if wanted in e.people),
        *(e for n, e in enumerate(event.entered, 1) if place == str(n)),
        *(e for e in everybody(event) if e.name in (text.strip(), wanted)),
    )
    if called:
        return called[0]
    names = ", ".join(e.name for e in everybody(event)[:20]) or "-"
    raise no("entry", name=clean_name(wanted), names=names)


# ---------------------------------------------------------------------- actions
def _approve(ask: Ask, running: Running, entered: Entered) -> None:
    event = running.event
    if entered not in event.applied:
        raise no("decided", event=event.id)
    to = "entered" if room(event) > 0 else "reserve"
    running.write("move", ask.person.key, person=entered.person, to=to)
    tell(ask, running, entered, f"approved-{to}")


def _decline(ask: Ask, running: Running, entered: Entered) -> None:
    if entered not in running.event.applied:
        raise no("decided", event=running.event.id)
    running.write("strike", ask.person.key, person=entered.person)
    forget_answers(ask, running.event, entered.person)
    tell(ask, running, entered, "declined")


def _remove(ask: Ask, running: Running, entered: Entered) -> None:
    strike(ask, running, entered)
    tell(ask, running, entered, "removed")


def _mark(**marks: bool) -> Action:
    def act(ask: Ask, running: Running, entered: Entered) -> None:
        running.write("mark", ask.person.key, person=entered.person, **marks)

    return act


def tell(ask: Ask, running: Running, entered: Entered, key: str) -> None:
    event = running.event
    who = named(entered.person, entered.name)
    ask.posts.append(
        Post(
            to=Group(event.place),
            lines=(words(key, who=who, event=titled(event)),),
            rank=Rank.NOTICE,
            calls=entered.reachable,
            stream=event.stream,
        )
    )


ACTIONS: dict[str, Action] = {
    "approve": _approve,
    "decline": _decline,
    "paid": _mark(paid=True),
    "unpaid": _mark(paid=False),
    "here": _mark(here=True),
    "remove": _remove,
}


_NAMES = {
    "approve": "通过 通過 同意 批准",
    "decline": "拒绝 拒絕 不通过 不通過",
    "paid": "已付 已缴费 已繳費 缴费 繳費",
    "unpaid": "未付 未缴费 未繳費",
    "here": "到场 到場 到",
    "remove": "移除 剔除",
}
_KEYS = {word: key for key, words in _NAMES.items() for word in (key, *words.split())}


def action_of(text: str) -> str | None:
    return _KEYS.get(text.strip().lower())
