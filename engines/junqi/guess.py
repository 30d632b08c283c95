"""What a strange piece of 军棋 may be, from where it stands and what it has done."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engines.junqi.army import BOMB, ENGINEER, FLAG, FULL, MINE, Fight, fight
from engines.junqi.zone import HEADQUARTERS, POSTS

WORTH = {
    "9": 30, "8": 22, "7": 16, "6": 11, "5": 8, "4": 5, "3": 3, "2": 2, "1": 6,
    "B": 10, "M": 6, "F": 1000,
}  # fmt: skip
BACK_ROWS = 10  # the posts where mines may stand
SURE = 0.9  # no piece is taken for a mine with more certainty


def result(mine: str, theirs: str) -> float:
    match fight(mine, theirs):
        case Fight.ATTACKER | Fight.FLAG | Fight.FLAG_BOTH:
            return WORTH[theirs]
        case Fight.DEFENDER:
            return -WORTH[mine] + 0.5
        case Fight.BOTH:
            return WORTH[theirs] - WORTH[mine]


class Strange(NamedTuple):
    """What is known of a strange piece.

    `kind` is what it is known to be or "", `beat` the highest kind it is known to have beaten
    or "", `own` its post in its owner's zone, `POSTS` or more outside.  `still` is how many
    pieces of its owner have not left the two back rows, `doors` how many of these stand in
    headquarters.
    """

    kind: str
    moved: bool
    beat: str
    own: int
    still: int
    doors: int


@cache
def odds(strange: Strange) -> dict[str, float]:
    """The share of each kind among what a piece may be."""
    kind, moved, beat, own, still, doors = strange
    if kind:
        return {kind: 1.0}
    if beat == MINE:
        return {ENGINEER: 1.0}
    weights = {kind: float(n) for kind, n in FULL.items() if kind not in (MINE, FLAG)}
    if own >= POSTS - 5 and not moved:
        del weights[BOMB]
    if beat:
        weights = {k: n for k, n in weights.items() if k.isdigit() and k > beat}
    total = sum(weights.values()) or 1.0
    bound = _bound(own, still, doors) if not moved and own < BACK_ROWS else {}
    rest = 1 - sum(bound.values())
    return {kind: rest * n / total for kind, n in weights.items()} | bound


def _bound(own: int, still: int, doors: int) -> dict[str, float]:
    """The shares of flag and mine: one of the headquarters has the flag, and the fewer pieces
    are left where they were set up, the more of them are mines."""
    flag = 1 / max(1, doors) if own in HEADQUARTERS else 0.0
    return {FLAG: flag, MINE: (1 - flag) * min(SURE, FULL[MINE] / max(1, still))}


@cache
def hope(mine: str, strange: Strange) -> float:
    """What attacking a piece is worth on average, over all that it may be."""
    return sum(share * result(mine, other) for other, share in odds(strange).items())


@cache
def lost(mine: str, strange: Strange, stuck: bool) -> float:
    """How likely mine can never move again after attacking a piece, the game going on: it fell,
    or is `stuck` where it won."""
    return sum(
        share
        for other, share in odds(strange).items()
        if other != FLAG and (stuck or fight(mine, other) is not Fight.ATTACKER)
    )


@cache
def risk(mine: str, strange: Strange) -> float:
    """What is lost on average when a piece attacks mine; nothing if it cannot."""
    beaten = sum(
        share
        for other, share in odds(strange).items()
        if other not in (MINE, FLAG) and fight(other, mine) is not Fight.DEFENDER
    )
    return beaten * WORTH[mine]
