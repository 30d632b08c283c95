"""How moves are typed and written: Q16, 16,4, 十六四, 左上星, sgf:pd, 停一手, 死 D4, 确认."""

from __future__ import annotations

import re

from engines.game import Illegal, Unreadable
from engines.games.go.board import FILES, Grid, Point, chains, grid
from engines.games.go.rules import Call, Dead, Move, Position, Why
from engines.typed import plain

VERBS = re.compile(r"^(?:落子|下子|下在|落|下|走|play|move|put)\s*", re.IGNORECASE)
LETTERED = re.compile(r"([a-z])[ -]?([0-9]{1,2})|([0-9]{1,2})[ -]?([a-z])", re.IGNORECASE)
NUMBERED = re.compile(r"\(?([0-9]{1,2})(?: ?[,、.·;:/之-] ?| )([0-9]{1,2})\)?")
HAN = "一二三四五六七八九"
NUMERAL = f"(十[{HAN}]?|[{HAN}])"
NUMERALS = re.compile(rf"{NUMERAL}[ ,、.·之-]*{NUMERAL}")
SGF = re.compile(r"sgf: ?([a-s])([a-s])")
MARKS = re.compile(r"(?:dead|死子|死棋|死)\s*(.+)", re.IGNORECASE)
CENTRE = ("天元", "centre", "center", "tengen")
STAR = re.compile(r"([左右上下]{1,2})边?邊?星")
CALLS = {
    Call.PASS: (
        *("pass", "停一手", "停", "停着", "停著", "虚着", "虛着", "虛著", "虚手", "虛手"),
        *("过", "過", "弃权", "棄權"),
    ),
    Call.DONE: ("done", "agree", "agreed", "ok", "确认", "確認", "同意", "数子", "數子"),
    Call.RESUME: (
        *("resume", "play on", "continue", "go on", "继续下", "繼續下", "继续", "繼續"),
        *("续下", "續下"),
    ),
}
CALL_OF = {word: call for call, words in CALLS.items() for word in words}


def read(position: Position, text: str) -> Move:
    """The move a text means.  Raises Unreadable, or Illegal for a point that is not there."""
    typed = plain(text)
    words = typed.lower()
    if words in CALL_OF:
        return CALL_OF[words]
    if found := MARKS.fullmatch(words):
        return _marks(position, _listed(grid(position.size), found[1]))
    points = _listed(grid(position.size), VERBS.sub("", words), typed)
    if position.counting:
        return _marks(position, points)
    if len(points) > 1:
        raise _unreadable(grid(position.size), typed)
    return points[0]


def _listed(board: Grid, words: str, typed: str = "") -> list[Point]:
    """One point in any notation, or several written with letters."""
    parts = re.split(r"[ ,、，]+", words.strip())
    if len(parts) > 1 and all(LETTERED.fullmatch(part) for part in parts):
        return [_point(board, part, part) for part in parts]
    return [_point(board, words, typed or words)]


def _marks(position: Position, points: list[Point]) -> Dead:
    """The chains of these stones, each once.  Raises Illegal where there is no stone."""
    at, names = chains(position.size, position.board), set()
    for point in points:
        found = at[point]
        if not position.counting:
            raise Illegal(Why.NOT_COUNTING)
        if found is None:
            raise Illegal(Why.NO_STONE, at=grid(position.size).names[point].upper())
        names.add(found.name)
    return Dead(tuple(sorted(names)))


def _point(board: Grid, words: str, typed: str) -> Point:
    column, row = _star(board, words) or _column_row(board, words, typed)
    if not (0 <= column < board.size and 0 <= row < board.size):
        raise Illegal(Why.OFF_BOARD, text=typed, last=board.names[-1].upper())
    return board.at(column, row)


def _star(board: Grid, words: str) -> tuple[int, int] | None:
    """天元, 左上星, 右边星; the middle of the board, or as far from it as the corner stars."""
    low, middle, high = board.edge, board.size // 2, board.size - 1 - board.edge
    if words in CENTRE:
        return middle, middle
    found = STAR.fullmatch(words)
    if found is None or len(set(found[1])) != len(found[1]):
        return None
    side = found[1]
    column = low if "左" in side else high if "右" in side else middle
    row = low if "下" in side else high if "上" in side else middle
    return column, row


def _column_row(board: Grid, words: str, typed: str) -> tuple[int, int]:
    """Letters count from the left and from the bottom; two numbers, as in Chinese books, from
    the left and from the top; so do the two letters of SGF."""
    if found := LETTERED.fullmatch(words):
        letter, digits = found[1] or found[4], found[2] or found[3]
        if letter == "i" and board.size > FILES.find("j"):
            raise Illegal(Why.NO_I, text=typed, left=f"H{digits}", right=f"J{digits}")
        return FILES.find(letter), int(digits) - 1
    if found := NUMBERED.fullmatch(words):
        return int(found[1]) - 1, board.size - int(found[2])
    if found := NUMERALS.fullmatch(words):
        return _numeral(found[1]) - 1, board.size - _numeral(found[2])
    if found := SGF.fullmatch(words):
        return ord(found[1]) - ord("a"), board.size - 1 - (ord(found[2]) - ord("a"))
    raise _unreadable(board, typed)


def _numeral(written: str) -> int:
    return 10 * written.startswith("十") + HAN.find(written[-1]) + 1


def _unreadable(board: Grid, typed: str) -> Unreadable:
    star = board.at(board.size - 1 - board.edge, board.size - 1 - board.edge)
    return Unreadable(Why.NO_POINT, text=typed, example=board.names[star].upper())


def text(size: int, move: Move) -> str:
    names = grid(size).names
    if isinstance(move, Dead):
        return " ".join(("dead", *(names[point] for point in move.chains)))
    return str(move) if isinstance(move, Call) else names[move]


def decode(position: Position, canonical: str) -> Move:
    """The inverse of `text`; anything else is read as people write."""
    points = grid(position.size).points
    if not position.counting and canonical in points:
        return points[canonical]
    word, *named = canonical.split(" ")
    if word == "dead" and named and all(name in points for name in named):
        return _marks(position, [points[name] for name in named])
    return read(position, canonical)
