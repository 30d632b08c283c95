"""Perft, replay and answers of the computer player, beside `pydraughts` or `py-draughts`.

    python -m benchmarks.draughts

A peer is timed on the same trees when it is installed; both peers are imported as `draughts`,
so only one of them can be at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from time import perf_counter
from typing import Any

from benchmarks._playing import positions, seconds
from engines.game import replay
from engines.games.draughts import Draughts
from engines.games.draughts.board import START, perft
from engines.luck import SEED_BYTES, Luck

ROUNDS = 5
DEPTH = 6
GAME = Draughts()


# ---------------------------------------------------------------------- peers
def peer() -> tuple[str, Any, Callable[[Any], list[Any]]] | None:
    """A peer's name, its board at the start, and how it lists moves."""
    try:
        import draughts  # type: ignore[import-not-found]
    except ImportError:
        return None
    if hasattr(draughts, "StandardBoard"):
        return "py-draughts", draughts.StandardBoard(), lambda board: list(board.legal_moves)
    from draughts.core.game import Game  # type: ignore[import-not-found]

    return "pydraughts", Game(), lambda board: board.legal_moves()[0]


def nodes(board: Any, listed: Callable[[Any], list[Any]], depth: int) -> int:
    moves = listed(board)
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        board.push(move)
        found += nodes(board, listed, depth - 1)
        board.pop()
    return found


def show(name: str, depth: int, count: int, spent: float) -> None:
    print(f"{name:12} perft({depth}) {count:8} {spent:8.3f} s {count / spent:12,.0f} nodes/s")  # noqa: T201


def main() -> None:
    for depth in range(3, DEPTH + 1):
        spent = min(seconds(lambda d=depth: perft(START, d)) for _ in range(3))  # type: ignore[misc]
        show("ours", depth, perft(START, depth), spent)
    if other := peer():
        name, board, listed = other
        for depth in range(3, 4 if name == "pydraughts" else DEPTH):
            began = perf_counter()
            count = nodes(board, listed, depth)
            show(name, depth, count, perf_counter() - began)
    played = max((positions(GAME, Luck(bytes([n]) * SEED_BYTES)) for n in range(9)), key=len)
    texts = [(p.board.turn, GAME.format(p, n.last)) for p, n in pairwise(played) if n.last]
    spent = min(seconds(lambda: replay(GAME, "", texts)) for _ in range(ROUNDS))
    print(f"replay of {len(texts)} plies {spent * 1e3:.1f} ms")  # noqa: T201
    for place in (10, len(played) // 3, len(played) // 2):
        for level in (1, 2, 3):
            spent = seconds(lambda p=played[place], n=level: GAME.advise(p, Luck(bytes(32)), n))  # type: ignore[misc]
            print(f"answer at level {level}, ply {place}: {spent * 1e3:.0f} ms")  # noqa: T201


if __name__ == "__main__":
    main()
