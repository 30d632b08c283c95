"""Moves in words: 炮二平五, 前车进一, C2.5, R+-1, h2e2, h3e3; read leniently, written one way.

Files are counted 1 to 9 from the mover's own right.  A step is said by its piece and file
(or, of several on one file, by order from the front), a direction, and a number: how far
along the file, or for a move to another file which one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.game import Ambiguous, Illegal, Unreadable
from engines.games.xiangqi.board import (
    BLACK,
    FILES,
    NAMES,
    RANKS,
    SQUARE,
    Board,
    Step,
    bits,
    sides,
)
from engines.games.xiangqi.rules import Claim, House, Move, Position, Why, claimable, moves
from engines.typed import plain
from render.words import Phrase, phrase

WORDS = "engines.games.xiangqi"
STRAIGHT = "rcpk"
FRONT, MIDDLE, REAR = "front", "middle", "rear"
AHEAD, BACK, ACROSS = "+", "-", "="

_CHINESE_KINDS = {
    **dict.fromkeys("帅将", "k"),
    **dict.fromkeys("仕士", "a"),
    **dict.fromkeys("相象", "b"),
    **dict.fromkeys("马", "n"),
    **dict.fromkeys("车伡", "r"),
    **dict.fromkeys("炮砲", "c"),
    **dict.fromkeys("兵卒", "p"),
}
_LETTERS = dict(zip("KAEBHNRCP", "kabbnnrcp", strict=True))
_DIGITS = {c: n for row in ("一二三四五六七八九", "123456789") for n, c in enumerate(row, 1)}
_CHINESE_ORDERS = {"前": FRONT, "中": MIDDLE, "后": REAR} | {
    c: str(n) for n, c in enumerate("一二三四五", 1)
}
_ORDERS = {"+": FRONT, "-": REAR, "=": MIDDLE, ".": MIDDLE}
_ACTS = {"进": AHEAD, "退": BACK, "平": ACROSS, "+": AHEAD, "-": BACK, "=": ACROSS, ".": ACROSS}
_DASHES = dict.fromkeys(map(ord, "‐‑‒–—−"), "-")
_DASHES[ord("·")] = "."

_K, _N = f"[{''.join(_CHINESE_KINDS)}]", "[一二三四五六七八九1-9]"
_CHINESE = re.compile(
    rf"(?:(?P<order>[前中后一二三四五])(?P<tandem>{_K})|(?P<kind>{_K})(?P<file>{_N})"
    rf"|(?P<which>[前中后])(?P<pawns>{_N}))(?P<act>[进退平])(?P<number>{_N})"
)
_WXF = re.compile(
    r"(?:(?P<kind>[KAEBHNRCP])(?P<file>[1-9])|(?P<tandem>[KAEBHNRCP])(?P<order>[-+=.])"
    r"|(?P<which>[-+=.])(?P<leading>[KAEBHNRCP])|(?P<place>[1-5])(?P<pawns>[1-9]))"
    r"(?P<act>[-+=.])(?P<number>[1-9])"
)
_SQUARES = re.compile(r"([a-i])(10|[0-9])-?([a-i])(10|[0-9])")
_CLAIMS = {
    "自然限着": Claim.LIMIT,
    "自然限著": Claim.LIMIT,
    "claimlimit": Claim.LIMIT,
    "claim-limit": Claim.LIMIT,
    "不变作和": Claim.REPETITION,
    "不變作和": Claim.REPETITION,
    "claimrepetition": Claim.REPETITION,
    "claim-repetition": Claim.REPETITION,
}


@dataclass(frozen=True, slots=True)
class Said:
    """What a text says of a step; `kind` is a lower-case FEN letter."""

    kind: str
    act: str
    number: int
    file: int | None = None
    order: str | None = None


# ---------------------------------------------------------------------- squares
def file_of(side: int, square: int) -> int:
    """The file's number as the side counts it, from its own right."""
    file = square % FILES
    return file + 1 if side == BLACK else FILES - file


def rank_of(side: int, square: int) -> int:
    """How far the square is from the side's own back rank."""
    rank = square // FILES
    return RANKS - 1 - rank if side == BLACK else rank


