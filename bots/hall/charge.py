"""What the clock takes from whoever is to move: off what is left, and onto what was used."""

from __future__ import annotations

from dataclasses import replace

from bots.hall.table import Table


def charged(table: Table, at: int, side: int) -> Table:
    """With the time since the last step on the account of whoever was to move, if this side
    was: then a step of its own begins.  A clock that went back costs nothing."""
    running = table.on_turn
    if side not in running or table.silence:
        return table
    at = table.paused_at or at
    spent = max(0, at - table.since)
    runs = [i in running and not sitter.level for i, sitter in enumerate(table.sitters)]
    left = tuple(had - spent * runs[i] for i, had in enumerate(table.left))
    return replace(table, left=left, used=_used(table, spent, runs), since=at)


def _used(table: Table, spent: int, runs: list[bool]) -> tuple[int, ...]:
    """Without a limit no clock runs, and nobody uses any time."""
    if not table.clock.runs:
        return table.used
    had = table.used or (0,) * table.sides
    return tuple(used + spent * ran for used, ran in zip(had, runs, strict=True))


def stopped(table: Table, at: int) -> Table:
    """The table as its clock stops, whoever was to move."""
    return charged(table, at, table.on_turn[0]) if table.on_turn else table


def penalised(table: Table, side: int, seconds: int) -> Table:
    """With the seconds that a move costs off its side's time for the game."""
    left = tuple(had - 1000 * seconds * (i == side) for i, had in enumerate(table.left))
    return replace(table, left=left)
