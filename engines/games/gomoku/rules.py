"""五子棋 gomoku: five in a row wins; with renju's fouls, which White must point out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from engines.game import Outcome, Seat
from engines.games.gomoku.board import BLACK, EMPTY, WHITE, Point, grid, line, put
from engines.games.gomoku.fouls import FOULS, Verdict, row, verdict
from engines.games.gomoku.opening import ACTOR, CHOICES, FIRST, Stage, after_stone

STONES = (BLACK, WHITE)  # by colour: 0 is Black, 1 is White
COLOURS = ("black", "white")


class Why(StrEnum):
    FIVE = "five"
    FOUL = "foul"
    FULL = "full"
    PASSES = "passes"
    NO_POINT = "no_point"
    OFF_BOARD = "off_board"
    TAKEN = "taken"
    CENTRE = "centre"
    FORBIDDEN_POINT = "forbidden_point"
    NO_CLAIM = "no_claim"
    NO_PASS = "no_pass"
    CHOOSE = "choose"
    NO_CHOICE = "no_choice"


class Call(StrEnum):
    """Moves that put no stone: White points out a foul, a player passes, or in an opening
    takes a colour or puts two more stones."""

    CLAIM = "claim"
    PASS = "pass"
    BLACK = "black"
    WHITE = "white"
    MORE = "more"


Move = Point | Call


@dataclass(frozen=True, slots=True)
class Rules:
    """`exact` says by colour whether only exactly five wins; `fouls` is "none" or how Black's
    fouls are treated: "prompt" (White must point them out), "auto" (lose) or "forbid"."""

    exact: tuple[bool, bool] = (False, False)
    fouls: str = "none"
    centre: bool = False
    passing: bool = False
    opening: str = "none"


EXACT = {"free": (False, False), "standard": (True, True), "renju": (True, False)}


@dataclass(frozen=True, slots=True)
class Position:
    """The board, the colour to move (0 is Black), the moves that led here from the set-up,
    what Black's last stone is while White may still point it out, and who plays Black."""

    size: int
    board: bytes
    turn: int = 0
    moves: tuple[Move, ...] = ()
    pending: Verdict = Verdict.LEGAL
    ended: Outcome | None = None
    stage: Stage = Stage.PLAY
    black: Seat = 0

    @property
    def seat(self) -> Seat:
        """Who is to move."""
        return ACTOR.get(self.stage, self.seat_of(self.turn))

    def seat_of(self, colour: int) -> Seat:
        return colour ^ self.black

    @property
    def last(self) -> Point | None:
        """The stone placed last, if the moves since the set-up placed one."""
        return next((m for m in reversed(self.moves) if not isinstance(m, Call)), None)

    @property
    def placed(self) -> int:
        """How many stones the moves since the set-up placed."""
        return sum(not isinstance(move, Call) for move in self.moves)


def begin(rules: Rules, size: int) -> Position:
    return Position(size, grid(size).empty, stage=FIRST[rules.opening])


def empties(position: Position) -> Iterator[Point]:
    return (p for p in grid(position.size).names if position.board[p] == EMPTY)


def can_claim(rules: Rules, position: Position) -> bool:
    """White may claim once after every stone of Black's, foul or not."""
    answering = bool(position.moves) and not isinstance(position.moves[-1], Call)
    playing = position.stage is Stage.PLAY and position.turn == 1
    return rules.fouls == "prompt" and playing and answering


def can_place(rules: Rules, position: Position, point: Point) -> bool:
    if position.board[point] != EMPTY or position.stage in CHOICES:
        return False
    if rules.centre and _untouched(position):
        return point == grid(position.size).centre
    barred = rules.fouls == "forbid" and position.turn == 0
    return not barred or made(rules, position, point) not in FOULS


def can_pass(rules: Rules, position: Position) -> bool:
    """A player with nowhere to go passes, whatever the rules say of passing."""
    if position.stage is not Stage.PLAY:
        return False
    return rules.passing or not any(can_place(rules, position, p) for p in empties(position))


def is_legal(rules: Rules, position: Position, move: Move) -> bool:
    if position.ended:
        return False
    match move:
        case Call.CLAIM:
            return can_claim(rules, position)
        case Call.PASS:
            return can_pass(rules, position)
        case Call.BLACK | Call.WHITE:
            return position.stage in CHOICES
        case Call.MORE:
            return position.stage is Stage.CHOICE and rules.opening == "swap2"
        case _:
            return move in grid(position.size).names and can_place(rules, position, move)


