"""Cards of random boards per second, how long the computer thinks, and double-dummy tables.

    python -m benchmarks.bridge [boards]

The solver is `endplay`, when it is installed.
"""

from __future__ import annotations

import sys
from time import perf_counter

from engines.cards.bridge import double_dummy
from engines.games import AnyGame
from engines.games.bridge import Bridge
from engines.games.minibridge import Minibridge
from engines.luck import SEED_BYTES, Luck

SOLVED = 20


def at_random(game: AnyGame, boards: int) -> str:
    luck, plies = Luck(bytes(SEED_BYTES)), 0
    began = perf_counter()
    for _ in range(boards):
        state = game.start(game.deal(luck))
        while waiting := sorted(game.to_move(state)):
            moves = list(game.legal_moves(game.observe(state, waiting[0])))
            state, plies = game.play(state, waiting[0], luck.choice(moves)), plies + 1
    return f"{game.key} at random: {plies / (perf_counter() - began):,.0f} plies a second"


def by_computer(game: AnyGame, level: int, boards: int) -> str:
    luck, plies, slowest = Luck(bytes(SEED_BYTES)), 0, 0.0
    began = perf_counter()
    for _ in range(boards):
        state = game.start(game.deal(luck))
        while waiting := sorted(game.to_move(state)):
            asked = perf_counter()
            move = game.advise(game.observe(state, waiting[0]), luck, level)
            slowest = max(slowest, perf_counter() - asked)
            state, plies = game.apply(state, waiting[0], move), plies + 1
    mean = (perf_counter() - began) / plies
    return (
        f"{game.key} level {level}: {mean * 1000:.0f} ms a move, the slowest {slowest * 1000:.0f}"
    )


def solved() -> str:
    if not double_dummy.installed():
        return "double dummy: endplay is not installed"
    luck, game = Luck(bytes(SEED_BYTES)), Bridge()
    deals = [game.deal(luck) for _ in range(SOLVED + 1)]
    double_dummy.tricks(deals[0])  # loads the solver
    began = perf_counter()
    for deal in deals[1:]:
        double_dummy.tricks(deal)
    return f"double dummy: {(perf_counter() - began) / SOLVED * 1000:.0f} ms a table"


def main(boards: int) -> None:
    lines = [at_random(game, boards) for game in (Bridge(), Minibridge())]
    lines += [by_computer(Bridge(), level, max(1, boards // 20)) for level in (1, 2, 3)]
    print("\n".join([*lines, solved()]))  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
