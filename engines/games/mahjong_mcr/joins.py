"""Sets joined with sets: what chows and pungs of a hand make together.

套算一次: once sets are joined, each set left may join one of them once.  不拆移 and 不得相同
follow: what is joined stays so, and no two sets make the same fan twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from engines.games.mahjong_mcr.fans import POINTS, Fan
from engines.games.mahjong_mcr.tiles import Tiles

Joined = Counter[Fan]
# Which join of two is named where several would be worth the same.
_ORDER = (
    Fan.DOUBLE_PUNG,
    Fan.PURE_DOUBLE_CHOW,
    Fan.MIXED_DOUBLE_CHOW,
    Fan.SHORT_STRAIGHT,
    Fan.TWO_TERMINAL_CHOWS,
)


# ---------------------------------------------------------------------- two sets
def two_chows(one: int, other: int) -> Fan | None:
    """By their lowest tiles."""
    same_suit = one // 9 == other // 9
    apart = abs(one % 9 - other % 9)
    if apart == 0:
        return Fan.PURE_DOUBLE_CHOW if same_suit else Fan.MIXED_DOUBLE_CHOW
    if not same_suit:
        return None
    return {3: Fan.SHORT_STRAIGHT, 6: Fan.TWO_TERMINAL_CHOWS}.get(apart)


def two_pungs(one: int, other: int) -> Fan | None:
    return Fan.DOUBLE_PUNG if one % 9 == other % 9 else None


# ---------------------------------------------------------------------- three and four sets
def _shape(tiles: Tiles) -> tuple[int, list[int], list[int]]:
    """How many suits, the ranks low to high, and the steps between them."""
    ranks = sorted(t % 9 for t in tiles)
    return len({t // 9 for t in tiles}), ranks, [b - a for a, b in pairwise(ranks)]


def three_chows(tiles: Tiles) -> Fan | None:
    suits, ranks, steps = _shape(tiles)
    if suits == 1:
        if ranks == [0, 3, 6]:
            return Fan.PURE_STRAIGHT
        return {
            (0, 0): Fan.PURE_TRIPLE_CHOW,
            (1, 1): Fan.PURE_SHIFTED_CHOWS,
            (2, 2): Fan.PURE_SHIFTED_CHOWS,
        }.get((steps[0], steps[1]))
    if suits == 3:
        if ranks == [0, 3, 6]:
            return Fan.MIXED_STRAIGHT
        return {(0, 0): Fan.MIXED_TRIPLE_CHOW, (1, 1): Fan.MIXED_SHIFTED_CHOWS}.get(
            (steps[0], steps[1])
        )
    return None


def three_pungs(tiles: Tiles) -> Fan | None:
    suits, _, steps = _shape(tiles)
    if suits == 3 and steps == [0, 0]:
        return Fan.TRIPLE_PUNG
    if steps == [1, 1]:
        return {1: Fan.PURE_SHIFTED_PUNGS, 3: Fan.MIXED_SHIFTED_PUNGS}.get(suits)
    return None


def four_chows(tiles: Tiles) -> Fan | None:
    suits, _, steps = _shape(tiles)
    if suits != 1:
        return None
    if steps == [0, 0, 0]:
        return Fan.QUADRUPLE_CHOW
    return Fan.FOUR_SHIFTED_CHOWS if steps in ([1, 1, 1], [2, 2, 2]) else None


def four_pungs(tiles: Tiles) -> Fan | None:
    suits, _, steps = _shape(tiles)
    return Fan.FOUR_PURE_SHIFTED_PUNGS if suits == 1 and steps == [1, 1, 1] else None


def terminal_chows(tiles: Tiles, pair: int) -> Fan | None:
    """双龙会: 123 and 789 twice, and a pair of fives: of one suit, or of all three."""
    low, high, five = (sorted(t // 9 for t in tiles if t % 9 == r) for r in (0, 6, 4))
    if len(low) != 2 or low != high or five or pair % 9 != 4 or pair >= 27:
        return None
    suits = {*low, pair // 9}
    return {1: Fan.PURE_TERMINAL_CHOWS, 3: Fan.THREE_SUITED_TERMINAL_CHOWS}.get(len(suits))


# ---------------------------------------------------------------------- put together
@lru_cache(1 << 14)
def chows(tiles: Tiles) -> Joined:
    """The best that up to four chows, by their lowest tiles, make together."""
    return _best(tiles, four_chows, three_chows, two_chows)


@lru_cache(1 << 14)
def pungs(tiles: Tiles) -> Joined:
    """The best that up to four pungs of numbers make together."""
    return _best(tiles, four_pungs, three_pungs, two_pungs)


def _best(
    tiles: Tiles,
    four: Callable[[Tiles], Fan | None],
    three: Callable[[Tiles], Fan | None],
    two: Callable[[int, int], Fan | None],
) -> Joined:
    if len(tiles) == 4 and (fan := four(tiles)):
        return Counter([fan])
    found = [_pairs(tiles, two)]
    for trio in combinations(range(len(tiles)), 3):
        if fan := three(tuple(tiles[i] for i in trio)):
            left = [i for i in range(len(tiles)) if i not in trio]
            joined = [f for i in trio for j in left if (f := two(tiles[i], tiles[j]))]
            found.append(Counter([fan, *sorted(joined, key=_ORDER.index)[:1]]))
    return max(found, key=worth)


def _pairs(tiles: Sequence[int], two: Callable[[int, int], Fan | None]) -> Joined:
    """Joins of two as long as one of them is new: no joins in a circle."""
    group = list(range(len(tiles)))
    made: Joined = Counter()
    fans = ((two(tiles[i], tiles[j]), i, j) for i, j in combinations(group, 2))
    for place, i, j in sorted((_ORDER.index(fan), i, j) for fan, i, j in fans if fan):
        if group[i] != group[j]:
            made[_ORDER[place]] += 1
            group = [group[i] if g == group[j] else g for g in group]
    return made


def worth(fans: Joined) -> int:
    return sum(POINTS[fan] * n for fan, n in fans.items())
