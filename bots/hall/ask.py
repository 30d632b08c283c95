"""One update while it is being answered: who asks, where, and all that will come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bots.hall.change import Change
from bots.hall.incoming import Incoming
from bots.hall.organise import Running
from bots.hall.post import Answer, Button, Post, Private, Rank, Room
from bots.hall.said import HALL, Refusal, listed, no, words
from render.words import Phrase
from storage.rows import Person, Place
from storage.work import Work

if TYPE_CHECKING:
    from bots.hall.hall import Hall

__all__ = ["HALL", "Ask", "Refusal", "listed", "no", "words"]


class Ask:
    """What handlers are given.  They read, then add to `work`; nothing is said or kept until
    the hall has committed it."""

    def __init__(self, hall: Hall, incoming: Incoming, place: Place, person: Person) -> None:
        self.hall = hall
        self.incoming = incoming
        self.place = place
        self.person = person
        self.work = Work()
        self.posts: list[Post] = []
        self.changes: dict[str, Change] = {}
        self.events: dict[str, Running] = {}
        self.args: dict[str, str] = {}
        self.group = place
        self.seated = False  # whether only who sits at a table can do what is asked
        self.answered = False
        self.spent = False  # whether what was pressed is done with: its buttons can go

    @property
    def now(self) -> int:
        return self.hall.now()

    @property
    def moderator(self) -> bool:
        return self.incoming.who.moderator or self.incoming.where.private

    # ------------------------------------------------------------------ tables
    async def change(self, table: int) -> Change:
        """The table of this number, to be changed.  Raises Refusal when there is none.

        An event and its tables change one at a time: the event first, so that two never wait
        crosswise.
        """
        stream = f"t{table}"
        if stream not in self.changes:
            event = (await self.hall.table(stream)).event
            if event is not None:
                await self.event(f"e{event}")
            self.changes[stream] = await self.hall.change(stream)
        return self.changes[stream]

    def new_change(self, stream: str) -> Change:
        fresh = Change(None, stream, self.now, {}, self.hall.entropy)
        self.changes[stream] = fresh
        return fresh

    async def event(self, stream: str) -> Running:
        """An event, to be changed.  Raises Refusal when there is none."""
        if stream not in self.events:
            self.events[stream] = await self.hall.running(stream)
        return self.events[stream]

    def new_event(self, stream: str) -> Running:
        fresh = Running(None, stream, self.now)
        self.events[stream] = fresh
        return fresh

    def release(self) -> None:
        """Let others at the tables; what was changed and not settled is forgotten."""
        for change in self.changes.values():
            change.release()
        for running in self.events.values():
            running.release()
        self.changes.clear()
        self.events.clear()

    # ------------------------------------------------------------------ saying
    def answer(self, *lines: Phrase, **more: Any) -> None:
        """To whoever asked, and to them alone where the platform can."""
        self.answered = True
        incoming = self.incoming
        to = Answer(incoming.platform, incoming.person, incoming.answer, self.place.id)
        self.posts.append(Post(to=to, lines=lines, rank=Rank.ANSWER, spent=self.spent, **more))

    def done(self) -> None:
        """What changed speaks for itself; the platform still wants to hear that we heard."""
        if self.incoming.answer and not self.answered:
            self.answer()

    def tell_room(self, stream: str, *lines: Phrase, **more: Any) -> None:
        self.posts.append(Post(to=Room(stream), lines=lines, stream=stream, **more))

    def tell_person(self, person: str, *lines: Phrase, **more: Any) -> None:
        self.posts.append(Post(to=Private(person), lines=lines, **more))

    def button(
        self, key: str, stream: str, ply: int, act: str, arg: str = "", style: str = "plain"
    ) -> Button:
        token = self.hall.stamp.token(stream, ply, act, arg)
        return Button(words(f"button-{key}"), token, style)
