"""What a run of an event prints: plain JSON, names instead of numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from engines.formats.course import Round
from engines.formats.labels import round_label
from engines.formats.mistakes import HERE
from engines.formats.plan import Plan
from engines.formats.promotion import by_group, final
from engines.formats.running import STUCK, Pending, Running
from engines.formats.stage import ALONE, NONE, Entrant, Result, Standing, Table, ranked
from engines.luck import commitment
from render.words import say

CHOICES = ("finish", "rematch", "manual")  # for a round that cannot be paired
JSON = dict[str, Any]


def printed(plan: Plan, divisions: Sequence[Running], language: str) -> JSON:
    """The document of event files' output, with its labels in a language; the order of its keys
    is always the same."""
    names = [entry.name for entry in plan.entrants]
    apart = len(divisions) > 1
    return {
        "name": plan.name,
        "decided": all(d.decided for d in divisions),
        "commitment": commitment(plan.seed) if plan.seed is not None else None,
        "rounds": [row for d in divisions for row in _rounds(d, names, apart, language)],
        "standings": [
            _standings(stretch.number, d.division, group, rows, names)
            for d in divisions
            for stretch in d.stretches.values()
            for group, rows in by_group(stretch.rows).items()
        ],
        "final": [row for d in divisions if d.decided for row in _final(d, names, apart)],
        "teams": _teams(plan, divisions),
        "pending": [_pending(p, names) for d in divisions for p in d.pending],
        **({"warnings": warnings} if (warnings := _warnings(plan, language)) else {}),
    }


def _pending(pending: Pending, names: Sequence[str]) -> JSON:
    """A table that waits, or a round that cannot be paired and what may be chosen for it."""
    seats = [names[e] for e in pending.seats]
    return {
        "stage": pending.stage,
        "round": pending.round,
        "seats": seats,
        **({"why": pending.why} if pending.why else {}),
        **({"choices": list(CHOICES)} if pending.why == STUCK else {}),
    }


def _warnings(plan: Plan, language: str) -> list[JSON]:
    """What the organiser should think over, from the first stages of the divisions."""
    found: dict[tuple[int, str], str] = {}
    for leg in plan.legs:
        for entrants in plan.divisions.values() if leg.source == "signups" else ():
            for key in leg.stage.warnings(len(entrants)):
                text = say(HERE, language, key, entrants=len(entrants))
                found[leg.number, key.removeprefix("warn-")] = text
    return [{"stage": n, "code": code, "text": text} for (n, code), text in found.items()]


def number(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else float(value)


def _division(division: str | None, apart: bool) -> JSON:
    return {"division": division} if apart else {}


# ---------------------------------------------------------------------- rounds
def _rounds(played: Running, names: Sequence[str], apart: bool, language: str) -> Iterable[JSON]:
    for stretch in played.stretches.values():
        for this in stretch.rounds:
            yield {
                "stage": stretch.number,
                **_division(played.division, apart),
                "round": this.number,
                "label": round_label(this.number, language),
                "tables": _tables(this, names, language),
            }


def _tables(this: Round, names: Sequence[str], language: str) -> list[JSON]:
    pairs = enumerate(zip(this.tables, this.results, strict=True), start=1)
    return [_table(i, table, result, names, language) for i, (table, result) in pairs]


def _table(index: int, table: Table, result: Result | None,
           names: Sequence[str], language: str) -> JSON:  # fmt: skip
    label: JSON = {"label": say(HERE, language, table.label)} if table.label else {}
    boards = {"boards": list(table.boards)} if table.boards else {}
    group = {"group": table.group} if table.group else {}
    return {
        "number": index,
        "seats": [names[e] for e in table.seats],
        "result": _result(result, names) if result else None,
        **group,
        **label,
        **boards,
    }


def _result(result: Result, names: Sequence[str]) -> JSON:
    if result.how == "absent":
        return {"how": "absent"}
    if result.how in ALONE:
        return {"how": "bye", **({"points": [0.5]} if result.how == "half" else {})}
    lot = {"winner": names[result.lot]} if result.lot is not None else {}
    hand = {"hand": result.hand} if result.hand else {}
    return {"points": [number(p) for p in result.points], "how": result.how, **lot, **hand}


# ---------------------------------------------------------------------- places
def _standings(stage: int, division: str | None, group: str | None,
               rows: Sequence[Standing], names: Sequence[str]) -> JSON:  # fmt: skip
    return {
        "stage": stage,
        "division": division,
        "group": group,
        "rows": [_row(row, names) for row in rows],
    }


def _row(row: Standing, names: Sequence[str]) -> JSON:
    return {
        "rank": row.rank if row.placed else None,
        "name": names[row.entrant],
        "points": number(row.points),
        "played": row.record.played,
        "won": row.record.won,
        "drawn": row.record.drawn,
        "lost": row.record.lost,
        "tiebreaks": {name: number(value) for name, value in row.tiebreaks},
    }


def _final(played: Running, names: Sequence[str], apart: bool) -> Iterable[JSON]:
    for rank, entrant in final(played.entrants, list(played.stretches.values())):
        yield {"rank": rank, **_division(played.division, apart), "name": names[entrant]}


def _teams(plan: Plan, divisions: Sequence[Running]) -> list[JSON]:
    """Every team with the points of its members, or of the best of them, in one stage."""
    points: dict[str, list[Fraction]] = {}
    taken = _points(divisions, plan.teams.stage)
    for index, entry in enumerate(plan.entrants):
        if entry.team is not None:
            points.setdefault(entry.team, []).append(taken.get(index, NONE))
    totals = {
        team: sum(sorted(each, reverse=True)[: plan.teams.best], NONE)
        for team, each in points.items()
    }
    teams = list(totals)
    rows = ranked(range(len(teams)), lambda i: totals[teams[i]])
    return [
        {"rank": rank, "name": teams[i], "points": number(totals[teams[i]])} for rank, i in rows
    ]


def _points(divisions: Sequence[Running], stage: int) -> Mapping[Entrant, Fraction]:
    return {
        row.entrant: row.points
        for d in divisions
        for row in (d.stretches[stage].rows if stage in d.stretches else ())
    }
