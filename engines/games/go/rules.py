"""围棋 go: surround more of the board.  Suicide is forbidden, and so is a position again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from engines.game import Outcome, Seat
from engines.games.go.board import (
    BLACK,
    EMPTY,
    WHITE,
    Board,
    Chain,
    Point,
    beside,
    chains,
    grid,
    key,
    number,
    put,
    taken,
    without,
)
from engines.games.go.score import Count, count

STONES = (BLACK, WHITE)  # by colour, which is also the seat: 0 is Black, 1 is White
COLOURS = ("black", "white")
PLIES_A_POINT = 3  # so many plies for each point of the board, then it is counted
MOST_MARKS = 60  # of dead stones in one counting; then every stone on the board counts


class Why(StrEnum):
    SCORE = "score"
    EVEN = "even"
    NO_POINT = "no_point"
    NO_I = "no_i"
    OFF_BOARD = "off_board"
    TAKEN = "taken"
    SUICIDE = "suicide"
    KO = "ko"
    SUPERKO = "superko"
    NO_STONE = "no_stone"
    NOT_COUNTING = "not_counting"
    COUNTING = "counting"
    NO_RESUME = "no_resume"
    HANDICAP = "handicap"


class Call(StrEnum):
    """Moves that put no stone: pass; when both have passed, agree to the dead stones as they
    are marked, or play on."""

    PASS = "pass"
    DONE = "done"
    RESUME = "resume"


@dataclass(frozen=True, slots=True)
class Dead:
    """Marks chains as dead, or alive again; each by its first point, in order."""

    chains: tuple[Point, ...]


Move = Point | Call | Dead


class Verdict(StrEnum):
    OK = "ok"
    OCCUPIED = "occupied"
    SUICIDE = "suicide"
    KO = "ko"
    SUPERKO = "superko"


class Ko(StrEnum):
    """Every earlier board, only the one before the last ply, or every one with the same side to
    move as now after the stone."""

    SUPERKO = "superko"
    SIMPLE = "simple"
    SITUATIONAL = "ssk"


@dataclass(frozen=True, slots=True)
class Rules:
    """`ko` says which boards a stone may not make again; `komi` is in points; `resumes` is how
    often play may go on."""

    ko: Ko = Ko.SUPERKO
    komi: Fraction = Fraction(15, 2)
    resumes: int = 2


@dataclass(frozen=True, slots=True)
class Counting:
    """Both have passed: the dead stones so far, whether the other side agrees to just these,
    and how often somebody marked."""

    dead: frozenset[Point] = frozenset()
    agreed: bool = False
    marks: int = 0


@dataclass(frozen=True, slots=True)
class Position:
    """`history` has a number for the board at the start and after each ply of play (see
    board.number), `movers` who then moved, but for the last; `first` and `origin` are who began,
    on what board."""

    size: int
    board: Board
    origin: Board
    history: tuple[int, ...]
    movers: tuple[int, ...] = ()
    first: int = 0
    turn: int = 0
    moves: tuple[Move, ...] = ()
    captures: tuple[int, int] = (0, 0)  # what Black, what White has taken
    passes: int = 0  # in a row
    resumed: int = 0
    counting: Counting | None = None
    ended: Outcome | None = None

    @property
    def last(self) -> Move | None:
        return self.moves[-1] if self.moves else None

    @property
    def full(self) -> bool:
        """Whether the plies for a board of this size are used up."""
        return len(self.history) > PLIES_A_POINT * self.size**2


def begin(size: int, board: Board, first: int = 0) -> Position:
    return Position(size, board, board, (number(board),), (), first, first)


def handicap(size: int, stones: int) -> Board:
    """The board with handicap stones on its stars; an odd fifth or seventh is in the centre."""
    stars = grid(size).stars
    odd = stones in (5, 7)
    points = (*stars[: stones - odd], *(stars[-1:] if odd else ()))
    board = bytearray(size * size)
    for point in points:
        board[point] = BLACK
    return bytes(board)


# ---------------------------------------------------------------------- placing stones
def empties(position: Position) -> Iterator[Point]:
    return (p for p, stone in enumerate(position.board) if stone == EMPTY)


def verdict(rules: Rules, position: Position, point: Point) -> Verdict:
    """Whether the side to move may put a stone here, and if not, why not."""
    if position.board[point] != EMPTY:
        return Verdict.OCCUPIED
    near, stone = beside(position.size, position.board, point), STONES[position.turn]
    lost = {c for c in near if c and c.stone != stone and len(c.liberties) == 1}
    if not lost and not any(_breathes(c, stone) for c in near):
        return Verdict.SUICIDE
    made = _made(position, point, lost)
    if made not in _barred(rules, position):
        return Verdict.OK
    return Verdict.KO if (made,) == position.history[-2:-1] else Verdict.SUPERKO


def _breathes(near: Chain | None, stone: int) -> bool:
    """Whether a stone put next to this chain, or to an empty point, has a liberty."""
    return near is None or (near.stone == stone and len(near.liberties) > 1)


def _made(position: Position, point: Point, lost: Iterable[Chain]) -> int:
    """The number of the board with this stone and without the chains it takes."""
    grown = position.history[-1] + key(point, STONES[position.turn])
    return grown - sum(chain.number for chain in lost)


def _barred(rules: Rules, position: Position) -> tuple[int, ...]:
    """The boards that the next stone may not make."""
    match rules.ko:
        case Ko.SUPERKO:
            return position.history
        case Ko.SIMPLE:
            return position.history[-2:-1]
    return tuple(position.history[ply] for ply in _answered(position))


def _answered(position: Position) -> tuple[int, ...]:
    """The plies after which the side was to move that is not now."""
    return tuple(ply for ply, mover in enumerate(position.movers) if mover != position.turn)


def repeats(rules: Rules, position: Position, point: Point) -> int:
    """After how many plies the board was what it would be with this stone (0: at the start)."""
    made, history = number(_placed(position, point)[0]), position.history
    if rules.ko is Ko.SITUATIONAL:
        return next(ply for ply in _answered(position) if history[ply] == made)
    return history.index(made)


def _placed(position: Position, point: Point) -> tuple[Board, int]:
    """The board with this stone, and how many it takes."""
    stone = STONES[position.turn]
    lost = taken(position.size, position.board, point, stone)
    board = put(position.board, point, stone)
    return (without(board, lost) if lost else board), len(lost)


# ---------------------------------------------------------------------- legal moves
def legal(rules: Rules, position: Position) -> Iterator[Move]:
    if position.ended:
        return
    if position.counting:
        yield Call.DONE
        if can_resume(rules, position):
            yield Call.RESUME
        yield from (Dead((name,)) for name in chain_names(position))
        return
    yield Call.PASS
    yield from placeable(rules, position)


def placeable(rules: Rules, position: Position) -> Iterator[Point]:
    """The points whose `verdict` is OK, found for the whole board at once."""
    stone, past = STONES[position.turn], frozenset(_barred(rules, position))
    at, around = chains(position.size, position.board), grid(position.size).around
    takes: defaultdict[Point, list[Chain]] = defaultdict(list)
    for found in {found for found in at if found}:
        if found.stone != stone and len(found.liberties) == 1:
            takes[min(found.liberties)].append(found)
    for point in empties(position):
        lost = takes.get(point, ())
        safe = lost or any(_breathes(at[p], stone) for p in around[point])
        if safe and _made(position, point, lost) not in past:
            yield point


def can_resume(rules: Rules, position: Position) -> bool:
    return position.resumed < rules.resumes and not position.full


def chain_names(position: Position) -> list[Point]:
    found = {c.name for c in chains(position.size, position.board) if c}
    return sorted(found)


def is_legal(rules: Rules, position: Position, move: Move) -> bool:
    if position.ended:
        return False
    if position.counting:
        return _may_count(rules, position, move)
    if isinstance(move, int):
        return 0 <= move < len(position.board) and verdict(rules, position, move) is Verdict.OK
    return move is Call.PASS


def _may_count(rules: Rules, position: Position, move: Move) -> bool:
    if isinstance(move, Dead):
        return bool(move.chains) and set(move.chains) <= set(chain_names(position))
    return move is Call.DONE or (move is Call.RESUME and can_resume(rules, position))


# ---------------------------------------------------------------------- making moves
def after(rules: Rules, position: Position, move: Move) -> Position:
    moves = (*position.moves, move)
    if isinstance(move, Dead):
        return _marked(rules, replace(position, moves=moves), move)
    if move is Call.DONE:
        return _agreed(rules, replace(position, moves=moves))
    if move is Call.RESUME:
        # The other side goes first: who objects to the counting gains no move by it.
        return replace(
            position,
            moves=moves,
            turn=1 - position.turn,
            passes=0,
            resumed=position.resumed + 1,
            counting=None,
        )
    return _played(position, move, moves)


def _played(position: Position, move: Point | Call, moves: tuple[Move, ...]) -> Position:
    board, won = position.board, 0
    if not isinstance(move, Call):
        board, won = _placed(position, move)
    passes = position.passes + 1 if isinstance(move, Call) else 0
    captures = list(position.captures)
    captures[position.turn] += won
    now = replace(
        position,
        board=board,
        history=(*position.history, number(board) if won else _grown(position, move)),
        movers=(*position.movers, position.turn),
        turn=1 - position.turn,
        moves=moves,
        captures=(captures[0], captures[1]),
        passes=passes,
    )
    return replace(now, counting=Counting()) if passes == 2 or now.full else now


def _grown(position: Position, move: Point | Call) -> int:
    """The board's number after a move that takes nothing."""
    last = position.history[-1]
    return last if isinstance(move, Call) else last + key(move, STONES[position.turn])


def _marked(rules: Rules, position: Position, move: Dead) -> Position:
    """A mark undoes the other's agreement; who marked stays on turn until they are done."""
    now = position.counting or Counting()
    at = chains(position.size, position.board)
    named = {p for name in move.chains for c in (at[name],) if c for p in c.points}
    counting = Counting(now.dead ^ named, False, now.marks + 1)
    if counting.marks < MOST_MARKS:
        return replace(position, counting=counting)
    return _over(rules, replace(position, counting=Counting()))


def _agreed(rules: Rules, position: Position) -> Position:
    now = position.counting or Counting()
    if now.agreed:
        return _over(rules, position)
    return replace(position, counting=replace(now, agreed=True), turn=1 - position.turn)


def counted(rules: Rules, position: Position) -> Count:
    """The board counted with the stones marked dead so far."""
    dead = position.counting.dead if position.counting else frozenset()
    return count(position.size, position.board, dead, rules.komi)


def _over(rules: Rules, position: Position) -> Position:
    lead = counted(rules, position).lead
    if lead == 0:
        return replace(position, ended=Outcome.drawn(2, Why.EVEN))
    winner: Seat = 0 if lead > 0 else 1
    return replace(position, ended=Outcome.won(winner, 2, Why.SCORE))
