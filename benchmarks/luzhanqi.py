"""Plies per second of 军棋 for two and for four at random, and how long the computer thinks.

python -m benchmarks.luzhanqi
"""

from __future__ import annotations

from time import perf_counter

from engines.games import AnyGame
from engines.games.luzhanqi import Luzhanqi
from engines.games.siguo import Siguo
from engines.luck import SEED_BYTES, Luck

GAMES = 5


def at_random(game: AnyGame) -> str:
    luck, plies = Luck(bytes(SEED_BYTES)), 0
    began = perf_counter()
    for _ in range(GAMES):
        state = game.start(game.deal(luck))
        while waiting := sorted(game.to_move(state)):
            moves = list(game.legal_moves(game.observe(state, waiting[0])))
            state, plies = game.apply(state, waiting[0], luck.choice(moves)), plies + 1
    return f"at random: {plies / (perf_counter() - began):,.0f} plies a second"


def by_computer(game: AnyGame, level: int) -> str:
    luck, plies, slowest = Luck(bytes(SEED_BYTES)), 0, 0.0
    state, began = game.start(game.deal(luck)), perf_counter()
    while waiting := sorted(game.to_move(state)):
        asked = perf_counter()
        move = game.advise(game.observe(state, waiting[0]), luck, level)
        slowest = max(slowest, perf_counter() - asked)
        state, plies = game.apply(state, waiting[0], move), plies + 1
    mean = (perf_counter() - began) / plies
    return f"level {level}: {mean * 1000:.0f} ms a move, the slowest {slowest * 1000:.0f} ms"


def main() -> None:
    for game in (Luzhanqi(), Siguo()):
        lines = [at_random(game), *(by_computer(game, level) for level in (1, 2, 3))]
        print("\n  ".join([game.key, *lines]))  # noqa: T201


if __name__ == "__main__":
    main()
