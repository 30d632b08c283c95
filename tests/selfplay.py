"""Random games of every kind, for the tests that hold for all of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import pytest

from engines import games
from engines.games import AnyGame
from engines.luck import SEED_BYTES, Luck

LONG = bool(os.environ.get("YIQUN_LONG"))
LOOKED_AT = 400  # of the legal moves: a set-up phase may have more than can be listed
LONGEST = 4_000

every_game = pytest.mark.parametrize("key", games.keys())

Record = list[tuple[int, str]]


def luck(seed: int) -> Luck:
    return Luck(seed.to_bytes(SEED_BYTES, "big"))


def variants(key: str) -> list[dict[str, Any]]:
    """The usual house rules, and each other choice of each single one."""
    options = games.find(key).options().items()
    return [{}, *({name: c} for name, (usual, choices) in options for c in choices if c != usual)]


def seats_of(game: AnyGame) -> list[int | None]:
    return [*range(game.count), None]


def some_moves(game: AnyGame, state: Any, seat: int) -> list[Any]:
    return list(islice(game.legal_moves(game.observe(state, seat)), LOOKED_AT))


@dataclass
class Step:
    """One ply: the state before it, who moved, and what."""

    state: Any
    seat: int
    move: Any


@dataclass
class Played:
    game: AnyGame
    deal: str
    state: Any
    steps: list[Step] = field(default_factory=list)

    @property
    def record(self) -> Record:
        game = self.game
        return [(s.seat, game.format(game.observe(s.state, s.seat), s.move)) for s in self.steps]


def play_on(game: AnyGame, state: Any, chance: Luck) -> Iterator[Step]:
    """Random plies until nobody is to move."""
    while waiting := sorted(game.to_move(state)):
        seat = chance.choice(waiting)
        move = chance.choice(some_moves(game, state, seat))
        yield Step(state, seat, move)
        state = game.apply(state, seat, move)


def random_game(game: AnyGame, seed: int, plies: int = LONGEST) -> Played:
    """A random game, or its first plies."""
    chance = luck(seed)
    deal = game.deal(chance)
    played = Played(game, deal, game.start(deal))
    for step in islice(play_on(game, played.state, chance), plies):
        played.steps.append(step)
        played.state = game.apply(step.state, step.seat, step.move)
    return played


def sampled(played: Played, wanted: int) -> list[Any]:
    """About so many states of a game, evenly spread, its first and last among them."""
    states = [*(step.state for step in played.steps), played.state]
    stride = max(1, (len(states) - 1) // max(1, wanted - 1))
    return [*states[:-1:stride], states[-1]]
