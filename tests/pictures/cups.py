"""Cups as a group sees them: the lots, the tree at two sizes, the standings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from bots.hall.event import Entered, Event
from bots.hall.event_show import picture
from bots.hall.terms import Clock
from engines.formats.course import Course, follow
from engines.formats.knockout import Knockout
from engines.formats.stage import Entrant, Result, Table
from engines.luck import SEED_BYTES, commitment
from engines.match import Match
from render.scene import Scene

SEED = (8).to_bytes(SEED_BYTES, "big")
EIGHT = (
    "听雨楼主",
    "臺北老兵",
    "Ana María 🐙",
    "ליאור בן־דוד",
    "Grandmaster of Nowhere",
    "棋逢对手将遇良才一二三四五六",
    "سامي العربي",
    "阿宁",
)
SURNAMES = "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜"
GIVEN = ("文远", "子衿")


def entered(names: tuple[str, ...]) -> Event:
    """A cup of best-of-three meetings, drawn and not yet begun."""
    event = Event(
        id=3,
        place=1,
        name="春茶杯",
        organiser="p1",
        game="xiangqi",
        options={},
        match=Match(best_of=3),
        clock=Clock(),
        stage=Knockout(placement="bracket", third_place=True),
        least=2,
        late=0,
        commitment=commitment(SEED),
        seed=SEED,
        phase="playing",
        entered=tuple(Entered(f"p{number}", name) for number, name in enumerate(names)),
    )
    return replace(event, order=event.drawn_order())


def drawn_on(event: Event, rounds: int) -> Event:
    """The cup with the results of its first rounds; of entrants the earlier one wins."""

    def report(number: int, index: int, table: Table) -> Result | None:
        if number > rounds or (number == rounds and index == 1):
            return None
        best = min(table.seats)
        if index == 2:
            absent = frozenset(table.seats) - {best}
            return Result(number, table.seats, _taken(table, best, 0), "forfeit", absent)
        return Result(number, table.seats, _taken(table, best, index % 2))

    found: Course = follow(event.stage, event.field, report)
    return replace(event, results=tuple(r for r in found.field.results if r.how != "bye"))


def _taken(table: Table, winner: Entrant, lost: int) -> tuple[Fraction, ...]:
    return tuple(Fraction(2 if entrant == winner else lost) for entrant in table.seats)


def cup() -> Iterator[tuple[str, Scene]]:
    eight = entered(EIGHT)
    yield "lots", picture(eight, "lots", "zh-Hans")
    yield "bracket", picture(drawn_on(eight, 2), "bracket", "zh-Hans")
    over = drawn_on(eight, 9)
    yield "champion", picture(over, "bracket", "zh-Hant")
    yield "standings", picture(over, "standings", "en")
    many = tuple(surname + given for given in GIVEN for surname in SURNAMES)
    yield "large", picture(drawn_on(entered(many), 3), "bracket", "zh-Hans")
