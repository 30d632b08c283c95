"""The board as a scene: points, printed numbers, pieces, the last move, scores so far."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sqrt

from engines.games.shuqi.board import BLUE, RED, SIDES, Grid, Man, Point, moved
from engines.games.shuqi.crossing import crossings
from engines.games.shuqi.rules import (
    Call,
    House,
    Position,
    Ruling,
    Step,
    men,
    outcome,
    score,
    winner_of,
)
from engines.games.shuqi.sums import WRITTEN
from engines.games.shuqi.writing import canonical, written
from render import grids
from render.frame import around
from render.look import Look
from render.scene import XY, Disc, Hot, Line, Scene, Shape, Stamp, Symbol, Text
from render.words import say

WORDS = "engines.games.shuqi"
RISE = sqrt(3) / 2  # between rows, one step being 1
SIDE, END = 1.6, 0.8  # from the outermost points to the board's edges
PIXELS = 900
SIZE = 0.4  # radius of a piece
BESIDE = (0.5, -0.29)  # the middle of the triangle right above a point


@cache
def piece(seat: int, number: int) -> Symbol:
    """Red: a light disc with a ring and a dark number; Blue: a dark disc with a light one."""
    if seat == RED:
        parts: tuple[Disc | Text, ...] = (
            Disc(0, 0, SIZE, "disc", "disc_edge", 0.04),
            Disc(0, 0, SIZE - 0.06, "", "red", 0.045),
            Text(0, 0, str(number), 0.56, "red", weight=700),
        )
    else:
        parts = (
            Disc(0, 0, SIZE, "accent", "stone_edge", 0.04),
            Text(0, 0, str(number), 0.56, "stone_white", weight=700),
        )
    return Symbol(f"number-{seat}-{number}", parts)


# ---------------------------------------------------------------------- where things are
def size(board: Grid) -> XY:
    columns = max(board.rows) - 1
    return columns + 2 * SIDE, (len(board.rows) - 1) * RISE + 2 * END


def xy(board: Grid, point: Point, facing: int) -> XY:
    """The centre of a point; the facing seat's own tip is at the bottom."""
    row, column = board.places[point]
    width, height = size(board)
    x, y = SIDE + column / 2, height - END - row * RISE
    return (width - x, height - y) if facing == BLUE else (x, y)


@cache
def _ground(board: Grid, facing: int) -> tuple[Shape, ...]:
    width, height = size(board)
    lines = []
    for point, rays in enumerate(board.rays):
        for ray in rays:
            if ray and ray[0] > point:
                ends = (xy(board, point, facing), xy(board, ray[0], facing))
                lines.append(Line(ends, "line", 0.025))
    holes = [
        Disc(
            *xy(board, point, facing),
            SIZE if _printed(board, point) is not None else 0.13,
            "wood",
            "line",
            0.03,
        )
        for point in range(len(board.names))
    ]
    return (*grids.board(0, 0, width, height), *lines, *holes, *_ends(board, facing))


def _printed(board: Grid, point: Point) -> int | None:
    return next((camp[point] for camp in board.camps if point in camp), None)


def _ends(board: Grid, facing: int) -> Iterator[Text]:
    """The names of each row's first and last point: holes are counted from Red's left."""
    for row, length in enumerate(board.rows):
        for hole, side in ((1, -1), (length, 1)):
            name = f"{chr(ord('a') + row)}{hole}"
            x, y = xy(board, board.points[name], facing)
            beside = x + (side if facing == RED else -side) * 0.9
            if length > 1 or side < 0:
                yield Text(beside, y, name, 0.36, "wood_ink", weight=700)


# ---------------------------------------------------------------------- the scene
def draw(house: House, position: Position, look: Look) -> Scene:
    board = house.grid
    width, height = size(board)
    body = Scene(
        width,
        height,
        (*_way(house, position, look.facing), *_points(board, position, look.facing)),
        alt=alt(house, position, look.language),
        ground=_ground(board, look.facing),
        hot=_places(board, position, look.facing),
        unit=PIXELS / width,
    )
    badges = tuple(piece(seat, 8) for seat in (RED, BLUE))
    return around(body, look, tuple(_notes(house, position, look)), badges)


def _points(board: Grid, position: Position, facing: int) -> Iterator[Shape]:
    """Pieces, and the printed numbers: within empty points, beside pieces."""
    for point, man in enumerate(position.board):
        x, y = xy(board, point, facing)
        printed = _printed(board, point)
        if man:
            yield Stamp(piece(man.seat, man.number), x, y)
        if printed is not None:
            yield _number(printed, man, x, y)


def _number(printed: int, man: Man | None, x: float, y: float) -> Text:
    if man:
        return Text(x + BESIDE[0], y + BESIDE[1], str(printed), 0.3, "wood_ink", weight=700)
    return Text(x, y, str(printed), 0.5, "wood_ink", weight=700)


