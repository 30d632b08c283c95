"""Reported results, and what each comes to at its table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from engines.formats.course import key
from engines.formats.mistakes import BadEvent
from engines.formats.settings import a_flag, a_list, a_text, an_object, exact, known, shown, whole
from engines.formats.stage import NONE, ONE, Entrant, Result
from engines.formats.terms import Score, from_games, from_points, warned
from engines.match import Match

KINDS = ("games", "points", "forfeit", "ruling")
KEYS = (
    "stage", "round", "table", "hand", "warnings", "time", "violations", "time_used", *KINDS,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Report:
    """One result as it was reported: exactly one of games, points, forfeit and ruling.

    A table that played on without some who forfeited has points and their forfeit.  `hand`
    is the hand of an arena after which this is so.  `warnings` are those of each game, by
    seat; `time_up`: the games ended because the time of the match was over.
    """

    at: str
    stage: int
    round: int
    seats: tuple[Entrant, ...]
    games: tuple[tuple[Fraction, ...], ...] = ()
    points: tuple[Fraction, ...] = ()
    forfeit: frozenset[Entrant] = frozenset()
    ruling: tuple[Fraction, ...] = ()
    hand: int = 0
    warnings: tuple[tuple[Fraction, ...], ...] = ()
    time_up: bool = False
    violations: tuple[Fraction, ...] = ()
    time_used: tuple[Fraction, ...] = ()

    def result(self, terms: Match) -> tuple[Result | None, str]:
        """The table's result, or None and why it has none yet.  Raises BadEvent."""
        if self.forfeit and not (self.points or self.games):
            took = tuple(NONE if e in self.forfeit else ONE for e in self.seats)
            return self._told(took, how="forfeit", out=self.forfeit), ""
        if self.ruling:
            out = frozenset(self.seats) if not any(self.ruling) else frozenset()
            return self._told(self.ruling, how="ruling", out=out), ""
        score = self._score(terms)
        if score.why:
            return None, score.why
        games = self._counted(terms)
        return self._told(score.points, out=self.forfeit, games=games, hand=self.hand), ""

    def _told(self, points: tuple[Fraction, ...], **more: Any) -> Result:
        """With the violations and the time that were told beside it, however it ended."""
        faults = self.violations or tuple(sum(w, NONE) for w in zip(*self.warnings, strict=True))
        return Result(self.round, self.seats, points, faults=faults, seconds=self.time_used, **more)

    def _counted(self, terms: Match) -> tuple[tuple[Fraction, ...], ...]:
        return warned(terms, self.games, self.warnings) if self.warnings else self.games

    def _score(self, terms: Match) -> Score:
        if self.games:
            return from_games(terms, self._counted(terms), f"{self.at}.games", self.time_up)
        return from_points(terms, self.points, f"{self.at}.points")


# Which table: stage, round, and who sits there.
Where = tuple[int, int, frozenset[Entrant]]
Reports = Mapping[Where, Report]


def reports(value: Any, at: str, names: Mapping[str, Entrant], stages: int) -> Reports:
    """Every report by stage, round and who sat there.

    Two for one table contradict each other, unless they are of different hands of an arena.
    """
    found: dict[Where, Report] = {}
    for index, given in enumerate(a_list(value, at)):
        here = f"{at}[{index}]"
        report = _report(an_object(given, here), here, names, stages)
        where = (report.stage, *key(report.round, report.seats))
        found[where] = _joined(found[where], report) if where in found else report
    return found


def _joined(first: Report, second: Report) -> Report:
    """Hands of one table that were reported one after the other.  Raises BadEvent."""
    told = first.games or (first.points,), second.games or (second.points,)
    played = all((*told[0], *told[1])) and not (first.forfeit or second.forfeit)
    if not played or not 0 < first.hand < second.hand:
        raise BadEvent("same_table", second.at, other=first.at)
    order = [second.seats.index(e) for e in first.seats]
    more = tuple(tuple(game[seat] for seat in order) for game in told[1])
    return replace(first, games=(*told[0], *more), points=(), hand=second.hand)


