"""What benchmarks of several games do alike: perft, random games, computers that think."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from time import perf_counter
from typing import Any

from engines.games import AnyGame
from engines.luck import SEED_BYTES, Luck
from engines.open_game import OpenGame


def seconds(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def counted(game: OpenGame[Any, Any], depth: int) -> str:
    began = perf_counter()
    nodes = game.perft(game.start(), depth)
    return f"perft {depth}: {nodes} nodes, {nodes / (perf_counter() - began):,.0f} a second"


def at_random(game: AnyGame, games: int, most: int | None = None) -> str:
    """A ply lists every legal move, or that many of them, and plays one."""
    luck, plies = Luck(bytes(SEED_BYTES)), 0
    began = perf_counter()
    for _ in range(games):
        state = game.start(game.deal(luck))
        while waiting := sorted(game.to_move(state)):
            moves = list(islice(game.legal_moves(game.observe(state, waiting[0])), most))
            state, plies = game.apply(state, waiting[0], luck.choice(moves)), plies + 1
    return f"at random: {plies / (perf_counter() - began):,.0f} plies a second"


def by_computer(game: AnyGame, level: int, games: int = 1) -> str:
    luck, plies, slowest = Luck(bytes(SEED_BYTES)), 0, 0.0
    began = perf_counter()
    for _ in range(games):
        state = game.start(game.deal(luck))
        while waiting := sorted(game.to_move(state)):
            asked = perf_counter()
            move = game.advise(game.observe(state, waiting[0]), luck, level)
            slowest = max(slowest, perf_counter() - asked)
            state, plies = game.apply(state, waiting[0], move), plies + 1
    mean = (perf_counter() - began) / plies
    return f"level {level}: {mean * 1000:.0f} ms a move, the slowest {slowest * 1000:.0f} ms"


def positions(game: OpenGame[Any, Any], luck: Luck, plies: int | None = None) -> list[Any]:
    """The positions of a random game, or of its first plies."""
    found = [game.start()]
    while (plies is None or len(found) <= plies) and (seats := game.to_move(found[-1])):
        moves = list(game.legal_moves(found[-1]))
        found.append(game.apply(found[-1], min(seats), luck.choice(moves)))
    return found
