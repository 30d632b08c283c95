"""Moves in words: SAN in English and Chinese, long algebraic, UCI; read leniently, written one way.

A capital B is a bishop and a small b a file; where a bishop cannot be meant, a capital B is
read as the file too, and where no pawn can, a small b as the bishop.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import chess
from chess import Board
from chess import Move as Step

from engines.game import Ambiguous, Illegal, Unreadable
from engines.games.chess.rules import (
    Claim,
    Ground,
    House,
    Move,
    Position,
    Why,
    claim_holds,
    claimable,
)
from engines.typed import plain
from render.words import Phrase, phrase

WORDS = "engines.games.chess"

_NAMES = {
    "k": "国王 王 ♔ ♚",
    "q": "皇后 王后 后 ♕ ♛",
    "r": "城堡 车 ♖ ♜",
    "b": "主教 象 ♗ ♝",
    "n": "骑士 騎士 马 ♘ ♞",
    "p": "士兵 小兵 兵 卒 ♙ ♟",
}
# Longest first, so that 王后 is not read as 王.
_CHINESE = sorted(
    ((w, k) for k, ws in _NAMES.items() for w in ws.split()), key=lambda p: -len(p[0])
)
_SIGNS = str.maketrans(
    {
        **dict.fromkeys("‐‑‒–—−－", "-"),
        **dict.fromkeys("×✕:吃", "x"),
        **dict.fromkeys("升变變", "="),
    }
)
_EXTRAS = re.compile(r"(?:e\.?p\.?|[+#!?†‡]|将军|将死|將死)+$", re.IGNORECASE)
_SHORT, _LONG = (
    {"O-O", "短易位", "王车短易位"},
    {"O-O-O", "长易位", "長易位", "王车长易位", "王车長易位"},
)
_EITHER = {"王车易位", "易位", "castle", "castles"}
_PROMOTED = r"(?:[=/(]*([kqrbnp])\)?)?"
_SQUARES = re.compile(rf"([a-h][1-8])[-x]?([a-h][1-8]){_PROMOTED}")
_SAN = re.compile(rf"([kqrbnp])?([a-h])?([1-8])?[-x]?([a-h][1-8]){_PROMOTED}")
_CLAIM = re.compile(
    r"(?:claim(?:[- ]?(?:(threefold|repetition)|(fifty|50)))?"
    r"|(?:要求和棋|主张和棋|主張和棋)? ?(?:(三次重复|三次重複)|(五十回合)))(?:[- ]?(.*))",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Said:
    """What a text says of a step: kind of man, file and rank it comes from, where it goes."""

    kind: int
    end: int
    file: int | None = None
    rank: int | None = None
    promoted: int | None = None

    def names(self, board: Board, step: Step) -> bool:
        """Whether the step is one the text fits, promotion aside."""
        return (
            step.to_square == self.end
            and board.piece_type_at(step.from_square) == self.kind
            and self.file in (None, chess.square_file(step.from_square))
            and self.rank in (None, chess.square_rank(step.from_square))
            and not board.is_castling(step)
        )


# ---------------------------------------------------------------------- writing
def name(move: Move) -> str:
    """The canonical text: `e2e4`, `e7e8q`, `claim-fifty`, `claim-threefold-g1f3`."""
    if isinstance(move, Claim):
        return "-".join(["claim", move.ground, *([move.step.uci()] if move.step else [])])
    return move.uci()


def written(board: Board, move: Move) -> Phrase:
    """The move in the reader's notation: Nf3, 马f3, O-O, 短易位."""
    if isinstance(move, Claim):
        claim = phrase(WORDS, f"claim-{move.ground}")
        if move.step is None:
            return claim
        return phrase(WORDS, "claim-announced", claim=claim, move=written(board, move.step))
    if not board.is_legal(move):
        return phrase(WORDS, "write-squares", move=move.uci())
    san = board.copy(stack=False).san(move)
    mark = san[-1] if san[-1] in "+#" else ""
    rest = san.removesuffix(mark)
    if rest.startswith("O"):
        return phrase(WORDS, "write-short" if rest == "O-O" else "write-long", mark=mark)
    letter, rest = (rest[0], rest[1:]) if rest[0] in "KQRBN" else ("P", rest)
    piece = phrase(WORDS, f"letter-{letter}")
    rest, _, promoted = rest.partition("=")
    if promoted:
        to = phrase(WORDS, f"letter-{promoted}")
        return phrase(WORDS, "write-promotion", piece=piece, rest=rest, promoted=to, mark=mark)
    return phrase(WORDS, "write-step", piece=piece, rest=rest, mark=mark)


