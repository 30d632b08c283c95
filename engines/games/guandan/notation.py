"""Moves as people type them, before anybody looks at a hand, and as they are written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from engines.cards.pack import BIG_JOKER, JOKERS, SMALL_JOKER, Card, card, face
from engines.cards.reading import (
    JOKER_WORDS,
    SEPARATORS,
    NotCards,
    counted,
    jokers_told,
    said_cards,
)
from engines.game import Ambiguous, Unreadable
from engines.games.guandan.groups import DECLARED, Cards, Group, Kind, Terms, answer
from engines.games.guandan.plays import FOUR_JOKERS, needed
from engines.games.guandan.rules import PASS, Move, Pay, Play, Return, Take, Why
from engines.typed import plain
from render.words import Phrase, phrase, say, tell

WORDS = "engines.games.guandan"
WILD = "*"
PASSES = frozenset({"不要", "不出", "要不起", "过", "過", "pass", "p"})
_FOUR_JOKERS = frozenset(
    {"四王", "四鬼", "4王", "四大天王", "天王炸", "王炸", "four jokers", "4 jokers", "joker bomb"}
)
_WILDS = dict.fromkeys(("逢人配", "红心配", "紅心配", "红配", "紅配", "配", "*", "wild"), WILD)
_CARDS: Mapping[str, str] = {**JOKER_WORDS, **_WILDS, "b": SMALL_JOKER, "r": BIG_JOKER}
_KINDS = {
    Kind.PLATE: ("钢板", "鋼板", "三同连张", "三同連張", "plate"),
    Kind.TUBE: ("木板", "三连对", "三連對", "连对", "連對", "tube"),
}
_KIND_OF = {word: kind for kind, words in _KINDS.items() for word in words}
_DECLARED = re.compile(
    rf"(?:当作|當作|当|當|作|as )? ?(?P<kind>{'|'.join(map(re.escape, _KIND_OF))})", re.IGNORECASE
)
_GIFT = re.compile(
    r"(?:(?P<pay>进贡|进貢|上贡|上貢|贡|貢|tribute|pay)|(?P<back>还贡|還貢|还|還|return|back)) *"
    r"(?P<card>.+)",
    re.IGNORECASE,
)
_TAKE = re.compile(r"(?:收|take) ?(?:座位|seat)? ?([1-4])(?:[号號](?: ?的[贡貢])?)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Said:
    """The cards a text names (a suit nobody named is "", 逢人配 is a card of its own) and the
    kind they were declared as.  `numbered`: they were counted off in the seat's own hand."""

    cards: Cards
    kind: str = ""
    numbered: bool = False


# ---------------------------------------------------------------------- reading
def trimmed(text: str) -> str:
    return plain(text).strip(SEPARATORS)


def is_pass(text: str) -> bool:
    return trimmed(text).lower() in PASSES


def read_gift(text: str) -> tuple[str, str] | None:
    """`贡 SA`, `还 S3`: "pay" or "back", and what is said of the card; None for other texts."""
    found = _GIFT.fullmatch(trimmed(text))
    return ("pay" if found["pay"] else "back", found["card"]) if found else None


def read_take(text: str) -> Take | None:
    """`收2`, `take 2`: the seat counted from 1."""
    found = _TAKE.fullmatch(trimmed(text))
    return Take(int(found[1]) - 1) if found else None


def read_cards(text: str, terms: Terms, hand: Cards = ()) -> tuple[Said, ...]:
    """What a text may mean, the likelier first: `sj` is the small joker or ♠J.

    Raises Unreadable, Ambiguous.
    """
    text = trimmed(text)
    if text.lower() in _FOUR_JOKERS:
        return (Said(tuple(card(joker) for joker in JOKERS * 2)),)
    if places := counted(text):
        return (Said(_numbered(places, hand), numbered=True),)
    told = jokers_told(text, (held.rank for held in hand))
    if told is None:
        raise Ambiguous(Why.WHICH_JOKER, (SMALL_JOKER, BIG_JOKER))
    text, kind = _declaration(told)
    readings: list[Said] = []
    trouble: Unreadable | None = None
    for suits_first in (False, True) if re.search("[sb]j", text) else (True, False):
        try:
            said = Said(_named(text, terms, suits_first), kind)
        except Unreadable as unreadable:
            trouble = trouble or unreadable
        else:
            readings += [said] if said not in readings else []
    if trouble and not readings:
        raise trouble
    return tuple(readings)


def _declaration(text: str) -> tuple[str, str]:
    """The text without `当钢板`, and the kind that says."""
    found = _DECLARED.search(text)
    if not found:
        return text, ""
    rest = text[: found.start()] + " " + text[found.end() :]
    return rest.strip(SEPARATORS + "()（）"), str(_KIND_OF[found["kind"].lower()])


