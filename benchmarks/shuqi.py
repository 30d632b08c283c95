"""Number chess: perft from the start, sums found a second, random games, the computer.

python -m benchmarks.shuqi
"""

from __future__ import annotations

from time import perf_counter

from benchmarks._playing import at_random, by_computer, counted
from engines.games.shuqi import Shuqi, solver
from engines.games.shuqi.sums import Allowed
from engines.luck import SEED_BYTES, Luck

DEPTH = 2
SUMS = 200
GAMES = 3


def found(numbers: int) -> str:
    luck, slowest = Luck(bytes(SEED_BYTES)), 0.0
    began = perf_counter()
    for _ in range(SUMS):
        asked = perf_counter()
        solver.find([luck.below(10) for _ in range(numbers)], luck.below(10), Allowed())
        slowest = max(slowest, perf_counter() - asked)
    mean = (perf_counter() - began) / SUMS
    return f"sums of {numbers}: {mean * 1000:.2f} ms each, the slowest {slowest * 1000:.0f} ms"


def main() -> None:
    game = Shuqi()
    said = [counted(game, DEPTH), *map(found, (4, 6, 8)), at_random(game, GAMES)]
    said += [by_computer(game, level) for level in (1, 2, 3)]
    print("\n".join(said))  # noqa: T201


if __name__ == "__main__":
    main()
