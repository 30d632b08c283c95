"""Tournaments that start with one word: the organisers' own plans, as data.

`stages` are those of an event file; a stage's name is a key in the hall's words
(`stage-<name>`).  `clock` and `rules` are as people type them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bots.hall.event import Conduct

Stage = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Preset:
    """`entry` are terms of entry; `plan` names stages by the number of entrants, see
    `engines.formats.templates`; `best`: how many of a team's members count.

    The one line about it is `preset-<key>` in the words.
    """

    key: str
    zh: str
    zht: str
    en: str
    game: str
    stages: tuple[Stage, ...]
    rules: str = ""
    clock: str = "0"
    fast: str = ""
    conduct: Conduct = field(default_factory=Conduct)
    entry: dict[str, str] = field(default_factory=dict)
    least: int = 2
    plan: str = ""
    best: int | None = None

    def name(self, language: str) -> str:
        return {"zh-Hans": self.zh, "zh-Hant": self.zht}.get(language, self.en)

    @property
    def names(self) -> frozenset[str]:
        every = (self.key, self.zh, self.zht, self.en)
        return frozenset(name.lower().replace(" ", "") for name in every)


def knockout(name: str = "", match: Stage | None = None, **more: Any) -> Stage:
    """Single elimination, drawn anew each round; a drawn game is played again."""
    named = {"name": name} if name else {}
    return {"format": "knockout", **named, "match": match or {"draws": "replay"}, **more}


PAIR = {"unit": "pair"}
REPLAY, BEST_OF_3 = {"draws": "replay"}, {"draws": "replay", "best_of": 3}
# Two slow games with sides changed, then fast ones until somebody leads (union plan).
SLOW_THEN_FAST = {
    "best_of": 2,
    "play_all": True,
    "then": "fast",
    "sequence": ["slow", "slow", "fast"],
    "sides": ["lower", "alternate", "lot"],
}
THREE_ONE_NONE = {"win": 3, "draw": 1, "loss": 0}
TWO_ONE_NONE = {"win": 2, "draw": 1, "loss": 0}
CHIPS = {"start": 10, "stop_at_zero": True, "minutes": 120}


def last_three(match: Stage) -> tuple[Stage, ...]:
    """A knock-out down to three, who then all meet: wins of the whole event count."""
    league = {"format": "round_robin", "name": "league", "match": match}
    return knockout("knockout", match, stop_at=3), {**league, "tiebreaks": ["wins", "direct"]}


GROUPS: tuple[Stage, ...] = (
    {
        "format": "round_robin",
        "name": "groups",
        "groups": "auto",
        "points": THREE_ONE_NONE,
        "take": 2,
        "tiebreaks": ["direct", "wins", "playoff"],
    },
    knockout("finals", placement="bracket", third_place=True),
)
DOUDIZHU: tuple[Stage, ...] = (
    {"format": "tables", "name": "heats", "size": 3, "uneven": "bye", "cut": {"top": 1},
     "until": 3, "match": CHIPS},
    {"format": "tables", "name": "final", "size": 3, "rounds": 1, "match": CHIPS,
     "tiebreaks": ["playoff"]},
)  # fmt: skip
MAHJONG: tuple[Stage, ...] = (
    {"format": "tables", "size": 4, "cut": "last", "until": 1, "match": {"hands": 4}},
)
MAHJONG_TEAMS: tuple[Stage, ...] = (
    {"format": "tables", "name": "groups", "size": 4, "cut": {"top": 2}, "until": 4,
     "match": {"hands": 4}},
    {"format": "tables", "name": "final", "size": 4, "rounds": 1, "match": {"hands": 4}},
)  # fmt: skip
GUANDAN: tuple[Stage, ...] = (
    knockout("heats", {"hands": 1}, rounds=1),
    knockout("rounds", {"target": 13}, stop_at=2),
    knockout("final", {"target": 26}),
)

PRESETS: tuple[Preset, ...] = (
    Preset("knockout", "淘汰赛", "淘汰賽", "Knock-out", "xiangqi", (knockout(),),
           clock="xiangqi_30min"),
    Preset("xiangqi_cup", "象棋杯", "象棋盃", "Xiangqi Cup", "xiangqi", (knockout(),),
           clock="xiangqi_30min"),
    Preset("xiangqi_fast", "象棋快棋杯", "象棋快棋盃", "Fast Xiangqi Cup", "xiangqi",
           (knockout(match=BEST_OF_3),), clock="xiangqi_fast"),
    Preset("gomoku_cup", "五子棋杯", "五子棋盃", "Gomoku Cup", "gomoku",
           (knockout(match=BEST_OF_3),), clock="generic_2min"),
    Preset("renju_cup", "连珠杯", "連珠盃", "Renju Cup", "gomoku", (knockout(match=BEST_OF_3),),
           rules="rule=renju", clock="generic_2min"),
    Preset("union", "公司工会赛", "公司工會賽", "Company Union Cup", "xiangqi",
           last_three(SLOW_THEN_FAST), clock="xiangqi_slow", fast="xiangqi_fast",
           plan="union"),
    Preset("campus_gomoku", "校园五子棋赛", "校園五子棋賽", "Campus Gomoku", "gomoku",
           last_three(BEST_OF_3), clock="generic_2min"),
    Preset("campus_xiangqi", "校园象棋赛", "校園象棋賽", "Campus Xiangqi", "xiangqi",
           last_three(REPLAY), clock="xiangqi_30min"),
    Preset("campus_luzhanqi", "校园军棋赛", "校園軍棋賽", "Campus Luzhanqi", "luzhanqi",
           last_three(REPLAY), clock="0+30m"),
    Preset("nine_rounds", "九轮积分编排赛", "九輪積分編排賽", "Nine-Round Swiss", "xiangqi",
           ({"format": "swiss", "rounds": 9, "points": TWO_ONE_NONE,
             "tiebreaks": ["fewer_draws", "fewer_violations"]},),
           clock="xiangqi_30min", least=10),
    Preset("groups", "小组加淘汰", "小組加淘汰", "Groups and Knock-out", "xiangqi", GROUPS,
           clock="xiangqi_30min", least=6),
    Preset("doudizhu_three", "斗地主三人桌", "鬥地主三人桌", "Dou Dizhu at Tables", "doudizhu",
           DOUDIZHU, clock="cards", least=9),
    Preset("mahjong", "国标麻将个人赛", "國標麻將個人賽", "Mahjong, Individual", "mahjong_mcr",
           MAHJONG, clock="cards", least=32),
    Preset("mahjong_teams", "国标麻将团体赛", "國標麻將團體賽", "Mahjong, Teams", "mahjong_mcr",
           MAHJONG_TEAMS, clock="cards", least=4, entry={"unit": "team 2-5"}, best=2),
    Preset("shengji", "升级挑战赛", "升級挑戰賽", "Shengji Challenge", "shengji",
           (knockout(match={"target": 9, "minutes": 90}),), rules="rules=B", clock="cards",
           entry=PAIR),
    Preset("guandan", "掼蛋双人赛", "摜蛋雙人賽", "Guandan Pairs", "guandan", GUANDAN,
           clock="cards", entry=PAIR),
    Preset("bridge", "桥牌双人赛", "橋牌雙人賽", "Bridge Pairs", "bridge",
           ({"format": "movement", "boards": 12},), clock="cards", entry=PAIR),
    Preset("shuqi_teams", "数棋团体赛", "數棋團體賽", "Math Chess, Teams", "shuqi",
           (knockout(match={"hands": 1}, rounds=2, tiebreaks=["score_difference"]),),
           clock="20+20m", conduct=Conduct(late=5, away=5), entry={"unit": "team 2-5"}),
    Preset("duplicate", "瑞士移位复式赛", "瑞士移位複式賽", "Duplicate by Bands", "doudizhu",
           ({"format": "movement", "size": 3, "boards": 4, "rounds": 5, "score": "bands"},),
           clock="cards", least=6),
)  # fmt: skip


def preset(text: str) -> Preset | None:
    wanted = text.lower().replace(" ", "").removeprefix("preset:")
    return next((found for found in PRESETS if wanted in found.names), None)
