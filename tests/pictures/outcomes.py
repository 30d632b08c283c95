"""What an event comes to: cross-tables, who sits where, boards compared, certificates."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bots.hall.event import Event
from bots.hall.outcome.awards import Honour, Honours, honours
from bots.hall.outcome.certificates import certificate
from engines.formats.event import picture, run
from engines.luck import SEED_BYTES
from render.certificates import page
from render.scene import Scene
from tests.pictures.cups import EIGHT, drawn_on, entered

JSON = dict[str, Any]
SEED = (12).to_bytes(SEED_BYTES, "big")
SIXTEEN = tuple(f"{surname}文遠" for surname in "趙錢孫李周吳鄭王馮陳褚衛蔣沈韓楊")
TWELVE = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hana", "Ines", "Jón", "Kei", "Łucja")
PAIRS = ("赵子衿·钱一", "孙望·李亦", "周舟·吴双", "郑重·王者", "冯唐·陈思", "褚楚·卫青")
ENDED = 1_780_000_000_000  # ms UTC
HALF = 0.3  # of the games are drawn
# What tables of mahjong came to, over and over: by seat, and nothing is lost on the way.
MAHJONG = ((88, 13, -21, -80), (-34, 56, -40, 18), (120, -8, -64, -48), (7, -25, 31, -13))
BOARDS = (420, 450, -50)  # of north and south, by table


def event(name: str, stage: JSON, people: tuple[str, ...], **more: Any) -> JSON:
    entrants = [{"name": name, "rating": 2000 - n} for n, name in enumerate(people)]
    return {"name": name, "seed": SEED.hex(), "entrants": entrants, "stages": [stage], **more}


def simulated(name: str, stage: JSON, people: tuple[str, ...]) -> JSON:
    return event(name, stage, people, simulate={"by": "rating", "draws": HALF, "seed": "tea"})


def reported(document: JSON, points: tuple[tuple[int, ...], ...]) -> JSON:
    """The event with the results of every table that can be played, by number of the table."""
    done: list[JSON] = []
    while pending := run({**document, "results": done})["pending"]:
        done += [
            {
                "stage": table["stage"],
                "round": table["round"],
                "table": table["seats"],
                "points": list(points[(number + len(done)) % len(points)]),
            }
            for number, table in enumerate(pending)
        ]
    return {**document, "results": done}


def outcome() -> Iterator[tuple[str, Scene]]:
    groups = simulated("春茶杯 小组赛", {"format": "round_robin", "groups": 2}, EIGHT)
    yield "groups", picture(groups, "zh-Hans", "cross")
    swiss = simulated("Spring Open", {"format": "swiss", "rounds": 7}, TWELVE)
    yield "swiss", picture(swiss, "en", "cross")
    mahjong = event("國標麻將賽", {"format": "tables", "size": 4, "rounds": 2}, SIXTEEN)
    yield "plan", picture(reported(mahjong, MAHJONG), "zh-Hant", "plan")
    yield "tables", picture(reported(mahjong, MAHJONG), "zh-Hant", "standings")
    movement = {"format": "movement", "rounds": 1, "score": "imps"}
    bridge = event("双人赛", movement, PAIRS)
    scores = tuple((score, -score) for score in BOARDS)
    yield "board", picture(reported(bridge, scores), "zh-Hans", "board")


def certificates() -> Iterator[tuple[str, Scene]]:
    """A first place, a second one, and a special prize."""
    over = drawn_on(entered(EIGHT), 9)
    first, second, *_ = honours(over)
    yield "hans", said(over, first, "zh-Hans", Honours(3, "茶杯组委会印", "组委会"))
    yield "hant", said(over, second, "zh-Hant", Honours(3, "棋協", "臺北棋協"))
    prize = Honour(4, title="Most improved player")
    yield "en", said(over, prize, "en", Honours(3, "弈", "The Tea Cup committee"))


def said(over: Event, honour: Honour, language: str, look: Honours) -> Scene:
    return page(certificate(replace(over, honours=look), honour, language, ENDED))
