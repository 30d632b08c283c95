"""Random deals and lists of plays, beside `rlcard` and `douzero` where they are installed.

    python -m benchmarks.doudizhu [rounds]

A ply of a random deal observes the table, lists every legal move and plays one of them.  So does
a step of rlcard's environment by its own means, by the rules of `standard` wings; its game alone
does the same without the arrays for learning that the environment makes of what is observed.
Our deals begin with an auction, theirs with the landlord's lead.  DouZero's generator lists all
that the same hands of 20 cards can lead.  It knows no limits to wings, so what it lists, some of
it twice, must be what `loose` wings allow.

All take turns in rounds, each with new deals and hands; the processor's time is counted
and medians are told, so that whatever else runs beside counts little.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from itertools import islice
from statistics import median
from time import process_time
from typing import Any

from engines.games.doudizhu import Doudizhu
from engines.games.doudizhu.groups import JOKERS, LOOSE, ORDER, STANDARD, arranged
from engines.games.doudizhu.plays import plays
from engines.luck import SEED_BYTES, Luck

GAME = Doudizhu()
WHOLE = "".join(rank * 4 for rank in ORDER if rank not in JOKERS) + JOKERS
DEALS = 40  # of each in a round
HANDS = 100
LANDLORDS_HAND = 20
DOUZEROS = {rank: 3 + height for height, rank in enumerate(ORDER)} | {"2": 17, "B": 20, "R": 30}

Work = Callable[[], int]  # what was done, counted


def ours(luck: Luck) -> int:
    """Plies of random deals."""
    plies = 0
    for _ in range(DEALS):
        state = GAME.start(GAME.deal(luck))
        while GAME.to_move(state):
            view = GAME.observe(state, state.turn)
            move = luck.choice(list(GAME.legal_moves(view)))
            state = GAME.apply(state, state.turn, move)
            plies += 1
    return plies


def environments(table: Any, luck: Luck) -> int:
    """Plies of random deals in rlcard's environment."""
    plies = 0
    for _ in range(DEALS):
        state, _seat = table.reset()
        while not table.is_over():
            state, _seat = table.step(luck.choice(list(state["legal_actions"])))
            plies += 1
    return plies


def games(game: Any, luck: Luck) -> int:
    """Plies of random deals in rlcard's game alone."""
    plies = 0
    for _ in range(DEALS):
        state, _seat = game.init_game()
        while not game.is_over():
            state, _seat = game.step(luck.choice(state["actions"]))
            plies += 1
    return plies


def leads(hands: Iterator[str]) -> int:
    for hand in islice(hands, HANDS):
        list(plays(hand, None, STANDARD))
    return HANDS


def douzeros(generator: Any, hands: Iterator[list[int]]) -> int:
    for hand in islice(hands, HANDS):
        generator(hand).gen_moves()
    return HANDS


def agreed(generator: Any, hands: list[str]) -> str:
    """How many plays each lists, and that they are the same ones."""
    listed = repeated = standard = 0
    for hand in hands:
        theirs = [sorted(cards) for cards in generator(as_numbers(hand)).gen_moves()]
        loose = [as_numbers(cards) for cards in plays(hand, None, LOOSE)]
        if sorted(loose) != sorted(map(list, {*map(tuple, theirs)})):
            raise ValueError(hand)
        listed, repeated = listed + len(loose), repeated + len(theirs) - len(loose)
        standard += len(list(plays(hand, None, STANDARD)))
    return (
        f"{len(hands)} hands of {LANDLORDS_HAND}: {standard} standard plays; {listed} loose ones, "
        f"the same as douzero's, which lists {repeated} of them again"
    )


def as_numbers(cards: str) -> list[int]:
    return [DOUZEROS[rank] for rank in cards]


def found(module: str) -> Any:
    """A peer's module; None where it is not installed."""
    try:
        return import_module(module)
    except ImportError:
        return None


def medians(contenders: Mapping[str, Work], rounds: int) -> dict[str, float]:
    """Seconds of each for one thing done."""
    spent: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, work in contenders.items():
            began = process_time()
            done = work()
            spent[name].append((process_time() - began) / done)
    return {name: median(times) for name, times in spent.items()}


def told(times: Mapping[str, float], what: str, form: Callable[[float], str]) -> str:
    """The figure of each, and how many times as long the others take as the first."""
    first = next(iter(times.values()))
    lines = [
        f"{name}: {form(t)} {what}, {t / first:.1f} times as long" for name, t in times.items()
    ]
    return "\n".join([lines[0].rpartition(",")[0], *lines[1:]])


def main(rounds: int) -> None:
    luck, chance = Luck(bytes(SEED_BYTES)), Luck(bytes(SEED_BYTES))
    hands = [arranged(chance.shuffled(WHOLE)[:LANDLORDS_HAND]) for _ in range(HANDS * rounds)]
    dealing: dict[str, Work] = {"yiqun": partial(ours, luck)}
    listing: dict[str, Work] = {"yiqun": partial(leads, iter(hands))}
    if peer := found("rlcard"):
        table = peer.make("doudizhu")
        dealing["rlcard"] = partial(environments, table, chance)
        dealing["rlcard's game alone"] = partial(games, table.game, chance)
    if peer := found("douzero.env.move_generator"):
        listing["douzero"] = partial(douzeros, peer.MovesGener, map(as_numbers, hands))
    dealt, listed = medians(dealing, rounds), medians(listing, rounds)
    said = [
        told(dealt, "plies of random deals a second", lambda t: f"{1 / t:,.0f}"),
        told(listed, "to list the leads of a 20-card hand", lambda t: f"{t * 1e6:.0f} µs"),
    ]
    if peer:
        said.append(agreed(peer.MovesGener, hands[:200]))
    print("\n".join(said))  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 9)
