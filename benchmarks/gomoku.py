"""Foul tests per second, beside the `renju` package when it is installed.

    python -m benchmarks.gomoku [positions]

Random positions in the middle of a game; every empty point is asked.  Both answer the same
questions in turns, and where their answers differ it says so.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

from engines.games.gomoku.board import BLACK, EMPTY, WHITE, grid, put
from engines.games.gomoku.fouls import Verdict, verdict
from engines.luck import SEED_BYTES, Luck

GRID = grid(15)
ROUNDS = 5
KINDS = (Verdict.LEGAL, Verdict.DOUBLE_THREE, Verdict.DOUBLE_FOUR, Verdict.OVERLINE)


def positions(wanted: int) -> list[bytes]:
    """Boards of 40 stones, three of four black, in the middle nine by nine."""
    luck = Luck(bytes(SEED_BYTES))
    middle = [GRID.at(x, y) for x in range(3, 12) for y in range(3, 12)]
    boards = []
    for _ in range(wanted):
        board = GRID.empty
        for point in luck.shuffled(middle)[:40]:
            board = put(board, point, WHITE if luck.below(4) == 0 else BLACK)
        boards.append(board)
    return boards


def ours(board: bytes) -> list[Verdict]:
    return [verdict(board, p, GRID.steps) for p in GRID.names if board[p] == EMPTY]


def peer() -> Callable[[bytes], list[Verdict]] | None:
    try:
        from renju.check_forbid import get_foul_type  # type: ignore[import-not-found]
    except ImportError:
        return None

    def theirs(board: bytes) -> list[Verdict]:
        # By column, then row; a five counts as legal here.
        cells = [[board[GRID.at(x, y)] for y in range(15)] for x in range(15)]
        return [
            KINDS[get_foul_type(cells, *GRID.place(p))] for p in GRID.names if board[p] == EMPTY
        ]

    return theirs


def timed(judge: Callable[[bytes], list[Verdict]], boards: list[bytes]) -> tuple[float, int]:
    """Milliseconds a test, and how many tests there were."""
    began = perf_counter()
    tests = sum(len(judge(board)) for board in boards)
    return (perf_counter() - began) * 1000 / tests, tests


def main(wanted: int) -> None:
    boards, theirs = positions(wanted), peer()
    rounds = []
    for _ in range(ROUNDS):
        own, tests = timed(ours, boards)
        rounds.append((own, timed(theirs, boards)[0] if theirs else None))
    own = median(r[0] for r in rounds)
    slowest = max(timed(ours, [board])[0] for board in boards)
    said = [
        f"{tests} foul tests: {own * 1000:.2f} µs each, {1000 / own:,.0f} a second",
        f"slowest position: {slowest * 1000:.2f} µs a test",
    ]
    if theirs:
        ratio = median(r[1] / r[0] for r in rounds if r[1])
        said.append(f"renju package: {ratio:.1f} times as long")
        said.append(f"different answers: {differ(boards, theirs)}")
    print("\n".join(said))  # noqa: T201


def differ(boards: list[bytes], theirs: Callable[[bytes], list[Verdict]]) -> int:
    pairs = ((a, b) for board in boards for a, b in zip(ours(board), theirs(board), strict=True))
    return sum(a != b and a is not Verdict.WIN_FIVE for a, b in pairs)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
