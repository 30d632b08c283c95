"""Tables of 掼蛋 as people meet them: a whole hand, tribute, a trick, the end, the score."""

from __future__ import annotations

from collections.abc import Iterator

from engines.games.guandan import Guandan
from engines.games.guandan.levels import Standing
from engines.games.guandan.rules import State
from engines.luck import SEED_BYTES, Luck
from render.scene import Scene
from tests.pictures.boards import table

SEED = 2039
TRICK = 21  # plies into the hand
FOUR = ("听雨楼主", "سامي العربي", "臺北老兵", "Grandmaster Flash 🃏")


def guandan() -> Iterator[tuple[str, Scene]]:
    luck = Luck(SEED.to_bytes(SEED_BYTES, "big"))
    game = Guandan(standing=Standing((3, 8), (0, 0), 0), finish=(0, 2, 1, 3))
    state = game.start(game.deal(luck))
    yield "hand", table(game, state, "zh-Hans", FOUR, "", "0:20", "", "0:20", seat=1)
    while game.observe(state, None).giving:
        state = advised(game, state, luck)
    yield "tribute", table(game, state, "zh-Hant", FOUR, "", "0:28", seat=0)
    plies = 0
    while game.to_move(state):
        if plies == TRICK:
            yield "trick", table(game, state, "zh-Hans", FOUR, "0:19", "0:19", seat=0)
            yield "public", table(game, state, "en", FOUR, "0:19", "0:19")
        state, plies = advised(game, state, luck), plies + 1
    yield "end", table(game, state, "zh-Hans", FOUR)


def advised(game: Guandan, state: State, luck: Luck) -> State:
    """The state after the first seat to move did what the computer would."""
    seat = min(game.to_move(state))
    return game.apply(state, seat, game.advise(game.observe(state, seat), luck, 2))
