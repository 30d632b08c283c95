"""Fan of a hand read as sets and a pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engines.games.mahjong_mcr.fans import Fan
from engines.games.mahjong_mcr.joins import chows, pungs, terminal_chows
from engines.games.mahjong_mcr.shapes import ORPHANS, Set, Split
from engines.games.mahjong_mcr.tiles import DRAGONS, WINDS, Meld, is_honour, number


@dataclass(frozen=True, slots=True)
class Read:
    """A whole hand in one reading: its melds, and its concealed tiles split."""

    melds: Sequence[Meld]
    split: Split
    seat: int
    prevailing: int

    @property
    def sets(self) -> tuple[Set, ...]:
        melded = (Set(meld.kind != "c", meld.tile) for meld in self.melds)
        return (*melded, *self.split.sets)


def of_sets(read: Read) -> Counter[Fan]:
    """All but what hangs on how the hand was won: concealed pungs and waits."""
    sets, pair = read.sets, read.split.pair
    pung_tiles = [s.tile for s in sets if s.pung]
    chow_tiles = sorted(s.tile for s in sets if not s.pung)
    found: Counter[Fan] = Counter()
    found += _joined(chow_tiles, pung_tiles, pair)
    found += _honours(pung_tiles, pair, read)
    found += _everywhere(sets, pair, bool(read.split.knitted))
    if read.split.knitted:
        found[Fan.KNITTED_STRAIGHT] = 1
    if not pung_tiles and not is_honour(pair):
        found[Fan.ALL_CHOWS] = 1
    if len(pung_tiles) == 4:
        found[Fan.ALL_PUNGS] = 1
        if all(t < WINDS.start and number(t) % 2 == 0 for t in (*pung_tiles, pair)):
            found[Fan.ALL_EVEN] = 1
    return found


def _joined(chow_tiles: list[int], pung_tiles: list[int], pair: int) -> Counter[Fan]:
    if len(chow_tiles) == 4 and (fan := terminal_chows(tuple(chow_tiles), pair)):
        return Counter([fan])
    numbers = tuple(sorted(t for t in pung_tiles if not is_honour(t)))
    return chows(tuple(chow_tiles)) + pungs(numbers)


def _honours(pung_tiles: list[int], pair: int, read: Read) -> Counter[Fan]:
    """Winds, dragons, and 幺九刻 of the pungs that none of these has used."""
    winds = [t for t in pung_tiles if t in WINDS]
    dragons = [t for t in pung_tiles if t in DRAGONS]
    found = Counter([*_wind_fans(winds, pair), *_dragon_fans(dragons, pair)])
    own = {WINDS[read.seat]: Fan.SEAT_WIND}
    used = set(dragons) | (set(winds) if len(winds) >= 3 else set())
    for tile, fan in (*own.items(), (WINDS[read.prevailing], Fan.PREVALENT_WIND)):
        if tile in winds:
            found[fan] = 1
            used.add(tile)
    if left := [t for t in pung_tiles if t in ORPHANS and t not in used]:
        found[Fan.PUNG_OF_TERMINALS_OR_HONOURS] = len(left)
    return found


def _wind_fans(winds: list[int], pair: int) -> list[Fan]:
    if len(winds) == 4:
        return [Fan.BIG_FOUR_WINDS]
    if len(winds) == 3:
        return [Fan.LITTLE_FOUR_WINDS if pair in WINDS else Fan.BIG_THREE_WINDS]
    return []


def _dragon_fans(dragons: list[int], pair: int) -> list[Fan]:
    if len(dragons) == 3:
        return [Fan.BIG_THREE_DRAGONS]
    if len(dragons) == 2:
        return [Fan.LITTLE_THREE_DRAGONS if pair in DRAGONS else Fan.TWO_DRAGON_PUNGS]
    return [Fan.DRAGON_PUNG] * len(dragons)


def _everywhere(sets: Sequence[Set], pair: int, knitted: bool) -> Counter[Fan]:
    """全带幺, 全带五: every set and the pair has one."""
    if knitted:
        return Counter()
    if pair in ORPHANS and all(_has_orphan(s) for s in sets):
        return Counter([Fan.OUTSIDE_HAND])
    if number(pair) == 5 and all(_has_five(s) for s in sets):
        return Counter([Fan.ALL_FIVE])
    return Counter()


def _has_orphan(one: Set) -> bool:
    return one.tile in ORPHANS or (not one.pung and one.tile % 9 == 6)


def _has_five(one: Set) -> bool:
    if is_honour(one.tile):
        return False
    return number(one.tile) == 5 if one.pung else number(one.tile) in (3, 4, 5)
