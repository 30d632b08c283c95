"""Random hands, lists of follow-ups and the computer's thought, per second.

python -m benchmarks.shengji [hands]
"""

from __future__ import annotations

import sys
from time import perf_counter

from benchmarks._playing import at_random
from engines.games.shengji import Shengji
from engines.games.shengji.following import follows
from engines.games.shengji.rules import Phase
from engines.luck import SEED_BYTES, Luck

LISTED = 400  # of the moves at a ply of a random hand


def thought(game: Shengji, hands: int) -> tuple[int, int, float]:
    """Plies of so many hands between computers of the top level, the ways to follow that they
    had, and the longest thought in seconds."""
    luck, plies, ways, longest = Luck(bytes(SEED_BYTES)), 0, 0, 0.0
    for _ in range(hands):
        state = game.start(game.deal(luck))
        while waiting := sorted(game.to_move(state)):
            view = game.observe(state, waiting[0])
            began = perf_counter()
            move = game.advise(view, luck, game.levels)
            longest = max(longest, perf_counter() - began)
            if view.phase is Phase.PLAY and view.table:
                ways += sum(1 for _ in follows(view.order, view.lead, view.hand, game.protect))
            state = game.play(state, waiting[0], move)
            plies += 1
    return plies, ways, longest


def main(hands: int) -> None:
    said = []
    for book in ("A", "3deck"):
        game = Shengji.of({"rules": book})
        said.append(f"{book}: {at_random(game, hands, LISTED)}")
        plies, ways, longest = thought(game, hands)
        said.append(f"{book}: {plies} plies of computers, {ways} ways to follow listed")
        said.append(f"{book}: the longest thought took {longest * 1000:.0f} ms")
    print("\n".join(said))  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
