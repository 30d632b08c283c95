"""Random hands, lists of plays and the computer's thought, per second.

python -m benchmarks.guandan [hands]
"""

from __future__ import annotations

import sys
from time import perf_counter

from benchmarks._playing import at_random, by_computer
from engines.games.guandan import Guandan
from engines.games.guandan.plays import plays
from engines.luck import SEED_BYTES, Luck

GAME = Guandan()


def leads(hands: int) -> int:
    """Plays listed for so many whole hands on the lead."""
    luck, found = Luck(bytes(SEED_BYTES)), 0
    for _ in range(hands):
        state = GAME.start(GAME.deal(luck))
        found += sum(1 for _ in plays(state.hands[0], None, state.terms))
    return found


def main(hands: int) -> None:
    said = [at_random(GAME, hands)]
    began = perf_counter()
    found = leads(hands)
    each = (perf_counter() - began) / hands * 1000
    said.append(f"{each:.1f} ms to list the {found / hands:.0f} leads of a 27-card hand")
    said.append(by_computer(GAME, GAME.levels, max(1, hands // 5)))
    print("\n".join(said))  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
