"""Random hands, lists of plays and the computer's thought, per second.

    python -m benchmarks.guandan [hands]

A ply of a random hand lists every legal move and plays one of them.
"""

from __future__ import annotations

import sys
from time import perf_counter

from engines.games.guandan import Guandan
from engines.games.guandan.plays import plays
from engines.luck import SEED_BYTES, Luck

GAME = Guandan()


def random_hands(hands: int) -> int:
    """Plies of so many random hands."""
    luck, plies = Luck(bytes(SEED_BYTES)), 0
    for _ in range(hands):
        state = GAME.start(GAME.deal(luck))
        while GAME.to_move(state):
            move = luck.choice(list(GAME.legal_moves(GAME.observe(state, state.turn))))
            state = GAME.play(state, state.turn, move)
            plies += 1
    return plies


def leads(hands: int) -> int:
    """Plays listed for so many whole hands on the lead."""
    luck, found = Luck(bytes(SEED_BYTES)), 0
    for _ in range(hands):
        state = GAME.start(GAME.deal(luck))
        found += sum(1 for _ in plays(state.hands[0], None, state.terms))
    return found


def thought(hands: int) -> tuple[int, float]:
    """Plies of so many hands between computers of the top level, and the longest in seconds."""
    luck, plies, longest = Luck(bytes(SEED_BYTES)), 0, 0.0
    for _ in range(hands):
        state = GAME.start(GAME.deal(luck))
        while GAME.to_move(state):
            began = perf_counter()
            move = GAME.advise(GAME.observe(state, state.turn), luck, GAME.levels)
            longest = max(longest, perf_counter() - began)
            state = GAME.play(state, state.turn, move)
            plies += 1
    return plies, longest


def main(hands: int) -> None:
    began = perf_counter()
    plies = random_hands(hands)
    said = [f"{plies / (perf_counter() - began):,.0f} plies of random hands a second"]
    began = perf_counter()
    found = leads(hands)
    each = (perf_counter() - began) / hands * 1000
    said.append(f"{each:.1f} ms to list the {found / hands:.0f} leads of a 27-card hand")
    began = perf_counter()
    plies, longest = thought(max(1, hands // 5))
    each = (perf_counter() - began) / plies * 1000
    said.append(f"{each:.0f} ms a move of the computer, {longest * 1000:.0f} ms the longest")
    print("\n".join(said))  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
