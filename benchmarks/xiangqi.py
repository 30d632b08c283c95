"""Perft, move lists, replay and answers of the computer player, beside `pyffish` and `cchess`.

    python -m benchmarks.xiangqi [positions]

Peers are timed on the same positions when they are installed: `pyffish` lists legal moves,
`cchess` lists moves and tests each for leaving its general attacked.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import pairwise
from statistics import median

from benchmarks._playing import positions, seconds
from engines.game import replay
from engines.games.xiangqi import Xiangqi, fen
from engines.games.xiangqi.board import perft, steps
from engines.luck import SEED_BYTES, Luck

ROUNDS = 5
PLIES = 300
Lister = Callable[[str], int]
GAME = Xiangqi(natural_limit=0, repetition="off")


def sample(wanted: int) -> list[str]:
    luck = Luck(bytes(SEED_BYTES))
    found: list[str] = []
    while len(found) < wanted:
        found += [GAME.position(p) for p in positions(GAME, luck, 80) if GAME.to_move(p)]
    return found[:wanted]


def ours(text: str) -> int:
    return len(steps(fen.read(text).board))


def pyffish() -> Lister | None:
    try:
        import pyffish as peer  # type: ignore[import-not-found]
    except ImportError:
        return None
    return lambda text: len(peer.legal_moves("xiangqi", text, []))


def cchess() -> Lister | None:
    try:
        from cchess import ChessBoard  # type: ignore[import-not-found]
    except ImportError:
        return None

    def listed(text: str) -> int:
        board = ChessBoard(text)
        return sum(not board.is_checked_move(*move) for move in board.create_moves())

    return listed


def compare(texts: list[str]) -> None:
    """Microseconds a position, reading the FEN included; rounds of all peers in turns."""
    listers = {"ours": ours, "pyffish": pyffish(), "cchess": cchess()}
    present = {name: lister for name, lister in listers.items() if lister}
    times: dict[str, list[float]] = {name: [] for name in present}
    for _ in range(ROUNDS):
        for name, lister in present.items():
            times[name].append(seconds(lambda f=lister: [f(text) for text in texts]))  # type: ignore[misc]
    for name in listers.keys() - present.keys():
        print(f"{name:8} not installed")  # noqa: T201
    for name, lister in present.items():
        differs = sum(lister(text) != ours(text) for text in texts)
        each = median(times[name]) / len(texts) * 1e6
        print(f"{name:8} {each:8.1f} µs a move list, {differs} differ")  # noqa: T201


def main() -> None:
    board = fen.read(fen.START).board
    for depth in range(1, 5):
        nodes = perft(board, depth)
        spent = seconds(lambda d=depth: perft(board, d))  # type: ignore[misc]
        print(f"perft({depth}) {nodes:8} {spent:7.3f} s {nodes / spent:12,.0f} nodes/s")  # noqa: T201
    played = max((positions(GAME, Luck(bytes([n]) * SEED_BYTES), PLIES) for n in range(9)), key=len)
    texts = [(p.board.turn, GAME.format(p, n.last)) for p, n in pairwise(played) if n.last]
    usual = Xiangqi()
    spent = min(seconds(lambda: replay(usual, "", texts)) for _ in range(ROUNDS))
    print(f"replay of {len(texts)} plies {spent * 1e3:.1f} ms")  # noqa: T201
    middle = played[len(played) // 4]
    for level in (1, 2, 3):
        spent = seconds(lambda n=level: usual.advise(middle, Luck(bytes(SEED_BYTES)), n))  # type: ignore[misc]
        print(f"answer at level {level} {spent * 1e3:.0f} ms")  # noqa: T201
    compare(sample(int(sys.argv[1]) if len(sys.argv) > 1 else 500))


if __name__ == "__main__":
    main()
