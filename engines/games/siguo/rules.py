"""The rules of 四国军棋: four armies, two teams, one umpire."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from engines.games.siguo.board import SEATS, WAYS
from engines.junqi import umpire, zone
from engines.junqi.army import Fight, fight, standing
from engines.junqi.moves import Last as Last
from engines.junqi.moves import March as March
from engines.junqi.moves import Setup as Setup
from engines.junqi.umpire import count as count
from engines.junqi.umpire import flag_shown as flag_shown

TEAMS = 2
NOTHING = ("",) * SEATS


class Why(StrEnum):
    """How a game ends, and why a move is refused."""

    LAST_TEAM = "last_team"
    NO_CAPTURES = "no_captures"
    LEFT = "left"
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
    PARTNER_THERE = "partner_there"
    SAFE_IN_CAMP = "safe_in_camp"
    NO_WAY = "no_way"


class Fate(StrEnum):
    """How a seat was beaten; its pieces leave the board at once."""

    FLAG_TAKEN = "flag_taken"
    NO_MOVES = "no_moves"
    TIMEOUTS = "timeouts"
    RESIGNED = "resigned"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Man:
    """A piece.  `kind` is "" in the view of who may not know it; `beat` is, for each seat, the
    highest kind of that seat's that it has won against."""

    seat: int
    kind: str
    moved: bool = False
    beat: tuple[str, ...] = NOTHING


class Word(StrEnum):
    """A turn that moves nothing: the clock ran out, the seat resigns, or walks away."""

    TIMEOUT = "timeout"
    RESIGN = "resign"
    LEAVE = "quit"


Move = Setup | March | Word
Board = tuple[Man | None, ...]


@dataclass(frozen=True, slots=True)
class Limits:
    """House rules that end a game; 0 is none.  `step` is 1 when seats move s, e, n, w."""

    quiet: int = 70
    skips: int = 5
    step: int = 1


@dataclass(frozen=True, slots=True)
class State:
    """`randoms` are the layouts chance keeps ready; `quiet` plies without a loss; `fates` how
    each seat was beaten, `news` the seats beaten by the last ply."""

    board: Board
    randoms: tuple[str, ...]
    ready: tuple[bool, ...] = (False,) * SEATS
    turn: int = 0
    quiet: int = 0
    plies: int = 0
    skips: tuple[int, ...] = (0,) * SEATS
    lost: tuple[str, ...] = NOTHING
    fates: tuple[Fate | None, ...] = (None,) * SEATS
    news: tuple[int, ...] = ()
    last: Last | None = None
    ended: Why | None = None
    winner: int | None = None  # a team: 0 is south and north


def team(seat: int) -> int:
    """Opposite seats are partners."""
    return seat % TEAMS


def partner(seat: int) -> int:
    return (seat + TEAMS) % SEATS


# ---------------------------------------------------------------------- where to
def destinations(board: Board, post: int, friends: Iterable[int] | None = None) -> frozenset[int]:
    """Where the piece on a post may go, for who knows its kind; friends: partners if not said."""
    man = board[post]
    taken = occupied(board, man.seat, friends) if man else {}
    return umpire.reach(WAYS, board, post, taken)


def marches(board: Board, seat: int) -> list[March]:
    """Every march of a seat, by start and end."""
    return list(_marches(board, seat))


def _marches(board: Board, seat: int) -> Iterator[March]:
    return umpire.marches(WAYS, board, seat, occupied(board, seat))


def occupied(board: Board, seat: int, friends: Iterable[int] | None = None) -> dict[int, bool]:
    """The posts that are taken, and whether by an enemy of the seat's."""
    return umpire.occupied(board, {seat, *((partner(seat),) if friends is None else friends)})


