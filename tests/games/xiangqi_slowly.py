"""The movement rules of xiangqi once more, by coordinates and with no thought of speed."""

from __future__ import annotations

Cells = dict[tuple[int, int], str]
Point = tuple[int, int]


def _cells(text: str) -> Cells:
    return {(i % 9, i // 9): piece for i, piece in enumerate(text) if piece != "."}


def _mine(piece: str, turn: int) -> bool:
    return piece.islower() == bool(turn)


def _on_board(point: Point) -> bool:
    return 0 <= point[0] < 9 and 0 <= point[1] < 10


def _in_palace(point: Point, turn: int) -> bool:
    return 3 <= point[0] <= 5 and (7 <= point[1] <= 9 if turn else 0 <= point[1] <= 2)


def _own_half(point: Point, turn: int) -> bool:
    return point[1] > 4 if turn else point[1] < 5


def _between(cells: Cells, a: Point, b: Point) -> int:
    """How many men stand strictly between two points of one line."""
    dx, dy = (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])
    count, point = 0, (a[0] + dx, a[1] + dy)
    while point != b:
        count += point in cells
        point = (point[0] + dx, point[1] + dy)
    return count


def _goes(cells: Cells, a: Point, b: Point) -> bool:
    """Whether the man on `a` moves, or takes an enemy, on `b`."""
    piece, turn = cells[a].lower(), int(cells[a].islower())
    dx, dy = b[0] - a[0], b[1] - a[1]
    size = sorted((abs(dx), abs(dy)))
    screens = _between(cells, a, b) if size[0] == 0 else -1
    if piece == "k":
        return size == [0, 1] and _in_palace(b, turn)
    if piece == "a":
        return size == [1, 1] and _in_palace(b, turn)
    if piece == "b":
        eye = (a[0] + dx // 2, a[1] + dy // 2)
        return size == [2, 2] and _own_half(b, turn) and eye not in cells
    if piece == "n":
        leg = (a[0] + int(dx / 2), a[1] + int(dy / 2))
        return size == [1, 2] and leg not in cells
    if piece == "r":
        return screens == 0
    if piece == "c":
        return screens == (1 if b in cells else 0)
    ahead = -dy if turn else dy
    return size == [0, 1] and (ahead == 1 or (ahead == 0 and not _own_half(a, turn)))


def _attacked(cells: Cells, turn: int) -> bool:
    """Whether the side's general can be taken, or sees the other one, or is gone."""
    homes = {piece: point for point, piece in cells.items() if piece in "Kk"}
    own, other = ("k", "K") if turn else ("K", "k")
    if own not in homes:
        return True
    king = homes[own]
    if other in homes and homes[other][0] == king[0] and not _between(cells, king, homes[other]):
        return True
    return any(not _mine(p, turn) and _goes(cells, at, king) for at, p in cells.items())


def slow_in_check(text: str, turn: int) -> bool:
    return _attacked(_cells(text), turn)


def slow_steps(text: str, turn: int) -> set[tuple[int, int]]:
    """Every legal step as (from, to), squares counted rank * 9 + file."""
    cells = _cells(text)
    found = set()
    for a in [point for point, piece in cells.items() if _mine(piece, turn)]:
        for b in [(x, y) for x in range(9) for y in range(10)]:
            own = b in cells and _mine(cells[b], turn)
            if a == b or own or not _goes(cells, a, b):
                continue
            then = {p: m for p, m in cells.items() if p != a} | {b: cells[a]}
            if not _attacked(then, turn):
                found.add((a[1] * 9 + a[0], b[1] * 9 + b[0]))
    return found
