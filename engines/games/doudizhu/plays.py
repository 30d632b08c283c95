"""Every group a hand can lead, and every group it can answer with, lowest first.

A hand is looked at as a number with four bits a rank, as many of them set as it has cards of
the rank.  Then runs are found by shifting, and what a run cannot carry by one comparison.  The
same few ranks come up in hand after hand, so the plays they make are listed once and kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain, combinations, combinations_with_replacement
from operator import attrgetter

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
    most_carried,
)
from engines.games.doudizhu.rules import PASS, Play

Held = int  # cards: as many of the lowest of a rank's four bits as there are of the rank
Ranks = int  # a set of ranks: the lowest of its four bits for each
Form = tuple[int, int]  # cards of each rank of the run, cards of each rank it carries
KEPT = 1 << 12


def plays(hand: str, last: Group | None, wings: str) -> Iterator[str]:
    """The cards of all `moves` but a pass."""
    return filter(None, map(_CARDS, moves(hand, last, wings)))


def moves(hand: str, last: Group | None, wings: str) -> Iterable[Play]:
    """All that may be played from the hand on `last` (None: led), each once, a pass last."""
    held = held_in(hand)
    found = _leads(held, wings) if last is None else _answers(held, last, wings)
    return found if wings != LOOSE else _once(found)  # a loose set may have two readings


def _once(found: Iterable[Play]) -> Iterator[Play]:
    seen: set[str] = set()
    for play in found:
        if play.cards not in seen:
            seen.add(play.cards)
            yield play


def _leads(held: Held, wings: str) -> list[Play]:
    twice, thrice = held >> 1 & _ALL, held >> 2 & _ALL
    found = [*_alike(1, held & _ALL), *_alike(2, twice)]
    if thrice:
        found += _alike(3, thrice)
        found += _carrying(held, _names(thrice), 3, WINGED, wings)
    for times, (_, least) in CHAINS.items():
        if starts := _starts(held >> times - 1, least):
            found += _chains(times, least, _LONGEST_HAND // times, starts)
    if thrice and (starts := _starts(thrice, 2)):
        found += _carrying(held, _runs(2, _LONGEST_HAND // 4, starts), 3, WINGED, wings)
    if mighty := held & _MIGHTY:
        found += _carrying(held, _names(mighty >> 3 & _ALL), 4, FOURS, wings)
        found += _top(mighty)
    return found


def _answers(held: Held, last: Group, wings: str) -> Iterable[Play]:
    """One run at a time: whoever only asks for an example need not wait for all."""
    kind, length = last.kind, last.length
    if kind is Kind.ROCKET:
        return _PASS
    times, each = _FORM[kind]
    higher = held >> times - 1 & _ABOVE[last.key]
    mighty = held & (_MIGHTY if kind is not Kind.BOMB else _JOKERS)
    top = _top(mighty) + _PASS if mighty else _PASS
    if length > 1:
        higher = _starts(higher, length)
    if each:
        runs = _runs(length, length, higher)
        each_run = (_carrying(held, (run,), times, (each,), wings) for run in runs)
        return chain(chain.from_iterable(each_run), top) if runs else top
    return (_chains(times, length, length, higher) if length > 1 else _alike(times, higher)) + top


def _top(mighty: Held) -> tuple[Play, ...]:
    """Bombs and the rocket."""
    found = _alike(4, mighty >> 3 & _ALL)
    return found + _ROCKET if mighty & _JOKERS == _JOKERS else found


# ---------------------------------------------------------------------- cards and ranks as numbers
@lru_cache(1 << 10)  # a hand is asked about again while its seat passes
def held_in(hand: str) -> Held:
    counts = sum(map(_RANK, hand))  # in the four bits of each rank
    ones, twos, fours = counts & _ALL, counts >> 1 & _ALL, counts >> 2 & _ALL
    twice = twos | fours
    return ones | twice | twice << 1 | (ones & twos | fours) << 2 | fours << 3


def _names(ranks: Ranks) -> str:
    """The ranks of a set, low to high."""
    return _few_names(ranks & _LOW) + _few_names(ranks & _HIGH)


@cache
def _few_names(ranks: Ranks) -> str:
    return "".join(rank for rank, bit in _BIT.items() if ranks & bit)


def _starts(ranks: Ranks, length: int) -> Ranks:
    """Where runs of this length start."""
    starts = ranks & _SEQUENCE
    if starts.bit_count() < length:
        return 0
    for _ in range(length - 1):
        starts &= starts >> 4
    return starts


@lru_cache(KEPT)
def _runs(least: int, most: int, starts: Ranks) -> tuple[str, ...]:
    """All runs of these lengths, the short ones first, told by where the shortest start."""
    found: list[str] = []
    for length in range(least, most + 1):
        found += [ORDER[HEIGHT[low] :][:length] for low in _names(starts)]
        starts &= starts >> 4
    return tuple(found)


# ---------------------------------------------------------------------- lists of plays
class _Alike(dict[Ranks, tuple[Play, ...]]):
    """So many cards of each of some ranks."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def __missing__(self, ranks: Ranks) -> tuple[Play, ...]:
        self[ranks] = found = tuple([Play(rank * self.times) for rank in _names(ranks)])
        return found


