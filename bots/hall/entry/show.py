"""What everybody sees of a sign-up: its terms, who is in, who waits; and its buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bots.hall.entry.form import questions
from bots.hall.entry.roll import Entered
from bots.hall.entry.say import button, words
from bots.hall.entry.terms import LEAST, MOST_ENTRANTS
from bots.hall.entry.times import shown
from bots.hall.names import named
from bots.hall.post import Button
from bots.hall.press import Stamp
from bots.hall.said import listed
from bots.hall.said import words as hall_words
from render.names import clean_name
from render.words import Phrase

if TYPE_CHECKING:
    from bots.hall.event import Event

SHOWN = 60
LONGEST = 48  # of the answers beside a name


def terms(event: Event) -> Iterator[Phrase]:
    """The terms of entry that differ from the usual ones."""
    entry = event.entry
    for name in ("opens", "closes", "starts"):
        if at := getattr(entry, name):
            yield words(f"line-{name}", at=shown(at, entry.zone))
    if entry.check_in:
        yield words("line-check-in", minutes=entry.check_in)
    if entry.late_rounds:
        yield words("line-late", rounds=entry.late_rounds)
    if seeds := [e.name for n in entry.seeds for e in event.entered if e.number == n]:
        yield words("line-seeds", names=listed(seeds), round=entry.seeds_enter)
    yield from _who_may(event)


def _who_may(event: Event) -> Iterator[Phrase]:
    entry = event.entry
    if entry.teams:
        yield words("line-unit", unit=entry.unit, least=entry.size[0], most=entry.size[1])
    if event.least > LEAST or entry.most < MOST_ENTRANTS:
        yield words("line-count", least=event.least, most=entry.most)
    if entry.filters:
        yield words("line-filter", rules=listed([rule.text for rule in entry.filters]))
    if entry.division:
        yield words("line-division", label=entry.division)
    if entry.fee:
        yield words("fee", fee=entry.fee)
    if entry.approval:
        yield words("line-approval")


def lists(event: Event) -> Iterator[Phrase]:
    """Who is in, in the order of the list, and who waits."""
    for index, entered in enumerate(event.entered[:SHOWN], 1):
        yield words("entry", place=index, who=who(event, entered), here=_here(event, entered))
    more = len(event.entered) - SHOWN
    if more > 0:
        yield hall_words("and-more", count=more)
    if event.reserve:
        yield words(
            "line-reserve", names=listed([who(event, entered) for entered in event.reserve[:SHOWN]])
        )
    if event.applied:
        yield words("line-applied", count=len(event.applied))


def _here(event: Event, entered: Entered) -> str:
    if "check-in" not in event.told:
        return "unasked"
    return "yes" if entered.here else "no"


def who(event: Event, entered: Entered) -> str:
    """A name with what all may know: the team's people, the answers to what is public now."""
    name = named(entered.person, entered.name)
    if entered.team:
        people = [entered.captain, *(mate.name for mate in entered.mates if mate.sure)]
        unsure = [f"{mate.name}?" for mate in entered.mates if not mate.sure]
        name += f" [{' + '.join((*people, *unsure))}]"
    asked = {q.label for q in event.entry.questions if not q.private}
    answers = [a for q, a in entered.answers.items() if q in asked and a != entered.name]
    return f"{name} ({clean_name(', '.join(answers), LONGEST)})" if answers else name


def buttons(event: Event, stamp: Stamp) -> tuple[tuple[Button, ...], ...]:
    def usual(act: str, style: str = "plain", form: bool = False) -> Button:
        token = stamp.token(event.stream, 0, act)
        return Button(hall_words(f"button-{act}"), token, style, form=form)

    rows: list[tuple[Button, ...]] = []
    if event.phase == "open":
        enter = usual("enter", "main", form=bool(questions(event)))
        rows.append((enter, usual("withdraw")))
    if "check-in" in event.told:
        rows.append((button(stamp, event.stream, "check-in", "", "main"),))
    return (*rows, (usual("draw-lots"),))
