"""Seeding order 种子位置: who stands where in a fixed tree.

positions(1) = 1; positions(2m): each p becomes p, 2m + 1 - p.  So seeds 1 and 2 can only
meet in the last round, 1 to 4 only in the last two, and empty places meet the top seeds.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.formats.stage import Entrant

Slot = Entrant | None


def positions(size: int) -> tuple[int, ...]:
    """Seed numbers from the top of the tree down; `size` is a power of 2."""
    order: tuple[int, ...] = (1,)
    while len(order) < size:
        doubled = 2 * len(order)
        order = tuple(p for seed in order for p in (seed, doubled + 1 - seed))
    return order


def tree(ordered: Sequence[Slot]) -> tuple[Slot, ...]:
    """The places of a tree of the next power of 2; neighbours meet, None is nobody."""
    size = 1 << max(len(ordered) - 1, 0).bit_length()
    return tuple(ordered[p - 1] if p <= len(ordered) else None for p in positions(size))


def folded(ordered: Sequence[Slot]) -> tuple[Slot, ...]:
    """First meets last, second meets last but one; the first of an odd number is alone."""
    line = [*ordered] if len(ordered) % 2 == 0 else [*ordered, None]
    half = len(line) // 2
    return tuple(x for pair in zip(line[:half], reversed(line[half:]), strict=True) for x in pair)
