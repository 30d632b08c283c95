"""The board as a scene, and in words complete enough to play by."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engines.game import Outcome
from engines.games.xiangqi.board import (
    BLACK,
    EMPTY,
    FILES,
    KINGS,
    NAMES,
    RANKS,
    RED,
    SQUARES,
    Board,
    in_check,
)
from engines.games.xiangqi.fen import START, read
from engines.games.xiangqi.notation import WORDS, written
from engines.games.xiangqi.rules import Position, before
from render.frame import around
from render.grids import (
    board,
    checked,
    crossings,
    labels_across,
    labels_down,
    moved,
    place_mark,
)
from render.look import Look
from render.pieces import disc_piece
from render.scene import XY, Hot, Line, Scene, Shape, Stamp, Symbol, Text
from render.words import Phrase, phrase, say, tell

SIDE, TOP, BOTTOM = 1.1, 1.2, 1.42
WIDTH, HEIGHT = FILES - 1 + 2 * SIDE, RANKS - 1 + TOP + BOTTOM
SIDES = {RED: "red", BLACK: "black"}
ORDER = "kabnrcp"
SMALL, SHELF = 0.62, 0.8  # a man taken: its size, and the height of the row they lie in


def draw(position: Position, outcome: Outcome | None, look: Look) -> Scene:
    """The board from the facing side, with marks for the last move and a check."""
    cells = position.board.cells
    at = _places(look.facing)
    body = Scene(
        WIDTH,
        HEIGHT + (SHELF if position.taken else 0.0),
        (
            *_men(cells, at, look.language),
            *_marks(position, at),
            *_shelved(position.taken, look.language),
        ),
        "\n".join(_told(position, outcome, look.language)),
        ground=_ground(look.facing, look.language),
        hot=tuple(
            Hot(x - 0.5, y - 0.5, 1, 1, NAMES[s], _label(cells[s], s, look.language))
            for s, (x, y) in enumerate(at)
        ),
        unit=1000 / WIDTH,
    )
    badges = [_man(king, look.language) for king in KINGS]
    return around(body, look, tuple(_notes(position, outcome, look)), badges)


@cache
def _places(facing: int) -> tuple[XY, ...]:
    """Where each square's crossing is drawn."""
    flip = facing == BLACK
    return tuple(
        (
            SIDE + (FILES - 1 - s % FILES if flip else s % FILES),
            TOP + (s // FILES if flip else RANKS - 1 - s // FILES),
        )
        for s in SQUARES
    )


# ---------------------------------------------------------------------- what never moves
@cache
def _ground(facing: int, language: str) -> tuple[Shape, ...]:
    return (
        *board(0, 0, WIDTH, HEIGHT),
        *crossings(FILES, RANKS, SIDE, TOP, river=4),
        *_palaces(),
        *_starts(),
        *_river(language),
        *_coordinates(facing, language),
    )


def _palaces() -> Iterator[Shape]:
    for top in (TOP, TOP + RANKS - 3):
        left, right = SIDE + 3, SIDE + 5
        yield Line(((left, top), (right, top + 2)), "line", 0.025)
        yield Line(((right, top), (left, top + 2)), "line", 0.025)


def _starts() -> Iterator[Shape]:
    """The angles where cannons and soldiers start."""
    cells = read(START).board.cells
    for square, (x, y) in enumerate(_places(RED)):
        if cells[square] in "CcPp":
            file = square % FILES
            yield from place_mark(x, y, left=file > 0, right=file < FILES - 1)


def _river(language: str) -> Iterator[Shape]:
    face = "sc" if language == "zh-Hans" else "tc"
    for start, key in ((1.5, "river-left"), (5.5, "river-right")):
        for step, sign in enumerate(say(WORDS, language, key)):
            # In the middle of a cell, where men on the banks leave it in sight.
            yield Text(SIDE + start + step, TOP + 4.5, sign, 0.46, "wood_ink", face=face)


def _coordinates(facing: int, language: str) -> Iterator[Shape]:
    """Each side's own count of the files, and letters and ranks for points."""
    other = 1 - facing
    yield from labels_across(_files(facing, language)[::-1], SIDE, HEIGHT - BOTTOM + 0.72)
    yield from labels_across(_files(other, language), SIDE, TOP - 0.72)
    letters = [NAMES[s][0] for s in range(FILES)]
    ranks = [str(rank) for rank in reversed(range(RANKS))]
    if facing == BLACK:
        letters, ranks = letters[::-1], ranks[::-1]
    yield from labels_across(letters, SIDE, HEIGHT - BOTTOM + 1.12, 0.3)
    yield from labels_down(ranks, SIDE - 0.78, TOP, 0.3)


def _files(side: int, language: str) -> list[str]:
    """The numbers of the files from the side's own right."""
    numbers = range(1, FILES + 1)
    return [say(WORDS, language, f"digit-{SIDES[side]}", n=n) for n in numbers]


# ---------------------------------------------------------------------- men and marks
@cache
def _man(piece: str, language: str) -> Symbol:
    ink = "black" if piece.islower() else "red"
    face = "sc" if language == "zh-Hans" else "tc"
    return disc_piece(say(WORDS, language, f"face-{piece}"), ink, face)


def _men(cells: str, at: tuple[XY, ...], language: str) -> Iterator[Shape]:
    for square, piece in enumerate(cells):
        if piece != EMPTY:
            yield Stamp(_man(piece, language), *at[square])


def _shelved(taken: str, language: str) -> Iterator[Shape]:
    """The men taken, small, under the board: Black's from the left, Red's from the right."""
    step = min(SMALL, (WIDTH - SMALL) / (len(taken) + 1))
    for side, start, turn in ((BLACK, 0.2, 1), (RED, WIDTH - 0.2, -1)):
        for number, piece in enumerate(_lost(taken, side)):
            x = start + turn * (SMALL / 2 + number * step)
            yield Stamp(_man(piece, language), x, HEIGHT + SHELF / 2 + 0.1, SMALL)


def _marks(position: Position, at: tuple[XY, ...]) -> Iterator[Shape]:
    if position.last:
        yield from moved(at[position.last.start], at[position.last.end])
    king = position.board.cells.find(KINGS[position.board.turn])
    if king >= 0 and in_check(position.board, position.board.turn):
        yield from checked(*at[king])


# ---------------------------------------------------------------------- in words
@cache
def _name(piece: str, language: str) -> str:
    return say(WORDS, language, f"name-{piece}")


def _label(piece: str, square: int, language: str) -> str:
    return NAMES[square] if piece == EMPTY else f"{NAMES[square]} {_name(piece, language)}"


def _notes(position: Position, outcome: Outcome | None, look: Look) -> Iterator[str]:
    """What the picture does not show: check or the result, and the turn."""
    for said in _state(position, outcome, with_turn=not look.players):
        yield tell(said, look.language)


def _told(position: Position, outcome: Outcome | None, language: str) -> Iterator[str]:
    yield say(WORDS, language, "name") + say(WORDS, language, "stop")
    for said in _state(position, outcome, with_turn=True):
        yield tell(said, language)
    if position.last:
        move = tell(written(before(position), position.last), language)
        start, end = (NAMES[square] for square in position.last)
        yield say(WORDS, language, "alt-last", move=move, start=start, end=end)
    for side in (RED, BLACK):
        men = _listed(position.board, side, language)
        yield say(WORDS, language, "alt-men", side=_side(side, language), men=men)
    yield from _taken(position.taken, language)
    yield say(WORDS, language, "alt-points")


def _state(position: Position, outcome: Outcome | None, *, with_turn: bool) -> Iterator[Phrase]:
    turn = phrase(WORDS, SIDES[position.board.turn])
    if outcome:
        why = phrase(WORDS, f"why-{outcome.why}")
        winners = [s for s in (RED, BLACK) if outcome.shares[s] == 1]
        for winner in winners:
            yield phrase(WORDS, "over-won", side=phrase(WORDS, SIDES[winner]), why=why)
        if not winners:
            yield phrase(WORDS, "over-drawn", why=why)
        return
    if with_turn:
        yield phrase(WORDS, "alt-turn", side=turn)
    if in_check(position.board, position.board.turn):
        yield phrase(WORDS, "alt-check", side=turn)


def _side(side: int, language: str) -> str:
    return say(WORDS, language, SIDES[side])


def _listed(board: Board, side: int, language: str) -> str:
    kinds = ORDER if side == BLACK else ORDER.upper()
    men = [(kinds.index(p), s) for s, p in enumerate(board.cells) if p in kinds]
    named = [f"{_name(kinds[kind], language)} {NAMES[s]}" for kind, s in sorted(men)]
    return say(WORDS, language, "between").join(named)


def _taken(taken: str, language: str) -> Iterator[str]:
    """What each side has lost."""
    for side in (RED, BLACK):
        lost = _lost(taken, side)
        if lost:
            men = say(WORDS, language, "between").join(_name(p, language) for p in lost)
            yield say(WORDS, language, "alt-taken", side=_side(side, language), men=men)


def _lost(taken: str, side: int) -> list[str]:
    """The men a side has lost, dearest first."""
    kinds = "rcnbap" if side == BLACK else "RCNBAP"
    return sorted((p for p in taken if p in kinds), key=kinds.index)