def _square(side: int, file: int, rank: int) -> int | None:
    if not (1 <= file <= FILES and 0 <= rank < RANKS):
        return None
    if side == BLACK:
        return (RANKS - 1 - rank) * FILES + file - 1
    return rank * FILES + FILES - file


def _men(board: Board, kind: str) -> list[int]:
    """The mover's men of a kind, the foremost first."""
    own, _ = sides(board)
    found = [s for s in bits(own) if board.cells[s].lower() == kind]
    return sorted(found, key=lambda s: -rank_of(board.turn, s))


def _tandems(board: Board, kind: str) -> dict[int, list[int]]:
    """By file, the mover's men of a kind that share it with another."""
    files: dict[int, list[int]] = {}
    for square in _men(board, kind):
        files.setdefault(file_of(board.turn, square), []).append(square)
    return {file: men for file, men in files.items() if len(men) > 1}


# ---------------------------------------------------------------------- writing
def name(move: Move) -> str:
    """The canonical text: `h2e2`, `claim-limit`."""
    return move.value if isinstance(move, Claim) else NAMES[move.start] + NAMES[move.end]


def written(board: Board, move: Move) -> Phrase:
    """The move in the reader's notation: 炮二平五 or C2.5."""
    if isinstance(move, Claim):
        return phrase(WORDS, move.value)
    said = say(board, move)
    colour = "black" if board.turn == BLACK else "red"
    letter = board.cells[move.start]

    def digit(n: int) -> Phrase:
        return phrase(WORDS, f"digit-{colour}", n=n)

    act = {AHEAD: "ahead", BACK: "back", ACROSS: "across"}[said.act]
    facts = {"act": phrase(WORDS, f"act-{act}"), "number": digit(said.number)}
    piece, file = phrase(WORDS, f"letter-{letter}"), digit(said.file or 0)
    if said.order is None:
        return phrase(WORDS, "write-step", piece=piece, file=file, **facts)
    order = phrase(WORDS, f"order-{said.order}")
    if said.kind != "p":
        return phrase(WORDS, "write-tandem", piece=piece, order=order, **facts)
    tandems = _tandems(board, "p")
    place = tandems[said.file or 0].index(move.start) + 1
    shape = "write-pawn" if len(tandems) == 1 else "write-pawn-file"
    return phrase(WORDS, shape, piece=piece, order=order, place=place, file=file, **facts)


def say(board: Board, step: Step) -> Said:
    """A step by piece, file, order, direction and number."""
    side, kind = board.turn, board.cells[step.start].lower()
    rise = rank_of(side, step.end) - rank_of(side, step.start)
    file, target = file_of(side, step.start), file_of(side, step.end)
    act = AHEAD if rise > 0 else BACK if rise < 0 else ACROSS
    number = abs(rise) if kind in STRAIGHT and rise else target
    men = _tandems(board, kind).get(file, []) if kind not in "ab" else []
    order = _order(men.index(step.start), len(men)) if men else None
    return Said(kind, act, number, file, order)


def _order(place: int, count: int) -> str:
    if count > 3:
        return str(place + 1)
    return FRONT if place == 0 else REAR if place == count - 1 else MIDDLE


# ---------------------------------------------------------------------- reading
def read(house: House, position: Position, text: str) -> Move:
    """The move a text means; it may be illegal.

    Raises Unreadable for no notation of ours, Ambiguous when several legal steps fit, and
    Illegal when the side has no such piece there.
    """
    typed = plain(text).translate(_DASHES).replace(" ", "")
    if (claim := _claim(house, typed.lower())) is not None:
        return claim
    if found := _SQUARES.fullmatch(typed.lower()):
        return _by_squares(house, position, found)
    said = understood(typed)
    if said is None:
        raise Unreadable(Why.UNREADABLE, example=example(house, position))
    return _by_piece(house, position, said)


def _claim(house: House, typed: str) -> Claim | None:
    if typed == "claim":
        return Claim.LIMIT if claimable(house, Claim.LIMIT) else Claim.REPETITION
    return _CLAIMS.get(typed)


