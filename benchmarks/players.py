"""How surely the computer players beat chance, level by level, and their slowest answer.

python -m benchmarks.players [games] [game ...]

The seats change between games.  At a table for two, or of two sides, the computer has one of
them; at any other it plays alone against as many as there are.  "ahead" is a share of the game
larger than the mean of all seats: a won deal of dou dizhu counts, whichever side won it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import islice
from time import process_time

from engines import games
from engines.games import AnyGame
from engines.luck import SEED_BYTES, Luck

MOST = 300  # legal moves that chance picks from: some hands have tens of thousands
HOUSE = {"go": {"size": 9}}  # the small board: on the large one a game takes minutes
SIDES = ("bridge", "minibridge", "guandan", "shengji", "siguo")


@dataclass(slots=True)
class Tally:
    ahead: int = 0
    level: int = 0
    points: int = 0
    slowest: float = 0.0


def play(game: AnyGame, number: int, level: int, tally: Tally) -> None:
    luck = Luck(number.to_bytes(SEED_BYTES, "big"))
    apart = 2 if game.key in SIDES else game.count
    computers = [seat for seat in range(game.count) if seat % apart == number % apart]
    state = game.start(game.deal(luck))
    while waiting := sorted(game.to_move(state)):
        seat = waiting[0]
        view = game.observe(state, seat)
        if seat in computers:
            asked = process_time()
            move = game.advise(view, luck, level)
            tally.slowest = max(tally.slowest, process_time() - asked)
        else:
            move = luck.choice(list(islice(game.legal_moves(view), MOST)))
        state = game.apply(state, seat, move)
    outcome = game.outcome(state)
    assert outcome
    own = outcome.shares[computers[0]]
    mean = sum(outcome.shares) / game.count
    tally.ahead += own > mean
    tally.level += own == mean
    tally.points += outcome.points[computers[0]]


def main(count: int, keys: list[str]) -> None:
    players: list[AnyGame] = [
        games.find(key).of(HOUSE.get(key, {})) for key in keys or games.keys()
    ]
    for level in range(1, 1 + max(game.levels for game in players)):
        for game in players:
            if level <= game.levels:
                sys.stdout.write(f"{game.key:17} level {level}: {met(game, level, count)}\n")
                sys.stdout.flush()


def met(game: AnyGame, level: int, count: int) -> str:
    tally = Tally()
    for number in range(count):
        play(game, number, level, tally)
    said = f"ahead {tally.ahead:3}, level {tally.level:3} of {count}"
    mean = tally.points / count
    return f"{said}; {mean:+7.2f} points; slowest answer {tally.slowest:5.2f} s of CPU"


if __name__ == "__main__":
    numbers = [word for word in sys.argv[1:] if word.isdigit()]
    main(int(numbers[0]) if numbers else 100, [w for w in sys.argv[1:] if not w.isdigit()])
