"""What was made before, as far as there is room for it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """What was made before, least recently used dropped first, bounded in bytes."""

    def __init__(self, most: int, size: Callable[[T], int]) -> None:
        self._most, self._size, self._held = most, size, 0
        self._items: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        if key in self._items:
            self._items.move_to_end(key)
            return self._items[key]
        made = make()
        self._items[key] = made
        self._held += self._size(made)
        while self._held > self._most and len(self._items) > 1:
            _, dropped = self._items.popitem(last=False)
            self._held -= self._size(dropped)
        return made

    @property
    def held(self) -> int:
        return self._held
