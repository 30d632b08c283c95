"""Random games of every kind, for the tests that hold for all of them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import islice
from typing import Any

import pytest

from engines import games
from engines.games import AnyGame
from engines.luck import SEED_BYTES, Luck

LONG = bool(os.environ.get("YIQUN_LONG"))
LOOKED_AT = 400  # of the legal moves: a set-up phase may have more than can be listed
LONGEST = 4_000
KEPT = 200  # random games that several tests look at

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
    """One ply: the state before it, who moved, what, and the state after it."""

    state: Any
    seat: int
    move: Any
    after: Any


@dataclass
class Played:
    game: AnyGame
    deal: str
    state: Any
    steps: list[Step] = field(default_factory=list)

    @cached_property
    def record(self) -> Record:
        game = self.game
        return [(s.seat, game.format(game.observe(s.state, s.seat), s.move)) for s in self.steps]


def play_on(game: AnyGame, state: Any, chance: Luck) -> Iterator[Step]:
    """Random plies until nobody is to move."""
    while waiting := sorted(game.to_move(state)):
        seat = chance.choice(waiting)
        move = chance.choice(some_moves(game, state, seat))
        after = game.apply(state, seat, move)
        yield Step(state, seat, move, after)
        state = after


@lru_cache(KEPT)
def random_game(game: AnyGame, seed: int, plies: int = LONGEST) -> Played:
    """A random game, or its first plies; to be looked at, not changed."""
    chance = luck(seed)
    deal = game.deal(chance)
    end = Played(game, deal, game.start(deal))
    for step in islice(play_on(game, end.state, chance), plies):
        end.steps.append(step)
        end.state = step.after
    return end


def self_play(game: AnyGame, chance: Luck, levels: Sequence[int], most: int | None = None) -> Any:
    """The end of a game between computers of these levels, by seat; 0 plays at random, from the
    first `most` of the legal moves."""
    state = game.start(game.deal(chance))
    while waiting := sorted(game.to_move(state)):
        seat = waiting[0]
        view = game.observe(state, seat)
        if levels[seat]:
            move = game.advise(view, chance, levels[seat])
        else:
            move = chance.choice(list(islice(game.legal_moves(view), most)))
        state = game.play(state, seat, move)
    return state


def played(key: str, seed: int = 0) -> Played:
    """A random game with the usual house rules."""
    return random_game(games.find(key)(), seed)


def sampled(end: Played, wanted: int) -> list[Any]:
    """About so many states of a game, evenly spread, its first and last among them."""
    states = [*(step.state for step in end.steps), end.state]
    stride = max(1, (len(states) - 1) // max(1, wanted - 1))
    return [*states[:-1:stride], states[-1]]
