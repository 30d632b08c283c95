"""Slips of one turn: so many are answered, those after go unheard, lest somebody flood a table."""

from __future__ import annotations

from bots.hall.table import Table

ANSWERED = 8
_KEPT = 4_096


class Patience:
    """How often each side's moves were refused in the turn that goes on.  Kept in memory only:
    a restart forgives."""

    def __init__(self) -> None:
        self._slips: dict[tuple[str, int], tuple[tuple[int, int], int]] = {}

    def slips(self, table: Table, side: int) -> int:
        """One slip more, and how many that makes in this turn."""
        whose, turn = (table.stream, side), (table.number, len(table.moves))
        before, slips = self._slips.pop(whose, (turn, 0))
        self._slips[whose] = turn, slips + 1 if before == turn else 1
        if len(self._slips) > _KEPT:
            del self._slips[next(iter(self._slips))]
        return self._slips[whose][1]
