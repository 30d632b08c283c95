"""Who keeps order at an event, as its log says: the chief referee and the referees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bots.hall.event import Event

ROLES = ("chief", "referee", "none")


@dataclass(frozen=True, slots=True)
class Official:
    person: str
    name: str
    chief: bool = False


def _official(event: Event, data: Mapping[str, Any], by: str) -> Event:
    """There is one chief at a time: whoever was it before stays as a referee."""
    person, role = data["person"], data["role"]
    others = tuple(official for official in event.officials if official.person != person)
    if role == "none":
        return replace(event, officials=others)
    chief = role == "chief"
    others = tuple(replace(o, chief=o.chief and not chief) for o in others)
    return replace(event, officials=(*others, Official(person, data["name"], chief)))


STEPS: dict[str, Callable[[Event, Mapping[str, Any], str], Event]] = {"official": _official}
