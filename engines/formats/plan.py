"""An event file, read and checked: everything in it, before anything is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engines.formats.entry import Entry, divisions, entries
from engines.formats.legs import Leg, legs
from engines.formats.mistakes import BadEvent
from engines.formats.reports import Reports, people, person, reports
from engines.formats.settings import (
    a_list,
    a_text,
    an_object,
    given_or,
    known,
    one_of,
    read_number,
    shown,
    whole,
)
from engines.formats.simulate import Model, model
from engines.formats.stage import Entrant
from engines.luck import SEED_BYTES

KEYS = (
    "name", "seed", "entrants", "stages", "draws", "results", "withdrawn", "simulate", "teams",
)  # fmt: skip


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
    stages = legs(given["stages"], "stages", names)
    _grouped(stages, entrants, "entrants")
    _on_time(stages, entrants, "entrants")
    seed = _seed(given["seed"], "seed") if given.get("seed") is not None else None
    return Plan(
        a_text(given["name"], "name") if given.get("name") is not None else "",
        seed,
        entrants,
        divisions(entrants, "entrants"),
        stages,
        _draws(given_or(given, "draws", {}), "draws", names, len(stages)),
        reports(given_or(given, "results", []), "results", names, len(stages)),
        _withdrawn(given_or(given, "withdrawn", []), "withdrawn", names, len(stages)),
        model(given["simulate"], "simulate", seed) if given.get("simulate") is not None else None,
        _teams(given_or(given, "teams", {}), "teams", len(stages)),
    )


def _grouped(stages: Sequence[Leg], entrants: Sequence[Entry], at: str) -> None:
    """Raises BadEvent when a league sorts by something that an entrant does not have."""
    for leg in stages:
        grouping = getattr(leg.stage, "grouping", "")
        name = "group" if grouping == "explicit" else grouping
        for index, entry in enumerate(entrants if name in ("group", "team", "division") else ()):
            if getattr(entry, name) is None:
                raise BadEvent("missing", f"{at}[{index}].{name}", name=name)


def _on_time(stages: Sequence[Leg], entrants: Sequence[Entry], at: str) -> None:
    """Raises BadEvent when somebody comes late or misses rounds where no stage can take that."""
    if any(leg.stage.keeps for leg in stages if leg.source == "signups"):
        return
    for index, entry in enumerate(entrants):
        said = {"joins": entry.joins[0] > 1, "byes": entry.byes, "absent": entry.absent}
        for name, told in said.items():
            if told:
                raise BadEvent("only_swiss", f"{at}[{index}].{name}", name=name)


def _seed(value: Any, at: str) -> bytes:
    text = a_text(value, at)
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or len(text) != 2 * SEED_BYTES:
        raise BadEvent("seed", at, digits=2 * SEED_BYTES)
    return seed


# ---------------------------------------------------------------------- the rest
def _draws(value: Any, at: str, names: Mapping[str, Entrant],
           stages: int) -> dict[int, tuple[Entrant, ...]]:  # fmt: skip
    return {
        read_number(text, f"{at}.{text}", stages): people(order, f"{at}.{text}", names)
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
