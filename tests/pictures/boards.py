"""Tables of every game as people meet them: start, middle, end, with names of all kinds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines import games
from engines.games import AnyGame
from engines.luck import SEED_BYTES, Luck
from render.look import Look, Player
from render.scene import Scene
from render.words import say

CHINESE = ("听雨楼主", "棋逢对手将遇良才一二三四五六")
TAIWAN = ("臺北老兵", "Grandmaster of Nowhere")
MIXED = ("Ana María 🐙", "ליאור בן־דוד")
THREE = ("阿宁", "سامي العربي", "Grandmaster Flash 🃏")

# The screen horses against the central cannon, up to a check that costs a cannon.
SCREEN_HORSES = (
    "炮二平五 马8进7 马二进三 车9平8 车一平二 马2进3 兵七进一 卒7进1 车二进六 炮8平9 "
    "车二平三 炮9退1 马八进七 士4进5 炮八平九 炮9平7 车三平四 马7进8 炮五进四"
)
MATE = (
    "b0c2 h7d7 h2g2 d7g7 h0i2 h9i7 i0h0 c9e7 h0h6 b9c7 h6i6 e7g5 g3g4 c6c5 g4g5 g6g5 g2g7 b7g7 "
    "g0e2 a9a7 a0a2 e6e5 i6c6 g9e7 b2b5 a6a5 b5e5 e7c9 i3i4 g7f7 i4i5 f7f5 c6f6 i7g6 f6e6 f9e8 "
    "e6g6 c9e7 i5i6 f5f4 i2g3 f4h4 g3e4 h4h0 f0e1 e9f9 g6f6 f9e9 e4g5 c7d5 g5f7 e9f9 f7h6 f9e9 "
    "h6g8"
)
FIVE = "i5 h6 i7 i6 j6 h8 k7 h4 h7 j7 h5 l8 g5 f5 g6 k5 f7 i4 g7 e7 g4 g8 g3"
DOUBLE_THREE = "h8 h9 g7 i9 f5 d4 i8 l12 g6 m11 g8 claim"
SEED = 2035
DEAL = (
    "2 3 345678 pass 9999 pass pass 44 TT QQ pass pass 3334 pass 7222 pass pass JJQQKK pass pass "
    "R pass pass A"
)


def played(game: AnyGame, texts: str, plies: int | None = None, deal: str = "") -> Any:
    """The state after the first `plies` of these moves, each checked."""
    state = game.start(deal)
    for text in texts.split()[:plies]:
        (seat,) = game.to_move(state)
        state = game.play(state, seat, game.parse(game.observe(state, seat), text))
    return state


def players(names: tuple[str, ...], turn: int | None, *clocks: str) -> tuple[Player, ...]:
    timed = (*clocks, *("",) * len(names))
    return tuple(
        Player(name, clock, seat == turn)
        for seat, (name, clock) in enumerate(zip(names, timed, strict=False))
    )


def table(
    game: AnyGame,
    state: Any,
    language: str,
    names: tuple[str, ...],
    *clocks: str,
    seat: int | None = None,
    number: int = 12,
) -> Scene:
    """The table as one seat (None: the public) sees it, titled like in a chat."""
    turn = next(iter(game.to_move(state)), None)
    title = f"#{number} {say(game.words, language, 'name')}"
    look = Look(language, seat or 0, players(names, turn, *clocks), title)
    return game.picture(game.observe(state, seat), look)


def xiangqi() -> Iterator[tuple[str, Scene]]:
    game = games.find("xiangqi")()
    yield "start", table(game, game.start(), "en", MIXED, "10:00", "10:00")
    middle = played(game, SCREEN_HORSES)
    yield "middle", table(game, middle, "zh-Hans", CHINESE, "7:42", "8:05")
    black = played(game, MATE, 34)
    yield "black", table(game, black, "zh-Hant", TAIWAN, "4:31", "0:09", seat=1)
    yield "end", table(game, played(game, MATE), "en", MIXED, "2:10", "3:55")


def gomoku() -> Iterator[tuple[str, Scene]]:
    game = games.find("gomoku")()
    yield "start", table(game, game.start(), "zh-Hans", CHINESE, "5:00", "5:00")
    yield "middle", table(game, played(game, FIVE, 14), "en", MIXED, "3:20", "4:02")
    yield "end", table(game, played(game, FIVE), "zh-Hant", TAIWAN, "2:58", "3:41", seat=1)
    renju = games.find("gomoku").of({"rule": "renju"})
    yield "foul", table(renju, played(renju, DOUBLE_THREE), "zh-Hans", CHINESE)


def dealt(plies: int | None) -> Any:
    """The deal of dou dizhu after so many bids and plays."""
    game = games.find("doudizhu").of({"first": 0})
    return played(game, DEAL, plies, game.deal(Luck(SEED.to_bytes(SEED_BYTES, "big"))))


def doudizhu() -> Iterator[tuple[str, Scene]]:
    game = games.find("doudizhu").of({"first": 0})
    yield "bidding", table(game, dealt(1), "en", THREE, "", "0:30", seat=1)
    yield "hand", table(game, dealt(2), "zh-Hans", THREE, "", "0:28", seat=1)
    yield "trick", table(game, dealt(9), "zh-Hant", THREE, "", "", "0:19", seat=2)
    yield "table", table(game, dealt(15), "en", THREE, "", "0:25")
    yield "end", table(game, dealt(None), "zh-Hans", THREE, seat=1)
