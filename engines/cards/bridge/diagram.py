"""A board when it is over: four hands round the compass, and the double-dummy table."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cards.bridge.alt import par_text, result_lines, short
from engines.cards.bridge.bidding_box import written_bid
from engines.cards.bridge.contract import SEATS, STRAINS, side
from engines.cards.bridge.double_dummy import Tricks
from engines.cards.bridge.notation import WORDS, call_name
from engines.cards.bridge.play import SUITS, Cards
from engines.cards.bridge.view import View
from engines.cards.pack import face as printed
from render.cards import pip, suit_ink
from render.look import Look
from render.scene import Box, Shape, Text
from render.words import say

WIDE = 10.0
HAND = (3.3, 2.5)  # width and height of a hand
LINE = 0.56
PLACES = ((3.35, 0.0), (6.5, 2.7), (3.35, 5.4), (0.2, 2.7))  # N E S W
CELL = (1.2, 0.55)


def diagram(view: View, look: Look, top: float) -> tuple[Iterator[Shape], float]:
    """The shapes and how high they are."""
    return _diagram(view, look, top), PLACES[2][1] + HAND[1]


def _diagram(view: View, look: Look, top: float) -> Iterator[Shape]:
    for seat, hand in enumerate(view.deal or ()):
        x, y = PLACES[seat]
        yield from _hand(hand, x, top + y)
        yield from _mark(view, look, seat, (x, top + y))
    yield from _result(view, look, top + PLACES[1][1] + HAND[1] / 2)


def _result(view: View, look: Look, middle: float) -> Iterator[Shape]:
    """In the middle: the contract, the tricks above or below it, the score."""
    if view.contract is None or view.declarer is None:
        yield Text(WIDE / 2, middle, call_name("P", look.language), 0.5, "ink", weight=700)
        return
    over = view.taken[side(view.declarer)] - view.contract.needed
    made = f"{over:+}".replace("-", "−") if over else "="
    yield from written_bid(view.contract, (WIDE / 2, middle - 0.8), 0.6)
    yield Text(WIDE / 2, middle + 0.05, made, 0.55, "ink", weight=700)
    *_, score = result_lines(view, look)
    yield Text(WIDE / 2, middle + 0.8, score, 0.5, "ink", weight=700, room=2.8)


def _hand(hand: Cards, x: float, top: float) -> Iterator[Shape]:
    """Four lines, one for each suit."""
    yield Box(x, top, *HAND, "card", "card_edge", 0.03, 0.12)
    for number, suit in enumerate(SUITS):
        y = top + 0.4 + number * LINE
        ranks = " ".join(printed(card.rank) for card in hand if card.suit == suit) or "–"
        yield from pip(suit, x + 0.35, y, 0.36)
        yield Text(x + 0.7, y, ranks, 0.42, suit_ink(suit), "start", 700, HAND[0] - 0.8)


def _mark(view: View, look: Look, seat: int, at: tuple[float, float]) -> Iterator[Shape]:
    """The seat beside its hand; declarer's is marked."""
    across = -0.42 if seat in (0, 2) else HAND[0] / 2
    down = HAND[1] / 2 if seat in (0, 2) else -0.35
    strong = seat == view.declarer
    fill, edge = ("on_turn", "turn_mark") if strong else ("panel", "panel_edge")
    x, y = at[0] + across, at[1] + down
    yield Box(x - 0.3, y - 0.3, 0.6, 0.6, fill, edge, 0.04, 0.12)
    yield Text(x, y, short(seat, look.language), 0.4, "ink", weight=700)


def analysis(view: View, look: Look, top: float, found: Tricks) -> tuple[Iterator[Shape], float]:
    """The tricks of each declarer in each strain, and par."""
    return _analysis(view, look, top, found), 0.5 + 5 * CELL[1]


def _analysis(view: View, look: Look, top: float, found: Tricks) -> Iterator[Shape]:
    wide, high = CELL
    left = (WIDE - 6 * wide) / 2
    par = par_text(view, look.language)
    caption = say(WORDS, look.language, "analysis", par=par)
    yield Text(WIDE / 2, top + 0.15, caption, 0.38, "ink", room=WIDE - 0.8)
    top += 0.5
    yield Box(left, top, 6 * wide, 5 * high, "card", "card_edge", 0.03, 0.1)
    for column, strain in enumerate(STRAINS):
        x = left + (column + 1.5) * wide
        if strain == "NT":
            yield Text(x, top + high / 2, "NT", 0.38, "suit_black", weight=700)
        else:
            yield from pip(strain, x, top + high / 2, 0.34)
        for row, seat in enumerate((0, 2, 1, 3)):
            made = str(found[strain][SEATS[seat]])
            yield Text(x, top + (row + 1.5) * high, made, 0.38, "suit_black")
    for row, seat in enumerate((0, 2, 1, 3)):
        y = top + (row + 1.5) * high
        yield Text(left + wide / 2, y, short(seat, look.language), 0.38, "suit_black", weight=700)
