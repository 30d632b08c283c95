"""The terms of a stage's matches and points, and what a reported match comes to under them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engines.formats.mistakes import BadEvent
from engines.formats.settings import (
    LARGEST,
    a_flag,
    an_object,
    exact,
    known,
    listed,
    one_of,
    optional,
    shown,
    whole,
)
from engines.formats.stage import HALF, NONE, ONE, Points
from engines.match import Match, Taken, Tally

SHARES = (NONE, HALF, ONE)
ENDS = ("shared", "lot")
MATCH = {
    "best_of": whole(1, 99),
    "draws": one_of("count", "replay", "shared", "lot"),
    "then": one_of("replay", "lot", "fast", "shared"),
    "play_all": a_flag,
    "target": optional(whole(1)),
    "start": whole(-LARGEST),
    "stop_at_zero": a_flag,
    "hands": optional(whole(1)),
    "minutes": optional(whole(1)),
    "sequence": listed("slow", "fast"),
    "sides": listed("drawn", "lower", "alternate", "loser", "lot", "agreed"),
    "warnings": whole(1, 99),
    "carry": a_flag,
}
POINTS = {
    "win": exact,
    "draw": exact,
    "loss": exact,
    "bye": exact,
    "forfeit": exact,
    "vp": optional(whole(1, 99)),
}


def match(value: Any, at: str) -> Match:
    given = an_object(value, at)
    known(given, MATCH, at)
    told = {name: MATCH[name](v, f"{at}.{name}") for name, v in given.items()}
    if told.get("draws") in ENDS:  # drawn games count, and this is what a level match does
        told = {"then": told["draws"], **told, "draws": "count"}
    return Match(**{**_paced(told.get("sequence", ())), **told})


def _paced(sequence: Sequence[str]) -> dict[str, Any]:
    """Games of a changing pace: those before the last pace, then one by one until decided."""
    if not sequence:
        return {}
    *first, last = sequence
    while first and first[-1] == last:
        first.pop()
    return {"best_of": max(len(first), 1), "then": "fast" if last == "fast" else "replay"}


def points(value: Any, at: str) -> Points:
    given = an_object(value, at)
    known(given, POINTS, at)
    return Points(**{name: POINTS[name](v, f"{at}.{name}") for name, v in given.items()})


@dataclass(frozen=True, slots=True)
class Score:
    """What each seat took from a match; `why` it is not over: unfinished, level, or ""."""

    points: tuple[Fraction, ...]
    why: str = ""


def from_games(
    terms: Match, games: Sequence[tuple[Fraction, ...]], at: str, time_up: bool = False
) -> Score:
    """The match from its games, in order.  Raises BadEvent for a game that cannot be."""
    sides = len(games[0])
    taken = [_taken(terms, game, f"{at}[{i}]") for i, game in enumerate(games)]
    for count in range(1, len(taken)):
        if _over(terms, terms.tally(sides, taken[:count])):
            raise BadEvent("game_after", f"{at}[{count}]", games=count)
    tally = terms.tally(sides, taken, time_up)
    return Score(_numbers(terms, tally), _why(tally))


def warned(
    terms: Match, games: Sequence[tuple[Fraction, ...]], warnings: Sequence[tuple[Fraction, ...]]
) -> tuple[tuple[Fraction, ...], ...]:
    """The games with those lost that a side was warned in once too often."""
    lost = terms.lost_by_warnings([[int(n) for n in game] for game in warnings])
    return tuple(
        tuple(NONE if side in out else ONE for side in range(len(game))) if len(out) == 1 else game
        for game, out in zip(games, lost, strict=True)
    )


def _over(terms: Match, tally: Tally) -> bool:
    """Whether nobody can have played on; a shared number of hands may have had more."""
    return tally.decided and (terms.then != "shared" or terms.play_all)


def from_points(terms: Match, took: tuple[Fraction, ...], at: str) -> Score:
    """The match from its final numbers: shares of its games, or points.

    One game has one whole share to give; any other numbers are that game's points.
    """
    if terms.on_points or len(took) != 2:
        return Score(took)
    if terms.best_of > 1:
        return _best_of(terms, took, at)
    if all(p in SHARES for p in took) and sum(took) != ONE:
        raise BadEvent("sum", at, given=_plus(took), right="1")
    return Score(took)


def _best_of(terms: Match, took: tuple[Fraction, ...], at: str) -> Score:
    games, most, least = sum(took, NONE), max(took), min(took)
    possible = least >= 0 and (2 * least).denominator == 1 and games.denominator == 1
    if games > terms.best_of:  # one more, and one more, until somebody led
        possible &= terms.then in ("replay", "fast") and most - least <= ONE
    elif not terms.play_all:  # nobody plays on when the match is won
        possible &= 2 * (most - ONE) <= terms.best_of
    if not possible:
        raise BadEvent("sum", at, given=_plus(took), right=str(terms.best_of))
    won = not terms.play_all and 2 * most > terms.best_of
    return Score(took, "" if won or games >= terms.best_of else "unfinished")


def _plus(took: Sequence[Fraction]) -> str:
    return " + ".join(shown(p) for p in took)


def _taken(terms: Match, game: tuple[Fraction, ...], at: str) -> Taken:
    if terms.on_points:
        if any(p.denominator != 1 for p in game):
            raise BadEvent("type", at, wanted="wholes", given=_plus(game))
        best = max(game)
        share = ONE / game.count(best)
        shares = tuple(share if p == best else NONE for p in game)
        return Taken(shares, tuple(int(p) for p in game))
    if any(p not in SHARES for p in game) or sum(game) != ONE:
        raise BadEvent("sum", at, given=_plus(game), right="1")
    return Taken(game, (0,) * len(game))


def _numbers(terms: Match, tally: Tally) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, tally.points)) if terms.on_points else tally.shares


def _why(tally: Tally) -> str:
    if tally.decided:
        return ""
    return "level" if tally.extra else "unfinished"
