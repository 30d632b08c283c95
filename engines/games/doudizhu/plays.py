"""Every group a hand can lead, and every group it can answer with, lowest first.

A hand is written low to high, so a rank is held n times when `rank * n` stands in it, and a
run when it stands in the ranks that are held so many times.  Looking for what stands in a
string is the fastest thing there is here, so nothing is counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, combinations

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
    runs,
)

Form = tuple[int, int]  # cards of each rank of the run, cards of each rank it carries


def plays(hand: str, last: Group | None, wings: str) -> Iterator[str]:
    """All cards of the hand that may be played on `last` (None: led), each set once."""
    found = iter(_leads(hand, wings)) if last is None else _answers(hand, last, wings)
    return found if wings != LOOSE else _once(found)  # a loose set may have two readings


def _once(found: Iterable[str]) -> Iterator[str]:
    seen: set[str] = set()
    for cards in found:
        if cards not in seen:
            seen.add(cards)
            yield cards


def _leads(hand: str, wings: str) -> list[str]:
    held = [ORDER]
    while ranks := _held(hand, len(held), held[-1]):
        held.append(ranks)
    found: list[str] = []
    for (times, each), lengths in _FORMS[len(held) - 1]:
        ranks = held[times]
        cores = _runs(ranks, lengths) if lengths else ranks
        if not each:
            found += cores if times == 1 else [thick(run, times) for run in cores]
            continue
        for run in cores:
            found += _carrying(hand, run, (times, each), held[each], wings)
    return [*found, JOKERS] if JOKERS in hand else found


def _answers(hand: str, last: Group, wings: str) -> Iterator[str]:
    """One run at a time: whoever only asks for an example need not wait for all."""
    if last.kind is Kind.ROCKET:
        return iter(())
    above, length = HEIGHT[last.key] + 1, last.length
    times, each = form = _FORM[last.kind]
    if length == 1:
        higher = [same[0] for same in _SAME[times][above:] if same in hand]
    else:
        ranks = _held(hand, times, ORDER[above:])
        higher = [run for run in runs(length)[above:] if run in ranks]
    top = [] if last.kind is Kind.BOMB else [bomb for bomb in _SAME[4] if bomb in hand]
    if JOKERS in hand:
        top.append(JOKERS)
    if not each:
        return chain(higher if times == 1 else [thick(run, times) for run in higher], top)
    carriers = _held(hand, each, ORDER) if higher else ""
    found = (_carrying(hand, run, form, carriers, wings) for run in higher)
    return chain(chain.from_iterable(found), top)


def _held(hand: str, times: int, ranks: str) -> str:
    """Which of the ranks the hand has so many times."""
    return "".join([rank for rank in ranks if rank * times in hand])


def _runs(ranks: str, lengths: range) -> list[str]:
    """All runs of these lengths in the ranks, the short ones first."""
    found: list[str] = []
    for length in lengths:
        if length > len(ranks):
            break
        longer = [run for run in runs(length) if run in ranks]
        if not longer:
            break
        found += longer
    return found


def _carrying(hand: str, run: str, form: Form, carriers: str, wings: str) -> list[str]:
    """The run with all that it may carry: single cards, or pairs of different ranks."""
    times, each = form
    core, number = thick(run, times), len(run) if times == 3 else 2
    low, _, high = carriers.partition(run)
    if number == 1:
        return [rank * each + core for rank in low] + [core + rank * each for rank in high]
    free = [rank * 2 for rank in low + high] if each == 2 else _singles(hand, run, wings)
    found = map("".join, dict.fromkeys(combinations(free, number)))
    return [
        (below := carried.rstrip(high)) + core + carried[len(below) :]
        for carried in found
        if wings == LOOSE or JOKERS not in carried
    ]


def _singles(hand: str, run: str, wings: str) -> str:
    """The cards that the run may carry as single ones."""
    free = hand[: hand.index(run[0])] + hand[hand.rindex(run[-1]) + 1 :]
    if wings != LOOSE:
        for rank in _held(free, 3, ORDER):
            free = free.replace(rank * free.count(rank), rank * most_carried(rank, run))
    return free


@cache
def thick(run: str, times: int) -> str:
    """The run with every rank so many times."""
    return "".join(rank * times for rank in run)


_FORM: dict[Kind, Form] = {
    **{kind: (times, 0) for times, kind in SAME.items()},
    **{kind: (times, 0) for times, (kind, _) in CHAINS.items()},
    **{kind: (3, each) for each, kinds in WINGED.items() for kind in kinds},
    **{kind: (4, each) for each, kind in FOURS.items()},
}
_LEAST = {kind: least for kind, least in CHAINS.values()} | {k[1]: 2 for k in WINGED.values()}
_LONGEST_HAND = 20
_SAME = tuple(tuple(rank * times for rank in ORDER) for times in range(5))


def _lengths(kind: Kind) -> range:
    """The runs a kind can have, as long as a hand and the ranks allow; none: a single rank."""
    if kind not in _LEAST:
        return range(0)
    size = sum(_FORM[kind])
    return range(_LEAST[kind], min(len(SEQUENCE), _LONGEST_HAND // size) + 1)


# What can be led by whoever has no rank more often than that.
_FORMS = tuple(
    tuple(
        (form, _lengths(kind)) for kind in Kind if (form := _FORM.get(kind)) and max(form) <= most
    )
    for most in range(5)
)
