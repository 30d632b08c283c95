"""The board of 四国军棋: four zones round nine posts in the middle, 129 posts in all.

A zone's posts are numbers from 30 times its seat (0 south, 1 east, 2 north, 3 west), row by row
from its owner's back left; the middle is 120 … 128, row by row from the north-west.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.junqi import zone
from engines.junqi.ways import Line, Ways

SEATS = 4
ZONES = "senw"
NAMES = (
    *(side + name for side in ZONES for name in zone.NAMES),
    *(f"m{number}" for number in range(1, 10)),
)
POSTS = {name: post for post, name in enumerate(NAMES)}
MIDDLE = SEATS * zone.POSTS
CAMPS = frozenset(seat * zone.POSTS + camp for seat in range(SEATS) for camp in zone.CAMPS)
HEADQUARTERS = frozenset(
    seat * zone.POSTS + post for seat in range(SEATS) for post in zone.HEADQUARTERS
)
# Railways straight through the middle: from a column of one zone into one of the zone opposite.
_THROUGH = (
    "sa m7 m4 m1 ne", "sc6 m8 m5 m2 nc6", "se m9 m6 m3 na",
    "wa m1 m2 m3 ee", "wc6 m4 m5 m6 ec6", "we m7 m8 m9 ea",
)  # fmt: skip


def zone_of(post: int) -> int | None:
    """The seat whose zone a post is in; None in the middle."""
    return post // zone.POSTS if post < MIDDLE else None


def own(post: int, seat: int) -> int:
    """The post as its zone's owner counts it, for a piece of `seat`; outside of the seat's zone
    it is `zone.POSTS`."""
    return post - seat * zone.POSTS if zone_of(post) == seat else zone.POSTS


def _column(name: str, outward: bool) -> Iterator[str]:
    """The posts of a column from row 2 to row 6, or the other way; any other post is itself."""
    if len(name) == 2 and name[0] in ZONES:
        rows = range(2, 7) if outward else range(6, 1, -1)
        yield from (f"{name}{row}" for row in rows)
    else:
        yield name


def _lines() -> Iterator[Line]:
    for seat, side in enumerate(ZONES):
        for row in (2, 6):
            yield tuple(POSTS[f"{side}{column}{row}"] for column in zone.COLUMNS)
        left = ZONES[seat - 1]
        curve = (*_column(f"{side}a", True), *_column(f"{left}e", False))
        yield tuple(POSTS[name] for name in curve)
    for line in _THROUGH:
        first, *middle, last = line.split()
        names = (*_column(first, True), *middle, *_column(last, False))
        yield tuple(POSTS[name] for name in names)


def _roads() -> Iterator[tuple[int, int]]:
    for seat in range(SEATS):
        base = seat * zone.POSTS
        for one, other in zone.roads():
            yield base + one, base + other


WAYS = Ways.of(len(NAMES), _roads(), _lines(), CAMPS, HEADQUARTERS)
