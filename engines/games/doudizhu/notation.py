"""Bids and plays as people type them, and as they are written.

The words of the phase come first: while the auction lasts `3` is a bid, later it is a card.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from engines.cards.pack import BIG_JOKER, JOKERS, SMALL_JOKER, Card, face
from engines.cards.reading import (
    JOKER_WORDS,
    SEPARATORS,
    NotCards,
    counted,
    jokers_told,
    lone_joker,
    said_cards,
)
from engines.game import Ambiguous, Unreadable
from engines.games.doudizhu.groups import HEIGHT, ORDER, STANDARD, Group, answer, arranged, readings
from engines.games.doudizhu.rules import HIGHEST_BID, PASS, Bid, Cards, Move, Play, Why, held
from engines.games.doudizhu.view import View
from engines.typed import plain
from render.words import Phrase, phrase, say, tell

WORDS = "engines.games.doudizhu"
_BIDS = {
    "不叫": 0, "0": 0, "0分": 0, "pass": 0, "p": 0, "no bid": 0, "过": 0, "過": 0, "不要": 0,
    "一分": 1, "二分": 2, "两分": 2, "兩分": 2, "三分": 3,
}  # fmt: skip
_BID = re.compile(r"(?:叫|bid ?)?([0-9]+)(?:分| ?points?)?")
_PASSES = frozenset({"不出", "不要", "要不起", "过", "過", "pass", "p"})
_ROCKETS = frozenset({"王炸", "火箭", "双王", "雙王", "对王", "對王", "rocket"})
_JOKERS = {**JOKER_WORDS, "x": SMALL_JOKER, "b": SMALL_JOKER, "d": BIG_JOKER, "r": BIG_JOKER}


# ---------------------------------------------------------------------- reading
def parse(view: View, text: str, wings: str) -> Move:
    if view.bidding:
        return read_bid(text)
    if is_pass(text):
        return PASS
    return Play(read_play(text, view.ranks, view.last, wings))


def is_pass(text: str) -> bool:
    return _trimmed(text).lower() in _PASSES


def _trimmed(text: str) -> str:
    return plain(text).strip(SEPARATORS)


def read_bid(text: str) -> Bid:
    """`1`, `2分`, `叫3`, `不叫`.  Raises Unreadable."""
    text = _trimmed(text).lower()
    for said in (text, text.removeprefix("叫")):
        if said in _BIDS:
            return Bid(_BIDS[said])
    found = _BID.fullmatch(text)
    if not found:
        raise Unreadable(Why.NOT_A_BID, text=text)
    if int(found[1]) > HIGHEST_BID:
        raise Unreadable(Why.NO_SUCH_BID, bid=found[1])
    return Bid(int(found[1]))


def read_play(text: str, hand: str, last: Group | None, wings: str = STANDARD) -> str:
    """The ranks meant, low to high.  Raises Unreadable, Ambiguous.

    `d3` may be ♦3 or the big joker with a 3: what the hand can play on `last` decides, and
    where no hand is known (""), what is a group at all.
    """
    text = _trimmed(text)
    if text.lower() in _ROCKETS:
        return JOKERS
    if places := counted(text):
        return _numbered(places, hand)
    if text.lower() in _JOKERS:
        return _JOKERS[text.lower()]
    told = jokers_told(text, hand)
    if told is None:
        raise Ambiguous(Why.WHICH_JOKER, (SMALL_JOKER, BIG_JOKER))
    meant = _meanings(told)
    fit = [c for c in meant if (held(hand, c) if hand else True) and answer(c, last, wings)]
    if not fit and lone_joker(text):  # a refusal would name the one that is held
        raise Ambiguous(Why.WHICH_JOKER, (SMALL_JOKER, BIG_JOKER))
    known = fit or [c for c in meant if readings(c, wings)] or meant
    if len(fit) > 1:
        raise Ambiguous(Why.TWO_MEANINGS, tuple(fit), text=text)
    return known[0]


def _meanings(text: str) -> list[str]:
    """The text with `d` and `s` as suits, and as jokers; once when they agree."""
    found: list[str] = []
    trouble: Unreadable | None = None
    for suits_first in (True, False):
        try:
            cards = possible(card.rank for card in _said(text, suits_first))
        except Unreadable as unreadable:
            trouble = trouble or unreadable
        else:
            found += [cards] if cards not in found else []
    if trouble and not found:
        raise trouble
    return found


def _said(text: str, suits_first: bool) -> tuple[Card, ...]:
    try:
        cards = said_cards(text, _JOKERS, suits_first)
    except NotCards as stopped:
        raise _unreadable(text, stopped.rest) from None
    if not cards:
        raise Unreadable(Why.NOT_CARDS, text=text, rest=text)
    return cards


def _unreadable(text: str, rest: str) -> Unreadable:
    if rest[0] in "01":
        return Unreadable(Why.NO_RANK, rank=rest[0])
    if "分" in text or "叫" in text:
        return Unreadable(Why.BIDDING_OVER)
    return Unreadable(Why.NOT_CARDS, text=text, rest=rest)


def possible(cards: Iterable[str]) -> str:
    """The ranks low to high.  Raises Unreadable when one pack has not so many of a rank."""
    ranks = arranged(cards)
    for rank in ORDER:
        if rank in JOKERS and ranks.count(rank) > 1:
            raise Unreadable(Why.ONE_JOKER, joker=rank)
        if ranks.count(rank) > 4:
            raise Unreadable(Why.TOO_MANY, rank=face(rank))
    return ranks


def _numbered(places: tuple[int, ...], hand: str) -> str:
    for place in places:
        if not 1 <= place <= len(hand):
            raise Unreadable(Why.NO_NUMBER, number=place, cards=len(hand))
    return arranged(hand[place - 1] for place in places)


# ---------------------------------------------------------------------- writing
def canonical(move: Move) -> str:
    match move:
        case Bid(points):
            return str(points)
        case Play(cards):
            return cards or "pass"


def decode(text: str, bidding: bool) -> Move | None:
    """The inverse of `canonical`; None for any other text."""
    if bidding:
        return Bid(int(text)) if text in ("0", "1", "2", "3") else None
    if text == "pass":
        return PASS
    return Play(text) if text and set(text) <= HEIGHT.keys() and text == arranged(text) else None


def write(view: View, move: Move, language: str, wings: str) -> str:
    """As players write it: `叫2分`, `不出`, `333+4`, `王炸`."""
    match move:
        case Bid(points):
            return say(WORDS, language, "bid", points=points)
        case Play(""):
            return say(WORDS, language, "pass")
        case Play(cards):
            return tell(named(cards, answer(cards, view.last, wings)), language)


def named(cards: str, group: Group | None = None) -> Phrase:
    """The run first, then what it carries, then jokers by their names; can be typed back."""
    jokers = "".join(rank for rank in cards if rank in JOKERS)
    if jokers == cards:
        return phrase(WORDS, "rocket") if cards == JOKERS else phrase(WORDS, "joker", joker=cards)
    others = [rank for rank in cards if rank not in JOKERS]
    core = [face(rank) for rank in others if not group or rank in group.core]
    carried = [face(rank) for rank in others if group and rank not in group.core]
    parts = ["".join(part) for part in (core, carried) if part]
    return phrase(WORDS, "cards", ranks="+".join(parts), jokers=jokers or "none")


def listed(cards: str) -> Phrase:
    """Cards that are no play, one by one: `8 10 A 小王`."""
    jokers = "".join(rank for rank in cards if rank in JOKERS)
    ranks = " ".join(face(rank) for rank in cards if rank not in JOKERS)
    return phrase(WORDS, "cards", ranks=ranks, jokers=jokers or "none")


def card_fact(card: Card) -> str | Phrase:
    """`♠10`, `小王`."""
    return phrase(WORDS, "joker", joker=card.rank) if card.rank in JOKERS else card.symbol


def card_name(card: Card, language: str) -> str:
    fact = card_fact(card)
    return fact if isinstance(fact, str) else tell(fact, language)


def write_hand(cards: Cards, language: str) -> str:
    return " ".join(card_name(card, language) for card in cards)
