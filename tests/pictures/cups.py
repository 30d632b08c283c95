"""Cups as a group sees them: the lots, the tree at two sizes, the standings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from bots.hall import event_log
from bots.hall.entry.roll import Entered
from bots.hall.event import Conduct, Event
from bots.hall.event_draw import scene
from bots.hall.post import Picture
from bots.hall.terms import Clock
from engines.formats.reports import Report
from engines.luck import SEED_BYTES, commitment
from render.scene import Scene
from storage.rows import Entry

CUP = {
    "format": "knockout",
    "placement": "bracket",
    "third_place": True,
    "match": {"best_of": 3},
}
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
        stages=(CUP,),
        clock=Clock(),
        fast=Clock(),
        conduct=Conduct(late=0),
        least=2,
        commitment=commitment(SEED),
        seed=SEED,
        entered=tuple(Entered(f"p{number}", name) for number, name in enumerate(names)),
    )
    return opened(event_log.after(event, Entry("e3", 1, 0, "draw", "", {})))


def opened(event: Event) -> Event:
    """Every round that can be played is open."""
    drawn = {**event.drawn, **{coming.key: None for coming in event.coming}}
    return replace(event, drawn=drawn)


def drawn_on(event: Event, rounds: int) -> Event:
    """The cup with the results of its first rounds; of entrants the earlier one wins."""
    for number in range(1, rounds + 1):
        assert event.plan is not None
        found = dict(event.plan.reports)
        for waiting in event.pending:
            index, seats = waiting.index - 1, waiting.pairing.seats
            best = min(seats)
            if index == 2:
                absent = frozenset(seats) - {best}
                found[waiting.where] = Report("", 1, number, seats, forfeit=absent)
            elif number < rounds or index != 1 or len(event.pending) == 1:
                took = tuple(Fraction(2 if e == best else index % 2) for e in seats)
                found[waiting.where] = Report("", 1, number, seats, points=took)
        event = opened(replace(event, plan=replace(event.plan, reports=found)))
    return event


def drawing(event: Event, of: str, language: str) -> Scene:
    return scene(event, Picture(of, event.stream), language)


def cup() -> Iterator[tuple[str, Scene]]:
    eight = entered(EIGHT)
    yield "lots", drawing(eight, "lots", "zh-Hans")
    yield "bracket", drawing(drawn_on(eight, 2), "bracket", "zh-Hans")
    over = drawn_on(eight, 9)
    yield "champion", drawing(over, "bracket", "zh-Hant")
    yield "standings", drawing(over, "standings", "en")
    many = tuple(surname + given for given in GIVEN for surname in SURNAMES)
    yield "large", drawing(drawn_on(entered(many), 3), "bracket", "zh-Hans")
