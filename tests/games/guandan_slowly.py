"""Guandan a second time, slowly: every card a wild card can be is put in its place.

Written from the rule book without a look at the engine, to be compared with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement

from engines.cards.pack import Card, pack

ORDER = "23456789TJQKA"
PLAIN = pack()
BOMBS = ("bomb4", "bomb5", "straight_flush", *(f"bomb{n}" for n in range(6, 11)), "joker_bomb")
Reading = tuple[str, int]


def height(rank: str, level: str) -> int:
    return {"B": 16, "R": 17, level: 15}.get(rank) or ORDER.index(rank) + 2


def readings(cards: Sequence[Card], level: str, joker_pair: bool) -> set[Reading]:
    """Everything the cards can be."""
    wild = Card(level, "H")
    others = [card for card in cards if card != wild]
    wilds = len(cards) - len(others)
    if not others:
        return set(natural(cards, level, joker_pair))
    found: set[Reading] = set()
    for stand_ins in combinations_with_replacement(PLAIN, wilds):
        found |= set(natural([*others, *stand_ins], level, joker_pair))
    return found


def natural(cards: Sequence[Card], level: str, joker_pair: bool) -> Iterator[Reading]:
    """What cards are when each is just itself."""
    ranks = [card.rank for card in cards]
    counts = Counter(ranks).most_common()
    top, size = counts[0][0], len(cards)
    jokers = "B" in ranks or "R" in ranks
    if sorted(ranks) == ["B", "B", "R", "R"]:
        yield "joker_bomb", 0
    if len(counts) == 1 and (size < 3 or not jokers) and size <= 10:
        name = {1: "single", 2: "pair", 3: "triple"}.get(size, f"bomb{size}")
        yield name, height(top, level)
    full = [n for _, n in counts] == [3, 2] and top not in "BR"
    if full and (joker_pair or counts[1][0] not in "BR"):
        yield "full_house", height(top, level)
    if not jokers:
        for ace in (1, 14):
            yield from in_a_row(cards, ace)


def in_a_row(cards: Sequence[Card], ace: int) -> Iterator[Reading]:
    """Straights, tubes and plates with the ace at this place."""
    places = sorted(ace if c.rank == "A" else ORDER.index(c.rank) + 2 for c in cards)
    for kind, times, length in (("straight", 1, 5), ("tube", 2, 3), ("plate", 3, 2)):
        first = places[0]
        if places == [first + step for step in range(length) for _ in range(times)]:
            flush = kind == "straight" and len({card.suit for card in cards}) == 1
            yield "straight_flush" if flush else kind, places[-1]


def beats(one: Reading, other: Reading) -> bool:
    if one[0] in BOMBS or other[0] in BOMBS:
        powers = [BOMBS.index(r[0]) if r[0] in BOMBS else -1 for r in (one, other)]
        if powers[0] != powers[1]:
            return powers[0] > powers[1]
    return one[0] == other[0] and one[1] > other[1]


def best(found: set[Reading], on: Reading | None) -> set[Reading]:
    """What the cards count as on a group: the best bomb, or the highest of each kind."""
    fit = {reading for reading in found if on is None or beats(reading, on)}
    bombs = [reading for reading in fit if reading[0] in BOMBS]
    if bombs:
        return {max(bombs, key=lambda r: (BOMBS.index(r[0]), r[1]))}
    kinds = {kind for kind, _ in fit}
    return {max((r for r in fit if r[0] == kind), key=lambda r: r[1]) for kind in kinds}


def subsets(hand: Sequence[Card]) -> set[tuple[Card, ...]]:
    """All the sets of cards that can be taken out of a hand."""
    sizes = range(1, min(len(hand), 10) + 1)
    return {cards for size in sizes for cards in combinations(hand, size)}
