"""The rules of 军棋 for two: states, moves, fights and ends.  The umpire is in `apply`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from engines.games.luzhanqi.board import WAYS, turned
from engines.junqi import umpire
from engines.junqi.army import Fight, fight, standing
from engines.junqi.moves import Last as Last
from engines.junqi.moves import March as March
from engines.junqi.moves import Setup as Setup
from engines.junqi.umpire import count as count
from engines.junqi.umpire import flag_shown as flag_shown

SEATS = 2


class Why(StrEnum):
    """How a game ends, and why a move is refused."""

    FLAG_TAKEN = "flag_taken"
    NO_MOVES = "no_moves"
    TIMEOUTS = "timeouts"
    NO_CAPTURES = "no_captures"
    UNREADABLE = "unreadable"
    SET_UP_FIRST = "set_up_first"
    ALREADY_SET_UP = "already_set_up"
    NO_PRESET = "no_preset"
    SETUP_CAMP = "setup_camp"
    SETUP_PIECES = "setup_pieces"
    SETUP_FLAG = "setup_flag"
    SETUP_MINE = "setup_mine_rows"
    SETUP_BOMB = "setup_bomb_front_row"
    RESIGN_LATER = "resign_later"
    EMPTY_POST = "empty_post"
    NOT_YOURS = "not_yours"
    OTHER_PIECE = "other_piece"
    NEVER_MOVES = "never_moves"
    IN_HEADQUARTERS = "in_headquarters"
    OWN_THERE = "own_there"
    SAFE_IN_CAMP = "safe_in_camp"
    NO_WAY = "no_way"


@dataclass(frozen=True, slots=True)
class Man:
    """A piece.  `kind` is "" in the view of who may not know it; `beat` is the highest kind
    it has won against, which only the loser of that piece knows."""

    seat: int
    kind: str
    moved: bool = False
    beat: str = ""


@dataclass(frozen=True, slots=True)
class Skip:
    """Time ran out: nothing moves, and it is counted."""


Move = Setup | March | Skip
Board = tuple[Man | None, ...]


@dataclass(frozen=True, slots=True)
class State:
    """`randoms` are the layouts chance keeps ready for each seat; `quiet` plies without a loss."""

    board: Board
    randoms: tuple[str, str]
    ready: tuple[bool, bool] = (False, False)
    turn: int = 0
    quiet: int = 0
    plies: int = 0
    skips: tuple[int, int] = (0, 0)
    lost: tuple[str, str] = ("", "")
    last: Last | None = None
    ended: Why | None = None
    winner: int | None = None


def set_up(state: State, seat: int, layout: str) -> State:
    board = list(state.board)
    for post, kind in standing(layout).items():
        board[turned(post) if seat else post] = Man(seat, kind)
    ready = (True, state.ready[1]) if seat == 0 else (state.ready[0], True)
    return replace(state, board=tuple(board), ready=ready)


def destinations(board: Board, post: int) -> frozenset[int]:
    """Where the piece on a post may go, for who knows its kind."""
    man = board[post]
    taken = umpire.occupied(board, (man.seat,)) if man else {}
    return umpire.reach(WAYS, board, post, taken)


def marches(board: Board, seat: int) -> list[March]:
    """Every march of a seat, by start and end."""
    return list(_marches(board, seat))


def _marches(board: Board, seat: int) -> Iterator[March]:
    return umpire.marches(WAYS, board, seat, umpire.occupied(board, (seat,)))


def march(state: State, move: March, limit: int) -> State:
    """The umpire: moves, fights, and sees whether that was the end."""
    man, foe = state.board[move.start], state.board[move.end]
    assert man is not None
    board = list(state.board)
    board[move.start] = None
    won = fight(man.kind, foe.kind) if foe else None
    lost = umpire.lost(state.lost, man, foe, won)
    board[move.end] = _left(replace(man, moved=True), foe, won)
    after = replace(
        state,
        board=tuple(board),
        lost=(lost[0], lost[1]),
        last=Last(man.seat, move.start, move.end, won),
        quiet=0 if foe else state.quiet + 1,
        plies=state.plies + 1,
    )
    if won in (Fight.FLAG, Fight.FLAG_BOTH):
        return replace(after, ended=Why.FLAG_TAKEN, winner=man.seat)
    return settled(replace(after, turn=1 - man.seat), limit)


def skip(state: State, seat: int, limit: int, most: int) -> State:
    """A turn lost by the clock; `most` of them lose the game."""
    count = state.skips[seat] + 1
    skips = (count, state.skips[1]) if seat == 0 else (state.skips[0], count)
    after = replace(
        state, skips=skips, quiet=state.quiet + 1, plies=state.plies + 1, turn=1 - seat, last=None
    )
    if count >= most > 0:
        return replace(after, ended=Why.TIMEOUTS, winner=1 - seat)
    return settled(after, limit)


def settled(state: State, limit: int) -> State:
    """With the end written in, if whoever is to move cannot, or nothing was lost for long."""
    if not all(state.ready):
        return state
    if not any(_marches(state.board, state.turn)):
        return replace(state, ended=Why.NO_MOVES, winner=1 - state.turn)
    if state.quiet >= limit > 0:
        return replace(state, ended=Why.NO_CAPTURES)
    return state


def _left(man: Man, foe: Man | None, won: Fight | None) -> Man | None:
    match won:
        case None | Fight.FLAG:
            return man
        case Fight.BOTH | Fight.FLAG_BOTH:
            return None
        case Fight.ATTACKER:
            assert foe is not None
            return replace(man, beat=max(man.beat, foe.kind))
        case Fight.DEFENDER:
            assert foe is not None
            return replace(foe, beat=max(foe.beat, man.kind))
