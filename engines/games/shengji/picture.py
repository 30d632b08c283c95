"""The table: the others on top with what they play, whoever looks at the bottom.

The seat before comes first in the top rows and the next one last, like the names above them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engines.cards import faces
from engines.cards.pack import face as printed
from engines.games.shengji.alt import alt, laid, plays, role, standing, turn
from engines.games.shengji.notation import WORDS, symbol, write_hand
from engines.games.shengji.rules import Phase
from engines.games.shengji.suits import NO_TRUMP, Cards
from engines.games.shengji.view import View
from render import felt
from render.cards import Fan, back, face, fan
from render.frame import around
from render.look import Look
from render.scene import Box, Scene, Shape, Stamp, Symbol, Text
from render.words import say

WIDE = 10.0
EDGE = 0.2
ABREAST = 3
BAR = 0.8  # the height of a seat's plate, and of the line on top
PLAYED, HELD, LAID = (
    1.5,
    2.1,
    1.2,
)  # heights of cards: on the table, in the hand, the kitty
BESIDE, ACROSS, ROW = 5, 12, 13  # cards in a row: another's play, one's own, the hand


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands, by its top left corner."""

    x: float
    y: float
    width: float


def picture(view: View, look: Look) -> Scene:
    count = view.house.count
    me = view.seat if view.seat is not None else look.facing % count
    shapes: list[Shape] = list(_header(view, look))
    top = 2 * EDGE + BAR
    others = [(me - 1 - step) % count for step in range(count - 1)]
    for at in range(0, len(others), ABREAST):
        drawn, top = _row(view, look, others[at : at + ABREAST], top)
        shapes += drawn
    drawn, top = _middle(view, look, me, top)
    shapes += drawn
    shapes += _plate(view, look, me, Place(EDGE, top, WIDE - 2 * EDGE))
    hand = _hand(view, look, top + BAR + EDGE)
    height = top + BAR + EDGE + (hand.height + EDGE if hand.height else 0)
    body = felt.table(WIDE, height, (*shapes, *hand.shapes), alt=alt(view, look), hot=hand.hot)
    return around(body, replace(look, facing=me), notes=(turn(view, look),))


# ---------------------------------------------------------------------- what is played for
def _header(view: View, look: Look) -> Iterator[Shape]:
    """Level, trumps and points; the level card of the trump suit as a sign."""
    wide = WIDE - 2 * EDGE
    yield Box(EDGE, EDGE, wide, BAR, "panel", "panel_edge", 0.04, 0.15)
    trump = view.trump or (view.standing.suit if view.standing else "")
    middle = EDGE + BAR / 2
    if trump:
        yield Stamp(_sign(trump, view.level), EDGE + 0.5, middle, BAR * 0.95)
    one, two = view.levels
    text = say(
        WORDS,
        look.language,
        "header",
        level=printed(view.level),
        trump="open" if not trump else "none" if trump == NO_TRUMP else "suit",
        points=view.points,
        one=printed(one),
        two=printed(two),
    )
    yield Text(WIDE / 2, middle, text, 0.44, "ink", room=wide - 1.8, face=look.face)


def _sign(trump: str, level: str) -> Symbol:
    return face("big") if trump == NO_TRUMP else face(printed(level), trump)


# ---------------------------------------------------------------------- seats
def _row(view: View, look: Look, seats: Sequence[int], top: float) -> tuple[list[Shape], float]:
    """Plates side by side with what was played under them, and where the next row begins."""
    width = (WIDE - EDGE * (len(seats) + 1)) / len(seats)
    shapes: list[Shape] = []
    high = 0.0
    for column, seat in enumerate(seats):
        x = EDGE + column * (width + EDGE)
        shapes += _plate(view, look, seat, Place(x, top, width))
        drawn, used = _play(view, seat, Place(x, top + BAR + 0.15, width), BESIDE)
        shapes += drawn
        high = max(high, used)
    return shapes, top + BAR + 0.15 + (high + EDGE if high else 0.05)


def _plate(view: View, look: Look, seat: int, at: Place) -> Iterator[Shape]:
    """A seat: a card back with how many cards are left, its part."""
    yield felt.plate(at.x, at.y, at.width, BAR, seat in view.waiting)
    middle = at.y + BAR / 2
    yield Stamp(back(), at.x + 0.4, middle, BAR * 0.8)
    yield Text(at.x + 0.75, middle, f"×{view.counts[seat]}", 0.46, "ink", "start", 700, 0.9)
    part = _part(view, look, seat)
    if part:
        weight = 700 if seat == view.dealer else 400
        room = at.width - 1.9
        text = Text(at.x + at.width - 0.2, middle, part, 0.42, "ink", "end", weight, room)
        yield text._replace(face=look.face)


def _part(view: View, look: Look, seat: int) -> str:
    """庄家, 同伴 or 抓分, after the seat's number when no player's label is drawn."""
    seated = "" if look.players else str(seat + 1)
    return f"{seated} {role(view, seat, look.language)}".strip()


# ---------------------------------------------------------------------- cards
def _cards_of(view: View, seat: int) -> Cards:
    """What a seat has before it: its play, or while cards are dealt what it showed."""
    if view.phase is Phase.DECLARE:
        return next((one.cards for one in reversed(view.shown) if one.seat == seat), ())
    return next((put.cards for put in plays(view) if put.seat == seat), ())


def _wins(view: View, seat: int) -> bool:
    if view.phase is Phase.DECLARE:
        return view.standing is not None and view.standing.seat == seat
    return standing(view) == seat


def _play(view: View, seat: int, at: Place, row: int) -> tuple[tuple[Shape, ...], float]:
    """The cards before a seat, framed when they win so far, and how high they are."""
    cards = _cards_of(view, seat)
    if not cards:
        return (), 0.0
    laid_out = fan([faces.symbol(one) for one in cards], at.x, at.y, at.width, size=PLAYED, row=row)
    frame = (laid_out.frame(at.y, PLAYED, 0.07, 0.12),) if _wins(view, seat) else ()
    return (*laid_out.shapes, *frame), laid_out.height


def _middle(view: View, look: Look, me: int, top: float) -> tuple[list[Shape], float]:
    """The kitty where it may be seen, then one's own play."""
    shapes: list[Shape] = []
    key, cards = laid(view)
    if key:
        caption = say(WORDS, look.language, key)
        text = Text(EDGE + 0.1, top + LAID / 2, caption, 0.42, "muted", "start", room=1.6)
        shapes.append(text._replace(face=look.face))
        symbols = [faces.symbol(one) for one in cards]
        shown = fan(symbols, EDGE + 1.8, top, WIDE - 2 * EDGE - 1.8, size=LAID, row=ACROSS)
        shapes += shown.shapes
        top += shown.height + EDGE
    drawn, high = _play(view, me, Place(EDGE, top, WIDE - 2 * EDGE), ACROSS)
    shapes += drawn
    return shapes, top + (high + EDGE if high else 0)


def _hand(view: View, look: Look, y: float) -> Fan:
    return fan(
        [faces.symbol(one) for one in view.hand],
        EDGE,
        y,
        WIDE - 2 * EDGE,
        values=[symbol(one) for one in view.hand],
        labels=[write_hand((one,), look.language) for one in view.hand],
        size=HELD,
        row=ROW,
    )
