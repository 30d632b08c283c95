"""Tables of chess as people meet them: start, middle, a promotion, a mate."""

from __future__ import annotations

from collections.abc import Iterator

from engines import games
from render.scene import Scene
from tests.pictures.boards import CHINESE, MIXED, TAIWAN, played, table

# A knight's sacrifice for an attack on an uncastled king; the last move gives check.
MIDDLE = "e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+"
MATE = f"{MIDDLE} Ke7 Nd5#"
PROMOTING = "4k3/8/8/8/8/2P5/p4R2/4K3 b - - 0 40"


def chess() -> Iterator[tuple[str, Scene]]:
    game = games.find("chess")()
    yield "start", table(game, game.start(), "zh-Hans", CHINESE, "10:00", "10:00")
    yield "middle", table(game, played(game, MIDDLE), "en", MIXED, "7:42", "8:05")
    promoting = game.start(game.place(PROMOTING))
    yield "black", table(game, promoting, "zh-Hant", TAIWAN, "4:31", "0:09", seat=1)
    yield "end", table(game, played(game, MATE), "zh-Hans", CHINESE, "2:10", "3:55")
