"""The table: a strip for each seat, whoever looks at the bottom with the hand laid out.

Strips go round from the next seat on: right, across, left, and one's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engines.games.mahjong_mcr.alt import alt, name, paid, status, turn, wind, won_tile
from engines.games.mahjong_mcr.fans import POINTS
from engines.games.mahjong_mcr.notation import WORDS, names, shown_hand
from engines.games.mahjong_mcr.table import NONE, SEATS
from engines.games.mahjong_mcr.tiles import CODES, Meld
from engines.games.mahjong_mcr.view import View
from render import felt
from render.frame import around
from render.look import Look
from render.scene import Box, Hot, Scene, Shape, Stamp, Symbol, Text
from render.tiles import WIDTH, back, face
from render.words import say

WIDE = 10.0
EDGE = 0.2
BAR = 0.66  # a seat's bar
RIVER, HELD, FLOWER = 0.9, 1.75, 0.56  # heights of tiles
ACROSS = 7  # tiles in a row of the hand
AIR = 0.03  # between tiles, as a share of their height
LINE = 0.56  # from one line of the fan to the next
APART = 0.16  # between melds, and before the tile just drawn


def picture(view: View, look: Look) -> Scene:
    me = view.seat if view.seat is not None else look.facing % SEATS
    shapes: list[Shape] = [_status(view, look)]
    y = 0.75
    for turns in (1, 2, 3, 0):
        drawn, y = _strip(view, look, (me + turns) % SEATS, y)
        shapes += drawn
    hand, hot, y = _hand(view, look, y)
    result, y = _result(view, look, y)
    body = felt.table(WIDE, y, (*shapes, *hand, *result), alt=alt(view, look), hot=hot)
    return around(body, replace(look, facing=me), notes=(turn(view, look),))


def _status(view: View, look: Look) -> Text:
    text = status(view, look.language)
    return Text(WIDE / 2, 0.42, text, 0.42, "ink", room=WIDE - 2 * EDGE, face=look.face)


# ---------------------------------------------------------------------- a seat
def _strip(view: View, look: Look, seat: int, y: float) -> tuple[list[Shape], float]:
    """A seat's bar, then its melds, hand if it lies open, and discards; and where they end."""
    place = view.table.places[seat]
    shapes = list(_bar(view, look, seat, y))
    y += BAR + 0.08
    open_hand = place.hand if view.table.over and view.table.places[seat].hand else ()
    rows = [_meld_row(view, seat, y)] if _melds(view, seat) else []
    if open_hand:
        top = y + (RIVER + 0.08 if rows else 0)
        rows.append(list(_row([_symbol(t) for t in open_hand], top)))
    for row in rows:
        shapes += row
        y += RIVER + 0.08
    river, y = _river(view, seat, y)
    return [*shapes, *river], y + 0.1


def _bar(view: View, look: Look, seat: int, y: float) -> Iterator[Shape]:
    """Wind, name, how many tiles are held, flowers."""
    table, middle = view.table, y + BAR / 2
    if table.won:
        acts = seat == table.won.seat
    else:
        acts = _asked(view, seat) if table.offer else seat == table.turn and not table.over
    yield felt.plate(EDGE, y, WIDE - 2 * EDGE, BAR, acts)
    label = wind(view, seat, look.language)
    if table.wind(seat) == 0:
        label += f" {say(WORDS, look.language, 'dealer')}"
    yield Text(EDGE + 0.2, middle, label, 0.42, "ink", "start", 700, 2.0, look.face)
    yield Text(2.5, middle, name(look, seat), 0.4, "ink", "start", 400, 2.6, look.face)
    yield Stamp(back(), 5.45, middle, BAR * 0.8)
    yield Text(5.75, middle, f"×{view.counts[seat]}", 0.42, "ink", "start", 700)
    for index, tile in enumerate(table.places[seat].flowers):
        x = WIDE - EDGE - 0.3 - index * FLOWER * (WIDTH + AIR)
        yield Stamp(_symbol(tile), x, middle, FLOWER)


def _asked(view: View, seat: int) -> bool:
    offer = view.table.offer
    return offer is not None and seat != offer.seat and view.table.answers[seat] is None


def _symbol(tile: int) -> Symbol:
    return back() if tile == NONE else face(CODES[tile])


def _row(symbols: Sequence[Symbol], y: float, x: float = EDGE) -> Iterator[Stamp]:
    step = RIVER * (WIDTH + AIR)
    for index, symbol in enumerate(symbols):
        yield Stamp(symbol, x + RIVER * WIDTH / 2 + index * step, y + RIVER / 2, RIVER)


def _melds(view: View, seat: int) -> tuple[Meld, ...]:
    return view.table.places[seat].melds


