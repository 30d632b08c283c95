"""Moves as people type them.  The words of the phase come first, then the cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice, product

from engines.cards.pack import Card, face
from engines.cards.reading import JOKER_WORDS, SEPARATORS, NotCards, counted, said_cards
from engines.game import Ambiguous, Unreadable
from engines.games.shengji import rules
from engines.games.shengji.following import choices, fault
from engines.games.shengji.notation import decode
from engines.games.shengji.reasons import Why
from engines.games.shengji.rules import Bury, Move, Pass, Phase, Play, Show
from engines.games.shengji.shapes import is_unit
from engines.games.shengji.suits import Cards, coded, codes, held
from engines.games.shengji.view import View
from engines.typed import plain

_PASSES = frozenset({"不亮", "不反", "不要", "不叫", "过", "過", "pass", "p"})
_RESTS = frozenset(
    {
        "不再亮",
        "不亮了",
        "都不亮",
        "一直不亮",
        "不再反",
        "不反了",
        "pass rest",
        "pass all",
    }
)
_SHOWS = ("亮主", "反主", "抢亮", "搶亮", "亮", "反", "show", "declare", "counter")
_BURIES = ("扣底牌", "扣底", "扣", "埋", "bury")
_PLAYS = ("甩牌", "甩", "出牌", "出", "throw", "play")
_VERBS = {
    **dict.fromkeys(_SHOWS, "show"),
    **dict.fromkeys(_BURIES, "bury"),
} | dict.fromkeys(_PLAYS, "play")
_VERB = re.compile("|".join(sorted(_VERBS, key=len, reverse=True)))
_CODES = re.compile(r"(?:[SHDC][2-9TJQKA]|sj|bj)(?: ?(?:[SHDC][2-9TJQKA]|sj|bj))*")
_CODE = re.compile(r"[SHDC][2-9TJQKA]|sj|bj")
_SUITS = {
    "S": ("♠", "♤", "黑桃", "spades", "s"),
    "H": ("♥", "♡", "红桃", "紅桃", "红心", "紅心", "hearts", "h"),
    "D": ("♦", "♢", "方块", "方塊", "方片", "diamonds", "d"),
    "C": ("♣", "♧", "梅花", "草花", "clubs", "c"),
}
_SUIT_OF = {word: suit for suit, words in _SUITS.items() for word in words}
_SUIT_LAST = re.compile(
    rf"(.*?)[ ,，]*(?:suit=)?({'|'.join(sorted(_SUIT_OF, key=len)[::-1])})$", re.I
)
_NO_RANK = re.compile(rf"(?:{'|'.join(_SUIT_OF)})? ?([01])", re.IGNORECASE)
MOST_READINGS = 200


def parse(view: View, text: str) -> Move:
    """The move meant.  Raises Unreadable, Ambiguous."""
    exact = decode(text.strip())
    bare = isinstance(exact, Play) and not exact.thrown and view.phase is not Phase.PLAY
    if exact is not None and not bare:
        return _led(view, exact)
    text = plain(text).strip(SEPARATORS)
    if is_pass(text):
        return Pass()
    if text.lower() in _RESTS:
        return Pass(rest=True)
    verb, rest = split_verb(text)
    if (verb or _usual(view)) == "show":
        return _show(view, rest or text, said_so=bool(verb))
    cards = read_cards(view, rest)
    return _led(view, Bury(cards) if (verb or _usual(view)) == "bury" else Play(cards))


def is_pass(text: str) -> bool:
    return plain(text).strip(SEPARATORS).lower() in _PASSES


def _usual(view: View) -> str:
    """What cards alone mean in this phase."""
    return {Phase.DECLARE: "show", Phase.BURY: "bury"}.get(view.phase, "play")


def split_verb(text: str) -> tuple[str, str]:
    """`扣 H5 HK` as what is done and with what; "" where nothing is said but cards."""
    found = _VERB.match(text.lower())
    if not found:
        return "", text
    return _VERBS[found[0]], text[found.end() :].strip(SEPARATORS + ":：")


def _led(view: View, move: Move) -> Move:
    """Arranged, and a lead of several units is a throw, said so or not."""
    order = view.order
    if isinstance(move, Bury):
        return Bury(order.arranged(move.cards))
    if not isinstance(move, Play):
        return move
    one_suit = len({order.suit(one) for one in move.cards}) == 1
    leads = view.phase is Phase.PLAY and not view.table
    thrown = leads and one_suit and not is_unit(order, move.cards)
    return Play(order.arranged(move.cards), thrown)


# ---------------------------------------------------------------------- 亮主
def _show(view: View, text: str, said_so: bool) -> Show:
    """`亮 ♥8`, `反 ♠8♠8`, `反小王小王`, `亮红桃`; with three jokers a suit at the end."""
    if said_so and (suit := suit_said(text)):
        return Show(_fewest(view, suit))
    named = _SUIT_LAST.fullmatch(text)
    if named and view.declaring.book == "3deck":
        cards = read_cards(view, named[1])
        return Show(cards, _SUIT_OF[named[2].lower()])
    try:
        return Show(read_cards(view, text))
    except Unreadable as error:
        if error.why is Why.NOT_CARDS:
            level = face(view.level)
            raise Unreadable(Why.NOT_A_DECLARATION, text=text, level=level) from None
        raise


def suit_said(text: str) -> str:
    """The suit that is all a text names: `红桃`; else ""."""
    return _SUIT_OF.get(text.lower(), "")


def _fewest(view: View, suit: str) -> Cards:
    """As many level cards of a suit as it takes to go over what stands."""
    most = view.house.packs
    declaring, seat = view.declaring, view.seat or 0
    for count in range(1, most + 1):
        cards = (Card(view.level, suit),) * count
        new = rules.declaration(declaring, seat, Show(cards), view.drawn)
        if declaring.fault(view.standing, new) is None:
            return cards
    return (Card(view.level, suit),)


# ---------------------------------------------------------------------- cards
def read_cards(view: View, text: str) -> Cards:
    """The cards named; where a suit is left out, the ones of the hand that are meant."""
    if places := counted(text):
        return _numbered(places, view.hand)
    found = [_filled(view, cards, text) for cards in said(text)]
    return next((cards for cards in found if held(view.hand, cards)), found[0])


def said(text: str) -> list[Cards]:
    """The cards a text names, the likelier reading first: `sj` is a joker, `SJ` a jack.

    A suit nobody named is "".  Raises Unreadable.
    """
    found: list[Cards] = []
    if _CODES.fullmatch(text):
        found.append(tuple(map(coded, _CODE.findall(text))))
    trouble: NotCards | None = None
    for suits_first in (False, True) if "sj" in text else (True, False):
        try:
            cards = said_cards(text, JOKER_WORDS, suits_first)
        except NotCards as stopped:
            trouble = trouble or stopped
        else:
            found += [cards] if cards and cards not in found else []
    if not found:
        rest = trouble.rest if trouble else text
        if no_rank := _NO_RANK.match(rest):
            raise Unreadable(Why.NO_RANK, rank=no_rank[1])
        raise Unreadable(Why.NOT_CARDS, text=text, rest=rest or text)
    return sorted(found, key=lambda cards: any(c.suit == "" and not _joker(c) for c in cards))


def _joker(one: Card) -> bool:
    return one.rank in "BR"


def _numbered(places: tuple[int, ...], hand: Cards) -> Cards:
    for place in places:
        if not 1 <= place <= len(hand):
            raise Unreadable(Why.NO_NUMBER, number=place, cards=len(hand))
    return tuple(hand[place - 1] for place in places)


def _filled(view: View, cards: Cards, text: str) -> Cards:
    """With suits for the cards that were named by rank alone.

    Of what the hand holds: what may be played; else what is all of one suit; else anything.
    Raises Unreadable, Ambiguous.
    """
    bare = [one for one in cards if not one.suit and not _joker(one)]
    if not bare:
        return cards
    known = [one for one in cards if one.suit or _joker(one)]
    options = list(islice(_suited(view.hand, known, bare), MOST_READINGS))
    best = next((fit for fit in _fitting(view, options) if fit), [])
    if not best:
        raise Unreadable(Why.NEEDS_SUIT, text=text)
    if len(best) > 1:
        texts = tuple(codes(view.order.arranged(one)) for one in best[:4])
        raise Ambiguous(Why.TWO_MEANINGS, texts, text=text)
    return best[0]


def _suited(hand: Cards, known: Iterable[Card], bare: Iterable[Card]) -> Iterator[Cards]:
    """Every way to take the named ranks out of the hand."""
    free = Counter(hand) - Counter(known)
    per_rank = [
        list(choices(tuple(c for c in free.elements() if c.rank == rank), count))
        for rank, count in Counter(one.rank for one in bare).items()
    ]
    for parts in product(*per_rank):
        yield (*known, *(one for part in parts for one in part))


def _fitting(view: View, options: list[Cards]) -> Iterator[list[Cards]]:
    """The readings by how well they fit, the best first."""
    order = view.order
    if view.table:
        may = [o for o in options if not fault(order, view.lead, view.hand, o, view.house.protect)]
        yield may
        yield [o for o in options if {order.suit(c) for c in o} == {order.suit(view.lead[0])}]
    if view.phase is not Phase.BURY:
        yield [o for o in options if len({order.suit(c) for c in o}) == 1]
    yield options
