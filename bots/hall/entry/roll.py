"""Who signed up, in what state: values, and the steps of an event's log that concern them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from bots.hall.entry.terms import Terms, terms_of, times

if TYPE_CHECKING:
    from bots.hall.event import Event

LISTS = ("entered", "reserve", "applied")


@dataclass(frozen=True, slots=True)
class Mate:
    """Somebody of a pair or team besides the one who signed it up; `sure` when they said so."""

    person: str
    name: str
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Entered:
    """One entry: a person, or a pair or team signed up by `person`.

    An entrant's number in the draw is the place in the list; `number` here is that of its line
    in the log, which stays whatever lists do.  `name` is what stands on the bracket.
    `answers` are those of public questions; the others lie among the secrets of the event.
    Who came from a file has no account until one takes the place over: "file:3".
    """

    person: str
    name: str
    team: bool = False
    captain: str = ""
    mates: tuple[Mate, ...] = ()
    answers: Mapping[str, str] = field(default_factory=dict)
    division: str = ""
    paid: bool = False
    here: bool = False
    at: int = 0
    number: int = 0
    joins: int = 1

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who plays for it, the one who signed it up first."""
        return (self.person, *(mate.person for mate in self.mates if mate.sure))

    def plain(self, terms: Terms) -> dict[str, Any]:
        """As an entrant of an event file; `joins` is the first round of who came late."""
        division = {"division": self.division} if self.division else {}
        late = {"joins": {"round": self.joins}} if self.joins > 1 else {}
        return {"name": self.name, **division, **late, **self._seeded(terms)}

    def _seeded(self, terms: Terms) -> dict[str, int]:
        if self.number not in terms.seeds:
            return {}
        enters = {"enter_round": terms.seeds_enter} if terms.seeds_enter > 1 else {}
        return {"seeded": terms.seeds.index(self.number) + 1, **enters}

    @property
    def members(self) -> tuple[tuple[str, str], ...]:
        """(person, name) of everybody who plays for it."""
        first = (self.person, self.captain if self.team else self.name)
        return (first, *((mate.person, mate.name) for mate in self.mates if mate.sure))

    @property
    def reachable(self) -> tuple[str, ...]:
        return tuple(person for person in self.people if not person.startswith("file:"))

    def complete(self, least: int) -> bool:
        return len(self.people) >= least


Roll = tuple[Entered, ...]
Data = Mapping[str, Any]
Step = Callable[["Event", Data, str], "Event"]


def entry_of(data: Data) -> Entered:
    return Entered(
        person=data["person"],
        name=data["name"],
        team=data.get("team", False),
        captain=data.get("captain", ""),
        mates=tuple(Mate(**mate) for mate in data.get("mates", ())),
        answers=data.get("answers", {}),
        division=data.get("division", ""),
        paid=data.get("paid", False),
        here=data.get("here", False),
        at=data.get("at", 0),
        number=data.get("number", 0),
        joins=data.get("joins", 1),
    )


def listed(event: Event, person: str) -> tuple[str, Entered] | None:
    """Where somebody stands, and their entry; invited is not yet in."""
    for name in LISTS:
        for entered in getattr(event, name):
            if person in entered.people:
                return name, entered
    return None


def everybody(event: Event) -> Roll:
    return (*event.entered, *event.reserve, *event.applied)


def numbered(event: Event, number: str) -> Entered | None:
    """The entry a button speaks of."""
    return next((e for e in everybody(event) if str(e.number) == number), None)


def edited(event: Event, person: str, change: Callable[[Entered], Entered | None]) -> Event:
    """The entry that `person` signed up, changed, or struck when the change gives None."""

    def after(roll: Roll) -> Roll:
        made = (change(e) if e.person == person else e for e in roll)
        return tuple(e for e in made if e is not None)

    return replace(
        event,
        entered=after(event.entered),
        reserve=after(event.reserve),
        applied=after(event.applied),
    )


# ---------------------------------------------------------------------- steps
def enter(event: Event, data: Data, by: str) -> Event:
    return _joined(event, data.get("on", "entered"), entry_of(data))


def _strike(event: Event, data: Data, by: str) -> Event:
    return edited(event, data["person"], lambda entered: None)


def _move(event: Event, data: Data, by: str) -> Event:
    """From one list to the end of another."""
    found = next(e for name in LISTS for e in getattr(event, name) if e.person == data["person"])
    without = edited(event, data["person"], lambda entered: None)
    return _joined(without, data["to"], found)


def _joined(event: Event, on: str, entered: Entered) -> Event:
    lists: dict[str, Any] = {on: (*getattr(event, on), entered)}
    return replace(event, **lists)


def _mark(event: Event, data: Data, by: str) -> Event:
    marks = {name: data[name] for name in ("paid", "here") if name in data}
    return edited(event, data["person"], lambda entered: replace(entered, **marks))


def _mate(event: Event, data: Data, by: str) -> Event:
    """A mate is invited, says yes, or is out."""

    def change(entered: Entered) -> Entered:
        others = tuple(m for m in entered.mates if m.person != data["mate"])
        if data["state"] == "out":
            return replace(entered, mates=others)
        new = Mate(data["mate"], data["name"], data["state"] == "in")
        return replace(entered, mates=(*others, new))

    return edited(event, data["person"], change)


def _swap(event: Event, data: Data, by: str) -> Event:
    """Somebody plays in another's place, from now on."""

    def change(entered: Entered) -> Entered:
        if data["out"] == entered.person:
            name = entered.name if entered.team else data["name"]
            return replace(entered, person=data["to"], name=name, captain=data["name"])
        mates = tuple(
            Mate(data["to"], data["name"], True) if m.person == data["out"] else m
            for m in entered.mates
        )
        return replace(entered, mates=mates)

    return edited(event, data["person"], change)


def _terms(event: Event, data: Data, by: str) -> Event:
    """New terms; what the calendar brought by a time that has moved will come again."""
    terms = terms_of(data["terms"])
    old, new = times(event.entry), times(terms)
    told = frozenset(what for what in event.told if old.get(what) == new.get(what))
    return replace(event, entry=terms, least=data["least"], told=told)


def _told(event: Event, data: Data, by: str) -> Event:
    """What the calendar brought and was announced: it comes once."""
    return replace(event, told=event.told | {data["what"]})


STEPS: dict[str, Step] = {
    "enter": enter,
    "strike": _strike,
    "move": _move,
    "mark": _mark,
    "mate": _mate,
    "swap": _swap,
    "terms": _terms,
    "told": _told,
}
