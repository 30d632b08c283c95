"""The waiting list: whoever waits longest moves up when there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bots.hall.entry.answers import forget_answers
from bots.hall.entry.roll import Entered
from bots.hall.entry.say import words
from bots.hall.event_show import titled
from bots.hall.names import named
from bots.hall.post import Group, Post, Rank

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.event import Event
    from bots.hall.organise import Running


def room(event: Event) -> int:
    """How many more may be in."""
    return event.entry.most - len(event.entered)


def next_up(event: Event) -> Entered | None:
    """While people check in, only who is here can take a place."""
    ready = (e for e in event.reserve if e.here or "check-in" not in event.told)
    return next(ready, None) if room(event) > 0 else None


def move_up(ask: Ask, running: Running) -> None:
    """Everybody for whom there is room now, told by name."""
    while (entered := next_up(running.event)) is not None:
        running.write("move", person=entered.person, to="entered")
        ask.posts.append(
            Post(
                to=Group(running.event.place),
                lines=(
                    words(
                        "moved-up",
                        who=named(entered.person, entered.name),
                        event=titled(running.event),
                    ),
                ),
                rank=Rank.NOTICE,
                calls=entered.reachable,
                stream=running.event.stream,
            )
        )


def strike(ask: Ask, running: Running, entered: Entered) -> None:
    """An entry goes, its answers with it; who waits moves up."""
    running.write("strike", ask.person.key, person=entered.person)
    forget_answers(ask, running.event, entered.person)
    move_up(ask, running)
