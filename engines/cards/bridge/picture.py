"""The table: the auction, then dummy and the trick, whoever looks at the bottom.

Seats go round clockwise, so the next seat sits on the left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from engines.cards.bridge.alt import (
    alt,
    board_line,
    contract_line,
    dummies_line,
    result_lines,
    short,
    solved,
    turn,
)
from engines.cards.bridge.bidding_box import auction, points, written_bid
from engines.cards.bridge.contract import PLAYERS, SEATS, is_vulnerable
from engines.cards.bridge.diagram import analysis, diagram
from engines.cards.bridge.notation import WORDS
from engines.cards.bridge.play import Played
from engines.cards.bridge.view import View
from engines.cards.faces import symbol
from render import felt
from render.cards import WIDTH, fan
from render.frame import around
from render.look import Look
from render.scene import Box, Hot, Scene, Shape, Stamp, Symbol, Text
from render.words import say

WIDE = 10.0
EDGE = 0.2
ROW = 13  # a whole hand in one row
HELD, OPEN, PLAYED, BEFORE = 2.1, 1.7, 1.75, 0.85  # heights of cards


@dataclass
class Sheet:
    """A picture in the making: what is drawn so far, and how far down it goes."""

    top: float = EDGE
    shapes: list[Shape] = field(default_factory=list)
    hot: list[Hot] = field(default_factory=list)

    def add(self, shapes: Iterator[Shape], height: float) -> None:
        self.shapes += shapes
        self.top += height + EDGE


def picture(view: View, look: Look) -> Scene:
    me = view.seat if view.seat is not None else look.facing % PLAYERS
    sheet = Sheet()
    sheet.add(iter([_line(board_line(view, look.language), 0.5, 0.35, look)]), 0.5)
    if view.over:
        _end(view, look, sheet)
    else:
        _table(view, look, me, sheet)
    body = felt.table(
        WIDE, sheet.top, tuple(sheet.shapes), alt=alt(view, look), hot=tuple(sheet.hot)
    )
    note = " · ".join(result_lines(view, look)) if view.over else turn(view, look)
    return around(body, *_clockwise(view, look, me, note))


def _clockwise(
    view: View, look: Look, me: int, note: str
) -> tuple[Look, tuple[str, ...], tuple[Symbol, ...]]:
    """For a frame that seats people the other way round: the seats in the opposite order."""
    order = [-seat % PLAYERS for seat in range(PLAYERS)]
    badges = tuple(_badge(view, seat, look.language) for seat in order)
    players = tuple(look.players[seat] for seat in order) if look.players else ()
    return replace(look, players=players, facing=-me % PLAYERS), (note,), badges


def _badge(view: View, seat: int, language: str) -> Symbol:
    """The compass point of a seat; red when it is vulnerable."""
    ink = "suit_red" if is_vulnerable(view.vulnerable, seat) else "suit_black"
    mark = Text(0, 0, short(seat, language), 0.62, ink, weight=700)
    name = f"seat-{language}-{SEATS[seat]}-{ink}"
    return Symbol(name, (Box(-0.48, -0.48, 0.96, 0.96, "card", ink, 0.06, 0.2), mark))


def _line(text: str, y: float, size: float, look: Look, ink: str = "ink") -> Text:
    return Text(WIDE / 2, y, text, size, ink, room=WIDE - 4 * EDGE, face=look.face)


# ---------------------------------------------------------------------- while it goes on
def _table(view: View, look: Look, me: int, sheet: Sheet) -> None:
    if view.points:
        sheet.add(points(view, look, sheet.top), 0.75)
    elif view.calling:
        sheet.add(*auction(view, look, sheet.top))
    for seat in ((me + turn_) % PLAYERS for turn_ in (2, 1, 3)):
        if view.hands[seat] and seat != view.seat:
            _hand(view, look, seat, sheet, OPEN)
    if view.contract:
        sheet.add(_trick(view, look, me, sheet.top), 2 * PLAYED + 0.3)
    if view.hands[me]:
        _hand(view, look, me, sheet, HELD if me == view.seat else OPEN)


def _hand(view: View, look: Look, seat: int, sheet: Sheet, size: float) -> None:
    """An open hand under its name, or one's own; hot where this seat may play from it."""
    if seat != view.seat:
        role = "dummy" if seat == view.dummy else "other"
        text = say(WORDS, look.language, "hand-of", who=short(seat, look.language), role=role)
        sheet.shapes.append(_line(text, sheet.top + 0.1, 0.36, look, "muted"))
        sheet.top += 0.4
    hand = view.hands[seat] or ()
    mine = seat == view.seat or (seat == view.turn and view.for_dummy)
    values = [card.symbol for card in hand] if mine else ()
    laid = fan(
        list(map(symbol, hand)), EDGE, sheet.top, WIDE - 2 * EDGE, values=values, size=size, row=ROW
    )
    sheet.hot += laid.hot
    sheet.add(iter(laid.shapes), laid.height)


