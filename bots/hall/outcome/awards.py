"""Prizes: how many places win one, what else the organiser gives, and draws among entrants.

A draw is by the event's own seed, which was committed to before anybody signed up: the
organiser says how many are drawn, and nobody says who.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from engines.formats.stage import Entrant
from engines.luck import Luck

if TYPE_CHECKING:
    from bots.hall.event import Event

PLACES, MOST_PLACES = 3, 32
MOST_DRAWN = 20
LONGEST = 40


@dataclass(frozen=True, slots=True)
class Honours:
    """How certificates look: for the first `places`, with a seal and who signs."""

    places: int = PLACES
    seal: str = ""
    signed: str = ""


AS_USUAL = Honours()


@dataclass(frozen=True, slots=True)
class Award:
    """A special prize.  `draw` numbers the draw that gave it; 0: the organiser did."""

    title: str
    entrant: Entrant
    draw: int = 0


Step = Callable[["Event", Mapping[str, Any], str], "Event"]


def drawable(event: Event) -> list[Entrant]:
    """Who has drawn nothing yet and still takes part, in the order of entry."""
    gone = {e for e, _, _ in event.plan.left} if event.plan else set()
    lucky = {award.entrant for award in event.awards if award.draw}
    return [e for e in range(len(event.entered)) if e not in gone | lucky]


def _award(event: Event, data: Mapping[str, Any], by: str) -> Event:
    award = Award(data["title"], data["entrant"])
    return replace(event, awards=(*event.awards, award))


def _unaward(event: Event, data: Mapping[str, Any], by: str) -> Event:
    gone = (data["title"], data["entrant"])
    kept = (a for a in event.awards if (a.title, a.entrant) != gone or a.draw)
    return replace(event, awards=tuple(kept))


def _lucky(event: Event, data: Mapping[str, Any], by: str) -> Event:
    number = 1 + max((award.draw for award in event.awards), default=0)
    luck = Luck(event.seed, ("lucky draw", str(number)))
    drawn = luck.shuffled(drawable(event))[: data["count"]]
    return replace(event, awards=(*event.awards, *(Award(data["title"], e, number) for e in drawn)))


def _honours(event: Event, data: Mapping[str, Any], by: str) -> Event:
    return replace(event, honours=replace(event.honours, **data))


STEPS: dict[str, Step] = {
    "award": _award,
    "unaward": _unaward,
    "lucky": _lucky,
    "honours": _honours,
}


@dataclass(frozen=True, slots=True)
class Honour:
    """What a certificate is for: a place (from 1), or a prize by its title."""

    entrant: Entrant
    division: str = ""
    place: int = 0
    title: str = ""


def honours(event: Event) -> Iterator[Honour]:
    """Everything that a certificate is given for, division after division, then the prizes."""
    for division, ranking in event.ranking:
        for place, entrant in ranking:
            if place <= event.honours.places:
                yield Honour(entrant, division or "", place)
    for award in event.awards:
        yield Honour(award.entrant, title=award.title)