def _way(house: House, position: Position, facing: int) -> Iterator[Shape]:
    """Where the last move went, a line through rings on the points it left, and a wide
    ring round each piece it crossed."""
    step = position.last
    if not isinstance(step, Step):
        return
    board = house.grid
    way = tuple(xy(board, point, facing) for point in step.path)
    yield Line(way, "accent", 0.09)
    for point, (x, y) in zip(step.path[:-1], way, strict=False):
        yield from grids.came_from(x, y, 0.2 if _printed(board, point) is None else 0.34)
    yield from grids.corners(*way[-1], 0.47)
    for point in crossed(house, position):
        x, y = xy(board, point, facing)
        yield Disc(x, y, 0.485, "", "accent", 0.06)


def crossed(house: House, position: Position) -> list[Point]:
    """The points of the pieces that the last move went over."""
    step = position.last
    if not isinstance(step, Step):
        return []
    before = moved(position.board, step.path[-1], step.path[0])
    spans = crossings(house, before, step.path)
    return sorted({point for span in spans if span for point in span.crossed})


def _places(board: Grid, position: Position, facing: int) -> tuple[Hot, ...]:
    if position.ended:
        return ()
    return tuple(
        Hot(x - 0.43, y - 0.43, 0.86, 0.86, name, name)
        for point, name in enumerate(board.names)
        for x, y in (xy(board, point, facing),)
    )


# ---------------------------------------------------------------------- what is said
def _say(language: str, key: str, **facts: str | int) -> str:
    return say(WORDS, language, key, **facts)


def _notes(house: House, position: Position, look: Look) -> Iterator[str]:
    """The scores so far, the last move with its sum, and how it ended."""
    language = look.language
    if isinstance(position.last, Step) and position.last.sums:
        yield written(house.grid, position.last)
    yield _scores(house, position, language)
    if any(position.rulings):
        yield _rulings(house, position, language)
    if position.ended or not look.players:
        yield _now(house, position, language)


def _scores(house: House, position: Position, language: str) -> str:
    """The scores so far, or as they counted at the end."""
    ended = outcome(house, position)
    red, blue = ended.points if ended else (score(house, position.board, s) for s in (RED, BLUE))
    return _say(language, "scores", red=red, blue=blue)


def _rulings(house: House, position: Position, language: str) -> str:
    red, blue = position.rulings
    return _say(language, "rulings", red=red, blue=blue, most=house.illegal_rulings)


def _now(house: House, position: Position, language: str) -> str:
    why = position.ended
    if why is None:
        return _say(language, "alt-turn", side=_say(language, SIDES[position.turn]))
    reason = _say(language, f"why-{why}")
    winner = winner_of(house, position)
    if winner is None:
        return _say(language, "alt-drawn", why=reason)
    return _say(language, "alt-won", side=_say(language, SIDES[winner]), why=reason)


def alt(house: House, position: Position, language: str) -> str:
    """Every piece by side and number, what is printed where, the last move, scores, the turn."""
    names = house.grid.names
    parts = [
        _say(
            language,
            "alt-rows",
            rows=" ".join(f"{chr(97 + r)}{n}" for r, n in enumerate(house.grid.rows)),
        ),
    ]
    for seat, side in enumerate(SIDES):
        said = _say(language, side)
        placed = sorted(men(position.board, seat), key=lambda found: found[1])
        held = " ".join(f"{number}:{names[point]}" for point, number in placed)
        printed = " ".join(f"{names[p]}:{n}" for p, n in sorted(house.grid.camps[seat].items()))
        parts.append(_say(language, "alt-pieces", side=said, pieces=held))
        parts.append(_say(language, "alt-camp", side=said, points=printed))
    parts.append(_say(language, "alt-last", move=last_said(house, position, language)))
    parts.append(_scores(house, position, language))
    if any(position.rulings):
        parts.append(_rulings(house, position, language))
    parts.append(_now(house, position, language))
    return " ".join(parts) if language == "en" else "".join(parts)


def last_said(house: House, position: Position, language: str) -> str:
    last = position.last
    if last is None:
        return _say(language, "alt-none")
    if isinstance(last, Call):
        return _say(language, "move-stop")
    if isinstance(last, Ruling):
        return ruled(house, last, language)
    said = written(house.grid, last)
    over = " ".join(house.grid.names[point] for point in crossed(house, position))
    return _say(language, "alt-over", move=said, over=over) if over else said


def ruled(house: House, ruling: Ruling, language: str) -> str:
    """A ruling as written: what was said, and that it did not stand."""
    said = canonical(house.grid, ruling.of).translate(WRITTEN)
    return _say(language, "move-wrong", move=said)
