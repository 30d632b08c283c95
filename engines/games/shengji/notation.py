"""Moves as they are written: `亮 ♥8`, `反 小王小王`, `扣 …`, `♠77`, `甩 ♠A ♠K`."""

from __future__ import annotations

from collections.abc import Iterable

from engines.cards.pack import JOKERS, SYMBOLS, Card, face
from engines.games.shengji.rules import Bury, Move, Pass, Play, Show
from engines.games.shengji.suits import Cards, code, coded, codes
from engines.games.shengji.view import View
from render.words import Phrase, phrase, say, tell

WORDS = "engines.games.shengji"


def canonical(move: Move) -> str:
    """`show H8`, `pass`, `pass rest`, `bury S3 …`, `S7 S7`, `throw SA SK`."""
    match move:
        case Pass(rest):
            return "pass rest" if rest else "pass"
        case Show(cards, suit):
            return " ".join(("show", codes(cards), *((f"suit={suit}",) if suit else ())))
        case Bury(cards):
            return f"bury {codes(cards)}"
        case Play(cards, thrown):
            return f"throw {codes(cards)}" if thrown else codes(cards)


def decode(text: str) -> Move | None:
    """The inverse of `canonical`; None for any other text."""
    if text in _PASSES:
        return _PASSES[text]
    head, *words = text.split(" ")
    suit = ""
    if head not in _HEADS:
        head, words = "", [head, *words]
    elif head == "show" and words and words[-1].startswith("suit="):
        suit = words.pop().removeprefix("suit=")
    try:
        cards = tuple(map(coded, words))
    except ValueError:
        return None
    if not cards or (suit and suit not in SYMBOLS):
        return None
    if head == "show":
        return Show(cards, suit)
    return Bury(cards) if head == "bury" else Play(cards, head == "throw")


_HEADS = ("show", "bury", "throw")
_PASSES = {"pass": Pass(), "pass rest": Pass(rest=True)}


def write(view: View, move: Move, language: str, hide: bool) -> str:
    """As players write it; with `hide` a throw is only said to have been done."""
    match move:
        case Pass(rest):
            return say(WORDS, language, "pass-rest" if rest else "pass")
        case Show(cards, suit):
            verb = "counter" if view.shown else "declare"
            word = SYMBOLS.get(suit, "")
            return tell(phrase(WORDS, verb, cards=named(cards), suit=word), language).strip()
        case Bury(cards):
            return say(WORDS, language, "bury", count=len(cards))
        case Play(cards, thrown):
            if not thrown:
                return tell(named(cards), language)
            key = "throw-hidden" if hide else "throw"
            return tell(phrase(WORDS, key, cards=named(cards), count=len(cards)), language)


def label(view: View, move: Move, language: str) -> str:
    """A move for its own seat's eyes: with all its cards, and as it can be typed."""
    if isinstance(move, Bury):
        return tell(phrase(WORDS, "bury-these", cards=named(move.cards)), language)
    return write(view, move, language, hide=False)


def named(cards: Iterable[Card], between: str = "") -> Phrase:
    """`♠7799 ♥8 小王`: a suit once for its ranks, jokers last; can be typed back, unless something
    stands between the ranks."""
    cards = tuple(cards)
    text, suit = "", None
    for one in cards:
        if one.rank not in JOKERS:
            gap = " " if text and one.suit != suit else ""
            text += gap + (between + face(one.rank) if one.suit == suit else one.symbol)
            suit = one.suit
    small, big = (sum(one.rank == joker for one in cards) for joker in JOKERS)
    gap = " " if text and (small or big) else ""
    return phrase(WORDS, "cards", text=text, gap=gap, small=small, big=big)


def spelled(cards: Cards, language: str) -> str:
    """A whole hand to be read: card by card, each suit named once."""
    parts: list[str] = []
    suit = ""
    for one in cards:
        again = one.suit and one.suit == suit
        parts.append(face(one.rank) if again else write_hand((one,), language))
        suit = one.suit
    return " ".join(parts)


def write_hand(cards: Cards, language: str) -> str:
    return tell(named(cards), language)


def symbol(one: Card) -> str:
    """What stands for a card where it is pressed or picked: `♠7`, `sj`."""
    return one.symbol if one.suit else code(one)
