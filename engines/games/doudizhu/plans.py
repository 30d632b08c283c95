"""How good a hand is: in how few groups it can be played out, and how much it commands."""

from __future__ import annotations

from functools import lru_cache

from engines.games.doudizhu.groups import CHAINS, JOKERS, ORDER, SEQUENCE

# A way to lay out cards: whole groups, and loose cards or pairs that no trio carries yet.
Way = tuple[int, int]
_ALONE: dict[int, Way] = {0: (0, 0), 1: (0, 1), 2: (0, 1), 3: (1, -1), 4: (1, 0)}
_COMMAND = {"R": 0.6, "B": 0.5, "2": 0.35, "A": 0.12}
_BOMB = 1.2


def turns(hand: str) -> int:
    """The fewest groups that play the whole hand when nobody else gets a turn."""
    both = all(joker in hand for joker in JOKERS)
    groups, loose = _ALONE[hand.count("2")]
    groups, loose = groups + both, loose + (0 if both else sum(j in hand for j in JOKERS))
    ways = _ways(tuple(hand.count(rank) for rank in SEQUENCE))
    return min(groups + g + max(0, loose + more) for g, more in ways)


def worth(hand: str) -> float:
    """Turns still to take, less what high cards and bombs will win back; lower is better."""
    bombs = sum(hand.count(rank) == 4 for rank in ORDER) + all(j in hand for j in JOKERS)
    command = sum(_COMMAND.get(rank, 0.0) for rank in hand)
    return turns(hand) - command - _BOMB * bombs


@lru_cache(maxsize=1 << 16)
def _ways(counts: tuple[int, ...]) -> tuple[Way, ...]:
    """The best ways for the ranks from some rank to the ace, by how many of each there are."""
    if not counts:
        return ((0, 0),)
    found = [_plus(_ALONE[counts[0]], way) for way in _ways(counts[1:])]
    for times, (_, least) in CHAINS.items():
        longest = next((i for i, n in enumerate(counts) if n < times), len(counts))
        for length in range(least, longest + 1):
            left = tuple(n - times if i < length else n for i, n in enumerate(counts))
            carries = -length if times == 3 else 0
            found += [_plus((1, carries), way) for way in _ways(left)]
    return _undominated(found)


def _plus(one: Way, other: Way) -> Way:
    return one[0] + other[0], one[1] + other[1]


def _undominated(ways: list[Way]) -> tuple[Way, ...]:
    kept: list[Way] = []
    for groups, loose in sorted(set(ways)):
        if all(loose < other for _, other in kept):
            kept.append((groups, loose))
    return tuple(kept)
