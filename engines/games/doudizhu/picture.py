"""The table: two opponents on top, whoever looks at the bottom with the hand laid out.

Seats go round counter-clockwise, so the next seat sits on the right.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engines.cards.faces import symbol
from engines.games.doudizhu.alt import alt, last_play, role, said, stakes, turn
from engines.games.doudizhu.notation import WORDS, card_name
from engines.games.doudizhu.rules import KITTY, SEATS, Cards
from engines.games.doudizhu.view import View
from render import felt
from render.cards import WIDTH, back, fan
from render.frame import around
from render.look import Look
from render.scene import Hot, Scene, Shape, Stamp, Text
from render.words import say

WIDE = 10.0
EDGE = 0.2
PLATE = (3.25, 1.5)  # what stands for a seat: width and height
BAR = 0.8  # the plate of the seat at the bottom, one line high
SMALL, PLAYED, HELD = 1.2, 1.5, 2.1  # heights of cards: 底牌, on the table, in the hand
BESIDE, ACROSS = 8, 15  # cards in a row: of an opponent's play, of one's own


def picture(view: View, look: Look) -> Scene:
    me = view.seat if view.seat is not None else look.facing % SEATS
    right, left = (me + 1) % SEATS, (me + 2) % SEATS
    shapes: list[Shape] = [
        *_plate(view, look, left, EDGE),
        *_plate(view, look, right, WIDE - EDGE - PLATE[0]),
        *_kitty(view, look),
    ]
    half = WIDE / 2 - 1.5 * EDGE
    top = 3 * EDGE + PLATE[1]
    for seat, x in ((left, EDGE), (right, WIDE - EDGE - half)):
        shapes += _play(view, look, seat, (x, top, half), BESIDE)
    top += _height(view, (left, right), BESIDE) + EDGE
    shapes += _play(view, look, me, (EDGE, top, WIDE - 2 * EDGE), ACROSS)
    top += _height(view, (me,), ACROSS) + EDGE
    shapes += _bar(view, look, me, top)
    hand, hot, high = _hand(view, look, top + BAR + EDGE)
    height = top + BAR + EDGE + (high + EDGE if high else 0)
    body = felt.table(WIDE, height, (*shapes, *hand), alt=alt(view, look), hot=hot)
    return around(body, replace(look, facing=me), notes=(turn(view, look),))


# ---------------------------------------------------------------------- seats
def _plate(view: View, look: Look, seat: int, x: float) -> Iterator[Shape]:
    """An opponent: a card back with how many cards are left, and the part played."""
    wide, high = PLATE
    yield felt.plate(x, EDGE, wide, high, seat == view.turn)
    yield Stamp(back(), x + 0.65, EDGE + high / 2, SMALL)
    text, middle = x + 1.25, EDGE + high / 2
    part = _part(view, look, seat)
    up = 0.3 if part else 0.0
    yield Text(text, middle - up, f"×{view.counts[seat]}", 0.62, "ink", "start", 700)
    if part:
        yield _label(part, text, middle + 0.38, wide - 1.45, look, view.landlord == seat)


def _bar(view: View, look: Look, me: int, y: float) -> Iterator[Shape]:
    """The seat at the bottom: its part, its cards, and what is played for."""
    yield felt.plate(EDGE, y, WIDE - 2 * EDGE, BAR, me == view.turn)
    middle = y + BAR / 2
    yield Stamp(back(), EDGE + 0.45, middle, BAR * 0.85)
    yield Text(EDGE + 0.9, middle, f"×{view.counts[me]}", 0.5, "ink", "start", 700)
    part = _part(view, look, me)
    if part:
        yield _label(part, EDGE + 2.1, middle, 2.6, look, view.landlord == me)
    if not view.bidding:
        text = stakes(view, look.language)
        yield Text(WIDE - 2 * EDGE, middle, text, 0.42, "ink", "end", room=5, face=look.face)


def _part(view: View, look: Look, seat: int) -> str:
    """地主 or 农民, after the seat's number when no player's label is drawn."""
    seated = "" if look.players else str(seat + 1)
    return f"{seated} {role(view, seat, look.language)}".strip()


def _label(text: str, x: float, y: float, room: float, look: Look, strong: bool) -> Text:
    weight = 700 if strong else 400
    return Text(x, y, text, 0.44, "ink", "start", weight, room, look.face)


# ---------------------------------------------------------------------- cards
def _kitty(view: View, look: Look) -> Iterator[Shape]:
    """底牌: face down until the auction ends."""
    step = SMALL * WIDTH + 0.08
    start = WIDE / 2 - step * (KITTY - 1) / 2
    symbols = [back()] * KITTY if view.bidding else [symbol(card) for card in view.kitty]
    for number, drawn in enumerate(symbols):
        yield Stamp(drawn, start + number * step, EDGE + SMALL / 2, SMALL)
    caption = say(WORDS, look.language, "kitty")
    yield Text(WIDE / 2, EDGE + SMALL + 0.25, caption, 0.36, "muted", room=3, face=look.face)


def _play(
    view: View, look: Look, seat: int, place: tuple[float, float, float], row: int
) -> Iterator[Shape]:
    """What the seat put down in this round, framed when it is the play to beat, or said."""
    x, y, width = place
    played = last_play(view, seat)
    words = said(view, seat, look.language)
    if words:
        yield Text(x + width / 2, y + PLAYED / 2, words, 0.5, "muted", room=width, face=look.face)
    if played and played.cards:
        laid = fan([symbol(c) for c in played.cards], x, y, width, size=PLAYED, row=row)
        yield from laid.shapes
        if played is view.standing:
            yield laid.frame(y, PLAYED)


def _height(view: View, seats: tuple[int, ...], row: int) -> float:
    """How high the plays of these seats are; room for one row is always left."""
    plays = [played.cards for seat in seats if (played := last_play(view, seat))]
    return max(PLAYED, *(_fan_height(cards, row) for cards in plays), 0.0)


def _fan_height(cards: Cards, row: int) -> float:
    return fan([back()] * len(cards), 0, 0, WIDE, size=PLAYED, row=row).height


def _hand(view: View, look: Look, y: float) -> tuple[tuple[Shape, ...], tuple[Hot, ...], float]:
    laid = fan(
        [symbol(card) for card in view.hand],
        EDGE,
        y,
        WIDE - 2 * EDGE,
        values=[card.symbol for card in view.hand],
        labels=[card_name(card, look.language) for card in view.hand],
        size=HELD,
    )
    return laid.shapes, laid.hot, laid.height
