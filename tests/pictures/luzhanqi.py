"""Tables of 军棋 as people meet them: setting up, a seat's own view, the public's, the end."""

from __future__ import annotations

from collections.abc import Iterator

from engines import games
from engines.junqi.army import PRESETS
from engines.luck import SEED_BYTES, Luck
from render.scene import Scene
from tests.pictures.boards import CHINESE, MIXED, TAIWAN, table

FOUR = ("王小明", "陳美玲", "Anna", "赵四")
SEED = 2036
PLIES = 44


def luzhanqi() -> Iterator[tuple[str, Scene]]:
    game = games.find("luzhanqi")()
    luck = Luck(SEED.to_bytes(SEED_BYTES, "big"))
    state = game.start(" ".join(PRESETS[1:3]))
    yield "start", table(game, state, "zh-Hans", CHINESE, "3:00", "3:00", seat=0)
    plies = 0
    while waiting := sorted(game.to_move(state)):
        if plies == PLIES:
            yield "middle", table(game, state, "zh-Hant", TAIWAN, "0:42", "1:00", seat=0)
            yield "public", table(game, state, "zh-Hans", CHINESE, "0:42", "1:00")
            yield "north", table(game, state, "en", MIXED, "0:42", "1:00", seat=1)
        seat = waiting[0]
        state = game.apply(state, seat, game.advise(game.observe(state, seat), luck, 2))
        plies += 1
    yield "end", table(game, state, "zh-Hans", CHINESE, "0:42", "1:00")


def siguo() -> Iterator[tuple[str, Scene]]:
    game = games.find("siguo")()
    luck = Luck(SEED.to_bytes(SEED_BYTES, "big"))
    state = game.start(" ".join(PRESETS))
    clocks = ("3:00", "3:00", "3:00", "3:00")
    yield "start", table(game, state, "zh-Hans", FOUR, *clocks, seat=0)
    plies = 0
    while waiting := sorted(game.to_move(state)):
        if plies == 3 * PLIES:
            yield "middle", table(game, state, "zh-Hant", FOUR, *clocks, seat=1)
            yield "public", table(game, state, "zh-Hans", FOUR, *clocks)
        seat = waiting[0]
        state = game.apply(state, seat, game.advise(game.observe(state, seat), luck, 2))
        plies += 1
    yield "end", table(game, state, "en", FOUR, *clocks)