def example(position: Position, start: int | None = None) -> Phrase:
    """A legal step as it would be written, if possible of the man on `start`."""
    legal = list(position.board.legal_moves)
    of_man = [step for step in legal if step.from_square == start]
    chosen = (of_man or legal)[:1]
    return written(position.board, chosen[0]) if chosen else phrase(WORDS, "no-move")


# ---------------------------------------------------------------------- reading
def read(house: House, position: Position, text: str) -> Move:
    """The move a text means; it may be illegal.

    Raises Unreadable for no notation of ours, Ambiguous when several legal steps fit or a
    promotion names no piece, Illegal when the side has no such man or cannot castle.
    """
    typed = plain(text)
    if (claim := _claim(house, position, typed)) is not None:
        return claim
    return _step(house, position, typed)


def _claim(house: House, position: Position, typed: str) -> Claim | None:
    """A claim, of a ground that is named, or else of one that holds."""
    found = _CLAIM.fullmatch(typed)
    if found is None:
        return None
    step = _step(house, position, found[5]) if found[5] else None
    if found[1] or found[3]:
        return Claim(Ground.THREEFOLD, step)
    if found[2] or found[4]:
        return Claim(Ground.FIFTY, step)
    open_to = [Claim(ground, step) for ground in Ground if claimable(house, ground)]
    holding = (claim for claim in open_to if claim_holds(position, claim))
    return next(holding, open_to[0] if open_to else Claim(Ground.THREEFOLD, step))


def _step(house: House, position: Position, typed: str) -> Step:
    said = _EXTRAS.sub("", typed.replace(" ", "")).translate(_SIGNS)
    if (sides := _castling(said)) is not None:
        return _castled(position, sides)
    for word, letter in _CHINESE:
        said = said.replace(word, letter.upper())
    found = _SQUARES.fullmatch(said.lower())
    if found and not _bishop_by_rank(position.board, said):
        return _by_squares(house, position, *found.groups())
    readings = list(_readings(said))
    if not readings:
        raise Unreadable(Why.UNREADABLE, example=example(position))
    return _by_man(house, position, readings)


# ---------------------------------------------------------------------- castling
def _castling(said: str) -> tuple[bool, ...] | None:
    """Which sides a text may mean, True being the king's; None when it is no castling."""
    letters = said.upper().replace("0", "O")
    if letters in _SHORT:
        return (True,)
    if letters in _LONG:
        return (False,)
    return (True, False) if said.lower() in _EITHER else None


def _castled(position: Position, sides: tuple[bool, ...]) -> Step:
    board = position.board
    legal = [s for s in board.generate_castling_moves() if board.is_kingside_castling(s) in sides]
    if len(legal) == 1:
        return legal[0]
    if legal:
        names = tuple(step.uci() for step in legal)
        raise Ambiguous(Why.AMBIGUOUS, names, example=written(board, legal[0]))
    raise Illegal(castling_fault(board, sides[0]), example=example(position))


def castling_fault(board: Board, kingside: bool) -> Why:
    """Why the side to move cannot castle: the first condition of Laws 3.8 that fails."""
    rook = castling_rook(board, kingside)
    king = board.king(board.turn)
    if rook is None or king is None:
        return Why.CASTLING_LOST
    if board.is_check():
        return Why.CASTLING_IN_CHECK
    rank = chess.square_rank(king)
    ends = (chess.square(6, rank), chess.square(5, rank))
    if not kingside:
        ends = (chess.square(2, rank), chess.square(3, rank))
    way = chess.SquareSet(chess.between(king, ends[0]) | chess.between(rook, ends[1]))
    crowd = chess.SquareSet(board.occupied) - chess.SquareSet((king, rook))
    return Why.CASTLING_BLOCKED if crowd & (way | set(ends)) else Why.CASTLING_ATTACKED


def castling_rook(board: Board, kingside: bool) -> int | None:
    """Where the rook stands that the side to move may still castle with, some time."""
    king = board.king(board.turn)
    rooks = board.clean_castling_rights() & board.occupied_co[board.turn]
    found = (r for r in chess.SquareSet(rooks) if king is not None and (r > king) == kingside)
    return next(found, None)


# ---------------------------------------------------------------------- by squares
def _bishop_by_rank(board: Board, said: str) -> bool:
    """Whether `B1a3` is the bishop on rank 1, and not a step from b1."""
    if not said.startswith("B") or said.isupper():
        return False
    bishop = next(_readings(said))
    return any(bishop.names(board, step) for step in board.legal_moves)


