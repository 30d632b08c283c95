"""The zone of 军棋 that one army sets up in: 30 posts, their roads, camps and headquarters.

Posts are numbers 0 … 29, row by row from a1 at the owner's back left to e6.
"""

from __future__ import annotations

from collections.abc import Iterator

COLUMNS = "abcde"
ROWS = 6
NAMES = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMNS)
POSTS = len(NAMES)
_NUMBER = {name: post for post, name in enumerate(NAMES)}
HEADQUARTERS = frozenset(_NUMBER[name] for name in ("b1", "d1"))
CAMPS = frozenset(_NUMBER[name] for name in ("b3", "d3", "c4", "b5", "d5"))


def roads() -> Iterator[tuple[int, int]]:
    """Every pair of neighbours: along rows and columns, and from camps to all eight sides."""
    for post in range(POSTS):
        if post % 5 < 4:
            yield post, post + 1
        if post + 5 < POSTS:
            yield post, post + 5
    for camp in CAMPS:
        for step in (-6, -4, 4, 6):
            yield camp, camp + step
