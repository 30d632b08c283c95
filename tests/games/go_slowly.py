"""Go by the letter of its rules, slowly: to compare the quick engine with."""

from __future__ import annotations

Xy = tuple[int, int]
Board = dict[Xy, str]  # stones by place, both from 1 at the bottom left: X Black, O White


def around(size: int, at: Xy) -> list[Xy]:
    x, y = at
    near = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    return [(a, b) for a, b in near if 1 <= a <= size and 1 <= b <= size]


def reached(size: int, board: Board, at: Xy) -> set[Xy]:
    """The points of one kind that hang together with this one."""
    found: set[Xy] = set()
    todo = [at]
    while todo:
        here = todo.pop()
        if here not in found:
            found.add(here)
            todo += [n for n in around(size, here) if board.get(n) == board.get(at)]
    return found


def breathes(size: int, board: Board, at: Xy) -> bool:
    return any(n not in board for p in reached(size, board, at) for n in around(size, p))


def put(size: int, board: Board, at: Xy, stone: str) -> Board | None:
    """The board after a stone: first theirs without liberties go; None if then ours has none."""
    now = {**board, at: stone}
    lost = [p for p, s in now.items() if s != stone and not breathes(size, now, p)]
    for p in lost:
        del now[p]
    return now if breathes(size, now, at) else None


def legal(size: int, boards: list[Board], stone: str, ko: str) -> set[Xy]:
    """Where a stone may go; `boards` are all so far, one for each ply, a pass included."""
    same_side = boards[len(boards) % 2 :: 2]
    barred = {"superko": boards, "simple": boards[-2:-1], "ssk": same_side}[ko]
    places = [(x, y) for x in range(1, size + 1) for y in range(1, size + 1)]
    free = [at for at in places if at not in boards[-1]]
    made = {at: put(size, boards[-1], at, stone) for at in free}
    return {at for at, board in made.items() if board is not None and board not in barred}


def area(size: int, board: Board) -> dict[str, int]:
    """Points by owner: X, O, or "" for those that neither or both reach."""
    held = {"X": 0, "O": 0, "": 0}
    for x in range(1, size + 1):
        for y in range(1, size + 1):
            if (x, y) in board:
                held[board[x, y]] += 1
                continue
            region = reached(size, board, (x, y))
            beside = {board[n] for p in region for n in around(size, p) if n in board}
            held[beside.pop() if len(beside) == 1 else ""] += 1
    return held
