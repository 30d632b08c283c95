"""Random deals and lists of plays per second, beside `rlcard` when it is installed.

    python -m benchmarks.doudizhu [deals]

A ply of a random deal lists every legal move and plays one of them; both programs do the
same work by their own means, in turns.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

from engines.games.doudizhu import Doudizhu
from engines.games.doudizhu.groups import JOKERS, ORDER, STANDARD, arranged
from engines.games.doudizhu.plays import plays
from engines.luck import SEED_BYTES, Luck

GAME = Doudizhu()
WHOLE = "".join(rank * 4 for rank in ORDER if rank not in JOKERS) + JOKERS
ROUNDS = 5
LANDLORDS_HAND = 20


def ours(deals: int) -> int:
    """Plies of so many random deals."""
    luck, plies = Luck(bytes(SEED_BYTES)), 0
    for _ in range(deals):
        state = GAME.start(GAME.deal(luck))
        while GAME.to_move(state):
            view = GAME.observe(state, state.turn)
            move = luck.choice(list(GAME.legal_moves(view)))
            state = GAME.apply(state, state.turn, move)
            plies += 1
    return plies


def peer() -> Callable[[int], int] | None:
    try:
        import rlcard  # type: ignore[import-not-found]
    except ImportError:
        return None
    table = rlcard.make("doudizhu")

    def theirs(deals: int) -> int:
        luck, plies = Luck(bytes(SEED_BYTES)), 0
        for _ in range(deals):
            state, _seat = table.reset()
            while not table.is_over():
                state, _seat = table.step(luck.choice(list(state["legal_actions"])))
                plies += 1
        return plies

    return theirs


def leads(hands: int) -> int:
    """Plays listed for so many random hands of 20 cards on the lead."""
    luck, found = Luck(bytes(SEED_BYTES)), 0
    for _ in range(hands):
        hand = arranged(luck.shuffled(WHOLE)[:LANDLORDS_HAND])
        found += len(list(plays(hand, None, STANDARD)))
    return found


def per_second(work: Callable[[int], int], amount: int) -> float:
    began = perf_counter()
    return work(amount) / (perf_counter() - began)


def main(deals: int) -> None:
    contenders = {"yiqun": ours}
    if theirs := peer():
        contenders["rlcard"] = theirs
    speeds: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, work in contenders.items():
            speeds[name].append(per_second(work, deals))
    said = [
        f"{name}: {median(s):,.0f} plies of random deals a second" for name, s in speeds.items()
    ]
    began = perf_counter()
    found = leads(deals)
    each = (perf_counter() - began) / deals * 1000
    said.append(f"yiqun: {each:.2f} ms to list the {found / deals:.0f} leads of a 20-card hand")
    print("\n".join(said))  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
