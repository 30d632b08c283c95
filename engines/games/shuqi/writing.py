"""How a move is written: points, then each sum with what it comes to."""

from __future__ import annotations

from functools import lru_cache

from engines.games.shuqi.board import Grid
from engines.games.shuqi.rules import Call, Move, Ruling, Step
from engines.games.shuqi.sums import WRITTEN, parse, worked_out

MOST_TYPED = 64
KEPT = 1 << 13
WRONG = "wrong "


def canonical(board: Grid, move: Move) -> str:
    """The text kept in records: `d3 h3 f5 2+4;9-3`, `stop`, `wrong d3 h3 9+3`."""
    if isinstance(move, Call):
        return str(move)
    if isinstance(move, Ruling):
        return WRONG + canonical(board, move.of)
    points = " ".join(board.names[point] for point in move.path)
    said = ";".join(map("".join, zip(move.sums, _totals(move), strict=True)))
    return f"{points} {said}" if said else points


def _totals(move: Step) -> tuple[str, ...]:
    said = (f"={total}" if total else "" for total in move.totals)
    return tuple(said) or ("",) * len(move.sums)


def written(board: Grid, move: Step) -> str:
    """A legal move as people write it: `d3 h3 f5 2+4=6; 9-3=6`, with × and ÷."""
    points = " ".join(board.names[point] for point in move.path)
    said = "; ".join(f"{text}={_total(text)}" for text in move.sums)
    return f"{points} {said.translate(WRITTEN)}" if said else points


@lru_cache(KEPT)
def _total(text: str) -> str:
    return str(worked_out(parse(text)))
