"""The result of a board as players write it down: `3NT+1 N`, `4SX-2 W`, `N 1NT=`, `passed out`,
or North-South's score, `-50` or `-50 50`."""

from __future__ import annotations

import re
from functools import cache
from itertools import product

from engines.cards.bridge.contract import (
    ALL,
    STRAINS,
    Contract,
    contract_of,
    is_vulnerable,
    score,
    side,
    vulnerability,
)
from engines.cards.bridge.notation import PASS, read_call
from engines.game import Refused
from engines.typed import plain

EXAMPLES = ("3NT+1 N", "4SX-1 E")
_SEATS = {
    mark: seat for marks in ("nesw", "北东南西", "北東南西") for seat, mark in enumerate(marks)
}
_SEAT = rf"(?:by ?|由 ?)?(?P<seat>[{''.join(_SEATS)}])"
_BID = r"(?P<bid>\d ?\D+?) ?(?P<doubled>x{0,2})"
_TRICKS = r"(?P<over>=|[-+] ?\d{1,2})"
_FORMS = tuple(
    re.compile(" ?".join(parts))
    for parts in ((_BID, _TRICKS, _SEAT), (_BID, _SEAT, _TRICKS), (_SEAT, _BID, _TRICKS))
)
_NUMBER = re.compile(r"([-+]?\d{1,6})(?:[ ,/]+([-+]?\d{1,6}))?")
_OUT = frozenset({"passed out", "all pass", "四家不叫", "全不叫", "四家派司"})


def north_south(text: str, board: int) -> int | None:
    """What North-South took on a board; None for a text that is no result, or one that no
    play could come to."""
    try:
        said = plain(text).lower().replace("−", "-")
        if number := _NUMBER.fullmatch(said):
            points, theirs = int(number[1]), int(number[2] or -int(number[1]))
            return points if points == -theirs and points in possible(board) else None
        if said in _OUT or read_call(said) == PASS:
            return 0
        found = next(filter(None, (form.fullmatch(said) for form in _FORMS)), None)
        return _took(found, board) if found else None
    except Refused:
        return None


@cache
def possible(board: int) -> frozenset[int]:
    """Every score that North-South can have on a board."""
    vulnerable = vulnerability(board)
    made = {
        score(Contract(*bid), is_vulnerable(vulnerable, seat), tricks) * (-1 if side(seat) else 1)
        for bid in product(range(1, 8), STRAINS, range(3))
        for seat in range(2)
        for tricks in range(ALL + 1)
    }
    return frozenset(made | {0})


def _took(told: re.Match[str], board: int) -> int | None:
    contract = contract_of(f"{read_call(told['bid'])}{told['doubled']}")
    over = told["over"].replace(" ", "")
    tricks = contract.needed + (0 if over == "=" else int(over)) if contract else -1
    if contract is None or not 0 <= tricks <= ALL:
        return None
    seat = _SEATS[told["seat"]]
    points = score(contract, is_vulnerable(vulnerability(board), seat), tricks)
    return -points if side(seat) else points
