"""Cards as people type them: suits and ranks in Chinese, English and symbols."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from string import ascii_letters

from engines.cards.pack import BIG_JOKER, JOKERS, SMALL_JOKER, Card

_SUITS = {
    "S": ("♠", "♤", "黑桃", "黑", "s"),
    "H": ("♥", "♡", "红桃", "紅桃", "红心", "紅心", "h"),
    "D": ("♦", "♢", "方块", "方塊", "方片", "d"),
    "C": ("♣", "♧", "梅花", "草花", "c"),
}
_TIMES = {
    1: ("一个", "一個", "一张", "一張", "单张", "單張", "单", "單"),
    2: ("一对", "一對", "对子", "對子", "对", "對", "两个", "兩個", "两张", "兩張"),
    3: ("三个", "三個", "三张", "三張", "3个", "3個", "3张", "3張"),
    4: ("四个", "四個", "四张", "四張", "4个", "4個", "4张", "4張"),
    5: ("五个", "五個", "五张", "五張", "5个", "5個", "5张", "5張"),
    6: ("六个", "六個", "六张", "六張", "6个", "6個", "6张", "6張"),
    7: ("七个", "七個", "七张", "七張", "7个", "7個", "7张", "7張"),
    8: ("八个", "八個", "八张", "八張", "8个", "8個", "8张", "8張"),
}
JOKER_WORDS: Mapping[str, str] = {
    **dict.fromkeys(("大王", "大鬼", "bj", "big joker", "red joker"), BIG_JOKER),
    **dict.fromkeys(("小王", "小鬼", "sj", "small joker", "black joker"), SMALL_JOKER),
}
_LONE_JOKER = re.compile(
    r"(?<!small )(?<!big )(?<!red )(?<!black )(?<![a-z])joker(?![a-z])"
    r"|(?<![大小双雙四对對])[王鬼](?!炸)",
    re.IGNORECASE,
)
_SUIT_OF = {word: suit for suit, words in _SUITS.items() for word in words}
_TIMES_OF = {word: times for times, words in _TIMES.items() for word in words}
_COUNTED = re.compile(r"(?:#\d{1,2}[ ,]*)+")
_RANK = "10|[2-9tjqka]"
SEPARATORS = " ,，、。.+-带帶加和"


class NotCards(ValueError):
    """The text stops being cards at `rest`."""

    def __init__(self, rest: str) -> None:
        super().__init__(rest)
        self.rest = rest


def counted(text: str) -> tuple[int, ...]:
    """`#2 #5`, places of a hand as it is shown, from 1: (2, 5); nothing for any other text."""
    if not _COUNTED.fullmatch(text):
        return ()
    return tuple(dict.fromkeys(int(place) for place in re.findall(r"\d+", text)))


def lone_joker(text: str) -> bool:
    """Whether a `joker` is said without its size: which one it is taken for tells of a hand."""
    return _LONE_JOKER.search(text) is not None


def jokers_told(text: str, held: Iterable[str]) -> str | None:
    """The text with a `joker` that is not said to be big or small as the one that is held;
    None where it could be either, or nobody holds one."""
    if not lone_joker(text):
        return text
    kinds = {SMALL_JOKER, BIG_JOKER} & set(held)
    return (
        _LONE_JOKER.sub("大王" if BIG_JOKER in kinds else "小王", text) if len(kinds) == 1 else None
    )


def said_cards(
    text: str, jokers: Mapping[str, str] = JOKER_WORDS, suits_first: bool = True
) -> tuple[Card, ...]:
    """The cards a text names, in its order; a suit nobody named stays "".

    A suit holds for the ranks after it, whatever separates them, until another suit or a
    joker: `黑桃7799`, `S 7 7 9 9`, `S7 S7`, `黑桃对7`, `对黑桃7`.  Where a joker's word could also
    begin a suit and a rank (`sj`, `d3`) `suits_first` decides.  Raises NotCards.
    """
    pattern = _pattern(tuple(jokers), suits_first)
    cards: list[Card] = []
    suit, at = "", 0
    while at < len(text):
        found = pattern.match(text, at)
        if not found:
            raise NotCards(text[_whole_word(text, at) :])
        at = found.end()
        times = _TIMES_OF.get(found["times"] or "", 1)
        if found["own"]:
            suit = _SUIT_OF[found["own"].lower()]
        if found["joker"]:
            joker = Card(jokers[found["joker"].lower()])
            cards += [joker] * times
            suit = "" if joker.rank in JOKERS else suit  # a wild card stands in for the suit
        elif found["rank"]:
            cards += [Card(found["rank"].upper().replace("10", "T"), suit)] * times
        if found["suit"]:
            suit = _SUIT_OF[found["suit"].lower()]
    return tuple(cards)


def _whole_word(text: str, at: int) -> int:
    """Where the English word begins that reading stopped in: `bomb`, not `omb`."""
    if re.match("[A-Za-z]", text[at:]):
        at -= len(text[:at]) - len(text[:at].rstrip(ascii_letters))
    return at


@cache
def _pattern(jokers: tuple[str, ...], suits_first: bool) -> re.Pattern[str]:
    suits, times = _any(_SUIT_OF), f"(?:{_any(_TIMES_OF)}) ?"
    suit = rf"(?P<suit>{suits})(?= ?(?:{times})?(?:{_RANK}))"
    rank = rf"(?:(?P<own>{suits}) ?)?(?P<rank>{_RANK})"
    card = rf"(?:(?P<times>{_any(_TIMES_OF)}) ?)?(?:(?P<joker>{_any(jokers)})|{rank})"
    gap = f"[{re.escape(SEPARATORS)}]+"
    order = (suit, card, gap) if suits_first else (card, suit, gap)
    return re.compile("|".join(order), re.IGNORECASE)


def _any(words: Mapping[str, object] | tuple[str, ...]) -> str:
    longest_first = sorted(words, key=len, reverse=True)
    return "|".join(re.escape(word) for word in longest_first)
