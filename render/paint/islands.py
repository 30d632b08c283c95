"""Which shapes of a picture touch, so that the others need not be drawn again with them."""

from __future__ import annotations

from collections.abc import Sequence

Area = tuple[int, int, int, int]  # left, top, right, bottom in pixels, the last two excluded


def islands(areas: Sequence[Area]) -> list[tuple[Area, list[int]]]:
    """Groups of areas whose hulls are apart from each other; members by their number, in order."""
    found: list[tuple[int, int, int, int, list[int]]] = []
    for number, (left, top, right, bottom) in enumerate(areas):
        members = [number]
        while touched := [
            other
            for other in found
            if other[0] < right and left < other[2] and other[1] < bottom and top < other[3]
        ]:
            for other in touched:
                found.remove(other)
                left, top = min(left, other[0]), min(top, other[1])
                right, bottom = max(right, other[2]), max(bottom, other[3])
                members += other[4]
        found.append((left, top, right, bottom, sorted(members)))
    return [((left, top, right, bottom), members) for left, top, right, bottom, members in found]
