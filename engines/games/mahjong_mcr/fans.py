"""The 81 fan (and 明暗杠): their points, and what each one already contains.

不重复: a fan that follows from another one is not added to it; `CONTAINS` is the rule book's
list.  Points go down the list as in the rule book.
"""

from __future__ import annotations

from enum import StrEnum


class Fan(StrEnum):
    """A scoring pattern by its Chinese name; its name in words is `fan-<name in lower case>`."""

    BIG_FOUR_WINDS = "大四喜"
    BIG_THREE_DRAGONS = "大三元"
    ALL_GREEN = "绿一色"
    NINE_GATES = "九莲宝灯"
    FOUR_KONGS = "四杠"
    SEVEN_SHIFTED_PAIRS = "连七对"
    THIRTEEN_ORPHANS = "十三幺"
    ALL_TERMINALS = "清幺九"
    LITTLE_FOUR_WINDS = "小四喜"
    LITTLE_THREE_DRAGONS = "小三元"
    ALL_HONOURS = "字一色"
    FOUR_CONCEALED_PUNGS = "四暗刻"
    PURE_TERMINAL_CHOWS = "一色双龙会"
    QUADRUPLE_CHOW = "一色四同顺"
    FOUR_PURE_SHIFTED_PUNGS = "一色四节高"
    FOUR_SHIFTED_CHOWS = "一色四步高"
    THREE_KONGS = "三杠"
    ALL_TERMINALS_AND_HONOURS = "混幺九"
    SEVEN_PAIRS = "七对"
    GREATER_HONOURS_AND_KNITTED_TILES = "七星不靠"
    ALL_EVEN = "全双刻"
    FULL_FLUSH = "清一色"
    PURE_TRIPLE_CHOW = "一色三同顺"
    PURE_SHIFTED_PUNGS = "一色三节高"
    UPPER_TILES = "全大"
    MIDDLE_TILES = "全中"
    LOWER_TILES = "全小"
    PURE_STRAIGHT = "清龙"
    THREE_SUITED_TERMINAL_CHOWS = "三色双龙会"
    PURE_SHIFTED_CHOWS = "一色三步高"
    ALL_FIVE = "全带五"
    TRIPLE_PUNG = "三同刻"
    THREE_CONCEALED_PUNGS = "三暗刻"
    LESSER_HONOURS_AND_KNITTED_TILES = "全不靠"
    KNITTED_STRAIGHT = "组合龙"
    UPPER_FOUR = "大于五"
    LOWER_FOUR = "小于五"
    BIG_THREE_WINDS = "三风刻"
    MIXED_STRAIGHT = "花龙"
    REVERSIBLE_TILES = "推不倒"
    MIXED_TRIPLE_CHOW = "三色三同顺"
    MIXED_SHIFTED_PUNGS = "三色三节高"
    CHICKEN_HAND = "无番和"
    LAST_TILE_DRAW = "妙手回春"
    LAST_TILE_CLAIM = "海底捞月"
    OUT_WITH_REPLACEMENT_TILE = "杠上开花"
    ROBBING_THE_KONG = "抢杠和"
    ALL_PUNGS = "碰碰和"
    HALF_FLUSH = "混一色"
    MIXED_SHIFTED_CHOWS = "三色三步高"
    ALL_TYPES = "五门齐"
    MELDED_HAND = "全求人"
    TWO_CONCEALED_KONGS = "双暗杠"
    TWO_DRAGON_PUNGS = "双箭刻"
    MELDED_AND_CONCEALED_KONG = "明暗杠"
    OUTSIDE_HAND = "全带幺"
    FULLY_CONCEALED_HAND = "不求人"
    TWO_MELDED_KONGS = "双明杠"
    LAST_OF_ITS_KIND = "和绝张"
    DRAGON_PUNG = "箭刻"
    PREVALENT_WIND = "圈风刻"
    SEAT_WIND = "门风刻"
    CONCEALED_HAND = "门前清"
    ALL_CHOWS = "平和"
    TILE_HOG = "四归一"
    DOUBLE_PUNG = "双同刻"
    TWO_CONCEALED_PUNGS = "双暗刻"
    CONCEALED_KONG = "暗杠"
    ALL_SIMPLES = "断幺"
    PURE_DOUBLE_CHOW = "一般高"
    MIXED_DOUBLE_CHOW = "喜相逢"
    SHORT_STRAIGHT = "连六"
    TWO_TERMINAL_CHOWS = "老少副"
    PUNG_OF_TERMINALS_OR_HONOURS = "幺九刻"
    MELDED_KONG = "明杠"
    ONE_VOIDED_SUIT = "缺一门"
    NO_HONOURS = "无字"
    EDGE_WAIT = "边张"
    CLOSED_WAIT = "坎张"
    SINGLE_WAIT = "单钓将"
    SELF_DRAWN = "自摸"
    FLOWER_TILES = "花牌"


