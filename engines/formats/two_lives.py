"""Double elimination 双败淘汰: who loses twice is out.

The unbeaten play the upper bracket, who lost once the lower.  In a fixed tree the losers of
the upper rounds drop in natural, reverse, natural … order, so that nobody meets again soon;
upper round r is played beside lower round r - 1.  In a redrawn one each half is drawn by lot.
Whoever is left of each meets in the grand final, played again if it is "double" and the
unbeaten side loses.  Everyone is in from the first round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engines.formats.bracket import Slot, tree
from engines.formats.elimination import Reached, free, pairs, people, read, tables
from engines.formats.stage import Entrant, Field, Result, Table

LOWER, GRAND = "lower-bracket", "grand-final"


@dataclass
class TwoLives:
    """One walk through the rounds that were played."""

    entered: Field
    fixed: bool
    grand_final: str
    stop_at: int
    rounds: int | None
    upper: list[Slot] = field(default_factory=list)
    lower: list[Slot] = field(default_factory=list)
    waiting: list[list[Slot]] = field(default_factory=list)  # who dropped, round by round
    out: dict[Entrant, int] = field(default_factory=dict)
    again: bool = False  # the grand final is played a second time

    def reached(self) -> Reached:
        """The coming round."""
        line = self.entered.entrants
        self.upper = list(tree(line) if self.fixed else line)
        history, number = self.entered.history(), 0
        while True:
            number += 1
            self._leave(number)
            alive = tuple(e for e in line if e not in self.out)
            if self._over(number, alive):
                return Reached(tuple(e for e in alive if e not in self.out), (), True, self.out)
            grand = self._grand()
            if grand is None and not self.fixed:
                self._redraw(number, history.get(number))
            if number not in history:
                drawn = grand or (*self._drawn(self.upper), *self._drawn(self.lower, LOWER))
                return Reached(alive, drawn, False, self.out)
            results = {frozenset(r.seats): r for r in history[number]}
            if grand is not None:
                self._crown(number, results[frozenset(grand[0].seats)])
            else:
                self._resolve(number, results)

    # ------------------------------------------------------------------ before a round
    def _leave(self, number: int) -> None:
        """Those who have gone leave empty places."""
        gone = {e for e in self.entered.gone if self.entered.left(e, number)} - set(self.out)
        self.out.update(dict.fromkeys(gone, number))
        for places in (self.upper, self.lower, *self.waiting):
            places[:] = [None if e in gone else e for e in places]

    def _over(self, number: int, alive: Sequence[Entrant]) -> bool:
        if len(alive) <= self.stop_at or (self.rounds is not None and number > self.rounds):
            return True
        if self.grand_final == "none" and self._grand() is not None:
            self.out[people(self.lower)[0]] = number
            return True
        return False

    def _grand(self) -> tuple[Table, ...] | None:
        """The grand final, once one unbeaten and one other are left."""
        upper, lower = people(self.upper), people(self.lower)
        dropped = people([e for places in self.waiting for e in places])
        each = 0 if self.again else 1
        ready = len(upper) == each and len(lower) == 2 - each and not dropped
        return (Table((*upper, *lower), GRAND),) if ready else None

    def _redraw(self, number: int, drawn: Sequence[Result] | None) -> None:
        """Both halves by lot; who has been drawn before stands as then."""
        for name in ("upper", "lower"):
            line = people(getattr(self, name))
            if len(line) < 2:
                continue
            if drawn is not None:
                setattr(self, name, list(read(drawn, line)))
                continue
            if number > 1 and self.entered.seed is not None:
                line = self.entered.luck(f"round {number}", name).shuffled(line)
            if len(line) % 2:
                alone = free(self.entered, line)[0]
                line = (*(e for e in line if e != alone), alone)
            setattr(self, name, list(line))

    def _drawn(self, places: Sequence[Slot], label: str = "") -> tuple[Table, ...]:
        """The tables of a half; who is left alone there waits for the grand final."""
        return tables(self._even(places), label) if len(places) > 1 else ()

    def _even(self, places: Sequence[Slot]) -> list[Slot]:
        return [*places, *([None] if len(places) % 2 else [])]

    # ------------------------------------------------------------------ after a round
    def _resolve(self, number: int, results: Mapping[frozenset[Entrant], Result]) -> None:
        upper, dropped = self._played(number, self.upper, results, 1)
        lower, _ = self._played(number, self.lower, results, 0)
        if self.fixed:
            reverse = number % 2 == 0
            if len(self.upper) > 1:
                self.waiting.append(dropped[::-1] if reverse else dropped)
            self.upper, self.lower = upper, self._next_lower(number, lower)
        else:
            self.upper = list(people(upper))
            self.lower = [*people(lower), *people(dropped)]

    def _next_lower(self, number: int, left: list[Slot]) -> list[Slot]:
        """The lower bracket's next round: its own winners, in turn with those who dropped."""
        if number == 1:
            return self.waiting.pop(0)
        if number % 2 == 0 and self.waiting:  # lower rounds 2, 4 …: against those who dropped
            dropped = self.waiting.pop(0)
            return [e for pair in zip(dropped, left, strict=True) for e in pair]
        return left

    def _played(self, number: int, places: Sequence[Slot],
                results: Mapping[frozenset[Entrant], Result],
                lives: int) -> tuple[list[Slot], list[Slot]]:  # fmt: skip
        """Who comes through, and who lost, place by place; losers with no life are out."""
        won: list[Slot] = []
        lost: list[Slot] = []
        if len(places) == 1:
            return list(places), []
        for pair in pairs(self._even(places)):
            here = people(pair)
            result = results.get(frozenset(here)) if len(here) == 2 else None
            winner, loser = _split(here, result)
            won.append(winner)
            lost.append(loser if lives else None)
            gone = [e for e in here if e != winner and (not lives or e != loser)]
            self.out.update(dict.fromkeys(gone, number))
        return won, lost

    def _crown(self, number: int, result: Result) -> None:
        """The grand final is played: one is left, or it is played again."""
        upper, lower = people(self.upper), people(self.lower)
        won = result.winners
        if self.grand_final == "double" and upper and won == lower:
            self.upper, self.lower, self.again = [], [*lower, *upper], True
            return
        self.out.update((e, number) for e in (*upper, *lower) if e not in won)
        self.upper, self.lower = list(won), []


def _split(here: Sequence[Entrant], result: Result | None) -> tuple[Slot, Slot]:
    """The winner and the loser of a pair; nobody of two who both forfeited."""
    if len(here) < 2 or result is None:
        return (here[0] if here else None), None
    if len(result.winners) != 1:
        return None, None
    (winner,) = result.winners
    return winner, next(e for e in here if e != winner)
