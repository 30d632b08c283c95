"""The rules of xiangqi as values: a position, what a move makes of it, how a game ends."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engines.game import Outcome, option
from engines.games.xiangqi.board import (
    BLACK,
    EMPTY,
    RED,
    SQUARE,
    Board,
    Step,
    after,
    board_of,
    can_move,
    in_check,
    steps,
)
from engines.games.xiangqi.fen import Setup
from engines.games.xiangqi.repetition import DRAW, Fault, Verdict, verdict

ATTACKERS = frozenset("RNCPrncp")
FALSE_CLAIM = 300  # seconds off the clock of who claims a limit that is not reached


class Why(StrEnum):
    """How a game ends, and why a move is refused."""

    CHECKMATE = "checkmate"
    STALEMATE_LOSS = "stalemate_loss"
    PERPETUAL_CHECK = "perpetual_check"
    PERPETUAL_CHASE = "perpetual_chase"
    REPETITION = "repetition"
    MOVE_LIMIT = "move_limit"
    INSUFFICIENT = "insufficient"

    UNREADABLE = "unreadable"
    AMBIGUOUS = "ambiguous"
    NO_SUCH_PIECE = "no_such_piece"
    EMPTY_POINT = "empty_point"
    NOT_YOURS = "not_yours"
    OWN_THERE = "own_there"
    BLOCKED_LEG = "blocked_leg"
    BLOCKED_EYE = "blocked_eye"
    BLOCKED_WAY = "blocked_way"
    NO_SCREEN = "no_screen"
    RIVER = "river"
    PALACE = "palace"
    PAWN_BACK = "pawn_back"
    PAWN_SIDE = "pawn_side"
    NOT_ITS_MOVE = "not_its_move"
    LEAVES_CHECK = "leaves_check"
    FACING = "facing"
    THIRD_TIME = "third_time"
    NO_CLAIM = "no_claim"


class Claim(StrEnum):
    """A claim made instead of a move: that the game is drawn."""

    LIMIT = "claim-limit"
    REPETITION = "claim-repetition"


Move = Step | Claim


@dataclass(frozen=True)
class House:
    """The house rules.

    `natural_limit`: plies without a capture that draw, 0 for none; beyond `check_cap` checks
    of a side its checks are not counted (0: all are).  `repetition`: which rule book judges a
    third occurrence.  The two `auto_…` rules end a game that could be claimed.
    `handicap`: squares whose men are taken off at the start, such as "b0 h0".
    """

    natural_limit: int = option(120, 120, 100, 80, 0)
    auto_natural_limit: bool = option(True, True, False)
    check_cap: int = option(10, 10, 0)
    repetition: str = option("axf", "axf", "cxa", "simple", "off")
    auto_repetition_draw: bool = option(True, True, False)
    no_triple_same_move: bool = option(False, False, True)
    uci_ranks: bool = option(False, False, True)
    announce_check: bool = option(True, True, False)
    handicap: str = option("")


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stands.

    `past` and `played` are the boards and steps since the last capture, `quiet` the plies
    that count for the natural limit, `checks` each side's checks since then, `taken` the men
    taken, `warned` each side's warnings.  `judged` is the verdict on a third or later
    occurrence of this position; `over` says that it ends the game, `false_claim` what the
    mover has just claimed without ground.
    """

    board: Board
    quiet: int = 0
    number: int = 1
    past: tuple[Board, ...] = ()
    played: tuple[Step, ...] = ()
    checks: tuple[int, int] = (0, 0)
    taken: str = ""
    last: Step | None = None
    warned: tuple[int, int] = (0, 0)
    judged: Verdict | None = None
    over: Why | None = None
    false_claim: Claim | None = None


# ---------------------------------------------------------------------- starting
def begin(setup: Setup, handicap: str = "") -> Position:
    """The first position, without the men on the handicap's squares."""
    board = setup.board
    off = {SQUARE[name] for name in handicap.split()}
    if off:
        cells = "".join(EMPTY if s in off else piece for s, piece in enumerate(board.cells))
        board = board_of(cells, board.turn)
    return Position(board, setup.quiet, setup.number)


def handicap_stands(handicap: str, board: Board) -> bool:
    """Whether it names squares of men that may be given: any but the generals."""
    names = handicap.split()
    return all(n in SQUARE and board.cells[SQUARE[n]] not in "Kk." for n in names)


# ---------------------------------------------------------------------- a move
def play(house: House, position: Position, move: Move) -> Position:
    """The position after a legal move, or after a claim, true or false."""
    if isinstance(move, Claim):
        return _claimed(house, position, move)
    board = after(position.board, *move)
    taken = position.board.cells[move.end]
    mover = position.board.turn
    number = position.number + (mover == BLACK)
    if taken != EMPTY:
        return replace(
            position,
            board=board,
            quiet=0,
            number=number,
            past=(),
            played=(),
            checks=(0, 0),
            taken=position.taken + taken,
            last=move,
            judged=None,
            false_claim=None,
        )
    checks = _checks(position.checks, mover, board)
    uncounted = checks != position.checks and 0 < house.check_cap < checks[mover]
    moved = replace(
        position,
        board=board,
        quiet=position.quiet + (not uncounted),
        number=number,
        past=(*position.past, position.board),
        played=(*position.played, move),
        checks=checks,
        last=move,
        judged=None,
        false_claim=None,
    )
    return _judge(house, moved, position.judged)