def _by_squares(
    house: House, position: Position, start: str, end: str, promoted: str | None
) -> Step:
    """UCI; castling by the king's two squares, or by king and rook."""
    board = position.board
    frm, to = chess.parse_square(start), chess.parse_square(end)
    kind = chess.PIECE_SYMBOLS.index(promoted) if promoted else None
    step = Step(frm, to, kind)
    if board.is_legal(step) and not board.is_castling(step):
        return step
    if castled := _castled_by_squares(board, step):
        return castled
    fits = [s for s in board.legal_moves if (s.from_square, s.to_square) == (frm, to)]
    return _promoting(house, position, fits) if fits and kind is None else step


def _castled_by_squares(board: Board, step: Step) -> Step | None:
    king = board.king(board.turn)
    if step.from_square != king or step.promotion:
        return None
    for castling in board.generate_castling_moves():
        kingside = board.is_kingside_castling(castling)
        ends = (chess.square(6 if kingside else 2, chess.square_rank(king)),)
        if step.to_square in (*ends, castling_rook(board, kingside)):
            return castling
    return None


# ---------------------------------------------------------------------- by man
def _readings(said: str) -> Iterator[Said]:
    """The ways to read a text, the likeliest first: a small b is a file before a bishop.

    A square alone is a pawn's that goes along its file (Laws C.10): `b5` never means axb5.
    """
    text = said.lower()
    texts = [text, f"p{text}"] if text.startswith("b") else [text]
    for reading in reversed(texts) if said.startswith("b") else texts:
        if found := _SAN.fullmatch(reading):
            letter, file, rank, end, promoted = found.groups()
            if text.startswith(end):
                file = end[0]
            yield Said(
                chess.PIECE_SYMBOLS.index(letter or "p"),
                chess.parse_square(end),
                chess.FILE_NAMES.index(file) if file else None,
                int(rank) - 1 if rank else None,
                chess.PIECE_SYMBOLS.index(promoted) if promoted else None,
            )


def _by_man(house: House, position: Position, readings: list[Said]) -> Step:
    """The legal step of the first reading that has one; else one to be told why it is not."""
    board = position.board
    for said in readings:
        fits = [step for step in board.legal_moves if said.names(board, step)]
        if fits:
            return _chosen(house, position, said, fits)
        near = [step for step in board.pseudo_legal_moves if said.names(board, step)]
        if near:
            return near[0]
    said = readings[0]
    starts = (start for start in board.pieces(said.kind, board.turn) if start != said.end)
    steps = [Step(start, said.end, said.promoted) for start in starts]
    if meant := [step for step in steps if said.names(board, step)]:
        kept = (s for s in meant if s.to_square in reached_alone(board, s.from_square))
        return next(kept, meant[0])
    piece = phrase(WORDS, f"name-{chess.piece_symbol(said.kind)}")
    raise Illegal(Why.NO_SUCH_PIECE, piece=piece, example=example(position))


def reached_alone(board: Board, square: int) -> chess.SquareSet:
    """Where the man on a square could go if no other were on the board."""
    alone = Board(None)
    alone.set_piece_at(square, board.piece_at(square))
    return alone.attacks(square)


def _chosen(house: House, position: Position, said: Said, fits: list[Step]) -> Step:
    """One of the legal steps that fit, promotion aside."""
    if said.promoted is not None:
        fits = [
            step for step in fits if (step.promotion or said.promoted) == said.promoted
        ] or fits[:1]
    starts = {step.from_square for step in fits}
    if len(starts) > 1:
        raise _several(position, fits, Why.AMBIGUOUS)
    step = _promoting(house, position, fits)
    # A piece that cannot be promoted to, or a promotion short of the last rank, is refused.
    return Step(step.from_square, step.to_square, said.promoted or step.promotion)


def _promoting(house: House, position: Position, fits: list[Step]) -> Step:
    """The step, or of the four promotions the one that is meant."""
    if len(fits) == 1:
        return fits[0]
    if house.auto_queen:
        return next(step for step in fits if step.promotion == chess.QUEEN)
    raise _several(position, fits, Why.PROMOTION)


def _several(position: Position, fits: list[Step], why: Why) -> Ambiguous:
    names = tuple(step.uci() for step in fits)
    return Ambiguous(why, names, example=written(position.board, fits[0]))
