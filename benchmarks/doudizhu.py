"""Random deals and lists of plays, beside `rlcard` and `douzero` where they are installed.

    python -m benchmarks.doudizhu [deals]

A ply of a random deal lists every legal move and plays one of them; rlcard does the same work
by its own means.  DouZero's generator lists all that the same hands of 20 cards can lead.  It
knows no limits to wings, so what it lists, some of it twice, must be what `loose` wings allow.
All take turns, each round with new deals; the processor's time is counted, so that whatever
else runs beside counts little.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

from engines.games.doudizhu import Doudizhu
from engines.games.doudizhu.groups import JOKERS, LOOSE, ORDER, STANDARD, arranged
from engines.games.doudizhu.plays import plays
from engines.luck import SEED_BYTES, Luck

GAME = Doudizhu()
WHOLE = "".join(rank * 4 for rank in ORDER if rank not in JOKERS) + JOKERS
ROUNDS = 7
LANDLORDS_HAND = 20
DOUZEROS = {rank: 3 + height for height, rank in enumerate(ORDER)} | {"2": 17, "B": 20, "R": 30}

Work = Callable[[], int]  # what was done, counted


def ours(luck: Luck, deals: int) -> int:
    """Plies of so many random deals."""
    plies = 0
    for _ in range(deals):
        state = GAME.start(GAME.deal(luck))
        while GAME.to_move(state):
            view = GAME.observe(state, state.turn)
            move = luck.choice(list(GAME.legal_moves(view)))
            state = GAME.apply(state, state.turn, move)
            plies += 1
    return plies


def rlcards(table: Any, luck: Luck, deals: int) -> int:
    plies = 0
    for _ in range(deals):
        state, _seat = table.reset()
        while not table.is_over():
            state, _seat = table.step(luck.choice(list(state["legal_actions"])))
            plies += 1
    return plies


def leads(hands: list[str]) -> int:
    for hand in hands:
        list(plays(hand, None, STANDARD))
    return len(hands)


def douzeros(generator: Any, hands: list[list[int]]) -> int:
    for hand in hands:
        generator(hand).gen_moves()
    return len(hands)


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


def medians(contenders: Mapping[str, Work]) -> dict[str, float]:
    """Seconds of each for one thing done."""
    spent: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, work in contenders.items():
            began = process_time()
            done = work()
            spent[name].append((process_time() - began) / done)
    return {name: median(times) for name, times in spent.items()}


def main(deals: int) -> None:
    luck, chance = Luck(bytes(SEED_BYTES)), Luck(bytes(SEED_BYTES))
    dealing: dict[str, Work] = {"yiqun": partial(ours, luck, deals)}
    if peer := found("rlcard"):
        dealing["rlcard"] = partial(rlcards, peer.make("doudizhu"), chance, deals)
    hands = [arranged(chance.shuffled(WHOLE)[:LANDLORDS_HAND]) for _ in range(5 * deals)]
    listing: dict[str, Work] = {"yiqun": partial(leads, hands)}
    if peer := found("douzero.env.move_generator"):
        listing["douzero"] = partial(douzeros, peer.MovesGener, [*map(as_numbers, hands)])
    said = [
        f"{name}: {1 / t:,.0f} plies of random deals a second"
        for name, t in medians(dealing).items()
    ]
    said += [
        f"{name}: {t * 1e6:.0f} µs to list the leads of a 20-card hand"
        for name, t in medians(listing).items()
    ]
    if peer:
        said.append(agreed(peer.MovesGener, hands))
    print("\n".join(said))  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
