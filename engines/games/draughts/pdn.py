"""A record as PDN 3.0, for the programs that people look through games with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from engines.games.draughts import fen
from engines.games.draughts.board import BLACK
from engines.games.draughts.rules import Claim

if TYPE_CHECKING:
    from engines.games.draughts import Draughts

GAME_TYPES = {"international": "20", "russian": "25", "brazilian": "26"}  # PDN 3.0, 3.4
# By White's share, as draughts counts: two points a game.
RESULTS = {Fraction(0): "0-2", Fraction(1, 2): "1-1", Fraction(1): "2-0"}
QUOTED = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": " "})


def pdn(house: Draughts, deal: str, moves: Iterable[tuple[int, str]], names: Sequence[str]) -> str:
    """The game of a record, with the names of White and Black; claims are no moves."""
    state = house.start(deal)
    number, said = 1, ["1..."] if state.board.turn == BLACK else []
    for seat, text in moves:
        move = house.decode(state, text)
        if not isinstance(move, Claim):
            said += [f"{number}."] if seat == 0 else []
            said.append(text)
            number += seat
        state = house.apply(state, seat, move)
    outcome = house.outcome(state)
    result = RESULTS[outcome.shares[0]] if outcome else "*"
    tags = [("White", names[0]), ("Black", names[1]), ("Result", result)]
    tags += [("GameType", GAME_TYPES[house.variant])]
    tags += [("FEN", fen.named(house.start(deal).board))] if deal else []
    heads = [f'[{tag} "{value.translate(QUOTED)}"]' for tag, value in tags]
    return "\n".join([*heads, "", " ".join([*said, result])]) + "\n"
