"""The board as a scene, the looking seat at the bottom; strange pieces lie face down."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engines.games.luzhanqi.alt import alt, kind_word, notes
from engines.games.luzhanqi.board import CAMPS, COLUMNS, HEADQUARTERS, NAMES, NEAR, RAILS, ROWS
from engines.games.luzhanqi.board import turned as turned_post
from engines.games.luzhanqi.rules import Man
from engines.games.luzhanqi.view import View
from render import grids
from render.frame import around
from render.look import Look, han_face
from render.scene import XY, Box, Disc, Hot, Line, Scene, Shape, Stamp, Symbol, Text

ACROSS, DOWN, FRONTIER = 1.3, 0.86, 0.5
LEFT, TOP = 1.1, 0.75
WIDE = 2 * LEFT + 4 * ACROSS
HIGH = 2 * TOP + 11 * DOWN + FRONTIER
MAN_WIDE, MAN_HIGH = 1.08, 0.62
INKS = ("red", "black")


def picture(view: View, look: Look) -> Scene:
    turned = look.facing == 1
    body = Scene(
        WIDE,
        HIGH,
        (*_men(view, turned, look.language), *_last(view, turned)),
        alt(view, look),
        ground=_ground(turned, view.turned),
        hot=tuple(_hot(view, turned, look.language)),
        unit=1000 / WIDE,
    )
    return around(body, look, tuple(notes(view, look)), [_badge(seat) for seat in (0, 1)])


# ---------------------------------------------------------------------- the board
def at(post: int, turned: bool) -> XY:
    row, column = divmod(turned_post(post) if turned else post, len(COLUMNS))
    up = row * DOWN + (FRONTIER if row >= ROWS // 2 else 0)
    return LEFT + column * ACROSS, HIGH - TOP - up


@cache
def _ground(turned: bool, own: bool) -> tuple[Shape, ...]:
    return (
        *grids.board(0, 0, WIDE, HIGH),
        *_ways(turned),
        *(_post(post, turned) for post in range(len(NAMES))),
        *_labels(turned, own),
    )


def _ways(turned: bool) -> Iterator[Shape]:
    """Roads thin, railways thick with a light middle: ties between two rails."""
    for post, near in enumerate(NEAR):
        for other in near:
            if other > post:
                ends = (at(post, turned), at(other, turned))
                rail = other in RAILS[post]
                yield Line(ends, "line", 0.13 if rail else 0.03)
                if rail:
                    yield Line(ends, "wood", 0.045)


def _post(post: int, turned: bool) -> Shape:
    x, y = at(post, turned)
    if post in CAMPS:
        return Disc(x, y, 0.36, "wood", "line", 0.04)
    wide, high = (1.14, 0.7) if post in HEADQUARTERS else (0.9, 0.42)
    edge = 0.09 if post in HEADQUARTERS else 0.03
    return Box(x - wide / 2, y - high / 2, wide, high, "wood", "line", edge, 0.06)


def _labels(turned: bool, own: bool) -> Iterator[Shape]:
    """Columns and rows as South counts them, or North where it has names of its `own`."""
    for column, letter in enumerate(COLUMNS):
        x, _ = at(column, turned != own)
        for y in (TOP * 0.36, HIGH - TOP * 0.36):
            yield Text(x, y, letter, 0.34, "wood_ink", weight=700)
    for row in range(ROWS):
        _, y = at(row * len(COLUMNS), turned != own)
        yield Text(0.28, y, str(row + 1), 0.34, "wood_ink", weight=700)
        yield Text(WIDE - 0.28, y, str(row + 1), 0.34, "wood_ink", weight=700)


# ---------------------------------------------------------------------- pieces and marks
@cache
def _block(seat: int, back: bool) -> Symbol:
    """South has one line round it and, face down, one bar; North two of both."""
    ink = INKS[seat]
    shapes: list[Box] = []
    for inset, width in ((0.0, 0.05), (0.08, 0.03))[: seat + 1]:
        wide, high = MAN_WIDE - 2 * inset, MAN_HIGH - 2 * inset
        fill = "disc" if not inset else ""
        shapes.append(Box(-wide / 2, -high / 2, wide, high, fill, ink, width, 0.1))
    for y in ((0.0,), (-0.09, 0.09))[seat] if back else ():
        shapes.append(Box(-0.28, y - 0.045, 0.56, 0.09, ink, "", 0, 0.03))
    return Symbol(f"block-{seat}-{back}", tuple(shapes), MAN_WIDE + 0.1, MAN_HIGH + 0.1)


def _badge(seat: int) -> Symbol:
    return _block(seat, True)


def _men(view: View, turned: bool, language: str) -> Iterator[Shape]:
    for post, man in enumerate(view.board):
        if man:
            yield from _man(man, at(post, turned), language)


def _man(man: Man, place: XY, language: str) -> Iterator[Shape]:
    yield Stamp(_block(man.seat, not man.kind), *place)
    if man.kind:
        word = kind_word(man.kind, language)
        face = han_face(language)
        size = 0.3 if language == "en" else 0.42
        yield Text(*place, word, size, INKS[man.seat], weight=700, room=MAN_WIDE - 0.2, face=face)


def _last(view: View, turned: bool) -> Iterator[Shape]:
    if view.last:
        yield from grids.came_from(*at(view.last.start, turned))
        yield from grids.corners(*at(view.last.end, turned), 0.6)


def _hot(view: View, turned: bool, language: str) -> Iterator[Hot]:
    for post, name in enumerate(NAMES):
        x, y = at(post, turned)
        man = view.board[post]
        label = view.name(post)
        if man and man.kind:
            label += f" {kind_word(man.kind, language)}"
        yield Hot(x - ACROSS / 2, y - DOWN / 2, ACROSS, DOWN, name, label)