def _alike(times: int, ranks: Ranks) -> tuple[Play, ...]:
    """So many cards of each of the ranks."""
    listed = _ALIKE[times]
    return listed[ranks & _LOW] + listed[ranks & _HIGH]


@lru_cache(KEPT)
def _chains(times: int, least: int, most: int, starts: Ranks) -> tuple[Play, ...]:
    """Runs of these lengths, so many cards of each rank."""
    return tuple([Play(thick(run, times)) for run in _runs(least, most, starts)])


def _carrying(
    held: Held, runs: Iterable[str], times: int, each_carries: Iterable[int], wings: str
) -> list[Play]:
    """The runs with all that they can carry."""
    lacking = ~held
    return [
        play
        for each in each_carries
        for run in runs
        for load, play in _laden(run, times, each, wings)
        if not load & lacking
    ]


@cache
def _laden(run: str, times: int, each: int, wings: str) -> tuple[tuple[Held, Play], ...]:
    """The run with all that it may carry, and that by itself."""
    core, high = thick(run, times), ORDER[HEIGHT[run[-1]] :]
    number = len(run) if times == 3 else 2
    if len(core) + number * each > _LONGEST_HAND:
        return ()
    return tuple(
        [
            (held_in(load), Play((below := load.rstrip(high)) + core + load[len(below) :]))
            for load in _loads(run, number, each, wings)
        ]
    )


def _loads(run: str, number: int, each: int, wings: str) -> Iterable[str]:
    """So many single cards, or pairs of different ranks."""
    beside = [rank for rank in ORDER if rank not in run]
    if each == 2:
        pairs = [rank * 2 for rank in beside if rank not in JOKERS]
        return map("".join, combinations(pairs, number))
    too_many = [rank * (_most(rank, run, wings) + 1) for rank in beside]
    if wings != LOOSE:
        too_many.append(JOKERS)
    loads = map("".join, combinations_with_replacement(beside, number))
    return [load for load in loads if not any(some in load for some in too_many)]


def _most(rank: str, run: str, wings: str) -> int:
    """How many single cards of a rank the run may carry."""
    if rank in JOKERS:
        return 1
    return 4 if wings == LOOSE else most_carried(rank, run)


@cache
def thick(run: str, times: int) -> str:
    """The run with every rank so many times."""
    return "".join(rank * times for rank in run)


_ROCKET, _PASS = (Play(JOKERS),), (PASS,)
_CARDS = attrgetter("cards")
_LONGEST_HAND = 20
_BIT: dict[str, Ranks] = {rank: 1 << 4 * height for rank, height in HEIGHT.items()}
_RANK = _BIT.__getitem__
_ALL: Ranks = sum(_BIT.values())
_ABOVE: dict[str, Ranks] = {rank: _ALL & -16 * bit for rank, bit in _BIT.items()}
_SEQUENCE: Ranks = sum(map(_RANK, SEQUENCE))
_JOKERS: Held = sum(map(_RANK, JOKERS))
_MIGHTY: Held = _ALL << 3 | _JOKERS  # the fourth card of a rank, and the jokers
_HALF = 32
_LOW, _HIGH = _ALL & (1 << _HALF) - 1, _ALL & -1 << _HALF
_ALIKE = [*map(_Alike, range(5))]
_FORM: dict[Kind, Form] = {
    **{kind: (times, 0) for times, kind in SAME.items()},
    **{kind: (times, 0) for times, (kind, _) in CHAINS.items()},
    **{kind: (3, each) for each, kinds in WINGED.items() for kind in kinds},
    **{kind: (4, each) for each, kind in FOURS.items()},
}
