"""Plies per second of 军棋 for two and for four at random, and how long the computer thinks.

python -m benchmarks.luzhanqi
"""

from __future__ import annotations

from benchmarks._playing import at_random, by_computer
from engines.games.luzhanqi import Luzhanqi
from engines.games.siguo import Siguo

GAMES = 5


def main() -> None:
    for game in (Luzhanqi(), Siguo()):
        lines = [at_random(game, GAMES), *(by_computer(game, level) for level in (1, 2, 3))]
        print("\n  ".join([game.key, *lines]))  # noqa: T201


if __name__ == "__main__":
    main()
