"""The stages of an event file: their formats, their matches, who comes in and who goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engines.formats import find
from engines.formats.mistakes import BadEvent
from engines.formats.promotion import PLAYOFF, Rule
from engines.formats.reports import people
from engines.formats.settings import (
    a_flag,
    a_list,
    a_text,
    an_object,
    given_or,
    known,
    one_of,
    optional,
    readers,
    settings,
    shown,
    whole,
)
from engines.formats.stage import Entrant, Stage
from engines.formats.terms import match, points
from engines.formats.tiebreaks import NAMES, OF_POINTS
from engines.match import Match

KEYS = (
    "format", "name", "match", "points", "tiebreaks", "take", "promote", "from", "crossover",
)  # fmt: skip
NAMED = ("avoid", "by_hand", "tables")  # settings that are tables of people
ROUNDS = ("by_hand", "tables")  # those that are rounds of tables
PODIUM = 3  # places that a play-off asked for among the tie-breaks decides
CROSSED = 2  # how many of each group cross over, if not said


@dataclass(frozen=True, slots=True)
class Leg:
    """One stage of an event: the format, its matches, who comes in and how many go on.

    `source` is "signups", "previous", "losers" or "slots"; `of` is the number of the stage
    that the entrants come from; `slots` are the places that come from there ("A1", "B2"), in
    the order in which they meet.  `crossover`: the best of two groups meet crosswise.
    """

    number: int
    stage: Stage
    terms: Match
    name: str = ""
    take: int | None = None
    source: str = "signups"
    of: int = 0
    promote: str = "rank"
    best_next: int = 0
    slots: tuple[str, ...] = ()
    crossover: bool = False

    def rule(self, after: tuple[Leg, ...]) -> Rule | None:
        """Who goes on to the stages `after` that ask for it; None: whoever the format says."""
        asking = [leg for leg in after if leg.of == self.number]
        places = [_place(slot) for leg in asking for slot in leg.slots]
        places += [self.take or CROSSED for leg in asking if leg.crossover]
        podium = PODIUM if PLAYOFF in self.stage.tiebreaks and not asking else 0
        take = self.take or max((*places, podium))
        if not take or not (asking or podium):
            return None
        return Rule(take, self.promote == "overall", self.best_next, max((*places, podium)))


def legs(value: Any, at: str, names: Mapping[str, Entrant]) -> tuple[Leg, ...]:
    """Every stage of the file.  Raises BadEvent."""
    given = a_list(value, at)
    if not given:
        raise BadEvent("missing", f"{at}[0]", name="stages")
    return tuple(
        _leg(an_object(v, f"{at}[{i}]"), f"{at}[{i}]", i + 1, names) for i, v in enumerate(given)
    )


def _leg(given: Mapping[str, Any], at: str, number: int, names: Mapping[str, Entrant]) -> Leg:
    if "format" not in given:
        raise BadEvent("missing", f"{at}.format", name="format")
    kind = find(a_text(given["format"], f"{at}.format"), f"{at}.format")
    known(given, (*KEYS, *readers(kind)), at)
    terms = match(given_or(given, "match", {}), f"{at}.match")
    tied = readers(kind).get("tied")
    more = {"tied": tied(terms.then, f"{at}.match.then")} if terms.then and tied else {}
    stage = settings(
        kind,
        _numbered(given, at, readers(kind), names),
        at,
        points=points(given_or(given, "points", {}), f"{at}.points"),
        tiebreaks=_tiebreaks(given_or(given, "tiebreaks", []), f"{at}.tiebreaks", kind),
        **more,
    )
    return Leg(
        number,
        stage,
        stage.terms(terms),
        a_text(given["name"], f"{at}.name") if given.get("name") is not None else "",
        **_source(given.get("from"), f"{at}.from", number),
        **_promote(given, at),
        crossover=_crossover(given.get("crossover"), f"{at}.crossover", number),
    )


def _tiebreaks(value: Any, at: str, kind: type[Stage]) -> tuple[str, ...]:
    names = [name for name in NAMES if not (kind.own_scores and name in OF_POINTS)]
    return tuple(one_of(*names)(name, f"{at}[{i}]") for i, name in enumerate(a_list(value, at)))


def _numbered(given: Mapping[str, Any], at: str, wanted: Mapping[str, Any],
              names: Mapping[str, Entrant]) -> dict[str, Any]:  # fmt: skip
    """The settings with names of people turned into their numbers."""
    inside = [name for name in NAMED if name in given and name in wanted]
    for name in ROUNDS:
        if name in inside:
            _seated_once(given[name], f"{at}.{name}")
    return {**given, **{name: _people(given[name], f"{at}.{name}", names) for name in inside}}


def _seated_once(value: Any, at: str) -> None:
    """Raises BadEvent where somebody sits at two tables of a round."""
    if isinstance(value, Mapping):
        rounds = [(f"{at}.{key}", tables) for key, tables in value.items()]
    else:
        rounds = [(f"{at}[{i}]", tables) for i, tables in enumerate(a_list(value, at))]
    for here, tables in rounds:
        seated: list[Any] = []
        for i, seats in enumerate(tables if isinstance(tables, list) else ()):
            for j, name in enumerate(seats if isinstance(seats, list) else ()):
                if name in seated:
                    raise BadEvent("same_name", f"{here}[{i}][{j}]", name=shown(name))
                seated.append(name)


def _people(value: Any, at: str, names: Mapping[str, Entrant]) -> Any:
    """The same lists of lists, or lists by key, with a number for every name."""
    if isinstance(value, Mapping):
        return {key: _people(inner, f"{at}.{key}", names) for key, inner in value.items()}
    items = a_list(value, at)
    if items and all(isinstance(item, list | Mapping) for item in items):
        return [_people(item, f"{at}[{i}]", names) for i, item in enumerate(items)]
    return list(people(items, at, names))


# ---------------------------------------------------------------------- in and out
def _promote(given: Mapping[str, Any], at: str) -> dict[str, Any]:
    """How many of whom go on, as settings of a leg."""
    take = optional(whole(1))(given.get("take"), f"{at}.take")
    value, at = given_or(given, "promote", "rank"), f"{at}.promote"
    if not isinstance(value, Mapping):
        return {"promote": one_of("rank", "overall")(value, at), "take": take}
    known(value, ("groups", "best_next"), at)
    if "groups" not in value:
        raise BadEvent("missing", f"{at}.groups", name="groups")
    more = whole(0)(value.get("best_next", 0), f"{at}.best_next")
    return {"promote": "rank", "take": whole(1)(value["groups"], f"{at}.groups"), "best_next": more}


def _crossover(value: Any, at: str, number: int) -> bool:
    crossed: bool = a_flag(False if value is None else value, at)
    if crossed and number == 1:
        raise BadEvent("no_previous", at)
    return crossed


def _source(value: Any, at: str, number: int) -> dict[str, Any]:
    """Where a stage's entrants come from: the kind, and the stage."""
    if value is None:
        value = "signups" if number == 1 else "previous"
    if not isinstance(value, Mapping):
        kind = one_of("signups", "previous")(value, at)
        if kind == "previous" and number == 1:
            raise BadEvent("no_previous", at)
        return {"source": kind, "of": number - 1 if kind == "previous" else 0}
    known(value, ("losers_of", "slots", "stage"), at)
    if number == 1:
        raise BadEvent("no_previous", at)
    if "slots" in value:
        of = whole(1, number - 1)(value.get("stage", number - 1), f"{at}.stage")
        return {"source": "slots", "of": of, "slots": _slots(value["slots"], f"{at}.slots")}
    if "losers_of" not in value:
        raise BadEvent("missing", f"{at}.losers_of", name="losers_of")
    return {"source": "losers", "of": whole(1, number - 1)(value["losers_of"], f"{at}.losers_of")}


def _slots(value: Any, at: str) -> tuple[str, ...]:
    slots: list[str] = []
    for index, item in enumerate(a_list(value, at)):
        slot, here = a_text(item, f"{at}[{index}]"), f"{at}[{index}]"
        if not _figures(slot) or len(_figures(slot)) > 4 or not _place(slot):
            raise BadEvent("slot", here, given=shown(item))
        if slot in slots:
            raise BadEvent("same_name", here, name=shown(item))
        slots.append(slot)
    return tuple(slots)


def _figures(slot: str) -> str:
    """The place in a slot's name, as it is written: the 2 of "A2"."""
    group = slot.rstrip("0123456789")
    return slot[len(group) :]


def _place(slot: str) -> int:
    return int(_figures(slot))


def slot(text: str) -> tuple[str | None, int]:
    """A group (None: the only one) and a place in it, from 1."""
    return text[: -len(_figures(text))] or None, _place(text)
