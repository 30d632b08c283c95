"""算番: what a winning hand is worth, read in the way that is worth most.

Of the five principles 不重复 is `CONTAINS`, 不拆移, 不得相同 and 套算一次 are in `joins`, and
就高不就低 is the `max` here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice

from engines.games.mahjong_mcr import shapes
from engines.games.mahjong_mcr.fans import CONTAINS, POINTS, Fan
from engines.games.mahjong_mcr.joins import worth
from engines.games.mahjong_mcr.setwise import Read, of_sets
from engines.games.mahjong_mcr.shapes import Split
from engines.games.mahjong_mcr.tiles import EACH, Meld, Tiles, counts, number, suit
from engines.games.mahjong_mcr.tilewise import of_tiles

LEAST = 8  # fan a win needs, flowers apart
# Hands that can only be concealed: won by oneself they have 自摸, not 不求人.
_SELF_DRAWN_ONLY = {
    Fan.NINE_GATES,
    Fan.FOUR_CONCEALED_PUNGS,
    Fan.SEVEN_SHIFTED_PAIRS,
    Fan.SEVEN_PAIRS,
    Fan.THIRTEEN_ORPHANS,
    Fan.GREATER_HONOURS_AND_KNITTED_TILES,
    Fan.LESSER_HONOURS_AND_KNITTED_TILES,
}


@dataclass(frozen=True, slots=True)
class House:
    """House rules that change what a hand is worth (see RULES.md)."""

    ming_an_gang: bool = True
    wait_in_knitted: bool = False
    wait_ignores_own_four: bool = True


@dataclass(frozen=True)
class Hand:
    """A hand and the `tile` that may win it.  `concealed` is without that tile; `seat` and
    `prevailing` are winds, 0 for east; `kong` is a replacement tile, or a kong robbed."""

    melds: tuple[Meld, ...]
    concealed: Tiles
    tile: int
    self_draw: bool = False
    last_of_kind: bool = False
    kong: bool = False
    wall_last: bool = False
    flowers: int = 0
    seat: int = 0
    prevailing: int = 0

    @cached_property
    def counts(self) -> list[int]:
        """Concealed tiles with the winning one, by kind."""
        return counts((*self.concealed, self.tile))

    @cached_property
    def all_counts(self) -> list[int]:
        melded = (tile for meld in self.melds for tile in meld.tiles)
        return counts((*self.concealed, self.tile, *melded))

    @cached_property
    def closed(self) -> bool:
        """Nothing claimed; a concealed kong leaves it so."""
        return not any(meld.is_open for meld in self.melds)

    @property
    def robs(self) -> bool:
        """抢杠: all four are the robbed kong's, so that this hand has no other."""
        return self.kong and not self.self_draw and self.all_counts[self.tile] == 1

    @property
    def is_last(self) -> bool:
        """和绝张: the other three lie open, be it in one's own sets; none of them is hidden."""
        own = sum(meld.tiles.count(self.tile) for meld in self.melds if meld.is_open)
        return own == EACH - 1 or (self.last_of_kind and self.tile not in self.concealed)

    @property
    def right_size(self) -> bool:
        return len(self.concealed) + 3 * len(self.melds) == 13

    @property
    def five_alike(self) -> bool:
        return max(self.all_counts) > EACH


@dataclass(frozen=True, slots=True)
class Score:
    """The fan of a win, the dearest first, each with how often it counts."""

    fans: tuple[tuple[Fan, int], ...]
    flowers: int

    @property
    def without_flowers(self) -> int:
        return sum(POINTS[fan] * times for fan, times in self.fans if fan is not Fan.FLOWER_TILES)

    @property
    def total(self) -> int:
        return self.without_flowers + self.flowers

    @property
    def may_win(self) -> bool:
        return self.without_flowers >= LEAST


def score(hand: Hand, house: House = House()) -> Score | None:
    """The best reading; None for tiles that are no winning hand.

    Whether a hand that is one may win is `Score.may_win`.
    """
    if not hand.right_size or hand.five_alike:
        return None
    tiles = of_tiles(hand.all_counts, [meld.tile for meld in hand.melds if meld.is_kong])
    readings = [_without_contained(found) for found in _readings(hand, tiles, house)]
    if not readings:
        return None
    best = max(readings, key=worth) or Counter([Fan.CHICKEN_HAND])
    if hand.flowers:
        best[Fan.FLOWER_TILES] = hand.flowers
    in_order = sorted(best.items(), key=lambda item: -POINTS[item[0]])
    return Score(tuple(in_order), hand.flowers)


def _without_contained(found: Counter[Fan]) -> Counter[Fan]:
    contained = {fan for one in found for fan in CONTAINS.get(one, ())}
    return Counter({fan: n for fan, n in found.items() if n > 0 and fan not in contained})


# ---------------------------------------------------------------------- readings
def _readings(hand: Hand, tiles: Counter[Fan], house: House) -> Iterator[Counter[Fan]]:
    """Every way to read the hand, with all its fan, those contained in others too."""
    for fans in _special(hand):
        yield tiles + Counter(fans) + _how_won(hand, fans)
    splits = [*shapes.splits(hand.counts), *shapes.knitted_splits(hand.counts)]
    if splits:
        single = cache(lambda: _single_wait(hand, house))
        kongs = _kongs(hand, house)
        gates = _nine_gates(hand)
        for split in splits:
            read = Read(hand.melds, split, hand.seat, hand.prevailing)
            found = tiles + of_sets(read) + kongs + gates
            if gates:
                found[Fan.PUNG_OF_TERMINALS_OR_HONOURS] -= 1
            for extra in _completed(hand, split, single, house):
                yield found + extra + _how_won(hand, [*extra, *gates])


