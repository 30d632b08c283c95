"""Perft, replay and answers of the computer player, and what our positions cost over plain boards.

python -m benchmarks.chess
"""

from __future__ import annotations

import chess

from benchmarks._playing import seconds
from engines.game import replay
from engines.games.chess import Chess
from engines.luck import SEED_BYTES, Luck

ROUNDS = 5
PLIES = 300
GAME = Chess()
MIDDLE = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8"


def record(luck: Luck, plies: int) -> list[tuple[int, str]]:
    """The moves of a random game, or of its first plies."""
    state = GAME.start()
    found: list[tuple[int, str]] = []
    while len(found) < plies and (seats := GAME.to_move(state)):
        move = luck.choice(list(state.board.legal_moves))
        found.append((min(seats), GAME.format(state, move)))
        state = GAME.apply(state, min(seats), move)
    return found


def plain(moves: list[tuple[int, str]]) -> None:
    """The same moves on a board of python-chess, looking for the end after each."""
    board = chess.Board()
    for _, text in moves:
        board.push(chess.Move.from_uci(text))
        board.outcome()


def main() -> None:
    for depth in range(1, 5):
        nodes = GAME.perft(GAME.start(), depth)
        spent = seconds(lambda d=depth: GAME.perft(GAME.start(), d))  # type: ignore[misc]
        print(f"perft({depth}) {nodes:8} {spent:7.3f} s {nodes / spent:12,.0f} nodes/s")  # noqa: T201
    games = (record(Luck(bytes([n]) * SEED_BYTES), PLIES) for n in range(9))
    moves = max(games, key=len)
    for name, work in (
        ("ours", lambda: replay(GAME, "", moves)),
        ("python-chess", lambda: plain(moves)),
    ):
        spent = min(seconds(work) for _ in range(ROUNDS))
        print(f"replay of {len(moves)} plies {spent * 1e3:6.1f} ms {name}")  # noqa: T201
    middle = GAME.start(GAME.place(MIDDLE))
    for level in (1, 2, 3):
        spent = seconds(lambda n=level: GAME.advise(middle, Luck(bytes(SEED_BYTES)), n))  # type: ignore[misc]
        print(f"answer at level {level} {spent * 1e3:.0f} ms")  # noqa: T201


if __name__ == "__main__":
    main()
