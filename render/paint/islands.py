"""Which shapes of a picture touch, so that the others need not be drawn again with them."""

from __future__ import annotations

from collections.abc import Sequence

Area = tuple[int, int, int, int]  # left, top, right, bottom in pixels, the last two excluded


def islands(areas: Sequence[Area]) -> list[tuple[Area, list[int]]]:
    """Groups of areas whose hulls are apart from each other; members by their number, in order."""
    found: list[tuple[Area, list[int]]] = []
    for number, area in enumerate(areas):
        hull, members = area, [number]
        while touched := _touched(found, hull):
            for other in touched:
                found.remove(other)
                hull = _hull(hull, other[0])
                members += other[1]
        found.append((hull, sorted(members)))
    return found


def _touched(found: list[tuple[Area, list[int]]], hull: Area) -> list[tuple[Area, list[int]]]:
    left, top, right, bottom = hull
    return [
        island
        for island in found
        if island[0][0] < right
        and left < island[0][2]
        and island[0][1] < bottom
        and top < island[0][3]
    ]


def _hull(a: Area, b: Area) -> Area:
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])
