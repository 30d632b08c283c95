"""The seeding order of a fixed tree."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engines.formats.bracket import folded, positions, tree


def test_the_published_orders() -> None:
    assert positions(8) == (1, 8, 4, 5, 2, 7, 3, 6)
    assert positions(16) == (1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11)


@given(st.integers(1, 300))
def test_empty_places_meet_the_top_seeds(count: int) -> None:
    places = tree(range(1, count + 1))
    assert sorted(p for p in places if p) == list(range(1, count + 1))
    pairs = list(zip(places[::2], places[1::2], strict=True)) if count > 1 else []
    free = sorted(a or b or 0 for a, b in pairs if a is None or b is None)
    assert free == list(range(1, len(places) - count + 1 if pairs else 1))


@given(st.integers(1, 6), st.data())
def test_the_best_meet_as_late_as_can_be(doublings: int, data: st.DataObject) -> None:
    """Of the best 2^k no two meet before the last k rounds."""
    places = positions(1 << doublings)
    k = data.draw(st.integers(0, doublings))
    part = len(places) >> k
    halves = [places[i : i + part] for i in range(0, len(places), part)]
    assert all(sum(seed <= 1 << k for seed in half) == 1 for half in halves)


def test_folding_leaves_the_first_of_an_odd_number_alone() -> None:
    assert folded((1, 2, 3, 4, 5)) == (1, None, 2, 5, 3, 4)
    assert folded((1, 2, 3, 4)) == (1, 4, 2, 3)
