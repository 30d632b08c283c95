"""Plies per second in random games, and how long the computer player thinks.

    python -m benchmarks.go [games]

Each ply lists all legal moves, superko included, and plays one of them.
"""

from __future__ import annotations

import sys
from time import perf_counter, process_time

from engines.games.go import Go
from engines.games.go.board import BLACK, grid
from engines.games.go.playout import Playout
from engines.luck import SEED_BYTES, Luck

PLAYOUTS = 100
MOVES = 10


def luck(seed: int) -> Luck:
    return Luck(seed.to_bytes(SEED_BYTES, "big"))


def plies(game: Go, seed: int) -> int:
    """The plies of one random game until the stones are counted."""
    chance, state, played = luck(seed), game.start(), 0
    while state.counting is None:
        state = game.apply(state, state.turn, chance.choice(list(game.legal_moves(state))))
        played += 1
    return played


def random_games(size: int, wanted: int) -> str:
    game, began = Go.of({"size": size}), perf_counter()
    total = sum(plies(game, seed) for seed in range(wanted))
    return f"{total / (perf_counter() - began):,.0f} plies a second"


def playouts(size: int) -> str:
    began = perf_counter()
    for seed in range(PLAYOUTS):
        Playout(grid(size), grid(size).empty, seed).to_the_end(BLACK)
    return f"{(perf_counter() - began) * 1000 / PLAYOUTS:.2f} ms a playout"


def slowest(size: int) -> str:
    game = Go.of({"size": size})
    state, longest = game.start(), 0.0
    for ply in range(MOVES):
        began = process_time()
        move = game.advise(state, luck(ply), game.levels)
        longest = max(longest, process_time() - began)
        state = game.apply(state, state.turn, move)
    return f"slowest move {longest:.2f} s"


def main(wanted: int) -> None:
    for size in (9, 13, 19):
        said = (random_games(size, wanted), playouts(size), slowest(size))
        print(f"{size} lines: {', '.join(said)}")  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
