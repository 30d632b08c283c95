"""Other worlds of 军棋: pieces nobody has met change places, and so do layouts not chosen."""

from __future__ import annotations

from engines.games import AnyGame
from engines.games.luzhanqi.board import turned
from engines.games.luzhanqi.rules import March, Setup
from engines.junqi.army import FLAG, HOME, layout_fault, random_layout, rows
from engines.luck import Luck
from tests.selfplay import Record


def swap(
    game: AnyGame, deal: str, record: Record, seat: int | None, luck: Luck
) -> tuple[str, Record]:
    """The same marches after set-ups of which the others' differ where nobody has looked."""
    spares = [
        spare if side == seat else random_layout(luck) for side, spare in enumerate(deal.split())
    ]
    met, moves = _met(game, deal, record), []
    state = game.start(deal)
    for mover, text in record:
        move = game.decode(game.observe(state, mover), text)
        state = game.apply(state, mover, move)
        if isinstance(move, Setup) and mover != seat:
            text = rows(_other(move.layout, mover, met, luck))
        moves.append((mover, text))
    return " ".join(spares), moves


def _met(game: AnyGame, deal: str, record: Record) -> set[int]:
    """The posts whose first pieces have moved or fought."""
    touched: set[int] = set()
    state = game.start(deal)
    for mover, text in record:
        move = game.decode(game.observe(state, mover), text)
        if isinstance(move, March):
            touched |= {move.start, move.end}
        state = game.apply(state, mover, move)
    return touched


def _other(layout: str, mover: int, met: set[int], luck: Luck) -> str:
    free = [
        number
        for number, post in enumerate(HOME)
        if (turned(post) if mover else post) not in met and layout[number] != FLAG
    ]
    for _ in range(40):
        if len(free) < 2:
            break
        one, two, *_rest = luck.shuffled(free)
        kinds = list(layout)
        kinds[one], kinds[two] = kinds[two], kinds[one]
        if layout_fault("".join(kinds)) is None:
            layout = "".join(kinds)
    return layout
