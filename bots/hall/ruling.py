"""What the referee decides: results, corrections and what follows from them, replays, expulsion."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from bots.hall import event_show, organise, presence, results, scores, seating
from bots.hall.ask import Ask, Refusal, no, words
from bots.hall.called import entrant_first, entrant_named
from bots.hall.event import Event, Waiting
from bots.hall.event_context import event_for, in_phase
from bots.hall.judge.office import may_judge
from bots.hall.organise import Running
from bots.hall.press import Press
from engines.formats.reports import Where
from engines.formats.stage import Entrant
from engines.formats.stage import Table as Pairing
from render.names import clean_name
from render.words import Phrase
from storage.rows import Entry

MOST_TOLD = 12


async def _for_referee(ask: Ask) -> Running:
    if event := await _of_named_table(ask):
        ask.args["event"] = str(event)
    running = await event_for(ask, lambda event: event.organiser == ask.person.key)
    may_judge(ask, running.event)
    in_phase(running.event, "playing", "over")
    return running


async def _of_named_table(ask: Ask) -> int | None:
    """The event in which the named table was played, over or not: no other can be meant."""
    number = ask.args.get("table", "").strip().lstrip("#＃tT")
    if not (number.isascii() and number.isdecimal() and len(number) < 9):
        return None
    with suppress(Refusal):
        return (await ask.hall.table(f"t{number}")).event
    return None


def _named(ask: Ask, event: Event, arg: str) -> Entrant:
    """Whom a referee means; in a typed line the name may go on into the reason."""
    name, why = ask.args.get(arg, ""), ask.args.get("why", "")
    if ask.incoming.command or not why:
        return entrant_named(event, name)
    entrant, ask.args["why"] = entrant_first(event, name, why)
    return entrant


def _why(ask: Ask) -> str:
    return clean_name(ask.args.get("why", "") or "-", 80)


# ---------------------------------------------------------------------- results
async def rule(ask: Ask) -> None:
    """Who wins a pairing, and why; also in place of an earlier result."""
    running = await _for_referee(ask)
    winner = _named(ask, running.event, "winner")
    at, pairing = latest(running.event, winner)
    ruling = [str(int(e == winner)) for e in pairing.seats]
    await decide(ask, running, at, {"ruling": ruling, "why": _why(ask)})


async def correct(ask: Ask) -> None:
    """Another score in place of the one that was noted, for the pairing of a table."""
    running = await _for_referee(ask)
    event = running.event
    at, pairing = of_table(event, ask.args.get("table", ""))
    waiting = Waiting(at[0], at[1], 0, pairing)
    told = scores.read(event, waiting, ask.args.get("score", ""), None)
    scores.possible(event, waiting, told)
    kept = {name: results.plain(told)[name] for name in told.kinds}
    await decide(ask, running, at, {**kept, "why": "corrected"})


async def replay(ask: Ask) -> None:
    """A result is void, through nobody's fault: the table plays again (B80)."""
    running = await _for_referee(ask)
    at, _ = of_table(running.event, ask.args.get("table", ""))
    await decide(ask, running, at, {"again": True, "why": _why(ask)})


def latest(event: Event, entrant: Entrant) -> tuple[Where, Pairing]:
    """An entrant's pairing that waits, else the last one.  Raises Refusal when there is none."""
    met = [(at, pairing) for at, pairing in event.pairings.items() if entrant in pairing.seats]
    if not met:
        raise no("no-pairing", event=event.id)
    waiting = [(at, pairing) for at, pairing in met if event.report(at) is None]
    return waiting[0] if waiting else met[-1]


def of_table(event: Event, text: str) -> tuple[Where, Pairing]:
    """The pairing of a table number.  Raises Refusal for a table this event never had, or one
    that was replayed, which names the new one."""
    number = text.strip().lstrip("#＃tT")
    for at, pairing in event.pairings.items():
        if number in map(str, event.tables.get(at, ())):
            return at, pairing
    if number.isdecimal() and (again := event.again(int(number))):
        raise no("event-table-again", table=number, again=again)
    known = [f"#{t}" for at in event.pairings for t in event.tables.get(at, ())]
    raise no("event-table", table=number[:9], tables=", ".join(known[-8:]) or "-")


# ---------------------------------------------------------------------- what follows
async def decide(
    ask: Ask, running: Running, at: Where, said: Mapping[str, Any], sure: bool = False
) -> None:
    """The result of a pairing, new or corrected.

    What was played because of the old one would be undone, and by a replay what has only been
    drawn, too: that is listed and asked first.
    """
    event = running.event
    may_judge(ask, event, event.played_by(event.pairings[at]))
    data = {"stage": at[0], "round": at[1], "seats": list(event.pairings[at].seats), **said}
    undone = _undone(running, at, data)
    lost = undone if data.get("again") else await _played(ask, event, undone)
    if lost and not sure:
        running.write("ask", ask.person.key, **data)
        _ask_first(ask, event, lost, "voids" if data.get("again") else "undoes")
        return
    before = dict(_places(event))
    await _put(ask, running, at, data)
    if running.event.phase == "over":
        running.write("resume", ask.person.key)
    await organise.go_on(ask, running)
    if event.report(at) is not None:
        told = _voided(event, at, lost) if data.get("again") else _moved(running, before, lost)
        results.tell(ask, running.event, *told, *_kept(running.event))
    ask.done()


