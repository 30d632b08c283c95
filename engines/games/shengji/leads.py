"""What a seat can show, bury and lead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.cards.pack import JOKERS
from engines.games.shengji import rules
from engines.games.shengji.declaring import THREE
from engines.games.shengji.following import choices
from engines.games.shengji.rules import Play, Show
from engines.games.shengji.shapes import is_unit
from engines.games.shengji.suits import SUIT_ORDER, TRUMPS, Cards, held, points
from engines.games.shengji.view import View

SPARED = 4  # cards beyond the kitty's number that burials are made of


def may_show(view: View, move: Show) -> bool:
    if not move.cards or not held(view.hand, move.cards):
        return False
    declaring, seat = view.declaring, view.seat or 0
    names = view.house.rules == THREE and not view.first_hand and move.cards[0].rank in JOKERS
    if bool(move.suit) != names or (names and move.suit not in SUIT_ORDER):
        return False
    new = rules.declaration(declaring, seat, move, view.drawn)
    return declaring.fault(view.standing, new) is None


def declarations(view: View) -> Iterator[Show]:
    """All that the seat can show now, single cards first."""
    own = Counter(view.hand)
    for count in range(1, view.house.packs + 1):
        for one, number in own.items():
            for suit in ("", *SUIT_ORDER):
                move = Show((one,) * count, suit)
                if number >= count and may_show(view, move):
                    yield move


def burials(view: View) -> Iterator[Cards]:
    """Kitties made of the cards that are easiest to spare."""
    size = view.house.kitty_size
    spared = sorted(view.hand, key=lambda one: spare(view, (one,)))[: size + SPARED]
    for cards in choices(tuple(spared), size):
        yield view.order.arranged(cards)


def spare(view: View, cards: Cards) -> tuple[int, int]:
    """Small for cards of little use: low off-suit cards that are no points."""
    order = view.order
    trumps = sum(order.suit(one) == TRUMPS for one in cards)
    return 100 * trumps + 10 * points(cards), sum(map(order.height, cards))


def leads(view: View) -> Iterator[Play]:
    """Any cards of one suit, the fewest first; more than one unit is a throw."""
    order, hand = view.order, view.hand
    suits = [order.of_suit(hand, suit) for suit in (*SUIT_ORDER, TRUMPS)]
    for size in range(1, max(map(len, suits)) + 1):
        for cards in suits:
            for chosen in choices(cards, size):
                yield Play(order.arranged(chosen), not is_unit(order, chosen))