def legal(rules: Rules, position: Position) -> list[Move]:
    if position.ended:
        return []
    points = [p for p in empties(position) if can_place(rules, position, p)]
    calls = [call for call in Call if is_legal(rules, position, call)]
    return [*points, *calls]


def made(rules: Rules, position: Position, point: Point) -> Verdict:
    """What a stone of the side to move would make on this empty point."""
    steps, colour = grid(position.size).steps, position.turn
    if rules.fouls != "none" and colour == 0:
        return verdict(position.board, point, steps)
    runs = [_length(row(line(position.board, point, s), STONES[colour])) for s in steps]
    wins = 5 in runs if rules.exact[colour] else max(runs) >= 5
    return Verdict.WIN_FIVE if wins else Verdict.LEGAL


def after(rules: Rules, position: Position, move: Move) -> Position:
    """The position after a legal move."""
    match move:
        case Call.CLAIM:
            return _claimed(position)
        case Call.BLACK | Call.WHITE | Call.MORE:
            return _chosen(position, move)
    moved = replace(
        position,
        turn=1 - position.turn,
        moves=(*position.moves, move),
        pending=Verdict.LEGAL,
    )
    if isinstance(move, Call):
        return _passed(position, moved)
    return _placed(rules, moved, move, made(rules, position, move))


def other_side(position: Position) -> Position:
    """The same board with the other colour to move, as after a pass."""
    return replace(position, turn=1 - position.turn)


def false_claims(position: Position) -> int:
    """How often White claimed a foul that was none."""
    upheld = position.ended is not None and position.ended.why is Why.FOUL
    claims = position.moves.count(Call.CLAIM)
    return claims - (upheld and claims > 0)


def winning_row(position: Position) -> tuple[Point, ...]:
    """The stones of the row that won, from one end to the other; empty when none did."""
    if not (position.ended and position.ended.why is Why.FIVE) or position.last is None:
        return ()
    last, stone = position.last, position.board[position.last]
    spans = {
        step: row(line(position.board, last, step), stone) for step in grid(position.size).steps
    }
    # Exactly five before longer, for rules where only five wins.
    step = min(spans, key=lambda s: (_length(spans[s]) < 5, _length(spans[s])))
    return tuple(last + (at - 5) * step for at in range(spans[step][0], spans[step][1] + 1))


def _untouched(position: Position) -> bool:
    return position.board == grid(position.size).empty


def _length(span: tuple[int, int]) -> int:
    return span[1] - span[0] + 1


def _placed(rules: Rules, moved: Position, point: Point, what: Verdict) -> Position:
    colour = 1 - moved.turn
    placed = replace(
        moved,
        board=put(moved.board, point, STONES[colour]),
        pending=what if what in FOULS else Verdict.LEGAL,
        stage=after_stone(moved.stage, moved.placed),
    )
    if what is Verdict.WIN_FIVE:
        return _won(placed, colour, Why.FIVE)
    if what in FOULS and rules.fouls == "auto":
        return _won(placed, 1, Why.FOUL)
    return placed if can_claim(rules, placed) else _full(placed)


def _won(position: Position, colour: int, why: Why) -> Position:
    return replace(position, ended=Outcome.won(position.seat_of(colour), 2, why))


def _chosen(position: Position, call: Call) -> Position:
    moves = (*position.moves, call)
    if call is Call.MORE:
        return replace(position, moves=moves, stage=Stage.TWO)
    black = position.seat if call is Call.BLACK else 1 - position.seat
    return replace(position, moves=moves, stage=Stage.PLAY, black=black)


def _claimed(position: Position) -> Position:
    claimed = replace(position, moves=(*position.moves, Call.CLAIM))
    if position.pending in FOULS:
        return _won(claimed, 1, Why.FOUL)
    return _full(claimed)


def _passed(position: Position, moved: Position) -> Position:
    if position.moves and position.moves[-1] is Call.PASS:
        return replace(moved, ended=Outcome.drawn(2, Why.PASSES))
    return _full(moved)


def _full(position: Position) -> Position:
    full = EMPTY not in position.board
    return replace(position, ended=Outcome.drawn(2, Why.FULL)) if full else position
