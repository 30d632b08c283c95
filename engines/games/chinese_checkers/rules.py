"""The rules of Chinese checkers as values: house rules, positions, moves, how a game ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from engines.game import Illegal, Outcome, Seat, option
from engines.games.chinese_checkers.board import (
    CORNER,
    CORNERS,
    FAR,
    NEIGHBOURS,
    TIP,
    bits,
    camp,
    chains,
    opposite,
    steps,
)

# The corners in use, clockwise from the one that moves first.
SEATED = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
REPEATED = 3


class Why(StrEnum):
    """How a game ends, and why a move or a table is refused."""

    GOAL_FULL = "goal_full"
    TURN_LIMIT = "turn_limit"
    REPETITION = "repetition"
    NO_MOVES = "no_moves"

    UNREADABLE = "unreadable"
    NO_HOLE = "no_hole"
    EMPTY_HOLE = "empty_hole"
    NOT_YOURS = "not_yours"
    SAME_HOLE = "same_hole"
    OCCUPIED = "occupied"
    NO_WAY = "no_way"
    LAST_MOVE_MUST_JUMP = "last_move_must_jump"
    FOREIGN_CORNER = "foreign_corner"
    LEAVES_GOAL = "leaves_goal"
    BAD_TABLE = "bad_table"
    FIFTEEN_FOR_TWO = "fifteen_for_two"


class Move(NamedTuple):
    """One piece from hole to hole: a step between neighbours, or else a chain of jumps."""

    start: int
    end: int

    @property
    def is_step(self) -> bool:
        return self.end in NEIGHBOURS[self.start]


@dataclass(frozen=True)
class House:
    """The house rules.

    `anti_block`: a goal is full, too, where foreign pieces that never left it hold its other
    holes.  `foreign_corner`: what a piece may do in a corner that is neither its home nor its
    goal.  `turn_limit` counts each seat's turns; 0 is none.
    """

    players: int = option(2, 2, 3, 4, 6)
    pieces15: bool = option(False, False, True)
    long_jump: bool = option(False, False, True)
    last_move_jump: bool = option(False, False, True)
    anti_block: bool = option(True, True, False)
    foreign_corner: str = option("pass_and_stop", "pass_and_stop", "pass_only", "forbidden")
    leave_goal: bool = option(True, True, False)
    play_on: bool = option(True, True, False)
    auto_draw: bool = option(True, True, False)
    turn_limit: int = option(300)

    def __post_init__(self) -> None:
        """Raises Illegal for a number of players that the star has no fair places for."""
        if self.players not in SEATED:
            raise Illegal(Why.BAD_TABLE, players=self.players)
        if self.pieces15 and self.players != 2:
            raise Illegal(Why.FIFTEEN_FOR_TWO, players=self.players)

    @property
    def places(self) -> int:
        """How many seats fill their goals before the game is decided."""
        return self.players - 1 if self.play_on else 1


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stands.

    `camps` are the home corners and `pieces` the sets of holes by seat; `stayed` are the holes
    of pieces that never left home.  `turns` counts the turns each seat had, `placed` are the
    seats that filled their goals, first to last, `past` the positions of a game for two with
    this one last.  `path` is the way of the last move, `skipped` who could not move after it.
    """

    camps: tuple[int, ...]
    pieces: tuple[int, ...]
    turn: Seat
    stayed: int
    turns: tuple[int, ...]
    placed: tuple[Seat, ...] = ()
    past: tuple[tuple[int, ...], ...] = ()
    path: tuple[int, ...] = ()
    skipped: tuple[Seat, ...] = ()
    ended: Why | None = None

    @property
    def occupied(self) -> int:
        found = 0
        for own in self.pieces:
            found |= own
        return found

    def owner(self, hole: int) -> Seat | None:
        """Whose piece is in a hole."""
        return next((s for s, own in enumerate(self.pieces) if own >> hole & 1), None)

    @property
    def mover(self) -> Seat | None:
        """Who made the last move."""
        return self.owner(self.path[-1]) if self.path else None


