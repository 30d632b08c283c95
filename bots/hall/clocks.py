"""Time: one loop over the deadlines in the store, and what it means when one comes.

A deadline lives in the store, not in a task: a restart loses none, and gives back the time
the host was away.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import structlog

from bots.hall import cup, referee
from bots.hall.ask import Ask, Refusal, words
from bots.hall.change import DEADLINES, Change
from bots.hall.incoming import Incoming, Where, Who
from bots.hall.names import named
from bots.hall.post import Rank
from bots.hall.table import Table
from bots.programs import Asking, Failed
from bots.programs import move as program_move
from engines.game import Refused
from engines.luck import SEED_BYTES, Luck
from storage.rows import Deadline, Person
from storage.work import Late, Work

if TYPE_CHECKING:
    from bots.hall.hall import Hall

BEAT = 5.0
AWAY = 2_000
PRUNE_EVERY = 3_600_000
KEPT = 7 * 86_400_000  # platforms deliver again for a day at most
STAND_IN_LEVEL = 2
LAPSES = 2
PUT_OFF = 60_000
FOREVER = 1 << 62

log = structlog.get_logger()


class Alarm:
    """Sleeps until the nearest deadline, fires it, and goes on."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.wake = asyncio.Event()
        self.ringing = 0
        self.beaten = 0
        self.pruned = 0

    async def run(self) -> None:
        while True:
            self.wake.clear()
            try:
                await self._keep_house()
                due = await self.hall.store.due(self.hall.now())
                await asyncio.gather(*map(self.ring, due))
                await self._sleep()
            except Exception:
                log.exception("clocks stopped")
                await asyncio.sleep(1)

    async def _keep_house(self) -> None:
        """Now and then: that we are alive, and away with what passed through long ago."""
        now = self.hall.now()
        if now - self.beaten >= 1000 * BEAT or now < self.beaten:
            await self.hall.store.beat(now)
            self.beaten = now
        if now - self.pruned >= PRUNE_EVERY:
            await self.hall.store.prune(now - KEPT)
            self.pruned = now

    async def _sleep(self) -> None:
        nearest = await self.hall.store.next_deadline()
        wait = BEAT if nearest is None else (nearest.due - self.hall.now()) / 1000
        if wait > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(min(wait, BEAT)):
                    await self.wake.wait()

    async def ring(self, deadline: Deadline) -> None:
        """A deadline that cannot be carried out comes again later: it must not stop others,
        nor may its table stand still for ever."""
        self.ringing += 1
        try:
            await fire(self.hall, deadline)
        except Late:
            self.hall.shelf.clear()
        except Refusal:
            await self.hall.store.commit(Work(ended=[(deadline.stream, deadline.name)]))
        except Exception:
            log.exception("deadline failed", stream=deadline.stream, name=deadline.name)
            later = replace(deadline, due=self.hall.now() + PUT_OFF)
            await self.hall.store.commit(Work(deadlines=[later]))
        finally:
            self.ringing -= 1


async def host_ask(hall: Hall, place: int) -> Ask:
    """An update that nobody sent: the host itself acts."""
    home = await hall.place(place)
    incoming = Incoming(
        platform=home.platform,
        key="",
        at=hall.now(),
        who=Who("", ""),
        where=Where(home.chat, home.thread, home.title),
    )
    ask = Ask(hall, incoming, home, Person("", ""))
    ask.group = await hall.group(home)
    return ask


async def fire(hall: Hall, deadline: Deadline) -> None:
    if deadline.stream.startswith("e"):
        await _fire_event(hall, deadline)
        return
    table = await hall.table(deadline.stream)
    ask = await host_ask(hall, table.place)
    thought = await think(hall, table) if deadline.name == "computer" else None
    try:
        change = await ask.change(table.id)
        if thought is not None:
            computer_moves(change, thought)
        elif deadline.name == "time":
            time_is_up(ask, change)
        elif deadline.name == "idle":
            if deadline.data["seq"] == change.table.seq:
                change.write("cancel")
        elif deadline.data.get("stamp") == change.table.stamp:
            if deadline.name == "remind":
                remind(ask, change.table)
            elif deadline.name == "quiet" or (change.table.due() or 0) <= hall.now():
                time_out(ask, change)
        if not change.entries:
            # It may have been overtaken by a move: what must happen follows from the table.
            ask.work.ended += [(change.stream, name) for name in DEADLINES]
            ask.work.deadlines += change.deadlines()
        await hall.settle(ask)
    finally:
        ask.release()


async def _fire_event(hall: Hall, deadline: Deadline) -> None:
    event = await hall.event(deadline.stream)
    ask = await host_ask(hall, event.place)
    ask.work.ended.append((deadline.stream, deadline.name))
    try:
        await cup.fire(ask, deadline)
        await hall.settle(ask)
    finally:
        ask.release()


@dataclass(frozen=True, slots=True)
class Thought:
    """A computer's move for a side, at one point of a table's log."""

    side: int
    text: str
    stamp: int


async def think(hall: Hall, table: Table) -> Thought | None:
    """The next move of a side that a computer plays, or that has no choice; a computer sees
    only that side's view.  Nobody has to wait at the table meanwhile."""
    sides = [side for side in table.on_turn if table.automatic(side)]
    if not sides or table.paused_at:
        return None
    side = sides[0]
    move = table.only_move(side) or await _programmed(table, side)
    game, view, level = table.game, table.view(side), table.sitters[side].level
    if move is None:
        luck = Luck(hall.entropy(SEED_BYTES))
        move = await asyncio.to_thread(game.advise, view, luck, min(level, game.levels))
    return Thought(side, game.format(view, move), table.stamp)


