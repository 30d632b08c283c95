"""An event file, read and checked: everything in it, before anything is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engines.formats import find
from engines.formats.entry import Entry, divisions, entries
from engines.formats.mistakes import BadEvent
from engines.formats.reports import Reports, people, person, reports
from engines.formats.settings import (
    a_list,
    a_text,
    an_object,
    known,
    one_of,
    readers,
    settings,
    shown,
    whole,
)
from engines.formats.simulate import Model, model
from engines.formats.stage import Entrant, Stage
from engines.formats.terms import match, points
from engines.luck import SEED_BYTES
from engines.match import Match

KEYS = (
    "name", "seed", "entrants", "stages", "draws", "results", "withdrawn", "simulate", "teams",
)  # fmt: skip
STAGE_KEYS = ("format", "name", "match", "points", "tiebreaks", "take", "promote", "from")
STAGE_LATER = ("crossover",)
TIEBREAKS = (
    "points", "direct", "head_to_head", "wins", "buchholz_cut1", "buchholz", "sonneborn_berger",
    "progressive", "game_difference", "score_difference", "fewer_draws", "more_draws",
    "fewer_violations", "time_used", "last_hand", "earlier_entry", "playoff", "lot",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Leg:
    """One stage of an event: the format, its matches, who comes in and how many go on.

    `source` is "signups", "previous" or "losers"; `of` is the number of the stage that the
    entrants come from.
    """

    number: int
    stage: Stage
    terms: Match
    name: str = ""
    take: int | None = None
    source: str = "signups"
    of: int = 0


@dataclass(frozen=True, slots=True)
class Teams:
    """How entrants' points make a team's: of which stage, and of how many (None: all)."""

    stage: int = 1
    best: int | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """Entrants are known by their index; `left` is (entrant, stage, round) of a withdrawal."""

    name: str
    seed: bytes | None
    entrants: tuple[Entry, ...]
    divisions: Mapping[str | None, tuple[Entrant, ...]]
    legs: tuple[Leg, ...]
    draws: Mapping[int, tuple[Entrant, ...]]
    reports: Reports
    left: tuple[tuple[Entrant, int, int], ...]
    model: Model | None
    teams: Teams


def plan(document: Any) -> Plan:
    """The event of a file.  Raises BadEvent with the path of whatever makes no sense."""
    given = an_object(document, "")
    known(given, KEYS, "")
    for name in ("entrants", "stages"):
        if name not in given:
            raise BadEvent("missing", name, name=name)
    entrants = entries(given["entrants"], "entrants")
    names = {entry.name: index for index, entry in enumerate(entrants)}
    legs = _legs(given["stages"], "stages")
    seed = _seed(given["seed"], "seed") if given.get("seed") is not None else None
    return Plan(
        a_text(given["name"], "name") if given.get("name") is not None else "",
        seed,
        entrants,
        divisions(entrants, "entrants"),
        legs,
        _draws(_or(given, "draws", {}), "draws", names, len(legs)),
        reports(_or(given, "results", []), "results", names, len(legs)),
        _withdrawn(_or(given, "withdrawn", []), "withdrawn", names, len(legs)),
        model(given["simulate"], "simulate", seed) if given.get("simulate") is not None else None,
        _teams(_or(given, "teams", {}), "teams", len(legs)),
    )


def _or(given: Mapping[str, Any], name: str, default: Any) -> Any:
    """A key that may be left out, or be null."""
    value = given.get(name)
    return default if value is None else value


def _seed(value: Any, at: str) -> bytes:
    text = a_text(value, at)
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or len(text) != 2 * SEED_BYTES:
        raise BadEvent("seed", at, digits=2 * SEED_BYTES)
    return seed


# ---------------------------------------------------------------------- stages
def _legs(value: Any, at: str) -> tuple[Leg, ...]:
    given = a_list(value, at)
    if not given:
        raise BadEvent("missing", f"{at}[0]", name="stages")
    return tuple(_leg(an_object(v, f"{at}[{i}]"), f"{at}[{i}]", i + 1) for i, v in enumerate(given))


def _leg(given: Mapping[str, Any], at: str, number: int) -> Leg:
    if "format" not in given:
        raise BadEvent("missing", f"{at}.format", name="format")
    kind = find(a_text(given["format"], f"{at}.format"), f"{at}.format")
    _check_keys(kind, given, at)
    terms = match(_or(given, "match", {}), f"{at}.match")
    more = {"tied": terms.then} if terms.then and "tied" in readers(kind) else {}
    scored = points(_or(given, "points", {}), f"{at}.points")
    stage = settings(kind, given, at, points=scored, **more)
    source, of = _source(given.get("from"), f"{at}.from", number)
    return Leg(
        number,
        stage,
        stage.terms(terms),
        a_text(given["name"], f"{at}.name") if given.get("name") is not None else "",
        whole(1)(given["take"], f"{at}.take") if given.get("take") is not None else None,
        source,
        of,
    )


def _check_keys(kind: type[Stage], given: Mapping[str, Any], at: str) -> None:
    later: Mapping[str, tuple[Any, ...]] = {**dict.fromkeys(STAGE_LATER, ()), **kind.later}
    for name, value in given.items():
        if name in later and value not in later[name]:
            raise BadEvent("later", f"{at}.{name}", name=name)
    known(given, (*STAGE_KEYS, *readers(kind), *later), at)
    for index, name in enumerate(a_list(_or(given, "tiebreaks", []), f"{at}.tiebreaks")):
        one_of(*TIEBREAKS)(name, f"{at}.tiebreaks[{index}]")
    if isinstance(given.get("promote"), Mapping):
        raise BadEvent("later", f"{at}.promote", name="promote")
    if given.get("promote") is not None:
        one_of("rank", "overall")(given["promote"], f"{at}.promote")


def _source(value: Any, at: str, number: int) -> tuple[str, int]:
    """Where a stage's entrants come from: the kind, and the stage."""
    if value is None:
        return ("signups", 0) if number == 1 else ("previous", number - 1)
    if not isinstance(value, Mapping):
        kind = one_of("signups", "previous")(value, at)
        if kind == "previous" and number == 1:
            raise BadEvent("no_previous", at)
        return (kind, number - 1) if kind == "previous" else (kind, 0)
    if "slots" in value:
        raise BadEvent("later", f"{at}.slots", name="slots")
    known(value, ("losers_of",), at)
    if "losers_of" not in value:
        raise BadEvent("missing", f"{at}.losers_of", name="losers_of")
    if number == 1:
        raise BadEvent("no_previous", at)
    return "losers", whole(1, number - 1)(value["losers_of"], f"{at}.losers_of")


