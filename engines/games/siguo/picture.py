"""The cross-shaped board as a scene, the looking seat at the bottom; strange pieces lie face
down."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engines.games.siguo.alt import alt, kind_word, notes
from engines.games.siguo.board import CAMPS, HEADQUARTERS, MIDDLE, NAMES, SEATS, WAYS, ZONES
from engines.games.siguo.notation import WORDS
from engines.games.siguo.rules import Man
from engines.games.siguo.view import View
from engines.junqi import zone
from render.frame import around
from render.grids import board, came_from, corners
from render.look import Look, han_face
from render.scene import XY, Box, Disc, Hot, Line, Scene, Shape, Stamp, Symbol, Text
from render.words import say

HALF = 8.0  # from the middle of the board to the back rows
EDGE = 1.0
SIZE = 2 * (HALF + EDGE)
MAN = 0.86
INKS = ("red", "black", "accent", "green")


def picture(view: View, look: Look) -> Scene:
    facing = look.facing if 0 <= look.facing < SEATS else 0
    body = Scene(
        SIZE,
        SIZE,
        (*_men(view, facing, look.language), *_last(view, facing)),
        alt(view, look),
        ground=_ground(facing),
        hot=tuple(_hot(view, facing, look.language)),
        unit=1000 / SIZE,
    )
    return around(body, look, tuple(notes(view, look)), [_block(s, True) for s in range(SEATS)])


# ---------------------------------------------------------------------- the board
@cache
def places(facing: int) -> tuple[XY, ...]:
    """Where each post is drawn."""
    return tuple(_at(post, facing) for post in range(len(NAMES)))


def _at(post: int, facing: int) -> XY:
    if post < MIDDLE:
        seat, local = divmod(post, zone.POSTS)
        row, column = divmod(local, len(zone.COLUMNS))
        x, y, turns = column - 2.0, HALF - row, seat - facing
    else:
        row, column = divmod(post - MIDDLE, 3)
        x, y, turns = 2.0 * (column - 1), 2.0 * (row - 1), -facing
    return _turned(x, y, turns)


def _turned(x: float, y: float, turns: int) -> XY:
    """A place by its distance from the middle, after quarter turns from the bottom to the right."""
    for _ in range(turns % SEATS):
        x, y = y, -x
    return x + HALF + EDGE, y + HALF + EDGE


@cache
def _ground(facing: int) -> tuple[Shape, ...]:
    at = places(facing)
    return (
        *board(0, 0, SIZE, SIZE),
        *_ways(at),
        *(_post(post, at[post]) for post in range(len(NAMES))),
        *_labels(facing),
    )


def _ways(at: tuple[XY, ...]) -> Iterator[Shape]:
    """Roads thin, railways thick with a light middle: ties between two rails."""
    for post, near in enumerate(WAYS.near):
        for other in near:
            if other > post:
                ends = (at[post], at[other])
                rail = other in WAYS.rails[post]
                yield Line(ends, "line", 0.14 if rail else 0.035)
                if rail:
                    yield Line(ends, "wood", 0.05)


def _post(post: int, at: XY) -> Shape:
    x, y = at
    if post in CAMPS:
        return Disc(x, y, 0.36, "wood", "line", 0.05)
    half = 0.42 if post in HEADQUARTERS else 0.27
    edge = 0.11 if post in HEADQUARTERS else 0.04
    return Box(x - half, y - half, 2 * half, 2 * half, "wood", "line", edge, 0.06)


def _labels(facing: int) -> Iterator[Shape]:
    """Columns behind each back row, rows along a side, and the letter of the zone in a corner."""
    for seat, side in enumerate(ZONES):
        turns = seat - facing
        for column, letter in enumerate(zone.COLUMNS):
            x, y = _turned(column - 2.0, HALF + 0.7, turns)
            yield Text(x, y, letter, 0.5, "wood_ink", weight=700)
        for row in range(zone.ROWS):
            x, y = _turned(-2.7, HALF - row, turns)
            yield Text(x, y, str(row + 1), 0.5, "wood_ink", weight=700)
        x, y = _turned(-3.6, HALF - 0.6, turns)
        yield Text(x, y, side, 1.3, "wood_ink", weight=700)
    for post in range(MIDDLE, len(NAMES)):
        x, y = _at(post, facing)
        inwards = [0.5 if at <= SIZE / 2 else -0.5 for at in (x, y)]
        yield Text(x + inwards[0], y + inwards[1], NAMES[post], 0.42, "wood_ink", weight=700)


# ---------------------------------------------------------------------- pieces and marks
@cache
def _block(seat: int, back: bool) -> Symbol:
    """Each side has an ink of its own and as many bars, or face up dots, as its seat counts."""
    ink, half, marks = INKS[seat], MAN / 2, seat + 1
    shapes: list[Box | Disc] = [Box(-half, -half, MAN, MAN, "disc", ink, 0.07, 0.14)]
    for mark in range(marks):
        along = mark - (marks - 1) / 2
        if back:
            shapes.append(Box(-0.24, along * 0.17 - 0.045, 0.48, 0.09, ink, "", 0, 0.03))
        else:
            shapes.append(Disc(along * 0.15, half - 0.1, 0.045, ink))
    return Symbol(f"block-{seat}-{back}", tuple(shapes), MAN + 0.1, MAN + 0.1)


def _men(view: View, facing: int, language: str) -> Iterator[Shape]:
    at = places(facing)
    for post, man in enumerate(view.board):
        if man:
            yield from _man(man, at[post], language)


def _man(man: Man, at: XY, language: str) -> Iterator[Shape]:
    yield Stamp(_block(man.seat, not man.kind), *at)
    if man.kind:
        face = han_face(language)
        short = say(WORDS, language, f"short-{man.kind}")
        x, y = at[0], at[1] - 0.06
        yield Text(x, y, short, 0.58, INKS[man.seat], weight=700, room=MAN - 0.15, face=face)


def _last(view: View, facing: int) -> Iterator[Shape]:
    if view.last:
        at = places(facing)
        yield from came_from(*at[view.last.start])
        yield from corners(*at[view.last.end], 0.56)


def _hot(view: View, facing: int, language: str) -> Iterator[Hot]:
    for post, (x, y) in enumerate(places(facing)):
        man = view.board[post]
        name = NAMES[post]
        label = f"{name} {kind_word(man.kind, language)}" if man and man.kind else name
        yield Hot(x - 0.5, y - 0.5, 1, 1, name, label)
