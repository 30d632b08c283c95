"""Fan that only ask which tiles a hand holds, however they are joined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engines.games.mahjong_mcr.fans import Fan
from engines.games.mahjong_mcr.shapes import ALL_HONOURS, ORPHANS
from engines.games.mahjong_mcr.tiles import DRAGONS, KINDS, WINDS, number, read, suit

NUMBERS = frozenset(range(WINDS.start))


def _ranks(ranks: Iterable[int]) -> frozenset[int]:
    return frozenset(t for t in NUMBERS if number(t) in ranks)


# 绿一色 and so on: all tiles of the hand are among these.
AMONG = {
    Fan.ALL_GREEN: frozenset(read("23468sF")),
    Fan.ALL_HONOURS: ALL_HONOURS,
    Fan.ALL_TERMINALS: ORPHANS - ALL_HONOURS,
    Fan.ALL_TERMINALS_AND_HONOURS: ORPHANS,
    Fan.UPPER_TILES: _ranks((7, 8, 9)),
    Fan.MIDDLE_TILES: _ranks((4, 5, 6)),
    Fan.LOWER_TILES: _ranks((1, 2, 3)),
    Fan.UPPER_FOUR: _ranks((6, 7, 8, 9)),
    Fan.LOWER_FOUR: _ranks((1, 2, 3, 4)),
    Fan.REVERSIBLE_TILES: frozenset(read("1234589p245689sP")),
    Fan.ALL_SIMPLES: frozenset(range(KINDS)) - ORPHANS,
    Fan.NO_HONOURS: NUMBERS,
}


def of_tiles(count: Sequence[int], kongs: Iterable[int] = ()) -> Counter[Fan]:
    """By how many of each kind the hand holds; a kong is no 四归一."""
    held = frozenset(t for t in range(KINDS) if count[t])
    found = Counter(fan for fan, tiles in AMONG.items() if held <= tiles)
    suits = {suit(t) for t in held & NUMBERS}
    if len(suits) == 1:
        found[Fan.HALF_FLUSH if held - NUMBERS else Fan.FULL_FLUSH] = 1
    if len(suits) == 2:
        found[Fan.ONE_VOIDED_SUIT] = 1
    if len(suits) == 3 and not held.isdisjoint(WINDS) and not held.isdisjoint(DRAGONS):
        found[Fan.ALL_TYPES] = 1
    hogs = sum(count[t] == 4 for t in held.difference(kongs))
    if hogs:
        found[Fan.TILE_HOG] = hogs
    return found
