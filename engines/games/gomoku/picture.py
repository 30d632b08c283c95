"""A gomoku board as a scene: crossings with coordinates, stones, the last one's number."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engines.games.gomoku.board import BLACK, EMPTY, FILES, Point, grid
from engines.games.gomoku.fouls import FOULS
from engines.games.gomoku.opening import Stage
from engines.games.gomoku.rules import COLOURS, STONES, Position, Why, winning_row
from render import grids
from render.frame import around
from render.look import Look
from render.pieces import seat_stone, stone
from render.scene import XY, Hot, Line, Scene, Shape, Stamp, Symbol, Text
from render.words import say

WORDS = "engines.games.gomoku"
LEFT, RIGHT, TOP, BOTTOM = 1.3, 0.75, 0.75, 1.3  # from the outer lines to the board's edges
SYMBOLS = tuple(stone(colour) for colour in COLOURS)
BADGES = tuple(seat_stone(colour) for colour in COLOURS)
INKS = {"black": "stone_white", "white": "black"}  # what is written on a stone
PIXELS = 1000


def draw(position: Position, look: Look) -> Scene:
    width, height = position.size - 1 + LEFT + RIGHT, position.size - 1 + TOP + BOTTOM
    body = Scene(
        width,
        height,
        (*_stones(position), *_win(position), *_last(position), *_foul(position)),
        alt=alt(position, look.language),
        ground=_board(position.size),
        hot=_places(position),
        unit=PIXELS / width,
    )
    return around(body, look, tuple(_notes(position, look)), _badges(position))


def _notes(position: Position, look: Look) -> Iterator[str]:
    """What the picture does not show: a step of the opening, how it ended, the turn."""
    if position.ended or position.stage is not Stage.PLAY or not look.players:
        yield _said_now(position, look.language)


def _badges(position: Position) -> tuple[Symbol | None, ...]:
    """Each seat's colour, once it is known."""
    if position.stage is not Stage.PLAY:
        return (None, None)
    return tuple(BADGES[position.seat_of(seat)] for seat in (0, 1))


def alt(position: Position, language: str) -> str:
    """Every stone by colour in reading order, the last one, and who moves or who won."""
    black, white = (_listed(position, language, stone) for stone in STONES)
    return say(
        WORDS,
        language,
        "alt",
        name=say(WORDS, language, "name"),
        size=position.size,
        black=black,
        white=white,
        last=_said_last(position, language),
        now=_said_now(position, language),
    )


def _listed(position: Position, language: str, stone: int) -> str:
    names, board = grid(position.size).names, position.board
    held = " ".join(name.upper() for p, name in names.items() if board[p] == stone)
    return held or say(WORDS, language, "alt-none")


def _said_last(position: Position, language: str) -> str:
    if position.last is None:
        return say(WORDS, language, "alt-none")
    return grid(position.size).names[position.last].upper()


def _said_now(position: Position, language: str) -> str:
    if position.stage is not Stage.PLAY:
        return say(WORDS, language, f"opening-{position.stage}")
    if position.ended is None:
        colour = say(WORDS, language, COLOURS[position.turn])
        return say(WORDS, language, "alt-turn", colour=colour)
    why = say(WORDS, language, f"why-{position.ended.why}")
    if position.pending in FOULS:
        foul = say(WORDS, language, f"foul-{position.pending}")
        why = say(WORDS, language, "alt-foul", foul=foul)
    if position.ended.why not in (Why.FIVE, Why.FOUL):
        return say(WORDS, language, "alt-drawn", why=why)
    winner = COLOURS[position.seat_of(position.ended.shares.index(1))]
    return say(WORDS, language, "alt-won", why=why, colour=say(WORDS, language, winner))


def _xy(position: Position, point: Point) -> XY:
    column, row = grid(position.size).place(point)
    return LEFT + column, TOP + position.size - 1 - row


@cache
def _board(size: int) -> tuple[Shape, ...]:
    edge, half = 3, size // 2
    at = (edge, half, size - 1 - edge)
    places = [(c, r) for c in at for r in at if size > 15 or (c == half) == (r == half)]
    return (
        *grids.board(0, 0, size - 1 + LEFT + RIGHT, size - 1 + TOP + BOTTOM),
        *grids.crossings(size, size, LEFT, TOP),
        *grids.stars((LEFT + c, TOP + r) for c, r in places),
        *grids.labels_across(FILES[:size].upper(), LEFT, TOP + size - 0.25, 0.5),
        *grids.labels_down(map(str, range(size, 0, -1)), LEFT - 0.82, TOP, 0.5),
    )


def _stones(position: Position) -> tuple[Shape, ...]:
    return tuple(
        Stamp(SYMBOLS[position.board[p] - BLACK], *_xy(position, p))
        for p in grid(position.size).names
        if position.board[p] != EMPTY
    )


def _win(position: Position) -> tuple[Shape, ...]:
    """A line through the row that won, light on black stones and dark on white ones."""
    row = winning_row(position)
    if not row:
        return ()
    ink = INKS[COLOURS[position.board[row[0]] - BLACK]]
    return (Line((_xy(position, row[0]), _xy(position, row[-1])), ink, 0.12),)


def _last(position: Position) -> tuple[Shape, ...]:
    """Corners round the last stone, and how many stones have been placed upon it."""
    if position.last is None:
        return ()
    x, y = _xy(position, position.last)
    seat = position.board[position.last] - BLACK
    number = Text(x, y, str(position.placed), 0.46, INKS[COLOURS[seat]], weight=700, room=0.8)
    cover = (Stamp(SYMBOLS[seat], x, y, 0.8),) if winning_row(position) else ()
    foul = bool(_foul(position))  # its ring is mark enough
    return (*(() if foul else grids.corners(x, y)), *cover, number)


def _foul(position: Position) -> tuple[Shape, ...]:
    """A ring round the stone that lost the game by a foul, clear of its black."""
    if not position.ended or position.ended.why is not Why.FOUL or position.last is None:
        return ()
    return grids.checked(*_xy(position, position.last), r=0.58)


def _places(position: Position) -> tuple[Hot, ...]:
    if position.ended:
        return ()
    empty = ((p, n) for p, n in grid(position.size).names.items() if position.board[p] == EMPTY)
    return tuple(
        Hot(x - 0.5, y - 0.5, 1, 1, name, name.upper())
        for point, name in empty
        for x, y in (_xy(position, point),)
    )
