"""Who signed up, as the event file tells it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engines.formats.mistakes import BadEvent
from engines.formats.settings import (
    LARGEST,
    a_list,
    a_text,
    an_object,
    exact,
    given_or,
    known,
    optional,
    setting,
    settings,
    whole,
)
from engines.formats.stage import NONE, Profile

MOST_ROUNDS = 99


def joining(value: Any, at: str) -> tuple[int, Fraction]:
    """When a late entrant joins, and the points for the rounds missed."""
    given = an_object(value, at)
    known(given, ("round", "points"), at)
    if "round" not in given:
        raise BadEvent("missing", f"{at}.round", name="round")
    return (
        whole(1, MOST_ROUNDS)(given["round"], f"{at}.round"),
        exact(given_or(given, "points", 0), f"{at}.points"),
    )


def some_rounds(value: Any, at: str) -> tuple[int, ...]:
    """Numbers of rounds."""
    numbers = enumerate(a_list(value, at))
    return tuple(whole(1, MOST_ROUNDS)(number, f"{at}[{i}]") for i, number in numbers)


@dataclass(frozen=True)
class Entry:
    """One entrant: a player, pair or team; `seeded` 1 is the strongest seed.

    `byes` are rounds of a Swiss stage with a bye of half a point, `absent` those missed.
    """

    name: str = setting("", a_text)
    team: str | None = setting(None, optional(a_text))
    seeded: int | None = setting(None, optional(whole(1)))
    rating: int | None = setting(None, optional(whole(-LARGEST)))
    division: str | None = setting(None, optional(a_text))
    enter_round: int = setting(1, whole(1, MOST_ROUNDS))
    group: str | None = setting(None, optional(a_text))
    joins: tuple[int, Fraction] = setting((1, NONE), joining)
    byes: tuple[int, ...] = setting((), some_rounds)
    absent: tuple[int, ...] = setting((), some_rounds)

    @property
    def profile(self) -> Profile:
        joins, credit = self.joins
        return Profile(
            self.seeded,
            self.rating,
            self.enter_round,
            self.team,
            self.division,
            self.group,
            joins,
            credit,
            self.byes,
            self.absent,
        )


NAMES = tuple(Entry.__dataclass_fields__)


def entries(value: Any, at: str) -> tuple[Entry, ...]:
    """The entrants, each name once, each seed number once.  Raises BadEvent."""
    found: list[Entry] = []
    names: set[str] = set()
    seeds: set[tuple[str | None, int]] = set()
    for index, given in enumerate(a_list(value, at)):
        here = f"{at}[{index}]"
        entry = _entry(given, here)
        if entry.name in names:
            raise BadEvent("same_name", f"{here}.name", name=entry.name)
        names.add(entry.name)
        if entry.seeded is not None:
            if (entry.division, entry.seeded) in seeds:
                raise BadEvent("same_seed", f"{here}.seeded", number=entry.seeded)
            seeds.add((entry.division, entry.seeded))
        found.append(entry)
    if not found:
        raise BadEvent("nobody", at)
    return tuple(found)


def _entry(given: Any, at: str) -> Entry:
    given = an_object(given, at)
    known(given, NAMES, at)
    if "name" not in given:
        raise BadEvent("missing", f"{at}.name", name="name")
    return settings(Entry, given, at)


def divisions(entrants: tuple[Entry, ...], at: str) -> dict[str | None, tuple[int, ...]]:
    """The entrants of each division, by index; they play apart once there are two."""
    names = dict.fromkeys(e.division for e in entrants if e.division is not None)
    if len(names) < 2:
        only = next(iter(names), None) if all(e.division for e in entrants) else None
        return {only: tuple(range(len(entrants)))}
    for index, entry in enumerate(entrants):
        if entry.division is None:
            raise BadEvent("division", f"{at}[{index}].division", names=", ".join(names))
    return {d: tuple(i for i, e in enumerate(entrants) if e.division == d) for d in names}
