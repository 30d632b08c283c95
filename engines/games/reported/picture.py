"""The slip of a table: who sits there, what was reported, who has signed."""

from __future__ import annotations

from engines.games.reported.rules import State
from render import tables
from render.look import Look
from render.names import clean_name
from render.scene import Scene
from render.words import say

HERE = "engines.games.reported"


def slip(state: State, seats: int, look: Look) -> Scene:
    heads = [say(HERE, look.language, f"column-{name}") for name in ("seat", "name", "number")]
    columns = [
        tables.Column(heads[0], "end"),
        tables.Column(heads[1]),
        tables.Column(heads[2], "end"),
        tables.Column("", "middle"),
    ]
    cells = [_row(state, seat, look) for seat in range(seats)]
    rows = [tables.Row(row, seat == look.facing) for seat, row in enumerate(cells)]
    report = state.report
    photo = say(HERE, look.language, "photo", name=report.photo) if report and report.photo else ""
    title = " ".join(part for part in (look.title, photo) if part)
    alt = "\n".join((title, *(" ".join(filter(None, row)) for row in cells))).strip()
    return tables.table(columns, rows, title=title, alt=alt, face=look.face)


def _row(state: State, seat: int, look: Look) -> tuple[str, str, str, str]:
    name = clean_name(look.players[seat].name) if seat < len(look.players) else ""
    number = str(state.report.numbers[seat]) if state.report else ""
    return str(seat + 1), name, number, "✓" if seat in state.signed else ""
