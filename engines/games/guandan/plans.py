"""How good a hand is: how few groups it takes to play it out, and how much it commands.

The measure is in turns: a group that nobody will let pass costs a whole one, one that wins
its trick less, and a bomb less than nothing, as it takes the lead from somebody.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from engines.cards.pack import BIG_JOKER, JOKERS, RANKS, SMALL_JOKER, SUITS, Card
from engines.games.guandan.groups import ACE, RUNS, Cards, Kind, Terms, window

# What a height commands as a single, a pair and a triple: K, A, level cards, jokers.
_COMMAND = {
    1: {13: 0.05, 14: 0.15, 15: 0.35, 16: 0.55, 17: 0.75},
    2: {13: 0.1, 14: 0.25, 15: 0.5, 16: 0.7, 17: 0.85},
    3: {13: 0.1, 14: 0.25, 15: 0.4},
}
_COST = {1: 1.0, 2: 0.85, 3: 0.7}  # a triple carries a pair
_RUN_COST = {Kind.STRAIGHT: 0.9, Kind.TUBE: 0.8, Kind.PLATE: 0.75}
_BOMB, _BOMB_CARD = -0.9, 0.15  # of four, and what each card more is worth
_FLUSH = -1.1
_JOKER_BOMB = -1.8
_WILD = -0.7  # kept for whatever it will complete
_SPLITS = {
    1: ((1,),),
    2: ((2,), (1, 1)),
    3: ((3,), (2, 1)),
    4: ((4,), (2, 2), (3, 1)),
    5: ((5,), (4, 1), (3, 2)),
    6: ((6,), (4, 2), (3, 3)),
    7: ((7,), (4, 3)),
    8: ((8,), (4, 4)),
}
Counts = tuple[int, ...]  # how many plain cards of each rank, 2 … A


def worth(hand: Cards, terms: Terms) -> float:
    """Turns the hand still takes, less what its high cards and bombs win back; lower is better."""
    wilds = hand.count(terms.wild)
    plain = [card for card in hand if card != terms.wild]
    counts = Counter(card.rank for card in plain)
    level = RANKS.index(terms.level)
    best = _all_runs(tuple(counts[rank] for rank in RANKS), level)
    for row in _flush_rows(frozenset(plain), wilds):
        left = counts - Counter(row)
        lacking = 5 - len(row)
        rest = _all_runs(tuple(left[rank] for rank in RANKS), level)
        best = min(best, rest + _FLUSH - _WILD * lacking)
    return best + _jokers(counts[SMALL_JOKER], counts[BIG_JOKER]) + _WILD * wilds


def _jokers(small: int, big: int) -> float:
    if small + big == 4:
        return _JOKER_BOMB
    return sum(_alike(n, height) for n, height in ((small, 16), (big, 17)) if n)


def _alike(number: int, height: int) -> float:
    """The cost of so many cards of a rank played together."""
    if number > 3:
        return _BOMB - _BOMB_CARD * (number - 4) - height / 100
    return _COST[number] - _COMMAND[number].get(height, 0.0) - height / 1000


def _flush_rows(cards: frozenset[Card], wilds: int) -> list[str]:
    """The ranks of each straight flush the cards make, with one wild card at most."""
    found = []
    for suit in SUITS:
        held = {card.rank for card in cards if card.suit == suit and card.rank not in JOKERS}
        for top in range(5, ACE + 1):
            row = "".join(rank for rank in window(top, 5) if rank in held)
            if len(row) + min(wilds, 1) >= 5:
                found.append(row)
    return found


@lru_cache(maxsize=1 << 15)
def _all_runs(counts: Counts, level: int) -> float:
    """The best way for these ranks, with the ace low in one run at most."""
    best = _best(counts, level)
    for kind, (times, length) in RUNS.items():
        low = (*range(length - 1), ACE - 2)
        if all(counts[rank] >= times for rank in low):
            left = tuple(n - times if rank in low else n for rank, n in enumerate(counts))
            best = min(best, _RUN_COST[kind] + _best(left, level))
    return best


@lru_cache(maxsize=1 << 18)
def _best(counts: Counts, level: int) -> float:
    """The same for the ranks from some rank to the ace."""
    if not counts:
        return 0.0
    rank = len(RANKS) - len(counts)
    height = 15 if rank == level else rank + 2
    best = _together(counts[0], height) + _best(counts[1:], level)
    for kind, (times, length) in RUNS.items():
        if len(counts) >= length and min(counts[:length]) >= times:
            left = tuple(n - times if i < length else n for i, n in enumerate(counts))
            cost = _RUN_COST[kind] - (rank + length) / 100
            best = min(best, cost + _best(left, level))
    return best


@lru_cache(maxsize=256)
def _together(number: int, height: int) -> float:
    splits = _SPLITS.get(number, ())
    return min((sum(_alike(n, height) for n in split) for split in splits), default=0.0)
