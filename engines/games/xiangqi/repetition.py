"""What a repeated loop of steps amounts to: who checks, who chases, who must vary.

`axf` is the practice of the Asian Xiangqi Federation, `cxa` a simplified reading of the
Chinese association's.  Pieces are followed through the loop, so that chasing one piece with
every step differs from chasing two in turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engines.games.xiangqi.board import (
    BIT,
    BLACK,
    CANNONS,
    HORSES,
    PAWNS,
    RED,
    SQUARES,
    Board,
    Step,
    after,
    bits,
    can_move,
    half,
    in_check,
    reach,
    safe,
    sides,
    steps,
)


class Act(StrEnum):
    """What one step does to the opponent; the letters are those of the records of loops."""

    CHECK = "C"
    KILL = "K"
    CHASE = "H"
    IDLE = "."


class Fault(StrEnum):
    """What a side may not go on doing."""

    PERPETUAL_CHECK = "perpetual_check"
    PERPETUAL_CHASE = "perpetual_chase"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who must vary and why; nobody must: a draw."""

    side: int | None = None
    fault: Fault | None = None


DRAW = Verdict()
Men = dict[int, int]


@dataclass(frozen=True, slots=True)
class Ply:
    """One step of the loop: its mover, what it does, and the pieces it newly chases."""

    mover: int
    act: Act
    chased: frozenset[int]


# ---------------------------------------------------------------------- the verdict
def verdict(boards: Sequence[Board], played: Sequence[Step], rule: str) -> Verdict:
    """The verdict on a loop: boards[i] before played[i], boards[-1] equal to boards[0].

    `rule` is "axf", "cxa" or "simple".
    """
    plies = classify(boards, played, kills=rule == "cxa")
    checking = [s for s in (RED, BLACK) if _always(plies, s, {Act.CHECK})]
    if checking:
        return _only(checking, Fault.PERPETUAL_CHECK)
    match rule:
        case "axf" if not any(ply.act is Act.CHECK for ply in plies):
            chasing = [s for s in (RED, BLACK) if _one_chased(plies, s)]
        case "cxa":
            chasing = [s for s in (RED, BLACK) if _always(plies, s, set(Act) - {Act.IDLE})]
        case _:
            chasing = []
    return _only(chasing, Fault.PERPETUAL_CHASE)


def _only(at_fault: list[int], fault: Fault) -> Verdict:
    return Verdict(at_fault[0], fault) if len(at_fault) == 1 else DRAW


def _always(plies: Sequence[Ply], side: int, acts: set[Act]) -> bool:
    return all(ply.act in acts for ply in plies if ply.mover == side)


def _one_chased(plies: Sequence[Ply], side: int) -> bool:
    """Whether one and the same piece is newly chased by every step of the side."""
    own = [ply.chased for ply in plies if ply.mover == side]
    return bool(frozenset.intersection(*own))


# ---------------------------------------------------------------------- each step
def classify(
    boards: Sequence[Board], played: Sequence[Step], *, kills: bool = True
) -> tuple[Ply, ...]:
    """What each step of a loop without captures does; kills are looked for on request."""
    men: Men = {s: s for s in SQUARES}
    plies = []
    for i, step in enumerate(played):
        before, now = boards[i], boards[i + 1]
        mover = before.turn
        threatened = {men[s] for s in chased(before, mover)}
        men[step.end], men[step.start] = men[step.start], men[step.end]
        new = frozenset(men[s] for s in chased(now, mover)) - threatened
        plies.append(Ply(mover, _act(before, now, new, kills=kills), new))
    return tuple(plies)


def _act(before: Board, now: Board, new: frozenset[int], *, kills: bool) -> Act:
    if in_check(now, now.turn):
        return Act.CHECK
    if kills and mates(now._replace(turn=before.turn)) and not mates(before):
        return Act.KILL
    return Act.CHASE if new else Act.IDLE


def mates(board: Board) -> bool:
    """Whether the side to move has a mate in one."""
    return any(
        in_check(then, then.turn) and not can_move(then)
        for then in (after(board, *step) for step in steps(board))
    )


# ---------------------------------------------------------------------- what is chased
def chased(board: Board, side: int) -> set[int]:
    """The squares of enemy pieces that `side` chases: could take with profit now."""
    ours = board._replace(turn=side)
    return {end for start, end in _takes(ours) if _profits(ours, start, end)}


def _takes(board: Board) -> Iterator[tuple[int, int]]:
    """Legal captures that may count: not by general or pawn, not of the general.

    Nor of a pawn on its own half, which threatens nobody yet.
    """
    own, enemy = sides(board)
    for start in bits(own):
        if board.cells[start] in "KkPp":
            continue
        for end in bits(reach(board.cells[start], start, own | enemy) & enemy):
            if _worth(board, end) and safe(board, start, end):
                yield start, end


def _worth(board: Board, square: int) -> bool:
    piece = board.cells[square]
    at_home = piece in PAWNS and BIT[square] & half(int(piece.islower()))
    return piece not in "Kk" and not at_home


def _profits(board: Board, start: int, end: int) -> bool:
    taker, taken = board.cells[start].lower(), board.cells[end].lower()
    if taken == "r" and taker in HORSES + CANNONS:
        return True
    if taken in "rnc" and taker in "ab":
        return True
    then = after(board, start, end)
    if _can_go(then, end):
        return False
    theirs = board._replace(turn=1 - board.turn)
    return not (taker == taken and _legal(theirs, end, start))


def _can_go(board: Board, end: int) -> bool:
    """Whether any piece of the side to move may legally take on a square."""
    own, _ = sides(board)
    return any(_legal(board, start, end) for start in bits(own))


def _legal(board: Board, start: int, end: int) -> bool:
    goals = reach(board.cells[start], start, board.red | board.black)
    return bool(goals & BIT[end]) and safe(board, start, end)
