"""The table: partner on top between both opponents, whoever looks at the bottom with the hand.

Seats go round counter-clockwise, so the next seat sits on the right.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engines.cards.faces import symbol
from engines.cards.pack import Card
from engines.games.guandan.alt import (
    alt,
    laid,
    last_play,
    level,
    levels,
    place,
    said,
    side_level,
    turn,
    wild,
)
from engines.games.guandan.notation import card_name
from engines.games.guandan.rules import SEATS
from engines.games.guandan.view import View
from render import felt
from render.cards import WIDTH, back, fan
from render.frame import around
from render.look import Look
from render.scene import Box, Hot, Scene, Shape, Stamp, Symbol, Text

WIDE = 10.0
EDGE = 0.2
PLATE = (WIDE - 4 * EDGE) / 3, 1.1  # what stands for another seat: width and height
BAR = 0.8  # the plate of the seat at the bottom, one line high
PLAYED, HELD = 1.5, 2.1  # heights of cards: on the table, in the hand
BESIDE, ACROSS = 5, 10  # cards in a row: of another seat's play, of one's own
LINE = 0.5  # between two lines of what was said


def picture(view: View, look: Look) -> Scene:
    me = view.seat if view.seat is not None else look.facing % SEATS
    others = [(me - step) % SEATS for step in (1, 2, 3)]  # left, partner, right
    lefts = [EDGE + number * (PLATE[0] + EDGE) for number in range(3)]
    shapes: list[Shape] = []
    top = 2 * EDGE + PLATE[1]
    for seat, x in zip(others, lefts, strict=True):
        shapes += _plate(view, look, seat, x)
        shapes += _play(view, look, seat, (x, top, PLATE[0]), BESIDE)
    top += _height(view, others, BESIDE) + EDGE
    shapes += _play(view, look, me, (EDGE, top, WIDE - 2 * EDGE), ACROSS)
    top += _height(view, [me], ACROSS) + EDGE
    shapes += _bar(view, look, me, top)
    hand, hot, high = _hand(view, look, top + BAR + EDGE)
    height = top + BAR + EDGE + (high + EDGE if high else 0)
    body = felt.table(WIDE, height, (*shapes, *hand), alt=alt(view, look), hot=hot)
    return around(body, replace(look, facing=me), notes=(turn(view, look),))


# ---------------------------------------------------------------------- seats
def _plate(view: View, look: Look, seat: int, x: float) -> Iterator[Shape]:
    """Another seat: a card back with how many cards are left, or its place when it is out."""
    wide, high = PLATE
    middle = EDGE + high / 2
    yield felt.plate(x, EDGE, wide, high, seat in view.acting)
    yield Stamp(back(), x + 0.5, middle, 0.9)
    yield Text(x + 0.95, middle, _count(view, look, seat), 0.55, "ink", "start", 700, 1.4)
    yield _side_level(view, look, seat, x + wide - 0.15, middle)


def _bar(view: View, look: Look, me: int, y: float) -> Iterator[Shape]:
    """The seat at the bottom: its cards, the level that is played, where both sides stand."""
    yield felt.plate(EDGE, y, WIDE - 2 * EDGE, BAR, me in view.acting)
    middle, language = y + BAR / 2, look.language
    yield Stamp(back(), EDGE + 0.4, middle, BAR * 0.85)
    yield Text(EDGE + 0.8, middle, _count(view, look, me), 0.48, "ink", "start", 700, 1.3)
    played = f"{level(view, language)} · {wild(view, language)}"
    yield Text(EDGE + 2.2, middle, played, 0.42, "ink", "start", 700, 3.9, look.face)
    if view.seat is None:
        yield _side_level(view, look, me, WIDE - EDGE - 0.15, middle)
        return
    stand = levels(view, look)
    yield Text(WIDE - EDGE - 0.15, middle, stand, 0.4, "ink", "end", 400, 3.3, look.face)


def _side_level(view: View, look: Look, seat: int, x: float, y: float) -> Text:
    """How far the seat's side has come; after the seat's number when no label names it."""
    number = "" if look.players else f"{seat + 1} "
    text = number + side_level(view, seat, look.language)
    return Text(x, y, text, 0.36, "muted", "end", 400, 1.1, look.face)


def _count(view: View, look: Look, seat: int) -> str:
    count = view.counts[seat]
    return place(view, seat, look.language) or ("×10+" if count is None else f"×{count}")


# ---------------------------------------------------------------------- cards
def drawn(card: Card, view: View) -> Symbol:
    """The face of a card; 逢人配 has a frame of its own."""
    plain = symbol(card)
    if card != view.terms.wild:
        return plain
    frame = Box(-WIDTH / 2 + 0.025, -0.475, WIDTH - 0.05, 0.95, "", "turn_mark", 0.04, 0.05)
    return replace(plain, name=f"{plain.name}-wild", shapes=(*plain.shapes, frame))


def _play(
    view: View, look: Look, seat: int, where: tuple[float, float, float], row: int
) -> Iterator[Shape]:
    """What the seat put down in this trick, framed when it is the play to beat, or said."""
    x, y, width = where
    played = last_play(view, seat)
    for number, words in enumerate(said(view, seat, look.language)):
        line = y + PLAYED / 2 + number * LINE
        yield Text(x + width / 2, line, words, 0.45, "muted", room=width, face=look.face)
    if played and played.cards:
        cards = [drawn(card, view) for card in laid(view, played)]
        shown = fan(cards, x, y, width, size=PLAYED, row=row)
        yield from shown.shapes
        if played is view.last_played:
            yield shown.frame(y, PLAYED)


def _height(view: View, seats: list[int], row: int) -> float:
    """How high the plays of these seats are; room for one row is always left."""
    plays = [played.cards for seat in seats if (played := last_play(view, seat))]
    fans = (fan([back()] * len(cards), 0, 0, WIDE, size=PLAYED, row=row) for cards in plays)
    return max(PLAYED, *(shown.height for shown in fans), 0.0)


def _hand(view: View, look: Look, y: float) -> tuple[tuple[Shape, ...], tuple[Hot, ...], float]:
    shown = fan(
        [drawn(card, view) for card in view.hand],
        EDGE,
        y,
        WIDE - 2 * EDGE,
        values=[f"#{place}" for place in range(1, len(view.hand) + 1)],
        labels=[card_name(card, look.language) for card in view.hand],
        size=HELD,
    )
    return shown.shapes, shown.hot, shown.height
