"""The referee's private view of a table: how it stands, and what can be decided there."""

from __future__ import annotations

from collections.abc import Iterator

from bots.hall.ask import Ask
from bots.hall.ask import words as hall_words
from bots.hall.judge.actions import left
from bots.hall.judge.say import buttons, words
from bots.hall.show import titled, turn, who
from bots.hall.table import Table
from render.words import Phrase
from storage.rows import Entry

MOST_MOVES = 6


async def show(ask: Ask, table: Table) -> None:
    """To whoever asked alone."""
    log = await ask.hall.store.log(table.stream)
    lines = (titled(table), *turn(table), *_sides(table, ask.now), *_moves(table, log))
    ask.answer(*lines, await _how(ask, table), buttons=buttons(ask.hall.stamp, table), secret=True)


async def _how(ask: Ask, table: Table) -> Phrase:
    """What can be decided here, or at which table it can."""
    event = (await ask.event(f"e{table.event}")).event if table.event is not None else None
    if event and (again := event.again(table.id)):
        return hall_words("no-event-table-again", table=table.id, again=again)
    return words("how" if table.playing else f"how-{table.phase}", table=table.id)


def _sides(table: Table, now: int) -> Iterator[Phrase]:
    for side, sitter in enumerate(table.sitters if table.state is not None else ()):
        ms = left(table, side, now) if table.playing else None
        clock = "-" if ms is None else f"{max(0, ms) // 60_000}:{max(0, ms) // 1000 % 60:02}"
        count, most = table.warnings(side), table.match.warnings
        yield words("side", who=who(sitter), count=count, most=most, clock=clock)


def _moves(table: Table, log: tuple[Entry, ...]) -> Iterator[Phrase]:
    """The last moves that everybody may know of."""
    found: list[Entry] = []
    for entry in log:
        match entry.kind:
            case "deal":
                found.clear()
            case "move":
                found.append(entry)
            case "back":
                del found[-entry.data["plies"] :]
    for entry in () if table.hushed else found[-MOST_MOVES:]:
        if not entry.data.get("secret"):
            sitter = table.sitters[entry.data["side"]]
            yield hall_words("moved", who=who(sitter), **entry.data["written"])
