"""stub"""

from engines.games.doudizhu.plays import plays
from engines.games.doudizhu.rules import PASS, Bid, Move, Play
from engines.games.doudizhu.view import View
from engines.luck import Luck


def advise(view: View, luck: Luck, level: int, wings: str) -> Move:
    if view.bidding:
        return Bid(0)
    return luck.choice(
        [*map(Play, plays(view.ranks, view.last, wings)), *([PASS] if view.last else [])]
    )
