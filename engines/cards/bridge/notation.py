"""Calls, cards and claims as people type them, and as they are written.

The phase decides: in the auction a level comes first (`3♥`), in the play a suit (`♥3`).
"""

from __future__ import annotations

import re

from engines.cards.bridge.contract import Contract, bid_of
from engines.cards.bridge.play import Answer, Call, Claim, Move, Play
from engines.cards.bridge.reasons import Reason
from engines.cards.bridge.view import View
from engines.cards.pack import JOKERS, SYMBOLS, Card, card
from engines.cards.reading import NotCards, said_cards
from engines.game import Illegal, Unreadable
from engines.typed import plain
from render.names import visible
from render.words import Fact, phrase, say

WORDS = "engines.cards.bridge"
PASS, DOUBLE, REDOUBLE = "P", "X", "XX"
LONGEST_ALERT = 40
_CALLS = {
    **dict.fromkeys(("p", "pass", "no bid", "过", "過", "不叫", "派司", "pas"), PASS),
    **dict.fromkeys(("x", "dbl", "double", "加倍", "賭倍", "赌倍", "打倍"), DOUBLE),
    **dict.fromkeys(("xx", "rdbl", "redbl", "redouble", "再加倍", "再賭倍", "再赌倍"), REDOUBLE),
}
_STRAINS = {
    **dict.fromkeys(("nt", "n", "notrump", "no trump", "no trumps", "无将", "無將"), "NT"),
    **dict.fromkeys(("无將", "無将", "无王", "無王", "无", "無"), "NT"),
    **dict.fromkeys(("s", "♠", "♤", "黑桃", "黑", "spade", "spades"), "S"),
    **dict.fromkeys(("h", "♥", "♡", "红桃", "紅桃", "红心", "紅心", "红", "紅"), "H"),
    **dict.fromkeys(("heart", "hearts"), "H"),
    **dict.fromkeys(("d", "♦", "♢", "方块", "方塊", "方片", "方", "diamond", "diamonds"), "D"),
    **dict.fromkeys(("c", "♣", "♧", "梅花", "草花", "梅", "草", "club", "clubs"), "C"),
}
_LEVELS = {numeral: level for level, numeral in enumerate("零一二三四五六七八九")}
_BID = re.compile(
    rf"(?:叫|bid )?(\d|[{''.join(_LEVELS)}]) ?({'|'.join(sorted(_STRAINS, key=len)[::-1])})"
)
_ALERT = re.compile(r"(.+?) ?(?:alert|提示|提醒|说明|說明|!) ?:? ?(.+)", re.IGNORECASE)
_CLAIM = re.compile(r"(?:claim|摊牌|攤牌|亮牌) ?(\d{1,2}|all|全部)? ?(?:墩|tricks?)?")
_CONCEDE = frozenset({"concede", "放弃", "放棄", "让墩", "讓墩", "让出余墩", "讓出餘墩"})
_ANSWERS = {
    **dict.fromkeys(("agree", "agreed", "ok", "同意", "接受", "认可", "認可"), True),
    **dict.fromkeys(
        ("contest", "play on", "继续打", "繼續打", "不同意", "不认可", "不認可"), False
    ),
}
_TALK = frozenset({"ok", "agreed", "同意", "接受", "不同意"})  # no answers where nothing is asked
_PREFIX = re.compile(r"(?:出|play ?|明手 ?|明 ?|dummy ?)+", re.IGNORECASE)
_NUMBER = re.compile(r"#(\d{1,2})")
_RANK_FIRST = re.compile(r"(10|[tjqka]) ?([shdc♠♥♦♣])")
_ENGLISH = re.compile(r"(spade|heart|diamond|club)s? ?(?=[2-9tjqka1])")
_NO_RANK = re.compile(rf"(?:{'|'.join(sorted(_STRAINS, key=len)[::-1])})? ?([01])")
_CODE = re.compile(r"[CDHS][2-9TJQKA]")


# ---------------------------------------------------------------------- reading
def parse(view: View, text: str) -> Move:
    """Raises Unreadable, and Illegal for what belongs to another phase."""
    said = plain(text)
    if view.calling:
        return read_call_now(said)
    return _read_play(view, said.lower())


def tidied(text: str) -> str:
    """What people typed, as `read_call` and `read_card` want it.  Raises Unreadable."""
    return plain(text)


def read_call_now(text: str) -> Call:
    """A call with what it is alerted as; a card is refused with the call it looks like."""
    found = _ALERT.fullmatch(text)
    said, alert = (found[1], visible(found[2])[:LONGEST_ALERT].strip()) if found else (text, "")
    bid = read_call(said)
    if bid is not None:
        return Call(bid, alert)
    try:
        named = read_card(said)
    except Unreadable:
        raise Unreadable(Reason.NOT_A_CALL, text=text) from None
    raise Illegal(Reason.CARD_TOO_SOON, card=named.symbol)


