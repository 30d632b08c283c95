"""Cards of random boards per second, how long the computer thinks, and double-dummy tables.

    python -m benchmarks.bridge [boards]

The solver is `endplay`, when it is installed.
"""

from __future__ import annotations

import sys
from time import perf_counter

from benchmarks._playing import at_random, by_computer
from engines.cards.bridge import double_dummy
from engines.games.bridge import Bridge
from engines.games.minibridge import Minibridge
from engines.luck import SEED_BYTES, Luck

SOLVED = 20


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
    said = [f"{game.key}, {at_random(game, boards)}" for game in (Bridge(), Minibridge())]
    said += [by_computer(Bridge(), level, max(1, boards // 20)) for level in (1, 2, 3)]
    print("\n".join([*said, solved()]))  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
