"""Deals and positions of 军棋 as text and JSON, whatever the board.

A deal is a spare layout for each seat.  In JSON a piece is `S:师长`, its side and its name.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from engines.game import Common, Illegal
from engines.junqi.army import KIND_OF, NAMES, PRESETS, layout_fault, random_layout
from engines.junqi.moves import Last, Man
from engines.luck import Luck

M = TypeVar("M")


# ---------------------------------------------------------------------- deals
def dealt(luck: Luck, seats: int) -> str:
    return " ".join(random_layout(luck) for _ in range(seats))


def spares(deal: str, seats: int) -> tuple[str, ...]:
    """The spare layouts of a deal text; the presets of an empty one.  Raises Illegal."""
    found = tuple(deal.split()) or PRESETS[:seats]
    if len(found) != seats or any(map(layout_fault, found)):
        raise Illegal(Common.BAD_POSITION, text=deal[:40])
    return found


def checked(
    position: Any, fields: Collection[str], read: Callable[[dict[str, Any]], object]
) -> str:
    """The deal text of a position that can be read.  Raises Illegal(BAD_POSITION)."""
    if isinstance(position, str):
        try:
            position = json.loads(position)
        except ValueError:
            raise Illegal(Common.BAD_POSITION, text=position[:40]) from None
    try:
        if not isinstance(position, dict) or not position.keys() <= set(fields):
            raise KeyError("pieces")
        read(position)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as wrong:
        raise Illegal(Common.BAD_POSITION, text=str(wrong)[:40]) from None
    return json.dumps(position, ensure_ascii=False, sort_keys=True)


# ---------------------------------------------------------------------- from JSON
def board_of(
    given: Mapping[str, Any], posts: Mapping[str, int], man: Callable[[str, bool], M]
) -> list[M | None]:
    """The board with the given pieces; `man` makes one of its text and whether it has moved.

    Raises KeyError or ValueError.
    """
    pieces, moved = given["pieces"], set(given.get("moved", ()))
    board: list[M | None] = [None] * len(posts)
    for post, text in pieces.items():
        board[posts[post]] = man(text, post in moved)
    if not moved <= pieces.keys():
        raise KeyError("moved")
    return board


def side_and_kind(text: str, sides: Sequence[str]) -> tuple[int, str]:
    """The seat and the kind of `S:师长`.  Raises KeyError or ValueError."""
    side, _, name = text.partition(":")
    if side not in tuple(sides):
        raise ValueError(text)
    return sides.index(side), KIND_OF[name]


def lost_of(given: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """The kinds that each seat has lost."""
    return tuple("".join(KIND_OF[name] for name in names) for names in given)


def number(given: Any) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or given < 0:
        raise ValueError(str(given))
    return given


# ---------------------------------------------------------------------- to JSON
def pieces(
    board: Iterable[Man | None], names: Sequence[str], sides: Sequence[str]
) -> dict[str, Any]:
    """`pieces` and `moved` of a position; a piece one may not know is `N:?`."""
    men = [(names[post], man) for post, man in enumerate(board) if man]
    return {
        "pieces": {post: f"{sides[man.seat]}:{NAMES.get(man.kind, '?')}" for post, man in men},
        "moved": [post for post, man in men if man.moved],
    }


def marched(last: Last | None, names: Sequence[str]) -> dict[str, Any] | None:
    if last is None:
        return None
    return {
        "seat": last.seat,
        "from": names[last.start],
        "to": names[last.end],
        "fight": None if last.fight is None else str(last.fight),
    }
