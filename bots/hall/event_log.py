"""How one line of an event's log changes it.  The only place where an event is made or changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from bots.hall.entry import roll
from bots.hall.event import NOTHING, Account, Claim, Conduct, Counted, Event, where
from bots.hall.judge import officials
from bots.hall.outcome import awards
from bots.hall.terms import Clock
from engines.formats.plan import plan
from engines.formats.reports import Report, Where
from engines.formats.stage import Table as Pairing
from engines.formats.templates import union_plan
from storage.rows import Entry

Data = Mapping[str, Any]
Step = Callable[[Event, Data, str], Event]


def opened(event: int, place: int, entry: Entry, seed: str) -> Event:
    """The first entry, "new"."""
    data = entry.data
    clock = Clock(**data["clock"])
    return Event(
        id=event,
        place=place,
        name=data["name"],
        organiser=entry.by,
        game=data["game"],
        options=data["options"],
        stages=tuple(data["stages"]),
        clock=clock,
        fast=Clock(**data["fast"]) if data.get("fast") else clock,
        conduct=Conduct(**data["conduct"]),
        least=data["least"],
        best=data.get("best"),
        fits=data.get("plan", ""),
        commitment=data["commitment"],
        seed=bytes.fromhex(seed),
    )


def event_of(event: int, place: int, log: Iterable[Entry], seed: str) -> Event:
    first, *rest = log
    now = opened(event, place, first, seed)
    for entry in rest:
        now = after(now, entry)
    return now


def after(event: Event, entry: Entry) -> Event:
    """The event after one more entry."""
    made = replace(_STEPS[entry.kind](event, entry.data, entry.by), seq=entry.seq + 1)
    return made.played_as(event)


def document(event: Event) -> dict[str, Any]:
    """The event as an event file, without its results: what `yiqun event run` draws from."""
    return {
        "name": event.name,
        "seed": event.seed.hex(),
        "entrants": [entered.plain(event.entry) for entered in event.entered],
        "stages": list(event.stages),
    }


# ---------------------------------------------------------------------- entries
def _enter(event: Event, data: Data, by: str) -> Event:
    """Who comes when rounds have been drawn is in from the next one on."""
    made = roll.enter(event, data, by)
    return made if event.plan is None else again(made)


def _phase(name: str) -> Step:
    return lambda event, data, by: replace(event, phase=name)


def _draw(event: Event, data: Data, by: str) -> Event:
    stages = event.stages
    if event.fits == "union":
        match = {"match": stages[0]["match"]}
        stages = tuple({**stage, **match} for stage in union_plan(len(event.entered)))
    begun = replace(event, phase="playing", stages=stages)
    return replace(begun, plan=plan(document(begun)))


def again(event: Event) -> Event:
    """The plan drawn up anew, with what was reported under the old one."""
    assert event.plan is not None
    old = event.plan
    return replace(event, plan=replace(plan(document(event)), reports=old.reports, left=old.left))


def _stuck(event: Event, data: Data, by: str) -> Event:
    return replace(event, stuck=(data["division"], data["stage"], data["round"]))


def _choose(event: Event, data: Data, by: str) -> Event:
    """How the organiser goes on where the rules leave no pairing: settings of the stage."""
    number = data["stage"] - 1
    stage = {**event.stages[number], **data["settings"]}
    stages = (*event.stages[:number], stage, *event.stages[number + 1 :])
    return again(replace(event, stages=stages, stuck=None))


def _follow(event: Event, data: Data, by: str) -> Event:
    """Another group shows the event; the code that let it in is used up."""
    followers = (*event.followers, data["group"])
    return replace(event, followers=followers, links=event.links + 1)


def _unfollow(event: Event, data: Data, by: str) -> Event:
    return replace(event, followers=tuple(g for g in event.followers if g != data["group"]))


def _gone(event: Event, data: Data, by: str) -> Event:
    """Whoever leaves after the draw is not in the next round."""
    assert event.plan is not None
    left = (*event.plan.left, (data["entrant"], data["stage"], data["round"]))
    return replace(event, plan=replace(event.plan, left=left))


# ---------------------------------------------------------------------- rounds
def _round(event: Event, data: Data, by: str) -> Event:
    tables = data.get("tables")
    pairings = None if tables is None else tuple(_pairing(table) for table in tables)
    drawn = {**event.drawn, (data["division"], data["stage"], data["round"]): pairings}
    return replace(event, drawn=drawn, due=0, since={**event.since, data["division"]: data["at"]})


def _call(event: Event, data: Data, by: str) -> Event:
    """The organiser wants the rounds that wait to begin now, or at a time."""
    due = data.get("due", 0)
    return replace(event, due=due, since=event.since if due else {})


def _pairing(table: Mapping[str, Any]) -> Pairing:
    return Pairing(
        tuple(table["seats"]),
        table.get("label", ""),
        tuple(table.get("boards", ())),
        table.get("group", ""),
        table.get("alone", "bye"),
    )


def _where(data: Data) -> Where:
    return where(data["stage"], data["round"], data["seats"])


def _table(event: Event, data: Data, by: str) -> Event:
    at = _where(data)
    tables = (*event.tables.get(at, ()), data["table"])
    return replace(event, tables={**event.tables, at: tables})


def _void(event: Event, data: Data, by: str) -> Event:
    """A pairing that is no more, or plays anew: its table and what was said of it go."""
    assert event.plan is not None
    at = _where(data)
    return replace(
        event,
        tables=_without(event.tables, at),
        voided={**event.voided, **dict.fromkeys(event.tables.get(at, ()), at)},
        claims=_without(event.claims, at),
        missing=_without(event.missing, at),
        scores=_without(event.scores, at),
        counted=_without(event.counted, at),
        plan=replace(event.plan, reports=_without(event.plan.reports, at)),
    )


def _without(of: Mapping[Any, Any], key: Any) -> dict[Any, Any]:
    return {k: v for k, v in of.items() if k != key}


# ---------------------------------------------------------------------- results
def _claim(event: Event, data: Data, by: str) -> Event:
    claim = Claim(by, account(data), frozenset({by}))
    return replace(event, claims={**event.claims, _where(data): claim})


def _sign(event: Event, data: Data, by: str) -> Event:
    at = _where(data)
    claim = event.claims[at]
    signed = replace(claim, signed=claim.signed | {by})
    return replace(event, claims={**event.claims, at: signed})


def _unclaim(event: Event, data: Data, by: str) -> Event:
    return replace(event, claims=_without(event.claims, _where(data)))


def _dispute(event: Event, data: Data, by: str) -> Event:
    """Two sides tell it differently; a result that stood so far is set aside."""
    assert event.plan is not None
    at = _where(data)
    report = event.plan.reports.get(at)
    told = Account(report.points, report.games) if report else Account()
    disputed = replace(event.claims.get(at) or Claim("", told), disputed=True)
    kept = replace(event.plan, reports=_without(event.plan.reports, at))
    claims, asked = {**event.claims, at: disputed}, {**event.asked, event.seq: data}
    return replace(event, claims=claims, asked=asked, plan=kept)


def _board(event: Event, data: Data, by: str) -> Event:
    at = _where(data)
    scores = {**event.scores.get(at, {}), data["table"]: _numbers(data["points"])}
    counted = {**event.counted, at: event.counted.get(at, NOTHING).plus(_told(data))}
    return replace(event, scores={**event.scores, at: scores}, counted=counted)


def _missing(event: Event, data: Data, by: str) -> Event:
    at = _where(data)
    out = event.missing.get(at, frozenset()) | set(data["out"])
    return replace(event, missing={**event.missing, at: out})


def _result(event: Event, data: Data, by: str) -> Event:
    """A result, or a corrected one in its place: everything after follows from it.

    What the table counted stays, whatever the score is corrected to.
    """
    assert event.plan is not None
    at = _where(data)
    counted = _told(data)
    if counted == NOTHING:
        counted = event.counted.get(at, NOTHING)
    report = Report(
        "",
        data["stage"],
        data["round"],
        tuple(data["seats"]),
        games=account(data).games,
        points=account(data).points,
        forfeit=frozenset(data.get("forfeit", ())),
        ruling=_numbers(data.get("ruling", ())),
        hand=data.get("hand", 0),
        violations=counted.violations,
        time_used=counted.time_used,
    )
    kept = replace(event.plan, reports={**event.plan.reports, at: report})
    claims, told = _without(event.claims, at), {**event.counted, at: counted}
    return replace(event, plan=kept, claims=claims, counted=told)


def _told(data: Data) -> Counted:
    """What a table counted, from an entry."""
    violations, used = data.get("violations", ()), data.get("time_used", ())
    return Counted(_numbers(violations), _numbers(used))


def account(data: Data) -> Account:
    """How a meeting ended, from an entry."""
    games = tuple(_numbers(game) for game in data.get("games", ()))
    return Account(_numbers(data.get("points", ())), games)


def _numbers(texts: Iterable[str]) -> tuple[Fraction, ...]:
    return tuple(Fraction(text) for text in texts)


def _ask(event: Event, data: Data, by: str) -> Event:
    return replace(event, asked={**event.asked, event.seq: data})


def _kept(event: Event, data: Data, by: str) -> Event:
    return event


_STEPS: dict[str, Step] = {
    **roll.STEPS,
    **awards.STEPS,
    **officials.STEPS,
    "enter": _enter,
    "close": _phase("closed"),
    "reopen": _phase("open"),
    "draw": _draw,
    "stuck": _stuck,
    "choose": _choose,
    "follow": _follow,
    "unfollow": _unfollow,
    "gone": _gone,
    "round": _round,
    "call": _call,
    "table": _table,
    "void": _void,
    "claim": _claim,
    "sign": _sign,
    "unclaim": _unclaim,
    "dispute": _dispute,
    "missing": _missing,
    "board": _board,
    "result": _result,
    "ask": _ask,
    "over": _phase("over"),
    "resume": _phase("playing"),
    "cancel": _phase("cancelled"),
    "reveal": _kept,
}
