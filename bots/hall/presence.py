"""Who is not at their table: late, away, withdrawn; what the others do then."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from bots.hall import seating
from bots.hall.event import Waiting
from bots.hall.names import named
from bots.hall.post import Rank
from bots.hall.said import listed, words
from bots.hall.table import Table
from engines.formats.reports import Where
from engines.formats.stage import Entrant

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.change import Change
    from bots.hall.organise import Running

MINUTE = 60_000


def absent(running: Running, change: Change) -> bool:
    """Whoever has not sat down by now forfeits.  False when play has begun."""
    table = change.table
    waiting = running.event.of_table(table.id)
    if running.event.phase != "playing" or waiting is None or table.phase != "open":
        return False
    if waiting.where in running.event.claims:  # it was played elsewhere; this may be disputed
        running.later(f"{seating.LATE}{table.id}", running.event.conduct.late)
        return False
    there = set(table.people)
    kept = seating.chairs(running.event, waiting, table.id)
    out = list(dict.fromkeys(entrant for entrant, person, _ in kept if person not in there))
    without(running, change, waiting, out, "late")
    return True


def left_alone(ask: Ask, running: Running, change: Change) -> bool:
    """Whoever has been away from a running table for too long forfeits."""
    table, limit = change.table, MINUTE * running.event.conduct.away
    waiting = running.event.of_table(table.id)
    if not table.playing or waiting is None:
        return False
    sides = [entrant for entrant, _, _ in seating.chairs(running.event, waiting, table.id)]
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
    running.later(f"{seating.AWAY}{table.id}", limit)
    for sitter in gone:
        line = words("away", who=named(sitter.person, sitter.name), minutes=limit)
        ask.tell_room(table.stream, line, rank=Rank.NOTICE, calls=(sitter.person,))


def call_again(ask: Ask, running: Running, table: Table) -> None:
    """A word to those who have not come yet, when half of their time is gone."""
    waiting = [s for s in table.sitters if s.invited and not s.person]
    pairing, minutes = running.event.of_table(table.id), running.event.conduct.late / 2
    if table.phase != "open" or not waiting:
        return
    if pairing is not None and pairing.where in running.event.claims:
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
    if len(running.event.tables[waiting.where]) > 1:
        _board_without(running, change, waiting, out, by)
        return
    gone = set(out) | running.event.missing.get(waiting.where, frozenset())
    if len(waiting.pairing.seats) - len(gone) < 2 or not change.table.game.levels:
        if change.table.live:
            change.write("cancel", by)
        counted = seating.counted(running.event, waiting, change.table)
        running.result(waiting.where, by, why, counted=counted, forfeit=sorted(gone))
        return
    kept = seating.chairs(running.event, waiting, change.table.id)
    running.at("missing", waiting.where, by, out=out, why=why)
    for side, (entrant, _, _) in enumerate(kept):
        if entrant in out and not change.table.sitters[side].level:
            change.write("absent", side=side, level=seating.STAND_IN)
    if change.table.phase == "open" and change.table.full:
        change.deal()


async def forfeits(
    ask: Ask, running: Running, entrant: Entrant, at: Where, why: str, by: str = ""
) -> None:
    """One of a pairing that waits forfeits at all its tables, or before it has any."""
    waiting = next(w for w in running.event.pending if w.where == at)
    done = running.event.scores.get(at, {})
    tables = running.event.tables.get(at, ())
    if not tables:
        running.result(at, by, why, forfeit=[entrant])
    for table in tables:
        if table in done:
            continue
        without(running, await ask.change(table), waiting, [entrant], why, by)


def _board_without(
    running: Running, change: Change, waiting: Waiting, out: list[Entrant], by: str
) -> None:
    """A board of a team match whose player is missing: the other side has won it."""
    if change.table.live:
        change.write("cancel", by)
    points = [Fraction(int(e not in out)) for e in waiting.pairing.seats]
    counted = seating.counted(running.event, waiting, change.table)
    seating.came_to(running, waiting, change.table.id, points, [], counted)
