"""Which table somebody means, and what they are there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bots.hall.ask import Ask, no
from bots.hall.change import Change
from bots.hall.event import Event
from bots.hall.parcels import stream_of
from bots.hall.show import titled
from bots.hall.table import Table
from storage.rows import Place, TableRow

if TYPE_CHECKING:
    from bots.hall.hall import Hall

Fits = Callable[[Ask, Table], Awaitable[bool]]

FOLLOWS = "follows"  # where a group notes the events of others that it follows


async def table_for(ask: Ask, fits: Fits | None = None) -> Change:
    """The table meant: named by number, replied to, of this thread, or one's only one here;
    of several those that `fits` tells apart.

    Raises Refusal that says how to name one.
    """
    number = await _named(ask)
    if number is None:
        number = _only(await _candidates(ask, fits) or await _latest(ask))
    change = await ask.change(number)
    await within_reach(ask, change.table)
    return change


async def within_reach(ask: Ask, table: Table) -> None:
    """A table is acted on where it is, and by its own people from their private chats: a
    number guessed, or a message copied elsewhere, gives no say.  Raises Refusal."""
    if await at_home(ask, table) or await _follows(ask, table):
        return
    chairs = {person for s in table.sitters for person in (s.person, s.invited)}
    concerned = {table.starter, *chairs, *await _office(ask, table)}
    if not ask.incoming.where.private or ask.person.key not in concerned:
        raise no("elsewhere", table=table.id)


async def _office(ask: Ask, table: Table) -> set[str]:
    """Who keeps order at the table of an event."""
    if table.event is None:
        return set()
    event = await ask.hall.event(f"e{table.event}")
    return {event.organiser, *(official.person for official in event.officials)}


async def at_home(ask: Ask, table: Table) -> bool:
    home = await ask.hall.place(table.place)
    incoming = ask.incoming
    return (home.platform, home.chat) == (incoming.platform, incoming.where.chat)


async def _follows(ask: Ask, table: Table) -> bool:
    """Whether this group follows the event that the table is of."""
    if table.event is None:
        return False
    return ask.group.id in (await ask.hall.event(f"e{table.event}")).followers


async def followed(hall: Hall, group: Place) -> list[Event]:
    """The events of other groups that are shown in this one too; what the group once noted
    counts only as long as the event says so."""
    found = [await hall.event(f"e{number}") for number in group.settings.get(FOLLOWS, ())]
    return [event for event in found if group.id in event.followers]


async def moderates(ask: Ask, table: Table) -> bool:
    """Whether this person keeps order where the table is: being a moderator of another group,
    or alone in a private chat, is no office there."""
    return ask.moderator and await at_home(ask, table)


async def _named(ask: Ask) -> int | None:
    wanted = ask.args.get("table", "").lstrip("#＃tT")
    if wanted:
        if not wanted.isascii() or not wanted.isdecimal() or len(wanted) > 9:
            raise no("table", table=wanted[:9])
        return int(wanted)
    return await replied(ask) or await _of_thread(ask)


async def replied(ask: Ask) -> int | None:
    """The table whose message was replied to or pressed."""
    incoming = ask.incoming
    if not incoming.reply_to:
        return None
    where = incoming.where
    place = f"@{incoming.who.user}" if where.private else f"{where.chat}/{where.thread}"
    lane = f"{incoming.platform}/{place}"
    shown = await ask.hall.store.shown_by_ref(incoming.platform, lane, incoming.reply_to)
    return _number(shown.stream) if shown else None


async def _of_thread(ask: Ask) -> int | None:
    return _number(await stream_here(ask) or "")


async def stream_here(ask: Ask) -> str | None:
    """The table or event that this thread was made for.  A topic of the group's own is for
    all the tables opened there, as the group itself is."""
    if not ask.place.thread:
        return None
    stream = await ask.hall.store.stream_in(ask.place.id)
    if stream is None or await ask.hall.home(stream_of(stream)) == ask.place.id:
        return None
    return stream_of(stream)


async def ground(ask: Ask) -> int:
    """The place where tables and events are opened: not in the thread of another table."""
    return ask.place.id if await stream_here(ask) is None else ask.group.id


async def my_turns(ask: Ask) -> list[int]:
    """The table replied to or of this thread; else those here where one is to move."""
    meant = await replied(ask) or await _of_thread(ask)
    if meant is not None:
        return [meant]
    turns = []
    for row in await _mine(ask):
        table = await ask.hall.table(f"t{row.id}")
        if table.side_of(ask.person.key) in table.on_turn:
            turns.append(row.id)
    return turns


async def playing(ask: Ask) -> list[int]:
    """One's tables here that are under way."""
    return [row.id for row in await _mine(ask) if row.status == "playing"]


async def _mine(ask: Ask) -> list[TableRow]:
    """One's own live tables that are shown here; privately, everywhere."""
    rows = await ask.hall.store.tables(person=ask.person.key)
    if ask.incoming.where.private:
        return rows
    events = {event.id for event in await followed(ask.hall, ask.group)}
    return [row for row in rows if row.place == ask.place.id or row.event in events]


async def live_here(ask: Ask) -> list[int]:
    """The live tables of this place, and those of the events that it follows."""
    rows = await ask.hall.store.tables(place=ask.place.id)
    waiting = [
        (event, w.where) for event in await followed(ask.hall, ask.group) for w in event.pending
    ]
    more = [number for event, where in waiting for number in event.tables.get(where, ())]
    return [*(row.id for row in rows), *more]


def _number(stream: str) -> int | None:
    return int(stream[1:]) if stream.startswith("t") else None


async def _candidates(ask: Ask, fits: Fits | None) -> list[int]:
    """One's own live tables here; privately, everywhere; else the tables of this place: for
    what only a player can do, the only one, to say who sits there."""
    mine = [row.id for row in await _mine(ask)]
    if mine or ask.incoming.where.private:
        return mine
    here = await live_here(ask)
    if len(here) == 1 or not (ask.seated or fits):
        return here
    fitting = [n for n in here if fits and await fits(ask, await ask.hall.table(f"t{n}"))]
    if here and not fitting:
        raise no("tables-yours")
    return fitting


async def _latest(ask: Ask) -> list[int]:
    """With no live table, the last one that is over: its record may be wanted."""
    who = {} if ask.incoming.where.private else {"place": ask.place.id}
    rows = await ask.hall.store.tables(person=ask.person.key, live=False, **who)
    return [row.id for row in rows[:1]]


def _only(tables: list[int]) -> int:
    if not tables:
        raise no("table-here")
    if len(tables) > 1:
        raise no("which-table", tables=", ".join(f"#{number}" for number in tables[:8]))
    return tables[0]


def seated(ask: Ask, table: Table) -> int:
    """The side of whoever asks.  Raises Refusal for a spectator."""
    side = table.side_of(ask.person.key)
    if side is None:
        raise no("not-seated", table=titled(table))
    return side