def understood(typed: str) -> Said | None:
    """What a Chinese or WXF text says, without looking at the board."""
    if found := _CHINESE.fullmatch(typed):
        kinds, orders = _CHINESE_KINDS, _CHINESE_ORDERS
    elif found := _WXF.fullmatch(typed.upper()):
        kinds, orders = _LETTERS, _ORDERS | {str(n): str(n) for n in range(1, 6)}
    else:
        return None
    part = {key: value for key, value in found.groupdict().items() if value}
    letter = part.get("kind") or part.get("tandem") or part.get("leading")
    order = part.get("order") or part.get("which") or part.get("place")
    file = part.get("file") or part.get("pawns")
    return Said(
        kinds[letter] if letter else "p",
        _ACTS[part["act"]],
        _DIGITS[part["number"]],
        _DIGITS[file] if file else None,
        orders[order] if order else None,
    )


def _by_squares(house: House, position: Position, found: re.Match[str]) -> Step:
    """ICCS counts ranks 0 to 9, UCI 1 to 10; only 0 and 10 tell them apart."""
    from_file, from_rank, to_file, to_rank = found.groups()
    ranks = int(from_rank), int(to_rank)
    iccs = _step(from_file, ranks[0], to_file, ranks[1])
    uci = _step(from_file, ranks[0] - 1, to_file, ranks[1] - 1)
    if iccs is None and uci is not None:
        return uci
    if iccs is None:
        raise Unreadable(Why.UNREADABLE, example=example(house, position))
    if uci is not None and house.uci_ranks:
        legal = moves(house, position)
        return uci if iccs not in legal and uci in legal else iccs
    return iccs


def _step(from_file: str, from_rank: int, to_file: str, to_rank: int) -> Step | None:
    start, end = SQUARE.get(f"{from_file}{from_rank}"), SQUARE.get(f"{to_file}{to_rank}")
    return None if start is None or end is None else Step(start, end)


def _by_piece(house: House, position: Position, said: Said) -> Step:
    board = position.board
    fits = list(_fitting(board, said))
    legal = set(moves(house, position))
    possible = [step for step in fits if step in legal]
    if len(possible) > 1:
        names = tuple(map(name, possible))
        raise Ambiguous(Why.AMBIGUOUS, names, example=written(board, possible[0]))
    if not fits:
        piece = said.kind if board.turn == BLACK else said.kind.upper()
        shown = phrase(WORDS, f"name-{piece}")
        raise Illegal(Why.NO_SUCH_PIECE, piece=shown, example=example(house, position))
    return (possible or fits)[0]


def _fitting(board: Board, said: Said) -> Iterator[Step]:
    """Every step, by shape alone, that the text could mean."""
    for start in _starts(board, said):
        for rise, file in _aims(board.turn, start, said):
            end = _square(board.turn, file, rank_of(board.turn, start) + rise)
            if end is not None and end != start:
                yield Step(start, end)


def _starts(board: Board, said: Said) -> list[int]:
    if said.order is None:
        men = _men(board, said.kind)
        return [s for s in men if file_of(board.turn, s) == said.file]
    groups = _tandems(board, said.kind)
    wanted = [men for file, men in groups.items() if said.file in (None, file)]
    return [s for men in wanted for s in _placed(men, said.order)]


def _placed(men: Sequence[int], order: str) -> Sequence[int]:
    """The man at this place from the front, if there is one."""
    match order:
        case "front":
            return men[:1]
        case "rear":
            return men[-1:]
        case "middle":
            return men[1:2] if len(men) == 3 else ()
        case _:
            return men[int(order) - 1 : int(order)]


def _aims(side: int, start: int, said: Said) -> list[tuple[int, int]]:
    """How far it rises and to which file; nothing when no such piece moves like that."""
    file = file_of(side, start)
    sign = {AHEAD: 1, BACK: -1, ACROSS: 0}[said.act]
    if said.kind in STRAIGHT:
        return [(sign * said.number, file)] if sign else [(0, said.number)]
    sideways = abs(said.number - file)
    rises = {"n": {1: 2, 2: 1}, "b": {2: 2}, "a": {1: 1}}[said.kind]
    return [(sign * rises[sideways], said.number)] if sign and sideways in rises else []


def example(house: House, position: Position, start: int | None = None) -> Phrase:
    """A legal move as it would be written, if possible of the piece on `start`."""
    legal = moves(house, position)
    of_piece = [m for m in legal if isinstance(m, Step) and m.start == start]
    chosen = (of_piece or legal)[:1]
    return written(position.board, chosen[0]) if chosen else phrase(WORDS, "no-move")