def _named(text: str, terms: Terms, suits_first: bool) -> Cards:
    """Raises Unreadable for what is no card, and for more of them than two packs have."""
    try:
        cards = said_cards(text, _CARDS, suits_first)
    except NotCards as stopped:
        if stopped.rest[0] in "01":
            raise Unreadable(Why.NO_RANK, rank=stopped.rest[0]) from None
        raise Unreadable(Why.NOT_CARDS, text=text, rest=stopped.rest) from None
    if not cards:
        raise Unreadable(Why.NOT_CARDS, text=text, rest=text)
    return possible(tuple(terms.wild if c.rank == WILD else c for c in cards))


def possible(cards: Cards) -> Cards:
    """The cards.  Raises Unreadable when two packs have not so many of them."""
    for same, n in Counter(cards).items():
        if n > 2 and (same.suit or same.rank in JOKERS):
            raise Unreadable(Why.TOO_MANY, card=same.rank if not same.suit else same.symbol, most=2)
    for rank, n in Counter(c.rank for c in cards).items():
        if n > 10:
            raise Unreadable(Why.TOO_MANY, card=face(rank), most=8)
    return cards


def _numbered(places: tuple[int, ...], hand: Cards) -> Cards:
    for place in places:
        if not 1 <= place <= len(hand):
            raise Unreadable(Why.NO_NUMBER, number=place, cards=len(hand))
    return tuple(hand[place - 1] for place in places)


# ---------------------------------------------------------------------- writing
def canonical(move: Move) -> str:
    match move:
        case Play(()):
            return "pass"
        case Play(cards, kind):
            return " ".join((*(c.code for c in cards), *((kind,) if kind else ())))
        case Pay(paid):
            return f"pay {paid.code}"
        case Return(returned):
            return f"return {returned.code}"
        case Take(payer):
            return f"take {payer + 1}"


def decode(text: str) -> Move | None:
    """The inverse of `canonical`; None for any other text."""
    word, *rest = text.split(" ")
    try:
        if text == "pass":
            return PASS
        if word in ("pay", "return", "take"):
            return _decoded_gift(word, *rest)
        kind = rest.pop() if rest and rest[-1] in DECLARED else ""
        return Play(tuple(card(code) for code in (word, *rest)), kind)
    except (TypeError, ValueError):
        return None


def _decoded_gift(word: str, what: str) -> Move:
    if word == "take":
        return Take(int(what) - 1)
    return Pay(card(what)) if word == "pay" else Return(card(what))


def write(move: Move, on: Group | None, terms: Terms, language: str) -> str:
    """As players write it; of a tribute only that it was made."""
    match move:
        case Play(()):
            return say(WORDS, language, "pass")
        case Play(cards, kind):
            group = answer(cards, on, terms, kind)
            text = write_cards(laid_out(cards, group, terms), language)
            return f"{text} {say(WORDS, language, f'as-{kind}')}" if kind else text
        case Pay():
            return say(WORDS, language, "pays")
        case Return():
            return say(WORDS, language, "returns")
        case Take(payer):
            return say(WORDS, language, "takes", seat=payer + 1)


def write_gift(move: Pay | Return, language: str) -> str:
    """`贡 ♠A`, `return ♥3`: for the giver's own eyes."""
    given = card_name(move.card, language)
    return say(WORDS, language, "pay" if isinstance(move, Pay) else "back", card=given)


def card_fact(shown: Card) -> str | Phrase:
    """`♠10`, `小王`."""
    return phrase(WORDS, "joker", joker=shown.rank) if shown.rank in JOKERS else shown.symbol


def card_name(shown: Card, language: str) -> str:
    fact = card_fact(shown)
    return fact if isinstance(fact, str) else tell(fact, language)


def write_cards(cards: Cards, language: str) -> str:
    return " ".join(card_name(c, language) for c in cards)


def laid_out(cards: Cards, group: Group | None, terms: Terms) -> Cards:
    """The cards in the order in which the group is read: 逢人配 where it stands in."""
    left = list(cards)
    if group is None or group == FOUR_JOKERS:
        return cards
    wilds = [left.pop(left.index(terms.wild)) for _ in range(left.count(terms.wild))]
    laid: list[Card] = []
    for rank, n in needed(group, tuple(c.rank for c in left), terms):
        held = [c for c in left if c.rank == rank][:n]
        short = n - len(held)
        laid += [*held, *wilds[:short]]
        wilds = wilds[short:]
    return tuple(laid) if Counter(laid) == Counter(cards) else cards
