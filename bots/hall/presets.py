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
    """`unit`: who enters, single, pair or team.  Its one line is `preset-<key>` in the words."""

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
    unit: str = "single"
    least: int = 2

    def name(self, language: str) -> str:
        return {"zh-Hans": self.zh, "zh-Hant": self.zht}.get(language, self.en)

    @property
    def names(self) -> frozenset[str]:
        every = (self.key, self.zh, self.zht, self.en)
        return frozenset(name.lower().replace(" ", "") for name in every)


def knockout(**match: Any) -> Stage:
    """Single elimination, drawn anew each round; a drawn game is played again."""
    return {"format": "knockout", "match": {"draws": "replay", **match}}


PRESETS: tuple[Preset, ...] = (
    Preset("knockout", "淘汰赛", "淘汰賽", "Knock-out", "xiangqi", (knockout(),),
           clock="xiangqi_30min"),
    Preset("xiangqi_cup", "象棋杯", "象棋盃", "Xiangqi Cup", "xiangqi", (knockout(),),
           clock="xiangqi_30min"),
    Preset("xiangqi_fast", "象棋快棋杯", "象棋快棋盃", "Fast Xiangqi Cup", "xiangqi",
           (knockout(best_of=3),), clock="xiangqi_fast"),
    Preset("gomoku_cup", "五子棋杯", "五子棋盃", "Gomoku Cup", "gomoku", (knockout(best_of=3),),
           clock="generic_2min"),
    Preset("renju_cup", "连珠杯", "連珠盃", "Renju Cup", "gomoku", (knockout(best_of=3),),
           rules="rule=renju", clock="generic_2min"),
)  # fmt: skip


def preset(text: str) -> Preset | None:
    wanted = text.lower().replace(" ", "").removeprefix("preset:")
    return next((found for found in PRESETS if wanted in found.names), None)
