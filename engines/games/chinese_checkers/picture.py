"""The star as a scene, the looking seat's camp in the lower half, and in words to play by."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engines.game import Seat
from engines.games.chinese_checkers import rules
from engines.games.chinese_checkers.board import (
    CORNERS,
    HOLES,
    LENGTHS,
    NAMES,
    NEIGHBOURS,
    PLACES,
    ROWS,
    TIPS,
    bits,
    names,
    opposite,
)
from engines.games.chinese_checkers.men import INKS, badge, man
from engines.games.chinese_checkers.notation import WORDS, written
from engines.games.chinese_checkers.rules import House, Move, Position
from render import grids
from render.frame import around
from render.look import Look
from render.scene import XY, Disc, Hot, Line, Polygon, Scene, Shape, Stamp, Text
from render.words import Phrase, phrase, say, tell

SIDE, EDGE = 1.35, 0.75  # from the outermost holes to the board's edges
DOWN = 0.75**0.5  # from one row to the next
WIDE, HIGH = 12 + 2 * SIDE, 16 * DOWN + 2 * EDGE
HOLE = 0.36
BESIDE = 0.82  # from a row's last hole to its letter
FIGURES = 0.44
UPPER = {CORNERS.index(corner) for corner in ("top", "upper_left", "upper_right")}


def draw(house: House, position: Position, look: Look) -> Scene:
    """The star with every hole's number in it, its row's letter at both ends, and the last
    move's way drawn under the pieces."""
    turned = position.camps[look.facing % len(position.camps)] in UPPER
    at = _places(turned)
    body = Scene(
        WIDE,
        HIGH,
        (*_way(position, at), *_men(position, at), *_end(position, at)),
        "\n".join(_told(house, position, look.language)),
        ground=_ground(turned),
        hot=tuple(
            Hot(x - 0.5, y - DOWN / 2, 1, DOWN, name, _label(position, hole, look.language))
            for hole, name in enumerate(NAMES)
            for x, y in (at[hole],)
        ),
        unit=1000 / WIDE,
    )
    badges = [badge(seat) for seat in range(len(position.camps))]
    return around(body, look, tuple(_notes(house, position, look)), badges)


# ---------------------------------------------------------------------- the board
@cache
def _places(turned: bool) -> tuple[XY, ...]:
    """Where each hole is drawn.  Half a turn and no less: rows stay level, to be read off."""
    return tuple(_seen((x - 12) / 2, (row - 8) * DOWN, turned) for x, row in PLACES)


def _seen(across: float, down: float, turned: bool) -> XY:
    """A point, by its way from the middle."""
    sign = -1 if turned else 1
    return WIDE / 2 + sign * across, HIGH / 2 + sign * down


@cache
def _ground(turned: bool) -> tuple[Shape, ...]:
    at = _places(turned)
    return (
        *grids.board(0, 0, WIDE, HIGH),
        *(Polygon(tuple(at[HOLES[tip]] for tip in TIPS[n::2]), "", "line", 0.06) for n in (0, 1)),
        *_lines(at),
        *(shape for hole in range(len(NAMES)) for shape in _hole(hole, at)),
        *_letters(turned),
    )


def _lines(at: tuple[XY, ...]) -> Iterator[Shape]:
    for hole, near in enumerate(NEIGHBOURS):
        for other in near:
            if other > hole:
                yield Line((at[hole], at[other]), "wood_edge", 0.03)


def _hole(
    hole: int, at: tuple[XY, ...], edge: str = "line", width: float = 0.03
) -> Iterator[Shape]:
    x, y = at[hole]
    yield Disc(x, y, HOLE, "wood", edge, width)
    yield Text(x, y, NAMES[hole][1:], FIGURES, "wood_ink", weight=700)


def _letters(turned: bool) -> Iterator[Shape]:
    for row, (letter, length) in enumerate(zip(ROWS, LENGTHS, strict=True)):
        half = (length - 1) / 2 + BESIDE
        for across in (-half, half):
            x, y = _seen(across, (row - 8) * DOWN, turned)
            yield Text(x, y, letter, 0.56, "wood_ink", weight=700)


