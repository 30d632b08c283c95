"""The auction as a table of calls, and the points that minibridge announces."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cards.bridge.alt import short
from engines.cards.bridge.contract import PLAYERS, Contract, bid_of, is_vulnerable
from engines.cards.bridge.notation import WORDS, call_name
from engines.cards.bridge.view import View
from render.cards import pip, suit_ink
from render.look import Look
from render.scene import Box, Shape, Text
from render.words import say

LEFT, COLUMN, ROW, HEAD = 0.2, 2.4, 0.66, 0.7
ORDER = (3, 0, 1, 2)  # West first, as auctions are printed


def auction(view: View, look: Look, top: float) -> tuple[Iterator[Shape], float]:
    """The table and its height; the place of the call to come is marked."""
    skipped = ORDER.index(view.dealer)
    rows = (skipped + len(view.calls)) // PLAYERS + 1
    notes = [_note(view, look, n) for n, call in enumerate(view.calls) if call.alert]
    height = HEAD + rows * ROW + len(notes) * 0.5
    return _auction(view, look, top, notes), height


def _auction(view: View, look: Look, top: float, notes: list[str]) -> Iterator[Shape]:
    yield from _heads(view, look, top)
    skipped = ORDER.index(view.dealer)
    for number, call in enumerate(view.calls):
        yield from _cell(call.bid, bool(call.alert), _place(number + skipped, top), look)
    x, y = _place(len(view.calls) + skipped, top)
    yield Box(x, y, COLUMN - 0.1, ROW - 0.08, "on_turn", "turn_mark", 0.04, 0.1)
    yield Text(x + (COLUMN - 0.1) / 2, y + ROW / 2 - 0.04, "?", 0.44, "ink", weight=700)
    bottom = _place(len(view.calls) + skipped, top)[1] + ROW
    for number, note in enumerate(notes):
        line = bottom + 0.25 + number * 0.5
        yield Text(LEFT + 0.1, line, note, 0.38, "ink", "start", room=4 * COLUMN - 0.2)


def _heads(view: View, look: Look, top: float) -> Iterator[Shape]:
    """The seats; red when vulnerable, framed when the dealer."""
    for column, seat in enumerate(ORDER):
        x = LEFT + column * COLUMN
        ink = "suit_red" if is_vulnerable(view.vulnerable, seat) else "suit_black"
        edge, width = ("turn_mark", 0.06) if seat == view.dealer else ("card_edge", 0.03)
        yield Box(x, top, COLUMN - 0.1, HEAD - 0.1, "card", edge, width, 0.1)
        middle = x + (COLUMN - 0.1) / 2
        yield Text(middle, top + HEAD / 2 - 0.05, short(seat, look.language), 0.44, ink, weight=700)


def _place(number: int, top: float) -> tuple[float, float]:
    row, column = divmod(number, PLAYERS)
    return LEFT + column * COLUMN, top + HEAD + row * ROW


def _cell(bid: str, alerted: bool, at: tuple[float, float], look: Look) -> Iterator[Shape]:
    x, y = at
    middle, line = x + (COLUMN - 0.1) / 2, y + ROW / 2 - 0.04
    found = bid_of(bid)
    star = "*" if alerted else ""
    if found is None:
        ink = "muted" if bid == "P" else "ink"
        yield Text(middle, line, call_name(bid, look.language) + star, 0.42, ink, room=COLUMN - 0.3)
        return
    yield from written_bid(found, (middle, line), 0.48)
    if star:
        yield Text(x + COLUMN - 0.4, line, star, 0.5, "ink", weight=700)


def written_bid(bid: Contract, at: tuple[float, float], size: float) -> Iterator[Shape]:
    """A bid or a contract on a card of its own, the suit drawn in its colour."""
    x, y = at
    wide, high = size * (2.8 + 0.5 * bid.doubled), size * 1.2
    ink = suit_ink(bid.strain)
    yield Box(x - wide / 2, y - high / 2, wide, high, "card", "card_edge", 0.03, 0.1)
    x -= size * 0.35 * bid.doubled
    if bid.trump:
        yield Text(x - 0.45 * size, y, str(bid.level), size, ink, weight=700)
        yield from pip(bid.trump, x + 0.4 * size, y, 0.75 * size)
    else:
        yield Text(x, y, bid.bid, size * 0.95, ink, weight=700)
    if bid.doubled:
        doubled = "X" * bid.doubled
        yield Text(x + size, y, doubled, size * 0.8, "suit_black", "start", 700)


def _note(view: View, look: Look, number: int) -> str:
    """What an alerted call was said to mean."""
    call = view.calls[number]
    who = short((view.dealer + number) % PLAYERS, look.language)
    said = call_name(call.bid, look.language)
    return say(WORDS, look.language, "alert-line", who=who, call=said, alert=call.alert)


def points(view: View, look: Look, top: float) -> Iterator[Shape]:
    """High-card points by seat, as announced."""
    for column, seat in enumerate(ORDER):
        x = LEFT + column * COLUMN
        strong = seat == view.declarer
        edge, width = ("turn_mark", 0.06) if strong else ("panel_edge", 0.03)
        yield Box(x, top, COLUMN - 0.1, 0.75, "panel", edge, width, 0.12)
        who = short(seat, look.language)
        text = say(WORDS, look.language, "points", who=who, points=view.points[seat])
        middle = x + (COLUMN - 0.1) / 2
        yield Text(middle, top + 0.38, text, 0.42, "ink", weight=700 if strong else 400, room=2.1)
