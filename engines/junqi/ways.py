"""How pieces of 军棋 get about: one step by road, far along free railways."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

Neighbours = tuple[frozenset[int], ...]
Line = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways between the posts of one board, posts being numbers from 0.

    `near` are neighbours by road or rail, `rails` by rail; `straight` the straight railways
    out of each post, nearest post first.
    """

    near: Neighbours
    rails: Neighbours
    straight: tuple[tuple[Line, ...], ...]
    camps: frozenset[int]
    headquarters: frozenset[int]

    @classmethod
    def of(cls, posts: int, roads: Iterable[tuple[int, int]], lines: Iterable[Line],
           camps: frozenset[int], headquarters: frozenset[int]) -> Ways:  # fmt: skip
        """The ways of a board with these roads, and railways along these lines."""
        lines = tuple(lines)
        rails = [pair for line in lines for pair in itertools.pairwise(line)]
        return cls(
            _both_ways(posts, (*roads, *rails)),
            _both_ways(posts, rails),
            tuple(tuple(_out_of(post, lines)) for post in range(posts)),
            camps,
            headquarters,
        )

    def reach(self, occupied: Mapping[int, bool], post: int, engineer: bool) -> frozenset[int]:
        """Where a piece that can move may go; `occupied` says of each piece: enemy or not."""
        ends = set(self.near[post])
        ends |= self._anywhere(occupied, post) if engineer else set(self._along(occupied, post))
        free = (e for e in ends if e not in occupied or (occupied[e] and e not in self.camps))
        return frozenset(end for end in free if end != post)

    def _along(self, occupied: Mapping[int, bool], post: int) -> Iterator[int]:
        for way in self.straight[post]:
            for end in way:
                yield end
                if end in occupied:
                    break

    def _anywhere(self, occupied: Mapping[int, bool], post: int) -> set[int]:
        found, edge = {post}, [post]
        while edge:
            here = edge.pop()
            for end in self.rails[here] - found:
                found.add(end)
                if end not in occupied:
                    edge.append(end)
        return found


def _both_ways(posts: int, pairs: Iterable[tuple[int, int]]) -> Neighbours:
    near: list[set[int]] = [set() for _ in range(posts)]
    for one, other in pairs:
        near[one].add(other)
        near[other].add(one)
    return tuple(map(frozenset, near))


def _out_of(post: int, lines: tuple[Line, ...]) -> Iterator[Line]:
    for line in lines:
        if post in line:
            here = line.index(post)
            yield from (way for way in (line[here + 1 :], line[:here][::-1]) if way)
