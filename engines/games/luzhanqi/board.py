"""The board of 军棋: 60 posts, their roads and railways, camps and headquarters.

Posts are numbers 0 … 59, row by row from a1 of the south player to e12.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.junqi.ways import Ways

COLUMNS = "abcde"
ROWS = 12
NAMES = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMNS)
POSTS = {name: post for post, name in enumerate(NAMES)}
HEADQUARTERS = frozenset(POSTS[name] for name in ("b1", "d1", "b12", "d12"))
CAMPS = frozenset(
    POSTS[name] for name in ("b3", "d3", "c4", "b5", "d5", "b10", "d10", "c9", "b8", "d8")
)
LINES = tuple(
    tuple(POSTS[name] for name in line)
    for line in (
        *([f"{column}{row}" for column in COLUMNS] for row in (2, 6, 7, 11)),
        *([f"{column}{row}" for row in range(2, 12)] for column in "ae"),
        ["c6", "c7"],
    )
)
BRIDGES = tuple((POSTS[f"{column}6"], POSTS[f"{column}7"]) for column in "ace")
HALF = len(NAMES) // 2


def _roads() -> Iterator[tuple[int, int]]:
    for post in range(len(NAMES)):
        if post % 5 < 4:
            yield post, post + 1
        if post + 5 < len(NAMES) and (post < HALF) == (post + 5 < HALF):
            yield post, post + 5
    yield from BRIDGES
    for camp in CAMPS:
        for step in (-6, -4, 4, 6):
            yield camp, camp + step


WAYS = Ways.of(len(NAMES), _roads(), LINES, CAMPS, HEADQUARTERS)
NEAR, RAILS = WAYS.near, WAYS.rails


def turned(post: int) -> int:
    """The same post as the other player counts."""
    return len(NAMES) - 1 - post
