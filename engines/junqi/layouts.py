"""Layouts of 军棋 as people type them, row by row in the short names of the pieces.

They start from the owner's back row or from the front row, whichever makes sense; pieces of
a layout may change places.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum

from engines.game import Illegal
from engines.junqi.army import (
    FULL,
    HOME,
    KIND_OF,
    KINDS,
    MARSHAL,
    PRESETS,
    ROW_SIZES,
    Fault,
    layout_fault,
    rows,
)
from engines.junqi.zone import COLUMNS, POSTS, ROWS
from render.words import Phrase, phrase, say

_SHORT = dict(zip("司军师旅团营连排工炸雷旗", KINDS, strict=True))
_PRESET = re.compile(r"(?:布阵|布陣|佈陣|阵|陣|set ?up|preset) ?#?(\d{1,3})")
_RANDOM = frozenset({"随机", "隨機", "随机布阵", "隨機佈陣", "布阵 随机", "random", "setup random"})
_SEPARATORS = re.compile(r"[ ,;/|.、。，；\-_]+")
_HEAD = re.compile(r"^(?:布阵|布陣|佈陣|set ?up) ?:?")
_SIMPLER = str.maketrans("軍師團營連佈長彈", "军师团营连布长弹")
_POST = r"[senw]?([a-e])(1[0-2]|[1-9])"
_SWAP = re.compile(rf"[ ,;，；]*(?:交换|交換|互换|互換|swap) ?{_POST}[ ,与與和]*(?:and )?{_POST}")


def simpler(said: str) -> str:
    """The names of pieces in simplified characters, Latin letters small."""
    return said.translate(_SIMPLER).lower()


def example(package: str) -> Phrase:
    """A layout that may always be typed, as people of each language type it."""
    return phrase(package, "label-setup", number=1)


def layout_of(said: str, spare: str, why: type[StrEnum], package: str) -> str:
    """The layout that a `simpler` text means, `spare` being the random one; "" when none.

    Pieces may change places: `setup 2 swap a1 e2`.  Raises Illegal, with a reason of `why`, when
    there is no named layout of this number, or no piece on a post that is to change.
    """
    layout = _unswapped(_SWAP.sub("", said), spare, why, package)
    for one, other in _swaps(said) if len(layout) == len(HOME) else ():
        if not {one, other} <= set(HOME):
            raise Illegal(why("setup_camp"), example=example(package))
        layout = swapped(layout, HOME.index(one), HOME.index(other))
    return layout


def _swaps(said: str) -> Iterator[tuple[int, int]]:
    """The posts of each two pieces that change places."""
    for found in _SWAP.finditer(said):
        yield _own(found[1], int(found[2])), _own(found[3], int(found[4]))


def _own(column: str, row: int) -> int:
    """A post in its owner's zone; rows beyond it are those of the player opposite, who may name
    posts as the other counts."""
    number = (row - 1) * len(COLUMNS) + COLUMNS.index(column)
    return number if row <= ROWS else 2 * POSTS - 1 - number


def swapped(layout: str, one: int, other: int) -> str:
    kinds = list(layout)
    kinds[one], kinds[other] = kinds[other], kinds[one]
    return "".join(kinds)


def _unswapped(said: str, spare: str, why: type[StrEnum], package: str) -> str:
    if found := _PRESET.fullmatch(said):
        number = int(found[1])
        if not 1 <= number <= len(PRESETS):
            raise Illegal(
                why("no_preset"), number=number, most=len(PRESETS), example=example(package)
            )
        return PRESETS[number - 1]
    if said in _RANDOM and spare:
        return spare
    return read_layout(said)


def read_layout(said: str) -> str:
    """The kinds of a typed layout, back row first; "" when it is none."""
    body = _SEPARATORS.sub("", _HEAD.sub("", said))
    for name, kind in KIND_OF.items():
        body = body.replace(name, kind)
    kinds = "".join(_SHORT.get(character, character.upper()) for character in body)
    if len(kinds) < 10 or set(kinds) - set(KINDS):
        return ""
    other = from_front(kinds)
    return other if layout_fault(kinds) and other and not layout_fault(other) else kinds


def from_front(kinds: str) -> str:
    """A layout typed front row first, as one typed back row first; "" if it is no layout."""
    if len(kinds) != len(HOME):
        return ""
    parts, cut = [], 0
    for size in reversed(ROW_SIZES):
        parts.append(kinds[cut : cut + size])
        cut += size
    return "".join(reversed(parts))


def refused(layout: str, why: type[StrEnum], package: str) -> Illegal:
    """What is wrong with a layout, as a reason of `why`."""
    fault = layout_fault(layout)
    assert fault is not None
    reason = why(f"setup_{fault}")
    if fault is not Fault.PIECES:
        return Illegal(reason, example=example(package))
    kind = next((k for k, n in FULL.items() if layout.count(k) != n), MARSHAL)
    return Illegal(
        reason,
        count=len(layout),
        piece=phrase(package, f"kind-{kind}"),
        have=layout.count(kind),
        want=FULL[kind],
        example=example(package),
    )


def written(layout: str, spare: str = "") -> str:
    """The canonical text of a layout: its name if it has one, else back row first."""
    if layout in PRESETS:
        return f"setup {PRESETS.index(layout) + 1}"
    return "random" if layout == spare else rows(layout)


def labelled(layout: str, spare: str, package: str, language: str) -> str:
    """Its name as people of this language type it, else the pieces back row first."""
    if layout in PRESETS:
        return say(package, language, "label-setup", number=PRESETS.index(layout) + 1)
    return say(package, language, "label-random") if layout == spare else rows(layout)
