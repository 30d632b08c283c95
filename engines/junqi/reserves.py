"""The pieces of 军棋 that can still move: who has none has lost, so the last ones are dear."""

from __future__ import annotations

from engines.junqi import guess
from engines.junqi.army import FLAG, MINE
from engines.junqi.guess import Strange
from engines.junqi.umpire import Board
from engines.junqi.ways import Ways

LAST = 500.0  # what losing the last piece that can move is worth, and of n a part: 1 / n³
BOLD = 60  # plies without a loss after which nothing is spared


def movers(ways: Ways, board: Board, seat: int) -> int:
    """How many pieces of a seat can move at all."""
    own = ((post, man.kind) for post, man in enumerate(board) if man and man.seat == seat)
    return sum(kind not in (MINE, FLAG) and post not in ways.headquarters for post, kind in own)


def spared(mine: str, strange: Strange, stuck: bool, count: int, quiet: int) -> float:
    """What an attack may cost one who has `count` pieces that can move, when for `quiet` plies
    nothing was lost; `stuck` where my piece would end in headquarters."""
    share = guess.lost(mine, strange, stuck)
    return max(0.0, 1 - quiet / BOLD) * LAST / count**3 * share