def _checks(checks: tuple[int, int], mover: int, board: Board) -> tuple[int, int]:
    red, black = checks
    if not in_check(board, board.turn):
        return checks
    return (red, black + 1) if mover else (red + 1, black)


def before(position: Position) -> Board:
    """The board before the last step; there must have been one."""
    if position.past:
        return position.past[-1]
    last, cells = position.last or Step(0, 0), list(position.board.cells)
    cells[last.start], cells[last.end] = cells[last.end], position.taken[-1]
    return board_of("".join(cells), 1 - position.board.turn)


# ---------------------------------------------------------------------- repetition
def occurrences(position: Position) -> int:
    """How often this board, with this side to move, has stood, now included."""
    return position.past.count(position.board) + 1


def loop(position: Position) -> tuple[tuple[Board, ...], tuple[Step, ...]]:
    """The plies after the first of the last three occurrences, with their boards."""
    seen = [i for i, board in enumerate(position.past) if board == position.board]
    first = seen[-2]
    return (*position.past[first:], position.board), position.played[first:]


def _judge(house: House, position: Position, before: Verdict | None) -> Position:
    """Perpetual check loses at the third occurrence; another fault is announced first.

    The side at fault is warned once and loses when it repeats a position a fourth time.
    """
    times = occurrences(position) if house.repetition != "off" else 1
    if times < 3:
        return position
    found = verdict(*loop(position), house.repetition)
    mover = 1 - position.board.turn
    if found == DRAW:
        over = Why.REPETITION if house.auto_repetition_draw else None
        return replace(position, judged=found, over=over)
    if found.fault is Fault.PERPETUAL_CHECK:
        return replace(position, judged=found, over=Why.PERPETUAL_CHECK)
    if times > 3 and found.side == mover:
        return replace(position, judged=found, over=Why.PERPETUAL_CHASE)
    warned = position.warned if found == before else _warn(position.warned, found.side)
    return replace(position, judged=found, warned=warned)


def _warn(warned: tuple[int, int], side: int | None) -> tuple[int, int]:
    red, black = warned
    return (red, black + 1) if side == BLACK else (red + 1, black)


# ---------------------------------------------------------------------- claims
def claimable(house: House, claim: Claim) -> bool:
    """Whether the house lets players claim this at all; what is automatic is never claimed."""
    if claim is Claim.LIMIT:
        return house.natural_limit > 0 and not house.auto_natural_limit
    return house.repetition != "off" and not house.auto_repetition_draw


def claim_holds(house: House, position: Position, claim: Claim) -> bool:
    if claim is Claim.LIMIT:
        return position.quiet >= house.natural_limit > 0
    return position.judged == DRAW


def _claimed(house: House, position: Position, claim: Claim) -> Position:
    """A true claim draws; a false one is a warning, and the same side is to move."""
    if claim_holds(house, position, claim):
        why = Why.MOVE_LIMIT if claim is Claim.LIMIT else Why.REPETITION
        return replace(position, over=why)
    warned = _warn(position.warned, position.board.turn)
    return replace(position, warned=warned, false_claim=claim)


# ---------------------------------------------------------------------- what may be played
def moves(house: House, position: Position) -> tuple[Move, ...]:
    """Every legal step, and the claims that hold."""
    legal: list[Move] = list(steps(position.board))
    if house.no_triple_same_move and (third := third_time(position)):
        legal = [move for move in legal if move != third] or legal
    claims = [c for c in Claim if claimable(house, c) and claim_holds(house, position, c)]
    return (*legal, *claims)


def third_time(position: Position) -> Step | None:
    """The step that would be played a third time running, only taken back in between."""
    if len(position.played) < 8:
        return None
    back, step, back_before, step_before = position.played[-2:-9:-2]
    same = step == step_before and back == back_before
    return step if same and step == Step(back.end, back.start) else None


# ---------------------------------------------------------------------- the end
def outcome(house: House, position: Position) -> Outcome | None:
    """How it ended.  Mate comes before any draw; no legal move loses, in check or not."""
    board = position.board
    winner = 1 - board.turn
    if position.over in (Why.PERPETUAL_CHECK, Why.PERPETUAL_CHASE) and position.judged:
        side = position.judged.side
        return Outcome.won(RED if side == BLACK else BLACK, 2, position.over)
    if position.over:
        return Outcome.drawn(2, position.over)
    if not can_move(board):
        mated = in_check(board, board.turn)
        return Outcome.won(winner, 2, Why.CHECKMATE if mated else Why.STALEMATE_LOSS)
    if ATTACKERS.isdisjoint(board.cells):
        return Outcome.drawn(2, Why.INSUFFICIENT)
    if house.auto_natural_limit and position.quiet >= house.natural_limit > 0:
        return Outcome.drawn(2, Why.MOVE_LIMIT)
    return None
