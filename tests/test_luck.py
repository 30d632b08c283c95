"""Chance can be redone from its description alone, and every result is as likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.luck import Luck, commitment, stream_key

seeds = st.binary(min_size=32, max_size=32)
ZERO = bytes(32)


def redone(key: bytes) -> Iterator[int]:
    """The stream as the text of the module describes it, written a second time."""
    for block in count():
        digest = sha256(key + block.to_bytes(8, "big")).digest()
        for at in range(0, 32, 8):
            yield int.from_bytes(digest[at : at + 8], "big")


def redone_below(numbers: Iterator[int], n: int) -> int:
    return next(x for x in numbers if x < n * (2**64 // n)) % n


def test_a_commitment_is_the_hash_anyone_gets() -> None:
    # The SHA-256 of thirty-two zero bytes, as any tool prints it.
    known = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert commitment(ZERO) == known


@given(seeds, st.lists(st.integers(1, 2**64), max_size=30))
def test_draws_can_be_redone(seed: bytes, ns: list[int]) -> None:
    luck, numbers = Luck(seed), redone(seed)
    assert [luck.below(n) for n in ns] == [redone_below(numbers, n) for n in ns]


@given(seeds, st.lists(st.integers(), max_size=60))
def test_a_shuffle_can_be_redone_and_loses_nothing(seed: bytes, items: list[int]) -> None:
    numbers, deck = redone(seed), list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = redone_below(numbers, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    assert Luck(seed).shuffled(items) == tuple(deck)
    assert Counter(deck) == Counter(items)


@given(seeds, st.lists(st.text(max_size=8), min_size=1, max_size=4))
def test_a_word_of_each_player_is_hashed_in(seed: bytes, words: list[str]) -> None:
    said = b"".join(len(w.encode()).to_bytes(4, "big") + w.encode() for w in words)
    assert stream_key(seed, words) == sha256(seed + said).digest() != seed
    assert Luck(seed, words).below(2**64) == next(redone(stream_key(seed, words)))


def test_words_cannot_be_shifted_between_players() -> None:
    keys = {stream_key(ZERO, words) for words in ((), ("ab", "c"), ("a", "bc"), ("abc",))}
    assert len(keys) == 4


def test_every_order_is_equally_likely() -> None:
    tries = 4_000
    luck = Luck(ZERO)
    seen = Counter(luck.shuffled("abc") for _ in range(tries))
    assert set(seen) == set(permutations("abc"))
    # Chi-square with 5 degrees of freedom: above 20.5 happens by chance once in a thousand.
    expected = tries / 6
    assert sum((n - expected) ** 2 / expected for n in seen.values()) < 20.5


def test_a_wide_range_is_not_folded_over() -> None:
    # Taking the remainder alone would make the lower third twice as likely.
    n = 3 * 2**62
    luck = Luck(ZERO)
    low = sum(luck.below(n) < n // 3 for _ in range(3_000))
    assert 900 < low < 1_100


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32"):
        Luck(bytes(length))
