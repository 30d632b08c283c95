"""Tiles as numbers: 万 0-8, 条 9-17, 饼 18-26, 东南西北 27-30, 中发白 31-33, flowers 34-41."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

SUITS = "msp"
HONOURS = "ESWNCFP"
FLOWERS = "abcdefgh"  # 春夏秋冬梅兰竹菊
KINDS = 34
EACH = 4
CODES: tuple[str, ...] = (
    *(f"{n}{suit}" for suit in SUITS for n in range(1, 10)),
    *HONOURS,
    *FLOWERS,
)
TILE_OF = {code: tile for tile, code in enumerate(CODES)}
WINDS = range(27, 31)
DRAGONS = range(31, 34)
WHOLE = (*sorted([*range(KINDS)] * EACH), *range(KINDS, KINDS + len(FLOWERS)))

Tiles = tuple[int, ...]


def is_flower(tile: int) -> bool:
    return tile >= KINDS


def is_honour(tile: int) -> bool:
    return tile >= WINDS.start


def number(tile: int) -> int:
    """1 to 9 of a suit's tile; 0 of an honour."""
    return 0 if is_honour(tile) else tile % 9 + 1


def suit(tile: int) -> int:
    """0, 1, 2 for 万 条 饼; 3 for honours."""
    return min(tile // 9, 3)


def counts(tiles: Iterable[int]) -> list[int]:
    """How many of each of the 34 kinds."""
    found = [0] * KINDS
    for tile in tiles:
        found[tile] += 1
    return found


def codes(tiles: Iterable[int]) -> str:
    """Codes one after the other, numbers of a suit together: `123m55pEC`."""
    text = ""
    for tile in tiles:
        code = CODES[tile]
        if len(code) == 2 and text and text[-1] == code[1]:
            text = text[:-1]
        text += code
    return text


def read(text: str) -> Tiles:
    """The inverse of `codes`; blanks do not matter.  Raises ValueError for any other text."""
    found: list[int] = []
    numbers = ""
    for letter in text.replace(" ", ""):
        if letter in "123456789":
            numbers += letter
        elif letter in SUITS and numbers:
            found += (TILE_OF[n + letter] for n in numbers)
            numbers = ""
        elif not numbers and len(letter) == 1 and letter in TILE_OF:
            found.append(TILE_OF[letter])
        else:
            raise ValueError(text)
    if numbers:
        raise ValueError(text)
    return tuple(found)


@dataclass(frozen=True)
class Meld:
    """A set laid down: `c` chow, `p` pung, `k` melded kong, `a` concealed kong.

    `tile` is its lowest; `claimed` the tile that came from the seat `source`, if any did.
    """

    kind: str
    tile: int
    claimed: int = -1
    source: int = -1

    @cached_property
    def tiles(self) -> Tiles:
        if self.kind == "c":
            return (self.tile, self.tile + 1, self.tile + 2)
        return (self.tile,) * (3 if self.kind == "p" else 4)

    @property
    def is_open(self) -> bool:
        return self.kind != "a"

    @property
    def is_kong(self) -> bool:
        return self.kind in "ka"

    @property
    def code(self) -> str:
        """`c123m`, `pE`, `k5s`, `a9p`."""
        return self.kind + codes(self.tiles if self.kind == "c" else (self.tile,))


def meld(code: str) -> Meld:
    """The meld of a code (see `Meld.code`).  Raises ValueError for any other text."""
    kind, tiles = code[:1], read(code[1:])
    if kind == "c" and is_chow(tiles):
        return Meld(kind, tiles[0])
    alike = len(set(tiles)) == 1 and len(tiles) in (1, 3, 4) and not is_flower(tiles[0])
    if kind in ("p", "k", "a") and alike:
        return Meld(kind, tiles[0])
    raise ValueError(code)


def is_chow(tiles: Sequence[int]) -> bool:
    """Three in a row of one suit, low to high."""
    low = tiles[0] if len(tiles) == 3 else KINDS
    return low < WINDS.start - 2 and low % 9 < 7 and tuple(tiles) == (low, low + 1, low + 2)