# ---------------------------------------------------------------------- the rest
def _number(text: str, at: str, stages: int) -> int:
    if text not in map(str, range(1, stages + 1)):
        raise BadEvent("number", at, given=shown(text), least="1", most=str(stages))
    return int(text)


def _draws(value: Any, at: str, names: Mapping[str, Entrant],
           stages: int) -> dict[int, tuple[Entrant, ...]]:  # fmt: skip
    return {
        _number(text, f"{at}.{text}", stages): people(order, f"{at}.{text}", names)
        for text, order in an_object(value, at).items()
    }


def _withdrawn(value: Any, at: str, names: Mapping[str, Entrant],
               stages: int) -> tuple[tuple[Entrant, int, int], ...]:  # fmt: skip
    found: dict[Entrant, tuple[Entrant, int, int]] = {}
    for index, item in enumerate(a_list(value, at)):
        here = f"{at}[{index}]"
        given = an_object(item, here)
        known(given, ("name", "after"), here)
        for name in ("name", "after"):
            if name not in given:
                raise BadEvent("missing", f"{here}.{name}", name=name)
        entrant = person(given["name"], f"{here}.name", names)
        if entrant in found:
            raise BadEvent("same_name", f"{here}.name", name=shown(given["name"]))
        found[entrant] = (entrant, *_after(given["after"], f"{here}.after", stages))
    return tuple(found.values())


def _after(value: Any, at: str, stages: int) -> tuple[int, int]:
    given = an_object(value, at)
    known(given, ("stage", "round"), at)
    for name in ("stage", "round"):
        if name not in given:
            raise BadEvent("missing", f"{at}.{name}", name=name)
    stage = whole(1, stages)(given["stage"], f"{at}.stage")
    return stage, whole(0)(given["round"], f"{at}.round")


def _teams(value: Any, at: str, stages: int) -> Teams:
    given = an_object(value, at)
    known(given, ("count", "n", "stage"), at)
    count = one_of("sum", "best")(given.get("count", "sum"), f"{at}.count")
    if count == "best" and "n" not in given:
        raise BadEvent("missing", f"{at}.n", name="n")
    best = whole(1)(given["n"], f"{at}.n") if "n" in given else None
    stage = whole(1, stages)(given.get("stage", 1), f"{at}.stage")
    return Teams(stage, best if count == "best" else None)