# ---------------------------------------------------------------------- the board
def home(house: House, position: Position, seat: Seat) -> int:
    return camp(position.camps[seat], fifteen=house.pieces15)


def goal(house: House, position: Position, seat: Seat) -> int:
    return camp(opposite(position.camps[seat]), fifteen=house.pieces15)


def corners(players: int, bottom: Seat) -> tuple[int, ...]:
    """The home corner of each seat when this one, who moves first, has the bottom."""
    return tuple(SEATED[players][(seat - bottom) % players] for seat in range(players))


def opening(house: House, first: Seat) -> Position:
    camps = corners(house.players, first)
    pieces = tuple(camp(corner, fifteen=house.pieces15) for corner in camps)
    fresh = Position(camps, pieces, first, sum(pieces), (0,) * house.players)
    return replace(fresh, past=remembered(house, fresh))


def _foreign(position: Position, seat: Seat) -> int:
    """The corners that are neither the seat's home nor its goal."""
    own = position.camps[seat]
    others = (c for c in range(len(CORNERS)) if c not in (own, opposite(own)))
    return sum(CORNER[corner] for corner in others)


# ---------------------------------------------------------------------- moves
def moves(house: House, position: Position) -> Iterator[Move]:
    """Every legal move of the seat whose turn it is."""
    if position.ended is None:
        yield from _moves(house, position)


def _moves(house: House, position: Position) -> Iterator[Move]:
    for start in bits(position.pieces[position.turn]):
        for end in ends(house, position, start):
            move = Move(start, end)
            if allowed(house, position, move):
                yield move


def ends(house: House, position: Position, start: int) -> Iterator[int]:
    """Where steps and jumps lead from a hole, before the house rules about ending there."""
    yield from steps(position.occupied, start)
    yield from _jumped(house, position, start)


def _jumped(house: House, position: Position, start: int) -> dict[int, int]:
    barred = _foreign(position, position.turn) if house.foreign_corner == "forbidden" else 0
    return chains(position.occupied, start, barred, long=house.long_jump)


def allowed(house: House, position: Position, move: Move) -> bool:
    """Whether the house rules let a move end where it ends."""
    return refused(house, position, move) is None


def refused(house: House, position: Position, move: Move) -> Why | None:
    """The house rule against a move that the board allows."""
    seat, end = position.turn, move.end
    if house.foreign_corner != "pass_and_stop" and _foreign(position, seat) >> end & 1:
        return Why.FOREIGN_CORNER
    if not house.leave_goal:
        target = goal(house, position, seat)
        if target >> move.start & 1 and not target >> end & 1:
            return Why.LEAVES_GOAL
    if house.last_move_jump and move.is_step and completes(house, position, move):
        return Why.LAST_MOVE_MUST_JUMP
    return None


def completes(house: House, position: Position, move: Move) -> bool:
    """Whether the mover's goal is full after this move."""
    return full(house, moved(house, position, move), position.turn)


def full(house: House, position: Position, seat: Seat) -> bool:
    """Whether the seat's goal counts as full, own pieces or not all."""
    target, own = goal(house, position, seat), position.pieces[seat]
    foreign = target & ~own
    if not foreign:
        return True
    if not house.anti_block or not own & target:
        return False
    opposed = opposite(position.camps[seat])
    if opposed not in position.camps:
        return False
    owner = position.camps.index(opposed)
    return not foreign & ~(position.pieces[owner] & position.stayed)


# ---------------------------------------------------------------------- playing
def moved(house: House, position: Position, move: Move) -> Position:
    """Only the pieces: the position with one of them elsewhere."""
    seat, start, end = position.turn, 1 << move.start, 1 << move.end
    pieces = list(position.pieces)
    pieces[seat] = pieces[seat] & ~start | end
    stayed = position.stayed & ~start
    if position.stayed & start and home(house, position, seat) & end:
        stayed |= end
    return replace(position, pieces=tuple(pieces), stayed=stayed)