def _by_points() -> dict[Fan, int]:
    """Each run of the list above has the points of its first fan."""
    first = {
        Fan.BIG_FOUR_WINDS: 88,
        Fan.ALL_TERMINALS: 64,
        Fan.QUADRUPLE_CHOW: 48,
        Fan.FOUR_SHIFTED_CHOWS: 32,
        Fan.SEVEN_PAIRS: 24,
        Fan.PURE_STRAIGHT: 16,
        Fan.LESSER_HONOURS_AND_KNITTED_TILES: 12,
        Fan.MIXED_STRAIGHT: 8,
        Fan.ALL_PUNGS: 6,
        Fan.MELDED_AND_CONCEALED_KONG: 5,
        Fan.OUTSIDE_HAND: 4,
        Fan.DRAGON_PUNG: 2,
        Fan.PURE_DOUBLE_CHOW: 1,
    }
    points, found = 0, {}
    for fan in Fan:
        points = first.get(fan, points)
        found[fan] = points
    return found


POINTS = _by_points()
_KONGS = (
    Fan.TWO_CONCEALED_KONGS,
    Fan.MELDED_AND_CONCEALED_KONG,
    Fan.TWO_MELDED_KONGS,
    Fan.CONCEALED_KONG,
    Fan.MELDED_KONG,
)
_ALONE = (Fan.ALL_TYPES, Fan.CONCEALED_HAND, Fan.SINGLE_WAIT)
CONTAINS: dict[Fan, tuple[Fan, ...]] = {
    Fan.BIG_FOUR_WINDS: (Fan.ALL_PUNGS, Fan.PREVALENT_WIND, Fan.SEAT_WIND),
    Fan.ALL_GREEN: (Fan.HALF_FLUSH,),
    Fan.NINE_GATES: (Fan.FULL_FLUSH, Fan.CONCEALED_HAND, Fan.NO_HONOURS),
    Fan.FOUR_KONGS: (Fan.ALL_PUNGS, Fan.SINGLE_WAIT, *_KONGS),
    Fan.SEVEN_SHIFTED_PAIRS: (
        Fan.SEVEN_PAIRS,
        Fan.FULL_FLUSH,
        Fan.CONCEALED_HAND,
        Fan.NO_HONOURS,
    ),
    Fan.THIRTEEN_ORPHANS: (*_ALONE, Fan.ALL_TERMINALS_AND_HONOURS),
    Fan.ALL_TERMINALS: (
        Fan.ALL_TERMINALS_AND_HONOURS,
        Fan.ALL_PUNGS,
        Fan.OUTSIDE_HAND,
        Fan.PUNG_OF_TERMINALS_OR_HONOURS,
        Fan.DOUBLE_PUNG,
        Fan.NO_HONOURS,
    ),
    Fan.ALL_HONOURS: (
        Fan.ALL_TERMINALS_AND_HONOURS,
        Fan.ALL_PUNGS,
        Fan.OUTSIDE_HAND,
        Fan.PUNG_OF_TERMINALS_OR_HONOURS,
    ),
    Fan.FOUR_CONCEALED_PUNGS: (Fan.ALL_PUNGS, Fan.CONCEALED_HAND),
    Fan.PURE_TERMINAL_CHOWS: (Fan.FULL_FLUSH, Fan.ALL_CHOWS, Fan.NO_HONOURS),
    Fan.QUADRUPLE_CHOW: (Fan.TILE_HOG,),
    Fan.FOUR_PURE_SHIFTED_PUNGS: (Fan.ALL_PUNGS,),
    Fan.THREE_KONGS: _KONGS,
    Fan.ALL_TERMINALS_AND_HONOURS: (
        Fan.ALL_PUNGS,
        Fan.OUTSIDE_HAND,
        Fan.PUNG_OF_TERMINALS_OR_HONOURS,
    ),
    Fan.SEVEN_PAIRS: (Fan.CONCEALED_HAND, Fan.SINGLE_WAIT),
    Fan.GREATER_HONOURS_AND_KNITTED_TILES: _ALONE,
    Fan.LESSER_HONOURS_AND_KNITTED_TILES: _ALONE,
    Fan.ALL_EVEN: (Fan.ALL_PUNGS, Fan.ALL_SIMPLES, Fan.NO_HONOURS),
    Fan.FULL_FLUSH: (Fan.NO_HONOURS,),
    Fan.UPPER_TILES: (Fan.UPPER_FOUR, Fan.NO_HONOURS),
    Fan.MIDDLE_TILES: (Fan.ALL_SIMPLES, Fan.NO_HONOURS),
    Fan.LOWER_TILES: (Fan.LOWER_FOUR, Fan.NO_HONOURS),
    Fan.THREE_SUITED_TERMINAL_CHOWS: (Fan.ALL_CHOWS, Fan.NO_HONOURS),
    Fan.ALL_FIVE: (Fan.ALL_SIMPLES, Fan.NO_HONOURS),
    Fan.UPPER_FOUR: (Fan.NO_HONOURS,),
    Fan.LOWER_FOUR: (Fan.NO_HONOURS,),
    Fan.REVERSIBLE_TILES: (Fan.ONE_VOIDED_SUIT,),
    Fan.ROBBING_THE_KONG: (Fan.LAST_OF_ITS_KIND,),
    Fan.LAST_TILE_DRAW: (Fan.SELF_DRAWN,),
    Fan.OUT_WITH_REPLACEMENT_TILE: (Fan.SELF_DRAWN,),
    Fan.MELDED_HAND: (Fan.SINGLE_WAIT,),
    Fan.TWO_CONCEALED_KONGS: (Fan.TWO_CONCEALED_PUNGS,),
    Fan.ALL_CHOWS: (Fan.NO_HONOURS,),
    Fan.ALL_SIMPLES: (Fan.NO_HONOURS,),
}
