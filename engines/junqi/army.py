"""The army of 军棋: its 25 pieces, who wins a fight, and where they may stand at first.

A kind is one character: `9` 司令 down to `1` 工兵, `B` 炸弹, `M` 地雷, `F` 军旗.  A layout is
25 of them, row by row from the owner's back row, each row from the owner's left.  Posts here
are those of the owner's own zone.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum

from engines.junqi.zone import CAMPS, HEADQUARTERS, POSTS
from engines.luck import Luck

MARSHAL, ENGINEER, BOMB, MINE, FLAG = "9", "1", "B", "M", "F"
KINDS = "987654321BMF"
ARMY = "98776655443332221" + "11BBMMMF"
FULL = Counter(ARMY)
NAMES = {
    "9": "司令", "8": "军长", "7": "师长", "6": "旅长", "5": "团长", "4": "营长", "3": "连长",
    "2": "排长", "1": "工兵", "B": "炸弹", "M": "地雷", "F": "军旗",
}  # fmt: skip
KIND_OF = {name: kind for kind, name in NAMES.items()}
HOME = tuple(post for post in range(POSTS) if post not in CAMPS)
BACK = frozenset(range(10))
FRONT = frozenset(range(POSTS - 5, POSTS))
ROW_SIZES = (5, 5, 3, 4, 3, 5)
PRESETS = (
    "MFM22M3331BB44556677" + "89112",
    "23MFM31BM2B145164728" + "69375",
    "MF2231MM32B4B1564817" + "73659",
    "3M2FM213M24B1B516749" + "83567",
)


class Fight(StrEnum):
    """Who is left; `FLAG` and `FLAG_BOTH` end the game, in the latter the bomb goes too."""

    ATTACKER = "attacker"
    DEFENDER = "defender"
    BOTH = "both"
    FLAG = "flag"
    FLAG_BOTH = "flag_both"


class Fault(StrEnum):
    """What is wrong with a layout, by the words of the rule desk."""

    CAMP = "camp"
    PIECES = "pieces"
    FLAG = "flag"
    MINE = "mine_rows"
    BOMB = "bomb_front_row"


def fight(attacker: str, defender: str) -> Fight:
    if defender == FLAG:
        return Fight.FLAG_BOTH if attacker == BOMB else Fight.FLAG
    if BOMB in (attacker, defender):
        return Fight.BOTH
    if defender == MINE:
        return Fight.ATTACKER if attacker == ENGINEER else Fight.DEFENDER
    if attacker == defender:
        return Fight.BOTH
    return Fight.ATTACKER if attacker > defender else Fight.DEFENDER


def fault(stand: dict[int, str]) -> Fault | None:
    """What is wrong with pieces put on the owner's own posts; None for a good layout."""
    if CAMPS & stand.keys():
        return Fault.CAMP
    if Counter(stand.values()) != FULL or not stand.keys() <= set(HOME):
        return Fault.PIECES
    if any(kind == FLAG and post not in HEADQUARTERS for post, kind in stand.items()):
        return Fault.FLAG
    if any(kind == MINE and post not in BACK for post, kind in stand.items()):
        return Fault.MINE
    if any(kind == BOMB and post in FRONT for post, kind in stand.items()):
        return Fault.BOMB
    return None


def standing(layout: str) -> dict[int, str]:
    """The layout as pieces on the owner's own posts."""
    return dict(zip(HOME, layout, strict=False))


def layout_fault(layout: str) -> Fault | None:
    return fault(standing(layout)) if len(layout) == len(HOME) else Fault.PIECES


def random_layout(luck: Luck) -> str:
    """Any good layout, each equally likely: the most bound pieces first, and however they fell,
    those after them have equally many places."""
    stand = {luck.choice(sorted(HEADQUARTERS)): FLAG}
    for kind, allowed in ((MINE, BACK), (BOMB, set(HOME) - FRONT)):
        free = luck.shuffled(sorted(allowed - stand.keys()))
        stand |= dict.fromkeys(free[: FULL[kind]], kind)
    others = luck.shuffled(kind for kind in ARMY if kind.isdigit())
    stand |= zip((post for post in HOME if post not in stand), others, strict=True)
    return "".join(stand[post] for post in HOME)


def rows(layout: str) -> str:
    """The layout with a space between rows."""
    cut, parts = 0, []
    for size in ROW_SIZES:
        parts.append(layout[cut : cut + size])
        cut += size
    return " ".join(parts)
