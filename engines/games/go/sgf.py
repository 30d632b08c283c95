"""A record as SGF (FF 4), for the programs that people look through games with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from engines.games.go.board import BLACK, WHITE, Point
from engines.games.go.rules import COLOURS, Call, Dead, Position, counted

if TYPE_CHECKING:
    from engines.games.go import Go

LETTERS = "abcdefghijklmnopqrs"
ESCAPED = str.maketrans({"\\": "\\\\", "]": "\\]", "\n": " ", "\r": " "})


def sgf(game: Go, deal: str, moves: Iterable[tuple[int, str]], names: Sequence[str]) -> str:
    """The game of a record, with the names of Black and White; counting moves are left out."""
    state = start = game.start(deal)
    nodes = []
    for seat, text in moves:
        move = game.decode(state, text)
        if not isinstance(move, Dead) and move in (Call.PASS, *range(len(state.board))):
            at = "" if isinstance(move, Call) else point(state.size, move)
            nodes.append(f";{'BW'[seat]}[{at}]")
        state = game.apply(state, seat, move)
    return f"({root(game, start, names, result(game, state))}{''.join(nodes)})"


def root(game: Go, start: Position, names: Sequence[str], ended: str) -> str:
    black, white = (name.translate(ESCAPED) for name in names)
    said = [
        *("GM[1]", "FF[4]", "CA[UTF-8]", "RU[Chinese]"),
        f"SZ[{start.size}]",
        f"KM[{decimal(game.rules.komi)}]",
        f"PB[{black}]",
        f"PW[{white}]",
    ]
    if game.handicap:
        said.append(f"HA[{game.handicap}]")
    for mark, stone in (("AB", BLACK), ("AW", WHITE)):
        points = (point(start.size, p) for p, found in enumerate(start.board) if found == stone)
        if listed := "".join(f"[{at}]" for at in points):
            said.append(mark + listed)
    if start.first:
        said.append("PL[W]")
    if ended:
        said.append(f"RE[{ended}]")
    return ";" + "".join(said)


def result(game: Go, state: Position) -> str:
    """B+1.5, W+7.5 or 0; nothing while the game goes on."""
    if state.ended is None:
        return ""
    lead = counted(game.rules, state).lead
    return f"{COLOURS[lead < 0][0].upper()}+{decimal(abs(lead))}" if lead else "0"


def point(size: int, place: Point) -> str:
    row, column = divmod(place, size)
    return LETTERS[column] + LETTERS[size - 1 - row]


def decimal(value: Fraction) -> str:
    return f"{float(value):g}"
