"""Pairing by score groups 按积分配对: near scores meet, and nobody twice while it can be helped.

Every score group is folded: the best of its upper half meets the best of its lower half, and
who is left over goes down to the next.  Pairs that may not meet are mended with their
neighbours by a matching of least cost (the score gap squared, then how far both stand from
their fold), in a window that grows until it works.  This carries fields of many thousands.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction

import networkx as nx

from engines.formats.stage import Entrant

Pair = tuple[Entrant, Entrant]
NEAR = 8  # pairs in the first window
GAP = 10**6  # a gap of one rank of scores outweighs any distance
AGAIN = 10**15  # one rematch outweighs everything else


def paired(line: Sequence[Entrant], score: Mapping[Entrant, Fraction],
           met: Collection[frozenset[Entrant]],
           rematch: bool = False) -> tuple[Pair, ...] | None:  # fmt: skip
    """The pairs of an even line in order of score, best first; None when there are none.

    `met` are those who may not meet; with `rematch` as few of them as possible do.
    """
    pairs = _folded(line, score)
    window = NEAR if not rematch else len(pairs)
    while (bad := _first(pairs, lambda pair: frozenset(pair) in met)) is not None:
        start = max(0, min(bad - window // 2, len(pairs) - window))
        mended = _matched(pairs[start : start + window], score, met, rematch)
        if mended is not None:
            pairs[start : start + window] = mended
            if rematch:
                break
        elif window >= len(pairs):
            return None
        else:
            window *= 2
    return tuple(pairs)


def _first(pairs: Sequence[Pair], wrong: Callable[[Pair], bool]) -> int | None:
    return next((i for i, pair in enumerate(pairs) if wrong(pair)), None)


def _folded(line: Sequence[Entrant], score: Mapping[Entrant, Fraction]) -> list[Pair]:
    """Score group after score group, its halves against each other."""
    pairs: list[Pair] = []
    group: list[Entrant] = []
    for index, entrant in enumerate(line):
        group.append(entrant)
        last = index + 1 == len(line)
        if last or score[line[index + 1]] != score[entrant]:
            down = group.pop() if len(group) % 2 and not last else None
            half = len(group) // 2
            pairs += zip(group[:half], group[half:], strict=True)
            group = [] if down is None else [down]
    return pairs


def _matched(pairs: Sequence[Pair], score: Mapping[Entrant, Fraction],
             met: Collection[frozenset[Entrant]], rematch: bool) -> list[Pair] | None:  # fmt: skip
    """The same people in pairs that may meet, at the least cost; None when there are none."""
    people = sorted((e for pair in pairs for e in pair), key=_places(pairs, score))
    rank = {s: i for i, s in enumerate(sorted({score[e] for e in people}))}
    place = {e: i for i, e in enumerate(people)}
    fold = {e: place[other] for pair in pairs for e, other in (pair, pair[::-1])}
    graph = nx.Graph()
    graph.add_nodes_from(people)
    for i, one in enumerate(people):
        for two in people[i + 1 :]:
            again = frozenset((one, two)) in met
            if again and not rematch:
                continue
            gap = rank[score[one]] - rank[score[two]]
            away = abs(fold[one] - place[two]) + abs(fold[two] - place[one])
            graph.add_edge(one, two, weight=-(gap * gap * GAP + away + again * AGAIN))
    found = nx.max_weight_matching(graph, maxcardinality=True)
    if 2 * len(found) < len(people):
        return None
    return sorted(
        (tuple(sorted(pair, key=place.__getitem__)) for pair in found),
        key=lambda pair: place[pair[0]],
    )


def _places(
    pairs: Sequence[Pair], score: Mapping[Entrant, Fraction]
) -> Callable[[Entrant], tuple[Fraction, int]]:
    """The order of a window: by score, then as they came in the line."""
    seat = {e: (side, i) for i, pair in enumerate(pairs) for side, e in enumerate(pair)}
    order = {e: n for n, e in enumerate(sorted(seat, key=seat.__getitem__))}
    return lambda entrant: (-score[entrant], order[entrant])
