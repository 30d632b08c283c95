"""A go board as a scene: coordinates, stones, the last one; when counting, whose is what."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from engines.games.go.board import BLACK, EMPTY, FILES, Point, chains, grid
from engines.games.go.rules import COLOURS, STONES, Call, Dead, Position, Rules, counted
from render import grids
from render.frame import around
from render.look import Look
from render.pieces import seat_stone, stone
from render.scene import XY, Box, Hot, Line, Scene, Shape, Stamp
from render.words import say

WORDS = "engines.games.go"
LEFT, RIGHT, TOP, BOTTOM = 1.4, 0.75, 0.75, 1.35  # from the outer lines to the board's edges
SYMBOLS = tuple(stone(colour) for colour in COLOURS)
BADGES = tuple(seat_stone(colour) for colour in COLOURS)
PIXELS = 1000
QUARTERS = {Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾"}


def draw(rules: Rules, position: Position, look: Look) -> Scene:
    width, height = position.size - 1 + LEFT + RIGHT, position.size - 1 + TOP + BOTTOM
    body = Scene(
        width,
        height,
        (*_stones(position), *_last(position), *_counting(rules, position)),
        alt=alt(rules, position, look.language),
        ground=_board(position.size),
        hot=_places(position),
        unit=PIXELS / width,
    )
    return around(body, look, tuple(_notes(rules, position, look)), BADGES)


# ---------------------------------------------------------------------- what is said
def _notes(rules: Rules, position: Position, look: Look) -> Iterator[str]:
    """What the stones do not show: prisoners, a pass, the count, how it ended."""
    language = look.language
    if any(position.captures):
        yield _captures(position, language)
    if position.last is Call.PASS and not position.counting:
        colour = _said(language, COLOURS[1 - position.turn])
        yield _said(language, "passed", colour=colour)
    if position.counting:
        yield _count(rules, position, language)
    if position.ended or position.counting or not look.players:
        yield _now(rules, position, language)


def alt(rules: Rules, position: Position, language: str) -> str:
    """Every stone by colour, the last move, prisoners, what is dead, and who moves or won."""
    parts = [
        _said(
            language,
            "alt",
            name=_said(language, "name"),
            size=position.size,
            black=_listed(position, language, STONES[0]),
            white=_listed(position, language, STONES[1]),
            last=_last_said(position, language),
        )
    ]
    if any(position.captures):
        parts.append(_captures(position, language))
    if position.counting:
        dead = (grid(position.size).names[p].upper() for p in sorted(position.counting.dead))
        none = _said(language, "alt-none")
        parts.append(_said(language, "alt-dead", at=" ".join(dead) or none))
        parts.append(_count(rules, position, language))
    parts.append(_now(rules, position, language))
    return " ".join(parts) if language == "en" else "".join(parts)


def _said(language: str, key: str, **facts: str | int) -> str:
    return say(WORDS, language, key, **facts)


def _listed(position: Position, language: str, stone: int) -> str:
    names, board = grid(position.size).names, position.board
    held = " ".join(name.upper() for p, name in enumerate(names) if board[p] == stone)
    return held or _said(language, "alt-none")


def _last_said(position: Position, language: str) -> str:
    last = position.last
    if isinstance(last, Call):
        return _said(language, f"move-{last}")
    if isinstance(last, Dead):
        at = " ".join(grid(position.size).names[point].upper() for point in last.chains)
        return _said(language, "move-dead", at=at)
    return _said(language, "alt-none") if last is None else grid(position.size).names[last].upper()


def _captures(position: Position, language: str) -> str:
    black, white = position.captures
    return _said(language, "captures", black=black, white=white)


def _count(rules: Rules, position: Position, language: str) -> str:
    """185 子 against 176 子, with the komi: areas are in 子 as they lie on the board."""
    count = counted(rules, position)
    shared = Fraction(count.neutral, 2)
    return _said(
        language,
        "count",
        black=zi(count.black + shared),
        white=zi(count.white + shared),
        komi=points(rules.komi),
        zi=zi(rules.komi / 2),
    )


def _now(rules: Rules, position: Position, language: str) -> str:
    count = counted(rules, position)
    colour = _said(language, COLOURS[position.turn])
    if position.ended is None:
        return _said(language, "alt-counting" if position.counting else "alt-turn", colour=colour)
    if count.lead == 0:
        return _said(language, "alt-drawn")
    winner = _said(language, COLOURS[int(count.lead < 0)])
    lead = abs(count.lead)
    return _said(language, "alt-won", colour=winner, points=points(lead), zi=zi(lead / 2))


def zi(value: Fraction) -> str:
    """Whole 子 with quarters as organisers write them: 3¾."""
    whole, part = divmod(value, 1)
    mark = QUARTERS.get(part, "")
    if part and not mark:
        return f"{float(value):g}"
    return mark if mark and not whole else f"{whole}{mark}"


def points(value: Fraction) -> str:
    return f"{float(value):g}"


# ---------------------------------------------------------------------- what is drawn
def _xy(position: Position, point: Point) -> XY:
    column, row = grid(position.size).place(point)
    return LEFT + column, TOP + position.size - 1 - row


@cache
def _board(size: int) -> tuple[Shape, ...]:
    stars = (grid(size).place(point) for point in grid(size).stars)
    if size < 13:  # the dots between the corners would crowd a small board
        edge, middle = grid(size).edge, size // 2
        stars = ((x, y) for x, y in stars if (x == middle) == (y == middle) or edge == middle)
    return (
        *grids.board(0, 0, size - 1 + LEFT + RIGHT, size - 1 + TOP + BOTTOM),
        *grids.crossings(size, size, LEFT, TOP),
        *grids.stars(((LEFT + x, TOP + y) for x, y in stars), 0.12),
        *grids.labels_across(FILES[:size].upper(), LEFT, TOP + size - 0.22, _letters(size)),
        *grids.labels_down(map(str, range(size, 0, -1)), LEFT - 0.87, TOP, _letters(size)),
    )


def _letters(size: int) -> float:
    """Coordinates as large as a board of many lines needs on a small screen."""
    return 0.6 if size > 13 else 0.42 if size > 9 else 0.36


def _stones(position: Position) -> Iterator[Shape]:
    for point, found in enumerate(position.board):
        if found != EMPTY:
            yield Stamp(SYMBOLS[found - BLACK], *_xy(position, point))


def _last(position: Position) -> tuple[Shape, ...]:
    """Corners round the stone placed last, unless a pass came after it, and a ring on it."""
    last = position.last
    if last is None or not isinstance(last, int):
        return ()
    x, y = _xy(position, last)
    colour = COLOURS[position.board[last] - BLACK]
    return (*grids.corners(x, y), *grids.last_stone(x, y, colour))


def _counting(rules: Rules, position: Position) -> Iterator[Shape]:
    """A cross on each dead stone, a small stone on each empty point that somebody owns."""
    if position.counting is None:
        return
    dead = position.counting.dead
    for point, owner in enumerate(counted(rules, position).owners):
        x, y = _xy(position, point)
        if point in dead:
            yield from _cross(x, y)
        elif position.board[point] == EMPTY and owner != EMPTY:
            fill = f"stone_{COLOURS[owner - BLACK]}"
            yield Box(x - 0.16, y - 0.16, 0.32, 0.32, fill, "stone_edge", 0.025)


def _cross(x: float, y: float, r: float = 0.3) -> tuple[Shape, ...]:
    return (
        Line(((x - r, y - r), (x + r, y + r)), "alarm", 0.12),
        Line(((x - r, y + r), (x + r, y - r)), "alarm", 0.12),
    )


def _places(position: Position) -> tuple[Hot, ...]:
    """Empty points; when counting, the stones, each standing for its chain."""
    if position.ended:
        return ()
    at = chains(position.size, position.board)
    names = grid(position.size).names
    return tuple(
        Hot(x - 0.5, y - 0.5, 1, 1, names[found.name if found else point], name.upper())
        for point, name in enumerate(names)
        if bool(found := at[point]) == bool(position.counting)
        for x, y in (_xy(position, point),)
    )
