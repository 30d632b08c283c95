"""The board as a scene, and in words complete enough to play by."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import chess
from chess import Board

from engines.game import Outcome
from engines.games.chess.figures import figure, seat_figure
from engines.games.chess.notation import WORDS, written
from engines.games.chess.rules import Position
from render.frame import around
from render.grids import board, checked, labels_across, labels_down, moved, squares
from render.look import Look
from render.scene import XY, Box, Hot, Scene, Shape, Stamp, Symbol
from render.words import Phrase, phrase, say, tell

SIDE = 0.5
SIZE = 8 + 2 * SIDE
COLOURS = ("white", "black")
ORDER = "kqrbnp"
PROMOTIONS = "qrbn"
ROW, SMALL, SHELF = 1.3, 0.5, 0.7  # heights: of the promotions; of a man taken, and its shelf


def choice(kind: int) -> str:
    """What a click on a man to promote to says."""
    return f"={chess.piece_symbol(kind)}"


def draw(position: Position, outcome: Outcome | None, look: Look) -> Scene:
    """The board from the facing side, with marks for the last move and a check."""
    men = position.board.piece_map()
    at = _places(look.facing)
    offered = not outcome and any(step.promotion for step in position.board.legal_moves)
    shelf = SIZE + (ROW if offered else 0.0)
    body = Scene(
        SIZE,
        shelf + (SHELF if position.taken else 0.0),
        (
            *(Stamp(_man(man.symbol()), *at[square]) for square, man in sorted(men.items())),
            *_marks(position, at),
            *(_promotions(position.board) if offered else ()),
            *_shelved(position.taken, shelf),
        ),
        "\n".join(_told(position, outcome, look.language)),
        ground=_ground(look.facing),
        hot=(
            *(_hot(position.board, s, at[s], look.language) for s in chess.SQUARES),
            *(_promotion_places(look.language) if offered else ()),
        ),
        unit=1000 / SIZE,
    )
    badges = [seat_figure(colour) for colour in COLOURS]
    return around(body, look, tuple(_notes(position, outcome, look)), badges)


@cache
def _places(facing: int) -> tuple[XY, ...]:
    """Where the middle of each square is drawn."""
    places = []
    for square in chess.SQUARES:
        file, rank = chess.square_file(square), chess.square_rank(square)
        across, down = (7 - file, rank) if facing else (file, 7 - rank)
        places.append((SIDE + across + 0.5, SIDE + down + 0.5))
    return tuple(places)


@cache
def _ground(facing: int) -> tuple[Shape, ...]:
    files, ranks = list(chess.FILE_NAMES), list(chess.RANK_NAMES[::-1])
    if facing:
        files, ranks = files[::-1], ranks[::-1]
    first, last = SIDE + 0.5, SIZE - SIDE / 2
    return (
        *board(0, 0, SIZE, SIZE),
        *squares(8, 8, SIDE, SIDE),
        *labels_across(files, first, last, 0.32),
        *labels_across(files, first, SIDE / 2, 0.32),
        *labels_down(ranks, SIDE / 2, first, 0.32),
        *labels_down(ranks, last, first, 0.32),
    )


# ---------------------------------------------------------------------- men and marks
def _man(letter: str) -> Symbol:
    return figure(letter.lower(), "white" if letter.isupper() else "black")


def _marks(position: Position, at: tuple[XY, ...]) -> Iterator[Shape]:
    if position.last:
        yield from moved(at[position.last.from_square], at[position.last.to_square])
    king = position.board.king(position.board.turn)
    if king is not None and position.board.is_check():
        yield from checked(*at[king])


def _columns() -> Iterator[tuple[str, float]]:
    """The men to promote to, and where each column's middle is."""
    for number, kind in enumerate(PROMOTIONS):
        yield kind, SIZE / 2 + 1.2 * (number - 1.5)


def _promotions(board: Board) -> Iterator[Shape]:
    """What the side to move may promote to, in a row under the board."""
    colour = COLOURS[int(board.turn == chess.BLACK)]
    for kind, x in _columns():
        yield Box(x - 0.5, SIZE + 0.15, 1, 1, "square_light", "wood_edge", 0.04, 0.1)
        yield Stamp(figure(kind, colour), x, SIZE + 0.65)


