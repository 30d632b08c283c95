"""Single elimination 单败淘汰: who loses is out.

Placement "redraw" draws every round afresh: the survivors, in the order of the tables they
come from, are shuffled and neighbours meet; of an odd number one goes through unplayed,
nobody twice while somebody still in has not.  Placement "bracket" is a fixed tree.  The
first round follows the field's draw order; the lot of round r is `luck("round r")`.  A
field without a seed was drawn by hand, once: its survivors keep their order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from engines.formats.bracket import Slot, folded, tree
from engines.formats.elimination import Reached, free, losers, pairs, people, read, tables
from engines.formats.settings import choice, flag, optional, setting, whole
from engines.formats.stage import (
    Entrant,
    Field,
    Profile,
    Result,
    Stage,
    Standing,
    Table,
    ranked,
    records,
    totals,
)
from engines.formats.tiebreaks import parted
from engines.formats.two_lives import TwoLives
from engines.luck import Luck

THIRD = "third-place"
STILL_IN = 1 << 30


@dataclass(frozen=True)
class Knockout(Stage):
    """`rounds`: stop after so many; `stop_at`: stop when at most so many are left.

    `byes`: of those with the fewest, drawn by "lot", or the best of the "seeds" first (in a
    bracket empty places always meet the top).  `tied`: what a level table does.  `lives`:
    how many defeats put one out; with two, `grand_final` says how that is played.
    """

    key: ClassVar[str] = "knockout"
    counts: ClassVar[tuple[str, ...]] = ()

    placement: str = choice("redraw", "bracket")
    byes: str = choice("lot", "seeds")
    rounds: int | None = setting(None, optional(whole(1)))
    stop_at: int = setting(1, whole(1))
    third_place: bool = flag(False)
    tied: str = choice("replay", "lot", "fast")
    lives: int = choice(1, 2)
    grand_final: str = choice("single", "double", "none")

    # ------------------------------------------------------------------ what a stage answers
    def next_round(self, field: Field) -> tuple[Table, ...]:
        return self._last(field).tables

    def decided(self, field: Field) -> bool:
        return self._last(field).over

    def through(self, field: Field) -> tuple[Entrant, ...]:
        return self._last(field).alive

    def standings(self, field: Field) -> tuple[Standing, ...]:
        """Places by the round reached; those who lost in the same round share one, unless the
        organiser named what tells them apart."""
        last, points, record = self._last(field), totals(field, self.points), records(field)
        thirds = {w for r in field.results if _third(r, last.out) for w in r.winners}
        rows = ranked(field.entrants, lambda e: (last.out.get(e, STILL_IN), e in thirds))
        vacant = last.over and not last.alive
        shared = tuple(
            Standing(max(rank, 2) if vacant else rank, e, points[e], record[e]) for rank, e in rows
        )
        return parted(shared, field, self.tiebreaks, last.over)

    def settled(self, field: Field, result: Result, table: int) -> Result | None:
        if len(result.winners) <= 1:
            return result
        if self.tied != "lot":
            return None
        lot = field.luck(f"round {result.round}", f"table {table}").choice(result.winners)
        return replace(result, how="lot", lot=lot)

    @property
    def level(self) -> str:
        return self.tied

    def order(self, entrants: Sequence[Entrant], about: Mapping[Entrant, Profile],
              luck: Callable[[], Luck]) -> tuple[Entrant, ...]:  # fmt: skip
        """By lot; in a bracket the seeds stand first, in their order."""
        number = {e: about[e].seeded for e in entrants if e in about and about[e].seeded}
        if self.placement == "redraw":
            number = {}
        seeds = sorted(number, key=lambda e: number[e] or 0)
        return (*seeds, *luck().shuffled(e for e in entrants if e not in number))

    # ------------------------------------------------------------------ round after round
    def _last(self, field: Field) -> Reached:
        """The coming round; every one before it gives who is left for the next."""
        if self.lives > 1:
            fixed = self.placement == "bracket"
            return TwoLives(field, fixed, self.grand_final, self.stop_at, self.rounds).reached()
        out: dict[Entrant, int] = {}
        waiting = sorted(field.entrants, key=lambda e: field.profile(e).enters)
        slots: tuple[Slot, ...] = ()
        beaten: tuple[Entrant, ...] = ()
        seated, history, number = False, field.history(), 0
        while True:
            number += 1
            out.update((e, number) for e in (*people(slots), *waiting) if field.left(e, number))
            slots = tuple(None if e in out else e for e in slots)
            coming, waiting = _coming(field, number, slots, [e for e in waiting if e not in out])
            alive = (*people(slots), *coming)
            last = not waiting and (len(alive) == 2 or (len(slots) == 2 and not coming))
            thirds = self._third_place(field, number, beaten) if last else ()
            if not (waiting or thirds) and self._over(number, len(alive)):
                return Reached(alive, (), True, out)
            if self.placement == "redraw":
                drawn = history.get(number)
                slots = read(drawn, alive) if drawn else self._redrawn(field, number, alive)
            elif not seated:
                line = (*coming, *people(slots))
                slots, seated = (folded(line), False) if waiting else (tree(line), True)
            if number not in history:
                return Reached(alive, (*tables(slots), *thirds), False, out)
            beaten = losers(history[number], alive)
            out.update(dict.fromkeys(beaten, number))
            slots = tuple(_winner(pair, out) for pair in pairs(slots))

    def _over(self, number: int, alive: int) -> bool:
        return alive <= self.stop_at or (self.rounds is not None and number > self.rounds)

    def _redrawn(self, field: Field, number: int, alive: Sequence[Entrant]) -> tuple[Slot, ...]:
        line = list(alive)
        if number > 1 and field.seed is not None:
            line = list(field.luck(f"round {number}").shuffled(alive))
        if len(line) % 2 == 0:
            return tuple(line)
        free = self._free(field, line)
        return (*(e for e in line if e != free), free, None)

    def _free(self, field: Field, line: Sequence[Entrant]) -> Entrant:
        """Who goes through unplayed: the last in the lot's line of those with fewest byes."""
        able = free(field, line)
        if self.byes == "seeds":
            return min(able, key=lambda e: field.profile(e).seeded or STILL_IN)
        return able[0]

    def _third_place(
        self, field: Field, number: int, beaten: Sequence[Entrant]
    ) -> tuple[Table, ...]:
        """Beside the final, those who lost the round before it meet for the third place; it is
        played also when a finalist has left, and given to the one of them who is there."""
        able = tuple(e for e in beaten if not field.left(e, number))
        wanted = self.third_place and len(beaten) == 2 and not self._over(number, 2)
        return (Table(able, THIRD),) if wanted and able else ()


def _coming(
    field: Field, number: int, slots: Sequence[Slot], waiting: Sequence[Entrant]
) -> tuple[list[Entrant], list[Entrant]]:
    """Who enters now and who later; nobody waits while fewer than two are in."""
    due = [e for e in waiting if field.profile(e).enters <= number]
    later = list(waiting[len(due) :])
    while later and len(due) + len(people(slots)) < 2:
        first = field.profile(later[0]).enters
        due += [e for e in later if field.profile(e).enters == first]
        later = [e for e in later if field.profile(e).enters != first]
    return due, later


def _winner(pair: tuple[Slot, Slot], out: Mapping[Entrant, int]) -> Slot:
    through = [e for e in pair if e is not None and e not in out]
    return through[0] if len(through) == 1 else None


def _third(result: Result, out: Mapping[Entrant, int]) -> bool:
    return all(out.get(e, STILL_IN) < result.round for e in result.seats)
