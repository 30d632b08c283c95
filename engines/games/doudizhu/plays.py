"""Every group a hand can lead, and every group it can answer with, lowest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engines.games.doudizhu.groups import (
    CHAINS,
    FOURS,
    HEIGHT,
    JOKERS,
    LOOSE,
    ORDER,
    SAME,
    SEQUENCE,
    WINGED,
    Group,
    Kind,
    arranged,
    most_carried,
    runs,
)

Shape = tuple[Kind, int]


@dataclass(frozen=True, slots=True)
class Stock:
    """A hand by ranks: how many of each; for 0 … 4 the ranks that are held so many times,
    with blanks between, and the most of them in a row.
    """

    counts: Mapping[str, int]
    enough: tuple[str, ...]
    longest: tuple[int, ...]

    @classmethod
    def of(cls, hand: str) -> Stock:
        counts = Counter(hand)
        held = [(rank, counts[rank]) for rank in ORDER]
        enough = ["".join(r if n >= times else " " for r, n in held) for times in range(5)]
        longest = [max(map(len, ranks.split()), default=0) for ranks in enough]
        return cls(counts, tuple(enough), tuple(longest))

    def runs(self, times: int, length: int, above: int) -> Iterator[str]:
        """The runs, higher than `above`, of ranks that are held so many times."""
        enough = self.enough[times]
        if length == 1:
            return (rank for rank in enough[above + 1 :] if rank != " ")
        if length > self.longest[times]:
            return iter(())
        return (run for run in runs(length)[above + 1 :] if run in enough)


def plays(hand: str, last: Group | None, wings: str) -> Iterator[str]:
    """All cards of the hand that may be played on `last` (None: led), each set once."""
    stock = Stock.of(hand)
    found = _leads(stock, wings) if last is None else _answers(stock, last, wings)
    if wings != LOOSE:
        return found
    return iter(dict.fromkeys(found))  # a loose set may have two readings


def _leads(stock: Stock, wings: str) -> Iterator[str]:
    for shape in _SHAPES:
        yield from _of_shape(stock, shape, -1, wings)


def _answers(stock: Stock, last: Group, wings: str) -> Iterator[str]:
    if last.kind is Kind.ROCKET:
        return
    yield from _of_shape(stock, last.shape, HEIGHT[last.key], wings)
    if last.kind is not Kind.BOMB:
        yield from _of_shape(stock, (Kind.BOMB, 1), -1, wings)
    yield from _of_shape(stock, (Kind.ROCKET, 1), -1, wings)


def _of_shape(stock: Stock, shape: Shape, above: int, wings: str) -> Iterator[str]:
    """The groups of one shape whose key is higher than `above`."""
    kind, length = shape
    if kind is Kind.ROCKET:
        yield from (JOKERS,) if all(stock.counts.get(joker) for joker in JOKERS) else ()
    elif kind in _TIMES:
        yield from _alike(stock, _TIMES[kind], length, above)
    else:
        yield from _carrying(stock, shape, above, wings)


def _alike(stock: Stock, times: int, length: int, above: int) -> Iterator[str]:
    for run in stock.runs(times, length, above):
        yield "".join(rank * times for rank in run)


def _carrying(stock: Stock, shape: Shape, above: int, wings: str) -> Iterator[str]:
    kind, length = shape
    times, each, number = (4, _FOURS[kind], 2) if kind in _FOURS else (3, _WINGS[kind], length)
    for run in stock.runs(times, length, above):
        core = "".join(rank * times for rank in run)
        for carried in _wings(stock, run, each, number, wings):
            yield arranged(core + carried)


def _wings(stock: Stock, run: str, each: int, number: int, wings: str) -> Iterator[str]:
    """All that the run may carry: `number` single cards, or pairs of different ranks."""
    most = {
        rank: _most(n, rank, run, each, wings)
        for rank, n in stock.counts.items()
        if rank not in run
    }
    free = [(rank, most[rank]) for rank in ORDER if most.get(rank)]
    for ranks in _choose(free, number):
        if wings == LOOSE or JOKERS not in ranks:
            yield "".join(rank * each for rank in ranks)


def _most(held: int, rank: str, run: str, each: int, wings: str) -> int:
    if each == 2:
        return int(held >= 2)
    return held if wings == LOOSE else min(held, most_carried(rank, run))


def _choose(free: list[tuple[str, int]], number: int) -> Iterator[str]:
    """Every multiset of `number` ranks, none more often than it is free; low to high."""
    if not number:
        yield ""
    elif free:
        (rank, most), rest = free[0], free[1:]
        for n in range(min(most, number), -1, -1):
            for others in _choose(rest, number - n):
                yield rank * n + others


_TIMES = {kind: times for times, kind in SAME.items()} | {
    kind: times for times, (kind, _) in CHAINS.items()
}
_WINGS = {kind: each for each, kinds in WINGED.items() for kind in kinds}
_FOURS = {kind: each for each, kind in FOURS.items()}
_LEAST = {kind: least for kind, least in CHAINS.values()} | {k[1]: 2 for k in WINGED.values()}
_LONGEST_HAND = 20


def _lengths(kind: Kind) -> range:
    """The runs a kind can have: a single rank, or as long as a hand and the ranks allow."""
    if kind not in _LEAST:
        return range(1, 2)
    size = _TIMES.get(kind) or 3 + _WINGS[kind]
    return range(_LEAST[kind], min(len(SEQUENCE), _LONGEST_HAND // size) + 1)


_SHAPES = tuple((kind, length) for kind in Kind for length in _lengths(kind))
