"""What the umpire of 军棋 sees to on either board: who may go where, and who has been lost."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from engines.junqi.army import ENGINEER, FLAG, MARSHAL, MINE, Fight
from engines.junqi.moves import Man, March
from engines.junqi.ways import Ways

Board = Sequence[Man | None]


def acting(ended: object, ready: Sequence[bool], turn: int) -> frozenset[int]:
    """Everybody who still sets up, then one at a time."""
    if ended:
        return frozenset()
    return frozenset(seat for seat, done in enumerate(ready) if not done) or frozenset({turn})


def occupied(board: Board, friends: Collection[int]) -> dict[int, bool]:
    """The posts that are taken, and whether by an enemy of these seats."""
    return {post: man.seat not in friends for post, man in enumerate(board) if man}


def reach(ways: Ways, board: Board, post: int, taken: Mapping[int, bool]) -> frozenset[int]:
    """Where the piece on a post may go; mines, flags and who is in headquarters go nowhere."""
    man = board[post]
    if man is None or man.kind in (MINE, FLAG) or post in ways.headquarters:
        return frozenset()
    return ways.reach(taken, post, man.kind == ENGINEER)


def marches(ways: Ways, board: Board, seat: int, taken: Mapping[int, bool]) -> Iterator[March]:
    """Every march of a seat, by start and end."""
    for post, man in enumerate(board):
        if man and man.seat == seat:
            for end in sorted(reach(ways, board, post, taken)):
                yield March(post, end)


def lost(known: Sequence[str], man: Man, foe: Man | None, won: Fight | None) -> tuple[str, ...]:
    """The kinds that each seat has lost, after a fight."""
    gone = list(known)
    if foe is not None and won is not None:
        if won in (Fight.BOTH, Fight.DEFENDER, Fight.FLAG_BOTH):
            gone[man.seat] += man.kind
        if won is not Fight.DEFENDER:
            gone[foe.seat] += foe.kind
    return tuple(gone)


def flag_shown(lost: str) -> bool:
    """司令死亮军旗: whether an army with these losses must show its flag."""
    return MARSHAL in lost


def count(board: Board, seat: int) -> int:
    return sum(man is not None and man.seat == seat for man in board)
