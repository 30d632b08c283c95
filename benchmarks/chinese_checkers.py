"""Positions per second of Chinese checkers: perft from the start, random games, the computer.

python -m benchmarks.chinese_checkers
"""

from __future__ import annotations

from benchmarks._playing import at_random, by_computer, counted
from engines.games.chinese_checkers import ChineseCheckers

DEPTH = 3
GAMES = 3


def main() -> None:
    game = ChineseCheckers()
    said = [counted(game, DEPTH)]
    said += [f"{n}, {at_random(ChineseCheckers.of({}, n), GAMES)}" for n in (2, 6)]
    said += [by_computer(game, level) for level in (1, 2, 3)]
    print("\n".join(said))  # noqa: T201


if __name__ == "__main__":
    main()