def _report(given: Mapping[str, Any], at: str, names: Mapping[str, Entrant], stages: int) -> Report:
    known(given, KEYS, at)
    for name in ("stage", "round", "table"):
        if name not in given:
            raise BadEvent("missing", f"{at}.{name}", name=name)
    said = [kind for kind in KINDS if kind in given]
    if len(said) != 1 and said not in (["games", "forfeit"], ["points", "forfeit"]):
        raise BadEvent("one_kind", at, kinds=", ".join(KINDS))
    stage = whole(1, stages)(given["stage"], f"{at}.stage")
    number = whole(1)(given["round"], f"{at}.round")
    seats = people(given["table"], f"{at}.table", names)
    if len(seats) < 2:
        raise BadEvent("alone", f"{at}.table")
    hand = whole(1)(given["hand"], f"{at}.hand") if "hand" in given else 0
    told = {kind: _read(kind, given[kind], f"{at}.{kind}", seats, names) for kind in said}
    beside: dict[str, Any] = {
        name: _numbers(given[name], f"{at}.{name}", len(seats))
        for name in ("violations", "time_used")
        if name in given
    }
    time_up = a_flag(given.get("time", False), f"{at}.time")
    warnings = _warnings(given, at, told.get("games", ()))
    return Report(
        at, stage, number, seats, hand=hand, time_up=time_up, warnings=warnings, **told, **beside
    )


def _warnings(
    given: Mapping[str, Any], at: str, games: Sequence[tuple[Fraction, ...]]
) -> tuple[tuple[Fraction, ...], ...]:
    """For each game told how often every seat was warned in it."""
    if "warnings" not in given:
        return ()
    at = f"{at}.warnings"
    listed = a_list(given["warnings"], at)
    if len(listed) != len(games):
        raise BadEvent("warnings", at, given=len(listed), right=len(games))
    found = tuple(_numbers(game, f"{at}[{i}]", len(games[i])) for i, game in enumerate(listed))
    for i, game in enumerate(found):
        for seat, count in enumerate(game):
            whole(0)(int(count) if count.denominator == 1 else -1, f"{at}[{i}][{seat}]")
    return found


def _read(kind: str, value: Any, at: str, seats: tuple[Entrant, ...],
          names: Mapping[str, Entrant]) -> Any:  # fmt: skip
    if kind == "games":
        games = a_list(value, at)
        if not games:
            raise BadEvent("type", at, wanted="list", given=shown(value))
        return tuple(_numbers(game, f"{at}[{i}]", len(seats)) for i, game in enumerate(games))
    if kind == "points":
        return _numbers(value, at, len(seats))
    if kind == "forfeit":
        return _forfeit(value, at, seats, names)
    ruling = an_object(value, at)
    known(ruling, ("points", "reason"), at)
    if "points" not in ruling:
        raise BadEvent("missing", f"{at}.points", name="points")
    if "reason" in ruling:
        a_text(ruling["reason"], f"{at}.reason")
    return _numbers(ruling["points"], f"{at}.points", len(seats))


def _numbers(value: Any, at: str, seats: int) -> tuple[Fraction, ...]:
    numbers = a_list(value, at)
    if len(numbers) != seats:
        raise BadEvent("count", at, given=len(numbers), right=seats)
    return tuple(exact(number, f"{at}[{i}]") for i, number in enumerate(numbers))


def _forfeit(value: Any, at: str, seats: Iterable[Entrant],
             names: Mapping[str, Entrant]) -> frozenset[Entrant]:  # fmt: skip
    absent = people(value, at, names)
    if not absent or not set(absent) <= set(seats):
        raise BadEvent("forfeit", at)
    return frozenset(absent)


def people(value: Any, at: str, names: Mapping[str, Entrant]) -> tuple[Entrant, ...]:
    """The entrants of a list of names, each at most once.  Raises BadEvent."""
    found: list[Entrant] = []
    for index, given in enumerate(a_list(value, at)):
        entrant = person(given, f"{at}[{index}]", names)
        if entrant in found:
            raise BadEvent("same_name", f"{at}[{index}]", name=shown(given))
        found.append(entrant)
    return tuple(found)


def person(value: Any, at: str, names: Mapping[str, Entrant]) -> Entrant:
    name = a_text(value, at)
    if name not in names:
        raise BadEvent("unknown_name", at, name=shown(name))
    return names[name]
