"""Tables of mahjong as people meet them: a hand, the table, a claim, the end with its fan."""

from __future__ import annotations

from collections.abc import Iterator

from engines import games
from engines.luck import SEED_BYTES, Luck
from render.scene import Scene
from tests.pictures.boards import table

FOUR = ("王小明", "陳美玲", "Anna", "赵四")
CLOCKS = ("0:45", "0:45", "0:45", "0:45")
SEED = 2036
PLIES = 150


def mahjong() -> Iterator[tuple[str, Scene]]:
    game = games.find("mahjong_mcr")()
    luck = Luck(SEED.to_bytes(SEED_BYTES, "big"))
    state = game.start(game.deal(luck))
    yield "hand", table(game, state, "zh-Hans", FOUR, *CLOCKS, seat=0)
    plies = 0
    while waiting := sorted(game.to_move(state)):
        if plies == PLIES:
            yield "table", table(game, state, "zh-Hans", FOUR, *CLOCKS)
        if plies > PLIES and len(waiting) == 3:
            yield "claim", table(game, state, "zh-Hant", FOUR, *CLOCKS, seat=waiting[0])
            plies = -1000
        seat = waiting[0]
        state = game.apply(state, seat, game.advise(game.observe(state, seat), luck, 3))
        plies += 1
    yield "end", table(game, state, "zh-Hans", FOUR, *CLOCKS)
    yield "score", table(game, state, "en", FOUR, *CLOCKS, seat=2)
