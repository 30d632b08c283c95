"""级数: what a hand takes, and how a side passes A."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.cards.pack import RANKS

SIDES = 2
TOP = len(RANKS) - 1  # A; one step more is a match won
PASSED = TOP + 1
TRIES = 3  # hands at its own A that a side may lose
STEPS = {2: 3, 3: 2, 4: 1}  # by the place of 头游's partner
DEMOTE, STAY = "demote_2", "none"


@dataclass(frozen=True, slots=True)
class Standing:
    """Before a hand: each side's level in steps above 2, its failed tries at A, and whose
    level is played (None: the first hand, at 2)."""

    levels: tuple[int, ...] = (0, 0)
    failed: tuple[int, ...] = (0, 0)
    owner: int | None = None

    @property
    def rank(self) -> str:
        """The rank of the level cards."""
        return RANKS[0] if self.owner is None else RANKS[min(self.levels[self.owner], TOP)]


FIRST_HAND = Standing()


def side(seat: int) -> int:
    return seat % SIDES


def partner_place(finish: tuple[int, ...]) -> int:
    """The place, 2 to 4, of the partner of whoever went out first."""
    return next(place for place, seat in enumerate(finish[1:], 2) if side(seat) == side(finish[0]))


def steps(finish: tuple[int, ...]) -> int:
    """升级: 1-2 three, 1-3 two, 1-4 one."""
    return STEPS[partner_place(finish)]


def raised(level: int, by: int, overshoot: bool) -> int:
    """A level so many steps higher: it stops at A, unless going beyond it from below wins."""
    return min(level + by, PASSED if overshoot and level < TOP else TOP)


def after(standing: Standing, finish: tuple[int, ...], a_fail: str, overshoot: bool) -> Standing:
    """The standing after a hand in which the seats went out in this order."""
    first = side(finish[0])
    levels, failed = list(standing.levels), list(standing.failed)
    at_own_ace = standing.owner is not None and levels[standing.owner] == TOP
    if at_own_ace and first == standing.owner and partner_place(finish) < 4:
        levels[first] = PASSED
        return replace(standing, levels=tuple(levels), owner=first)
    if at_own_ace and standing.owner is not None:
        failed[standing.owner] += 1
        if failed[standing.owner] >= TRIES and a_fail == DEMOTE:
            levels[standing.owner], failed[standing.owner] = 0, 0
    if not at_own_ace or first != standing.owner:
        levels[first] = raised(levels[first], steps(finish), overshoot)
    return Standing(tuple(levels), tuple(failed), first)
