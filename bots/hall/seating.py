"""The tables of an event: opened and called, finished, late, left."""

from __future__ import annotations

from dataclasses import asdict
from fractions import Fraction
from typing import TYPE_CHECKING

from bots.hall.event import Event, Waiting
from bots.hall.names import named
from bots.hall.post import Rank
from bots.hall.said import listed, words
from bots.hall.table import Table
from engines import games
from engines.formats.reports import Where
from engines.formats.stage import Entrant
from engines.formats.stage import Table as Pairing
from engines.games import AnyGame

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.change import Change
    from bots.hall.organise import Running

SOON, LATE, AWAY, CONFIRM = "soon.", "late.", "away.", "confirm."
DUE = (SOON, LATE, AWAY, CONFIRM)
MINUTE = 60_000
STAND_IN = 2  # the level of a computer that fills a chair nobody came to


def chairs(event: Event, pairing: Pairing) -> list[tuple[Entrant, str, str]]:
    """(entrant, person, name) in seat order: entrants in turn, so that partners face."""
    people = [event.members(entrant) for entrant in pairing.seats]
    return [
        (entrant, *members[place])
        for place in range(max(map(len, people)))
        for entrant, members in zip(pairing.seats, people, strict=True)
        if place < len(members)
    ]


def game_for(event: Event, seats: int) -> AnyGame:
    """The event's game for so many people; with a computer in each chair that is left."""
    kind = games.find(event.game)
    usual = kind.of(event.options)
    fits = "players" in kind.options() and seats in kind.seats
    return kind.of(event.options, seats) if fits and seats != usual.count else usual


async def seat(ask: Ask, running: Running, waiting: Waiting) -> None:
    """A table with a chair kept for each of the pairing; who is not there in time forfeits."""
    event = running.event
    seats = chairs(event, waiting.pairing)
    game = game_for(event, len(seats))
    table = await ask.hall.store.reserve("tables")
    change = ask.new_change(f"t{table}")
    change.open(
        table,
        event.place,
        event.organiser,
        game=event.game,
        options=event.options,
        seats=game.count,
        match=asdict(event.match(waiting)),
        clock=asdict(event.clock),
        fast=asdict(event.fast),
        takebacks=False,
        invited=[person for _, person, _ in seats],
        names=[name for _, _, name in seats],
        event=event.id,
    )
    for side in range(len(seats), game.count):
        change.write("computer", side=side, level=STAND_IN)
    running.at("table", waiting.where, table=table)
    if event.conduct.late:
        running.later(f"{SOON}{table}", event.conduct.late / 2)
        running.later(f"{LATE}{table}", event.conduct.late)


async def call_off(ask: Ask, table: int) -> None:
    change = await ask.change(table)
    if change.table.live:
        change.write("cancel", ask.person.key)


# -------------------------------------------------------------------- finished
def finished(running: Running, table: Table) -> None:
    """A table of the event is over: what its match came to is the result of its pairing."""
    event = running.event
    waiting = event.of_table(table.id)
    if event.phase != "playing" or waiting is None:
        return
    tally = table.tally
    took = tally.points if table.match.on_points else tally.shares
    sides = {e: side for side, (e, _, _) in reversed([*enumerate(chairs(event, waiting.pairing))])}
    points = [Fraction(took[sides[entrant]]) for entrant in waiting.pairing.seats]
    out = sorted(event.missing.get(waiting.where, ()))
    running.result(waiting.where, points=points, forfeit=out)


# -------------------------------------------------------------------- who is not there
def absent(running: Running, change: Change) -> bool:
    """Whoever has not sat down by now forfeits.  False when play has begun."""
    table = change.table
    waiting = running.event.of_table(table.id)
    if running.event.phase != "playing" or waiting is None or table.phase != "open":
        return False
    there = set(table.people)
    out = [e for e in waiting.pairing.seats if not there.issuperset(running.event.people(e))]
    without(running, change, waiting, out, "late")
    return True


def left_alone(ask: Ask, running: Running, change: Change) -> bool:
    """Whoever has been away from a running table for too long forfeits."""
    table, limit = change.table, MINUTE * running.event.conduct.away
    waiting = running.event.of_table(table.id)
    if not table.playing or waiting is None:
        return False
    sides = [entrant for entrant, _, _ in chairs(running.event, waiting.pairing)]
    gone = {
        entrant
        for entrant, sitter in zip(sides, table.sitters, strict=False)
        if sitter.away and sitter.away + limit <= ask.now
    }
    gone -= running.event.missing.get(waiting.where, frozenset())
    if gone:
        without(running, change, waiting, sorted(gone), "away")
    return bool(gone)


def watch(ask: Ask, running: Running, change: Change) -> None:
    """Somebody has just left a running table: they have so long to come back."""
    before, table = change.before, change.table
    old = before.sitters if before else table.sitters
    gone = [now for was, now in zip(old, table.sitters, strict=True) if now.away > was.away]
    limit = running.event.conduct.away
    if not gone or not limit or not table.playing:
        return
    running.later(f"{AWAY}{table.id}", limit)
    for sitter in gone:
        line = words("away", who=named(sitter.person, sitter.name), minutes=limit)
        ask.tell_room(table.stream, line, rank=Rank.NOTICE, calls=(sitter.person,))


def call_again(ask: Ask, table: Table, minutes: float) -> None:
    """A word to those who have not come yet, when half of their time is gone."""
    waiting = [s for s in table.sitters if s.invited and not s.person]
    if table.phase != "open" or not waiting:
        return
    who = listed([named(s.invited, s.name) for s in waiting])
    line = words("soon-late", who=who, minutes=round(minutes), table=table.id)
    calls = tuple(s.invited for s in waiting)
    ask.tell_room(table.stream, line, rank=Rank.NOTICE, calls=calls)


def without(
    running: Running, change: Change, waiting: Waiting, out: list[Entrant], why: str, by: str = ""
) -> None:
    """Some of a pairing forfeit.  Two or more others play on, computers in the empty chairs;
    one alone has won."""
    gone = set(out) | running.event.missing.get(waiting.where, frozenset())
    if len(waiting.pairing.seats) - len(gone) < 2 or not change.table.game.levels:
        if change.table.live:
            change.write("cancel", by)
        running.result(waiting.where, by, why, forfeit=sorted(gone))
        return
    running.at("missing", waiting.where, by, out=out, why=why)
    for side, (entrant, _, _) in enumerate(chairs(running.event, waiting.pairing)):
        if entrant in out and not change.table.sitters[side].level:
            change.write("absent", side=side, level=STAND_IN)
    if change.table.phase == "open" and change.table.full:
        change.deal()


async def forfeits(
    ask: Ask, running: Running, entrant: Entrant, at: Where, why: str, by: str = ""
) -> None:
    """One of a pairing that waits forfeits at all its tables."""
    waiting = next(w for w in running.event.pending if w.where == at)
    for table in running.event.tables.get(at, ()):
        without(running, await ask.change(table), waiting, [entrant], why, by)
