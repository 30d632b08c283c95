"""Events around a party: what must hold at any moment, and people who come and play."""

from __future__ import annotations

from bots.hall.event import Event, Waiting
from bots.hall.event_log import event_of
from bots.hall.seating import LATE
from tests.hall.party import Party, text_of


async def holds(party: Party, number: int = 1) -> Event:
    """The event at hand is its log; every pairing that waits has live tables or none that was
    called off, and no other table of the event is alive."""
    stream = f"e{number}"
    event, log = await party.hall.event(stream), await party.store.log(stream)
    assert [entry.seq for entry in log] == list(range(len(log)))
    seed = str(await party.store.secret(stream, "seed.0"))
    assert event == event_of(number, event.place, log, seed)
    row = await party.store.event(number)
    assert row is not None and row.status == event.phase
    rows = [r for r in await party.store.tables(place=event.place) if r.event == number]
    waiting = {table for w in event.pending for table in event.tables.get(w.where, ())}
    playing = event.phase == "playing"
    assert {r.id for r in rows} <= (waiting if playing else set())
    due = {d.name for d in await party.store.due(1 << 62) if d.stream == stream}
    if playing and event.conduct.late:
        opened = {f"{LATE}{r.id}" for r in rows if r.status == "open"}
        assert opened <= due
    return event


def table_of(event: Event, waiting: Waiting | None = None) -> int:
    """The table of a pairing that waits, the first one if not said."""
    return event.tables[(waiting or event.pending[0]).where][0]


def names(event: Event, waiting: Waiting | None = None) -> list[str]:
    """Who sits at a pairing that waits."""
    return [event.entered[e].name for e in (waiting or event.pending[0]).pairing.seats]


def people(event: Event) -> list[tuple[int, list[str]]]:
    """Who waits to play whom, by round."""
    return [(waiting.round, names(event, waiting)) for waiting in event.pending]


def places(event: Event) -> list[tuple[int, str]]:
    [(_, rows)] = event.ranking
    return [(rank, event.entered[entrant].name) for rank, entrant in rows]


def champion(event: Event) -> str:
    [first] = [name for rank, name in places(event) if rank == 1]
    return first


async def given(party: Party, name: str, text: str) -> tuple[str, bytes]:
    """The file that answers a command: its name, and what is in it."""
    [message] = await party.do(name, text)
    assert message.file is not None, text_of([message])
    return message.file


async def come(party: Party, table: int) -> None:
    """Everybody called to a table is there."""
    for sitter in (await party.hall.table(f"t{table}")).sitters:
        found = await party.hall.table(f"t{table}")
        if found.phase == "open" and sitter.invited and not sitter.person:
            await party.do(sitter.invited.partition(":")[2], f"/join #{table}")


async def win(party: Party, table: int, winner: str) -> None:
    """Both come, and the other gives up."""
    await come(party, table)
    found = await party.hall.table(f"t{table}")
    loser = next(s.name for s in found.sitters if s.name != winner)
    for _ in range(found.match.best_of):
        if (await party.hall.table(f"t{table}")).live:
            await party.do(loser, f"/resign #{table}")


async def play_least(party: Party, number: int) -> None:
    """A table of dou dizhu to its end: who begins takes it at 3, then the least of all moves."""
    for _ in range(400):
        table = await party.hall.table(f"t{number}")
        if not table.live:
            return
        side = table.on_turn[0]
        view = table.view(side)
        least = table.game.format(view, table.game.timeout_move(view))
        move = least if table.moves else "3"
        await party.do(table.sitters[side].name, f"/move #{number} {move}")
