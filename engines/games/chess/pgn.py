"""A record as PGN, for the programs that people look through games with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

import chess
import chess.pgn

if TYPE_CHECKING:
    from engines.games.chess import Chess

# By White's share.
RESULTS = {Fraction(0): "0-1", Fraction(1, 2): "1/2-1/2", Fraction(1): "1-0"}


def pgn(house: Chess, deal: str, moves: Iterable[tuple[int, str]], names: Sequence[str]) -> str:
    """The game of a record, with the names of White and Black; claims are no moves."""
    state = house.start(deal)
    game = chess.pgn.Game()
    game.setup(state.board)
    node: chess.pgn.GameNode = game
    for seat, text in moves:
        move = house.decode(state, text)
        if isinstance(move, chess.Move):
            node = node.add_variation(move)
        state = house.apply(state, seat, move)
    game.headers["White"], game.headers["Black"] = names
    if outcome := house.outcome(state):
        game.headers["Result"] = RESULTS[outcome.shares[0]]
    return f"{game}\n"
