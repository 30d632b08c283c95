"""Positions per second of Chinese checkers: perft from the start, random games, the computer.

python -m benchmarks.chinese_checkers
"""

from __future__ import annotations

from time import perf_counter

from engines.games.chinese_checkers import ChineseCheckers
from engines.luck import SEED_BYTES, Luck

DEPTH = 3
GAMES = 3


def counted() -> str:
    game = ChineseCheckers()
    began = perf_counter()
    nodes = game.perft(game.start(), DEPTH)
    return f"perft {DEPTH}: {nodes} nodes, {nodes / (perf_counter() - began):,.0f} a second"


def at_random(players: int) -> str:
    game, luck, plies = ChineseCheckers.of({}, players), Luck(bytes(SEED_BYTES)), 0
    began = perf_counter()
    for _ in range(GAMES):
        state = game.start()
        while game.to_move(state):
            move = luck.choice(list(game.legal_moves(state)))
            state, plies = game.apply(state, state.turn, move), plies + 1
    return f"{players} at random: {plies / (perf_counter() - began):,.0f} plies a second"


def by_computer(level: int) -> str:
    game, luck, plies, slowest = ChineseCheckers(), Luck(bytes(SEED_BYTES)), 0, 0.0
    state, began = game.start(), perf_counter()
    while game.to_move(state):
        asked = perf_counter()
        move = game.advise(state, luck, level)
        slowest = max(slowest, perf_counter() - asked)
        state, plies = game.apply(state, state.turn, move), plies + 1
    mean = (perf_counter() - began) / plies
    return f"level {level}: {mean * 1000:.0f} ms a move, the slowest {slowest * 1000:.0f} ms"


def main() -> None:
    said = [counted(), *map(at_random, (2, 6)), *map(by_computer, (1, 2, 3))]
    print("\n".join(said))  # noqa: T201


if __name__ == "__main__":
    main()
