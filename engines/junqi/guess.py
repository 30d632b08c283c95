"""What a strange piece of 军棋 may be, from where it stands and what it has done."""

from __future__ import annotations

from functools import cache

from engines.junqi.army import BOMB, ENGINEER, FLAG, FULL, MINE, Fight, fight
from engines.junqi.zone import HEADQUARTERS, POSTS

WORTH = {
    "9": 30, "8": 22, "7": 16, "6": 11, "5": 8, "4": 5, "3": 3, "2": 2, "1": 6,
    "B": 10, "M": 6, "F": 1000,
}  # fmt: skip


def result(mine: str, theirs: str) -> float:
    match fight(mine, theirs):
        case Fight.ATTACKER | Fight.FLAG | Fight.FLAG_BOTH:
            return WORTH[theirs]
        case Fight.DEFENDER:
            return -WORTH[mine] + 0.5
        case Fight.BOTH:
            return WORTH[theirs] - WORTH[mine]


@cache
def odds(kind: str, moved: bool, beat: str, own: int) -> dict[str, float]:
    """The share of each kind among what a piece may be.

    `kind` is what is known of it or "", `beat` the highest kind it is known to have beaten or
    "", `own` its post in its owner's zone, `POSTS` or more outside.
    """
    if kind:
        return {kind: 1.0}
    weights: dict[str, float] = {kind: float(n) for kind, n in FULL.items()}
    if moved or own >= 10:
        weights[MINE] = weights[FLAG] = 0.0
    else:
        weights[MINE] = 7.0
        weights[FLAG] = 12.0 if own in HEADQUARTERS else 0.0
    if own >= POSTS - 5 and not moved:
        weights[BOMB] = 0.0
    if beat == MINE:
        return {ENGINEER: 1.0}
    if beat:
        weights |= {k: 0.0 for k in weights if k.isdigit() and k <= beat} | {BOMB: 0.0}
    total = sum(weights.values())
    return {kind: weight / total for kind, weight in weights.items() if weight}


@cache
def hope(mine: str, kind: str, moved: bool, beat: str, own: int) -> float:
    """What attacking a piece (see `odds`) is worth on average, over all that it may be."""
    return sum(share * result(mine, other) for other, share in odds(kind, moved, beat, own).items())


@cache
def lost(mine: str, kind: str, moved: bool, beat: str, own: int, stuck: bool) -> float:
    """How likely mine can never move again after attacking a piece (see `odds`), the game going
    on: it fell, or is `stuck` where it won."""
    return sum(
        share
        for other, share in odds(kind, moved, beat, own).items()
        if other != FLAG and (stuck or fight(mine, other) is not Fight.ATTACKER)
    )


@cache
def risk(mine: str, kind: str, moved: bool, beat: str, own: int) -> float:
    """What is lost on average when a piece (see `odds`) attacks mine; nothing if it cannot."""
    beaten = sum(
        share
        for other, share in odds(kind, moved, beat, own).items()
        if other not in (MINE, FLAG) and fight(other, mine) is not Fight.DEFENDER
    )
    return beaten * WORTH[mine]
