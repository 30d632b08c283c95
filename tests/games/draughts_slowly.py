"""Draughts once more, slowly and another way: a dictionary of men by column and row.

It walks every chain of jumps one by one, as the rule book tells it, and keeps the longest.
"""

from __future__ import annotations

from collections.abc import Iterator

Square = tuple[int, int]
Found = tuple[int, int, tuple[int, ...]]  # from, to, taken, by number
DIAGONALS = ((-1, -1), (1, -1), (-1, 1), (1, 1))


def square(number: int) -> Square:
    row = (number - 1) // 5
    return (number - 1) % 5 * 2 + (1 if row % 2 == 0 else 0), row


NUMBER = {square(n): n for n in range(1, 51)}


def read(fen: str) -> tuple[str, dict[Square, str]]:
    """Who moves, and the men: W, B, and WK, BK for kings."""
    turn, *sides = fen.split(":")
    men = {}
    for side in sides:
        for item in filter(None, side[1:].split(",")):
            kind = side[0] + ("K" if item.startswith("K") else "")
            men[square(int(item.removeprefix("K")))] = kind
    return turn, men


def moves(fen: str) -> list[Found]:
    turn, men = read(fen)
    own = [at for at, man in men.items() if man[0] == turn]
    chains = {found for at in own for found in chained(men, at)}
    most = max((len(found[2]) for found in chains), default=0)
    if most:
        return sorted(found for found in chains if len(found[2]) == most)
    return sorted((NUMBER[at], NUMBER[to], ()) for at in own for to in plain(men, at))


def plain(men: dict[Square, str], at: Square) -> Iterator[Square]:
    king = men[at].endswith("K")
    ahead = -1 if men[at][0] == "W" else 1
    for x, y in DIAGONALS:
        for far in range(1, 10 if king else 2):
            to = at[0] + x * far, at[1] + y * far
            if to not in NUMBER or to in men:
                break
            if king or y == ahead:
                yield to


def chained(men: dict[Square, str], start: Square) -> set[Found]:
    """Every chain of jumps from here, the unfinished ones too."""
    found = set()
    left = {at: man for at, man in men.items() if at != start}

    def on(at: Square, taken: frozenset[Square]) -> None:
        if taken:
            jumped = tuple(sorted(NUMBER[over] for over in taken))
            found.add((NUMBER[start], NUMBER[at], jumped))
        for over, to in jumps(left, at, men[start], taken):
            on(to, taken | {over})

    on(start, frozenset())
    return found


def jumps(
    men: dict[Square, str], at: Square, man: str, taken: frozenset[Square]
) -> Iterator[tuple[Square, Square]]:
    reach = 10 if man.endswith("K") else 2
    for x, y in DIAGONALS:
        over: Square | None = None
        for far in range(1, reach + 1):
            to = at[0] + x * far, at[1] + y * far
            if to not in NUMBER:
                break
            if to not in men:
                if over:
                    yield over, to
                elif reach == 2:
                    break
                continue
            if over or men[to][0] == man[0] or to in taken:
                break
            over = to