def play(house: House, position: Position, move: Move) -> Position:
    """The position after a legal move."""
    seat = position.turn
    then = replace(
        moved(house, position, move),
        path=way(house, position, move),
        turns=_counted(position.turns, seat),
        skipped=(),
    )
    if full(house, then, seat):
        then = replace(then, placed=(*then.placed, seat))
    if _decided(house, then):
        return replace(then, ended=Why.GOAL_FULL)
    then = settled(house, replace(then, turn=_after(then, seat)))
    then = replace(then, past=(*position.past, *remembered(house, then)))
    if then.ended is None and then.past and then.past.count(then.past[-1]) >= REPEATED:
        return replace(then, ended=Why.REPETITION)
    return then


def way(house: House, position: Position, move: Move) -> tuple[int, ...]:
    """The holes touched from start to end, by as few jumps as can be."""
    if move.is_step:
        return move
    came = _jumped(house, position, move.start)
    path = [move.end]
    while path[-1] != move.start:
        path.append(came[path[-1]])
    return tuple(reversed(path))


def _counted(turns: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return (*turns[:seat], turns[seat] + 1, *turns[seat + 1 :])


def _decided(house: House, position: Position) -> bool:
    return len(position.placed) >= house.places


def _after(position: Position, seat: Seat) -> Seat:
    """The next seat, clockwise, that has not filled its goal."""
    count = len(position.pieces)
    later = ((seat + step) % count for step in range(1, count + 1))
    return next(s for s in later if s not in position.placed)


def settled(house: House, position: Position) -> Position:
    """With the turn passed on over seats that cannot move, and the end where there is one."""
    for _ in position.pieces:
        seat = position.turn
        if house.turn_limit and position.turns[seat] >= house.turn_limit:
            return replace(position, ended=Why.TURN_LIMIT)
        if next(_moves(house, position), None):
            return position
        position = replace(
            position,
            turn=_after(position, seat),
            turns=_counted(position.turns, seat),
            skipped=(*position.skipped, seat),
        )
    return replace(position, ended=Why.NO_MOVES)


def remembered(house: House, position: Position) -> tuple[tuple[int, ...], ...]:
    """What must be the same for a repetition, where one is a draw."""
    if house.players != 2 or not house.auto_draw:
        return ()
    return ((*position.pieces, position.turn),)


# ---------------------------------------------------------------------- the end
def togo(position: Position, seat: Seat) -> int:
    """The sum of all distances to the tip of the goal."""
    far = FAR[TIP[opposite(position.camps[seat])]]
    return sum(far[hole] for hole in bits(position.pieces[seat]))


def ranking(house: House, position: Position) -> list[list[Seat]]:
    """The seats best first, equal ones together: those placed, then by pieces in the goal,
    then by the distance to its tip (unless the game ended with its winner)."""
    found = [[seat] for seat in position.placed]
    left = [seat for seat in range(house.players) if seat not in position.placed]
    if position.ended is Why.GOAL_FULL:
        return [*found, left]

    def standing(seat: Seat) -> tuple[int, int]:
        there = goal(house, position, seat) & position.pieces[seat]
        return -there.bit_count(), togo(position, seat)

    tiers: dict[tuple[int, int], list[Seat]] = {}
    for seat in left:
        tiers.setdefault(standing(seat), []).append(seat)
    return [*found, *(tiers[key] for key in sorted(tiers))]


def outcome(house: House, position: Position) -> Outcome | None:
    """The first has the whole share, several firsts half a one each; points are the number of
    seats left behind."""
    if position.ended is None:
        return None
    if position.ended is Why.REPETITION:
        return Outcome.drawn(house.players, position.ended)
    tiers = ranking(house, position)
    shares, points = [Fraction(0)] * house.players, [0] * house.players
    behind = house.players
    for tier in tiers:
        behind -= len(tier)
        for seat in tier:
            points[seat] = behind
    for seat in tiers[0]:
        shares[seat] = Fraction(1) if len(tiers[0]) == 1 else Fraction(1, 2)
    return Outcome(tuple(shares), tuple(points), position.ended)
