"""Duplicate movements 复式赛: the same deals at several tables, each score against the others.

Every table of a set of boards plays the same deals, so luck does not count.  Who sits where
is in `guide`, what scores are worth in `compared`.  A round counts when all its tables are
done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Any, ClassVar

from engines.formats import guide
from engines.formats.compared import BANDS, MATCHPOINTS, Account, Board, Rules, accounts, boards
from engines.formats.settings import a_list, choice, flag, optional, setting, whole
from engines.formats.stage import (
    Entrant,
    Field,
    Result,
    Stage,
    Standing,
    Table,
    ranked,
    records,
)
from engines.formats.tables import Tables
from engines.formats.tiebreaks import parted
from engines.match import Match

NORTH_SOUTH, EAST_WEST = "NS", "EW"


def bands(value: Any, at: str) -> tuple[int, ...]:
    """The largest difference of each band, from nought up."""
    limits = [whole(0)(limit, f"{at}[{i}]") for i, limit in enumerate(a_list(value, at))]
    for i, (low, high) in enumerate(pairwise(limits), start=1):
        whole(low + 1)(high, f"{at}[{i}]")
    whole(1, 99)(len(limits), at)
    return tuple(limits)


@lru_cache(maxsize=64)
def _movement(kind: str, pairs: int, one_winner: bool) -> guide.Movement:
    if kind == "mitchell":
        return guide.mitchell(pairs, one_winner)
    return guide.howell(pairs) if kind == "howell" else guide.barometer(pairs)


@dataclass(frozen=True)
class Movement(Stage):
    """`boards` a round; `rounds`: fewer than the movement has (of single players: how many).

    `size` 3 or 4: a barometer of single players, drawn to tables each round.  `one_winner`:
    a Mitchell whose last rounds change directions, so that there is one ranking.
    `required`: boards that somebody must have played to be ranked.
    """

    key: ClassVar[str] = "movement"
    counts: ClassVar[tuple[str, ...]] = ()
    own_scores: ClassVar[bool] = True

    kind: str = choice("barometer", "mitchell", "howell")
    boards: int = setting(1, whole(1, 99))
    score: str = choice(MATCHPOINTS, "imps", "cross_imps", "bands", "average")
    rounds: int | None = setting(None, optional(whole(1)))
    size: int = choice(2, 3, 4)
    bands: tuple[int, ...] = setting(BANDS, bands)
    neuberg: bool = flag(False)
    one_winner: bool = flag(False)
    required: int = setting(0, whole(0))

    # ------------------------------------------------------------------ what a stage answers
    def next_round(self, field: Field) -> tuple[Table, ...]:
        if self.size > 2:
            tables = Tables(size=self.size, uneven="bye", rounds=self.rounds).next_round(field)
            numbers = self.numbers(field.round)
            return tuple(t if t.bye else replace(t, boards=numbers) for t in tables)
        movement = self._rounds(field)
        return self._tables(field, field.round) if field.round < len(movement) else ()

    def standings(self, field: Field) -> tuple[Standing, ...]:
        """Best first, in a Mitchell of each direction; who played too little comes last."""
        counted = self._counted(field)
        known = replace(field, results=counted)
        account, record = self._accounts(field, counted), records(known)
        sides = self._sides(field)
        rows: list[Standing] = []
        for group in dict.fromkeys(sides.values()):
            people = [e for e in field.entrants if sides[e] == group]
            rows += (
                Standing(rank, e, self._points(account[e]), record[e], self._told(account[e]),
                         group or None, account[e].boards >= self.required)
                for rank, e in ranked(people, lambda e: self._worth(account[e]))
            )  # fmt: skip
        parts = parted(rows, known, self.tiebreaks, self.decided(field))
        return tuple(sorted(parts, key=lambda row: row.rank))

    def terms(self, match: Match) -> Match:
        """Exactly the round's boards, which may end level; points where the file says so."""
        if match.on_points:
            return replace(match, then=match.then or "shared")
        return Match(hands=self.boards, then="shared", play_all=True)

    # ------------------------------------------------------------------ who sits where
    def numbers(self, number: int) -> tuple[int, ...]:
        """The boards of a set, from 1 through all sets."""
        return tuple(range(number * self.boards + 1, (number + 1) * self.boards + 1))

    def _rounds(self, field: Field) -> guide.Movement:
        movement = _movement(self.kind, len(field.entrants), self.one_winner)
        return movement[: self.rounds]

    def _tables(self, field: Field, number: int) -> tuple[Table, ...]:
        """The tables of round `number` from 0; who is left without an opponent sits out."""
        here = [e for e in field.entrants if not field.left(e, number + 1)]
        present = dict.fromkeys(here)
        full: list[Table] = []
        alone: list[Table] = []
        for north, east, deals in self._rounds(field)[number]:
            pair = [field.entrants[p] for p in (north, east) if p < len(field.entrants)]
            seats = tuple(e for e in pair if e in present)
            if len(seats) == 2:
                full.append(Table(seats, boards=self.numbers(deals)))
            elif seats:
                alone.append(Table(seats))
        return (*full, *alone)

    def _sides(self, field: Field) -> dict[Entrant, str]:
        """The ranking that everyone belongs to."""
        if self.kind != "mitchell" or self.one_winner or self.size > 2:
            return dict.fromkeys(field.entrants, "")
        half = (len(field.entrants) + 1) // 2
        return {
            e: NORTH_SOUTH if place < half else EAST_WEST for place, e in enumerate(field.entrants)
        }

    # ------------------------------------------------------------------ what scores are worth
    def _counted(self, field: Field) -> tuple[Result, ...]:
        """The results of rounds that are complete: what others did stays hidden till then."""
        counted: list[Result] = []
        for number, results in sorted(field.history().items()):
            here = [e for e in field.entrants if not field.left(e, number)]
            if {e for r in results for e in r.seats}.issuperset(here):
                counted += results
        return tuple(counted)

    def compared(self, field: Field) -> list[Board]:
        """Every board of the complete rounds, with all tables that played it."""
        return self._boards(field, self._counted(field))

    @property
    def rules(self) -> Rules:
        return Rules(self.score, self.bands, self.neuberg)

    def _boards(self, field: Field, counted: Sequence[Result]) -> list[Board]:
        sets: dict[int, list[Result]] = {}
        where = self._sets(field)
        for result in counted:
            if len(result.seats) > 1:
                number = where.get((result.round, frozenset(result.seats)), result.round - 1)
                sets.setdefault(number, []).append(result)
        return boards(sets, self.boards)

    def _accounts(self, field: Field, counted: Sequence[Result]) -> Mapping[Entrant, Account]:
        absent = [(e, self.boards) for r in counted for e in r.out]
        kept = accounts(self._boards(field, counted), self.rules, absent)
        return {e: kept.get(e, Account()) for e in field.entrants}

    def _sets(self, field: Field) -> dict[tuple[int, frozenset[Entrant]], int]:
        """Which boards a table had, by round and people; in a barometer those of the round."""
        if self.size > 2:
            return {}
        return {
            (number, frozenset(field.entrants[p] for p in pair)): deals
            for number, meetings in enumerate(self._rounds(field), start=1)
            for *pair, deals in meetings
            if max(pair) < len(field.entrants)
        }

    def _worth(self, account: Account) -> tuple[Any, ...]:
        if account.boards < self.required:
            return (False,)
        level = account.percentage if self.score == MATCHPOINTS else account.average
        return True, level, account.boards

    def _points(self, account: Account) -> Any:
        return account.average if self.score in ("bands", "average") else account.taken

    def _told(self, account: Account) -> tuple[tuple[str, Any], ...]:
        level = (
            ("percentage", account.percentage)
            if self.score == MATCHPOINTS
            else ("average", account.average)
        )
        return level, ("boards", account.boards)
