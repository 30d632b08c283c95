"""牌型: what a set of cards is, and what beats what.

Cards are a string of ranks, low to high (`ORDER`): suits never matter here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache

ORDER = "3456789TJQKA2BR"
SEQUENCE = "3456789TJQKA"
JOKERS = "BR"
HEIGHT = {rank: height for height, rank in enumerate(ORDER)}
LOOSE = "loose"
STANDARD = "standard"


class Kind(StrEnum):
    SOLO = "solo"
    PAIR = "pair"
    TRIO = "trio"
    TRIO_SOLO = "trio_solo"
    TRIO_PAIR = "trio_pair"
    SOLO_CHAIN = "solo_chain"
    PAIR_CHAIN = "pair_chain"
    TRIO_CHAIN = "trio_chain"
    TRIO_SOLO_CHAIN = "trio_solo_chain"
    TRIO_PAIR_CHAIN = "trio_pair_chain"
    FOUR_TWO_SOLO = "four_two_solo"
    FOUR_TWO_PAIR = "four_two_pair"
    BOMB = "bomb"
    ROCKET = "rocket"


SAME = {1: Kind.SOLO, 2: Kind.PAIR, 3: Kind.TRIO, 4: Kind.BOMB}
CHAINS = {1: (Kind.SOLO_CHAIN, 5), 2: (Kind.PAIR_CHAIN, 3), 3: (Kind.TRIO_CHAIN, 2)}
WINGED = {1: (Kind.TRIO_SOLO, Kind.TRIO_SOLO_CHAIN), 2: (Kind.TRIO_PAIR, Kind.TRIO_PAIR_CHAIN)}
FOURS = {1: Kind.FOUR_TWO_SOLO, 2: Kind.FOUR_TWO_PAIR}
DOUBLING = frozenset({Kind.BOMB, Kind.ROCKET})


@dataclass(frozen=True, slots=True)
class Group:
    """A set of cards read as one kind: `key` is the rank it is compared by, `length` its run."""

    kind: Kind
    key: str
    length: int = 1

    def beats(self, other: Group) -> bool:
        """Rocket over all, bomb over all but higher bombs, else the same shape and higher."""
        if self.kind is other.kind and self.length == other.length:
            return self.key != "" and HEIGHT[self.key] > HEIGHT[other.key]
        if other.kind is Kind.ROCKET:
            return False
        return self.kind is Kind.ROCKET or (self.kind is Kind.BOMB)

    @property
    def shape(self) -> tuple[Kind, int]:
        return self.kind, self.length

    @property
    def core(self) -> str:
        """The ranks that are compared, without what they carry."""
        return ORDER[HEIGHT[self.key] :][: self.length] if self.key else JOKERS


def arranged(ranks: Iterable[str]) -> str:
    """Low to high: how a set of cards is written."""
    return "".join(sorted(ranks, key=HEIGHT.__getitem__))


@lru_cache(maxsize=1 << 15)
def readings(cards: str, wings: str = STANDARD) -> tuple[Group, ...]:
    """Every way to read these cards, the best first; empty when they are nothing.

    Under `standard` wings there is never more than one.
    """
    if sorted(cards) == [*JOKERS]:
        return (Group(Kind.ROCKET, ""),)
    counts = Counter(cards)
    return (*_alike(counts), *_planes(counts, wings), *_fours(counts, wings))


def classify(cards: str, wings: str = STANDARD) -> Group | None:
    """What these cards are when led."""
    return next(iter(readings(cards, wings)), None)


def answer(cards: str, last: Group | None, wings: str = STANDARD) -> Group | None:
    """What these cards are when played on `last` (None: led); None when they may not be."""
    for group in readings(cards, wings):
        if last is None or group.beats(last):
            return group
    return None


def _alike(counts: Mapping[str, int]) -> Iterator[Group]:
    """单 对 三张 炸弹 and 单顺 双顺 三顺: every rank as often as every other."""
    times = set(counts.values())
    if len(times) != 1:
        return
    (n,) = times
    ranks = arranged(counts)
    if len(ranks) == 1 and n in SAME:
        yield Group(SAME[n], ranks)
    kind, least = CHAINS.get(n, (Kind.SOLO, 99))
    if len(ranks) >= least and ranks in SEQUENCE:
        yield Group(kind, ranks[0], len(ranks))


def _planes(counts: Mapping[str, int], wings: str) -> Iterator[Group]:
    """三带一 三带二 飞机: a run of trios that carries as many cards, or pairs; highest first.

    A rank of the run is never a wing, so every trio of the run is exactly three cards.
    """
    trios = arranged([rank for rank, n in counts.items() if n == 3])
    for each in WINGED if trios else ():
        length, rest = divmod(sum(counts.values()), 3 + each)
        for run in () if rest else reversed(runs(length)):
            if run not in trios:
                continue
            carried = {rank: n for rank, n in counts.items() if rank not in run}
            if fits(carried, each, run, wings):
                yield Group(WINGED[each][length > 1], run[0], length)


def _fours(counts: Mapping[str, int], wings: str) -> Iterator[Group]:
    """四带二: four of a rank with two cards, or with two pairs of different ranks."""
    each, rest = divmod(sum(counts.values()) - 4, 2)
    if rest or each not in FOURS:
        return
    for rank in (rank for rank, n in counts.items() if n == 4):
        carried = {other: n for other, n in counts.items() if other != rank}
        if fits(carried, each, rank, wings):
            yield Group(FOURS[each], rank)


@cache
def runs(length: int) -> tuple[str, ...]:
    """All runs of so many ranks, lowest first; a single rank may be the 2 as well."""
    ranks = ORDER[:-2] if length == 1 else SEQUENCE
    return tuple(ranks[i : i + length] for i in range(len(ranks) - length + 1) if length)


def fits(carried: Mapping[str, int], each: int, run: str, wings: str) -> bool:
    """Whether a run may carry these: as pairs, or as single cards within the limits."""
    if each == 2:
        return all(n == 2 for n in carried.values())
    return wings == LOOSE or (
        not set(JOKERS) <= carried.keys()
        and all(n <= most_carried(rank, run) for rank, n in carried.items())
    )


def most_carried(rank: str, run: str) -> int:
    """How many single cards of a rank `standard` lets a run carry: no bomb, no longer run."""
    longer = rank + run in SEQUENCE or run + rank in SEQUENCE
    return 2 if longer else 3
