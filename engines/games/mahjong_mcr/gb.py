"""A won hand in one line, as GB-Mahjong writes it: `[123m,1][9999p]45p99s6p|EE0000|0`.

Melds in brackets, with the seat they were claimed from unless concealed; then the tiles in
hand, the winning one last; prevailing and seat wind; self-drawn, last of its kind, last of the
wall, kong as 0 or 1; flowers by number or by letter.
"""

from __future__ import annotations

import re

from engines.games.mahjong_mcr.counting import Hand
from engines.games.mahjong_mcr.tiles import Meld, is_chow, read

_LINE = re.compile(
    r"(?P<melds>(?:\[[^\]]*\])*)(?P<tiles>[1-9mspESWNCFP]+)"
    r"\|(?P<winds>[ESWN]{2})(?P<marks>[01]{4})(?:\|(?P<flowers>[0-8]|[a-h]{1,8}))?"
)
_MELD = re.compile(r"\[([1-9mspESWNCFP]+)(,[123])?\]")
WINDS = "ESWN"


def hand_of(text: str) -> Hand:
    """The hand of a line.  Raises ValueError for any other text."""
    found = _LINE.fullmatch(text.replace(" ", ""))
    if not found:
        raise ValueError(text)
    melds = tuple(_meld(part[0]) for part in _MELD.finditer(found["melds"]))
    if sum(len(part[0]) for part in _MELD.finditer(found["melds"])) != len(found["melds"]):
        raise ValueError(text)
    *concealed, tile = read(found["tiles"])
    self_draw, last_of_kind, wall_last, kong = (mark == "1" for mark in found["marks"])
    flowers = found["flowers"] or "0"
    return Hand(
        melds=melds,
        concealed=tuple(concealed),
        tile=tile,
        self_draw=self_draw,
        last_of_kind=last_of_kind,
        kong=kong,
        wall_last=wall_last,
        flowers=int(flowers) if flowers.isdecimal() else len(flowers),
        seat=WINDS.index(found["winds"][1]),
        prevailing=WINDS.index(found["winds"][0]),
    )


def _meld(text: str) -> Meld:
    found = _MELD.fullmatch(text)
    tiles = read(found[1]) if found else ()
    claimed = bool(found and found[2])
    if is_chow(tiles) and claimed:
        return Meld("c", tiles[0])
    if len(set(tiles)) == 1 and len(tiles) == 3 and claimed:
        return Meld("p", tiles[0])
    if len(set(tiles)) == 1 and len(tiles) == 4:
        return Meld("k" if claimed else "a", tiles[0])
    raise ValueError(text)
