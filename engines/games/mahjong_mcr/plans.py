"""What a hand can become: plans worth enough fan, and how many tiles each still lacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations, product

from engines.games.mahjong_mcr.shapes import KNITTED, ORPHANS
from engines.games.mahjong_mcr.tiles import DRAGONS, KINDS, WINDS, Meld, Tiles

FAR = 99
SETS = 4


@dataclass(frozen=True, slots=True)
class Trio:
    """Three chows that are worth something together, by their lowest tiles."""

    lows: Tiles
    fan: int

    @property
    def tiles(self) -> Tiles:
        return tuple(low + step for low in self.lows for step in range(3))


def _trios() -> Iterator[Trio]:
    for a, b, c in permutations((0, 9, 18)):
        yield Trio((a, b + 3, c + 6), 8)
        for low in range(5):
            yield Trio((a + low, b + low + 1, c + low + 2), 6)
    for low in range(7):
        yield Trio((low, low + 9, low + 18), 8)
    for suit in (0, 9, 18):
        yield Trio((suit, suit + 3, suit + 6), 16)
        for step in (1, 2):
            for low in range(7 - 2 * step):
                yield Trio(tuple(suit + low + step * n for n in range(3)), 16)


TRIOS = tuple(_trios())


# ---------------------------------------------------------------------- sets and a pair
Blocks = frozenset[tuple[int, int, int]]


@lru_cache(1 << 16)
def _suit_blocks(count: Tiles, straight: bool) -> Blocks:
    """Ways to cut tiles: how many sets, how many halves of a set, and whether a pair."""
    low = next((n for n, c in enumerate(count) if c), None)
    if low is None:
        return frozenset({(0, 0, 0)})
    found: set[tuple[int, int, int]] = set()
    for used, sets, halves, pair in _cuts(count, low, straight):
        left = list(count)
        for n in used:
            left[n] -= 1
        for s, h, p in _suit_blocks(tuple(left), straight):
            if p + pair <= 1:
                found.add((s + sets, h + halves, p + pair))
    return _best_of(found)


def _cuts(count: Tiles, low: int, straight: bool) -> Iterator[tuple[Tiles, int, int, int]]:
    yield (low,), 0, 0, 0
    if count[low] >= 3:
        yield (low,) * 3, 1, 0, 0
    if count[low] >= 2:
        yield (low, low), 0, 0, 1
        yield (low, low), 0, 1, 0
    if not straight or low > 7:
        return
    near = count[low + 1] > 0
    far = low < 7 and count[low + 2] > 0
    if near and far:
        yield (low, low + 1, low + 2), 1, 0, 0
    if near:
        yield (low, low + 1), 0, 1, 0
    if far:
        yield (low, low + 2), 0, 1, 0


def _best_of(found: set[tuple[int, int, int]]) -> Blocks:
    """Without those that another one is at least as good as in everything."""
    return frozenset(
        one
        for one in found
        if not any(other != one and all(map(int.__ge__, other, one)) for other in found)
    )


def lacking(count: Sequence[int], sets: int, straight: bool = True) -> int:
    """How many tiles to so many sets and a pair; without `straight` only pungs are sets."""
    parts = [_suit_blocks(tuple(count[9 * p : 9 * p + 9]), straight) for p in range(3)]
    parts.append(_suit_blocks(tuple(count[WINDS.start : KINDS]), False))
    best = FAR
    for cut in product(*parts):
        pairs = sum(p for _, _, p in cut)
        made = min(sum(s for s, _, _ in cut), sets)
        halves = min(sum(h for _, h, _ in cut) + max(0, pairs - 1), sets - made)
        best = min(best, 2 * (sets - made) - halves + 1 - min(pairs, 1))
    # Where there are too few tiles, sets have not even one to begin with.
    return max(best, 3 * sets + 2 - sum(count))


# ---------------------------------------------------------------------- plans
@dataclass(frozen=True, slots=True)
class Plan:
    """What a hand may become: its main fan, how many tiles it lacks, and which of them must
    be very tiles (the others may be several)."""

    fan: int
    lacks: int
    wanted: Tiles = ()


def plans(count: Sequence[int], melds: Sequence[Meld]) -> Iterator[Plan]:
    """Every plan the hand can still follow, from the counts of its concealed tiles."""
    sets = SETS - len(melds)
    yield from _trio_plans(count, melds)
    yield from _suit_plans(count, melds, sets)
    if all(meld.kind != "c" for meld in melds):
        yield Plan(6, lacking(count, sets, straight=False))
    yield _all_types(count, melds)
    if len(melds) < 2:
        for knitted in KNITTED:
            yield _with_rest(count, tuple(knitted), 1 - len(melds), 12)
    if not melds:
        yield from _pairs_and_loose(count)


def _trio_plans(count: Sequence[int], melds: Sequence[Meld]) -> Iterator[Plan]:
    melded = [meld.tile if meld.kind == "c" else -1 for meld in melds]
    for trio in TRIOS:
        left = list(trio.lows)
        free = 1
        for low in melded:
            if low in left:
                left.remove(low)
            else:
                free -= 1
        if free >= 0:
            tiles = tuple(low + step for low in left for step in range(3))
            yield _with_rest(count, tiles, free, trio.fan)


def _with_rest(count: Sequence[int], tiles: Tiles, sets: int, fan: int) -> Plan:
    """These very tiles, and of what else there is so many sets (1 or 0) and a pair."""
    left = list(count)
    wanted = []
    for tile in tiles:
        if left[tile]:
            left[tile] -= 1
        else:
            wanted.append(tile)
    return Plan(fan, len(wanted) + _rest(tuple(left), sets), tuple(wanted))


@lru_cache(1 << 14)
def _rest(count: Tiles, sets: int) -> int:
    return lacking(count, sets)


def _suit_plans(count: Sequence[int], melds: Sequence[Meld], sets: int) -> Iterator[Plan]:
    """混一色 and 清一色."""
    parts = {min(meld.tile // 9, 3) for meld in melds}
    for part in range(3):
        suit = range(9 * part, 9 * part + 9)
        if parts <= {part, 3}:
            half = [c if t in suit or t >= WINDS.start else 0 for t, c in enumerate(count)]
            yield Plan(6, lacking(half, sets))
        if parts <= {part}:
            full = [c if t in suit else 0 for t, c in enumerate(count)]
            yield Plan(24, lacking(full, sets))


_TYPES = (range(9), range(9, 18), range(18, 27), WINDS, DRAGONS)


def _all_types(count: Sequence[int], melds: Sequence[Meld]) -> Plan:
    """五门齐: a set of each of four types and a pair of the fifth."""
    melded = [next(i for i, kinds in enumerate(_TYPES) if m.tile in kinds) for m in melds]
    if len(set(melded)) < len(melded):
        return Plan(6, FAR)
    open_types = [i for i in range(len(_TYPES)) if i not in melded]
    to_set = {i: _to_set(count, _TYPES[i]) for i in open_types}
    whole = sum(to_set.values())
    to_pair = (whole - to_set[i] + _to_pair(count, _TYPES[i]) for i in open_types)
    return Plan(6, min(to_pair))


def _to_set(count: Sequence[int], kinds: range) -> int:
    best = 3 - min(3, max(count[t] for t in kinds))
    if kinds.start < WINDS.start:
        runs = (sum(count[t + s] > 0 for s in range(3)) for t in kinds[:7])
        best = min(best, 3 - max(runs))
    return best


def _to_pair(count: Sequence[int], kinds: range) -> int:
    return 2 - min(2, max(count[t] for t in kinds))


def _pairs_and_loose(count: Sequence[int]) -> Iterator[Plan]:
    """七对, 全不靠, 十三幺."""
    yield Plan(24, 7 - sum(c // 2 for c in count))
    honours = sum(count[t] > 0 for t in range(WINDS.start, KINDS))
    loose = max(sum(count[t] > 0 for t in knitted) for knitted in KNITTED)
    yield Plan(12, 14 - honours - loose)
    kinds = sum(count[t] > 0 for t in ORPHANS)
    yield Plan(88, 14 - kinds - any(count[t] > 1 for t in ORPHANS))
