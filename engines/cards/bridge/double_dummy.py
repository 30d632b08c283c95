"""What each side makes when all cards lie open: the solver DDS through `endplay`, if there.

Only boards that are over, and questions to the rule desk, are looked at in this way: the
computer player never is.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from threading import Lock
from typing import Any

from engines.cards.bridge.contract import SEATS, STRAINS, is_vulnerable

KEPT = 256  # boards
_ONE = Lock()  # the solver works on one board at a time
Tricks = dict[str, dict[str, int]]  # by strain and declarer


def found() -> bool:
    """Whether there may be a solver, without starting it."""
    return find_spec("endplay") is not None


@lru_cache(1)
def installed() -> bool:
    """Whether the solver is there and starts; the first look takes a second or two."""
    try:
        import_module("endplay.dds")
    except (ImportError, OSError):
        return False
    return True


@lru_cache(KEPT)
def tricks(deal: str) -> Tricks | None:
    """The tricks of every declarer in every strain; None without the solver.

    `deal` is four full hands in PBN.  Takes about a quarter of a second the first time.
    """
    if not installed():
        return None
    table = _table(deal).to_list()  # by ♠ ♥ ♦ ♣ NT, then by N E S W
    ordered = dict(zip(("S", "H", "D", "C", "NT"), table, strict=True))
    return {strain: dict(zip(SEATS, ordered[strain], strict=True)) for strain in STRAINS}


@lru_cache(KEPT)
def par(deal: str, dealer: int, vulnerable: str) -> int | None:
    """What North-South take when both sides bid and play perfectly; None without the solver."""
    if not installed():
        return None
    from endplay.dds import par as solved
    from endplay.types import Player, Vul

    whose = (is_vulnerable(vulnerable, 0), is_vulnerable(vulnerable, 1))
    vul = {
        (False, False): Vul.none,
        (True, False): Vul.ns,
        (False, True): Vul.ew,
        (True, True): Vul.both,
    }[whose]
    table = _table(deal)
    with _ONE:
        return int(solved(table, vul, Player.find(SEATS[dealer])).score)


@lru_cache(KEPT)
def _table(deal: str) -> Any:
    from endplay.dds import calc_dd_table
    from endplay.types import Deal

    with _ONE:
        return calc_dd_table(Deal(deal))