# ---------------------------------------------------------------------- plies
def set_up(state: State, seat: int, layout: str, limits: Limits) -> State:
    board = list(state.board)
    for post, kind in standing(layout).items():
        board[seat * zone.POSTS + post] = Man(seat, kind)
    ready = tuple(r or s == seat for s, r in enumerate(state.ready))
    return settled(replace(state, board=tuple(board), ready=ready), limits)


def march(state: State, move: March, limits: Limits) -> State:
    """The umpire: moves, fights, and sees whether that beat somebody."""
    man, foe = state.board[move.start], state.board[move.end]
    assert man is not None
    board = list(state.board)
    board[move.start] = None
    won = fight(man.kind, foe.kind) if foe else None
    board[move.end] = _left(replace(man, moved=True), foe, won)
    after = replace(
        state,
        board=tuple(board),
        lost=umpire.lost(state.lost, man, foe, won),
        last=Last(man.seat, move.start, move.end, won),
        quiet=0 if foe else state.quiet + 1,
        plies=state.plies + 1,
        news=(),
    )
    if foe and won in (Fight.FLAG, Fight.FLAG_BOTH):
        after = beaten(after, foe.seat, Fate.FLAG_TAKEN)
    return onward(after, limits)


def word(state: State, seat: int, said: Word, limits: Limits) -> State:
    """A ply without a march."""
    after = replace(state, quiet=state.quiet + 1, plies=state.plies + 1, last=None, news=())
    match said:
        case Word.TIMEOUT:
            count = state.skips[seat] + 1
            skips = tuple(count if s == seat else n for s, n in enumerate(state.skips))
            after = replace(after, skips=skips)
            if count >= limits.skips > 0:
                after = beaten(after, seat, Fate.TIMEOUTS)
        case Word.RESIGN:
            after = beaten(after, seat, Fate.RESIGNED)
        case Word.LEAVE if state.fates[partner(seat)] is None:
            return replace(after, ended=Why.LEFT)
        case Word.LEAVE:
            after = beaten(after, seat, Fate.LEFT)
    return onward(after, limits)


def beaten(state: State, seat: int, fate: Fate) -> State:
    """Without the seat's pieces, all of which leave at once."""
    return replace(
        state,
        board=tuple(None if man and man.seat == seat else man for man in state.board),
        fates=tuple(fate if s == seat else known for s, known in enumerate(state.fates)),
        news=(*state.news, seat),
    )


def onward(state: State, limits: Limits) -> State:
    """With the next seat still playing to move."""
    turn = (state.turn + limits.step) % SEATS
    while state.fates[turn] and turn != state.turn:
        turn = (turn + limits.step) % SEATS
    return settled(replace(state, turn=turn), limits)


def settled(state: State, limits: Limits) -> State:
    """With the end written in: a seat that cannot move is beaten when its turn comes, and a
    team when both its seats are; 70 plies without a loss are a draw."""
    if not all(state.ready):
        return state
    for side in range(TEAMS):
        if all(state.fates[seat] for seat in range(side, SEATS, TEAMS)):
            return replace(state, ended=Why.LAST_TEAM, winner=1 - side)
    if not any(_marches(state.board, state.turn)):
        return onward(beaten(state, state.turn, Fate.NO_MOVES), limits)
    if state.quiet >= limits.quiet > 0:
        return replace(state, ended=Why.NO_CAPTURES)
    return state


# ---------------------------------------------------------------------- fights
def _left(man: Man, foe: Man | None, won: Fight | None) -> Man | None:
    match won:
        case None | Fight.FLAG:
            return man
        case Fight.BOTH | Fight.FLAG_BOTH:
            return None
        case Fight.ATTACKER:
            assert foe is not None
            return _having_beaten(man, foe)
        case Fight.DEFENDER:
            assert foe is not None
            return _having_beaten(foe, man)


def _having_beaten(man: Man, foe: Man) -> Man:
    beat = (max(b, foe.kind) if s == foe.seat else b for s, b in enumerate(man.beat))
    return replace(man, beat=tuple(beat))
