"""The organiser names the referees of an event."""

from __future__ import annotations

from bots.hall import results
from bots.hall.ask import Ask
from bots.hall.desk import invited_person
from bots.hall.event_context import event_for, in_phase, may_organise
from bots.hall.judge.officials import ROLES
from bots.hall.judge.say import no, words
from bots.hall.names import named

_NAMES = {
    "chief": "裁判长 裁判長 主裁 主裁判 总裁判 總裁判",
    "referee": "裁判 裁判员 裁判員 副裁判",
    "none": "无 無 免去 撤销 撤銷 取消",
}
_ROLES = {word: role for role in ROLES for word in (role, *_NAMES[role].split())}


def role_of(text: str) -> str | None:
    return _ROLES.get(text.strip().lower())


async def official(ask: Ask) -> None:
    """Somebody becomes chief referee or referee, or is neither any more."""
    running = await event_for(ask, lambda event: event.organiser == ask.person.key)
    event = running.event
    may_organise(ask, event)
    in_phase(event, "open", "closed", "playing")
    role = role_of(ask.args["role"])
    if role is None:
        raise no("role")
    text = ask.args["person"].strip()
    if text == ask.person.key:
        raise no("appoint-yourself")
    person = await invited_person(ask, text)
    who = named(person.key, person.name)
    if role == "none" and person.key not in {o.person for o in event.officials}:
        raise no("no-official", who=who)
    running.write("official", ask.person.key, person=person.key, name=person.name, role=role)
    results.tell(ask, event, words(f"official-{role}", who=who), calls=(person.key,))
    ask.done()
