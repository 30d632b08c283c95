"""The board as a scene, and in words complete enough to play by."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engines.games.draughts.board import BLACK, WHITE, Board, bits
from engines.games.draughts.ground import Ground
from engines.games.draughts.notation import WORDS, square_name, written
from engines.games.draughts.refusals import most
from engines.games.draughts.rules import House, Position, outcome
from render.frame import around
from render.grids import board, came_from, corners, squares
from render.look import Look
from render.scene import XY, Disc, Hot, Line, Polygon, Scene, Shape, Stamp, Symbol, Text
from render.words import Phrase, phrase, say, tell

EDGE = 0.25
SIDES = {WHITE: "white", BLACK: "black"}
OTHER = {"white": "black", "black": "white"}
CROWN = ((-0.2, -0.08), (-0.22, -0.3), (-0.1, -0.2), (0, -0.34), (0.1, -0.2), (0.22, -0.3))


def draw(house: House, position: Position, look: Look) -> Scene:
    """The board from the facing side, with marks for the last move and what it took."""
    ground = house.ground
    at, wide = _places(ground, look.facing), ground.rows + 2 * EDGE
    body = Scene(
        wide,
        wide,
        (*_pieces(house, position.board, at), *_marks(position, at)),
        "\n".join(_told(house, position, look.language)),
        ground=_ground(look.facing, house),
        hot=tuple(
            Hot(x - 0.5, y - 0.5, 1, 1, str(n), _label(house, position.board, n, look.language))
            for n, (x, y) in zip(ground.squares, at.values(), strict=True)
        ),
        unit=1000 / wide,
    )
    badges = [_piece(SIDES[side], crowned=False) for side in (WHITE, BLACK)]
    return around(body, look, tuple(_notes(house, position, look)), badges)


@cache
def _places(ground: Ground, facing: int) -> dict[int, XY]:
    """Where the middle of each dark square is drawn."""
    last = ground.rows - 1
    found = {}
    for number, bit in ground.bit.items():
        column, row = ground.place(number)
        x, y = (last - column, last - row) if facing == BLACK else (column, row)
        found[bit] = (EDGE + x + 0.5, EDGE + y + 0.5)
    return found


@cache
def _ground(facing: int, house: House) -> tuple[Shape, ...]:
    ground = house.ground
    wide = ground.rows + 2 * EDGE
    return (
        *board(0, 0, wide, wide),
        *squares(ground.rows, ground.rows, EDGE, EDGE),
        *(
            Text(x, y, square_name(house, bit), 0.28, "black")
            for bit, (x, y) in _places(ground, facing).items()
        ),
    )


# ---------------------------------------------------------------------- pieces and marks
@cache
def _piece(colour: str, *, crowned: bool) -> Symbol:
    """A disc with a ring; a king has a crown instead: told apart without seeing colours."""
    ink = f"stone_{OTHER[colour]}"
    disc = Disc(0, 0, 0.42, f"stone_{colour}", "stone_edge", 0.03)
    mark = Polygon((*CROWN, (0.2, -0.08)), ink) if crowned else Disc(0, 0, 0.33, "", ink, 0.02)
    return Symbol(f"{'king' if crowned else 'man'}-{colour}", (disc, mark))


def _pieces(house: House, position: Board, at: dict[int, XY]) -> Iterator[Shape]:
    for side, pieces in ((WHITE, position.white), (BLACK, position.black)):
        colour = SIDES[side]
        for bit in bits(pieces):
            crowned, (x, y) = bool(bit & position.kings), at[bit]
            yield Stamp(_piece(colour, crowned=crowned), x, y)
            ink, low = f"stone_{OTHER[colour]}", 0.13 if crowned else 0.0
            yield Text(x, y + low, square_name(house, bit), 0.28, ink, weight=700)


def _marks(position: Position, at: dict[int, XY]) -> Iterator[Shape]:
    if position.last is None:
        return
    yield from came_from(*at[position.last.start], 0.36)
    yield from corners(*at[position.last.end], 0.46)
    for bit in bits(position.last.taken):
        yield from _crossed_out(*at[bit])


def _crossed_out(x: float, y: float) -> Iterator[Shape]:
    """A cross that leaves the number in its middle free: here stood a piece just taken."""
    near, far = 0.22, 0.42
    for side in (-1, 1):
        for up in (-1, 1):
            points = ((x + side * near, y + up * near), (x + side * far, y + up * far))
            yield Line(points, "alarm", 0.07)


# ---------------------------------------------------------------------- in words
def _label(house: House, position: Board, number: int, language: str) -> str:
    bit = house.ground.bit[number]
    named = square_name(house, bit)
    if not bit & (position.white | position.black):
        return named
    side = say(WORDS, language, SIDES[BLACK if bit & position.black else WHITE])
    kind = say(WORDS, language, "king" if bit & position.kings else "man")
    return say(WORDS, language, "piece-on", square=named, side=side, piece=kind)


def _notes(house: House, position: Position, look: Look) -> Iterator[str]:
    for said in _state(house, position, with_turn=not look.players):
        yield tell(said, look.language)


def _state(house: House, position: Position, *, with_turn: bool) -> Iterator[Phrase]:
    ended = outcome(house, position)
    if ended:
        why = phrase(WORDS, f"why-{ended.why}")
        winners = [s for s in (WHITE, BLACK) if ended.shares[s] == 1]
        for winner in winners:
            yield phrase(WORDS, "over-won", side=phrase(WORDS, SIDES[winner]), why=why)
        if not winners:
            yield phrase(WORDS, "over-drawn", why=why)
        return
    turn = phrase(WORDS, SIDES[position.board.turn])
    if with_turn:
        yield phrase(WORDS, "alt-turn", side=turn)
    if count := most(position.board):
        key = "alt-must-take" if house.ground.most else "alt-must-take-any"
        yield phrase(WORDS, key, side=turn, most=count)


def _told(house: House, position: Position, language: str) -> Iterator[str]:
    yield say(WORDS, language, f"option-variant-{house.variant}") + say(WORDS, language, "stop")
    for said in _state(house, position, with_turn=True):
        yield tell(said, language)
    between = say(WORDS, language, "between")
    if position.last and position.before:
        move = tell(written(house, position.before, position.last), language)
        taken = between.join(square_name(house, bit) for bit in bits(position.last.taken))
        key = "alt-last-taken" if taken else "alt-last"
        yield say(WORDS, language, key, move=move, taken=taken)
    for side, pieces in ((WHITE, position.board.white), (BLACK, position.board.black)):
        yield from _listed(house, side, pieces, position.board.kings, language)
    key = "alt-squares-algebraic" if house.lettered else "alt-squares"
    last = house.ground.corner
    yield say(WORDS, language, key, count=len(house.ground.bit), file=last[0], rows=last[1:])


def _listed(house: House, side: int, pieces: int, kings: int, language: str) -> Iterator[str]:
    between = say(WORDS, language, "between")
    for key, group in (("alt-men", pieces & ~kings), ("alt-kings", pieces & kings)):
        if group:
            names = between.join(square_name(house, bit) for bit in bits(group))
            colour = say(WORDS, language, SIDES[side])
            yield say(WORDS, language, key, side=colour, squares=names, count=group.bit_count())
