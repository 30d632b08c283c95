"""Plies per second of 军棋 at random, and how long the computer thinks.

python -m benchmarks.luzhanqi
"""

from __future__ import annotations

from time import perf_counter

from engines.games.luzhanqi import Luzhanqi
from engines.luck import SEED_BYTES, Luck

GAMES = 5


def at_random() -> str:
    game, luck, plies = Luzhanqi(), Luck(bytes(SEED_BYTES)), 0
    began = perf_counter()
    for _ in range(GAMES):
        state = game.start(game.deal(luck))
        while waiting := sorted(game.to_move(state)):
            moves = list(game.legal_moves(game.observe(state, waiting[0])))
            state, plies = game.apply(state, waiting[0], luck.choice(moves)), plies + 1
    return f"at random: {plies / (perf_counter() - began):,.0f} plies a second"


def by_computer(level: int) -> str:
    game, luck, plies, slowest = Luzhanqi(), Luck(bytes(SEED_BYTES)), 0, 0.0
    state, began = game.start(game.deal(luck)), perf_counter()
    while waiting := sorted(game.to_move(state)):
        asked = perf_counter()
        move = game.advise(game.observe(state, waiting[0]), luck, level)
        slowest = max(slowest, perf_counter() - asked)
        state, plies = game.apply(state, waiting[0], move), plies + 1
    mean = (perf_counter() - began) / plies
    return f"level {level}: {mean * 1000:.0f} ms a move, the slowest {slowest * 1000:.0f} ms"


def main() -> None:
    print("\n".join([at_random(), *map(by_computer, (1, 2, 3))]))  # noqa: T201


if __name__ == "__main__":
    main()
