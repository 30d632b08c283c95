"""Tables of 升级 as people meet them: declaring, burying, a trick, the end, six players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engines import games
from engines.games import AnyGame
from engines.games.shengji.rules import Phase, State
from engines.luck import SEED_BYTES, Luck
from render.scene import Scene
from tests.pictures.boards import table

FOUR = ("阿宁", "Grandmaster Flash 🃏", "سامي العربي", "老王")
SIX = ("听雨楼主", "Bo", "小明", "Ana María", "臺北老兵", "ליאור")
SEED = 2037


def advised(game: AnyGame, state: State, luck: Luck, until: Callable[[State], bool]) -> Any:
    """The state after computers have played until something is so."""
    while not until(state) and game.to_move(state):
        seat = min(game.to_move(state))
        state = game.apply(state, seat, game.advise(game.observe(state, seat), luck, 2))
    return state


def shengji() -> Iterator[tuple[str, Scene]]:
    game = games.find("shengji").of({})
    luck = Luck(SEED.to_bytes(SEED_BYTES, "big"))
    state = advised(game, game.start(game.deal(luck)), luck, lambda s: s.gulp == 3)
    yield "declaring", table(game, state, "zh-Hans", FOUR, "0:20", seat=0)
    state = advised(game, state, luck, lambda s: s.phase is Phase.BURY)
    yield "bury", table(game, state, "en", FOUR, "", "1:20", seat=state.turn)
    state = advised(game, state, luck, lambda s: len(s.tricks) == 3 and len(s.table) == 3)
    yield "trick", table(game, state, "zh-Hant", FOUR, "", "", "0:19", seat=state.turn)
    yield "table", table(game, state, "en", FOUR, "", "0:25")
    state = advised(game, state, luck, lambda s: s.phase is Phase.OVER)
    yield "end", table(game, state, "zh-Hans", FOUR, seat=1)
    six = games.find("shengji").of({"rules": "3deck"})
    state = six.start(six.deal(luck))
    state = advised(six, state, luck, lambda s: len(s.tricks) == 2 and len(s.table) == 4)
    yield "six", table(six, state, "zh-Hans", SIX, seat=state.turn)