async def _programmed(table: Table, side: int) -> Any:
    """What the program in this chair plays; None when it fails or says something illegal."""
    if not table.sitters[side].program:
        return None
    game, view = table.game, table.view(side)
    asking = Asking(game, table.state, table.seat_of(side))
    try:
        move = game.parse(view, await program_move(table.sitters[side].program, asking))
    except (Failed, Refused):
        return None
    return move if game.is_legal(view, move) else None


def computer_moves(change: Change, thought: Thought) -> None:
    """What was thought is played, unless the table went on or the person came back."""
    table = change.table
    if table.stamp != thought.stamp or thought.side not in table.on_turn or table.paused_at:
        return
    if table.automatic(thought.side):
        how = "computer" if table.sitters[thought.side].level else "only"
        referee.play(change, thought.side, thought.text, how=how)


def remind(ask: Ask, table: Table) -> None:
    for side in table.on_turn:
        sitter = table.sitters[side]
        seconds = ((table.due() or 0) - ask.now) // 1000
        if seconds > 0 and sitter.person and not sitter.level:
            line = words("remind", who=named(sitter.person, sitter.name), seconds=seconds)
            ask.tell_room(table.stream, line, rank=Rank.NOTICE, calls=(sitter.person,))


def time_is_up(ask: Ask, change: Change) -> None:
    """All the time of the match is used: the present game is its last unless that ends level."""
    table = change.table
    if table.playing and table.match.minutes and not table.time_up:
        change.write("time_up")
        ask.tell_room(table.stream, words("time-up"), rank=Rank.NEWS, calls=table.people)


def time_out(ask: Ask, change: Change) -> None:
    """What the table's terms say when the clock of whoever is to move has run out."""
    table = change.table
    if table.silence:
        _silent(change)
        return
    for side in table.on_turn:
        if change.table.stamp == table.stamp and not table.sitters[side].level:
            _LATE[_late(table)](ask, change, side)


def _late(table: Table) -> str:
    """Two sides by their clock's terms, more have stand-ins; some rules count lost turns."""
    if table.game.counts_timeouts and table.clock.late != "computer":
        return "counts"
    return table.clock.late if table.sides == 2 else "computer"


def _counts(ask: Ask, change: Change, side: int) -> None:
    table = change.table
    if table.sides == 2 and table.clock.game and table.clock_left(side, ask.now) == 0:
        _loses(ask, change, side)
        return
    view = table.view(side)
    move = table.game.timeout_move(view)
    referee.play(change, side, table.game.format(view, move), how="timeout")


def _silent(change: Change) -> None:
    """Whoever has not answered has answered by that; it is no lapse."""
    asked = change.table
    for side in asked.on_turn:
        table = change.table
        if table.asked != asked.asked or side not in table.on_turn or table.sitters[side].level:
            continue
        view = table.view(side)
        move = table.game.timeout_move(view)
        if move is not None:
            referee.play(change, side, table.game.format(view, move), how="silence")


def _loses(ask: Ask, change: Change, side: int) -> None:
    change.write("resign", side=side, why="time_out")


def _warns(ask: Ask, change: Change, side: int) -> None:
    table = change.table
    if table.clock.game and table.clock_left(side, ask.now) == 0:
        _loses(ask, change, side)
        return
    change.write("warned", side=side, why="time_out")
    sitter = table.sitters[side]
    line = words("warned", who=named(sitter.person, sitter.name), count=table.warnings(side) + 1)
    ask.tell_room(table.stream, line, rank=Rank.NEWS, calls=(sitter.person,))


def _stands_in(ask: Ask, change: Change, side: int) -> None:
    """The least harmful move where the game has one; the second time running a computer."""
    table = change.table
    view = table.view(side)
    move = table.game.timeout_move(view)
    if move is not None and table.lapses[side] + 1 < LAPSES:
        referee.play(change, side, table.game.format(view, move), how="timeout")
        return
    change.write("absent", side=side, level=STAND_IN_LEVEL)
    sitter = table.sitters[side]
    line = words("absent", who=named(sitter.person, sitter.name))
    ask.tell_room(table.stream, line, rank=Rank.NEWS, calls=(sitter.person,))


_LATE = {"counts": _counts, "loses": _loses, "warns": _warns, "computer": _stands_in}


async def credit(hall: Hall) -> None:
    """After the host was away: everything that runs gets that time back, at once or not at
    all.  A clock that was set back meanwhile is made good in the same way."""
    last = await hall.store.last_beat()
    away = hall.now() - last if last is not None else 0
    if abs(away) >= AWAY:
        work = Work()
        for row in await hall.store.tables(live=True):
            if row.status == "playing":
                await _credit_table(hall, f"t{row.id}", away, work)
        tables = {stream for stream, _ in work.ended}
        for deadline in await hall.store.due(FOREVER):
            if deadline.stream not in tables and deadline.data.get("credit", True):
                work.deadlines.append(replace(deadline, due=deadline.due + away))
        await hall.store.commit(work)
        hall.shelf.clear()
    await hall.store.beat(hall.now())


async def _credit_table(hall: Hall, stream: str, away: int, work: Work) -> None:
    change = await hall.change(stream)
    try:
        if change.table.clock.runs or change.table.silence:
            change.write("credit", ms=away)
            work.entries += change.entries
            work.ended += [(stream, name) for name in DEADLINES]
            work.deadlines += change.deadlines()
    finally:
        change.release()