# ---------------------------------------------------------------------- pieces and marks
def _men(position: Position, at: tuple[XY, ...]) -> Iterator[Shape]:
    for seat, own in enumerate(position.pieces):
        for hole in bits(own):
            x, y = at[hole]
            yield Stamp(man(seat), x, y)
            yield Text(x, y, NAMES[hole][1:], FIGURES, INKS[seat], weight=700)


def _way(position: Position, at: tuple[XY, ...]) -> Iterator[Shape]:
    """A line through the holes touched, with those left behind ringed."""
    if not position.path:
        return
    yield Line(tuple(at[hole] for hole in position.path), "accent", 0.12)
    for nth, hole in enumerate(position.path[:-1]):
        yield from _hole(hole, at, "accent", 0.06 if nth else 0.11)


def _end(position: Position, at: tuple[XY, ...]) -> Iterator[Shape]:
    if position.path:
        yield from grids.corners(*at[position.path[-1]], 0.49)


# ---------------------------------------------------------------------- in words
def colour(seat: Seat) -> Phrase:
    return phrase(WORDS, f"colour-{seat}")


def _label(position: Position, hole: int, language: str) -> str:
    owner = position.owner(hole)
    if owner is None:
        return NAMES[hole]
    return tell(phrase(WORDS, "piece-on", hole=NAMES[hole], colour=colour(owner)), language)


def _notes(house: House, position: Position, look: Look) -> Iterator[str]:
    for said in _state(house, position, with_turn=not look.players):
        yield tell(said, look.language)


def _state(house: House, position: Position, *, with_turn: bool) -> Iterator[Phrase]:
    """Who could not move, who is home already, and the turn or the end."""
    for seat in position.skipped:
        yield phrase(WORDS, "skipped", colour=colour(seat))
    if position.ended:
        yield from _over(house, position)
        return
    for place, seat in enumerate(position.placed, 1):
        yield phrase(WORDS, "placed", colour=colour(seat), place=place)
    if with_turn:
        yield phrase(WORDS, "alt-turn", colour=colour(position.turn))


def _over(house: House, position: Position) -> Iterator[Phrase]:
    why = phrase(WORDS, f"why-{position.ended}")
    tiers = rules.ranking(house, position)
    if position.ended is rules.Why.REPETITION or len(tiers[0]) > 1:
        yield phrase(WORDS, "over-drawn", why=why)
        return
    yield phrase(WORDS, "over-won", colour=colour(tiers[0][0]), why=why)
    place = 1
    for tier in tiers if len(position.camps) > 2 else ():
        for seat in tier:
            yield phrase(WORDS, "placed", colour=colour(seat), place=place)
        place += len(tier)


def _told(house: House, position: Position, language: str) -> Iterator[str]:
    yield say(WORDS, language, "name") + say(WORDS, language, "stop")
    for said in _state(house, position, with_turn=True):
        yield tell(said, language)
    if position.path and position.mover is not None:
        move = tell(written(Move(position.path[0], position.path[-1])), language)
        way = " ".join(NAMES[hole] for hole in position.path)
        key = "alt-last-way" if len(position.path) > 2 else "alt-last"
        last = phrase(WORDS, key, colour=colour(position.mover), move=move, way=way)
        yield tell(last, language)
    for seat in range(len(position.pieces)):
        yield tell(_listed(house, position, seat), language)
    yield say(WORDS, language, "alt-holes")


def _listed(house: House, position: Position, seat: Seat) -> Phrase:
    camp, own = position.camps[seat], position.pieces[seat]
    return phrase(
        WORDS,
        "alt-camp",
        colour=colour(seat),
        home=TIPS[camp],
        goal=TIPS[opposite(camp)],
        there=(own & rules.goal(house, position, seat)).bit_count(),
        holes=" ".join(names(own)),
    )
