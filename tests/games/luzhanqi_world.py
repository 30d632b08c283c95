"""Other worlds of 军棋: pieces nobody has met change places, and so do layouts not chosen."""

from __future__ import annotations

from engines.games import AnyGame
from engines.games.luzhanqi.board import turned
from engines.junqi.army import HOME
from engines.luck import Luck
from tests.games.junqi_worlds import other_world
from tests.selfplay import Record


def swap(
    game: AnyGame, deal: str, record: Record, seat: int | None, luck: Luck
) -> tuple[str, Record]:
    return other_world(game, deal, record, seat, {seat}, _unmet, luck)


def _unmet(mover: int, met: set[int]) -> list[int]:
    return [n for n, post in enumerate(HOME) if (turned(post) if mover else post) not in met]