def _meld_row(view: View, seat: int, y: float) -> list[Shape]:
    """Sets laid down; a kong of one's own has its outer tiles face down."""
    shapes: list[Shape] = []
    x, offer = EDGE, view.table.offer
    step = RIVER * (WIDTH + AIR)
    adding = offer.tile if offer and offer.kong and offer.seat == seat else NONE
    size = min(1.0, (WIDE - 2 * EDGE) / _melds_wide(view, seat))
    for meld in _melds(view, seat):
        symbols = [_symbol(tile) for tile in meld.tiles]
        if meld.kind == "a":
            symbols[0] = symbols[3] = back()
        if meld.kind == "p" and meld.tile == adding:
            symbols.append(_symbol(adding))
        wide = size * (len(symbols) * step - RIVER * AIR)
        shapes.append(Box(x - 0.04, y - 0.04, wide + 0.08, RIVER + 0.08, "felt_line", "", 0, 0.1))
        for index, symbol in enumerate(symbols):
            middle = x + size * (RIVER * WIDTH / 2 + index * step)
            shapes.append(Stamp(symbol, middle, y + RIVER / 2, RIVER * size))
        if meld.kind == "p" and meld.tile == adding:
            shapes.append(_mark(x + size * 3 * step, y, size))
        x += size * (len(symbols) * step + APART)
    return shapes


def _melds_wide(view: View, seat: int) -> float:
    tiles = sum(len(meld.tiles) for meld in _melds(view, seat)) + 1
    return tiles * RIVER * (WIDTH + AIR) + len(_melds(view, seat)) * APART


def _mark(x: float, y: float, size: float = 1.0) -> Box:
    """Round the tile on offer, by its left edge."""
    out = 0.05
    wide = size * RIVER * WIDTH
    return Box(x - out, y - out, wide + 2 * out, RIVER + 2 * out, "", "turn_mark", 0.07, 0.12)


def _river(view: View, seat: int, y: float) -> tuple[list[Shape], float]:
    """The discards nobody claimed, the one on offer framed."""
    river, offer = view.table.places[seat].river, view.table.offer
    step = RIVER * (WIDTH + AIR)
    per_row = int((WIDE - 2 * EDGE + RIVER * AIR) / step)
    shapes: list[Shape] = []
    for start in range(0, len(river), per_row):
        row = river[start : start + per_row]
        shapes += _row([_symbol(tile) for tile in row], y)
        last = start + len(row) == len(river)
        if row and last and offer and offer.seat == seat and not offer.kong:
            shapes.append(_mark(EDGE + (len(row) - 1) * step, y))
        y += RIVER + 0.08
    return shapes, y


# ---------------------------------------------------------------------- the hand
def _hand(view: View, look: Look, y: float) -> tuple[list[Shape], tuple[Hot, ...], float]:
    """One's own tiles in rows of at most seven, the tile just drawn a little apart."""
    if view.table.over or not view.hand:
        return [], (), y + 0.05
    tiles = shown_hand(view)
    drawn = view.on_turn and view.table.may_draw
    shapes: list[Shape] = []
    hot: list[Hot] = []
    high, wide, step = HELD, HELD * WIDTH, HELD * (WIDTH + AIR)
    for index, tile in enumerate(tiles):
        row, column = divmod(index, ACROSS)
        left = EDGE + column * step + (APART if drawn and index == len(tiles) - 1 else 0)
        top = y + 0.05 + row * (HELD + 0.08)
        shapes.append(Stamp(_symbol(tile), left + wide / 2, top + high / 2, HELD))
        if view.on_turn:
            label = names((tile,), look.language)
            hot.append(Hot(left, top, wide, high, CODES[tile], label))
    rows = -(-len(tiles) // ACROSS)
    return shapes, tuple(hot), y + 0.05 + rows * (HELD + 0.08) + 0.1


# ---------------------------------------------------------------------- the end
def _result(view: View, look: Look, y: float) -> tuple[list[Shape], float]:
    """The fan of the win in two columns, dearest first; the sum; who paid what."""
    if view.result is None:
        return [], y
    fans = [
        (say(WORDS, look.language, f"fan-{fan.name.lower()}"), POINTS[fan], times)
        for fan, times in view.result.fans
    ]
    lines = -(-len(fans) // 2)
    high = (lines + 3.4) * LINE + 0.3
    shapes: list[Shape] = [Box(EDGE, y, WIDE - 2 * EDGE, high, "panel", "panel_edge", 0.04, 0.15)]
    top, half = y + 0.15 + LINE / 2, (WIDE - 2 * EDGE) / 2
    heading = f"{turn(view, look)} · {won_tile(view, look.language)}"
    room = WIDE - 4 * EDGE
    shapes.append(Text(2 * EDGE, top, heading, 0.46, "ink", "start", 700, room, look.face))
    for index, (label, points, times) in enumerate(fans):
        column, line = divmod(index, lines)
        x, at = 2 * EDGE + column * half, top + (line + 1.1) * LINE
        many = f"{points}" if times == 1 else f"{points} ×{times}"
        shapes.append(Text(x, at, label, 0.42, "ink", "start", 400, half - 1.7, look.face))
        shapes.append(Text(x + half - 0.6, at, many, 0.42, "ink", "end", 700))
    at = top + (lines + 1.3) * LINE
    for index, text in enumerate(paid(view, look)):
        line, column = divmod(index, 2)
        x = 2 * EDGE + column * half
        where = at + line * LINE
        shapes.append(Text(x, where, text, 0.42, "ink", "start", 400, half - 0.4, look.face))
    return shapes, y + high + EDGE
