"""Number chess: perft from the start, sums found a second, random games, the computer.

python -m benchmarks.shuqi
"""

from __future__ import annotations

from time import perf_counter

from engines.games.shuqi import Shuqi, solver
from engines.games.shuqi.sums import Allowed
from engines.luck import SEED_BYTES, Luck

DEPTH = 2
SUMS = 200
GAMES = 3


def counted() -> str:
    game = Shuqi()
    began = perf_counter()
    nodes = game.perft(game.start(), DEPTH)
    return f"perft {DEPTH}: {nodes} nodes, {nodes / (perf_counter() - began):,.0f} a second"


def found(numbers: int) -> str:
    luck, slowest = Luck(bytes(SEED_BYTES)), 0.0
    began = perf_counter()
    for _ in range(SUMS):
        asked = perf_counter()
        solver.find([luck.below(10) for _ in range(numbers)], luck.below(10), Allowed())
        slowest = max(slowest, perf_counter() - asked)
    mean = (perf_counter() - began) / SUMS
    return f"sums of {numbers}: {mean * 1000:.2f} ms each, the slowest {slowest * 1000:.0f} ms"


def at_random() -> str:
    game, luck, plies = Shuqi(), Luck(bytes(SEED_BYTES)), 0
    began = perf_counter()
    for _ in range(GAMES):
        state = game.start()
        while game.to_move(state):
            move = luck.choice(list(game.legal_moves(state)))
            state, plies = game.apply(state, state.turn, move), plies + 1
    return f"at random: {plies / (perf_counter() - began):,.0f} plies a second"


def by_computer(level: int) -> str:
    game, luck, plies, slowest = Shuqi(), Luck(bytes(SEED_BYTES)), 0, 0.0
    state, began = game.start(), perf_counter()
    while game.to_move(state):
        asked = perf_counter()
        move = game.advise(state, luck, level)
        slowest = max(slowest, perf_counter() - asked)
        state, plies = game.apply(state, state.turn, move), plies + 1
    mean = (perf_counter() - began) / plies
    return f"level {level}: {mean * 1000:.0f} ms a move, the slowest {slowest * 1000:.0f} ms"


def main() -> None:
    said = [counted(), *map(found, (4, 6, 8)), at_random(), *map(by_computer, (1, 2, 3))]
    print("\n".join(said))  # noqa: T201


if __name__ == "__main__":
    main()
