"""The board of 军棋: 60 posts, their roads and railways, camps and headquarters.

Posts are numbers 0 … 59, row by row from a1 of the south player to e12.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping

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


def _road_pairs() -> Iterator[tuple[int, int]]:
    for post in range(len(NAMES)):
        if post % 5 < 4:
            yield post, post + 1
        if post + 5 < len(NAMES) and (post < HALF) == (post + 5 < HALF):
            yield post, post + 5
    yield from BRIDGES
    for camp in CAMPS:
        for step in (-6, -4, 4, 6):
            yield camp, camp + step


def _both_ways(pairs: Iterator[tuple[int, int]]) -> tuple[frozenset[int], ...]:
    near: list[set[int]] = [set() for _ in NAMES]
    for one, other in pairs:
        near[one].add(other)
        near[other].add(one)
    return tuple(map(frozenset, near))


NEAR = _both_ways(_road_pairs())
RAILS = _both_ways(pair for line in LINES for pair in itertools.pairwise(line))
# The straight ways out of each post: the posts after it on a line, nearest first.
STRAIGHT = tuple(
    tuple(
        way
        for line in LINES
        if post in line
        for way in (line[line.index(post) + 1 :], line[: line.index(post)][::-1])
        if way
    )
    for post in range(len(NAMES))
)


def turned(post: int) -> int:
    """The same post as the other player counts."""
    return len(NAMES) - 1 - post


def reach(occupied: Mapping[int, bool], post: int, engineer: bool) -> frozenset[int]:
    """Where a piece can go that may move at all; `occupied` says of each piece: enemy or not."""
    ends = set(NEAR[post])
    ends |= _anywhere(occupied, post) if engineer else set(_along(occupied, post))
    free = (end for end in ends if end not in occupied or (occupied[end] and end not in CAMPS))
    return frozenset(end for end in free if end != post)


def _along(occupied: Mapping[int, bool], post: int) -> Iterator[int]:
    for way in STRAIGHT[post]:
        for end in way:
            yield end
            if end in occupied:
                break


def _anywhere(occupied: Mapping[int, bool], post: int) -> set[int]:
    found, edge = {post}, [post]
    while edge:
        here = edge.pop()
        for end in RAILS[here] - found:
            found.add(end)
            if end not in occupied:
                edge.append(end)
    return found
