"""A club's season: every preset once, from its sign-up to the certificates, as console scripts.

Everybody tells the first round, as the table stands in the message that calls it; the rest
the organiser enters slip by slip, by the number of the table, so that a script need not know
who meets whom.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice

from bots.hall.presets import PRESETS, Preset
from render.words import say

ORGANISER = "org"
PEOPLE = (
    "赵文远", "Ana", "孙望舒", "臺北老兵", "李清和", "Finn", "郑重", "王者香",
    "冯唐", "Łucja", "褚云飞", "卫青", "蒋南翔", "阿寧", "韩非", "杨过",
    "朱砂", "Ines", "尤溪", "许仙", "何苦", "Jón", "施然", "张弛",
)  # fmt: skip
TEAMS = ("东风队", "南山队", "Teahouse", "北斗队", "中流队", "長風隊", "Otters", "望岳队")


@dataclass(frozen=True)
class Evening:
    """`told` is how each table of the first round went, `slips` what those after it came to,
    over and over until `tables` were played in all; `each`: boards of one meeting of teams.
    `shorter`: what is said with the preset so that it does not take the whole evening."""

    entrants: int
    first: int
    tables: int
    told: str
    slips: tuple[str, ...]
    shorter: str = ""
    each: int = 1


GAME = ("1 0", "0 1", "0 1")
OF_THREE = ("2 1", "0 2", "1 2", "2 0")
MAHJONG = ("64 -40 -24", "-8 33 -25", "120 -8 -64 -48", "-37 48 -11")  # 3, 3, 4, 3 at a table
LEAGUE = ("0 1", "1 0", "0 1", "1 0", "0.5 0.5", "0 1", "0.5 0.5", "0 1")  # of two groups
SWISS = ("0.5 0.5", "1 0", "0 1", "1 0", "0 1", "1 0", "0 1")
BRACKET = ("1 0", "0 1", "0 1", "1 0")
BRIDGE = ("140", "-90", "110", "-100", "-110", "90", "120")
DEALS = ("-24 48 -24", "48 -24 -24", "-12 -12 24", "96 -48 -48")
CHIPS = ("20 8 2", "6 19 5", "4 11 15")
OF_TEAMS = ("-34 56 -40 18",)
EVENINGS = {
    "knockout": Evening(8, 4, 7, "1 0", GAME),
    "xiangqi_cup": Evening(7, 3, 6, "1 0", GAME),
    "xiangqi_fast": Evening(8, 4, 7, "2 1", OF_THREE),
    "gomoku_cup": Evening(8, 4, 7, "2 0", OF_THREE),
    "renju_cup": Evening(6, 3, 5, "2 0", OF_THREE),
    "union": Evening(11, 5, 11, "2 0", ("1.5 0.5", "0.5 1.5", "2 0")),
    "campus_gomoku": Evening(10, 5, 10, "2 0", OF_THREE),
    "campus_xiangqi": Evening(10, 5, 10, "1 0", GAME),
    "campus_luzhanqi": Evening(6, 3, 6, "1 0", GAME),
    "nine_rounds": Evening(12, 6, 54, "1 0", SWISS),
    "groups": Evening(8, 4, 16, "1 0", LEAGUE + BRACKET),
    "doudizhu_three": Evening(9, 3, 4, "20 8 2", CHIPS),
    "mahjong": Evening(8, 2, 6, "88 13 -21 -80", MAHJONG, "least=8"),
    "mahjong_teams": Evening(8, 2, 3, "88 13 -21 -80", OF_TEAMS, each=2),
    "shengji": Evening(4, 2, 3, "9 4", ("7 10", "6 9")),
    "guandan": Evening(8, 4, 7, "3 0", ("13 8", "9 14", "20 27")),
    "bridge": Evening(6, 3, 15, "110", BRIDGE, "boards=1"),
    "shuqi_teams": Evening(8, 4, 6, "46 31", ("28 52", "61 40"), each=2),
    "duplicate": Evening(6, 2, 6, "24 -12 -12", DEALS, "boards=1 rounds=3"),
}


def script(wanted: Preset, language: str, before: int = 0) -> Iterator[str]:
    """The whole event; `before` tables were opened in this chat already."""
    evening = EVENINGS[wanted.key]
    people = PEOPLE[: evening.entrants]
    yield f"{ORGANISER}: /event new {wanted.key} {evening.shorter}"
    if wanted.entry:
        yield from _partners(people, language)
    else:
        yield from (f"{name}: /event join" for name in people)
    yield f"{ORGANISER}: /event draw"
    yield from (f"{name}: /event report {evening.told}" for name in people)
    slips = islice(cycle(evening.slips), evening.tables - evening.first)
    for table, slip in enumerate(slips, evening.first):
        yield f"{ORGANISER}: /referee correct #{before + table * evening.each + 1} {slip}"
    yield f"{ORGANISER}: /event standings"
    yield f"{ORGANISER}: /event certificates"
    yield f"{people[0]}: /event results xlsx"


def _partners(people: Sequence[str], language: str) -> Iterator[str]:
    """Pairs, or teams of two, under a name of their own; who is asked says yes."""
    yes = say("bots.hall.entry", language, "button-mate-yes")
    mates = PEOPLE[-len(people) :]
    for name, mate, team in zip(people, mates, TEAMS, strict=False):
        yield f"{mate}: /help"
        yield f"{name}: /event join console:{mate} {team}"
        yield f"{mate}> {yes}"


def season(language: str) -> Iterator[str]:
    """Every evening, one after the other, in one chat."""
    before = 0
    for wanted in PRESETS:
        yield from script(wanted, language, before)
        before += EVENINGS[wanted.key].tables * EVENINGS[wanted.key].each