def read_call(text: str) -> str | None:
    """`P`, `X`, `XX` or a bid; None when the text is no call.  Raises Illegal for a level
    that does not exist."""
    said = text.strip(" .,。，").lower()
    if said in _CALLS:
        return _CALLS[said]
    found = _BID.fullmatch(said)
    if not found:
        return None
    level = int(found[1]) if found[1].isdecimal() else _LEVELS[found[1]]
    bid = bid_of(f"{level}{_STRAINS[found[2]]}")
    if bid is None:
        raise Illegal(Reason.NO_LEVEL, level=level)
    return bid.bid


def read_card(text: str) -> Card:
    """`SA`, `♠A`, `黑桃10`, `10H`.  Raises Unreadable."""
    said = _ENGLISH.sub(lambda found: found[1][0], text.strip(" .,。，").lower())
    if found := _RANK_FIRST.fullmatch(said):
        said = found[2] + found[1]
    try:
        cards = said_cards(said)
    except NotCards as stopped:
        wrong = _NO_RANK.fullmatch(stopped.rest)
        why = Reason.NO_RANK if wrong else Reason.NOT_A_CARD
        raise Unreadable(why, text=text, rank=wrong[1] if wrong else "") from None
    if len(cards) != 1:
        why = Reason.ONE_CARD if cards else Reason.NOT_A_CARD
        raise Unreadable(why, text=text, rank="")
    if cards[0].rank in JOKERS:
        raise Unreadable(Reason.NOT_A_CARD, text=text, rank="")
    if not cards[0].suit:
        raise Unreadable(Reason.NO_SUIT, text=text, rank=cards[0].rank)
    return cards[0]


def _read_play(view: View, text: str) -> Move:
    if text in _ANSWERS and (view.claim or text not in _TALK):
        return Answer(_ANSWERS[text])
    if (claimed := read_claim(text, view.left)) is not None:
        return claimed
    named = unprefixed(text)
    if found := _NUMBER.fullmatch(named):
        return Play(_numbered(view, int(found[1])))
    if (call := _call_fact(named)) is not None:
        raise Illegal(Reason.CALL_TOO_LATE, call=call)
    return Play(read_card(named))


def read_claim(text: str, left: int | None = None) -> Claim | None:
    """`摊牌 5`, `concede`; without a number all of the tricks `left`, where that is known."""
    if text in _CONCEDE:
        return Claim(0)
    claimed = _CLAIM.fullmatch(text)
    if claimed and (claimed[1] or "").isdecimal():
        return Claim(int(claimed[1]))
    return Claim(left) if claimed and left is not None else None


def unprefixed(text: str) -> str:
    """A card without the words before it: `明 ♠A`, `出红桃3`."""
    before = _PREFIX.match(text)
    return text[before.end() :] if before else text


def _call_fact(text: str) -> Fact | None:
    """A text that is a call, be it one that does not exist, as a fact; else None."""
    try:
        bid = read_call(text)
    except Illegal:
        return text.upper()
    return None if bid is None else call_fact(bid)


def _numbered(view: View, place: int) -> Card:
    """`#3`: the third card of the hand to play from, as it is shown."""
    if not 1 <= place <= len(view.hand):
        raise Unreadable(Reason.NO_NUMBER, number=place, cards=len(view.hand))
    return view.hand[place - 1]


# ---------------------------------------------------------------------- writing
def canonical(move: Move) -> str:
    match move:
        case Call(bid, alert):
            return f"{bid} alert {alert}" if alert else bid
        case Play(card_):
            return card_.code
        case Claim(0):
            return "concede"
        case Claim(tricks):
            return f"claim {tricks}"
        case Answer(agreed):
            return "agree" if agreed else "contest"


def decode(text: str) -> Move | None:
    """The inverse of `canonical` for calls and cards; None for any other text."""
    if text in (PASS, DOUBLE, REDOUBLE):
        return Call(text)
    if _CODE.fullmatch(text):
        return Play(card(text))
    bid = bid_of(text)
    return Call(bid.bid) if bid and bid.bid == text else None


def write(move: Move, language: str) -> str:
    """As players write it: `1NT`, `2♥`, `不叫`, `♠A`, `摊牌 5`; an alert stays untold."""
    match move:
        case Call(bid):
            return call_name(bid, language)
        case Play(card_):
            return card_.symbol
        case Claim(tricks):
            return say(WORDS, language, "claim" if tricks else "concede", tricks=tricks)
        case Answer(agreed):
            return say(WORDS, language, "agree" if agreed else "contest")


def call_fact(bid: str) -> Fact:
    """A call as a fact of a phrase."""
    found = bid_of(bid)
    return bid_name(found) if found else phrase(WORDS, f"call-{bid}")


def call_name(bid: str, language: str) -> str:
    found = bid_of(bid)
    return bid_name(found) if found else say(WORDS, language, f"call-{bid}")


def bid_name(bid: Contract) -> str:
    """`3NT`, `4♠`."""
    return f"{bid.level}{SYMBOLS.get(bid.strain, bid.strain)}"


def contract_name(contract: Contract) -> str:
    """`4♠ X`."""
    return f"{bid_name(contract)} {'X' * contract.doubled}".strip()