def _trick(view: View, look: Look, me: int, top: float) -> Iterator[Shape]:
    """The cards on the table before their players, the contract left, the last trick right."""
    middle = top + PLAYED + 0.15
    yield from _contract(view, look, top)
    yield from _cross(view.trick, me, (WIDE / 2, middle), PLAYED)
    laid = {played.seat for played in view.trick}
    for seat in range(PLAYERS):
        x, y = _spot(seat, me, (WIDE / 2, middle), PLAYED)
        if seat not in laid:
            yield from _empty(view, look, seat, (x, y))
    before = view.played[: len(view.played) - len(view.trick)][-PLAYERS:]
    if before:
        caption = say(WORDS, look.language, "last-trick")
        yield Text(8.5, top + 0.45, caption, 0.36, "muted", room=2.6, face=look.face)
        yield from _cross(before, me, (8.5, top + 0.75 + BEFORE), BEFORE)


def _spot(seat: int, me: int, middle: tuple[float, float], size: float) -> tuple[float, float]:
    """Where a seat's card lies: the one who looks at the bottom, the next seat left."""
    across, down = ((0.0, 0.5), (-0.92, 0.0), (0.0, -0.5), (0.92, 0.0))[(seat - me) % PLAYERS]
    return middle[0] + across * size, middle[1] + down * size


def _cross(
    cards: tuple[Played, ...], me: int, middle: tuple[float, float], size: float
) -> Iterator[Shape]:
    for played in cards:
        x, y = _spot(played.seat, me, middle, size)
        yield Stamp(symbol(played.card), x, y, size)


def _empty(view: View, look: Look, seat: int, at: tuple[float, float]) -> Iterator[Shape]:
    """The place of a card not yet played, with the seat; marked when it is on turn."""
    fill, edge = ("on_turn", "turn_mark") if seat == view.turn else ("", "felt_line")
    wide, high = PLAYED * WIDTH - 0.1, PLAYED - 0.1
    yield Box(at[0] - wide / 2, at[1] - high / 2, wide, high, fill, edge, 0.04, 0.12)
    ink = "ink" if seat == view.turn else "muted"
    yield Text(*at, short(seat, look.language), 0.6, ink, weight=700, face=look.face)


def _contract(view: View, look: Look, top: float) -> Iterator[Shape]:
    """What is played, by whom, and the tricks of both sides."""
    if view.contract is None or view.declarer is None:
        return
    declarer = short(view.declarer, look.language)
    yield Box(EDGE, top, 2.4, 2 * PLAYED + 0.3, "panel", "panel_edge", 0.04, 0.15)
    x, room = EDGE + 1.2, 2.1
    yield from written_bid(view.contract, (x, top + 0.6), 0.62)
    by = say(WORDS, look.language, "by", who=declarer)
    yield Text(x, top + 1.3, by, 0.42, "ink", room=room, face=look.face)
    for number, won in enumerate(view.won):
        y = top + 2.1 + number * 0.75
        caption = say(WORDS, look.language, "side", side=number)
        yield Text(EDGE + 0.25, y, caption, 0.42, "muted", "start", room=1.3, face=look.face)
        yield Text(EDGE + 2.15, y, str(won), 0.55, "ink", "end", 700)


# ---------------------------------------------------------------------- at the end
def _end(view: View, look: Look, sheet: Sheet) -> None:
    """All four hands as they were dealt, what was made of them, and what could have been."""
    if view.contract:
        sheet.add(iter([_line(contract_line(view, look), sheet.top + 0.15, 0.42, look)]), 0.35)
    sheet.add(*diagram(view, look, sheet.top))
    found = solved(view)
    if found:
        sheet.add(*analysis(view, look, sheet.top, found))
    else:
        text = dummies_line(view, look.language)
        sheet.add(iter([_line(text, sheet.top + 0.15, 0.36, look, "muted")]), 0.4)
