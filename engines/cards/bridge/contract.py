"""Boards, contracts and what they score, by the laws of duplicate bridge (laws 2, 77)."""

from __future__ import annotations

import re
from dataclasses import dataclass

SEATS = "NESW"
PLAYERS = 4
STRAINS = ("C", "D", "H", "S", "NT")
LEVELS = range(1, 8)
BOOK = 6  # tricks that count for nothing
ALL = 13
VULNERABLE = {"None": "", "NS": "NS", "EW": "EW", "All": "NESW"}
_CYCLE = ("None", "NS", "EW", "All")
_BID = re.compile(r"([1-7])(C|D|H|S|NT?)")
_CONTRACT = re.compile(rf"{_BID.pattern}(X{{0,2}})")


@dataclass(frozen=True, slots=True)
class Contract:
    """What is to be made; `doubled` is 0, 1 (doubled) or 2 (redoubled)."""

    level: int
    strain: str
    doubled: int = 0

    @property
    def bid(self) -> str:
        return f"{self.level}{self.strain}"

    @property
    def text(self) -> str:
        return self.bid + "X" * self.doubled

    @property
    def needed(self) -> int:
        """Tricks that make it."""
        return BOOK + self.level

    @property
    def trump(self) -> str:
        """The trump suit; empty in notrump."""
        return "" if self.strain == "NT" else self.strain


# ---------------------------------------------------------------------- boards and seats
def dealer(board: int) -> int:
    """The seat that deals board 1, 2, …"""
    return (board - 1) % PLAYERS


def vulnerability(board: int) -> str:
    """Who is vulnerable on board 1, 2, …: the cycle starts one later every four boards."""
    round_, place = divmod((board - 1) % 16, PLAYERS)
    return _CYCLE[(round_ + place) % 4]


def is_vulnerable(vulnerable: str, seat: int) -> bool:
    return SEATS[seat] in VULNERABLE[vulnerable]


def partner(seat: int) -> int:
    return (seat + 2) % PLAYERS


def after(seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % PLAYERS


def side(seat: int) -> int:
    """0 for North-South, 1 for East-West."""
    return seat % 2


# ---------------------------------------------------------------------- bids and contracts
def bid_of(text: str) -> Contract | None:
    """`3NT`, `3N`, `4S`; None for any other text."""
    found = _BID.fullmatch(text)
    return Contract(int(found[1]), _strain(found[2])) if found else None


def contract_of(text: str) -> Contract | None:
    """`4S`, `3NTX`, `2CXX`; None for any other text."""
    found = _CONTRACT.fullmatch(text.upper())
    if not found:
        return None
    return Contract(int(found[1]), _strain(found[2]), len(found[3]))


def _strain(mark: str) -> str:
    return "NT" if mark.startswith("N") else mark


def height(bid: Contract) -> int:
    """Bids in order: 0 for 1♣, 34 for 7NT."""
    return (bid.level - 1) * len(STRAINS) + STRAINS.index(bid.strain)


def bid_at(place: int) -> Contract:
    """The inverse of `height`."""
    level, strain = divmod(place, len(STRAINS))
    return Contract(level + 1, STRAINS[strain])


HIGHEST = height(Contract(7, "NT"))


# ---------------------------------------------------------------------- scores
def score(contract: Contract, vulnerable: bool, tricks: int) -> int:
    """What the declaring side takes when it wins `tricks` of 13; negative when it is down."""
    over = tricks - contract.needed
    if over < 0:
        return -_penalty(-over, contract.doubled, vulnerable)
    trick = _trick(contract)
    base = trick * contract.level + (10 if contract.strain == "NT" else 0)
    base <<= contract.doubled
    bonus = (500 if vulnerable else 300) if base >= 100 else 50
    extra = 100 * contract.doubled * (1 + vulnerable) if contract.doubled else trick
    insult = 50 * contract.doubled
    return base + bonus + _slam(contract.level, vulnerable) + insult + over * extra


def _trick(contract: Contract) -> int:
    return 20 if contract.strain in ("C", "D") else 30


def _slam(level: int, vulnerable: bool) -> int:
    small, grand = (750, 1500) if vulnerable else (500, 1000)
    return {6: small, 7: grand}.get(level, 0)


def _penalty(down: int, doubled: int, vulnerable: bool) -> int:
    if not doubled:
        return down * (100 if vulnerable else 50)
    once = 300 * down - 100 if vulnerable else max(200 * down - 100, 300 * down - 400)
    return once * doubled
