"""Chance that anyone can check: a committed seed, and a stream that any language can redo.

A seed is 32 bytes.  Its commitment, SHA-256(seed), is shown before anything is dealt or
drawn; the seed itself when it is over.  Players may each add a word before the deal.

The stream, exactly:

* key   = seed, when nobody added a word; else SHA-256(seed ‖ for each word in seat order:
  its UTF-8 length as 4 bytes big-endian ‖ its UTF-8 bytes).
* block i = SHA-256(key ‖ i as 8 bytes big-endian), i = 0, 1, 2, …; the blocks, end to end,
  are the stream.
* below(n): read the next 8 bytes as a big-endian number x; if x ≥ n·⌊2⁶⁴/n⌋ read again;
  the answer is x mod n.
* shuffle: Fisher-Yates from the last place down: for i = n-1 … 1 swap i with below(i + 1).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

WORD = 1 << 64
SEED_BYTES = 32
_WORDS = Struct(">4Q")  # a block


def commitment(seed: bytes) -> str:
    """SHA-256 of the seed in hex: what is shown before the deal."""
    return sha256(seed).hexdigest()


def stream_key(seed: bytes, words: Iterable[str] = ()) -> bytes:
    said = b"".join(len(w).to_bytes(4, "big") + w for w in (word.encode() for word in words))
    return sha256(seed + said).digest() if said else seed


class Luck:
    """The stream of one seed; every draw moves it on."""

    def __init__(self, seed: bytes, words: Iterable[str] = ()) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed is {SEED_BYTES} bytes")
        self._key = stream_key(seed, words)
        self._block = 0
        self._words: list[int] = []  # of the block begun, the next one last

    def _begin_block(self) -> None:
        block = sha256(self._key + self._block.to_bytes(8, "big")).digest()
        self._words = [*reversed(_WORDS.unpack(block))]
        self._block += 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = WORD - WORD % n
        while True:
            if not self._words:
                self._begin_block()
            if (x := self._words.pop()) < limit:
                return x % n

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]