def _special(hand: Hand) -> Iterator[list[Fan]]:
    """Hands that are no sets and a pair."""
    count = hand.counts
    if shapes.is_seven_pairs(count):
        held = [t for t in range(len(count)) if count[t]]
        run = len(held) == 7 and suit(held[0]) == suit(held[6]) < 3 and held[6] - held[0] == 6
        yield [Fan.SEVEN_SHIFTED_PAIRS if run else Fan.SEVEN_PAIRS]
    if shapes.is_thirteen_orphans(count):
        yield [Fan.THIRTEEN_ORPHANS]
    if honours := shapes.loose_honours(count):
        if honours == 7:
            yield [Fan.GREATER_HONOURS_AND_KNITTED_TILES]
        else:
            straight = [Fan.KNITTED_STRAIGHT] if honours == 5 else []
            yield [Fan.LESSER_HONOURS_AND_KNITTED_TILES, *straight]


def _nine_gates(hand: Hand) -> Counter[Fan]:
    """1112345678999 of one suit before the last tile."""
    ranks = sorted(map(number, hand.concealed))
    pure = len({suit(t) for t in (*hand.concealed, hand.tile)}) == 1
    gates = pure and ranks == [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9]
    return Counter([Fan.NINE_GATES]) if gates else Counter()


def _kongs(hand: Hand, house: House) -> Counter[Fan]:
    melded = sum(meld.kind == "k" for meld in hand.melds)
    concealed = sum(meld.kind == "a" for meld in hand.melds)
    match melded + concealed, concealed:
        case 4, _:
            return Counter([Fan.FOUR_KONGS])
        case 3, _:
            return Counter([Fan.THREE_KONGS])
        case 2, 2:
            return Counter([Fan.TWO_CONCEALED_KONGS])
        case 2, 1 if house.ming_an_gang:
            return Counter([Fan.MELDED_AND_CONCEALED_KONG])
        case 2, 0:
            return Counter([Fan.TWO_MELDED_KONGS])
    return Counter([Fan.MELDED_KONG] * melded + [Fan.CONCEALED_KONG] * concealed)


# ---------------------------------------------------------------------- how it was won
def _how_won(hand: Hand, fans: list[Fan] | Counter[Fan]) -> Counter[Fan]:
    found: Counter[Fan] = Counter()
    if hand.self_draw:
        hidden = hand.closed and not any(fan in _SELF_DRAWN_ONLY for fan in fans)
        found[Fan.FULLY_CONCEALED_HAND if hidden else Fan.SELF_DRAWN] = 1
        if hand.wall_last:
            found[Fan.LAST_TILE_DRAW] = 1
        if hand.kong and any(meld.is_kong for meld in hand.melds):
            found[Fan.OUT_WITH_REPLACEMENT_TILE] = 1
    else:
        if hand.closed:
            found[Fan.CONCEALED_HAND] = 1
        if hand.wall_last:
            found[Fan.LAST_TILE_CLAIM] = 1
        if hand.robs:
            found[Fan.ROBBING_THE_KONG] = 1
        if sum(meld.is_open for meld in hand.melds) == 4:
            found[Fan.MELDED_HAND] = 1
    if hand.is_last:
        found[Fan.LAST_OF_ITS_KIND] = 1
    return found


def _single_wait(hand: Hand, house: House) -> bool:
    """Whether only this tile could finish the hand."""
    held = list(hand.all_counts)
    held[hand.tile] -= 1
    count = list(hand.counts)
    count[hand.tile] -= 1
    found = shapes.waits(count, held if house.wait_ignores_own_four else None)
    return len(list(islice(found, 2))) == 1


def _completed(
    hand: Hand, split: Split, single: Callable[[], bool], house: House
) -> Iterator[Counter[Fan]]:
    """For each place of the last tile: its wait, and the concealed pungs.

    A pung that another's tile completed is not concealed.
    """
    concealed = sum(s.pung for s in split.sets) + sum(m.kind == "a" for m in hand.melds)
    counts_wait = house.wait_in_knitted or hand.tile not in split.knitted
    for wait, pung in _places(hand.tile, split):
        left = concealed - int(pung and not hand.self_draw)
        found = Counter(_CONCEALED_PUNGS[left : left + 1] if left > 1 else ())
        if wait and counts_wait and single():
            found[wait] = 1
        yield found


_CONCEALED_PUNGS = (
    Fan.TWO_CONCEALED_PUNGS,
    Fan.TWO_CONCEALED_PUNGS,
    Fan.TWO_CONCEALED_PUNGS,
    Fan.THREE_CONCEALED_PUNGS,
    Fan.FOUR_CONCEALED_PUNGS,
)


def _places(tile: int, split: Split) -> Iterator[tuple[Fan | None, bool]]:
    """What the tile may have completed: the wait that was, and whether it was a pung."""
    chows = [_chow_wait(tile, s.tile) for s in split.sets if not s.pung and 0 <= tile - s.tile < 3]
    yield from ((wait, False) for wait in sorted(chows, key=_WAITS.index))
    if any(s.pung and tile == s.tile for s in split.sets):
        yield None, True
    if tile == split.pair:
        yield Fan.SINGLE_WAIT, False
    if tile in split.knitted:
        yield None, False


_WAITS = (Fan.EDGE_WAIT, Fan.CLOSED_WAIT, None)


def _chow_wait(tile: int, low: int) -> Fan | None:
    if tile == low + 1:
        return Fan.CLOSED_WAIT
    edge = low + 2 if low % 9 == 0 else low if low % 9 == 6 else None
    return Fan.EDGE_WAIT if tile == edge else None
