"""How tiles make a winning hand: sets and a pair, pairs, orphans, knitted tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from engines.games.mahjong_mcr.tiles import DRAGONS, EACH, KINDS, WINDS, Tiles

ORPHANS = frozenset(n + 9 * suit for suit in range(3) for n in (0, 8)) | {*WINDS, *DRAGONS}
ALL_HONOURS = frozenset((*WINDS, *DRAGONS))
# 组合龙: 147 of one suit, 258 of another, 369 of the third.
KNITTED = tuple(
    frozenset(9 * suit + start + 3 * step for start, suit in enumerate(order) for step in range(3))
    for order in permutations(range(3))
)


class Set(NamedTuple):
    """A chow or a pung by its lowest tile; a pung may be a kong."""

    pung: bool
    tile: int


@dataclass(frozen=True, slots=True)
class Split:
    """One way to read concealed tiles: `sets` and the `pair`, beside `knitted` tiles."""

    sets: tuple[Set, ...]
    pair: int
    knitted: frozenset[int] = frozenset()


Ways = tuple[tuple[Set, ...], ...]


@lru_cache(1 << 16)
def _suit_sets(count: Tiles) -> Ways:
    """All ways to cut the tiles of one suit (by count of 1 … 9) into sets."""
    low = next((n for n, c in enumerate(count) if c), None)
    if low is None:
        return ((),)
    ways: list[tuple[Set, ...]] = []
    if low < 7 and count[low + 1] and count[low + 2]:
        chow = (low, low + 1, low + 2)
        ways += ((Set(False, low), *rest) for rest in _suit_sets(_less(count, chow)))
    if count[low] >= 3:
        ways += ((Set(True, low), *rest) for rest in _suit_sets(_less(count, (low,) * 3)))
    return tuple(ways)


def _less(count: Tiles, taken: Tiles) -> Tiles:
    left = list(count)
    for n in taken:
        left[n] -= 1
    return tuple(left)


@lru_cache(1 << 16)
def _honour_sets(count: Tiles) -> Ways:
    if any(c not in (0, 3) for c in count):
        return ()
    return (tuple(Set(True, n) for n, c in enumerate(count) if c),)


def _cut(count: Sequence[int], part: int) -> Ways:
    """All ways of the part (0, 1, 2: a suit, 3: honours), with its tiles as numbers."""
    tiles = tuple(count[9 * part : 9 * part + 9])
    found = _honour_sets(tiles) if part == 3 else _suit_sets(tiles)
    base = 9 * part
    return tuple(tuple(Set(p, t + base) for p, t in way) for way in found) if base else found


def splits(count: Sequence[int]) -> Iterator[Split]:
    """Every way into sets and one pair."""
    sizes = [sum(count[9 * part : 9 * part + 9]) % 3 for part in range(4)]
    if sorted(sizes) != [0, 0, 0, 2]:
        return
    home = sizes.index(2)
    others = [_cut(count, part) for part in range(4) if part != home]
    if not all(others):
        return
    for pair in range(9 * home, min(9 * home + 9, KINDS)):
        if count[pair] >= 2:
            left = [c - 2 if t == pair else c for t, c in enumerate(count)]
            for own in _cut(left, home):
                yield from (
                    Split((*own, *a, *b, *c), pair)
                    for a in others[0]
                    for b in others[1]
                    for c in others[2]
                )


def knitted_splits(count: Sequence[int]) -> Iterator[Split]:
    """组合龙 with one set and a pair; with four sets' worth of tiles or with the set melded."""
    for knitted in KNITTED:
        if all(count[tile] for tile in knitted):
            left = [c - 1 if t in knitted else c for t, c in enumerate(count)]
            yield from (Split(s.sets, s.pair, knitted) for s in splits(left))


def is_seven_pairs(count: Sequence[int]) -> bool:
    """Four alike are two pairs."""
    return sum(count) == 14 and all(c % 2 == 0 for c in count)


def is_thirteen_orphans(count: Sequence[int]) -> bool:
    return sum(count) == 14 and all(bool(c) == (t in ORPHANS) for t, c in enumerate(count))


def loose_honours(count: Sequence[int]) -> int:
    """全不靠: how many honours it holds (7 are 七星不靠); 0 when it is none."""
    if sum(count) != 14 or max(count) > 1:
        return 0
    numbers = {t for t in range(WINDS.start) if count[t]}
    honours = 14 - len(numbers)
    return honours if any(numbers <= knitted for knitted in KNITTED) else 0


@lru_cache(1 << 16)
def _fits(count: Tiles) -> tuple[bool, bool]:
    """Whether the tiles of one suit, or the seven honours, are sets; or sets and a pair."""
    cut = _honour_sets if len(count) < 9 else _suit_sets
    paired = (_less(count, (n, n)) for n, c in enumerate(count) if c >= 2)
    return bool(cut(count)), any(cut(left) for left in paired)


def _is_regular(count: Sequence[int]) -> bool:
    """Sets and one pair."""
    pairs = 0
    for part in range(0, KINDS, 9):
        sets, paired = _fits(tuple(count[part : part + 9]))
        if not sets and not paired:
            return False
        pairs += not sets
    return pairs == 1


def is_complete(count: Sequence[int]) -> bool:
    """Whether concealed tiles (2, 5, 8, 11 or 14 of them) finish a hand in any shape."""
    if _is_regular(count):
        return True
    held = sum(count)
    if held == 14 and (
        is_seven_pairs(count) or is_thirteen_orphans(count) or loose_honours(count) > 0
    ):
        return True
    return held >= 11 and next(knitted_splits(count), None) is not None


def waits(concealed: Sequence[int], held: Sequence[int] | None = None) -> Iterator[int]:
    """The tiles that finish a hand from its counts; none of which `held` says there are four."""
    count = list(concealed)
    for tile in range(KINDS):
        if held is None or held[tile] < EACH:
            count[tile] += 1
            if is_complete(count):
                yield tile
            count[tile] -= 1
