"""抠底, 升级: what a hand is worth to both sides, and which level that leads to."""

from __future__ import annotations

from dataclasses import dataclass

from engines.cards.pack import RANKS

STEP = 20  # points for one level, for each pack
MOST = 3  # levels the dealer's side can go up


@dataclass(frozen=True, slots=True)
class Result:
    """Levels that each side goes up, and whether the deal changes sides."""

    dealer_up: int
    attackers_up: int
    dealer_changes: bool


def result(attackers: int, packs: int = 2, cap: int = MOST) -> Result:
    """By the attackers' points; `cap` limits what they go up (0: no limit).

    The company's table for two packs: 0 / 5 / 40 / 80 (they take the deal) / 120 / 160 / 200;
    for more packs in proportion.
    """
    step = STEP * packs
    if attackers < 2 * step:
        return Result(MOST if attackers <= 0 else MOST - 1 - attackers // step, 0, False)
    up = attackers // step - 2
    return Result(0, min(up, cap) if cap else up, True)


def ladder(lowest: str) -> str:
    """The levels of a match, from the first to the ace."""
    return RANKS[RANKS.index(lowest) :]


def raised(level: int, up: int, must: tuple[int, ...] = (), dealt: bool = True) -> int:
    """The level after going up, as a place on the ladder; it may be past its end.

    A level in `must` is not skipped, and is left only by a side that won it as dealers.
    """
    if level in must and not dealt:
        return level
    return min([level + up, *(m for m in must if m > level)])
