"""Other worlds of 四国军棋: pieces nobody has met change places, and so do layouts not chosen."""

from __future__ import annotations

from engines.games import AnyGame
from engines.games.siguo import Siguo
from engines.games.siguo.rules import partner
from engines.junqi import zone
from engines.junqi.army import HOME
from engines.luck import Luck
from tests.games.junqi_worlds import other_world
from tests.selfplay import Record


def swap(
    game: AnyGame, deal: str, record: Record, seat: int | None, luck: Luck
) -> tuple[str, Record]:
    assert isinstance(game, Siguo)
    known: set[int | None] = {seat}
    if seat is not None and game.partner_visible:
        known.add(partner(seat))
    return other_world(game, deal, record, seat, known, _unmet, luck)


def _unmet(mover: int, met: set[int]) -> list[int]:
    return [n for n, post in enumerate(HOME) if mover * zone.POSTS + post not in met]
