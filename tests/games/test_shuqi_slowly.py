"""Moves of number chess against another way to find them: by coordinates and brute force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engines.games.shuqi import Shuqi
from engines.games.shuqi.sums import Allowed
from tests.games.test_shuqi_sums import reachable
from tests.selfplay import LONG, random_game, sampled

ROWS = (1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1)
AT = {
    (row, 8 - length + 2 * hole): f"{'abcdefghijklmno'[row]}{hole + 1}"
    for row, length in enumerate(ROWS)
    for hole in range(length)
}
WAYS = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
MOST = 4  # crossed numbers worked out by brute force


def slowly(own: dict[str, int], other: dict[str, int]) -> Iterator[tuple[str, str, str]]:
    """Every move but chains, and crossings of more than four with the kind "?"."""
    men = own | other
    for (row, x), start in AT.items():
        for down, across in WAYS if start in own else ():
            crossed: list[int] = []
            before, step = "", 1
            while (row + step * down, x + step * across) in AT:
                point = AT[row + step * down, x + step * across]
                if point in men:
                    crossed.append(men[point])
                elif step == 1:
                    yield "移", start, point
                elif before in men:
                    yield _kind(crossed, step, own[start]), start, point
                before, step = point, step + 1


def _kind(crossed: list[int], step: int, mover: int) -> str:
    if len(crossed) == 1 and step == 2:
        return "邻"
    if len(crossed) > MOST:
        return "?"
    return "单跨" if mover in reachable(tuple(crossed), Allowed()) else ""


@pytest.mark.parametrize("seed", range(5 if LONG else 1))
def test_moves_are_those_found_slowly(seed: int) -> None:
    game = Shuqi()
    for state in sampled(random_game(game, seed, 300 if LONG else 60), 20 if LONG else 4):
        position = game.position(state)
        for side, names in (("R", ("red", "blue")), ("B", ("blue", "red"))):
            found: list[Any] = game.judge("moves", {"side": side, "position": position})["moves"]
            slow = list(slowly(position[names[0]], position[names[1]]))
            unsure = {move[1:] for move in slow if move[0] == "?"}
            sure = sorted([*move] for move in slow if move[0] not in ("", "?"))
            assert [move for move in found if tuple(move[1:]) not in unsure] == sure