def _promotion_places(language: str) -> Iterator[Hot]:
    for kind, x in _columns():
        piece = say(WORDS, language, f"name-{kind}")
        label = say(WORDS, language, "promote", piece=piece)
        yield Hot(x - 0.5, SIZE + 0.15, 1, 1, f"={kind}", label)


def _shelved(taken: str, top: float) -> Iterator[Shape]:
    """The men taken, small, on a tray: Black's from the left, White's from the right."""
    if taken:
        yield Box(
            0.02, top + 0.08, SIZE - 0.04, SHELF - 0.1, "square_light", "wood_edge", 0.04, 0.1
        )
    step = min(SMALL, (SIZE - SMALL) / (len(taken) + 1))
    for colour, start, turn in (("black", 0.15, 1), ("white", SIZE - 0.15, -1)):
        for number, letter in enumerate(_lost(taken, colour)):
            x = start + turn * (SMALL / 2 + number * step)
            yield Stamp(figure(letter.lower(), colour), x, top + SHELF / 2 + 0.03, SMALL)


def _lost(taken: str, colour: str) -> list[str]:
    """The men a side has lost, dearest first."""
    kinds = ORDER.upper() if colour == "white" else ORDER
    return sorted((man for man in taken if man in kinds), key=kinds.index)


# ---------------------------------------------------------------------- in words
@cache
def _name(letter: str, language: str) -> str:
    return say(WORDS, language, f"name-{letter.lower()}")


def _side(colour: str, language: str) -> str:
    return say(WORDS, language, colour)


def _hot(board: Board, square: int, place: XY, language: str) -> Hot:
    name = chess.square_name(square)
    x, y = place
    return Hot(x - 0.5, y - 0.5, 1, 1, name, _label(board, square, name, language))


def _label(board: Board, square: int, name: str, language: str) -> str:
    man = board.piece_at(square)
    if man is None:
        return name
    side = _side("white" if man.color else "black", language)
    return f"{name} " + say(
        WORDS, language, "whose", side=side, piece=_name(man.symbol(), language)
    )


def _notes(position: Position, outcome: Outcome | None, look: Look) -> Iterator[str]:
    """What the picture does not show: check or the result, and the turn."""
    for said in _state(position, outcome, with_turn=not look.players):
        yield tell(said, look.language)


def _told(position: Position, outcome: Outcome | None, language: str) -> Iterator[str]:
    yield say(WORDS, language, "name") + say(WORDS, language, "stop")
    for said in _state(position, outcome, with_turn=True):
        yield tell(said, language)
    if position.last and position.before:
        move = tell(written(position.before, position.last), language)
        ends = (position.last.from_square, position.last.to_square)
        start, end = map(chess.square_name, ends)
        yield say(WORDS, language, "alt-last", move=move, start=start, end=end)
    for colour in COLOURS:
        men = _listed(position.board, colour, language)
        yield say(WORDS, language, "alt-men", side=_side(colour, language), men=men)
    for colour in COLOURS:
        if lost := _lost(position.taken, colour):
            men = say(WORDS, language, "between").join(_name(man, language) for man in lost)
            yield say(WORDS, language, "alt-taken", side=_side(colour, language), men=men)
    yield say(WORDS, language, "alt-squares")


def _state(position: Position, outcome: Outcome | None, *, with_turn: bool) -> Iterator[Phrase]:
    turn = phrase(WORDS, COLOURS[position.seat])
    if outcome:
        why = phrase(WORDS, f"why-{outcome.why}")
        winners = [seat for seat in (0, 1) if outcome.shares[seat] == 1]
        for winner in winners:
            yield phrase(WORDS, "over-won", side=phrase(WORDS, COLOURS[winner]), why=why)
        if not winners:
            yield phrase(WORDS, "over-drawn", why=why)
        return
    if with_turn:
        yield phrase(WORDS, "alt-turn", side=turn)
    if position.board.is_check():
        yield phrase(WORDS, "alt-check", side=turn)


def _listed(board: Board, colour: str, language: str) -> str:
    wanted = colour == "white"
    men = [
        (ORDER.index(man.symbol().lower()), square)
        for square, man in board.piece_map().items()
        if man.color is wanted
    ]
    named = [f"{_name(ORDER[kind], language)} {chess.square_name(s)}" for kind, s in sorted(men)]
    return say(WORDS, language, "between").join(named)