def _undone(running: Running, at: Where, data: Mapping[str, Any]) -> list[Where]:
    """The pairings that would be no more; nothing follows yet from one without a result."""
    event = running.event
    if event.report(at) is None and not data.get("again"):
        return []
    kind = "void" if data.get("again") else "result"
    entry = Entry(running.stream, event.seq, running.now, kind, "", dict(data))
    after = organise.corrected(event, entry)
    return [other for other in event.pairings if other != at and other not in after.pairings]


async def _played(ask: Ask, event: Event, undone: Iterable[Where]) -> list[Where]:
    """Those that have a result already, or moves."""
    found = []
    for at in undone:
        tables = [await ask.hall.table(f"t{table}") for table in event.tables.get(at, ())]
        if event.report(at) is not None or any(t.live and t.moves for t in tables):
            found.append(at)
    return found


async def _put(ask: Ask, running: Running, at: Where, data: Mapping[str, Any]) -> None:
    waiting = Waiting(at[0], at[1], 0, running.event.pairings[at])
    counted = await seating.settle(ask, running.event, waiting)
    if data.get("again"):
        running.void(at, ask.person.key)
        return
    kinds = {kind: data[kind] for kind in ("ruling", "points", "games") if kind in data}
    running.result(at, ask.person.key, data["why"], counted=counted, **kinds)


def _ask_first(ask: Ask, event: Event, lost: list[Where], how: str) -> None:
    """`how`: it undoes what was played, or voids what is drawn."""
    key = "cascade" if how == "undoes" else "replay"
    button = ask.button(key, event.stream, event.seq, "cascade", style="danger")
    listed = [results.told(event, other) for other in lost[:MOST_TOLD]]
    listed += [words("and-more", count=len(lost) - MOST_TOLD)] if len(lost) > MOST_TOLD else []
    ask.answer(words(how, count=len(lost)), *listed, words(f"{key}-how"), buttons=((button,),))


async def cascade_press(ask: Ask, running: Running, pressed: Press) -> None:
    """The referee has seen what will be undone, and wants it."""
    event = running.event
    may_judge(ask, event)
    ask.spent = True
    data = event.asked.get(pressed.ply)
    if data is None or event.seq != pressed.ply + 1:
        raise no("stale-correction", event=event.id)
    at = (data["stage"], data["round"], frozenset(data["seats"]))
    said = {k: v for k, v in data.items() if k not in ("stage", "round", "seats")}
    await decide(ask, running, at, said, sure=True)


def _places(event: Event) -> Iterable[tuple[Entrant, int]]:
    return ((entrant, rank) for _, rows in event.ranking for rank, entrant in rows)


def _voided(event: Event, at: Where, lost: list[Where]) -> list[Phrase]:
    """Who plays again, for all to read; places wait for the new result."""
    return [words("voided", names=event_show.all_of(event, event.pairings[at].seats),
                  count=len(lost))]  # fmt: skip


def _moved(running: Running, before: Mapping[Entrant, int], lost: list[Where]) -> list[Phrase]:
    """What a correction changed: places, and what has to be played again."""
    event = running.event
    moved = [
        words("moved-place", who=event_show.who(event, e), before=before[e], after=rank)
        for e, rank in _places(event)
        if before[e] != rank
    ]
    lines = [words("corrected", count=len(lost)), *moved[:MOST_TOLD]]
    return lines if moved else [*lines, words("no-place-moved")]


def _kept(event: Event) -> list[Phrase]:
    """That the rounds of some stages stand as they were drawn."""
    kept = any(coming.leg.stage.keeps for coming in event.coming) or any(
        seen.leg.stage.keeps for seen in event.seen
    )
    return [words("pairings-kept")] if kept else []


# ---------------------------------------------------------------------- people
async def expel(ask: Ask) -> None:
    """Somebody is out, from the table they play at now and all that would come."""
    running = await _for_referee(ask)
    in_phase(running.event, "playing")
    entrant = _named(ask, running.event, "name")
    meets = [w.pairing for w in running.event.pending if entrant in w.pairing.seats]
    met = {person for pairing in meets for person in running.event.played_by(pairing)}
    may_judge(ask, running.event, {*running.event.people(entrant), *met})
    await leave(ask, running, entrant, "expelled")
    line = words("expelled", who=event_show.who(running.event, entrant), why=_why(ask))
    results.tell(ask, running.event, line)
    ask.done()


async def leave(ask: Ask, running: Running, entrant: Entrant, why: str) -> None:
    """An entrant goes: what they play now is forfeit, and there is no next round for them."""
    event = running.event
    if event.plan is not None and entrant in {e for e, _, _ in event.plan.left}:
        raise no("gone", who=event_show.who(event, entrant))
    for waiting in event.pending:
        if entrant in waiting.pairing.seats:
            await presence.forfeits(ask, running, entrant, waiting.where, why, ask.person.key)
    stage, number = _round_of(event, entrant)
    running.write("gone", ask.person.key, entrant=entrant, stage=stage, round=number, why=why)
    await organise.go_on(ask, running)


def _round_of(event: Event, entrant: Entrant) -> tuple[int, int]:
    """The round that is drawn: whoever leaves now is not in the next one."""
    inside = [run for run in event.runs if entrant in run.entrants]
    drawn = [(s.leg.number, s.round.number) for run in inside for s in run.seen()]
    return drawn[-1] if drawn else (1, 0)
