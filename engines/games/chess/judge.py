"""The rule desk of chess: questions about a position, outside any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from chess import BLACK, WHITE, Board

from engines.game import Case, Common, Unjudgeable
from engines.games.chess import fen, notation, rules
from engines.games.chess.refusals import explain
from engines.games.chess.rules import Claim, House, Position

LONGEST_CASE = 2000


def _field(case: Case, name: str, kind: type[Any]) -> Any:
    value = case.get(name)
    if not isinstance(value, kind):
        raise Unjudgeable(Common.BAD_CASE, text=f"{name}: {kind.__name__}")
    return value


def _board(house: House, case: Case) -> Board:
    return fen.read(_field(case, "fen", str), house.chess960)


def _terminal(house: House, case: Case) -> dict[str, Any]:
    """{fen} → {checkmate, stalemate, legal}: how many legal moves there are."""
    board = _board(house, case)
    legal, check = board.legal_moves.count(), board.is_check()
    return {"checkmate": check and not legal, "stalemate": not check and not legal, "legal": legal}


def _insufficient(house: House, case: Case) -> dict[str, Any]:
    """{fen} → {insufficient, white_can_win, black_can_win}, as far as the men tell."""
    board = _board(house, case)
    return {
        "insufficient": board.is_insufficient_material(),
        "white_can_win": not board.has_insufficient_material(WHITE),
        "black_can_win": not board.has_insufficient_material(BLACK),
    }


def _repetition(house: House, case: Case) -> dict[str, Any]:
    """{fen, moves_san} → {threefold, fivefold}: has the last position occurred so often?"""
    position = rules.begin(house, _board(house, case))
    texts = _field(case, "moves_san", list)
    if len(texts) > LONGEST_CASE:
        raise Unjudgeable(Common.BAD_CASE, text=f"moves_san: {len(texts)} > {LONGEST_CASE}")
    for text in texts:
        position = _after(house, position, str(text))
    return {"threefold": position.times >= 3, "fivefold": position.times >= 5}


def _after(house: House, position: Position, text: str) -> Position:
    """The position after one more step, whatever ended the game on the way."""
    step = notation.read(house, position, text)
    if isinstance(step, Claim) or step not in list(position.board.legal_moves):
        raise explain(position, step)
    return rules.play(house, position, step)


ASKS: Mapping[str, Callable[[House, Case], dict[str, Any]]] = MappingProxyType(
    {"terminal": _terminal, "insufficient": _insufficient, "repetition": _repetition}
)
